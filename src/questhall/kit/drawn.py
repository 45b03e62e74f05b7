"""Maps drawn as text: one symbol per cell, a blank where there is none.

Pointy hexes: two columns per hex, and each row moved by one against the row above.

    . . . #
     . a .
    . . r .

Flat hexes: two columns per hex, and each column moved by one row against its neighbours.

    .   #
      .
    a   .
      r

Squares: one column per square.

    ..#
    .a.
"""

from collections.abc import Hashable, Mapping
from enum import Enum
from textwrap import dedent
from typing import TypeVar

from questhall.kit.hexes import Hex
from questhall.kit.squares import Square

Cell = TypeVar("Cell", bound=Hashable)


class Orientation(Enum):
    """How hexes stand when they are drawn."""

    POINTY = "pointy"
    FLAT = "flat"


def read_hexes(picture: str, orientation: Orientation = Orientation.POINTY) -> dict[Hex, str]:
    """The symbols of a drawn hex map, row by row; the top row is r = 0 (pointy), the leftmost column q = 0 (flat)."""
    placed = _symbols(picture)
    pointy = orientation is Orientation.POINTY
    found: dict[Hex, str] = {}
    shift: int | None = None
    for x, y, symbol in placed:
        # Twice the coordinate that is not plain to see.
        double, odd = (x - y, 0) if pointy else (y - x // 2, x % 2)
        shift = double % 2 if shift is None else shift
        if odd or (double - shift) % 2:
            raise ValueError(f"{symbol!r} in row {y + 1}, column {x + 1} is off the grid of {orientation.value} hexes")
        half = (double - shift) // 2
        found[Hex(half, y) if pointy else Hex(x // 2, half)] = symbol
    return found


def draw_hexes(cells: Mapping[Hex, str], orientation: Orientation = Orientation.POINTY) -> str:
    """Draw a hex map so that its outermost symbols touch the border of the picture."""
    if orientation is Orientation.POINTY:
        return _draw({(2 * cell.q + cell.r, cell.r): symbol for cell, symbol in cells.items()})
    return _draw({(2 * cell.q, 2 * cell.r + cell.q): symbol for cell, symbol in cells.items()})


def read_squares(picture: str) -> dict[Square, str]:
    """The symbols of a drawn map of squares, row by row."""
    return {Square(x, y): symbol for x, y, symbol in _symbols(picture)}


def draw_squares(cells: Mapping[Square, str]) -> str:
    """Draw a map of squares so that its outermost symbols touch the border of the picture."""
    return _draw({(cell.x, cell.y): symbol for cell, symbol in cells.items()})


def find(cells: Mapping[Cell, str], symbol: str) -> list[Cell]:
    """The cells of a drawing with this symbol, in the order of the drawing."""
    return [cell for cell, drawn in cells.items() if drawn == symbol]


def _symbols(picture: str) -> list[tuple[int, int, str]]:
    lines = dedent(picture.strip("\n")).splitlines()
    while lines and not lines[0].strip():
        del lines[0]
    return [(x, y, symbol) for y, line in enumerate(lines) for x, symbol in enumerate(line) if symbol != " "]


def _draw(symbols: Mapping[tuple[int, int], str]) -> str:
    if not symbols:
        return ""
    wrong = [symbol for symbol in symbols.values() if len(symbol) != 1 or symbol.isspace()]
    if wrong:
        raise ValueError(f"{wrong[0]!r} cannot be drawn; a symbol is one character and not blank")
    left = min(x for x, _ in symbols)
    lines = []
    for row in range(min(y for _, y in symbols), max(y for _, y in symbols) + 1):
        line = {x - left: symbol for (x, y), symbol in symbols.items() if y == row}
        lines.append("".join(line.get(x, " ") for x in range(max(line, default=-1) + 1)))
    return "\n".join(lines)
