"""How many action points it takes to get from one place of the world to another: for bots, a good guess."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import NamedTuple

from .content import CellKind
from .effects import Cell
from .figures import BORDER
from .state import Land
from .world import COLUMNS, DOWN, cells_of, chart_of, near

HARD, FIRE = 30, 2
HANG, STUCK = 3, 9
"""What it costs more to leave a cell that holds nobody, but by falling: with platforms, and without."""
FURTHEST = 60


class Digger(NamedTuple):
    """What a player's pickaxe and platforms can do."""

    points: int
    hard: bool
    hang: int
    """What it costs to stop where nothing holds."""


class World(NamedTuple):
    """What matters for ways: tiles, what was dug, felled or opened, and platforms."""

    land: Land
    marks: tuple[Cell, ...]
    platforms: tuple[Cell, ...]


@functools.lru_cache(maxsize=128)
def grounds(world: World, digger: Digger) -> tuple[dict[Cell, int], frozenset[Cell], set[Cell]]:
    """What it costs to enter each explored cell, the blocks, and the cells where something holds a figure up."""
    chart, dug = chart_of(world.land), set(world.marks)
    costs = {cell: entering(kind, digger, dug=cell in dug) for cell, kind in chart.kinds.items()}
    solid = chart.solid - dug
    held = {cell for cell in costs if cell + DOWN in solid or cell in BORDER}
    return costs, solid, held.union(world.platforms)


def entering(kind: CellKind, digger: Digger, *, dug: bool) -> int:
    """Points to dig through a cell, or to step onto it."""
    if not kind.dig or dug:
        return 1 + FIRE * kind.fire
    return HARD if kind.hard and not digger.hard else -(-kind.dig // digger.points) + FIRE * kind.fire


@functools.lru_cache(maxsize=1024)
def distances(world: World, digger: Digger, targets: tuple[Cell, ...]) -> Mapping[Cell, int]:
    """About how many points it takes from each cell to enter the nearest of the targets."""
    costs, solid, held = grounds(world, digger)
    found = dict.fromkeys((cell for cell in targets if cell in costs), 0)
    waiting: list[list[Cell]] = [[] for _ in range(FURTHEST + 2 * HARD)]
    waiting[0] += found
    for far in range(FURTHEST):
        for cell in waiting[far]:
            if found[cell] < far:
                continue
            step = far + costs[cell]
            for other, one, two in near(cell):
                if other not in costs or (one in solid and two in solid and one != cell):
                    continue
                total = step if other in held else step - 1 if other == cell - DOWN else step + digger.hang
                if total < found.get(other, FURTHEST):
                    found[other] = total
                    waiting[total].append(other)
    return found


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
