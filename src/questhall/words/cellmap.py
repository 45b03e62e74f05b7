"""Boards of many small cells, drawn as a field of short signs with a list of what they mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from itertools import count, product
from string import ascii_lowercase

from ..core.scene import Board, Cell, Grid
from .canvas import Canvas, side_by_side, widest, wrap
from .cells import Contents

LONGEST_LABEL = 3
MARKS = "#*+%=~^&$@"
GAP = 4
LEAST_BESIDE = 48
"""Columns beside the field in which its list can be read."""
PLACES: dict[Grid, Callable[[int, int], tuple[int, int]]] = {
    "hex-pointy": lambda q, r: (2 * q + r, r),
    "hex-flat": lambda q, r: (2 * q, 2 * r + q),
    "square": lambda column, row: (2 * column, row),
}
"""Half a cell's width and a line, for every kind of grid whose cells are small."""


def draw(board: Board, told: Mapping[str, Contents], width: int) -> list[str] | None:
    """The field with its list beside it, or below where it is wide; None if it does not fit the width."""
    codes = _codes(told)
    signs = {name: _sign(board.cells[name], cell, codes.get(name, "")) for name, cell in told.items()}
    half = (max(map(len, signs.values()), default=1) + 2) // 2
    places = {name: PLACES[board.grid](*cell.place) for name, cell in board.cells.items()}
    left, top = (min(place[axis] for place in places.values()) for axis in (0, 1))
    right, bottom = (max(place[axis] for place in places.values()) for axis in (0, 1))
    if (right - left + 2) * half > width:
        return None
    canvas = Canvas((right - left + 2) * half, bottom - top + 1)
    for name, (x, y) in places.items():
        canvas.put((x - left) * half, y - top, signs[name].center(half * 2 - 1))
    alike: dict[str, list[str]] = {}
    for name, code in codes.items():
        alike.setdefault(code, []).append(name)
    field = canvas.lines()
    room = width - widest(field) - GAP
    beside = room >= LEAST_BESIDE
    lists = [_legend(code, [told[name] for name in names], room if beside else width) for code, names in alike.items()]
    legend = [line for lines in lists for line in lines]
    if not legend:
        return field
    return side_by_side([field, legend], width, GAP) if beside else [*field, "", *legend]


def _codes(told: Mapping[str, Contents]) -> dict[str, str]:
    """A sign or a letter for every cell that has something to tell; those without pieces with the same share it."""
    rows = {cell.label[0].lower() for cell in told.values() if 0 < len(cell.label) <= LONGEST_LABEL}
    letters, shared, codes = _letters(rows), dict[str, str](), dict[str, str]()
    signs = Counter(cell.sign for cell in told.values())
    for name, cell in told.items():
        if text := _text(cell):
            if cell.sign and signs[cell.sign] == 1 and len(cell.sign) <= LONGEST_LABEL:
                codes[name] = cell.sign
                continue
            codes[name] = next(letters) if cell.pieces or text not in shared else shared[text]
            shared.setdefault(text, codes[name])
    return codes


def _letters(rows: Container[str]) -> Iterator[str]:
    """a, b … z without those that labels begin with: they would be taken for rows; then marks, then aa, ab …"""
    yield from (letter for letter in ascii_lowercase if letter not in rows)
    yield from MARKS
    for length in count(2):
        yield from map("".join, product(ascii_lowercase, repeat=length))


def _sign(cell: Cell, told: Contents, code: str) -> str:
    """Its sign or letter in the list, or its label if that is short; unknown land is a question mark."""
    if code:
        return code if code == told.sign else f"[{code}]"
    if cell.fog:
        return "?"
    return told.label if 0 < len(told.label) <= LONGEST_LABEL else "·"


def _text(cell: Contents) -> str:
    return "; ".join(filter(None, (cell.detail, *cell.things)))


def _legend(code: str, cells: Sequence[Contents], width: int) -> list[str]:
    labels = ", ".join(dict.fromkeys(cell.label for cell in cells if cell.label))
    text = _text(cells[0]).replace(f"{code[0]} ", "") if code == cells[0].sign else _text(cells[0])
    return wrap(f"{labels}: {text}" if labels else text, width, f"{code:<2} ", "   ")
