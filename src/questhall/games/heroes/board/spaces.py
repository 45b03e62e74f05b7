"""The twenty spaces of the combat board.  [HM-2003, HM-2017, HM-2103]"""

from __future__ import annotations

import functools
from collections.abc import Iterable

from ..state import Camp

COLUMNS, ROWS = 4, 5
MIDDLE = 2
SPACES = tuple(range(COLUMNS * ROWS))
BESIDE_BOARD = -1
FRONT: dict[Camp, int] = {"defender": 1, "attacker": 3}
BACK: dict[Camp, int] = {"defender": 0, "attacker": 4}


def _near(space: int) -> tuple[int, ...]:
    """One space away in the four directions, not diagonally.  [HM-2103]"""
    row, column = divmod(space, COLUMNS)
    steps = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return tuple(r * COLUMNS + c for r, c in steps if 0 <= r < ROWS and 0 <= c < COLUMNS)


NEAR = tuple(map(_near, SPACES))
STRIDE = 3
"""Spaces that ground and flying units move at most.  [HM-1721]"""


def _within(space: int) -> frozenset[int]:
    """Where a flier comes in one move, over everything in its way."""
    found = {space}
    for _ in range(STRIDE):
        found |= {near for each in found for near in NEAR[each]}
    return frozenset(found - {space})


WITHIN = tuple(map(_within, SPACES))


def bits_of(spaces: Iterable[int]) -> int:
    """A set of spaces as a number, a bit for each."""
    return sum(1 << space for space in set(spaces))


@functools.lru_cache(maxsize=16384)
def spaces_in(bits: int) -> tuple[int, ...]:
    """The spaces of a set, in their order."""
    return tuple([space for space in SPACES if bits >> space & 1])


BOARD = bits_of(SPACES)
NEAR_BITS = tuple(map(bits_of, NEAR))
WITHIN_BITS = tuple(map(bits_of, WITHIN))
LEFT, RIGHT = bits_of(SPACES[::COLUMNS]), bits_of(SPACES[COLUMNS - 1 :: COLUMNS])


def around(bits: int) -> int:
    """The spaces next to some spaces."""
    return ((bits << COLUMNS) | (bits >> COLUMNS) | ((bits & ~RIGHT) << 1) | ((bits & ~LEFT) >> 1)) & BOARD


def row_of(space: int) -> int:
    """0 is the defender's backline, 4 the attacker's."""
    return space // COLUMNS


@functools.cache
def lines(camp: Camp) -> tuple[int, ...]:
    """The spaces where a side may place units, frontline first.  [HM-2003, HM-2017]"""
    return tuple(row * COLUMNS + column for row in (FRONT[camp], BACK[camp]) for column in range(COLUMNS))
