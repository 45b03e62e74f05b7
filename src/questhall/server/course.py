"""How far a room's game has come: its table and what follows from its log. Never ahead of the log."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import Any

from questhall.core import Game, Seat, Setup, Table, beginning, read_choice

from .records import LogRecord, PositionRecord
from .story import Note, noted

PAST = 16
"""So many tables before the present one are kept, to go back to at once."""
AT_ONCE = 0.01
"""Seconds of playing a log again, before others get their turn."""
ACROSS = "across"
"""Written behind the number of choices that were taken back, if chance or something revealed was among them."""


class Course:
    """The table of a room, with its revision and the notes of what was taken back."""

    def __init__(self, game: Game[Any, Any], setup: Setup, start: PositionRecord | None = None) -> None:
        self.table: Table[Any] = Table.thaw(game, start.frozen) if start else Table.sit(game, setup)
        self.rev = start.rev if start else 0
        self.notes: tuple[Note, ...] = ()
        self.choices: list[LogRecord] = []
        """The choices that were not taken back."""
        self._known: dict[tuple[Seat, str], int] = {}
        self._past: deque[Table[Any]] = deque(maxlen=PAST)
        self._asked: dict[Seat, int] = dict.fromkeys(self.table.decisions, self.rev)
        """Since which revision each seat has been asked what it is asked now."""

    def known(self, seat: Seat, id: str) -> int | None:
        """The revision to which a message led that is in the log already."""
        return self._known.get((seat, id))

    def fits(self, seat: Seat, rev: int) -> bool:
        """Whether a seat that saw this revision saw what it is asked now; others may have chosen meanwhile."""
        return self._asked.get(seat, self.rev) <= rev <= self.rev

    # -- what could be; nothing changes yet

    def tried(self, seat: Seat, text: str) -> Table[Any]:
        """The table after a choice; raises what `table.take` raises."""
        after: Table[Any] = self.table.copy()
        after.take(seat, read_choice(text, self.table.game.choices))
        return after

    def earlier(self, count: int) -> Table[Any]:
        """The table before the last choices."""
        wanted = len(self.table.history) - count
        near = [table for table in self._past if len(table.history) == wanted]
        before: Table[Any] = near[0] if near else self.table.copy()
        if not near:
            before.undo(count, across_fences=True)
        return before

    # -- what is in the log now

    def chosen(self, record: LogRecord, after: Table[Any]) -> None:
        """A choice has been kept."""
        self._past.append(self.table)
        self.choices.append(record)
        self._come(record, after)

    def taken_back(self, record: LogRecord, before: Table[Any]) -> None:
        """An undo has been kept."""
        self._past.clear()
        self._forget(record)
        self._come(record, before)

    def _come(self, record: LogRecord, table: Table[Any]) -> None:
        old, self.table = self.table.decisions, table
        self._note(record)
        same = {seat for seat, decision in table.decisions.items() if seat != record.seat and old.get(seat) == decision}
        kept = same if record.kind == "choice" else set()
        self._asked = {seat: self._asked[seat] if seat in kept else self.rev for seat in table.decisions}

    def _note(self, record: LogRecord) -> None:
        self.rev += 1
        self._known[record.seat, record.id] = self.rev

    def _forget(self, record: LogRecord) -> None:
        number, _, across = record.text.partition(" ")
        del self.choices[len(self.choices) - int(number) :]
        self.notes = noted(self.notes, Note(len(self.choices), record.seat, int(number), across == ACROSS))

    def position(self) -> PositionRecord:
        """Where the game stands."""
        return PositionRecord(self.rev, self.table.freeze())

    async def follow(self, records: Sequence[LogRecord]) -> None:
        """Go on as the log says: only what was not taken back is played."""
        for record in records:
            if record.kind == "choice":
                self.choices.append(record)
            else:
                self._forget(record)
            self._note(record)
        self.table = await replayed(self.table, self.choices)
        self._past.clear()
        self._asked = dict.fromkeys(self.table.decisions, self.rev)


async def replayed(table: Table[Any], choices: Sequence[LogRecord]) -> Table[Any]:
    """The table after these choices; goes on from the given one if it stands on the way."""
    done = len(table.history)
    here = [f"{taken.seat} {taken.choice}" for taken in table.history]
    if here != [f"{record.seat} {record.text}" for record in choices[:done]]:
        table, done = beginning(table), 0
    after = table.copy()
    began = time.perf_counter()
    for record in choices[done:]:
        after.take(record.seat, read_choice(record.text, table.game.choices))
        if time.perf_counter() - began > AT_ONCE:
            await asyncio.sleep(0)
            began = time.perf_counter()
    return after


def undo_text(count: int, *, crossed: bool) -> str:
    """How an undo stands in the log."""
    return f"{count} {ACROSS}" if crossed else str(count)
