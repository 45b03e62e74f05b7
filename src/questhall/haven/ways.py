"""Ways for one figure: which cells it can enter, where it can stop, what that costs and which hazards it triggers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence, Set
from typing import Any, Generic, TypeVar

import msgspec

Cell = TypeVar("Cell", bound=Hashable)

ENDLESS = 1_000_000
"""More points than any way takes."""


class Walk(msgspec.Struct, Generic[Cell], frozen=True, eq=False):
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
    landing: Collection[Cell] = ()
    """Where a jump that ends pays two points."""

    def ways(self, start: Cell, most: int | None = None) -> Ways[Cell]:
        """All cheapest ways from a cell, up to so many points."""
        return Ways(self, start, Levels(self, [{start: 0}], most=most))

    def ways_to(self, start: Cell, goals: Collection[Cell], points: int) -> Ways[Cell]:
        """All cheapest ways of so many points, and farther ones until a goal to stop on is found."""
        wanted = set(goals).difference(self.taken, self.blocked, self.hazards if self.jumps else ())
        return Ways(self, start, Levels(self, [{start: 0}], wanted=wanted, enough=points))

    def towards(self, goals: Iterable[Cell], most: int | None = None) -> Levels[Cell]:
        """What it costs to get from each cell to the nearest of some goals, by hazards triggered on the way."""
        seeds: list[dict[Cell, int]] = [{}, {}]
        for goal in goals:
            seeds[self.jumps and goal in self.hazards][goal] = 0
        return Levels(self, seeds, most=most, backwards=True)

    @property
    def most_hazards(self) -> int:
        """More of them no way triggers; a jump only the one where it ends."""
        return min(1, len(self.hazards)) if self.jumps else len(self.hazards)

    def may_stop(self, cell: Cell) -> bool:
        """Whether the figure may end its move there."""
        return cell not in self.blocked and cell not in self.taken


class Levels(Generic[Cell]):
    """Points to each cell, by the number of hazards triggered on the way; worked out as far as somebody asks.

    Backwards they are the points from each cell: what it costs to enter a cell is then paid where it is left. Once a
    wanted cell is met, a level goes no farther than that, or than the points that are enough.
    """

    __slots__ = ("_backwards", "_enough", "_found", "_most", "_waiting", "_walk", "_wanted")

    def __init__(
        self,
        walk: Walk[Cell],
        seeds: list[dict[Cell, int]],
        *,
        most: int | None = None,
        backwards: bool = False,
        wanted: Set[Cell] = frozenset(),
        enough: int = 0,
    ) -> None:
        self._walk, self._backwards = walk, backwards
        self._most = ENDLESS if most is None else most
        self._wanted, self._enough = wanted, enough
        self._waiting = seeds
        self._found: list[dict[Cell, int]] = []

    def __getitem__(self, hazards: int) -> dict[Cell, int]:
        """The points with exactly so many hazards; nothing beyond the last."""
        while len(self._found) <= hazards and self._waiting:
            found, onward = self._spread(self._waiting.pop(0))
            self._found.append(found)
            if onward:
                self._pass_on(onward)
        return self._found[hazards] if hazards < len(self._found) else {}

    def __iter__(self) -> Iterator[dict[Cell, int]]:
        for hazards in range(self._walk.most_hazards + 1):
            level = self[hazards]
            if not level and not self._waiting:
                return
            yield level

    def least(self, cell: Cell, hazards: int) -> int | None:
        """The fewest points of a cell with at most so many hazards."""
        best: int | None = None
        for number in range(hazards + 1):
            points = self[number].get(cell)
            if points is not None and (best is None or points < best):
                best = points
        return best

    def _pass_on(self, onward: dict[Cell, int]) -> None:
        """Cells entered with one hazard more wait for the next level."""
        if not self._waiting:
            self._waiting = [onward]
            return
        first = self._waiting[0]
        for cell, cost in onward.items():
            first[cell] = min(cost, first.get(cell, cost))

    def _spread(self, seeds: dict[Cell, int]) -> tuple[dict[Cell, int], dict[Cell, int]]:
        """Costs without a further hazard, and the cells that are entered with one."""
        walk = self._walk
        uniform = walk.jumps or not (walk.slow or walk.hazards)
        if uniform and len(set(seeds.values())) == 1:
            return self._flood(seeds), {}
        pending: defaultdict[int, list[Cell]] = defaultdict(list)
        for cell, cost in seeds.items():
            pending[cost].append(cell)
        return self._expand(pending)

    def _expand(self, pending: defaultdict[int, list[Cell]]) -> tuple[dict[Cell, int], dict[Cell, int]]:
        """The same from cells that wait for their costs to come."""
        walk, backwards, limit = self._walk, self._backwards, self._most
        near, slow, hazards, blocked, plain = walk.near, walk.slow, walk.hazards, walk.blocked, walk.jumps
        found, onward, cost = dict[Cell, int](), dict[Cell, int](), min(pending, default=0)
        while pending and cost <= limit:
            for here in pending.pop(cost, ()):
                if here in found:
                    continue
                found[here] = cost
                if here in self._wanted:
                    limit = min(limit, max(cost, self._enough))
                for there in near[here]:
                    if there in found or there in blocked:
                        continue
                    entered = here if backwards else there
                    total = cost + 1 if plain or entered not in slow else cost + 2
                    if total > limit:
                        continue
                    if not plain and entered in hazards:
                        if total < onward.get(there, total + 1):
                            onward[there] = total
                    else:
                        pending[total].append(there)
            cost += 1
        return found, onward

    def _flood(self, seeds: dict[Cell, int]) -> dict[Cell, int]:
        """The same where every cell costs one point and nothing is triggered on the way."""
        near, blocked, limit = self._walk.near, self._walk.blocked, self._most
        found, front = dict(seeds), list(seeds)
        cost = next(iter(seeds.values()))
        while front:
            if not self._wanted.isdisjoint(front):
                limit = min(limit, max(cost, self._enough))
            cost += 1
            if cost > limit:
                break
            ahead = []
            for here in front:
                for there in near[here]:
                    if there not in found and there not in blocked:
                        found[there] = cost
                        ahead.append(there)
            front = ahead
        return found


class Ways(Generic[Cell]):
    """All cheapest ways from one start."""

    __slots__ = ("_stops", "levels", "start", "walk")

    def __init__(self, walk: Walk[Cell], start: Cell, levels: Levels[Cell]) -> None:
        self.walk, self.start, self.levels = walk, start, levels
        self._stops: dict[int, dict[Cell, int]] = {}

    def points(self, cell: Cell, hazards: int) -> int | None:
        """The fewest points to stop on a cell with at most so many hazards triggered; None if there is no way."""
        return self.stops(hazards).get(cell)

    def stops(self, hazards: int) -> dict[Cell, int]:
        """Every cell to stop on with at most so many hazards, with its points; the start is free."""
        found = self._stops.get(hazards)
        if found is None:
            found = self._stops[hazards] = self._find_stops(hazards)
        return found

    def _find_stops(self, hazards: int) -> dict[Cell, int]:
        taken = self.walk.taken
        if self.walk.jumps:
            shunned = () if hazards else self.walk.hazards
            free = {cell: cost for cell, cost in self.levels[0].items() if cell not in taken and cell not in shunned}
            free |= {cell: free[cell] + 1 for cell in self.walk.landing if cell in free}
            return free | {self.start: 0}
        if not hazards:
            return {self.start: 0} | {cell: cost for cell, cost in self.levels[0].items() if cell not in taken}
        found = dict(self.stops(hazards - 1))
        for cell, cost in self.levels[hazards].items():
            if cell not in taken and cost < found.get(cell, cost + 1):
                found[cell] = cost
        return found

    def fewest_hazards(self, cell: Cell) -> int | None:
        """How many hazards a way to a cell cannot avoid."""
        return next(
            (number for number in range(self.walk.most_hazards + 1) if self.points(cell, number) is not None), None
        )

    def paths(self, end: Cell, hazards: int) -> Iterator[tuple[Cell, ...]]:
        """Every cheapest path to a cell with at most so many hazards, start and end included."""
        points = self.points(end, hazards)
        if points is None:
            return
        points -= self.walk.jumps and end != self.start and end in self.walk.landing
        for number in range(hazards + 1):
            if self.levels[number].get(end) == points:
                yield from self.back(end, number, points)

    def before(self, end: Cell, points: int) -> Cell:
        """The first cell from which a cell is entered on a way without hazards."""
        walk, costs = self.walk, self.levels[0]
        left = points - (1 if walk.jumps or end not in walk.slow else 2)
        return next(cell for cell in walk.near[end] if costs.get(cell) == left)

    def first_path(self, end: Cell) -> tuple[Cell, ...]:
        """The first of the cheapest paths without hazards to a cell, start and end included."""
        path = [end]
        while path[-1] != self.start:
            path.append(self.before(path[-1], self.levels[0][path[-1]]))
        return tuple(reversed(path))

    def back(self, end: Cell, level: int, points: int) -> Iterator[tuple[Cell, ...]]:
        """Every way to a cell that costs so many points and triggers so many hazards."""
        if end == self.start and points == 0:
            yield (end,)
            return
        walk = self.walk
        price = 1 if walk.jumps or end not in walk.slow else 2
        below = level - (not walk.jumps and end in walk.hazards)
        if below < 0:
            return
        costs = self.levels[below]
        for cell in walk.near[end]:
            if costs.get(cell) == points - price:
                for path in self.back(cell, below, points - price):
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
