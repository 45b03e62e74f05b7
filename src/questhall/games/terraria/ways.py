"""How many action points it takes to get from one place of the world to another: for bots, a good guess."""

from __future__ import annotations

import functools
import itertools
from typing import NamedTuple

from .effects import Cell
from .grounds import WALK, Digger, Grounds, World, grounds
from .state import NOWHERE, Land
from .world import DOWN, HEIGHT, WIDTH, cells_of, near

CLIMB = 1
"""Half points for a row of a rope."""
PROP, STUCK, PLUNGE = 6, 100, 3
"""What it costs more to leave a cell that holds nobody, but by falling: with platforms, or with nothing; and to dig
away what one stands on."""
FURTHEST = 300
TRIES = 4
MOST = 60
EVERYTHING = frozenset(range(MOST + 1))
"""Worlds that differ in more cells than so many have nothing in common."""
CELLS = WIDTH * HEIGHT
UNDERWORLD = 20 * WIDTH
AHEAD = 3
"""So many cells of a way come first: who climbs a rope passes two of them at once."""
FEW = 3
"""Ways of worlds that differ in more cells than so many are kept anew."""


Link = tuple[Cell, int]
Step = tuple[Cell, Cell]
NOTHING: list[list[Step]] = [[]] * FURTHEST
"""Heaps in which nothing lies: never added to."""


class Links:
    """From where each cell can be entered, and half points for it; found when asked for.

    Falling is not free here: it hurts. Where two blocks touch, one of them must be dug before the corner is passed: the
    upper one on the way up, for the lower one is stepped on. Nobody stands on a block that he has just dug away, nor on
    the lost cells.
    """

    def __init__(self, ground: Grounds, hang: int, lost: frozenset[Cell], known: list[tuple[Link, ...] | None]) -> None:
        self.ground, self.hang, self.lost, self.known = ground, hang, lost, known

    def find(self, cell: Cell) -> tuple[Link, ...]:
        """From where a cell can be entered; found once."""
        costs, solid, ropes, held, barred, toll = self.ground
        lost, above, below, enter = self.lost, cell - DOWN, cell + DOWN, costs[cell]
        found = []
        for other, one, two in near(cell):
            if other not in costs:
                continue
            total = enter
            if one != cell and one in solid and two in solid:
                total += costs[one] if other > cell + 1 else min(costs[one], costs[two])
            loose = other != above and (other not in held or other in lost) + (other == below and other in solid)
            if loose:
                total += (STUCK if other in barred else self.hang) * loose
            elif other == above and cell in solid:
                total += PLUNGE
            elif cell in ropes and other in ropes and (other - cell) % WIDTH == 0:
                total = CLIMB
            found.append((other, total + toll if other < UNDERWORLD <= cell else total))
        links = self.known[cell] = tuple(found)
        return links

    def looseness(self, cell: Cell, onto: Cell) -> int:
        """How many platforms it takes to leave a cell: where nothing holds, and where what holds the next was dug."""
        if cell == onto - DOWN:
            return 0
        ground = self.ground
        return (cell not in ground.held or cell in self.lost) + (cell == onto + DOWN and cell in ground.solid)


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
                    for other, cost in known[cell] or find(cell):
                        total = found + cost
                        if total < far[other]:
                            far[other], onward[other] = total, cell
                            heap = heaps[total]
                            if heap:
                                heap.append((other, cell))
                            else:
                                heaps[total] = [(other, cell)]
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
        if until <= 0:
            return None
        heaps = self.heaps[:until] + NOTHING[until:]
        far, onward, before = self.far.copy(), self.onward.copy(), self.far
        for away in range(until, FURTHEST):
            kept = []
            for step in self.heaps[away]:
                cell, by = step
                if before[by] >= until:
                    if before[cell] == away:
                        far[cell], onward[cell] = FURTHEST, NOWHERE
                else:
                    kept.append(step)
                    if away < far[cell]:
                        far[cell], onward[cell] = away, by
            if kept:
                heaps[away] = kept
        return Ways(links, far, onward, heaps, until - 1)

    def props(self, passed: list[Cell]) -> int:
        """How many platforms a way needs; something holds the figure where it is."""
        return sum([self.links.looseness(cell, onto) for cell, onto in itertools.pairwise(passed[1:])])


@functools.lru_cache(maxsize=1024)
def ways_to(
    world: World, digger: Digger, targets: tuple[Cell, ...], hang: int, lost: frozenset[Cell] = frozenset()
) -> Ways:
    """The ways to some targets in a world: those of one that is much the same, as far as they are."""
    links, kept = links_of(world, digger, hang, lost), kept_ways(digger, hang, targets)
    differ = changed(world, kept[0][0]) | lost if kept else EVERYTHING
    if not differ:
        return kept[0][1]
    known = len(differ) <= MOST and differ.isdisjoint(targets)
    ways = (kept[0][1].adapted(links, differ) if known else None) or new_ways(links, targets)
    if len(differ) > FEW and not lost:
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


@functools.lru_cache(maxsize=256)
def links_of(world: World, digger: Digger, hang: int, lost: frozenset[Cell]) -> Links:
    """The links of a world: those of one that is much the same, but for the cells around what differs."""
    ground, kept = grounds(world, digger), kept_links(digger, hang)
    differ = changed(world, kept[0][0]) | lost if kept else EVERYTHING
    known: list[tuple[Link, ...] | None] = [None] * CELLS
    if len(differ) <= MOST:
        known = kept[0][1].known.copy()
        for cell in around(differ):
            known[cell] = None
    links = Links(ground, hang, lost, known)
    if len(differ) > FEW and not lost:
        kept[:] = [(world, links)]
    return links


def around(differ: frozenset[Cell]) -> set[Cell]:
    """The cells that may be entered otherwise where some cells differ."""
    found: set[Cell] = set()
    for cell in differ:
        found |= beside(cell)
    return found


@functools.cache
def beside(cell: Cell) -> frozenset[Cell]:
    """The cells that may be entered otherwise where one differs."""
    rows = range(cell - 2 * WIDTH, cell + 2 * WIDTH, WIDTH)
    return frozenset(each for row in rows for each in (row - 1, row, row + 1) if 0 <= each < CELLS)


@functools.lru_cache(maxsize=16)
def kept_links(digger: Digger, hang: int) -> list[tuple[World, Links]]:
    """Where the links of a world are kept for those that are much the same."""
    return []


@functools.lru_cache(maxsize=1024)
def changed(world: World, other: World) -> frozenset[Cell]:
    """The cells in which two worlds differ."""
    cells = {*world.dug} ^ {*other.dug} | {*world.platforms} ^ {*other.platforms} | {*world.ropes} ^ {*other.ropes}
    return frozenset(cells | world.taken ^ other.taken) | retiled(world.land, other.land)


@functools.lru_cache(maxsize=64)
def retiled(land: Land, other: Land) -> frozenset[Cell]:
    """The cells of the places where two lands have not the same tile."""
    pairs = enumerate(zip(land.tiles, other.tiles, strict=True))
    return frozenset(cell for place, (one, two) in pairs if one != two for cell in cells_of(place))


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
    return frozenset(c for place, c in enumerate(passed) if place - dug.get(c + DOWN, place) > 1)
