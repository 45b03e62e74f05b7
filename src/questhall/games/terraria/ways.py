"""How many action points it takes to get from one place of the world to another: for bots, a good guess."""

from __future__ import annotations

import functools
import itertools
from typing import NamedTuple

from .effects import Cell
from .grounds import WALK, Digger, World
from .links import CELLS, EVERYTHING, FEW, MOST, STUCK, Links, Step, around, changed, links_of
from .state import NOWHERE
from .world import DOWN, WIDTH, near

PROP = 6
"""What it costs more to leave a cell that holds nobody, but by falling, with platforms."""
FURTHEST = 300
TRIES = 4
AHEAD = 3
"""So many cells of a way come first: who climbs a rope passes two of them at once."""

NOTHING: list[list[Step]] = [[]] * FURTHEST
"""Heaps in which nothing lies: never added to."""


class Ways:
    """Half points from cells to the nearest of some targets, and the cell that comes next; as far as asked for.

    Heaps hold the cells that take so many half points, each with the one that comes next, and are gone through in turn.
    """

    def __init__(self, links: Links, far: list[int], onward: list[Cell], heaps: list[list[Step]], found: int) -> None:
        self.links, self.ground = links, links.ground
        self.far, self.onward, self.heaps, self.found = far, onward, heaps, found

    def to(self, start: Cell) -> int:
        """About how many half points it takes from a cell to enter the nearest of the targets."""
        far, here = self.far, self.far[start]
        if here <= self.found + 1 or self.found == FURTHEST - 1:
            return here
        onward, heaps, known, find = self.onward, self.heaps, self.links.known, self.links.find
        for found in range(self.found + 1, FURTHEST):
            for cell, _ in heaps[found]:
                if far[cell] == found:
                    for other, cost, step in known[cell] or find(cell):
                        total = found + cost
                        if total < far[other]:
                            far[other], onward[other] = total, cell
                            heap = heaps[total]
                            if heap:
                                heap.append(step)
                            else:
                                heaps[total] = [step]
            here = far[start]
            if here <= found + 1:
                break
        self.found = found
        return here

    def path(self, start: Cell) -> list[Cell]:
        """The cells from a cell to the nearest target."""
        passed, onward = [start], self.onward
        while (start := onward[start]) != NOWHERE:
            passed.append(start)
        return passed

    def adapted(self, links: Links, differ: frozenset[Cell]) -> Ways | None:
        """The ways in a world that differs in a few cells: what was found before one of them is as it was."""
        until = min([self.found + 1, *[self.far[cell] for cell in around(differ)]])
        return self.cut(links, until) if until > 0 else None

    def hampered(self, links: Links) -> Ways | None:
        """The ways where it takes more to leave the lost cells: only where one is entered from there differs."""
        lost = frozenset([cell for cell in links.lost if self.far[cell]])
        until = min([self.found + 1, *[self.far[cell] for cell in lost]])
        if until <= 0:
            return None
        ways = self.cut(links, until, lost)
        for cell in lost:
            ways.enter(cell)
        return ways

    def cut(self, links: Links, until: int, lost: frozenset[Cell] = frozenset()) -> Ways:
        """What was found before so many half points, but for what leads from lost cells."""
        heaps = self.heaps[:until] + NOTHING[until:]
        far, onward, before = self.far.copy(), self.onward.copy(), self.far
        for away, steps in enumerate(self.heaps[until:], until):
            if not steps:
                continue
            kept = []
            for step in steps:
                cell, by = step
                if before[by] >= until or cell in lost:
                    if before[cell] == away:
                        far[cell], onward[cell] = FURTHEST, NOWHERE
                else:
                    kept.append(step)
                    if away < far[cell]:
                        far[cell], onward[cell] = away, by
            if kept:
                heaps[away] = kept
        return Ways(links, far, onward, heaps, until - 1)

    def enter(self, cell: Cell) -> None:
        """Put the steps from a cell to what was gone through where they would lie if they had been found in turn."""
        steps = [(cell, other) for other, _, _ in near(cell) if self.far[other] <= self.found]
        for step in sorted(steps, key=self.turn):
            by = step[1]
            total = self.far[by] + next(cost for other, cost, _ in self.links.of(by) if other == cell)
            if total < self.far[cell]:
                self.far[cell], self.onward[cell] = total, by
                self.heaps[total] = sorted([*self.heaps[total], step], key=self.turn)

    def turn(self, step: Step) -> tuple[int, int, int]:
        """When a step was found: by what, and as which of its links."""
        cell, by = step
        away, links = self.far[by], self.links.of(by)
        return away, self.heaps[away].index((by, self.onward[by])), [other for other, *_ in links].index(cell)

    def props(self, passed: list[Cell]) -> int:
        """How many platforms a way needs; something holds the figure where it is."""
        return sum([self.links.looseness(cell, onto) for cell, onto in itertools.pairwise(passed[1:])])


@functools.lru_cache(maxsize=1024)
def ways_to(
    world: World, digger: Digger, targets: tuple[Cell, ...], hang: int, lost: frozenset[Cell] = frozenset()
) -> Ways:
    """The ways to some targets in a world: those of one that is much the same, as far as they are."""
    links = links_of(world, digger, hang, lost)
    if lost:
        return ways_to(world, digger, targets, hang).hampered(links) or new_ways(links, targets)
    kept = kept_ways(digger, hang, targets)
    differ = changed(world, kept[0][0]) if kept else EVERYTHING
    if not differ:
        return kept[0][1]
    known = len(differ) <= MOST and differ.isdisjoint(targets)
    ways = (kept[0][1].adapted(links, differ) if known else None) or new_ways(links, targets)
    if len(differ) > FEW:
        kept[:] = [(world, ways)]
    return ways


def new_ways(links: Links, targets: tuple[Cell, ...]) -> Ways:
    """The ways to some targets, not looked for yet."""
    first = dict.fromkeys([cell for cell in targets if cell in links.ground.costs])
    far = [FURTHEST] * CELLS
    for cell in first:
        far[cell] = 0
    return Ways(links, far, [NOWHERE] * CELLS, [[(cell, NOWHERE) for cell in first], *NOTHING[1:]], -1)


@functools.lru_cache(maxsize=256)
def kept_ways(digger: Digger, hang: int, targets: tuple[Cell, ...]) -> list[tuple[World, Ways]]:
    """Where the ways of a world are kept for those that are much the same."""
    return []


class Way(NamedTuple):
    """Half points that a way takes, the platforms that it needs, and the cells that come first on it."""

    far: int
    props: int
    first: tuple[Cell, ...]

    def after(self, cell: Cell) -> Way:
        """The same way with a step before it."""
        return Way(self.far + WALK, self.props, (cell, *self.first[: AHEAD - 1]))


def way_to(
    world: World, digger: Digger, targets: tuple[Cell, ...], start: Cell, fresh: frozenset[Cell] = frozenset()
) -> Way:
    """The way to the nearest of the targets; who has not enough platforms for it goes round through the ground.

    Fresh cells next to the start can be entered at once, whatever the world says, and something holds a figure there.
    """
    alike = digger._replace(props=0)
    first = [other for other, _, _ in near(start) if other in fresh] if fresh else []
    if digger.props:
        ways = [route(world, alike, targets, start, PROP)]
        ways += [route(world, alike, targets, cell, PROP).after(cell) for cell in first]
        enough = [way for way in ways if way.props <= digger.props]
        if enough:
            return min(enough)
    round_about = [route(world, alike, targets, cell, STUCK).after(cell) for cell in first]
    return min([route(world, alike, targets, start, STUCK), *round_about])


@functools.lru_cache(maxsize=16384)
def route(world: World, digger: Digger, targets: tuple[Cell, ...], start: Cell, hang: int) -> Way:
    """The way for who minds so much to hang in the air.

    A way that leads over a block which it has dug before is given up for another one.
    """
    lost: frozenset[Cell] = frozenset()
    for _ in range(TRIES):
        ways = ways_to(world, digger, targets, hang, lost)
        far, passed = from_here(ways, start)
        undermined = broken(passed, ways.ground.solid) - lost
        if not undermined:
            break
        lost |= undermined
    return Way(far, ways.props(passed), tuple(passed[1 : 1 + AHEAD]))


def nearest(world: World, digger: Digger, targets: tuple[Cell, ...], start: Cell) -> tuple[Cell, int]:
    """The nearest of some targets for who has no platforms, and half points to it."""
    far, passed = from_here(ways_to(world, digger._replace(props=0), targets, STUCK), start)
    return (passed[-1], far) if far < FURTHEST else (NOWHERE, FURTHEST)


def from_here(ways: Ways, start: Cell) -> tuple[int, list[Cell]]:
    """The best way from a cell where something holds the figure, perhaps another figure."""
    far = ways.to(start)
    if start in ways.ground.held or far == 0:
        return far, ways.path(start)
    costs, solid = ways.ground.costs, ways.ground.solid
    onward = NOWHERE
    for other, one, two in near(start):
        if ways.far[other] < FURTHEST:
            corner = min(costs[one], costs[two]) if one in solid and two in solid and one != start else 0
            total = ways.far[other] + costs[other] + corner
            if total < far:
                far, onward = total, other
    return far, ways.path(start) if onward == NOWHERE else [start, *ways.path(onward)]


def broken(passed: list[Cell], solid: frozenset[Cell]) -> frozenset[Cell]:
    """The cells of a way that stand on nothing but a block which it has dug before."""
    dug = {cell: place for place, cell in enumerate(passed) if cell in solid}
    for place, (cell, following) in enumerate(itertools.pairwise(passed)):
        if following < cell - WIDTH + 2 and following != cell - WIDTH and {cell - WIDTH, following + WIDTH} <= solid:
            dug[cell - WIDTH] = place - 1
    return frozenset([c for place, c in enumerate(passed) if place - dug.get(c + DOWN, place) > 1] if dug else ())
