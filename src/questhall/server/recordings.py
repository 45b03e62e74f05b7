"""Replays: the tables of a game at some of its moments, so that any other is near."""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import Any, NamedTuple

from questhall.core import Seat, Table, Taken, beginning

from .messages import Language
from .rest import Moment
from .room import Room
from .speech import say
from .story import Story, Told

EVERY = 20
"""A table is kept before every so many choices."""
MOST = 8
"""So many games are kept; those that were looked at longest ago are forgotten."""


class Recording:
    """A game as it was played."""

    def __init__(self, table: Table[Any]) -> None:
        self.end = table
        self._marks: list[Table[Any]] = [beginning(table)]

    def at(self, number: int) -> Table[Any]:
        """The table after so many choices."""
        history = self.end.history
        while len(self._marks) <= number // EVERY:
            self._marks.append(_played(self._marks[-1], history, len(self._marks) * EVERY))
        return _played(self._marks[number // EVERY], history, number)


def _played(table: Table[Any], history: list[Taken], upto: int) -> Table[Any]:
    after = table.copy()
    for taken in history[len(table.history) : upto]:
        after.take(taken.seat, taken.choice)
    return after


class Recordings:
    """The games that somebody watches again."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, int], Recording] = OrderedDict()

    def of(self, room: Room) -> Recording:
        """The recording of a room's game as it stands."""
        key = (room.id, room.course.rev)
        found = self._known.pop(key, None) or Recording(room.course.table)
        self._known[key] = found
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        return found


class Account(NamedTuple):
    """What happened, choice by choice, and the whole log."""

    moments: tuple[Moment, ...]
    lines: list[Told]


def account(table: Table[Any], seat: Seat | None, language: Language) -> Account:
    """What one seat, or a spectator, knows of every choice: what it saw happen by it, not the choice itself."""
    lines = Story(seat, language).lines(table)
    kinds = Counter(told.line.kind for told in lines if told.line.heading)
    usual = max(kinds, key=lambda kind: kinds[kind], default="")
    by_move: dict[int, list[Told]] = {}
    for told in lines:
        by_move.setdefault(told.moves, []).append(told)
    moments, count = [], len(by_move.get(0, ()))
    for number, taken in enumerate(table.history, 1):
        here = by_move.get(number, [])
        count += len(here)
        moments.append(_moment(number, taken, here, count, language, usual))
    return Account(tuple(moments), lines)


def _moment(number: int, taken: Taken, told: list[Told], lines: int, language: Language, usual: str) -> Moment:
    """A choice; of several headings it has the one that is not as usual as turns are, such as a scenario's name."""
    plain = [each.line for each in told if not each.line.heading]
    first = next((line for line in plain if not line.quiet), next(iter(plain), None))
    headings = [each.line for each in told if each.line.heading]
    part = next((line for line in headings if line.kind != usual), None)
    chief = part or next(iter(headings), None)
    text = first.text if first else say(language, "moment-quiet")
    icon, heading = first.icon if first else "", chief.text if chief else ""
    return Moment(number, taken.seat, text, icon, lines, heading, part is not None)
