"""Area patterns: the cells an attack covers, turned and mirrored in every way.

A placement is a sorted tuple of cells, so equal areas are equal values and every answer has a fixed order.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from questhall.kit.drawn import Orientation, read_hexes, read_squares
from questhall.kit.hexes import SYMMETRIES as HEX_SYMMETRIES
from questhall.kit.hexes import Hex
from questhall.kit.squares import SYMMETRIES as SQUARE_SYMMETRIES
from questhall.kit.squares import Square

# Not bound but one of the two: what comes out is of the kind that went in.
Cell = TypeVar("Cell", Hex, Square)
Turn = Callable[[Cell], Cell]
Placement = tuple[Cell, ...]


class Pattern(NamedTuple, Generic[Cell]):
    """All ways to turn a pattern, as ways from its anchor (the grey hex), or from its first cell if it has none."""

    turns: tuple[Placement[Cell], ...]
    anchored: bool

    def from_anchor(self, anchor: Cell) -> tuple[Placement[Cell], ...]:
        """Every placement with the anchor on this cell."""
        if not self.anchored:
            raise ValueError(f"{self.turns[0]!r} has no anchor; ask for placements that cover or touch cells")
        return tuple(tuple(way.plus(anchor) for way in turn) for turn in self.turns)

    def covering(self, cell: Cell) -> tuple[Placement[Cell], ...]:
        """Every placement of which this cell is a part, wherever its anchor may be."""
        return self.touching((cell,))

    def touching(self, cells: Iterable[Cell]) -> tuple[Placement[Cell], ...]:
        """Every placement of which at least one of these cells is a part (as when one hex must be in range)."""
        listed = list(cells)
        return tuple(sorted({_moved(turn, cell.minus(way)) for turn in self.turns for way in turn for cell in listed}))

    def anchors(self, cell: Cell) -> list[Cell]:
        """Every cell from which the pattern can be laid so that it covers this cell."""
        if not self.anchored:
            raise ValueError(f"{self.turns[0]!r} has no anchor; ask for placements that cover or touch cells")
        return sorted({cell.minus(way) for turn in self.turns for way in turn})


def pattern(cells: Iterable[Cell], symmetries: Sequence[Turn[Cell]], anchor: Cell | None = None) -> Pattern[Cell]:
    """Turn cells in all the given ways, each result once."""
    listed = sorted(set(cells))
    if not listed:
        raise ValueError("a pattern needs at least one cell besides its anchor")
    origin = listed[0] if anchor is None else anchor
    ways = [cell.minus(origin) for cell in listed]
    turns = {tuple(sorted(turn(way) for way in ways)) for turn in symmetries}
    if anchor is None:
        turns = {tuple(way.minus(turn[0]) for way in turn) for turn in turns}
    return Pattern(tuple(sorted(turns)), anchor is not None)


def hex_pattern(
    picture: str, symmetries: Sequence[Turn[Hex]] = HEX_SYMMETRIES, orientation: Orientation = Orientation.POINTY
) -> Pattern[Hex]:
    """Read a drawn pattern of hexes: "g" is the anchor (the grey hex), every other symbol a cell of the area."""
    drawing = read_hexes(picture, orientation)
    anchor = next((cell for cell, symbol in drawing.items() if symbol == "g"), None)
    return pattern((cell for cell in drawing if cell != anchor), symmetries, anchor)


def square_pattern(picture: str, symmetries: Sequence[Turn[Square]] = SQUARE_SYMMETRIES) -> Pattern[Square]:
    """Read a drawn pattern of squares: "g" is the anchor, every other symbol a cell of the area."""
    drawing = read_squares(picture)
    anchor = next((cell for cell, symbol in drawing.items() if symbol == "g"), None)
    return pattern((cell for cell in drawing if cell != anchor), symmetries, anchor)


def _moved(turn: Placement[Cell], way: Cell) -> Placement[Cell]:
    return tuple(cell.plus(way) for cell in turn)
