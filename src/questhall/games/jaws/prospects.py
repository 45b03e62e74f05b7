"""What is about to happen in a position: the rest of an attack, of an ability, of a turn, of a choice of cards."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Sequence

from .aims import lag, opening, price, stride, targets
from .content import Ability, load
from .content.maps import chamber
from .effects import (
    Affect,
    AnyEffect,
    Attack,
    Command,
    Consume,
    Destroy,
    Experience,
    Given,
    Guard,
    Heal,
    Infuse,
    Loot,
    Move,
    Recover,
    SetTrap,
    Shield,
    Special,
    Thorns,
    Watch,
)
from .effects import Boost as Boosting
from .favourites import RULES, arming
from .magic import ways_to_pay
from .state import Figure, Hero
from .steps.abilities import BASIC, Enter, UseAbility
from .steps.actions import Act, ChooseConsume, Confirm
from .steps.aiming import AimAction
from .steps.attack import Defend, PickTarget, PrepareBlow
from .steps.command import GiveCommand
from .steps.damage import SufferDamage
from .steps.modifying import DrawModifiers, SettleModifier
from .steps.rooms import Reveal
from .steps.shaping import ChooseHex
from .steps.specials import PerformSpecial
from .steps.stepping import ChooseMove
from .steps.turn import HeroActs
from .strikes import MORE, attack_potential, rest_of_attack
from .targets import candidates, side_of
from .world import (
    FAR,
    JawsTable,
    amount,
    chart_of,
    enemies,
    of_kind,
    taught,
    within,
)
from .worth import HELP, HURT, cards_left, harm, lasting, lasts, life, usual_damage, worth_of_blow, worth_of_bonus

LOSS = 1.0
"""How much of the rounds counts that a lost card costs: in the end some are never played."""
SHARE = 0.9
"""What is only hoped for counts a little less."""


CURED = frozenset({"poison", "wound"})
"""What a heal ends, before the conditions come that it brings."""
BOUND = 3
"""How far somebody is whom a command names."""


def pending(t: JawsTable) -> float:
    """What lies next on the agenda, as far as it can be foreseen."""
    score, mobility, busy = 0.0, 0, ""
    for step in reversed(t.agenda):
        match step:
            case DrawModifiers(blow) | PrepareBlow(blow) | Defend(blow) | SettleModifier(blow):
                score += worth_of_blow(t, blow)
            case SufferDamage(figure) if figure in t.state.figures:
                score += harm(t, t.state.figures[figure], step.damage(t))
            case ChooseMove(actor, move) if actor in t.state.heroes:
                mobility += amount(t, move.value)
            case PickTarget():
                score += rest_of_attack(t, step)
            case AimAction() if step.actor in t.state.figures:
                score += best_of(t, step.open_to(t), step.effect, len(step.hits))
            case GiveCommand(actor, order, hits) if actor in t.state.figures:
                score += command(t, t.state.figures[actor], order, 0, hits)
            case Act(actor, effect) | Confirm(actor, effect) | ChooseHex(actor, effect):
                score += actions(t, actor, [effect], mobility)
            case PerformSpecial(actor, offer) | ChooseConsume(actor, offer):
                score += actions(t, actor, [offer], mobility)
            case UseAbility():
                score, busy = score + rest_of(t, step, step.at, mobility), step.card
            case Enter(rest=rest):
                score, busy = score + rest_of(t, rest, rest.at - 1, mobility), rest.card
            case Reveal():
                score += opening(t, chamber(t.state.scenario).doors[step.door])
            case HeroActs(being) if being in t.state.figures:
                return score + SHARE * halves(t, being, mobility, busy)
    return score


def average(t: JawsTable) -> float | None:
    """What an attack in a character's turn brings on average; its target has lost what it will lose as a rule."""
    step = t.agenda[-1] if t.agenda else None
    if not isinstance(step, DrawModifiers) or t.state.active not in t.state.heroes:
        return None
    worth, target = worth_of_blow(t, step.blow), t.state.figures.get(step.blow.target)
    if target is None or target.kind == "character":
        return worth
    hit = min(target.health - 1, int(usual_damage(t, step.blow)))
    worth -= harm(t, target, hit)
    target.health -= hit
    return worth


def rest_of(t: JawsTable, step: UseAbility, at: int, mobility: int) -> float:
    """What the actions of a half bring from one of them on, less the loss of its card."""
    ability = half_of(step.card, step.half, basic=step.basic)
    return actions(t, step.being, ability.actions[at:], mobility) - loss_of(t, step.being, ability)


def rounds_lost(hand: int, left: int, then: int, kept: int) -> float:
    """What it costs that the cards last less long."""
    return lasting(lasts(hand, left)) - lasting(lasts(then, kept))


@functools.cache
def half_of(card: str, half: str, *, basic: bool) -> Ability:
    """A half as printed, or the basic ability."""
    return Ability(actions=(BASIC[half],)) if basic else load().cards[card].half(half)


def loss_of(t: JawsTable, being: str, ability: Ability) -> float:
    """What it costs to use a half with a loss symbol: the more the longer the cards should last."""
    if not ability.lost or not taught(t, 2):
        return 0.0
    left = cards_left(t.state.heroes[being])
    return LOSS * rounds_lost(2, left, 2, left - 1)


def halves(t: JawsTable, being: str, mobility: int, busy: str = "") -> float:
    """The best use of the chosen cards that are not used yet; one of them may be in use just now."""
    mine = t.state.heroes[being]
    chosen = [each.card for each in mine.cards if each.zone == "chosen" and each.card != busy]
    if len(chosen) == 2:
        return pair(t, halves_of(t, mine), chosen[0], chosen[1], mobility)
    if not chosen:
        return 0.0
    return single(t, mine, chosen[0], "bottom" if "top" in mine.halves else "top", mobility)


Worth = Callable[[str, str, int], float]
"""What a half of a card brings after so many points of movement."""


def halves_of(t: JawsTable, mine: Hero) -> Worth:
    """What the halves of a character's cards bring in a position; each is worked out once."""
    return functools.cache(functools.partial(single, t, mine))


def pair(t: JawsTable, worth: Worth, one: str, two: str, mobility: int = 0) -> float:
    """The top of one card and the bottom of the other, whichever is better."""
    return max(both(t, worth, one, two, mobility), both(t, worth, two, one, mobility))


def both(t: JawsTable, worth: Worth, upper: str, lower: str, mobility: int) -> float:
    """A top and a bottom; a bottom that moves brings the top nearer to its targets."""
    stride = mobility + max(strides(lower), 2 if taught(t, 2) else 0)
    return worth(upper, "top", stride) + worth(lower, "bottom", mobility)


@functools.cache
def strides(card: str) -> int:
    """The points of movement of a card's bottom."""
    actions = load().cards[card].bottom.actions
    return sum([each.value for each in actions if isinstance(each, Move) and isinstance(each.value, int)])


def single(t: JawsTable, mine: Hero, card: str, half: str, mobility: int) -> float:
    """A half as printed or as a basic action, whichever is better."""
    ability = half_of(card, half, basic=False)
    printed = actions(t, mine.being, ability.actions, mobility) - loss_of(t, mine.being, ability)
    printed += 0.3 * ability.xp + 0.3 * len(ability.makes)
    if not taught(t, 2):
        return max(0.0, printed)
    return max(0.0, printed, actions(t, mine.being, (BASIC[half],), mobility))


# -- single actions


def actions(t: JawsTable, actor: str, effects: Iterable[object], mobility: int) -> float:
    """What actions could bring from here."""
    figure = t.state.figures.get(actor)
    if figure is None or "stun" in figure.conditions:
        return 0.0
    score = 0.0
    for effect in effects:
        if isinstance(effect, Move):
            points = amount(t, effect.value) if "immobilize" not in figure.conditions else 0
            mobility += points
            score += 0.2 * points + stride(t) * min(points, lag(t, figure, targets(t)))
        else:
            score += action(t, figure, effect, mobility)  # type: ignore[arg-type]
    return score


def action(t: JawsTable, figure: Figure, effect: AnyEffect, mobility: int) -> float:
    """What one action could bring."""
    match effect:
        case Attack() as attack:
            return attack_potential(t, figure, attack, mobility) if "disarm" not in figure.conditions else 0.0
        case Heal() | Affect() as aimed:
            return aimed_potential(t, figure, aimed, mobility)
        case Shield() | Guard() | Thorns() | Boosting() | Watch():
            return worth_of_bonus(effect) * (1.0 if near(t, figure, 3 + mobility) else 0.3)
        case Command():
            return command(t, figure, effect, mobility)
        case Consume(cost=cost, then=then, otherwise=otherwise):
            return actions(t, figure.id, then if ways_to_pay(t, cost) else otherwise, mobility)
        case Given(then=then):
            return 0.5 * actions(t, figure.id, then, mobility)
        case Destroy(then=then):
            return 0.5 + 0.4 * actions(t, figure.id, then, mobility)
        case Loot(reach):
            around = chart_of(t).within(figure.at, reach + mobility)
            return 0.8 * sum([t.state.coins.get(cell, 0) + 3 * (cell in t.state.treasures) for cell in around])
        case Recover(cards):
            return 2.0 * cards
        case SetTrap(damage=damage):
            return 0.7 * damage
        case Experience(value):
            return 0.3 * value
        case Special(rule=rule) if rule in RULES:
            return arming(t)
        case Infuse() | Special():
            return 1.0
    return 0.0


def aimed_potential(t: JawsTable, figure: Figure, aimed: Heal | Affect, mobility: int) -> float:
    """A heal, or harm without an attack, for those who could be reached."""
    if aimed.around == "self" and aimed.side not in ("self", "target") and mobility:
        reach, close = max(1, aimed.range) + mobility, chart_of(t).distance[figure.at]
        side = (
            enemies(t, figure)
            if aimed.side == "enemies"
            else [each for each in t.state.figures.values() if each.kind == "character"]
        )
        found = [each for each in side if close.get(each.at, FAR) <= reach]
        if not aimed.targets and len(found) > 1:
            return crowd(t, found, aimed)
    else:
        found = candidates(t, figure, aimed)
    return best_of(t, found, aimed)


def crowd(t: JawsTable, found: Sequence[Figure], aimed: Heal | Affect) -> float:
    """The same for all around somebody who may choose where he stands: the best of them with those close by."""
    apart, distance = 2 * max(1, aimed.range), chart_of(t).distance
    worths, best = {each.at: benefit(t, each, aimed) for each in found}, 0.0
    for cell, worth in worths.items():
        close = distance[cell]
        others = [more for other, more in worths.items() if other != cell and close.get(other, FAR) <= apart]
        best = max(best, worth + MORE * sum(others))
    return best


def best_of(t: JawsTable, found: Sequence[Figure], aimed: Heal | Affect, hits: int = 0) -> float:
    """The same for as many as it is for, without those that had it already."""
    worths = sorted((benefit(t, each, aimed) for each in found), reverse=True)
    return sum(worths[: max(0, aimed.targets - hits) if aimed.targets else len(worths)])


def benefit(t: JawsTable, target: Figure, aimed: Heal | Affect) -> float:
    """What an action brings the party if it is done to a figure."""
    foe = target.kind != "character"
    had = target.conditions.keys() - CURED if isinstance(aimed, Heal) else target.conditions.keys()
    score = sum([HELP.get(each, 0.0) - HURT.get(each, 0.0) for each in aimed.inflict if each not in had])
    score = -score if foe else score
    if isinstance(aimed, Heal):
        gain = life(min(target.most, target.health + amount(t, aimed.value))) - life(target.health)
        return (
            score
            + (HURT["poison"] if "poison" in target.conditions else gain)
            + HURT["wound"] * ("wound" in target.conditions)
        )
    damage = amount(t, aimed.damage)
    return score + (harm(t, target, damage) if damage else 0.0) + 0.4 * (aimed.push + aimed.pull) * foe


def command(t: JawsTable, figure: Figure, order: Command, mobility: int, hits: Sequence[str] = ()) -> float:
    """What others do for one, less what it costs those who are friends."""
    if mobility:
        reach, close = order.range + mobility, chart_of(t).distance[figure.at]
        found = [each for each in side_of(t, figure, order) if close.get(each.at, FAR) <= reach]
    else:
        found = candidates(t, figure, order)
    able = [each for each in found if each.kind != "objective" and each.id not in hits]
    worths = sorted((obeying(t, figure, each, order) for each in able), reverse=True)
    return sum([max(0.0, each) for each in worths[: order.targets - len(hits) if order.targets else len(worths)]])


def obeying(t: JawsTable, figure: Figure, other: Figure, order: Command) -> float:
    """What the actions of one of them bring."""
    score = sum(granting(t, figure, other, each) for each in order.actions)
    foe = other.kind != "character"
    score += sum([HURT.get(each, 0.0) for each in (*order.inflict, *order.paid)]) * (1 if foe else -1)
    return score + (harm(t, other, order.price) if order.price and score > 0 else 0.0)


def granting(t: JawsTable, figure: Figure, other: Figure, effect: AnyEffect) -> float:
    """What an action brings that another figure performs; some attacks are bound to what the first did before."""
    foe = other.kind == "monster"
    match effect:
        case Attack(at="target"):
            around = within(t, figure.at, of_kind(t, "monster"), BOUND)
            close = [each for each in around if each is not other]
            return attack_potential(t, other, effect, 0, forced=foe, among=close)
        case Attack():
            return attack_potential(t, other, effect, 0, forced=foe)
        case Move(value=value) if not foe:
            return 0.1 * amount(t, value) + 0.4 * price(t) * min(amount(t, value), lag(t, other, targets(t)))
    return 0.5


def near(t: JawsTable, figure: Figure, reach: int) -> bool:
    """Whether an enemy is at most so far away."""
    close = chart_of(t).distance[figure.at]
    return any(close.get(each.at, FAR) <= reach for each in enemies(t, figure))
