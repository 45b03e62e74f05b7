"""A sheet of characters to draw on, and how text is fitted to a width."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

from rich.cells import cell_len


class Canvas:
    """A sheet of characters; what is drawn last is seen."""

    def __init__(self, width: int, height: int) -> None:
        self._rows = [[" "] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str) -> None:
        """Write a text from a place to the right; a wide character takes two places."""
        for char in text:
            self._rows[y][x] = char
            if cell_len(char) == 2:
                self._rows[y][x + 1] = ""
            x += cell_len(char)

    def lines(self) -> list[str]:
        """What was drawn, without blanks at the ends."""
        return ["".join(row).rstrip() for row in self._rows]


def widest(lines: Iterable[str]) -> int:
    """The width of the widest line."""
    return max(map(cell_len, lines), default=0)


def wrap(text: str, width: int, first: str = "", later: str = "") -> list[str]:
    """A text in lines of a width, with what stands before the first and before the later ones."""
    lines = textwrap.wrap(text, max(width, 12), initial_indent=first, subsequent_indent=later, break_on_hyphens=False)
    return lines or [first.rstrip()]


def pad(text: str, width: int) -> str:
    """A text with blanks up to a width."""
    return text + " " * (width - cell_len(text))


def side_by_side(blocks: Sequence[list[str]], width: int, gap: int = 4) -> list[str]:
    """Blocks of lines, as many beside each other as fit the width."""
    rows: list[list[list[str]]] = []
    for block in blocks:
        if rows and sum(widest(other) + gap for other in rows[-1]) + widest(block) <= width:
            rows[-1].append(block)
        else:
            rows.append([block])
    return [line for row in rows for line in _beside(row, gap)]


def in_columns(lines: Sequence[str], width: int, gap: int = 4) -> list[str]:
    """Lines in as many columns as fit the width, three at most, read downwards."""
    count = max(1, min(3, (width + gap) // (widest(lines) + gap)))
    height = -(-len(lines) // count)
    return _beside([list(lines[start : start + height]) for start in range(0, len(lines), height)], gap)


def _beside(blocks: list[list[str]], gap: int) -> list[str]:
    height = max(map(len, blocks))
    columns = [[pad(line, widest(block) + gap) for line in block] for block in blocks]
    filled = [
        column + [" " * (widest(block) + gap)] * (height - len(block))
        for column, block in zip(columns, blocks, strict=True)
    ]
    return ["".join(cells).rstrip() for cells in zip(*filled, strict=True)]
