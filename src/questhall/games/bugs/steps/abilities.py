"""Using a half of a card: its actions in order, what may be skipped, where the card goes.

[BB-8xx, BB-31xx, BB-33xx, BB-35xx, BB-37xx]
"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven.choices import Skip
from questhall.haven.conditions import NEGATIVE
from questhall.haven.terms import CardId, Half

from ..choices import Perform, UseItem
from ..content import load
from ..effects import LASTING, AnyEffect, Attack, Gain, Move
from ..events import CardUsed
from ..items import ready, usable, use
from ..state import Loss
from ..world import BugsTable, held
from ..zones import put, retire
from .actions import Act
from .using import UseBetween, of_turn

BASIC_ATTACK, BASIC_MOVE = 2, 2
BASIC: dict[Half, tuple[AnyEffect, ...]] = {"top": (Attack(BASIC_ATTACK),), "bottom": (Move(BASIC_MOVE),)}
STRICTER: dict[Loss, int] = {"": 0, "loss": 1, "forever": 2}


def actions_of(t: BugsTable, card: CardId, half: Half, *, basic: bool) -> tuple[AnyEffect, ...]:
    """The ability of a half, or the basic action instead of it.  [BB-801, BB-3301, BB-3302, BB-3303]"""
    if basic:
        more = sum([extra.plus for item in ready(t, "basic") for extra in item.add]) if half == "top" else 0
        return (Attack(BASIC_ATTACK + more),) if more else BASIC[half]
    side = load().cards[card].side(held(t, card).side)
    return side.top if half == "top" else side.bottom


def is_mandatory(effect: AnyEffect) -> bool:
    """What harms yourself cannot be skipped.  [BB-3503]"""
    return type(effect) is Gain and not NEGATIVE.isdisjoint(effect.conditions)


class UseAbility(Step, frozen=True):
    """The actions of a half, one after the other, top to bottom.  [BB-804, BB-805, BB-806]"""

    card: CardId
    half: Half
    basic: bool = False
    at: int = 0
    loss: Loss = ""
    paused: bool = False
    """Items could be used before this action.  [BB-R-40]"""

    def run(self, t: BugsTable) -> None:
        """Mandatory parts count once anything has been done; before that they are taken or all is left.

        [BB-3501, BB-3505, BB-R-30]
        """
        actions = actions_of(t, self.card, self.half, basic=self.basic)
        if self.at == 0:
            t.state.performed = False
            t.tell(CardUsed(self.card, self.half, self.basic))
        if self.at == len(actions):
            self.finish(t)
            return
        if self.at and t.state.performed and not self.paused and of_turn(t):
            t.do(UseBetween(), replace(self, paused=True))
            return
        action = actions[self.at]
        rest = UseAbility(self.card, self.half, self.basic, self.at + 1, self.loss)
        last, harms, lasts = self.at + 1 == len(actions), is_mandatory(action), type(action) in LASTING
        if t.state.performed or not (harms or lasts):
            t.do(rest)
            t.at_once(Act(action, self.card, bound=harms or lasts))
        elif not last or (harms and self.at == 0):
            t.do(Enter(action, rest))
        else:
            t.do(rest)
            if not harms:
                t.at_once(Act(action, self.card))

    def finish(self, t: BugsTable) -> None:
        """The card goes where it belongs; after a top ability an elixir may add the bottom of the same card.

        [BB-3106, BB-5138, BB-R-46]
        """
        loss = self.worst_loss(t)
        hastens = self.half == "top" and not self.basic and ready(t, "after_top")
        t.at_once(Haste(self.card, loss) if hastens else FinishCard(self.card, loss))

    def worst_loss(self, t: BugsTable) -> Loss:
        """The loss mark counts if anything was done, and never for a basic action.  [BB-3304, BB-3504, BB-3701]"""
        mine: Loss = ""
        if t.state.performed and not self.basic:
            side = load().cards[self.card].side(held(t, self.card).side)
            mine = "forever" if self.half in side.forever else "loss" if self.half in side.loss else ""
        return max(mine, self.loss, key=STRICTER.__getitem__) if self.loss else mine


class Enter(Question, frozen=True):
    """A mandatory part comes first: take it, or leave the ability alone.  [BB-3501, BB-EX-69]"""

    action: AnyEffect
    rest: UseAbility

    def ask(self, t: BugsTable) -> Decision:
        """Both are open."""
        return Decision(0, self, (Perform(), Skip()))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """To leave it is to leave all that follows."""
        if isinstance(choice, Skip):
            rest = self.rest
            end = len(actions_of(t, rest.card, rest.half, basic=rest.basic))
            t.do(replace(rest, at=end))
        else:
            t.state.performed = True
            t.do(Act(self.action, self.rest.card, bound=True), self.rest)


class Haste(Question, frozen=True):
    """Use the bottom ability of the same card as well?  [BB-5138, BB-R-46]"""

    card: CardId
    loss: Loss

    def ask(self, t: BugsTable) -> Decision:
        """If the item is ready."""
        return Decision(0, self, (*usable(t, "after_top"), Skip()))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """The bottom ability of the other card is used later as usual."""
        if isinstance(choice, UseItem):
            use(t, choice)
            t.do(UseAbility(self.card, "bottom", loss=self.loss))
        else:
            t.do(FinishCard(self.card, self.loss))


class FinishCard(Step, frozen=True):
    """Lost, active, turned or discarded.  [BB-2502, BB-2511, BB-3104, BB-3105, BB-3701, BB-3703]"""

    card: CardId
    loss: Loss

    def run(self, t: BugsTable) -> None:
        """A card that gives a bonus lies in the active area."""
        card = held(t, self.card)
        if self.card in [bonus.card for bonus in t.state.bonuses]:
            card.loss = self.loss
            put(t, card, "active")
        else:
            retire(t, card, self.loss)
