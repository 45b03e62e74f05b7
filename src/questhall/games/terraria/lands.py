"""What the explored world offers for goals: layers, hives, tiles to dig out, drops and shafts; for bots."""

from __future__ import annotations

import functools

from .content import load
from .effects import Cell
from .state import Land
from .ways import BLOCK, WALK, Digger, World, grounds
from .world import HEIGHT, WIDTH, cells_of, chart_of, depth_of

DROP = 8
"""So many cells are a long fall."""
LOWEST = 21
"""The underworld begins in the row above this one."""


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
    """Where one falls far enough and not too far; else what is left of the easiest shaft, and where it begins."""
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
        blocks = sum([cell in solid for cell in below])
        if blocks == 0 and not solid.isdisjoint(range(below[-1] + WIDTH, top + WIDTH * (most + 2), WIDTH)):
            drops.append(top)
        elif 0 < blocks <= best and depth_of(top) == 0:
            tops = [*tops, top] if blocks == best else [top]
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


@functools.lru_cache(maxsize=1024)
def descent(world: World, digger: Digger, start: Cell) -> float:
    """Points that it takes to get down to the underworld by digging and falling, nearly straight."""
    costs, solid, _, _, _ = grounds(world, digger._replace(props=0))
    best = 99.0
    for x in range(-2, 3):
        below = range(start + x + WIDTH, WIDTH * LOWEST, WIDTH)
        blocks = sum([(costs[cell] - BLOCK) / WALK for cell in below if cell in solid])
        best = min(best, abs(x) + blocks + sum([0.5 for cell in below if cell not in costs]))
    return best


def floor(corner: Cell) -> tuple[Cell, ...]:
    """The cells of a house where one can stand."""
    return tuple(corner + WIDTH + x for x in range(3))
