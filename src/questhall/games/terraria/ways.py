"""How many action points it takes to get from one place of the world to another: for bots, a good guess."""

from __future__ import annotations

import functools
import itertools

from .effects import Cell
from .grounds import HARD, Digger, Grounds, World, grounds
from .state import NOWHERE, Land
from .world import DOWN, WIDTH, near

CLIMB = 1
"""Half points for a row of a rope."""
PROP, STUCK, PLUNGE = 6, 100, 3
"""What it costs more to leave a cell that holds nobody, but by falling: with platforms, or with nothing; and to dig
away what one stands on."""
FURTHEST = 300
DEAREST = FURTHEST + 4 * HARD
TRIES = 4
MOST = 12
MUCH = frozenset(range(MOST + 1))
"""Worlds that differ in more cells than so many have no links in common."""
BESIDE = tuple(row + column for row in (-WIDTH, 0, WIDTH) for column in (-1, 0, 1))
UNDERWORLD = 20 * WIDTH
FEW = 3
"""Ways of worlds that differ in more cells than so many are kept anew."""


Link = tuple[Cell, int]


class Links:
    """From where each cell can be entered, and half points for it; found when asked for.

    Falling is not free here: it hurts. Where two blocks touch, one of them must be dug before the corner is passed: the
    upper one on the way up, for the lower one is stepped on. Nobody stands on a block that he has just dug away, nor on
    the lost cells.
    """

    def __init__(self, ground: Grounds, hang: int, lost: frozenset[Cell], known: dict[Cell, tuple[Link, ...]]) -> None:
        self.ground, self.hang, self.lost, self.known = ground, hang, lost, known

    def find(self, cell: Cell) -> tuple[Link, ...]:
        """From where a cell can be entered; found once."""
        costs, solid, ropes, _, barred, toll = self.ground
        found = []
        for other, one, two in near(cell):
            if other not in costs:
                continue
            total = costs[cell]
            if one != cell and one in solid and two in solid:
                total += costs[one] if other > cell + 1 else min(costs[one], costs[two])
            loose = self.looseness(other, cell)
            if loose:
                total += (STUCK if other in barred else self.hang) * loose
            elif other == cell - DOWN and cell in solid:
                total += PLUNGE
            elif cell in ropes and other in ropes and (other - cell) % WIDTH == 0:
                total = CLIMB
            found.append((other, total + toll * (other < UNDERWORLD <= cell)))
        links = self.known[cell] = tuple(found)
        return links

    def looseness(self, cell: Cell, onto: Cell) -> int:
        """How many platforms it takes to leave a cell: where nothing holds, and where what holds the next was dug."""
        if cell == onto - DOWN:
            return 0
        ground = self.ground
        return (cell not in ground.held or cell in self.lost) + (cell == onto + DOWN and cell in ground.solid)


class Ways:
    """Half points from cells to the nearest of some targets, and the cell that comes next; as far as asked for."""

    def __init__(self, links: Links, targets: tuple[Cell, ...]) -> None:
        self.links, self.ground = links, links.ground
        self.far = dict.fromkeys((cell for cell in targets if cell in self.ground.costs), 0)
        self.onward: dict[Cell, Cell] = {}
        self.waiting: dict[int, list[Cell]] = {0: list(self.far)}
        self.found = -1

    def to(self, start: Cell) -> int:
        """About how many half points it takes from a cell to enter the nearest of the targets."""
        far, waiting, known = self.far, self.waiting, self.links.known
        here = far.get(start, FURTHEST)
        while self.found < here and waiting:
            found = self.found = self.found + 1
            for cell in waiting.pop(found, ()):
                if far[cell] != found:
                    continue
                for other, cost in known.get(cell) or self.links.find(cell):
                    if found + cost < far.get(other, FURTHEST):
                        far[other], self.onward[other] = found + cost, cell
                        waiting.setdefault(found + cost, []).append(other)
            here = far.get(start, FURTHEST)
        return here

    def path(self, start: Cell) -> list[Cell]:
        """The cells from a cell to the nearest target."""
        passed = [start]
        while passed[-1] in self.onward and passed[-1] in self.far:
            passed.append(self.onward[passed[-1]])
        return passed

    def adapted(self, links: Links, targets: tuple[Cell, ...], differ: frozenset[Cell]) -> Ways:
        """The ways in a world that differs in a few cells: what was found before one of them is as it was."""
        twin, far, onward = Ways(links, targets), self.far, self.onward
        until = min([far.get(cell, FURTHEST) for cell in around(differ)], default=FURTHEST)
        until = min(until, self.found + 1)
        if until <= 0:
            return twin
        twin.far, twin.onward = {cell: away for cell, away in far.items() if away < until}, onward.copy()
        twin.waiting = {}
        dropped: list[Cell] = []
        for cell in [cell for cell, away in far.items() if away >= until]:
            if far[onward[cell]] < until:
                twin.far[cell] = far[cell]
                twin.waiting.setdefault(far[cell], []).append(cell)
            else:
                dropped.append(cell)
        for cell in {cell + by for cell in dropped for by in BESIDE}.intersection(twin.far):
            twin.waiting.setdefault(far[cell], []).append(cell)
        twin.found = min(twin.waiting, default=until) - 1
        return twin

    def props(self, passed: list[Cell]) -> int:
        """How many platforms a way needs; something holds the figure where it is."""
        return sum([self.links.looseness(cell, onto) for cell, onto in itertools.pairwise(passed[1:])])


@functools.lru_cache(maxsize=1024)
def ways_to(
    world: World, digger: Digger, targets: tuple[Cell, ...], hang: int, lost: frozenset[Cell] = frozenset()
) -> Ways:
    """The ways to some targets in a world: those of one that is much the same, as far as they are."""
    links, kept = links_of(world, digger, hang, lost), kept_ways(world.land, digger, hang, targets)
    differ = changed(world, kept[0][0]) | lost if kept else MUCH
    ways = Ways(links, targets) if len(differ) > MOST else kept[0][1].adapted(links, targets, differ)
    if len(differ) > FEW and not lost:
        kept[:] = [(world, ways)]
    return ways


@functools.lru_cache(maxsize=256)
def kept_ways(land: Land, digger: Digger, hang: int, targets: tuple[Cell, ...]) -> list[tuple[World, Ways]]:
    """Where the ways of a world are kept for those that are much the same."""
    return []


@functools.lru_cache(maxsize=256)
def links_of(world: World, digger: Digger, hang: int, lost: frozenset[Cell]) -> Links:
    """The links of a world: those of one that is much the same, but for the cells around what differs."""
    ground, kept = grounds(world, digger), kept_links(world.land, digger, hang)
    differ = changed(world, kept[0][0]) | lost if kept else MUCH
    if len(differ) > MOST:
        links = Links(ground, hang, lost, {})
        if not lost:
            kept[:] = [(world, links)]
        return links
    known = kept[0][1].known.copy()
    for cell in around(differ):
        known.pop(cell, None)
    return Links(ground, hang, lost, known)


def around(differ: frozenset[Cell]) -> set[Cell]:
    """The cells that may be entered otherwise where some cells differ."""
    rows = [row for cell in differ for row in range(cell - 2 * WIDTH, cell + 2 * WIDTH, WIDTH)]
    return {each for row in rows for each in (row - 1, row, row + 1)}


@functools.lru_cache(maxsize=16)
def kept_links(land: Land, digger: Digger, hang: int) -> list[tuple[World, Links]]:
    """Where the links of a world are kept for those that are much the same."""
    return []


def changed(world: World, other: World) -> frozenset[Cell]:
    """The cells in which two worlds of the same tiles differ."""
    cells = {*world.dug} ^ {*other.dug} | {*world.platforms} ^ {*other.platforms} | {*world.ropes} ^ {*other.ropes}
    return frozenset(cells | world.taken ^ other.taken)


@functools.lru_cache(maxsize=8192)
def steps_to(world: World, digger: Digger, targets: tuple[Cell, ...], start: Cell) -> int:
    """Half points from where a player is, whatever holds him there, to the nearest of the targets.

    Who has not enough platforms for the shortest way goes round through the ground.
    """
    far, props = route(world, digger, targets, start, PROP) if digger.props else (FURTHEST, 1)
    return far if props <= digger.props else route(world, digger, targets, start, STUCK)[0]


def route(world: World, digger: Digger, targets: tuple[Cell, ...], start: Cell, hang: int) -> tuple[int, int]:
    """Half points, and the platforms that are needed.

    A way that leads over a block which it has dug before is given up for another one.
    """
    lost: frozenset[Cell] = frozenset()
    alike = digger._replace(props=0)
    for _ in range(TRIES):
        ways = ways_to(world, alike, targets, hang, lost)
        far, passed = from_here(ways, start)
        undermined = broken(passed, ways.ground.solid) - lost
        if not undermined:
            break
        lost |= undermined
    return far, ways.props(passed)


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
        if other in ways.far:
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
    return frozenset(c for place, c in enumerate(passed) if place - dug.get(c + DOWN, place) > 1)
