"""Why a hex of the map cannot be gone to."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from questhall.core import Refusal
from questhall.haven.charts import CellId
from questhall.haven.ways import Ways


class MoveRules(NamedTuple):
    """The rules that close a hex to a move."""

    taken: str
    obstacle: str
    cut_off: str
    too_far: str


def cell_ref(cell: CellId) -> str:
    """A hex of the map."""
    return f"cell:main/{cell}"


def closed_hexes(
    ways: Ways[CellId], points: int, there: Mapping[CellId, str], obstacles: Collection[CellId], rules: MoveRules
) -> Iterator[Refusal]:
    """Hexes where a move cannot end: taken by a figure, blocked, cut off or too far."""
    for cell in ways.walk.near:
        if cell == ways.start:
            continue
        if cell in there:
            yield Refusal(cell_ref(cell), "hex_taken", rules.taken)
            yield Refusal(f"piece:{there[cell]}", "hex_taken", rules.taken)
        elif cell in obstacles:
            yield Refusal(cell_ref(cell), "hex_obstacle", rules.obstacle)
        elif (hazards := ways.fewest_hazards(cell)) is None:
            yield Refusal(cell_ref(cell), "hex_cut_off", rules.cut_off)
        elif (needed := ways.points(cell, hazards) or 0) > points:
            yield Refusal(cell_ref(cell), "hex_too_far", rules.too_far, {"needed": needed, "points": points})
