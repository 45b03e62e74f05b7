"""A game at the terminal: people and bots take turns until it ends or somebody leaves."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from questhall.bots import Bot, considered, thought_of, who_decides
from questhall.core import Choice, Seat, SecretQuestion, Table
from questhall.core.scene import LogLine
from questhall.core.telling import lines_before
from questhall.words.names import Names

from .terminal import Terminal

RECALLED = 8
"""As many of the last events are news when a game is taken up again."""


class Left(Exception):
    """Somebody left the game."""


class Session:
    """A table, who sits at it, and what everybody has been told so far."""

    def __init__(self, terminal: Terminal, table: Table[Any], bots: Mapping[Seat, Bot], path: Path) -> None:
        self.terminal = terminal
        self.table = table
        self.bots = bots
        self.path = path
        self.names = Names(table.game, terminal.language)
        known = max(0, len(table.events) - RECALLED) if table.history else 0
        self.told: dict[Seat, int] = dict.fromkeys(self.people, known)
        """How many events each person has been told of."""
        self.saved = table.history[:]
        """The choices that stand in the file."""
        self.turned: Seat | None = None
        """The seat that the screen was turned to, if it is not the first that is asked."""
        self.chapter = table.scene(None, terminal.language, log=False).chapter if table.history else None
        """The last part of the game that has been introduced."""
        self.paged = 0
        """How many events there were when news were last shown on a page of their own."""
        self.first = ""
        """The first of several cards that a choice needs, once it is chosen."""
        self.hints = True
        """Whether things are explained when they are asked for the first time."""
        self.heard: dict[Seat, frozenset[str]] = {}
        """The parts of the table that each person was told last, where nothing is drawn."""
        self.note = ""
        """A sentence for the next screen."""
        self.considered = ""
        """What a bot thought about before its last choice."""

    @property
    def seats(self) -> int:
        """How many sit here."""
        assert self.table.setup is not None
        return len(self.table.setup.seats)

    @property
    def people(self) -> list[Seat]:
        """The seats that are no bots."""
        return [seat for seat in range(self.seats) if seat not in self.bots]

    @property
    def is_unsaved(self) -> bool:
        """Whether choices would be lost if the game were left now."""
        return self.saved != self.table.history

    def asked(self) -> Seat:
        """The seat that decides next."""
        decisions, turned = self.table.decisions, self.turned
        return turned if turned is not None and turned in decisions else who_decides(decisions)

    def seat_name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.names.seat(seat, self.table.setup)

    def take(self, seat: Seat, choice: Choice) -> None:
        """Take a choice; what it tells is news for everybody who is asked later."""
        self.told[seat] = len(self.table.events)
        self.turned = None
        self.table.take(seat, choice)

    def bots_play(self) -> None:
        """Let bots decide until a person is asked or the game ends."""
        while self.table.decisions and (seat := self.asked()) in self.bots:
            self.bot_chooses(seat)

    def bot_chooses(self, seat: Seat) -> str:
        """Take a bot's choice; what it considered, in one line, as far as that is everybody's business."""
        bot, decision = self.bots[seat], self.table.decisions[seat]
        choice, line = bot.choose(self.table.view(seat), decision), ""
        if thought := thought_of(bot):
            line = considered(self.table, seat, thought, self.terminal.language).others
            self.considered = line = f"{self.seat_name(seat)}: {line}"
        self.table.take(seat, choice)
        return line

    def log(self, seat: Seat | None, since: int = 0) -> tuple[LogLine, ...]:
        """What a seat has seen happen, in sentences."""
        return log_since(self.table, seat, since, self.terminal.language)

    def is_secret(self, seat: Seat) -> bool:
        """Whether the others at this screen should look away."""
        return len(self.people) > 1 and isinstance(self.table.decisions[seat].question, SecretQuestion)


def log_since(table: Table[Any], seat: Seat | None, since: int, language: str) -> tuple[LogLine, ...]:
    """What a seat has seen since a number of events, in the game's own sentences, with what came of it."""
    return tuple(entry.line for entry in table.log(seat, language, lines_before(table, seat, since)))
