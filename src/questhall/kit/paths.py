"""Where a figure can go, and which ways are best. All answers come in a fixed order."""

from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush
from operator import add
from typing import Any, Generic, NamedTuple, TypeVar

from questhall.kit.fields import Field

Cell = TypeVar("Cell", bound=Hashable)
Cost = tuple[int, ...]
Around = Callable[[Cell], Iterable[Cell]]
Price = Callable[[Cell, Cell], Cost | None]


@dataclass(frozen=True)
class Ground(Generic[Cell]):
    """What the ground is like for one figure: entering a cell costs 1 unless `enter` says otherwise."""

    around: Around[Cell]
    enter: Mapping[Cell, int] = field(default_factory=dict)
    blocked: Container[Cell] = ()
    # May be passed, but nobody may stop there.
    passing: Container[Cell] = ()
    # Paid on top of `enter` by whoever stops there (the last hex of a jump).
    ending: Mapping[Cell, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, costs in (("enter", self.enter), ("ending", self.ending)):
            for cell, cost in costs.items():
                if cost < 0:
                    raise ValueError(f"{name} of {cell!r} costs {cost}; costs are 0 or more")


def reach(ground: Ground[Cell], start: Cell, limit: int) -> dict[Cell, int]:
    """Every cell where a move of so many points can stop, with its cost, cheapest first; the start is free."""
    ending, passing = ground.ending, ground.passing
    found = {start: 0}
    for cell, cost in expand(ground, start, limit).items():
        if cell != start and cell not in passing and cost + ending.get(cell, 0) <= limit:
            found[cell] = cost + ending.get(cell, 0)
    return dict(sorted(found.items(), key=lambda item: item[1])) if ending else found


def expand(ground: Ground[Cell], start: Cell, limit: int) -> dict[Cell, int]:
    """Every cell a move of so many points can enter, whether or not it may stop there, cheapest first."""
    enter, blocked = ground.enter.get, ground.blocked
    best = {start: 0}
    settled: dict[Cell, int] = {}
    buckets: list[list[Cell]] = [[start], *([] for _ in range(limit))]
    for cost, bucket in enumerate(buckets):
        for cell in bucket:
            if cell in settled:
                continue
            settled[cell] = cost
            for other in ground.around(cell):
                total = cost + enter(other, 1)
                if total <= limit and total < best.get(other, limit + 1) and other not in blocked:
                    best[other] = total
                    buckets[total].append(other)
    return settled


def reach_layers(board: Field[Any], start: int, limit: int, prices: Mapping[int, int]) -> list[int]:
    """Sets of cells by their cost from 0 to the limit; `prices` maps each cost (> 0) to the cells entered at it."""
    layers = [start]
    free = ~start
    for cost in range(1, limit + 1):
        layer = 0
        for price, cells in prices.items():
            if 0 < price <= cost and layers[cost - price]:
                layer |= board.around(layers[cost - price]) & cells
        layers.append(layer & free)
        free &= ~layer
    return layers


@dataclass(frozen=True)
class Routes(Generic[Cell]):
    """All best ways from one start: the best cost of each cell, and every cell that can come before it at that cost."""

    start: Cell
    cost: dict[Cell, Cost]
    before: dict[Cell, tuple[Cell, ...]]

    def paths(self, end: Cell) -> Iterator[tuple[Cell, ...]]:
        """Every best path to this end, start and end included; none if there is no way."""
        if end == self.start:
            yield (end,)
            return
        for cell in self.before.get(end, ()):
            for path in self.paths(cell):
                yield (*path, end)

    def path(self, end: Cell) -> tuple[Cell, ...] | None:
        """The first best path to this end, start and end included."""
        return next(self.paths(end), None)

    def on_the_way(self, end: Cell) -> set[Cell]:
        """Every cell of any best path to this end."""
        found = {end} if end in self.cost else set()
        queue = list(found)
        for cell in queue:
            fresh = [other for other in self.before.get(cell, ()) if other not in found]
            found.update(fresh)
            queue += fresh
        return found


def routes(start: Cell, around: Around[Cell], price: Price[Cell], zero: Cost = (0,)) -> Routes[Cell]:
    """Best ways by costs compared part by part, say (traps, points): the first part decides, the next break ties.

    `price(here, there)` is None for a step that cannot be made; otherwise no part is negative and one is positive.
    `zero` is the cost of the start and says how many parts there are.
    """
    cost: dict[Cell, Cost] = {}
    open_costs: dict[Cell, Cost] = {}
    before: dict[Cell, list[Cell]] = {start: []}
    heap: list[tuple[Cost, int, Cell]] = [(zero, 0, start)]
    pushed = 0
    while heap:
        total, _, cell = heappop(heap)
        if cell in cost:
            continue
        cost[cell] = total
        for other, sum_here in _steps(cell, total, around, price):
            known = cost.get(other) or open_costs.get(other)
            if known is None or sum_here < known:
                pushed += 1
                open_costs[other], before[other] = sum_here, [cell]
                heappush(heap, (sum_here, pushed, other))
            elif sum_here == known:
                before[other].append(cell)
    return Routes(start, cost, {cell: tuple(cells) for cell, cells in before.items()})


class Route(NamedTuple, Generic[Cell]):
    """One way: what it costs, and its cells from start to end."""

    cost: Cost
    path: tuple[Cell, ...]


def tradeoffs(
    start: Cell, around: Around[Cell], price: Price[Cell], limits: tuple[int | None, ...]
) -> dict[Cell, list[Route[Cell]]]:
    """For each cell the ways within all limits that no other way beats in one part without losing in another.

    This answers "the fewest traps, but with at most 3 points", which best paths alone cannot.
    """
    found: dict[Cell, list[Route[Cell]]] = {}
    heap: list[tuple[Cost, int, tuple[Cell, ...]]] = [((0,) * len(limits), 0, (start,))]
    pushed = 0
    while heap:
        total, _, path = heappop(heap)
        kept = found.setdefault(path[-1], [])
        if any(_no_worse(route.cost, total) for route in kept):
            continue
        kept.append(Route(total, path))
        for other, sum_here in _steps(path[-1], total, around, price):
            if _within(sum_here, limits):
                pushed += 1
                heappush(heap, (sum_here, pushed, (*path, other)))
    return found


def _steps(cell: Cell, total: Cost, around: Around[Cell], price: Price[Cell]) -> Iterator[tuple[Cell, Cost]]:
    for other in around(cell):
        step = price(cell, other)
        if step is None:
            continue
        if len(step) != len(total) or min(step) < 0 or not any(step):
            raise ValueError(
                f"the step from {cell!r} to {other!r} costs {step!r}; "
                f"it needs {len(total)} parts, none of them negative, one positive"
            )
        yield other, tuple(map(add, total, step))


def _no_worse(cost: Cost, other: Cost) -> bool:
    return all(mine <= theirs for mine, theirs in zip(cost, other, strict=True))


def _within(cost: Cost, limits: tuple[int | None, ...]) -> bool:
    return all(limit is None or part <= limit for part, limit in zip(cost, limits, strict=True))
