"""Where the best plans of a player lead first: for bots, who need not look elsewhere."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Hashable
from typing import NamedTuple

from questhall.core import Seat

from .effects import Cell, House
from .links import STUCK
from .needs import MANY, Needs
from .plans import ENOUGH, needs_of, pursuits, situation
from .ways import way_to
from .world import TerrariaTable

PLANS = 2
"""So many plans are followed."""
KNOWN: dict[Hashable, Course] = {}


class Course(NamedTuple):
    """The cells where the best plans lead first, and the plans that are not among them."""

    cells: frozenset[Cell]
    others: frozenset[str]


class Scout(Needs):
    """Needs that remember the first cells of each way that was looked for."""

    @functools.cached_property
    def passed(self) -> set[Cell]:
        """The first cells of the ways of a plan."""
        return set()

    @functools.cached_property
    def noted(self) -> dict[str, set[Cell]]:
        """The first cells of the ways to things."""
        return {}

    def way(self, targets: tuple[Cell, ...]) -> float:
        """Points, and where the way leads first, perhaps to what ropes are made of."""
        way = way_to(self.before, self.digger, targets, self.cell, self.fresh)
        self.passed.update(way.first)
        if way.far >= STUCK:
            rich, onward = self.digger._replace(props=MANY), (self.web[0],)
            there = onward[0] == self.cell
            detour = (rich, targets) if there else (self.digger, onward)
            self.passed.update(way_to(self.before, *detour, self.cell, self.fresh).first)
        return super().way(targets)

    def source(self, kind: str) -> float:
        """What was found before leads where it led then."""
        return self._noting(kind, lambda: super(Scout, self).source(kind))

    def house(self, kind: House) -> float:
        """The same for houses."""
        return self._noting(f"{kind} house", lambda: super(Scout, self).house(kind))

    def _noting(self, name: str, takes: Callable[[], float]) -> float:
        before, self.passed = self.passed, set()
        total = takes()
        noted = self.noted.setdefault(name, self.passed)
        self.passed = before | noted
        return total


def first_steps(t: TerrariaTable, seat: Seat, cell: Cell) -> frozenset[Cell]:
    """The cells that come first on the ways of the best plans."""
    return course(t, seat, cell).cells


def course(t: TerrariaTable, seat: Seat, cell: Cell) -> Course:
    """Where the best plans lead first, and which plans are not among them."""
    mind, t.mind = t.mind, None
    key = situation(t, seat, cell)
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) > ENOUGH:
            KNOWN.clear()
        found = KNOWN[key] = scouted(needs_of(t, seat, cell, Scout))
    t.mind = mind
    return found


def scouted(scout: Scout) -> Course:
    """The same, found anew; plans that cannot be among the best are not followed."""
    best: list[tuple[float, str, set[Cell]]] = []
    plans = sorted(pursuits(scout), key=operator.attrgetter("promise"), reverse=True)
    for plan in plans:
        if len(best) == PLANS and plan.promise <= best[-1][0]:
            break
        scout.passed = set()
        value = plan.promise - plan.takes()
        best = sorted([*best, (value, plan.name, scout.passed)], key=operator.itemgetter(0), reverse=True)[:PLANS]
    followed = frozenset().union(*[cells for _, _, cells in best])
    return Course(followed, frozenset({plan.name for plan in plans} - {name for _, name, _ in best}))
