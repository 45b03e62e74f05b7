"""Piercing: which enemies stand on one line.  [TR-1904]"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from questhall.kit.squares import Square

from ..effects import Cell
from ..world import around, square


def on_one_line(targets: Sequence[Sequence[Cell]]) -> bool:
    """Whether a straight line from the centre of the first target's cell passes through a cell of every other.

    Each is next to another one, and of an area any one cell may be chosen.  [TR-1903, TR-1904, TR-4403]
    """
    return any(all_touch(cells) and one_line(cells[0], cells[1:]) for cells in product(*targets))


def all_touch(cells: Sequence[Cell]) -> bool:
    """Whether each cell is next to another one.  [TR-1903]"""
    return all(not around(cell).isdisjoint(cells) for cell in cells)


def one_line(first: Cell, cells: Sequence[Cell]) -> bool:
    """Whether one line from the centre of a cell crosses all others: the ways into each must overlap."""
    origin = square(first)
    if len(cells) == 1:
        return cells[0] != first
    low, high = None, None
    for cell in cells:
        if cell == first:
            return False
        span = spread(origin, square(cell), square(cells[-1]))
        if span is None:
            return False
        low = span[0] if low is None else max(low, span[0])
        high = span[1] if high is None else min(high, span[1])
    return low is not None and high is not None and low < high


def spread(origin: Square, cell: Square, towards: Square) -> tuple[float, float] | None:
    """Between which slopes, measured across the way towards a square, lines from the origin pass through a cell."""
    way = towards.minus(origin)
    slopes = []
    for across in (-0.5, 0.5):
        for down in (-0.5, 0.5):
            x, y = cell.x - origin.x + across, cell.y - origin.y + down
            ahead = x * way.x + y * way.y
            if ahead <= 0:
                return None
            slopes.append((x * way.y - y * way.x) / ahead)
    return min(slopes), max(slopes)
