"""How a tile can be turned so that a path leads to all others.  [HM-15xx]"""

from __future__ import annotations

import functools
from dataclasses import dataclass

from questhall.kit.hexes import Hex

from .content import load
from .geography import cells, ring, spread
from .state import Layout, Place


@dataclass(frozen=True)
class Regions:
    """What hangs together on a map without one of its tiles."""

    at: dict[Hex, int]
    """The region of each hex that can be entered from another tile."""
    tiles: tuple[frozenset[int], ...]
    """The tiles that each region has a hex of."""


@functools.lru_cache(maxsize=512)
def turns_for(layout: Layout, number: int, tile: str) -> tuple[int, ...]:
    """The ways to turn a tile so that a path leads to all others; if there is none, all.

    [HM-1507, HM-1508, HM-R-70]
    """
    old, rest = layout.places[number], regions(layout, number)
    others = frozenset(range(len(layout.places))) - {number}
    fitting = [turn for turn in range(6) if joined(Place(old.at, old.group, tile, turn), rest) == others]
    return tuple(fitting) or tuple(range(6))


def joined(place: Place, rest: Regions) -> frozenset[int]:
    """The other tiles that a path leads to from the first open field of a tile."""
    ground, closed = open_ground(place)
    doors = {
        cell: set() if cell in closed else {rest.at[near] for near in ring(cell) if near in rest.at} for cell in ground
    }
    start = ground[0]
    seen, found, queue = {start}, set[int](), [start]
    for cell in queue:
        fresh = doors[cell] - found
        found |= fresh
        near = ring(cell)
        ahead = [other for other in ground if other not in seen and (other in near or doors[other] & fresh)]
        seen.update(ahead)
        queue += ahead
    return frozenset[int]().union(*(rest.tiles[region] for region in found))


@functools.lru_cache(maxsize=4096)
def open_ground(place: Place) -> tuple[tuple[Hex, ...], frozenset[Hex]]:
    """The hexes of a tile that can be entered, and those whose outer edges cannot be crossed; face down all are open.

    [HM-1408, HM-1412]
    """
    if not place.tile:
        return cells(place), frozenset()
    shut, closed = load().blocked, load().sealed
    ground = {field: cell for field, cell in spread(place).items() if field not in shut}
    return tuple(ground.values()), frozenset(cell for field, cell in ground.items() if field in closed)


def regions(layout: Layout, number: int) -> Regions:
    """The regions of a map without one of its tiles."""
    tile: dict[Hex, int] = {}
    closed: set[Hex] = set()
    for n, place in enumerate(layout.places):
        if n != number:
            ground, its = open_ground(place)
            tile.update(dict.fromkeys(ground, n))
            closed |= its
    at: dict[Hex, int] = {}
    tiles = list[frozenset[int]]()
    for cell in tile:
        if cell not in at:
            tiles.append(_flood(cell, len(tiles), at, tile, closed))
    return Regions({cell: region for cell, region in at.items() if cell not in closed}, tuple(tiles))


def _flood(start: Hex, region: int, at: dict[Hex, int], tile: dict[Hex, int], closed: set[Hex]) -> frozenset[int]:
    """Mark everything that hangs together with a hex; the tiles that this leads to."""
    at[start] = region
    queue = [start]
    for cell in queue:
        own, inner = tile[cell], cell in closed
        for near in ring(cell):
            if near in at or near not in tile:
                continue
            if tile[near] == own or not (inner or near in closed):
                at[near] = region
                queue.append(near)
    return frozenset(tile[cell] for cell in queue)
