"""What is about to happen in a position: the rest of an attack, of an ability, of a turn, of a choice of cards."""

from __future__ import annotations

import functools
from collections.abc import Callable

from .aims import opening
from .content import Ability, load
from .content.maps import chamber
from .effects import (
    Move,
)
from .potentials import actions, best_of, command
from .state import Hero
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
from .strikes import rest_of_attack
from .world import (
    JawsTable,
    amount,
    taught,
)
from .worth import cards_left, harm, lasting, lasts, usual_damage, worth_of_blow

LOSS = 1.0
"""How much of the rounds counts that a lost card costs: in the end some are never played."""
SHARE = 0.9
"""What is only hoped for counts a little less."""


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
