"""How many action points it takes to get from one place of the world to another: for bots, a good guess."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Mapping
from typing import NamedTuple

from .content import CellKind
from .effects import Cell
from .figures import BORDER
from .state import Land
from .world import COLUMNS, DOWN, WIDTH, cells_of, chart_of, near

WALK, CLIMB, BLOCK, FIRE, HARD = 2, 1, 1, 4, 60
"""Half points of action: a step, a row of a rope, more than that a block, fire, and what is too hard to dig.

Digging and stepping in takes as much as a step, so a block must count for more: else nobody begins to dig.
"""
PROP, HANG, STUCK = 10, 20, 28
"""What it costs more to leave a cell that holds nobody, but by falling: with a platform, with wood, with nothing."""
FURTHEST = 160
DEAREST = FURTHEST + 4 * HARD
TRIES = 4


class Digger(NamedTuple):
    """What a player's pickaxe and platforms can do."""

    points: int
    hard: bool
    hang: int
    """What it costs to stop where nothing holds."""


class World(NamedTuple):
    """What matters for ways: tiles, what was dug, felled or opened, and what holds figures up."""

    land: Land
    marks: tuple[Cell, ...]
    platforms: tuple[Cell, ...]
    ropes: tuple[Cell, ...] = ()
    taken: frozenset[Cell] = frozenset()
    """Where houses, ropes and pylons are: nothing can be built there, and they hide what is printed."""


@functools.lru_cache(maxsize=128)
def grounds(world: World, digger: Digger) -> tuple[dict[Cell, int], frozenset[Cell], set[Cell]]:
    """What it costs to enter each explored cell, the blocks, and the cells where something holds a figure up."""
    chart, dug = chart_of(world.land), set(world.marks)
    costs = {cell: entering(kind, digger, dug=cell in dug) for cell, kind in chart.kinds.items()}
    solid = chart.solid - dug
    held = {cell for cell in costs if cell + DOWN in solid or cell in BORDER}
    return costs, solid, held.union(world.platforms, world.ropes)


def entering(kind: CellKind, digger: Digger, *, dug: bool) -> int:
    """Half points to dig through a cell, or to step onto it."""
    if not kind.dig or dug:
        return WALK + FIRE * kind.fire
    dug_by = -(-WALK * kind.dig // digger.points) + BLOCK
    return HARD if kind.hard and not digger.hard else dug_by + FIRE * kind.fire


class Ways(NamedTuple):
    """Half points from each cell to the nearest of some targets, and the cell that comes next."""

    far: Mapping[Cell, int]
    onward: Mapping[Cell, Cell]


@functools.lru_cache(maxsize=512)
def distances(world: World, digger: Digger, targets: tuple[Cell, ...], lost: frozenset[Cell] = frozenset()) -> Ways:
    """About how many half points it takes from each cell to enter the nearest of the targets.

    Falling is not free here: it hurts. Where two blocks touch, one of them must be dug before the corner is passed: the
    upper one on the way up, for the lower one is stepped on. Nobody stands on a block that he has just dug away, nor on
    the lost cells.
    """
    costs, solid, held = grounds(world, digger)
    hang, ropes = digger.hang, frozenset(world.ropes)
    found = dict.fromkeys((cell for cell in targets if cell in costs), 0)
    onward: dict[Cell, Cell] = {}
    waiting: list[list[Cell]] = [[] for _ in range(DEAREST)]
    waiting[0] += found
    for far in range(FURTHEST):
        for cell in waiting[far]:
            if found[cell] < far:
                continue
            step = far + costs[cell]
            for other, one, two in near(cell):
                if other not in costs:
                    continue
                total = step
                if one in solid and two in solid and one != cell:
                    total += costs[one] if other > cell + 1 else min(costs[one], costs[two])
                loose = (other not in held or other in lost) and other != cell - DOWN
                if loose or (other == cell + DOWN and other in solid):
                    total += hang
                elif cell in ropes and other in ropes and (other - cell) % WIDTH == 0:
                    total = far + CLIMB
                if total < found.get(other, FURTHEST):
                    found[other], onward[other] = total, cell
                    waiting[total].append(other)
    return Ways(found, onward)


@functools.lru_cache(maxsize=8192)
def steps_to(world: World, digger: Digger, targets: tuple[Cell, ...], start: Cell) -> int:
    """Half points from where a player is, whatever holds him there, to the nearest of the targets.

    A way that leads over a block which it has dug before is given up for another one.
    """
    costs, solid, held = grounds(world, digger)
    lost: frozenset[Cell] = frozenset()
    for _ in range(TRIES):
        ways = distances(world, digger, targets, lost)
        undermined = broken(ways, start, solid) - lost
        if not undermined:
            break
        lost |= undermined
    known = ways.far.get(start, FURTHEST)
    if start in held or known == 0:
        return known
    for other, one, two in near(start):
        if other in ways.far:
            corner = min(costs[one], costs[two]) if one in solid and two in solid and one != start else 0
            known = min(known, ways.far[other] + costs[other] + corner)
    return known


def broken(ways: Ways, start: Cell, solid: frozenset[Cell]) -> frozenset[Cell]:
    """The cells of a way that stand on nothing but a block which it has dug before."""
    passed: list[Cell] = [start]
    while passed[-1] in ways.onward:
        passed.append(ways.onward[passed[-1]])
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
