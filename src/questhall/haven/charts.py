"""Maps of hexes whose cells have short names, with everything that is asked of them often worked out once."""

from __future__ import annotations

import functools
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from string import ascii_lowercase
from typing import Any

from questhall.kit import Pattern
from questhall.kit.hexes import HERE, Hex, disc, distance, neighbours

CellId = str
"""A row letter and a number in the row, both from the upper left: `c4`."""


class Chart:
    """The cells of a map, which of them touch, and how far apart they are: across holes too, or around them."""

    __slots__ = ("cells", "distance", "hexes", "near")

    def __init__(self, drawing: Mapping[Hex, str]) -> None:
        self._lay(name_cells(drawing))
        self.distance: dict[CellId, dict[CellId, int]] = Distances(self.near, self._across)

    @classmethod
    def part(cls, hexes: Mapping[CellId, Hex], walls: Iterable[tuple[Hex, Hex]] = ()) -> Chart:
        """Some named cells, with distances counted around whatever is missing and around walls between neighbours."""
        chart = cls.__new__(cls)
        chart._lay(dict(hexes))
        for edge in walls:
            one, two = (chart.cells.get(cell, "") for cell in edge)
            if one and two:
                chart.near[one] = tuple(cell for cell in chart.near[one] if cell != two)
                chart.near[two] = tuple(cell for cell in chart.near[two] if cell != one)
        chart.distance = Distances(chart.near, functools.partial(steps_from, chart.near))
        return chart

    def _across(self, cell: CellId) -> dict[CellId, int]:
        """How far each cell is from one, across holes too."""
        here = self.hexes[cell]
        return {other: distance(here, place) for other, place in self.hexes.items()}

    def _lay(self, hexes: dict[CellId, Hex]) -> None:
        self.hexes = hexes
        self.cells: dict[Hex, CellId] = {cell: name for name, cell in self.hexes.items()}
        self.near: dict[CellId, tuple[CellId, ...]] = {
            name: tuple(self.cells[other] for other in neighbours(cell) if other in self.cells)
            for name, cell in self.hexes.items()
        }

    def within(self, centre: CellId, most: int) -> list[CellId]:
        """The cells at most so far from a cell, itself included."""
        return [cell for cell, far in self.distance[centre].items() if far <= most]

    def placements(
        self,
        pattern: Pattern[Hex],
        origin: CellId,
        reach: int,
        sees: Callable[[CellId, CellId], bool] | None = None,
        over: Iterable[CellId] | None = None,
    ) -> list[tuple[CellId, ...]]:
        """Every way to lay an area, turned or mirrored, as the cells of the map that it covers.

        An area with a grey hex lies around the origin; of any other one hex of the map must be within reach, whether
        a figure is there or not, and in sight where that matters. It may be asked for those that lie over some cells.
        """
        (q, r), there = self.hexes[origin], self.cells
        laid = ways_to_lay(pattern, reach)
        if over is not None:
            away = [self.hexes[cell].minus(self.hexes[origin]) for cell in over]
            laid = [laid[way] for way in sorted({way for cell in away for way in ways_over(pattern, reach, cell)})]
        if pattern.anchored:
            near = set(self.hexes)
        else:
            near = {cell for cell in self.within(origin, reach) if sees is None or sees(origin, cell)}
        found: dict[tuple[CellId, ...], None] = {}
        for ways in laid:
            places = [(q + across, r + down) for across, down in ways]  # plain pairs: they are looked up, no more
            cells = tuple([there[place] for place in places if place in there])
            if not near.isdisjoint(cells):
                found[cells] = None
        return list(found)


@functools.lru_cache(maxsize=256)
def ways_to_lay(pattern: Pattern[Hex], reach: int) -> Sequence[tuple[Hex, ...]]:
    """Every way to lay an area around oneself, or so that one of its hexes is within reach, from where one stands."""
    return pattern.turns if pattern.anchored else pattern.touching(disc(HERE, reach))


@functools.lru_cache(maxsize=4096)
def ways_over(pattern: Pattern[Hex], reach: int, cell: Hex) -> list[int]:
    """The places of those ways that cover a hex; not to be changed."""
    return [place for place, ways in enumerate(ways_to_lay(pattern, reach)) if cell in ways]


class Distances(dict[CellId, dict[CellId, int]]):
    """How far cells are apart, from each cell worked out when it is asked for."""

    def __init__(self, cells: Container[CellId], measure: Callable[[CellId], dict[CellId, int]]) -> None:
        super().__init__()
        self._cells, self._measure = cells, measure

    def __missing__(self, cell: CellId) -> dict[CellId, int]:
        found = self[cell] = self._measure(cell)
        return found

    def get(self, cell: CellId, default: Any = None) -> Any:
        """How far all cells are from one, or something else if it is not on the map."""
        return self[cell] if cell in self._cells else default


def steps_from(near: Mapping[CellId, tuple[CellId, ...]], start: CellId) -> dict[CellId, int]:
    """How many steps each cell is away that can be reached at all."""
    found, front = {start: 0}, [start]
    while front:
        step = found[front[0]] + 1
        front = list(dict.fromkeys(there for here in front for there in near[here] if there not in found))
        found.update(dict.fromkeys(front, step))
    return found


def name_cells(cells: Iterable[Hex]) -> dict[CellId, Hex]:
    """Names for the hexes of a map: rows by letters from above, hexes of a row by numbers from the left."""
    rows: dict[int, list[Hex]] = {}
    for cell in sorted(cells, key=lambda cell: (cell.r, cell.q)):
        rows.setdefault(cell.r, []).append(cell)
    if len(rows) > len(ascii_lowercase):
        raise ValueError(f"a map has at most {len(ascii_lowercase)} rows, not {len(rows)}")
    return {
        f"{letter}{number}": cell
        for letter, row in zip(ascii_lowercase, rows.values(), strict=False)
        for number, cell in enumerate(row, 1)
    }
