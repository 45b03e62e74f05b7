"""How a tile can be turned so that a path leads to all others.  [HM-15xx]"""

from __future__ import annotations

import functools

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
Part = tuple[int, int]
"""The place of a tile, and which part of it: the ground of some tiles does not hang together."""
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
    regions, others = _regions(around, ground), {n for n in range(len(ground)) if n != number}
    ways = [[set(_beyond(around[number], gates, ground)) for gates in gates_of(tile, turn)] for turn in range(6)]
    return tuple([turn for turn in range(6) if _reached(ways[turn], regions) == others]) or tuple(range(6))


@functools.lru_cache(maxsize=512)
def _around(middles: Middles) -> tuple[Around, ...]:
    """What lies around each tile."""
    numbers = {middle: number for number, middle in enumerate(middles)}
    near = [[(way, numbers.get(other)) for way, other in enumerate(beside(Hex(*middle)))] for middle in middles]
    return tuple(tuple((way, number) for way, number in each if number is not None) for each in near)


def _reached(ways: list[set[Part]], regions: list[set[Part]]) -> set[int]:
    """The other tiles that a path leads to from the first part of a tile, given what is beyond each part."""
    found, left = ways[0], [*ways[1:], *regions]
    while touched := [way for way in left if not found.isdisjoint(way)]:
        left = [way for way in left if found.isdisjoint(way)]
        found = found.union(*touched)
    return {number for number, _ in found}


def _regions(around: tuple[Around, ...], ground: Ground) -> list[set[Part]]:
    """What hangs together on a map."""
    found: list[set[Part]] = []
    left = {(number, part) for number, parts in enumerate(ground) for part in range(len(parts))}
    while left:
        queue = [left.pop()]
        for number, part in queue:
            ahead = left.intersection(_beyond(around[number], ground[number][part], ground))
            left -= ahead
            queue += ahead
        found.append(set(queue))
    return found


def _beyond(around: Around, gates: Gates, ground: Ground) -> list[Part]:
    """The parts of other tiles that a path leads to at once."""
    return [
        (number, part)
        for way, number in around
        for part, theirs in enumerate(ground[number])
        if gates[way] & OPPOSITE[theirs[way - 3]]
    ]


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
