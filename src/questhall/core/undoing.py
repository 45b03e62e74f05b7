"""Taking choices back: the game is played again up to them."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import msgspec

from .decisions import Choice, Seat
from .errors import FenceInTheWay, NothingToUndo

if TYPE_CHECKING:
    from .table import Table

_FENCES = {"chance": "chance has decided something since", "revealed": "something hidden was revealed by it"}


class Taken(msgspec.Struct, frozen=True, gc=False):
    """A choice that was taken, what it told, and whether it may be taken back freely."""

    seat: Seat
    choice: Choice
    events_before: int
    fence: str = ""
    """Why undo should stop here: "chance", "revealed" or nothing."""
    prompt: str = ""
    """What had been asked."""


def undo(t: Table[Any], count: int, *, across_fences: bool) -> None:
    """Take back the last choices, unless a fence is in the way."""
    if not 0 < count <= len(t.history):
        raise NothingToUndo(f"Cannot take back {count} choices: {len(t.history)} have been made.")
    back_to = len(t.history) - count
    for number, taken in enumerate(t.history[back_to:], back_to + 1):
        if taken.fence and not across_fences:
            raise FenceInTheWay(f"Choice {number} (“{taken.choice}”) cannot be taken back: {_FENCES[taken.fence]}.")
    go_back(t, back_to)


def go_back(t: Table[Any], count: int) -> None:
    """Become what the table was after so many choices."""
    earlier = beginning(t)
    for taken in t.history[:count]:
        earlier.take(taken.seat, taken.choice)
    for slot in type(t).__slots__:
        setattr(t, slot, getattr(earlier, slot))


def put_back(t: Table[Any]) -> None:
    """A rule failed in the middle of a choice: return to before it, if the table knows the way."""
    with contextlib.suppress(Exception):  # the rule's own error is the one to hear of
        go_back(t, len(t.history))


def beginning(t: Table[Any]) -> Table[Any]:
    """The table before its first choice: from its setup, or as it was thawed."""
    if t.start is not None:
        return type(t).thaw(t.game, t.start)
    if t.setup is None:
        raise NothingToUndo("This table was set up by hand and does not remember its beginning.")
    return type(t).sit(t.game, t.setup)
