"""Chance: a generator that is one integer, so that it is copied and saved with the game."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class Rng:
    """SplitMix64: 64 bits of state, every draw moves it one step."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = mixed = (self.state + _GAMMA) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each equally likely."""
        if not 0 < count <= 1 << 64:
            raise ValueError(f"cannot choose below {count}: it takes 1 to 2**64 things to choose from")
        last = (1 << 64) - count
        while True:
            bits = self.bits()
            found = bits % count
            if bits - found <= last:  # beyond it there are fewer than count left, so some would be likelier
                return found

    def shuffle(self, pile: MutableSequence[Any]) -> None:
        """Put a pile into random order, each order equally likely."""
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]

    def copy(self) -> Rng:
        """A generator that goes on exactly as this one."""
        return Rng(self.state)
