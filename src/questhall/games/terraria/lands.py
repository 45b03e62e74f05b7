"""What the explored world offers for goals: layers, hives, tiles to dig out, drops and shafts; for bots."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from .content import load
from .effects import Cell
from .grounds import BLOCK, WALK, Digger, World, grounds
from .state import Land
from .world import COLUMNS, HEIGHT, WIDTH, cells_of, chart_of, depth_of, house_cells

DROP = 8
"""So many cells are a long fall."""
LOWEST = 21
"""The underworld begins in the row above this one."""
HARM, DEEP = 2.0, 99.0
"""Each cell of a fall that is not safe, and a way down that nobody knows."""


@functools.lru_cache(maxsize=256)
def layer(land: Land, depth: int) -> tuple[Cell, ...]:
    """The explored cells of a layer."""
    return tuple(cell for cell in chart_of(land).kinds if depth_of(cell) == depth)


@functools.lru_cache(maxsize=256)
def hives(land: Land) -> tuple[Cell, ...]:
    """The cells of the Bee Hive, if it was found."""
    return tuple(c for place, tile in enumerate(land.tiles) if tile in load().hives for c in cells_of(place))


@functools.lru_cache(maxsize=256)
def tiles_solid(land: Land) -> tuple[tuple[Cell, ...], ...]:
    """The cells that are printed solid, tile by tile."""
    solid = chart_of(land).solid
    found = [tuple(c for c in cells_of(place) if c in solid) for place, tile in enumerate(land.tiles) if tile]
    return tuple(filter(None, found))


@functools.lru_cache(maxsize=64)
def falls(world: World, most: int) -> tuple[tuple[Cell, ...], int, tuple[Cell, ...]]:
    """Where one falls far enough and not too far; else what is left of the easiest shafts, and their upper blocks."""
    chart, dug, held = chart_of(world.land), set(world.dug), {*world.platforms}
    solid = chart.solid - dug
    best = 99
    tops: list[Cell] = []
    drops: list[Cell] = []
    for top in chart.kinds:
        if top // WIDTH + DROP >= HEIGHT or top in solid:
            continue
        below = [top + WIDTH * row for row in range(1, DROP + 1)]
        if any(cell not in chart.kinds or cell in held or chart.kinds[cell].hard for cell in below):
            continue
        left = [cell for cell in below if cell in solid]
        blocks = len(left)
        if blocks == 0 and not solid.isdisjoint(range(below[-1] + WIDTH, top + WIDTH * (most + 2), WIDTH)):
            drops.append(top)
        elif 0 < blocks <= best and depth_of(top) == 0:
            tops = [*tops, left[0]] if blocks == best else [left[0]]
            best = blocks
    return tuple(drops), best, tuple(tops)


@functools.lru_cache(maxsize=64)
def shaft(world: World) -> tuple[float, tuple[Cell, ...]]:
    """How much is left of the easiest shaft, and its uppermost blocks."""
    chart, dug = chart_of(world.land), set(world.dug)
    best: tuple[float, tuple[Cell, ...]] = (99.0, ())
    for x in range(3, WIDTH - 4):
        total, blocks = 0.0, []
        for y in range(4, HEIGHT - 4):
            for cell in (y * WIDTH + x, y * WIDTH + x + 1):
                if cell not in chart.kinds:
                    total += 0.8
                elif cell in chart.solid and cell not in dug:
                    total += chart.kinds[cell].dig
                    blocks.append(cell)
        if total < best[0]:
            best = total, tuple(blocks[:4])
    return best


def descent(world: World, digger: Digger, start: Cell, safe: int) -> float:
    """Points that it takes to get down to the underworld by digging and falling, nearly straight."""
    alike = digger._replace(props=0)
    return min([abs(x) + sinking(world, alike, start + x + WIDTH, safe) for x in range(-2, 3)])


@functools.lru_cache(maxsize=64)
def best_descent(world: World, digger: Digger, safe: int) -> float:
    """As above, from where it is easiest on the surface."""
    held = grounds(world, digger).held
    tops = [cell for cell in layer(world.land, 0) if cell in held]
    return min([sinking(world, digger, cell + WIDTH, safe) for cell in tops], default=DEEP)


@functools.lru_cache(maxsize=4096)
def sinking(world: World, digger: Digger, start: Cell, safe: int) -> float:
    """Points for a column from a cell down: blocks, ropes, what is unknown, and falls that are not safe."""
    costs, solid, ropes, held, *_ = grounds(world, digger)
    total, fallen = 0.0, 0
    for cell in range(start, WIDTH * LOWEST, WIDTH):
        fallen = fallen + 1 if cell in costs and cell not in held and cell not in solid else 0
        if cell in solid:
            total += (costs[cell] - BLOCK) / WALK
        elif cell in ropes or cell not in costs:
            total += 0.5
        elif fallen > safe:
            total += HARM
    return total


def floor(corner: Cell) -> tuple[Cell, ...]:
    """The cells of a house where one can stand."""
    return tuple(corner + WIDTH + x for x in range(3))


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


@functools.lru_cache(maxsize=1024)
def edge(land: Land, depths: tuple[int, ...], columns: tuple[int, ...]) -> tuple[tuple[Cell, ...], int]:
    """The explored cells from which something vacant of these layers and columns is next, and how far off it is."""
    fitting: dict[int, None] = {}
    nearest = 2 * COLUMNS
    for place in frontier(land):
        for depth, column in vacant_columns(land, place):
            off = min([abs(depth - each) for each in depths]) + min([abs(column - each) for each in columns])
            if off < nearest:
                fitting, nearest = {}, off
            if off == nearest:
                fitting[place] = None
    return tuple([cell for place in fitting for cell in cells_of(place)]), nearest


@functools.lru_cache(maxsize=64)
def pits(world: World, depth: int, hard: bool) -> tuple[int, tuple[Cell, ...]]:  # a key of the cache
    """The least digging in a layer that makes room for a house, and the blocks that are left of it."""
    chart, dug = chart_of(world.land), set(world.dug)
    best, found = 99, dict[Cell, None]()
    for corner in layer(world.land, depth):
        cells = house_cells(corner)
        if any(c not in chart.kinds or chart.kinds[c].spawn or c in world.taken for c in cells):
            continue
        left = [c for c in cells if c in chart.solid and c not in dug]
        if not left or (not hard and any(chart.kinds[c].hard for c in left)):
            continue
        total = sum([chart.kinds[c].dig for c in left])
        if total < best:
            best, found = total, {}
        if total == best:
            found |= dict.fromkeys(left)
    return best, tuple(found)


@functools.lru_cache(maxsize=64)
def rooms(world: World, depth: int | None = None) -> tuple[Cell, ...]:
    """Cells where a house could stand, perhaps in a layer: three wide, two high, empty, and nothing comes out there."""
    chart, dug = chart_of(world.land), set(world.dug)
    bare = {c for c, kind in chart.kinds.items() if not kind.spawn and (c not in chart.solid or c in dug)}
    bare -= world.taken
    corners = [c for c in bare if (depth is None or depth_of(c) == depth) and bare.issuperset(house_cells(c))]
    return tuple({cell: None for corner in corners for cell in house_cells(corner)})
