"""Items of your own turn: which can be used now, and what they do.  [BB-34xx, BB-R-40]"""

from __future__ import annotations

import functools

from questhall.core import Choice, Decision, Question, Seat
from questhall.haven.choices import Done
from questhall.haven.conditions import NEGATIVE
from questhall.haven.terms import ItemId

from ..choices import UseItem
from ..content import HEXES, load
from ..effects import AnyEffect, Attack, Cleanse, Control, Recover
from ..items import usable, use
from ..world import BugsTable, hero, in_range, seen_enemies
from .actions import Act
from .control import can_control
from .shaping import RecoverCards

MOMENTS = ("turn",)
FAR_MOMENTS = (*MOMENTS, "far_move")
PICKY = (Attack, Cleanse, Control, Recover)
"""Actions that cannot always be performed."""


class UseBetween(Question, frozen=True):
    """Between two actions of an ability: items of your turn.  [BB-806, BB-R-40]"""

    automatic = True

    def ask(self, t: BugsTable) -> Decision:
        """As many as you like."""
        return Decision(0, self, (*of_turn(t), Done()))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """Then the next action."""
        if isinstance(choice, UseItem):
            t.do(*actions_with(t, choice), self)


def of_turn(t: BugsTable) -> list[UseItem]:
    """Every way to use an item of your turn now.  [BB-R-40]"""
    return at_moments(t, *(FAR_MOMENTS if t.state.moved >= HEXES["far_move"] else MOMENTS)) if t.state.items else []


def at_moments(t: BugsTable, *moments: str) -> list[UseItem]:
    """Every way to use an item at one of these moments that has something to work on.  [BB-R-40]"""
    found = usable(t, *moments)
    return [choice for choice in found if not is_picky(choice.item) or useful(t, choice)] if found else found


def actions_with(t: BugsTable, choice: UseItem) -> list[Act]:
    """An item is used: its actions, of which none is skipped."""
    return [Act(action, bound=True) for action in use(t, choice).actions]


@functools.cache
def is_picky(item: ItemId) -> bool:
    """Whether an item may have nothing to work on."""
    return any(isinstance(action, PICKY) for action in load().items[item].actions)


def useful(t: BugsTable, choice: UseItem) -> bool:
    """Whether an item has something to work on: a targeted action needs a target, a cure an illness.

    [BB-907, BB-2904, BB-5122, BB-R-47]
    """
    actions = load().items[choice.item].actions
    cures = bool(actions) and all(isinstance(action, Cleanse) for action in actions)
    if cures and NEGATIVE.isdisjoint(hero(t).conditions):
        return False
    return all(can_do(t, action) for action in actions)


def can_do(t: BugsTable, action: AnyEffect) -> bool:
    """Whether an action of an item can be performed."""
    match action:
        case Control(controlled, reach):
            foes = in_range(t, hero(t), seen_enemies(t, hero(t)), reach)
            return any(can_control(t, foe, controlled) for foe in foes)
        case Recover(cards) as recover:
            return bool(RecoverCards(recover, cards).cards(t))
        case Attack():
            return "disarm" not in hero(t).conditions
    return True
