"""Whom a monster with several targets hits from a cell, and how good that is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, NamedTuple, TypeVar

from questhall.haven.planning import Score

Foe = TypeVar("Foe", bound=Hashable)


class Aim(NamedTuple):
    """How good the best attacks are, and whom each of them hits."""

    score: Score
    hits: list[frozenset[Hashable]]


@dataclass(frozen=True)
class Sights:
    """What an attack can reach from one cell."""

    reached: Collection[Hashable]
    """The foes within range and in sight."""
    awkward: Collection[Hashable]
    """The foes attacked with disadvantage."""
    initiative: Mapping[Any, int]
    covers: Iterable[frozenset[Hashable]] = (frozenset(),)
    """The foes that each placement of the area covers; without an area nobody."""


def aim(focus: Hashable, sights: Sights, singles: int) -> Aim | None:
    """The best attacks on the focus and as many others as can be; None if the focus cannot be hit.

    An area hits everybody it covers; beside it, or without one, there are so many single targets. First no
    disadvantage against the focus, then the most targets, then the fewest disadvantages against the others, then the
    others that act first.
    """
    best: dict[frozenset[Hashable], Score] = {}
    for covered in sights.covers:
        outside = [foe for foe in sights.reached if foe not in covered]
        for more in combinations(outside, min(singles, len(outside))):
            hit = covered.union(more)
            if focus in hit:
                best[hit] = _score(focus, hit, sights)
    if not best:
        return None
    score = min(best.values())
    return Aim(score, [hit for hit, each in best.items() if each == score])


def _score(focus: Hashable, hit: frozenset[Hashable], sights: Sights) -> Score:
    others = hit - {focus}
    awkward = sum(foe in sights.awkward for foe in others)
    return int(focus in sights.awkward), -len(others), awkward, *sorted(sights.initiative[foe] for foe in others)


def scores(cells: Iterable[Foe], look: Callable[[Foe], Aim | None]) -> dict[Foe, Aim]:
    """The cells from which the focus can be hit, with the best attacks from each."""
    found = ((cell, look(cell)) for cell in cells)
    return {cell: aimed for cell, aimed in found if aimed is not None}
