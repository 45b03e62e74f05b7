"""Boards of rooms, drawn as boxes on a grid with passages between them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from ..core.scene import Board, Edge
from .canvas import Canvas, widest, wrap
from .cells import Contents

GAPS = (3, 1)
"""Columns between boxes, where there is room and where there is not.

Rows of boxes stand right above each other, squares with a line between for walls.
"""
NARROWEST = 12
"""Columns of text that a box must have."""
COMFORTABLE = 16
"""Columns of text that make do for most lines."""
ACROSS = {"passage": "═══", "door": "═╬═", "wall": " ▒ "}
NARROW = {"passage": "═", "door": "╬", "wall": "▒"}
DOWN = {"passage": "║", "door": "╬", "wall": "▒"}


class Box(NamedTuple):
    """Where a box stands, how big it is, and what is written in it."""

    x: int
    y: int
    width: int
    height: int
    lines: list[str]


class Grid(NamedTuple):
    """How wide the text of each column is, and what is left free between boxes."""

    columns: Sequence[int]
    across: int
    down: int


def draw(board: Board, told: Mapping[str, Contents], width: int) -> list[str] | None:
    """The board as boxes; None if it does not fit the width or two cells share a place."""
    places = _places(board)
    wished = _wished_widths(places, told)
    gap = next((gap for gap in GAPS if len(wished) * (max(wished) + 4 + gap) - gap <= width), GAPS[-1])
    columns = _column_widths(wished, width - gap * (len(wished) - 1))
    if columns is None or len(set(places.values())) < len(places):
        return None
    boxes = _boxes(places, told, Grid(columns, gap, 1 if board.grid == "square" else 0))
    canvas = Canvas(max(box.x + box.width for box in boxes.values()), max(box.y + box.height for box in boxes.values()))
    for box in boxes.values():
        _draw_box(canvas, box)
    far = [edge for edge in board.edges if not _draw_edge(canvas, board, edge, places, boxes)]
    return canvas.lines() + [_far(edge, told) for edge in far if edge.kind != "wall"]


def _places(board: Board) -> dict[str, tuple[int, int]]:
    """Column and row of every cell, without empty columns and rows between."""
    columns = sorted({cell.place[0] for cell in board.cells.values()})
    rows = sorted({cell.place[1] for cell in board.cells.values()})
    return {name: (columns.index(cell.place[0]), rows.index(cell.place[1])) for name, cell in board.cells.items()}


def _wished_widths(places: Mapping[str, tuple[int, int]], told: Mapping[str, Contents]) -> list[int]:
    """How wide the text of each column would be without breaks."""
    wished = [NARROWEST] * (max((column for column, _ in places.values()), default=-1) + 1)
    for name, (column, _) in places.items():
        wished[column] = max(wished[column], widest(told[name].lines))
    return wished


def _column_widths(wished: Sequence[int], width: int) -> list[int] | None:
    """How wide the text of each column is: all alike where that leaves them room, else the widest are narrowed."""
    count = len(wished)
    room = width - 4 * count
    if count and room // count >= min(COMFORTABLE, max(wished)):
        return [min(max(wished), room // count)] * count
    for most in range(room, NARROWEST - 1, -1):
        if sum(min(wish, most) for wish in wished) <= room:
            return [min(wish, most) for wish in wished]
    return None


def _boxes(places: Mapping[str, tuple[int, int]], told: Mapping[str, Contents], grid: Grid) -> dict[str, Box]:
    columns = grid.columns
    texts = {name: _text(told[name].lines, columns[column]) for name, (column, _) in places.items()}
    heights = [0] * (max(row for _, row in places.values()) + 1)
    for name, (_, row) in places.items():
        heights[row] = max(heights[row], len(texts[name]) + 2)
    lefts = [0, *accumulate(column + 4 + grid.across for column in columns)]
    tops = [0, *accumulate(height + grid.down for height in heights)]
    return {
        name: Box(lefts[column], tops[row], columns[column] + 4, heights[row], texts[name])
        for name, (column, row) in places.items()
    }


def _text(lines: Iterable[str], width: int) -> list[str]:
    return [part for line in lines for part in wrap(line, width, later=" ")]


def _draw_box(canvas: Canvas, box: Box) -> None:
    inner = box.width - 2
    canvas.put(box.x, box.y, f"┌{'─' * inner}┐")
    for y in range(box.y + 1, box.y + box.height - 1):
        canvas.put(box.x, y, f"│{' ' * inner}│")
    canvas.put(box.x, box.y + box.height - 1, f"└{'─' * inner}┘")
    for y, line in enumerate(box.lines, box.y + 1):
        canvas.put(box.x + 2, y, line)


def _draw_edge(
    canvas: Canvas, board: Board, edge: Edge, places: Mapping[str, tuple[int, int]], boxes: Mapping[str, Box]
) -> bool:
    """Draw a passage between neighbours; False if the cells lie apart."""
    first, second = sorted(edge.cells, key=places.__getitem__)
    step = (places[second][0] - places[first][0], places[second][1] - places[first][1])
    if edge.kind == "wall" and board.grid != "square":
        return True
    if step == (1, 0):
        _draw_across(canvas, edge, boxes[first], boxes[second])
    elif step == (0, 1):
        _draw_down(canvas, edge, boxes[first], boxes[second])
    return step in ((1, 0), (0, 1))


def _draw_across(canvas: Canvas, edge: Edge, left: Box, right: Box) -> None:
    x, y = left.x + left.width, left.y + left.height // 2
    canvas.put(x, y, (NARROW if right.x - x == 1 else ACROSS)[edge.kind])
    if edge.kind != "wall":
        canvas.put(x - 1, y, "╞")
        canvas.put(right.x, y, "╡")


def _draw_down(canvas: Canvas, edge: Edge, upper: Box, lower: Box) -> None:
    x, y = upper.x + upper.width // 2, upper.y + upper.height
    if y == lower.y:
        opened = DOWN[edge.kind] if edge.kind == "door" else " "
        canvas.put(x - 1, y - 1, f"╖{opened}╓")
        canvas.put(x - 1, y, f"╜{opened}╙")
        return
    canvas.put(x, y, DOWN[edge.kind])
    if edge.kind != "wall":
        canvas.put(x, y - 1, "╥")
        canvas.put(x, y + 1, "╨")


def _far(edge: Edge, told: Mapping[str, Contents]) -> str:
    first, second = (told[name].name or name for name in edge.cells)
    return f"{first} {ACROSS[edge.kind]} {second}"
