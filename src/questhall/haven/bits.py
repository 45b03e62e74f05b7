"""Sets of cells as bits of whole numbers, and the marches of monsters worked out on them.

`planning` is the rule; here is the same for the case that is met nearly always: a way to the target without a
hazard. It is several times as quick, and `tests/haven/test_bits.py` compares the two.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from operator import or_
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from questhall.haven.charts import CellId, Chart
from questhall.haven.ways import Walk


class Grid:
    """A bit for each cell of a chart, the first cell the lowest; a column more than it has keeps its rows apart."""

    __slots__ = ("bit", "cell", "chart", "stride", "whole")

    def __init__(self, chart: Chart) -> None:
        left = min(cell.q for cell in chart.hexes.values())
        top = min(cell.r for cell in chart.hexes.values())
        self.chart = chart
        self.stride = max(cell.q for cell in chart.hexes.values()) - left + 2
        self.bit: dict[CellId, int] = {
            name: 1 << (cell.r - top) * self.stride + cell.q - left for name, cell in chart.hexes.items()
        }
        self.cell: dict[int, CellId] = {bit: name for name, bit in self.bit.items()}
        self.whole = sum(self.bit.values())

    def mask(self, cells: Iterable[CellId]) -> int:
        """The set of these cells."""
        return sum({self.bit[cell] for cell in cells})

    def cells(self, mask: int) -> list[CellId]:
        """The cells of a set, in the order of the chart."""
        found = []
        while mask:
            low = mask & -mask
            found.append(self.cell[low])
            mask ^= low
        return found

    def around(self, mask: int) -> int:
        """All that touches a set; beyond the border there may be bits without a cell."""
        far, right, left = self.stride, mask << 1, mask >> 1
        return right | left | (mask | left) << far | (mask | right) >> far


class Goals(NamedTuple):
    """Sets of cells to attack from, the best first, and all of them together."""

    ranked: tuple[int, ...]
    all: int


class Footing(msgspec.Struct, frozen=True, gc=False):
    """All that decides where a figure can go, as sets of cells; a small key, for it is met again and again."""

    place: str
    """The map."""
    slow: int = 0
    hazards: int = 0
    blocked: int = 0
    taken: int = 0
    jumps: bool = False

    def within(self, cells: int) -> Footing:
        """The same where no other cells matter than these."""
        slow, hazards, blocked, taken = (
            self.slow & cells,
            self.hazards & cells,
            self.blocked & cells,
            self.taken & cells,
        )
        return Footing(self.place, slow, hazards, blocked, taken, self.jumps)

    def walk(self, grid: Grid) -> Walk[CellId]:
        """What the map is like for the figure."""
        masks = (self.slow, self.hazards, self.blocked, self.taken)
        slow, hazards, blocked, taken = [frozenset(grid.cells(mask)) for mask in masks]
        return Walk(grid.chart.near, slow, hazards, blocked, taken, self.jumps)


def marches(
    grid: Grid, footing: Footing, start: CellId, points: int, goals: Goals, *, best_first: bool = False
) -> list[tuple[CellId, ...]] | None:
    """The ways that a monster may take to the best of its goals; None if it might get there through hazards.

    Where it cannot attack now it goes where the rest of the way to the nearest goal is shortest; with `best_first` to
    the nearest of the best. Of several ways to one cell only the first is listed; no way where it stays.
    """
    here, stop = grid.bit[start], _stops(grid, footing, start)
    tiers = _tiers(grid, footing, here, stop & (goals.ranked[0] if best_first else goals.all), points)
    within = 0
    for tier in tiers[: points + 1]:
        within |= tier & stop
    if within & goals.all:
        met = _first_met(tiers, within, goals.ranked)
    else:
        met = _first_met(tiers, stop, goals.ranked if best_first else (goals.all,))
    if met is None:
        return None if footing.hazards else []
    cost, ends = met[0], grid.cells(met[1])
    if cost > points:
        cost, ends = _approaching(grid, footing, tiers, within & ~here, met)
    return [_path(grid, footing, tiers, cell, cost) for cell in ends] if cost else []


def reach(grid: Grid, footing: Footing, start: CellId, points: int) -> list[tuple[CellId, ...]]:
    """A way to every cell within reach, from the cell after the start on, in the order in which they are found.

    For jumps, or where no hazard is near.
    """
    near, bit, slow, taken = grid.chart.near, grid.bit, 0 if footing.jumps else footing.slow, footing.taken
    paths: dict[CellId, tuple[CellId, ...]] = {start: ()}
    found = []
    costs = _costs(grid, footing, start, points)
    for end, cost in costs.items():
        before = cost - (2 if bit[end] & slow else 1)
        for other in near[end]:
            if costs.get(other) == before:
                paths[end] = path = (*paths[other], end)
                if not bit[end] & taken:
                    found.append(path)
                break
    return found


def _costs(grid: Grid, footing: Footing, start: CellId, points: int) -> dict[CellId, int]:
    """What it takes to each cell within reach, in the order in which they are found."""
    near, bit = grid.chart.near, grid.bit
    left, slow = grid.whole & ~footing.blocked & ~bit[start], 0 if footing.jumps else footing.slow
    fronts: list[list[CellId]] = [[start], *([] for _ in range(points))]
    for cost in range(points):
        for here in fronts[cost]:
            for there in near[here]:
                if bit[there] & left:
                    total = cost + (2 if bit[there] & slow else 1)
                    if total <= points:
                        fronts[total].append(there)
                        left ^= bit[there]
    return {cell: cost for cost, front in enumerate(fronts) for cell in front}


def soonest(grid: Grid, footing: Footing, start: CellId, goals: Sequence[int]) -> list[int] | None:
    """The places of those sets of goals that are reached soonest; None if some might be through hazards."""
    wanted = _stops(grid, footing, start) & functools.reduce(or_, goals, 0)
    met = _tiers(grid, footing, grid.bit[start], wanted, 0)[-1] & wanted
    if not met:
        return None if footing.hazards else []
    return [place for place, goal in enumerate(goals) if goal & met]


def can_leave(grid: Grid, footing: Footing, start: CellId, points: int) -> bool:
    """Whether there is any cell to go to with so many points, through hazards or not."""
    beside = grid.around(grid.bit[start]) & grid.whole & ~footing.blocked & ~footing.taken
    if points > 1 and beside:
        return True
    tiers = _tiers(grid, replace(footing, hazards=0), grid.bit[start], 0, points)
    return any(tier & ~footing.taken for tier in tiers[1 : points + 1])


def _stops(grid: Grid, footing: Footing, start: CellId) -> int:
    """Where it may end without a hazard; it may always stay."""
    return grid.whole & ~(footing.blocked | footing.taken | footing.hazards) | grid.bit[start]


def _open(grid: Grid, footing: Footing) -> tuple[int, int]:
    """What is entered for one point, and what for two."""
    free = grid.whole & ~footing.blocked
    if footing.jumps:
        return free, 0
    free &= ~footing.hazards
    return free & ~footing.slow, free & footing.slow


def _tiers(grid: Grid, footing: Footing, start: int, goals: int, enough: int) -> list[int]:
    """The cells by the points that they take: to the nearest goal and as many points, or to all if no goal is met."""
    (plain, slow), far = _open(grid, footing), grid.stride
    tiers, front, late, met = [start], start, 0, bool(start & goals)
    plain &= ~start
    slow &= ~start
    while not (met and len(tiers) > enough):
        # Grid.around, written out: this is what takes the time.
        right, left = front << 1, front >> 1
        reached = right | left | (front | left) << far | (front | right) >> far
        front = reached & plain
        plain ^= front
        if slow:
            front |= late
            slow &= ~late
            late = reached & slow
        if not front and not late:
            break
        tiers.append(front)
        met = met or bool(front & goals)
    return tiers


def _first_met(tiers: Sequence[int], stop: int, ranked: Iterable[int]) -> tuple[int, int] | None:
    """The fewest points to the best goals that can be reached, and the cells."""
    for goal in ranked:
        wanted = goal & stop
        if wanted:
            for cost, tier in enumerate(tiers):
                if tier & wanted:
                    return cost, tier & wanted
    return None


def _approaching(
    grid: Grid, footing: Footing, tiers: Sequence[int], within: int, met: tuple[int, int]
) -> tuple[int, list[CellId]]:
    """The cells from which the rest of the way is shortest, with the fewest points; in the order they were found in."""
    far, goals = met
    best = within and within & _closest(grid, footing, goals, within, far)
    for cost, tier in enumerate(tiers if best else ()):
        if tier & best:
            found = grid.cells(tier & best)
            if len(found) > 1:
                found.sort(key=lambda cell: _rank(grid, footing, tiers, cell, cost))
            return cost, found
    return 0, []


def _closest(grid: Grid, footing: Footing, goals: int, within: int, far: int) -> int:
    """The first set on the way back from the goals that has one of these cells, nearer than the start is."""
    plain, slow = _open(grid, footing)
    front, late, left = goals, 0, plain | slow
    for _ in range(far - 1):
        left &= ~front
        reached = grid.around(front & plain) | late
        late = grid.around(front & slow) if slow else 0
        front = reached & left
        if front & within:
            return front
    return 0


def _rank(grid: Grid, footing: Footing, tiers: Sequence[int], cell: CellId, cost: int) -> tuple[Any, ...]:
    """When a cell was found, compared with others of the same cost: by whom first, and as which neighbour of it."""
    if cost == 0:
        return ()
    before = cost - _price(grid, footing, cell)
    near, bit, tier = grid.chart.near, grid.bit, tiers[before]
    return min(
        (before, _rank(grid, footing, tiers, other, before), near[other].index(cell))
        for other in near[cell]
        if bit[other] & tier
    )


def _price(grid: Grid, footing: Footing, cell: CellId) -> int:
    return 1 if footing.jumps or not grid.bit[cell] & footing.slow else 2


def _path(grid: Grid, footing: Footing, tiers: Sequence[int], end: CellId, cost: int) -> tuple[CellId, ...]:
    """The first of the cheapest ways to a cell."""
    path, near, bit = [end], grid.chart.near, grid.bit
    slow = 0 if footing.jumps else footing.slow
    while cost:
        here = path[-1]
        cost -= 2 if slow & bit[here] else 1
        tier = tiers[cost]
        for before in near[here]:
            if bit[before] & tier:
                path.append(before)
                break
        else:
            raise AssertionError(f"no way leads to {here} for {cost} points")
    path.reverse()
    return tuple(path)
