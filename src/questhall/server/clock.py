"""How long bots may think: a turn has so many seconds, and its choices share them."""

from __future__ import annotations

from typing import Any

from questhall.core import Seat, Table

SHARE = 3
"""A choice gets this part of what is left of the turn."""
LEAST = 0.05
"""Seconds that a choice gets in any case."""


class Clock:
    """What bots have spent of the turns that they are in."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._turns: dict[str, tuple[tuple[Seat, int], float]] = {}

    def allowed(self, room: str, table: Table[Any], seat: Seat) -> float:
        """The seconds for a seat's next choice: much at first, then less and less, so that the turn has an end."""
        turn, spent = self._turns.get(room, (None, 0.0))
        left = self.seconds - (spent if turn == turn_of(table, seat) else 0.0)
        return max(LEAST, left / SHARE)

    def spend(self, room: str, table: Table[Any], seat: Seat, seconds: float) -> None:
        """A choice took so long."""
        now = turn_of(table, seat)
        turn, spent = self._turns.get(room, (None, 0.0))
        self._turns[room] = now, seconds + (spent if turn == now else 0.0)

    def forget(self, room: str) -> None:
        """Nobody thinks in this room now."""
        self._turns.pop(room, None)


def turn_of(table: Table[Any], seat: Seat) -> tuple[Seat, int]:
    """The turn that a seat is in: how many had begun before; in a game that tells no such thing, every choice."""
    pauses = table.game.pauses
    return seat, sum(type(event) in pauses for event in table.events) if pauses else len(table.history)
