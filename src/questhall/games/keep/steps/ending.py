"""The end: the second wave has run out, or the value 4 treasure is gone.  [KH-106, KH-108]"""

from __future__ import annotations

from typing import Literal

from questhall.core import Outcome, Step

from ..dungeon import KeepTable
from ..events.turns import GameEnded
from ..piles import begin_second_wave


class CheckGuildDeck(Step, frozen=True):
    """When the Guild deck has run out and its last card is resolved: wave 2, then victory.

    [KH-107, KH-805, KH-809, KH-R-007, KH-R-008]
    """

    def run(self, t: KeepTable) -> None:
        """There are exactly two waves.  [KH-810]"""
        if t.state.guild:
            return
        if t.state.wave == 1:
            begin_second_wave(t)
        else:
            t.do(Win())


class Win(Step, frozen=True):
    """All players win together.  [KH-102, KH-106, KH-4203]"""

    def run(self, t: KeepTable) -> None:
        """The dungeon held."""
        t.tell(GameEnded("won", "held"))
        t.end(Outcome("won", "held", tuple(range(len(t.state.sides))), treasures_left(t)))


class Lose(Step, frozen=True):
    """All players lose at once; nothing further is resolved.  [KH-102, KH-108, KH-109]"""

    reason: Literal["looted", "unfinished"]

    def run(self, t: KeepTable) -> None:
        """In any phase."""
        t.tell(GameEnded("lost", self.reason))
        t.end(Outcome("lost", self.reason, score=treasures_left(t)))


def treasures_left(t: KeepTable) -> int:
    """The value of the treasures that are still in the dungeon: what a result is compared by.  [KH-R-056]"""
    return sum(treasure.value for place in t.state.rooms.values() for treasure in place.treasures)
