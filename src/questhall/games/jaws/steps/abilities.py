"""Using a half of a card: its actions in order, what cannot be declined, where the card goes.

[JL-6xx, JL-21xx, JL-34xx, JL-37xx]
"""

from __future__ import annotations

import functools

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven.choices import Skip
from questhall.haven.terms import Being, CardId, Half

from ..belongings import count, gain_xp, held, ready
from ..choices import Accept
from ..content import Ability, load
from ..effects import AnyEffect, Attack, Consume, Move
from ..events import CardUsed
from ..state import Deed
from ..strengthening import strengthened
from ..world import JawsTable, hero, seat_of, taught
from ..zones import is_active, put
from .actions import Act
from .aiming import harmful
from .shaping import choose_elements

BASIC: dict[str, Attack | Move] = {"top": Attack(value=2), "bottom": Move(value=2)}
PLAIN = {half: Ability(actions=(effect,)) for half, effect in BASIC.items()}


def ability_of(t: JawsTable, being: Being, card: CardId, half: Half, *, basic: bool) -> Ability:
    """A half as it is printed, or the basic ability instead of it.  [JL-620, JL-621, JL-626, JL-2105]"""
    if not basic:
        return load().cards[card].half(half)
    helpful = [item.add for item in ready(t, being, "basic_move") if item.add is not None] if half == "bottom" else []
    return Ability(actions=(functools.reduce(strengthened, helpful, BASIC[half]),)) if helpful else PLAIN[half]


def binding(effect: AnyEffect) -> bool:
    """Whether an action cannot be declined once the ability is used.  [JL-607, JL-O-42]"""
    return harmful(effect) or (isinstance(effect, Consume) and any(map(harmful, effect.otherwise)))


class UseAbility(Step, frozen=True):
    """The actions of a half, one after the other in the printed order.  [JL-604, JL-605, JL-G-007]"""

    being: Being
    card: CardId
    half: Half
    basic: bool = False
    at: int = 0

    def run(self, t: JawsTable) -> None:
        """What harms oneself or allies is done if anything else is; the stunned do nothing.

        [JL-606, JL-607, JL-1502, JL-O-42]
        """
        ability = ability_of(t, self.being, self.card, self.half, basic=self.basic)
        if self.at == 0:
            t.state.deed = Deed()
            t.tell(CardUsed(self.being, self.card, self.half, self.basic))
        figure = t.state.figures.get(self.being)
        if self.at == len(ability.actions) or figure is None or "stun" in figure.conditions:
            t.at_once(FinishAbility(self.being, self.card, self.half, self.basic))
            return
        action, rest = ability.actions[self.at], replace(self, at=self.at + 1)
        bound = binding(action)
        if not bound or t.state.deed.performed:
            t.do(rest)
            t.at_once(Act(self.being, action, card=self.card, bound=bound))
        elif self.at + 1 < len(ability.actions) or self.at == 0:
            t.do(Enter(action, rest))
        else:
            t.do(rest)


class Enter(Question, frozen=True):
    """A part that harms comes before any other: take it, or leave the rest of the ability.  [JL-O-42]"""

    action: AnyEffect
    rest: UseAbility

    def ask(self, t: JawsTable) -> Decision:
        """Both are open."""
        return Decision(seat_of(t, self.rest.being), self, (Accept(), Skip()))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """To leave it is to leave all that follows."""
        rest = self.rest
        if isinstance(choice, Accept):
            t.state.deed.performed = True
            t.do(Act(rest.being, self.action, card=rest.card, bound=True), rest)
        else:
            t.do(FinishAbility(rest.being, rest.card, rest.half, rest.basic))


class FinishAbility(Step, frozen=True):
    """Experience and elements for an ability that was used; then the card leaves.

    [JL-608, JL-609, JL-622, JL-624, JL-625, JL-2101, JL-2103, JL-2104, JL-3403, JL-3702, JL-G-010, JL-G-705]
    """

    being: Being
    card: CardId
    half: Half
    basic: bool

    def run(self, t: JawsTable) -> None:
        """Lost, active or discarded."""
        if hero(t, self.being).exhausted:
            return
        ability = ability_of(t, self.being, self.card, self.half, basic=self.basic)
        card, used = held(t, self.being, self.card), t.state.deed.performed
        lost = used and ability.lost and taught(t, 2)
        if is_active(t, self.card) or t.state.deed.marked:
            card.lost = lost
            put(t, self.being, card, "active")
        else:
            put(t, self.being, card, "lost" if lost else "discard")
        if lost:
            self.tally(t)
        if self.basic and used:
            count(t, self.being, "basics")
        if used:
            gain_xp(t, self.being, ability.xp)
            choose_elements(t, self.being, ability.makes)

    def tally(self, t: JawsTable) -> None:
        """What battle goals count of losses."""
        mine = hero(t, self.being)
        count(t, self.being, "turn_losses")
        if mine.tallies["turn_losses"] == 2:
            count(t, self.being, "double_losses")
        if not mine.tallies.get("short_rests") and not mine.tallies.get("long_rests"):
            count(t, self.being, "early_losses")
