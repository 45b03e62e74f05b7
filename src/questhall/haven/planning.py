"""Where a monster goes: fewest hazards first, then the best attack, then the fewest points; ties are left open."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from questhall.haven.ways import Ways

Cell = TypeVar("Cell", bound=Hashable)
Foe = TypeVar("Foe")

Score = tuple[int, ...]
"""How good an attack from a cell would be, the smallest first."""


class Destination(NamedTuple, Generic[Cell]):
    """A cell where a monster may end its move, and how many hazards it may trigger on the way."""

    cell: Cell
    hazards: int
    attacks: bool


def soonest(ways: Ways[Cell], goals: Mapping[Cell, Any]) -> tuple[int, int] | None:
    """The hazards and points, compared in this order, to the goal that is reached soonest, however far it is."""
    for hazards in range(ways.walk.most_hazards + 1):
        stops = ways.stops(hazards)
        costs = [stops[goal] for goal in goals if goal in stops]
        if costs:
            return hazards, min(costs)
    return None


def focus(costs: Sequence[tuple[Foe, tuple[int, int] | None, int]]) -> list[Foe]:
    """Of foes with their soonest costs and their initiatives those that are attacked soonest; ties are left open."""
    reached = [(cost, initiative) for _, cost, initiative in costs if cost is not None]
    best = min(reached, default=None)
    return [foe for foe, cost, initiative in costs if (cost, initiative) == best]


def destinations(
    ways: Ways[Cell],
    points: int,
    goals: Mapping[Cell, Score],
    ranks: Mapping[Cell, Score] | None = None,
    *,
    best_first: bool = False,
) -> list[Destination[Cell]] | None:
    """The cells where a move of so many points may end, or None if no goal can be reached at all.

    `goals` are the cells from which it could attack, with their scores. Only ways with the fewest hazards to any goal
    count. If one can be reached now, the best score decides, then the fewest points, then the `ranks` of the goals. If
    not, it goes where the rest of the way to the nearest goal is shortest, if shorter than now; `best_first` looks at
    the scores of far goals before how far they are. Whatever is left open is listed.
    """
    near = soonest(ways, goals)
    if near is None:
        return None
    hazards = near[0]
    stops = ways.stops(hazards)
    open_to = [goal for goal in goals if stops.get(goal, points + 1) <= points]
    if open_to:
        best = _best(open_to, goals, stops, ranks)
        return [Destination(goal, hazards, attacks=True) for goal in best]
    far = [goal for goal in goals if goal in stops]
    best = _best(far, goals if best_first else None, stops, ranks)
    return _approaching(ways, points, best, hazards) or [Destination(ways.start, 0, attacks=False)]


def _best(
    found: list[Cell],
    scores: Mapping[Cell, Score] | None,
    costs: Mapping[Cell, int],
    ranks: Mapping[Cell, Score] | None,
) -> list[Cell]:
    """Those of the cells that are best: by score, then by points, then by rank."""
    worth = {cell: (scores[cell] if scores else (), costs[cell], ranks[cell] if ranks else ()) for cell in found}
    best = min(worth.values())
    return [cell for cell, each in worth.items() if each == best]


def _approaching(ways: Ways[Cell], points: int, goals: list[Cell], hazards: int) -> list[Destination[Cell]]:
    rest = ways.walk.towards(goals, ways.stops(hazards)[goals[0]])
    now = rest.least(ways.start, hazards)
    assert now is not None, "a goal that can be reached has a way to it"
    found: dict[Cell, tuple[int, int, int]] = {}
    for spent in range(hazards + 1):
        for cell, cost in ways.stops(spent).items():
            left = rest.least(cell, hazards - spent) if cost <= points else None
            if left is not None and left < now:
                found[cell] = min(found.get(cell, (left, cost, spent)), (left, cost, spent))
    best = min((each[:2] for each in found.values()), default=None)
    return [Destination(cell, each[2], attacks=False) for cell, each in found.items() if each[:2] == best]
