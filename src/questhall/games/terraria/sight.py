"""Who sees whom, and how far a weapon reaches.  [TR-18xx]"""

from __future__ import annotations

import functools

from questhall.kit.sight import crossed
from questhall.kit.squares import Square

from .effects import Cell, Range
from .world import HEIGHT, WIDTH, TerrariaTable, around, cell_at, chart_of, house_at, square

# Four times the squared length that a ruler reaches, and the dice it costs.  [TR-R-23, TR-R-24]
BANDS: dict[Range, tuple[tuple[int, int], ...]] = {
    "close": (),
    "medium": ((49, 0),),
    "far": ((81, 0), (169, 1), (289, 2)),
}


FURTHEST: dict[Range, int] = {"close": 1, "medium": 3, "far": 8}
"""No ruler reaches a cell further away, in any direction."""


@functools.cache
def furthest(ranges: tuple[Range, ...]) -> int:
    """As far as the best of some ranges reaches; enemies reach adjacent cells with every one.  [TR-1816]"""
    return max([FURTHEST[each] for each in ranges], default=1)


def sees(t: TerrariaTable, viewer: Cell, target: Cell) -> bool:
    """Whether a straight line between centres is free; nobody looks into a house, or through what is not explored.

    [TR-602, TR-608, TR-1801 to TR-1806, TR-R-07, TR-R-27]
    """
    state = t.state
    house = house_at(t, target) if state.houses else None
    if house is not None and house is not house_at(t, viewer):
        return False
    passed, corners = line(viewer, target)
    if passed or corners:
        clear, dug = chart_of(state.land).clear, state.marks
        for cell in passed:
            if cell not in clear and cell not in dug:
                return False
        for one, two in corners:
            if one not in clear and two not in clear and one not in dug and two not in dug:
                return False
    return True


@functools.lru_cache(maxsize=16384)
def line(viewer: Cell, target: Cell) -> tuple[tuple[Cell, ...], tuple[tuple[Cell, Cell], ...]]:
    """The cells that a line between centres passes, and the pairs whose corners it touches.  [TR-1801, TR-1802]"""
    passed, corners = way(target % WIDTH - viewer % WIDTH, target // WIDTH - viewer // WIDTH)
    return tuple([viewer + cell for cell in passed]), tuple([(viewer + one, viewer + two) for one, two in corners])


@functools.cache
def way(across: int, down: int) -> tuple[list[Cell], list[tuple[Cell, Cell]]]:
    """The same for a target so many columns and rows away, counted from the viewer's cell."""
    passed, corners = crossed(Square(0, 0), Square(across, down))
    return [cell_at(*cell) for cell in passed], [(cell_at(*one), cell_at(*two)) for one, two in corners]


@functools.lru_cache(maxsize=16384)
def losses(ranges: tuple[Range, ...], start: Cell) -> dict[Cell, int]:
    """The cells within the best of some ranges, and the dice that it costs."""
    x, y = square(start)
    far = max((FURTHEST[each] for each in ranges), default=0)
    rows, columns = range(max(0, y - far), min(HEIGHT, y + far + 1)), range(max(0, x - far), min(WIDTH, x + far + 1))
    cells = [cell_at(column, row) for row in rows for column in columns]
    return {cell: lost for cell in cells if (lost := lost_dice(ranges, start, cell)) is not None}


def lost_dice(ranges: tuple[Range, ...], start: Cell, end: Cell) -> int | None:
    """How many dice the best of the ranges costs at this distance; None is out of range.

    [TR-1703 to TR-1705, TR-1811]
    """
    return lost_at(ranges, abs(start % WIDTH - end % WIDTH), abs(start // WIDTH - end // WIDTH))


@functools.lru_cache(maxsize=16384)
def lost_at(ranges: tuple[Range, ...], across: int, down: int) -> int | None:
    """The same for a cell so many columns and rows away."""
    if across <= 1 and down <= 1 and across + down:
        return 0 if "close" in ranges else None
    length = 4 * (across * across + down * down)
    found = [lost for each in ranges for reach, lost in BANDS[each] if length <= reach]
    return min(found, default=None)


def enemy_lost_dice(ranges: tuple[Range, ...], start: Cell, end: Cell) -> int | None:
    """The same for enemies, who reach adjacent cells with every range.  [TR-1816, TR-3402]"""
    return 0 if end in around(start) else lost_dice(ranges, start, end)
