"""How long bots may think: a turn has so many seconds, and its choices share them."""

from __future__ import annotations

from typing import Any

from questhall.core import Seat, Table

SHARE = 3
"""A choice gets this part of what is left of the turn."""
KEPT = 0.15
"""This part of a turn is kept for the choices at its end, which are not tried out."""
LEAST = 0.05
"""Seconds under which trying choices out is not worth it."""
Turn = tuple[Seat, int]


class Clock:
    """What bots have spent of the turns that they are in."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._spent: dict[str, dict[Turn, float]] = {}

    def allowed(self, room: str, table: Table[Any], seat: Seat) -> float:
        """The seconds for a seat's next choice: much at first, then less and less, at last none to speak of."""
        left = self.seconds - self._spent.get(room, {}).get(turn_of(table, seat), 0.0)
        share = (left - KEPT * self.seconds) / SHARE
        return share if share >= LEAST else 0.0

    def spend(self, room: str, table: Table[Any], seat: Seat, seconds: float) -> None:
        """A choice took so long. Others may choose in between: what is counted is forgotten with the turn."""
        now = turn_of(table, seat)
        spent = {turn: took for turn, took in self._spent.get(room, {}).items() if turn[1] == now[1]}
        self._spent[room] = spent | {now: seconds + spent.get(now, 0.0)}

    def forget(self, room: str) -> None:
        """Nobody thinks in this room now."""
        self._spent.pop(room, None)


def turn_of(table: Table[Any], seat: Seat) -> tuple[Seat, int]:
    """The turn that a seat is in: how many had begun before; in a game that tells no such thing, every choice."""
    pauses = table.game.pauses
    return seat, sum(type(event) in pauses for event in table.events) if pauses else len(table.history)
