"""How good a position looks: what greedy bots climb, and search bots start from."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from questhall.core import Seat
from questhall.haven.attacks import Luck, modified, shielded
from questhall.haven.conditions import POSITIVE

from .blows import Blow, blow_of
from .content import chamber, load
from .content.scenarios import Collect, Destroy, Kill, KillAll, ReachHex, Survive
from .effects import (
    Afflict,
    AnyEffect,
    Attack,
    Boost,
    Control,
    Gain,
    Heal,
    Hurt,
    Move,
    Push,
    Recover,
    Retaliate,
    SetTrap,
    Shield,
    Ward,
)
from .state import HERO, Figure
from .steps.abilities import UseAbility, actions_of
from .steps.actions import Act, ChooseMove, Confirm
from .steps.attack import PickTarget, PrepareAttack
from .steps.damage import SufferDamage
from .steps.resting import DrawLoss, KeepCard, LoseOther
from .steps.rolling import KeepEffects, RollModifier, SettleModifier, luck_of, table_of
from .steps.rounds import SelectCards
from .steps.turn import HeroActs
from .world import (
    BugsTable,
    chart_of,
    enemies,
    hero,
    in_zone,
    monsters,
    objectives,
    protected,
    scenario_of,
    shield_of,
    walk_of,
)

LIFE, LIMITS = 1.3, (99, 7, 4, 2)
"""What a hit point is worth; below each of the limits it is worth that once more."""
FOE, THREAT = 2.0, 6.0
"""What a monster's hit point is worth, and the monster itself."""
ROUND = 7.0
"""What a round more to play is worth."""
NO_CARDS = -300.0
USES = {"a": 2, "b": 1}
CONDITION = 1.5
ITEM = 3.0
FAR = 0.6
"""What a hex of distance to what is wanted costs."""
PRESSED = {1: 2.0, 2: 1.0, 3: 0.5}
"""What it costs to stand so near a monster."""
WANTED = 25.0
"""A hex of the goal that was visited, an objective that is gone."""


def heuristic(t: BugsTable, seat: Seat) -> float:
    """Health, cards, monsters, the goal, and what is about to happen."""
    if t.outcome is not None:
        return 1000.0 + t.outcome.score if t.outcome.result == "won" else -1000.0
    if HERO not in t.state.figures:
        return ITEM * len(t.state.items)
    score = 200.0 if t.state.completed else 0.0
    score += you(t) + cards(t) - sum(foe(t, monster) for monster in monsters(t))
    return score + goal(t) + lasting(t) + pending(t)


def you(t: BugsTable) -> float:
    """Hit points and conditions; the last ones are dear."""
    figure = hero(t)
    score = sum(LIFE * min(figure.health, limit) for limit in LIMITS)
    for name in figure.conditions:
        score += CONDITION if name in POSITIVE else -CONDITION
    return score


def cards(t: BugsTable) -> float:
    """How many rounds the cards last: those in hand now, and those that rests will bring."""
    left, uses, ready = 0, 0, 0
    for card in t.state.cards:
        if card.zone == "lost" or card.loss:
            continue
        left += 1
        ready += card.zone in ("hand", "discard")
        if card.zone in ("hand", "chosen"):
            uses += USES[card.side]
        elif card.zone == "active" and card.side == "a":
            uses += 1
    if any(isinstance(step, DrawLoss | KeepCard | LoseOther) for step in t.agenda):
        left -= 1
        uses = 2 * (ready - 1)
    elif t.agenda and isinstance(t.agenda[-1], SelectCards) and len(in_zone(t, "hand")) < 2:
        uses -= 1
    return ROUND * (uses / 2 + sum(range(2, left))) if left > 1 else NO_CARDS


def life(t: BugsTable, damage: int) -> float:
    """What it costs you to suffer damage now."""
    before = hero(t).health
    after = max(0, before - damage)
    return sum(LIFE * (min(before, limit) - min(after, limit)) for limit in LIMITS)


def foe(t: BugsTable, figure: Figure) -> float:
    """A monster: its hit points and its threat, less what weakens it; more if the goal names it."""
    weak = sum(CONDITION for name in figure.conditions if name not in POSITIVE)
    return weight(t, figure) * (FOE * figure.health + THREAT - min(weak, THREAT))


def weight(t: BugsTable, figure: Figure) -> float:
    """How much the goal cares for a monster's death."""
    return prices(t.state.scenario).get(figure.being, prices(t.state.scenario)[""])


@functools.cache
def prices(scenario: str) -> dict[str, float]:
    """What a monster's death is worth by its kind; without a name for all others."""
    goals = load().scenarios[scenario].goal
    named = {each.monster: 1.5 for each in goals if isinstance(each, Kill)}
    others = 1.0 if any(isinstance(each, KillAll) for each in goals) else 0.6
    return {"": others, **named}


def goal(t: BugsTable) -> float:
    """How near the goal is: monsters to fight, hexes to reach, things to break."""
    state, scenario, at = t.state, scenario_of(t), hero(t).at
    letters, near = chamber(state.scenario).letters, chart_of(t).distance[at]
    score = 0.0
    for wanted in scenario.goal:
        match wanted:
            case ReachHex(letter):
                score -= 4 * FAR * way(t, letters[letter])
            case Collect(letter):
                left = [cell for cell in letters[letter] if cell not in state.visited]
                score -= WANTED * len(left) + (4 * FAR * way(t, left) if left else 0.0)
            case Destroy():
                things = [each for each in objectives(t) if not protected(t, each)]
                score -= sum(3.0 * each.health for each in things) + 2 * FAR * min(
                    (near[each.at] for each in things), default=0
                )
            case KillAll() | Kill():
                prey = [m for m in monsters(t) if not isinstance(wanted, Kill) or m.being == wanted.monster]
                best = stand_off(state.character)
                score -= FAR * min((abs(near[each.at] - best) for each in prey), default=0)
            case Survive():
                score += 2.0 * state.round
    score -= sum(PRESSED.get(near[each.at], 0.0) for each in monsters(t))
    return score + 2.0 * sum(each.health for each in objectives(t) if protected(t, each))


@functools.cache
def stand_off(character: str) -> int:
    """How far from its prey a character likes to stand: as far as most of its attacks reach."""
    sides = [side for name in load().deck(character, 1) for side in (load().cards[name].a, load().cards[name].b)]
    ranges = sorted(each.range or 1 for side in sides for each in side.top if isinstance(each, Attack))
    return ranges[len(ranges) // 2] if ranges else 1


def way(t: BugsTable, cells: list[str]) -> int:
    """How many points it takes to the nearest of some hexes."""
    ways = walk_of(t, hero(t)).ways(hero(t).at)
    found = [points for cell in cells if (points := ways.points(cell, 3)) is not None]
    return min(found) if found else 20


def lasting(t: BugsTable) -> float:
    """Your bonuses less theirs."""
    score = 0.0
    for bonus in t.state.bonuses:
        worth = worth_of_bonus(bonus.effect)
        score += worth if bonus.figure == HERO else 0.0
    return score


def worth_of_bonus(effect: object) -> float:
    """A bonus of yours."""
    match effect:
        case Shield(value):
            return 2.5 * value
        case Retaliate(value):
            return 1.5 * value
        case Boost(add):
            return 2.0 * add.plus + add.pierce + 2.0 * add.advantage + CONDITION * len(add.inflict)
        case Ward():
            return 5.0
    return 1.0


# -- what is about to happen


def pending(t: BugsTable) -> float:
    """What lies next on the agenda, as far as it can be foreseen."""
    score, mobility = 0.0, 0
    for step in reversed(t.agenda):
        match step:
            case RollModifier(blow) | PrepareAttack(blow):
                score += worth_of_blow(t, blow)
            case SettleModifier(blow) | KeepEffects(blow):
                score += worth_of_blow(t, blow)
            case SufferDamage():
                score -= life(t, step.damage(t))
            case PickTarget(_, attack):
                score += potential(t, [attack], mobility)
            case ChooseMove(move):
                mobility += move.value
                score += 0.2 * move.value
            case Act(action) | Confirm(action):
                score += potential(t, [action], mobility)
            case UseAbility(card, half, basic, at):
                left = actions_of(t, card, half, basic=basic)[at:]
                score += potential(t, left, mobility) - loss_of(t, card, half, basic=basic)
            case HeroActs():
                return score + halves(t, mobility)
    return score


def loss_of(t: BugsTable, card: str, half: str, *, basic: bool) -> float:
    """What it costs to use a half with a loss mark."""
    held = next(each for each in t.state.cards if each.card == card)
    side = load().cards[card].side(held.side)
    if basic or half not in (*side.loss, *side.forever):
        return 0.0
    left = sum(each.zone != "lost" and not each.loss for each in t.state.cards)
    return ROUND * (USES[held.side] / 2 + left - 1) * 0.7


def halves(t: BugsTable, mobility: int) -> float:
    """The best use of the chosen cards that are not used yet."""
    chosen = [each.card for each in t.state.cards if each.zone == "chosen"]
    tops = {card: best_half(t, card, "top", mobility) for card in chosen}
    bottoms = {card: best_half(t, card, "bottom", mobility) for card in chosen}
    if len(chosen) == 2:
        one, two = chosen
        return 0.9 * max(tops[one] + bottoms[two], tops[two] + bottoms[one])
    if len(chosen) == 1:
        return 0.9 * (bottoms if "top" in t.state.halves else tops)[chosen[0]]
    return 0.0


def best_half(t: BugsTable, card: str, half: str, mobility: int) -> float:
    """A half as printed, or as a basic action."""
    worth = 0.0
    for basic in (False, True):
        actions = actions_of(t, card, half, basic=basic)  # type: ignore[arg-type]
        worth = max(worth, potential(t, actions, mobility) - loss_of(t, card, half, basic=basic))
    return worth


def potential(t: BugsTable, effects: Iterable[AnyEffect], mobility: int) -> float:
    """What actions could bring from here."""
    score = 0.0
    for effect in effects:
        match effect:
            case Move(value):
                mobility += value
                score += 0.3 * value
            case Attack() as attack:
                score += attack_potential(t, attack, mobility)
            case Heal(value):
                score += 2 * LIFE * min(value, hero(t).most - hero(t).health)
            case Shield() | Retaliate() | Boost() | Ward():
                score += worth_of_bonus(effect) * (1.0 if within(t, 3 + mobility) else 0.3)
            case Afflict(conditions, reach):
                score += CONDITION * len(conditions) if within(t, reach + mobility) else 0.0
            case Gain():
                score += 2.0
            case Hurt(value, reach):
                score += FOE * value * within(t, reach)
            case Control(action, reach):
                score += (FOE * action.value * 0.6 if within(t, reach) > 1 else 1.0) if within(t, reach) else 0.0
            case Recover(count):
                score += 2.0 * count
            case Push() | SetTrap():
                score += 1.0
    return score


def within(t: BugsTable, reach: int) -> int:
    """How many enemies are at most so far away."""
    near = chart_of(t).distance[hero(t).at]
    return sum(near[each.at] <= reach for each in enemies(t, hero(t)))


def attack_potential(t: BugsTable, attack: Attack, mobility: int) -> float:
    """An attack on the best target that could be reached."""
    near, reach = chart_of(t).distance[hero(t).at], max(1, attack.range) + mobility
    best = 0.0
    for each in enemies(t, hero(t)):
        if near[each.at] <= reach and "invisible" not in each.conditions:
            worth = worth_of_blow(t, blow_of(t, hero(t), each.id, attack))
            best = max(best, worth if near[each.at] <= max(1, attack.range) else 0.8 * worth)
    return best or 0.4 * attack.value


def worth_of_blow(t: BugsTable, blow: Blow) -> float:
    """What an attack does on average, by the current row; attacks on you count against you."""
    figures = t.state.figures
    if blow.target not in figures or blow.attacker not in figures:
        return 0.0
    target, mine = figures[blow.target], blow.attacker == HERO
    row = table_of(t, blow)[t.state.hero_row if mine else t.state.monster_row]
    value = blow.value + ("poison" in target.conditions)
    shield = shield_of(t, target)
    price = weight(t, target) if target.kind == "monster" else 1.0
    hits = [price * hit_worth(target, shielded(modified(value, c), shield, blow.pierce + c.pierce)) for c in row]
    fortune = luck_of(t, blow)
    if fortune is Luck.PLAIN:
        total = sum(hits)
    else:
        total = 2 * (min(hits) if fortune is Luck.DISADVANTAGE else max(hits)) + hits[1]
    effects = CONDITION * len(blow.inflict) + 0.5 * blow.push + LIFE * min(blow.heal, 1)
    return (total / 3 + effects) * (1.0 if blow.target != HERO else -1.0)


def hit_worth(target: Figure, damage: int) -> float:
    """Damage to a figure, and its death."""
    each = 2 * LIFE if target.id == HERO else 3.0 if target.kind == "objective" else FOE
    dead = THREAT if damage >= target.health and target.kind == "monster" else 0.0
    return each * min(damage, target.health) + dead
