"""Push and pull: every hex entered is farther from, or closer to, whoever pushes or pulls than the one before."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from typing import TypeVar

from questhall.haven.ways import Walk, distinct

Cell = TypeVar("Cell", bound=Hashable)


def forced_paths(
    walk: Walk[Cell], start: Cell, most: int, distance: Mapping[Cell, int], *, away: bool
) -> list[tuple[Cell, ...]]:
    """Every way to be pushed (away) or pulled up to so many hexes, start included; difficult ground does not matter.

    Of ways to the same end that trigger the same hazards only one is listed. `distance` is measured from whoever moves
    the figure.
    """
    found = [path for path in _paths(walk, (start,), most, distance, away) if walk.may_stop(path[-1])]
    return distinct(found, walk.hazards, jumps=walk.jumps)


def longest(paths: list[tuple[Cell, ...]]) -> list[tuple[Cell, ...]]:
    """The ways that go as far as possible."""
    most = max(map(len, paths), default=0)
    return [path for path in paths if len(path) == most]


def _paths(
    walk: Walk[Cell], path: tuple[Cell, ...], most: int, distance: Mapping[Cell, int], away: bool
) -> Iterator[tuple[Cell, ...]]:
    if most == 0:
        return
    here = path[-1]
    for there in walk.near[here]:
        if there in walk.blocked or (distance[there] > distance[here]) is not away:
            continue
        if distance[there] == distance[here] or distance[there] == 0:
            continue
        yield (*path, there)
        yield from _paths(walk, (*path, there), most - 1, distance, away)
