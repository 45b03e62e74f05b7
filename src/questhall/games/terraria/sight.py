"""Who sees whom, and how far a weapon reaches.  [TR-18xx]"""

from __future__ import annotations

from collections.abc import Iterable

from questhall.kit.sight import Corner, sees_square
from questhall.kit.squares import squared_length

from .effects import Cell, Range
from .world import TerrariaTable, around, house_at, solid, square

# Four times the squared length that a ruler reaches, and the dice it costs.  [TR-R-23, TR-R-24]
BANDS: dict[Range, tuple[tuple[int, int], ...]] = {
    "close": (),
    "medium": ((49, 0),),
    "far": ((81, 0), (169, 1), (289, 2)),
}


def sees(t: TerrariaTable, viewer: Cell, target: Cell) -> bool:
    """Whether a straight line between centres is free; nobody looks into a house.  [TR-1801 to TR-1806, TR-R-27]"""
    house = house_at(t, target)
    if house is not None and house is not house_at(t, viewer):
        return False
    return sees_square(square(viewer), square(target), solid(t), Corner.PINCH)


def lost_dice(ranges: Iterable[Range], start: Cell, end: Cell) -> int | None:
    """How many dice the best of the ranges costs at this distance; None is out of range.

    [TR-1703 to TR-1705, TR-1811]
    """
    if end in around(start):
        return 0 if "close" in ranges else None
    length = 4 * squared_length(square(start), square(end))
    found = [lost for each in ranges for reach, lost in BANDS[each] if length <= reach]
    return min(found, default=None)


def enemy_lost_dice(ranges: Iterable[Range], start: Cell, end: Cell) -> int | None:
    """The same for enemies, who reach adjacent cells with every range.  [TR-1816, TR-3402]"""
    return 0 if end in around(start) else lost_dice(ranges, start, end)
