"""What is about to happen in a position: the rest of an attack, of an ability, of your turn."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.haven.terms import Half

from .content import load
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
from .steps.abilities import BASIC_MOVE, Enter, UseAbility, actions_of
from .steps.actions import Act, ChooseMove, Confirm
from .steps.attack import PickTarget, PrepareAttack
from .steps.damage import SufferDamage
from .steps.rolling import KeepEffects, RollModifier, SettleModifier
from .steps.rounds import RollColumns
from .steps.turn import HeroActs
from .world import BugsTable, chart_of, enemies, held, hero
from .worth import CONDITION, FOE, LIFE, attack_potential, worth_of_blow, worth_of_bonus

LIMITS = (99, 7, 4, 2)
"""Below each of these a hit point of yours is worth its price once more."""
ROUND = 10.0
"""What a round more to play is worth."""
USES = {"a": 2, "b": 1}


def life(t: BugsTable, damage: float) -> float:
    """What it costs you to suffer damage now."""
    before = hero(t).health
    after = max(0.0, before - damage)
    return sum([LIFE * (min(before, limit) - min(after, limit)) for limit in LIMITS])


def pending(t: BugsTable) -> float:
    """What lies next on the agenda, as far as it can be foreseen."""
    score, mobility = 0.0, 0
    for step in reversed(t.agenda):
        match step:
            case RollModifier(blow) | PrepareAttack(blow) | SettleModifier(blow) | KeepEffects(blow):
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
            case UseAbility() as ability:
                score += rest_of(t, ability, ability.at, mobility)
            case Enter(_, ability):
                score += rest_of(t, ability, ability.at - 1, mobility)
            case HeroActs() | RollColumns():
                return score + halves(t, mobility)
    return score


def rest_of(t: BugsTable, ability: UseAbility, at: int, mobility: int) -> float:
    """What is left of an ability."""
    left = actions_of(t, ability.card, ability.half, basic=ability.basic)[at:]
    return potential(t, left, mobility) - loss_of(t, ability.card, ability.half, basic=ability.basic)


def loss_of(t: BugsTable, card: str, half: str, *, basic: bool) -> float:
    """What it costs to use a half with a loss mark."""
    if basic:
        return 0.0
    owned = held(t, card)
    side = load().cards[card].side(owned.side)
    if half not in side.loss and half not in side.forever:
        return 0.0
    left = sum([each.zone != "lost" and not each.loss for each in t.state.cards])
    return ROUND * (USES[owned.side] / 2 + left - 1) * 0.7


def halves(t: BugsTable, mobility: int) -> float:
    """The best use of the chosen cards that are not used yet."""
    chosen = [each.card for each in t.state.cards if each.zone == "chosen"]
    if not chosen:
        return 0.0
    if len(chosen) == 2:
        one, two = chosen
        return 0.9 * max(both(t, one, two, mobility), both(t, two, one, mobility))
    return 0.9 * best_half(t, chosen[0], "bottom" if "top" in t.state.halves else "top", mobility)


def both(t: BugsTable, top: str, bottom: str, mobility: int) -> float:
    """The top of one card and the bottom of the other: where a move helps, it comes first."""
    printed = actions_of(t, bottom, "bottom", basic=False)
    steps = max([BASIC_MOVE, *(each.value for each in printed if isinstance(each, Move))])
    if "immobilize" in hero(t).conditions:
        steps = 0
    return best_half(t, top, "top", mobility + steps) + best_half(t, bottom, "bottom", mobility)


def best_half(t: BugsTable, card: str, half: Half, mobility: int) -> float:
    """A half as printed, or as a basic action."""
    basic = potential(t, actions_of(t, card, half, basic=True), mobility)
    printed = potential(t, actions_of(t, card, half, basic=False), mobility)
    return max(basic, printed - loss_of(t, card, half, basic=False))


def potential(t: BugsTable, effects: Iterable[AnyEffect], mobility: int) -> float:
    """What actions could bring from here."""
    score = 0.0
    for effect in effects:
        match effect:
            case Move(value):
                mobility += value
                score += 0.3 * value
            case Attack():
                score += attack_potential(t, effect, mobility)
            case Shield() | Retaliate() | Boost() | Ward():
                score += worth_of_bonus(effect) * (1.0 if within(t, 3 + mobility) else 0.3)
            case Afflict(conditions, reach):
                score += CONDITION * len(conditions) if within(t, reach + mobility) else 0.0
            case _:
                score += help_of(t, effect)
    return score


def help_of(t: BugsTable, effect: AnyEffect) -> float:
    """What an action brings where you stand."""
    match effect:
        case Heal(value):
            return 2 * LIFE * min(value, hero(t).most - hero(t).health)
        case Hurt(value, reach):
            return FOE * value * within(t, reach)
        case Control(action, reach):
            return (FOE * action.value * 0.6 if within(t, reach) > 1 else 1.0) if within(t, reach) else 0.0
        case Recover(count):
            return 2.0 * count
        case Gain():
            return 2.0
        case Push() | SetTrap():
            return 1.0
    return 0.0


def within(t: BugsTable, reach: int) -> int:
    """How many enemies are at most so far away."""
    near = chart_of(t).distance[hero(t).at]
    return sum([near[each.at] <= reach for each in enemies(t, hero(t))])
