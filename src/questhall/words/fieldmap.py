"""Boards of very many cells, drawn as a field of signs: one for each kind of cell, letters where somebody stands."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_lowercase, digits

from ..core.scene import Board
from .canvas import Canvas, wrap
from .cells import SIDES, Contents

LETTERS = ascii_lowercase + digits
MORE, PLAIN = "*", "·"
PLAYER = SIDES["player"].strip()
EVERY = 5
"""So many columns lie between two numbers at the upper edge."""


def draw(board: Board, told: Mapping[str, Contents], width: int) -> list[str]:
    """The field, what its signs mean, and who stands where; narrow windows get a sign for each column."""
    codes = letters(told)
    places = {name: cell.place for name, cell in board.cells.items()}
    left, top = (min(place[axis] for place in places.values()) for axis in (0, 1))
    right, bottom = (max(place[axis] for place in places.values()) for axis in (0, 1))
    margin = len(str(bottom)) + 1
    step = 2 if margin + 2 * (right - left + 1) <= width else 1
    canvas = Canvas(margin + step * (right - left) + max(step, len(str(right))), bottom - top + 2)
    for x in range(left + -left % EVERY, right + 1, EVERY):
        canvas.put(margin + step * (x - left), 0, str(x))
    for y in range(top, bottom + 1):
        canvas.put(0, y - top + 1, str(y).rjust(margin - 1))
    for name, (x, y) in places.items():
        sign = codes.get(name) or board.signs.get(told[name].name, PLAIN)
        canvas.put(margin + step * (x - left), y - top + 1, sign[:step])
    lines = [*canvas.lines(), "", *meanings(board, told, width)]
    for name, code in codes.items():
        lines += wrap("; ".join(told[name].things).removeprefix(f"{PLAYER} "), width, f"{code} ", "  ")
    return lines


def letters(told: Mapping[str, Contents]) -> dict[str, str]:
    """A letter for every cell in which something stands; after the last one all are alike; players have their sign."""
    players = {name: cell.sign or PLAYER for name, cell in told.items() if _has_player(cell)}
    there = [name for name, cell in told.items() if cell.things and name not in players]
    return players | {name: LETTERS[number] if number < len(LETTERS) else MORE for number, name in enumerate(there)}


def _has_player(cell: Contents) -> bool:
    return any(piece.startswith(PLAYER) for piece in cell.pieces)


def meanings(board: Board, told: Mapping[str, Contents], width: int) -> list[str]:
    """What the signs mean that are on the board."""
    kinds: dict[str, str] = {}
    for name, cell in told.items():
        if cell.name in board.signs and (cell.name not in kinds or not board.cells[name].way):
            kinds[cell.name] = cell.detail  # what is told of a way holds for one cell only
    texts = [f"{board.signs[name]} {name}{f' ({detail})' if detail else ''}" for name, detail in kinds.items()]
    return wrap(" · ".join(texts), width)


def listed(board: Board, told: Mapping[str, Contents], width: int) -> list[str]:
    """Only the cells in which something stands, in words, each with its column and row."""
    lines = []
    for name, cell in told.items():
        if cell.things:
            place = "·".join(map(str, board.cells[name].place))
            lines += wrap(f"{place} {cell.label}: {'; '.join(cell.things)}", width, "", "    ")
    return lines
