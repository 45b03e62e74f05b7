"""What scenarios change for a whole game: their special rules are lasting effects, by name.  [KH-R-603]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from questhall.core import Choice, Lasting, Seat

from .choices import UseRule
from .dungeon import KeepTable


class HeroHealth(NamedTuple):
    """How much damage a hero takes before it is discarded."""

    kind: str


class HeroDamage(NamedTuple):
    """How much damage a hero's attack deals."""

    kind: str


class HeroCount(NamedTuple):
    """How many heroes a hero counts as for looting and waiting."""

    kind: str


class Twist(Lasting, frozen=True):
    """A special rule of a scenario."""

    def uses(self, t: KeepTable, seat: Seat, action: int) -> Sequence[Choice]:
        """What an activation can be spent on besides the usual.  [KH-1205]"""
        return ()

    def use(self, t: KeepTable, seat: Seat, choice: UseRule) -> None:
        """Spend an activation on it."""
        raise NotImplementedError(f"{type(self).__name__} has no use for an activation")
