"""Where a figure may go of its own or your will: a way to each cell within reach, and which of several matter."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from questhall.haven.ways import Cell, Walk, distinct

Begun = tuple[frozenset[Cell], tuple[Cell, ...]]
"""The hazards triggered so far, and the cells from the start on."""


def every_way(walk: Walk[Cell], start: Cell, points: int) -> list[tuple[Cell, ...]]:
    """A way to every cell within reach through each row of hazards that can be triggered on it, also needlessly."""
    slow, found = () if walk.jumps else walk.slow, list[tuple[Cell, ...]]()
    begun: list[tuple[tuple[Cell, ...], int]] = [((start,), points)]
    for path, left in begun:
        for cell in walk.near[path[-1]]:
            rest = left - (2 if cell in slow else 1)
            if rest >= 0 and cell not in walk.blocked and cell not in path:
                begun.append(((*path, cell), rest))
                if walk.may_stop(cell):
                    found.append((*path, cell))
    return distinct(found, walk.hazards, jumps=walk.jumps)


def reachable(walk: Walk[Cell], start: Cell, points: int) -> list[tuple[Cell, ...]]:
    """A way to every cell within reach, with as few hazards as can be; where several differ in them, each."""
    ways = walk.ways(start, points)
    found: list[tuple[Cell, ...]] = []
    firsts: dict[Cell, tuple[Cell, ...]] = {start: (start,)}
    costs, near, slow, taken = ways.levels[0], walk.near, () if walk.jumps else walk.slow, walk.taken
    for end, cost in costs.items():
        if end in firsts:
            continue
        left = cost - (2 if end in slow else 1)
        for before in near[end]:
            if costs.get(before) == left:
                firsts[end] = path = (*firsts[before], end)
                break
        if end not in taken and cost + (walk.jumps and end in walk.landing) <= points:
            found.append(path)
    if walk.jumps or not walk.hazards:
        return found
    known = set(costs)
    for hazards, level in enumerate(ways.levels):
        for end, cost in level.items():
            if end not in known:
                known.add(end)
                if end not in taken:
                    found += distinct(ways.back(end, hazards, cost), walk.hazards, jumps=False)
    return found


def sparing(walk: Walk[Cell], start: Cell, points: int, holding: Collection[Cell] = ()) -> list[tuple[Cell, ...]]:
    """A way to every cell within reach through each set of hazards of which none can be left out.

    For walks where it matters which hazards are triggered, not only how many. What is holding ends a way.
    """
    known: dict[Cell, list[Begun[Cell]]] = {}
    waiting: list[list[Begun[Cell]]] = [[(frozenset(), (start,))], *([] for _ in range(points))]
    for spent, begun in enumerate(waiting):
        for met, path in sorted(begun, key=lambda each: len(each[0])):
            here = path[-1]
            rivals = known.setdefault(here, [])
            if any(other <= met for other, _ in rivals):
                continue
            rivals.append((met, path))
            if here in met and here in holding:
                continue
            for cell in walk.near[here]:
                total = spent + (2 if cell in walk.slow else 1)
                if total <= points and cell not in walk.blocked:
                    waiting[total].append((met | {cell} if cell in walk.hazards else met, (*path, cell)))
    del known[start]
    return [path for cell, rivals in known.items() if cell not in walk.taken for path in _sparest(rivals)]


def _sparest(rivals: list[Begun[Cell]]) -> Iterator[tuple[Cell, ...]]:
    """The ways that trigger no more than another one to the same cell."""
    for met, path in rivals:
        if not any(other < met for other, _ in rivals):
            yield path
