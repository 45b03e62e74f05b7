"""Ways for one figure: which cells it can enter, where it can stop, what that costs and which hazards it triggers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from typing import Any, Generic, TypeVar

Cell = TypeVar("Cell", bound=Hashable)

Levels = list[dict[Cell, int]]
"""Points to each cell, by the number of hazards triggered on the way."""
MOST_HAZARDS = 8
"""A way through more of them is no way."""


@dataclass(frozen=True, eq=False)
class Walk(Generic[Cell]):
    """What the map is like for one figure.

    A jump pays one point for every cell and triggers a hazard only where it ends.
    """

    near: Mapping[Cell, Sequence[Cell]]
    slow: Collection[Cell] = ()
    """Entered for two points."""
    hazards: Collection[Cell] = ()
    blocked: Collection[Cell] = ()
    taken: Collection[Cell] = ()
    """May be passed, but nobody may stop there."""
    jumps: bool = False

    def ways(self, start: Cell, most: int | None = None) -> Ways[Cell]:
        """All cheapest ways from a cell, up to so many points."""
        return Ways(self, start, self._spread([{start: 0}], self._enter, most))

    def towards(self, goals: Iterable[Cell]) -> Levels[Cell]:
        """What it costs to get from each cell to the nearest of some goals, by hazards triggered on the way."""
        seeds: Levels[Cell] = [{}, {}]
        for goal in goals:
            seeds[self.jumps and goal in self.hazards][goal] = 0
        return self._spread(seeds, self._leave, None)

    def may_stop(self, cell: Cell) -> bool:
        """Whether the figure may end its move there."""
        return cell not in self.blocked and cell not in self.taken

    def _enter(self, here: Cell, there: Cell) -> tuple[int, int]:
        if self.jumps:
            return 0, 1
        return int(there in self.hazards), 1 + (there in self.slow)

    def _leave(self, here: Cell, there: Cell) -> tuple[int, int]:
        """Backwards: the price of the cell that is left is the price of entering it from the other."""
        return self._enter(there, here)

    def _spread(
        self, seeds: Levels[Cell], step: Callable[[Cell, Cell], tuple[int, int]], most: int | None
    ) -> Levels[Cell]:
        levels: Levels[Cell] = []
        waiting = list(seeds)
        while waiting and len(levels) <= MOST_HAZARDS:
            found, onward = self._level(waiting.pop(0), step, most)
            levels.append(found)
            if onward:
                waiting = waiting or [{}]
                for cell, cost in onward.items():
                    if cost < waiting[0].get(cell, cost + 1):
                        waiting[0][cell] = cost
        return levels

    def _level(
        self, seeds: dict[Cell, int], step: Callable[[Cell, Cell], tuple[int, int]], most: int | None
    ) -> tuple[dict[Cell, int], dict[Cell, int]]:
        """Costs without a further hazard, and the cells that are entered with one."""
        near, blocked = self.near, self.blocked
        heap = [(cost, number, cell) for number, (cell, cost) in enumerate(seeds.items())]
        heapify(heap)
        found: dict[Cell, int] = {}
        onward: dict[Cell, int] = {}
        pushed = len(heap)
        while heap:
            cost, _, here = heappop(heap)
            if here in found:
                continue
            found[here] = cost
            for there in near[here]:
                if there in blocked:
                    continue
                hazard, points = step(here, there)
                total = cost + points
                if most is not None and total > most:
                    continue
                if hazard:
                    onward[there] = min(total, onward.get(there, total))
                elif there not in found:
                    pushed += 1
                    heappush(heap, (total, pushed, there))
        return found, onward


@dataclass(frozen=True, eq=False)
class Ways(Generic[Cell]):
    """All cheapest ways from one start."""

    walk: Walk[Cell]
    start: Cell
    levels: Levels[Cell]

    def points(self, cell: Cell, hazards: int) -> int | None:
        """The fewest points to stop on a cell with at most so many hazards triggered; None if there is no way."""
        if cell != self.start and not self.walk.may_stop(cell):
            return None
        if self.walk.jumps and cell in self.walk.hazards and cell != self.start:
            hazards -= 1
        costs = [level[cell] for level in self.levels[: hazards + 1] if cell in level]
        return min(costs, default=None)

    def stops(self, hazards: int) -> dict[Cell, int]:
        """Every cell to stop on with at most so many hazards, with its points; the start is free."""
        cells = dict.fromkeys(cell for level in self.levels[: hazards + 1] for cell in level)
        found = {cell: self.points(cell, hazards) for cell in cells}
        return {cell: points for cell, points in found.items() if points is not None}

    def fewest_hazards(self, cell: Cell) -> int | None:
        """How many hazards a way to a cell cannot avoid."""
        most = len(self.levels)
        return next((hazards for hazards in range(most + 1) if self.points(cell, hazards) is not None), None)

    def paths(self, end: Cell, hazards: int) -> Iterator[tuple[Cell, ...]]:
        """Every cheapest path to a cell with at most so many hazards, start and end included."""
        points = self.points(end, hazards)
        if points is None:
            return
        for level, costs in enumerate(self.levels[: hazards + 1]):
            if costs.get(end) == points:
                yield from self._back(end, level, points)

    def _back(self, end: Cell, level: int, points: int) -> Iterator[tuple[Cell, ...]]:
        if end == self.start and points == 0:
            yield (end,)
            return
        walk = self.walk
        hazard, price = walk._enter(end, end)
        below = level - hazard
        for cell in walk.near[end]:
            if below >= 0 and self.levels[below].get(cell) == points - price:
                for path in self._back(cell, below, points - price):
                    yield (*path, end)


def triggered(path: Sequence[Any], hazards: Collection[Any], *, jumps: bool) -> tuple[Any, ...]:
    """The hazards that a path triggers, in its order; the cell where it begins is none of them."""
    entered = path[1:]
    if jumps:
        entered = entered[-1:]
    return tuple(cell for cell in entered if cell in hazards)


def distinct(paths: Iterable[Sequence[Cell]], hazards: Collection[Cell], *, jumps: bool) -> list[tuple[Cell, ...]]:
    """Of the paths that trigger the same hazards in the same order only the first."""
    found: dict[tuple[Cell, ...], tuple[Cell, ...]] = {}
    for path in paths:
        found.setdefault((path[-1], *triggered(path, hazards, jumps=jumps)), tuple(path))
    return list(found.values())


def reachable(walk: Walk[Cell], start: Cell, points: int) -> list[tuple[Cell, ...]]:
    """A way to every cell within reach, with as few hazards as can be; where several differ in them, each."""
    ways = walk.ways(start, points)
    found: list[tuple[Cell, ...]] = []
    for end in dict.fromkeys(cell for level in ways.levels for cell in level):
        hazards = ways.fewest_hazards(end)
        if end == start or hazards is None:
            continue
        paths = ways.paths(end, hazards)
        found += distinct(paths, walk.hazards, jumps=walk.jumps) if hazards else [next(paths)]
    return found
