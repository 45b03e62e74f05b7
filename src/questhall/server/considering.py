"""What a bot considered before its last choice, as it is told beside its seat."""

from __future__ import annotations

import msgspec

from questhall.bots import Considered
from questhall.core import Seat

Lines = dict[str, Considered]
"""What is told, by language."""


class Consideration(msgspec.Struct, frozen=True):
    """What the bot of a seat considered, and how many choices had been taken when it was done."""

    seat: Seat
    moves: int
    lines: Lines

    def line(self, language: str, *, own: bool) -> str:
        """The line for the one whose seat it is, or for others."""
        found = self.lines.get(language)
        return "" if found is None else found.own if own else found.others

    def news(self) -> str:
        """How other workers are told."""
        return f"considered {msgspec.json.encode(self).decode()}"


def read_news(what: str) -> Consideration:
    """What another worker told."""
    return msgspec.json.decode(what.partition(" ")[2], type=Consideration)
