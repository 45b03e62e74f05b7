"""The log of a room as one viewer reads it: what happened, and who took something back.

The lines of events are cut off by an undo. A note stays in their place; it comes from the store's log, so it is the
same after a restart. Notes of one seat at one place are told as one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from questhall.core import Seat, Table, Taken
from questhall.core.scene import LogLine

from .messages import Log


class Note(NamedTuple):
    """Choices that a seat took back, and after how many choices the table stood then."""

    place: int
    seat: Seat
    taken: int
    crossed: bool = False
    """Chance, or something revealed, was among them."""


class Told(NamedTuple):
    """A line, and how many choices had been taken when it was told."""

    line: LogLine
    moves: int


def noted(notes: Sequence[Note], new: Note) -> tuple[Note, ...]:
    """All notes after another undo: those of what it took back move to where the table stands now."""
    kept = [note for note in notes if note.place < new.place]
    here: dict[Seat, Note] = {}
    for note in [*(note for note in notes if note.place >= new.place), new]:
        before = here.pop(note.seat, Note(new.place, note.seat, 0))
        here[note.seat] = Note(new.place, note.seat, before.taken + note.taken, before.crossed or note.crossed)
    return (*kept, *here.values())


class Story:
    """The lines that one seat, or a spectator, reads in one language. Lines that have been told are kept."""

    def __init__(self, seat: Seat | None, language: str) -> None:
        self.seat, self.language = seat, language
        self._told: list[Told] = []
        self._settled = 0
        """So many lines do not change any more; the report of the next may grow."""
        self._history: tuple[Taken, ...] = ()

    def lines(self, table: Table[Any], notes: Sequence[Told] = ()) -> list[Told]:
        """All lines now, with the notes at their places."""
        self._follow(table)
        found: list[Told] = []
        left = list(notes)
        for told in self._told:
            while left and left[0].moves < told.moves:
                found.append(left.pop(0))
            found.append(told)
        return found + left

    def _follow(self, table: Table[Any]) -> None:
        """Forget the lines of what was taken back, and tell those that are new."""
        common = _common(self._history, table.history)
        if common < len(self._history):
            self._told = [told for told in self._told if told.moves <= common]
            self._settled = _last_report(self._told)
        self._history = tuple(table.history)
        del self._told[self._settled :]
        entries = table.log(self.seat, self.language, len(self._told))
        growing = next((place for place, entry in enumerate(entries) if entry.grows), len(entries))
        self._settled = len(self._told) + growing
        self._told += [Told(entry.line, entry.choices) for entry in entries]


def _last_report(lines: Sequence[Told]) -> int:
    """Where the last line with a report is: it may have told of what was taken back."""
    return next((place for place in reversed(range(len(lines))) if lines[place].line.report), len(lines))


def _common(old: Sequence[Taken], new: Sequence[Taken]) -> int:
    """With how many choices both histories begin."""
    if len(old) <= len(new) and (not old or old[-1] is new[len(old) - 1]):
        return len(old)
    differ = (number for number, (one, other) in enumerate(zip(old, new, strict=False)) if one != other)
    return next(differ, min(len(old), len(new)))


def whole(lines: Sequence[Told]) -> Log:
    """The log from its beginning."""
    return Log(0, tuple(told.line for told in lines), tuple(told.moves for told in lines))


def since(old: Sequence[Told], new: Sequence[Told]) -> Log | None:
    """What must be cut off and added to make the new log of the old one; None if they are the same."""
    start = 0
    while start < len(old) and start < len(new) and old[start] == new[start]:
        start += 1
    if start == len(old) == len(new):
        return None
    added = new[start:]
    return Log(start, tuple(told.line for told in added), tuple(told.moves for told in added))
