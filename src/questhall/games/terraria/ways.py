"""How many action points it takes to get from one place of the world to another: for bots, a good guess."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Mapping
from typing import NamedTuple

from .content import CellKind
from .effects import Cell
from .figures import BORDER
from .state import NOWHERE, Land
from .world import COLUMNS, DOWN, WIDTH, cells_of, chart_of, near

WALK, CLIMB, BLOCK, FIRE, HARD = 2, 1, 1, 4, 60
"""Half points of action: a step, a row of a rope, more than that a block, fire, and what is too hard to dig.

Digging and stepping in takes as much as a step, so a block must count for more: else nobody begins to dig.
"""
PROP, STUCK, PLUNGE = 6, 100, 3
"""What it costs more to leave a cell that holds nobody, but by falling: with platforms, or with nothing; and to dig
away what one stands on."""
FURTHEST = 300
DEAREST = FURTHEST + 4 * HARD
TRIES = 4
MOST = 12
MUCH = frozenset(range(MOST + 1))
"""Worlds that differ in more cells than so many have no links in common."""


class Digger(NamedTuple):
    """What a player's pickaxe and platforms can do."""

    points: int
    hard: bool
    props: int = 0
    """Platforms and ropes at hand."""
    bare: bool = False
    """No platforms among them: ropes are not hung in houses."""


class World(NamedTuple):
    """What matters for ways: tiles, what was dug, and what holds figures up."""

    land: Land
    dug: tuple[Cell, ...]
    platforms: tuple[Cell, ...]
    ropes: tuple[Cell, ...] = ()
    taken: frozenset[Cell] = frozenset()
    """Where houses, ropes and pylons are: nothing can be built there, and they hide what is printed."""


class Grounds(NamedTuple):
    """What it costs to enter each explored cell, the blocks, the ropes, and where something holds a figure up."""

    costs: Mapping[Cell, int]
    solid: frozenset[Cell]
    ropes: frozenset[Cell]
    held: frozenset[Cell]
    barred: frozenset[Cell]
    """Where nothing can be hung."""


@functools.lru_cache(maxsize=128)
def grounds(world: World, digger: Digger) -> Grounds:
    """The world as a digger sees it."""
    chart = chart_of(world.land)
    costs = dict(printed(world.land, digger.points, digger.hard))
    for cell in world.dug:
        costs[cell] = WALK + FIRE * chart.kinds[cell].fire
    solid = chart.solid.difference(world.dug)
    held = {cell - DOWN for cell in solid}
    held.update(BORDER, world.platforms, world.ropes)
    barred = world.taken if digger.bare else frozenset()
    return Grounds(costs, solid, frozenset(world.ropes), frozenset(held), barred)


@functools.lru_cache(maxsize=64)
def printed(land: Land, points: int, hard: bool) -> Mapping[Cell, int]:
    """What it costs to enter each cell as long as nothing was dug."""
    return {cell: entering(kind, points, hard=hard) for cell, kind in chart_of(land).kinds.items()}


def entering(kind: CellKind, points: int, *, hard: bool) -> int:
    """Half points to dig through a cell, or to step onto it."""
    if not kind.dig:
        return WALK + FIRE * kind.fire
    if kind.hard and not hard:
        return HARD
    return -(-WALK * kind.dig // points) + BLOCK + FIRE * kind.fire


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
        costs, solid, ropes, _, barred = self.ground
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
            found.append((other, total))
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
        while passed[-1] in self.onward:
            passed.append(self.onward[passed[-1]])
        return passed

    def props(self, passed: list[Cell]) -> int:
        """How many platforms a way needs; something holds the figure where it is."""
        return sum([self.links.looseness(cell, onto) for cell, onto in itertools.pairwise(passed[1:])])


@functools.lru_cache(maxsize=1024)
def ways_to(
    world: World, digger: Digger, targets: tuple[Cell, ...], hang: int, lost: frozenset[Cell] = frozenset()
) -> Ways:
    """The ways to some targets in a world."""
    return Ways(links_of(world, digger, hang, lost), targets)


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
    for cell in differ:
        for row in range(cell - 2 * WIDTH, cell + 2 * WIDTH, WIDTH):
            for each in (row - 1, row, row + 1):
                known.pop(each, None)
    return Links(ground, hang, lost, known)


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


@functools.lru_cache(maxsize=512)
def places_of(land: Land) -> Mapping[str, tuple[Cell, ...]]:
    """Where the tiles show what can be gained: by resource, and trees, chests, ore and webs."""
    found: dict[str, list[Cell]] = {}
    for cell, kind in chart_of(land).kinds.items():
        names = (kind.resource, "ore" * kind.ore, "wood" * bool(kind.chop), "chest" * bool(kind.chest))
        for name in (*names, "cobweb" * kind.cobweb):
            if name:
                found.setdefault(name, []).append(cell)
    return {name: tuple(cells) for name, cells in found.items()}


@functools.lru_cache(maxsize=512)
def frontier(land: Land) -> tuple[int, ...]:
    """The explored places next to which something vacant is."""
    chart = chart_of(land)
    return tuple(place for place, tile in enumerate(land.tiles) if tile and chart.spot(cells_of(place)[0]).vacant)


@functools.lru_cache(maxsize=512)
def vacant_columns(land: Land, place: int) -> tuple[tuple[int, int], ...]:
    """Depth and column of the vacant places next to a place."""
    return tuple(divmod(other, COLUMNS) for other in chart_of(land).spot(cells_of(place)[0]).vacant)
