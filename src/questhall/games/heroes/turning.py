"""How a tile can be turned so that a path leads to all others.  [HM-15xx]"""

from __future__ import annotations

import functools
from itertools import accumulate, pairwise

from questhall.kit.hexes import DIRECTIONS, Hex

from .content import load
from .content.printed import SLOTS
from .effects import TileId
from .geography import OFFSETS, Middles, beside, middles_of, ring
from .state import Layout

Gates = tuple[int, ...]
"""Three edges towards each of the six tiles around, as bits: those that can be crossed from one part of a tile."""
Ground = list[tuple[Gates, ...]]
"""The gates of each part of all tiles, by their places."""
Around = tuple[tuple[int, int], ...]
"""The tiles around one: in which of the six ways, and their places."""
Parts = int
"""Parts of tiles, a bit for each, by their places: the ground of some tiles does not hang together."""
OPPOSITE = (0, 4, 2, 6, 1, 5, 3, 7)
"""The same three edges as they follow each other seen from the other tile."""


@functools.lru_cache(maxsize=512)
def turns_for(layout: Layout, number: int, tile: TileId) -> tuple[int, ...]:
    """The ways to turn a tile so that a path leads to all others; if there is none, all.

    [HM-1507, HM-1508, HM-R-70]
    """
    around = _around(middles_of(layout))
    ground = [gates_of(place.tile, place.turn % 6) for place in layout.places]
    ground[number] = ()
    first = [1 << parts for parts in accumulate([0, *map(len, ground)])]
    others = [end - start for start, end in pairwise(first) if end > start]
    regions = _regions(around, ground, first)
    found: list[int] = []
    for turn in range(6):
        ways = [_beyond(around[number], gates, ground, first) for gates in gates_of(tile, turn)]
        reached = _reached(ways, regions)
        if all(reached & parts for parts in others):
            found.append(turn)
    return tuple(found) or tuple(range(6))


@functools.lru_cache(maxsize=512)
def _around(middles: Middles) -> tuple[Around, ...]:
    """What lies around each tile."""
    numbers = {middle: number for number, middle in enumerate(middles)}
    near = [[(way, numbers.get(other)) for way, other in enumerate(beside(Hex(*middle)))] for middle in middles]
    return tuple(tuple((way, number) for way, number in each if number is not None) for each in near)


def _reached(ways: list[Parts], regions: list[Parts]) -> Parts:
    """What a path leads to from the first part of a tile, given what is beyond each part."""
    found, left, grows = ways[0], [*ways[1:], *regions], True
    while grows:
        apart = []
        for each in left:
            if each & found:
                found |= each
            else:
                apart.append(each)
        left, grows = apart, len(apart) < len(left)
    return found


def _regions(around: tuple[Around, ...], ground: Ground, first: list[Parts]) -> list[Parts]:
    """What hangs together on a map."""
    ahead = [_beyond(around[number], gates, ground, first) for number, parts in enumerate(ground) for gates in parts]
    found, left = [], (1 << len(ahead)) - 1
    while left:
        region = edge = left & -left
        while edge:
            part = edge & -edge
            near = ahead[part.bit_length() - 1] & ~region
            region |= near
            edge = edge ^ part | near
        left &= ~region
        found.append(region)
    return found


def _beyond(around: Around, gates: Gates, ground: Ground, first: list[Parts]) -> Parts:
    """The parts of other tiles that a path leads to at once."""
    found = 0
    for way, number in around:
        if crossed := gates[way]:
            part = first[number]
            for theirs in ground[number]:
                if crossed & OPPOSITE[theirs[way - 3]]:
                    found |= part
                part <<= 1
    return found


@functools.cache
def gates_of(tile: TileId, turn: int) -> tuple[Gates, ...]:
    """The gates of each part of a tile, that of the first open field first; face down all edges are open.

    [HM-1408, HM-1412]
    """
    if not tile:
        return ((7,) * 6,)
    if turn:
        return tuple((*gates[-turn:], *gates[:-turn]) for gates in gates_of(tile, 0))
    return tuple(_open_edges(tile, part) for part in _parts(tile))


def _parts(tile: TileId) -> list[list[Hex]]:
    """The ground of a tile that is not turned, by what hangs together on the tile itself."""
    left = [OFFSETS[slot] for slot in SLOTS if f"{tile}_{slot}" not in load().blocked]
    parts: list[list[Hex]] = []
    while left:
        queue = [left[0]]
        for cell in queue:
            queue += [near for near in ring(cell) if near in left and near not in queue]
        left = [cell for cell in left if cell not in queue]
        parts.append(queue)
    return parts


def _open_edges(tile: TileId, part: list[Hex]) -> Gates:
    """The edges of a part that can be crossed; outer edges of some fields cannot."""
    sealed = [OFFSETS[slot] for slot in SLOTS if f"{tile}_{slot}" in load().sealed]
    open_to = [cell in part and cell not in sealed for cell in DIRECTIONS]
    return tuple(3 * open_to[way] + 4 * open_to[(way + 1) % 6] for way in range(6))
