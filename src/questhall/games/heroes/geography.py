"""The map of hexes: which fields are joined, and where a tile can lie.  [HM-14xx, HM-15xx]"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import dataclass

from questhall.core import Table
from questhall.kit.hexes import HERE, Hex, distance, neighbours, rotate

from .content import load
from .content.printed import SLOTS, Slot
from .effects import FieldId
from .state import Layout, Place, State

HeroesTable = Table[State]
OFFSETS: dict[Slot, Hex] = {
    "c": HERE,
    "e": Hex(1, 0),
    "se": Hex(0, 1),
    "sw": Hex(-1, 1),
    "w": Hex(-1, 0),
    "nw": Hex(0, -1),
    "ne": Hex(1, -1),
}
TURNED: tuple[dict[Slot, Hex], ...] = tuple(
    {slot: rotate(way, turns) for slot, way in OFFSETS.items()} for turns in range(6)
)
"""The same for a tile that is turned clockwise by so many sixths."""
ASIDE = tuple(rotate(Hex(2, 1), turns) for turns in range(6))
"""From the middle of a tile to the middles of its neighbours."""


@dataclass(frozen=True)
class Chart:
    """A layout as graphs."""

    at: dict[FieldId, Hex]
    here: dict[Hex, FieldId]
    place: dict[FieldId, int]
    """The place of each field among the tiles of the layout."""
    near: dict[FieldId, tuple[FieldId, ...]]
    """Where a hero can go from a field for one movement point."""
    beside: dict[FieldId, tuple[int, ...]]
    """Face-down tiles that share an edge with a field."""
    hidden: dict[Hex, int]
    """The hexes of face-down tiles, with their places."""


def chart(layout: Layout) -> Chart:
    """The graphs of a layout, made once."""
    return _chart(layout)


@functools.lru_cache(maxsize=512)
def _chart(layout: Layout) -> Chart:
    at: dict[FieldId, Hex] = {}
    place: dict[FieldId, int] = {}
    hidden: dict[Hex, int] = {}
    for number, tile in enumerate(layout.places):
        if tile.tile:
            fields = spread(tile)
            at.update(fields)
            place.update(dict.fromkeys(fields, number))
        else:
            hidden.update(dict.fromkeys(cells(tile), number))
    here = {cell: field for field, cell in at.items()}
    near = _joined(at, here, place)
    unseen = {field: [hidden[near] for near in ring(cell) if near in hidden] for field, cell in at.items()}
    beside = {field: tuple(dict.fromkeys(places)) for field, places in unseen.items()}
    return Chart(at, here, place, near, beside, hidden)


@functools.cache
def ring(cell: Hex) -> tuple[Hex, ...]:
    """The six hexes around a hex; maps are small, so each is worked out once."""
    return tuple(neighbours(cell))


@functools.lru_cache(maxsize=4096)
def spread(place: Place) -> dict[FieldId, Hex]:
    """The fields of a tile that lies face up, where they lie; not to be changed."""
    return {f"{place.tile}_{slot}": cell_of(place, slot) for slot in SLOTS}


def cell_of(place: Place, slot: Slot) -> Hex:
    """Where a field of a tile lies."""
    return Hex(*place.at).plus(TURNED[place.turn % 6][slot])


def _joined(
    at: dict[FieldId, Hex], here: dict[Hex, FieldId], place: dict[FieldId, int]
) -> dict[FieldId, tuple[FieldId, ...]]:
    """Fields that share an edge that can be crossed; blocked ones can be left, not entered.

    [HM-1408, HM-1412, HM-1413, HM-1426, HM-R-30]
    """
    shut, closed = load().blocked, load().sealed
    ground = {cell: field for cell, field in here.items() if field not in shut}
    found = {}
    for field, cell in at.items():
        near = [ground[beyond] for beyond in ring(cell) if beyond in ground]
        if field in closed and field not in shut:
            near = [other for other in near if place[other] == place[field]]
        elif not closed.isdisjoint(near):
            near = [other for other in near if other not in closed or place[other] == place[field]]
        found[field] = tuple(near)
    return found


def blocked(field: FieldId) -> bool:
    """Whether nobody can enter a field.  [HM-1412]"""
    return field in load().blocked


def sealed(field: FieldId) -> bool:
    """Whether the outer edges of a field cannot be crossed.  [HM-1408]"""
    return field in load().sealed


def tile_of(field: FieldId) -> str:
    """The tile that a field is on."""
    return field.rpartition("_")[0]


def at_sea(t: HeroesTable, field: FieldId) -> bool:
    """Whether a field is on a sea tile.  [HM-3330]"""
    return load().tiles[tile_of(field)].group == "sea"


def laid(layout: Layout, number: int, tile: str, turn: int) -> Layout:
    """The layout with a tile turned up at a place."""
    old = layout.places[number]
    places = (*layout.places[:number], Place(old.at, old.group, tile, turn), *layout.places[number + 1 :])
    return Layout(places)


def cells(place: Place) -> tuple[Hex, ...]:
    """The seven hexes of a tile."""
    return (Hex(*place.at), *ring(Hex(*place.at)))


@functools.lru_cache(maxsize=2048)
def sites(layout: Layout, field: FieldId) -> tuple[Hex, ...]:
    """Where a new tile can lie: next to the field, and touching at least two tiles.  [HM-1505, HM-1506, HM-R-71]"""
    at = chart(layout).at[field]
    return tuple(middle for middle in _free_sites(layout) if distance(at, middle) <= 2)


@functools.lru_cache(maxsize=512)
def _free_sites(layout: Layout) -> tuple[Hex, ...]:
    """The middles of new tiles that would touch at least two others."""
    middles = {Hex(*place.at) for place in layout.places}
    around = dict.fromkeys(near for each in sorted(middles) for near in _beside(each))
    return tuple(
        middle for middle in around if middle not in middles and sum(near in middles for near in _beside(middle)) >= 2
    )


@functools.cache
def _beside(middle: Hex) -> Iterable[Hex]:
    return tuple(middle.plus(way) for way in ASIDE)
