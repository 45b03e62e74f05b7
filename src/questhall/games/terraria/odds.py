"""How likely things are: for bots."""

from __future__ import annotations

import functools


@functools.cache
def chance(die: int, defence: int) -> float:
    """How likely a die reaches another."""
    return sum(value >= other for value in range(1, die + 1) for other in range(1, defence + 1)) / (die * defence)
