"""How a tile can be turned so that a path leads to all others.  [HM-15xx]"""

from __future__ import annotations

import functools
from collections.abc import Iterator

from questhall.kit.hexes import DIRECTIONS, Hex

from .content import load
from .content.printed import SLOTS
from .effects import TileId
from .geography import ASIDE, OFFSETS, ring
from .state import Layout, Place

Gates = tuple[int, ...]
"""Three edges towards each of the six tiles around, as bits: those that can be crossed from one part of a tile."""
Numbers = dict[tuple[int, int], int]
"""The places of tiles by their middles."""
Part = tuple[int, int]
"""The place of a tile, and which part of it: the ground of some tiles does not hang together."""
OPPOSITE = (0, 4, 2, 6, 1, 5, 3, 7)
"""The same three edges as they follow each other seen from the other tile."""


@functools.lru_cache(maxsize=512)
def turns_for(layout: Layout, number: int, tile: TileId) -> tuple[int, ...]:
    """The ways to turn a tile so that a path leads to all others; if there is none, all.

    [HM-1507, HM-1508, HM-R-70]
    """
    numbers = {place.at: n for n, place in enumerate(layout.places) if n != number}
    regions = _regions(layout, numbers)
    at, others = layout.places[number].at, set(numbers.values())
    fitting = [turn for turn in range(6) if _reached(layout, numbers, regions, at, gates_of(tile, turn)) == others]
    return tuple(fitting) or tuple(range(6))


def _reached(
    layout: Layout, numbers: Numbers, regions: list[set[Part]], at: tuple[int, int], parts: tuple[Gates, ...]
) -> set[int]:
    """The other tiles that a path leads to from the first part of a tile."""
    ways = [set(_beyond(layout, numbers, at, gates)) for gates in parts]
    found, left = ways[0], [*ways[1:], *regions]
    while touched := [way for way in left if not found.isdisjoint(way)]:
        left = [way for way in left if found.isdisjoint(way)]
        found = found.union(*touched)
    return {number for number, _ in found}


def _regions(layout: Layout, numbers: Numbers) -> list[set[Part]]:
    """What hangs together on a map of some tiles."""
    found: list[set[Part]] = []
    left = {(n, part) for n in numbers.values() for part in range(len(_gates(layout.places[n])))}
    while left:
        queue = [left.pop()]
        for number, part in queue:
            place = layout.places[number]
            ahead = [each for each in _beyond(layout, numbers, place.at, _gates(place)[part]) if each in left]
            left.difference_update(ahead)
            queue += dict.fromkeys(ahead)
        found.append(set(queue))
    return found


def _beyond(layout: Layout, numbers: Numbers, at: tuple[int, int], gates: Gates) -> Iterator[Part]:
    """The parts of other tiles that a path leads to at once."""
    q, r = at
    for way, mine in enumerate(gates):
        number = numbers.get((q + ASIDE[way].q, r + ASIDE[way].r)) if mine else None
        if number is not None:
            for part, theirs in enumerate(_gates(layout.places[number])):
                if mine & OPPOSITE[theirs[way - 3]]:
                    yield number, part


def _gates(place: Place) -> tuple[Gates, ...]:
    return gates_of(place.tile, place.turn % 6)


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
