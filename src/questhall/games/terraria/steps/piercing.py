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
    if first in cells:
        return False
    spans = [spread(square(first), square(cell)) for cell in cells]
    return any(all(turn(low, start) >= 0 and turn(start, high) > 0 for low, high in spans) for start, _ in spans)


def spread(origin: Square, cell: Square) -> tuple[Square, Square]:
    """The outermost corners of a cell seen from the origin, in half cells: lines between them pass through it."""
    x, y = 2 * (cell.x - origin.x), 2 * (cell.y - origin.y)
    corners = [Square(x + across, y + down) for across in (-1, 1) for down in (-1, 1)]
    first = next(corner for corner in corners if all(turn(corner, other) >= 0 for other in corners))
    last = next(corner for corner in corners if all(turn(other, corner) >= 0 for other in corners))
    return first, last


def turn(one: Square, two: Square) -> int:
    """More than nothing where the way from one direction to another turns right, nothing where they are the same."""
    return one.x * two.y - one.y * two.x
