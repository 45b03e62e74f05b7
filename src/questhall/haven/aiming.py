"""Whom an attack hits from a cell, and how good that is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

import msgspec

from questhall.haven.charts import CellId
from questhall.haven.planning import Score
from questhall.kit import Pattern
from questhall.kit.hexes import Hex

Hit = frozenset[CellId]
"""The cells of those who are attacked together."""
NOBODY: Hit = frozenset()


class Threat(msgspec.Struct, frozen=True, eq=False):
    """An attack, as far as it matters to where a monster goes."""

    reach: int = 1
    ranged: bool = False
    singles: int = 1
    """How many single targets it has; with an area, those beside it."""
    area: Pattern[Hex] | None = None
    muddled: bool = False
    """It has disadvantage wherever it comes from."""


class Aim(NamedTuple):
    """How good the best attacks from a cell are, and whom each of them hits; the rank breaks ties between cells."""

    score: Score
    rank: Score
    hits: list[Hit]


class Sights(msgspec.Struct, frozen=True):
    """What an attack can reach from one cell."""

    reached: Sequence[CellId]
    """The foes within range and in sight."""
    awkward: Collection[CellId]
    """The foes attacked with disadvantage."""
    order: Mapping[CellId, int]
    """Which of several others is rather attacked, the smallest first; without it all are equal."""


def aim(focus: CellId, sights: Sights, singles: int, covers: Iterable[Hit] = (NOBODY,)) -> Aim | None:
    """The best attacks on the focus and as many others as can be; None if the focus cannot be hit.

    An area hits everybody it covers, one of `covers`; beside it, or without one, there are so many single targets.
    First no disadvantage against the focus, then the most targets, then the fewest disadvantages against the others,
    then the order of the others.
    """
    found: dict[Hit, tuple[Score, Score]] = {}
    for covered in covers:
        for hit in _completed(focus, covered, sights, singles):
            others = hit - {focus}
            awkward = sum(foe in sights.awkward for foe in others)
            score = (int(focus in sights.awkward), -len(others), awkward)
            found[hit] = score, tuple(sorted(sights.order.get(foe, 0) for foe in others))
    if not found:
        return None
    best = min(found.values())
    return Aim(*best, [hit for hit, each in found.items() if each == best])


def _completed(focus: CellId, covered: Hit, sights: Sights, singles: int) -> Iterator[Hit]:
    """The area's targets with the best single ones beside it, the focus among them."""
    if focus not in covered:
        if not singles or focus not in sights.reached:
            return
        covered, singles = covered | {focus}, singles - 1
    outside = [foe for foe in sights.reached if foe not in covered]
    if singles >= len(outside):
        yield covered.union(outside)
        return
    worth = {foe: (foe in sights.awkward, sights.order.get(foe, 0)) for foe in outside}
    bound = sorted(worth.values())[singles - 1] if singles else None
    sure = [foe for foe in outside if bound is not None and worth[foe] < bound]
    equal = [foe for foe in outside if worth[foe] == bound]
    for more in combinations(equal, singles - len(sure)):
        yield covered.union(sure, more)
