"""The map of hexes: which fields are joined, and where a tile can lie.  [HM-14xx, HM-15xx]"""

from __future__ import annotations

import functools
from collections import Counter

from msgspec.structs import replace

from questhall.core import Table
from questhall.kit.hexes import HERE, Hex, distance, neighbours, rotate

from .content import load
from .content.printed import SLOTS, Bank, Slot
from .effects import FieldId, LocationId, TileId
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
MOST_WHIRLPOOLS = 3
Middles = tuple[tuple[int, int], ...]
"""The middles of tiles, by their places."""
ASIDE = tuple(rotate(Hex(2, 1), turns) for turns in range(6))
"""From the middle of a tile to the middles of its neighbours."""


class Chart:
    """A layout as graphs. Each is found when it is asked for: most maps change before all is."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.tiles = {place.tile: number for number, place in enumerate(layout.places) if place.tile}
        self._near: dict[FieldId, tuple[FieldId, ...]] = {}
        self._beside: dict[FieldId, tuple[int, ...]] = {}

    def near(self, field: FieldId) -> tuple[FieldId, ...]:
        """Where a hero can go from a field for one movement point."""
        found = self._near.get(field)
        if found is None:
            found = self._near[field] = _joined(field, self.layout.places[self.place(field)], self.here)
        return found

    def beside(self, field: FieldId) -> tuple[int, ...]:
        """Face-down tiles that share an edge with a field."""
        found = self._beside.get(field)
        if found is None:
            cell, hidden = spread(self.layout.places[self.place(field)])[field], self.hidden
            found = tuple(dict.fromkeys([hidden[near] for near in ring(cell) if near in hidden])) if hidden else ()
            self._beside[field] = found
        return found

    def place(self, field: FieldId) -> int:
        """The place of a field among the tiles of the layout."""
        return self.tiles[tile_of(field)]

    @functools.cached_property
    def tokens(self) -> dict[FieldId, LocationId]:
        """The blocked fields that tokens have made something of.  [HM-3340]"""
        return {blocked_field(place.tile): place.token for place in self.layout.places if place.token}

    @functools.cached_property
    def at(self) -> dict[FieldId, Hex]:
        """Where each field lies."""
        found: dict[FieldId, Hex] = {}
        for place in self.layout.places:
            if place.tile:
                found |= spread(place)
        return found

    @functools.cached_property
    def here(self) -> dict[Hex, FieldId]:
        """Which field lies on a hex."""
        found: dict[Hex, FieldId] = {}
        for place in self.layout.places:
            if place.tile:
                found |= _fields(place)
        return found

    @functools.cached_property
    def hidden(self) -> dict[Hex, int]:
        """The hexes of face-down tiles, with their places."""
        found: dict[Hex, int] = {}
        for number, place in enumerate(self.layout.places):
            if not place.tile:
                found |= dict.fromkeys(cells(place), number)
        return found


@functools.lru_cache(maxsize=512)
def chart(layout: Layout) -> Chart:
    """The graphs of a layout, made once."""
    return Chart(layout)


@functools.cache
def ring(cell: Hex) -> tuple[Hex, ...]:
    """The six hexes around a hex; maps are small, so each is worked out once."""
    return tuple(neighbours(cell))


@functools.lru_cache(maxsize=4096)
def spread(place: Place) -> dict[FieldId, Hex]:
    """The fields of a tile that lies face up, where they lie; not to be changed."""
    middle, ways = Hex(*place.at), TURNED[place.turn % 6]
    return {f"{place.tile}_{slot}": middle.plus(ways[slot]) for slot in SLOTS}


@functools.lru_cache(maxsize=4096)
def _fields(place: Place) -> dict[Hex, FieldId]:
    """The same by hexes."""
    return {cell: field for field, cell in spread(place).items()}


def cell_of(place: Place, slot: Slot) -> Hex:
    """Where a field of a tile lies."""
    return Hex(*place.at).plus(TURNED[place.turn % 6][slot])


def _joined(field: FieldId, place: Place, here: dict[Hex, FieldId]) -> tuple[FieldId, ...]:
    """Fields that share an edge that can be crossed; blocked ones can be left, not entered.

    One with a token is joined with the fields of its own tile.
    [HM-1408, HM-1412, HM-1413, HM-1426, HM-3341, HM-R-30]
    """
    found: list[FieldId] = []
    own, closed, shut = spread(place), load().sealed, load().blocked
    sealed_off = field in closed and (bool(place.token) or field not in shut)
    for cell in ring(own[field]):
        other = here.get(cell)
        if other is None:
            continue
        if other not in own:
            if not (sealed_off or other in closed or other in shut):
                found.append(other)
        elif place.token or other not in shut:
            found.append(other)
    return tuple(found)


def blocked(graph: Chart, field: FieldId) -> bool:
    """Whether nobody can stop on a field.  [HM-1412, HM-3340]"""
    return field in load().blocked and field not in graph.tokens


def sealed(field: FieldId) -> bool:
    """Whether the outer edges of a field cannot be crossed.  [HM-1408]"""
    return field in load().sealed


def tile_of(field: FieldId) -> str:
    """The tile that a field is on."""
    return field.rpartition("_")[0]


def at_sea(t: HeroesTable, field: FieldId) -> bool:
    """Whether a field is on a sea tile.  [HM-3330]"""
    return load().tiles[tile_of(field)].group == "sea"


def location_of(t: HeroesTable, field: FieldId) -> LocationId:
    """What lies on a field: what is printed there, a token on a blocked field, or a whirlpool.  [HM-3336, HM-3340]"""
    printed = load().fields[field].location
    if printed == "blocked":
        return chart(t.state.layout).tokens.get(field, printed)
    return "whirlpool" if printed == "empty" and field in whirlpools(t) else printed


def bank_at(t: HeroesTable, field: FieldId) -> Bank | None:
    """The creature bank on a field, whether or not it was visited.  [HM-3346]"""
    return load().locations[location_of(t, field)].bank if field in load().blocked else None


def places_of(t: HeroesTable, location: LocationId) -> tuple[FieldId, ...]:
    """The known fields that tokens or the scenario have made into this."""
    if location == "whirlpool":
        return whirlpools(t)
    return tuple(field for field, token in chart(t.state.layout).tokens.items() if token == location)


@functools.lru_cache(maxsize=512)
def tokens_of(layout: Layout, scenario: str) -> tuple[tuple[FieldId, LocationId], ...]:
    """Every field that a token or the scenario has made into something."""
    pools = _whirlpools(layout) if load().plan(scenario).whirlpools else ()
    return (*chart(layout).tokens.items(), *((field, "whirlpool") for field in pools))


def blocked_field(tile: TileId) -> FieldId:
    """The blocked field of a tile, if it has one."""
    fields = load().tiles[tile].fields
    return next((f"{tile}_{slot}" for slot in SLOTS if fields[slot].location == "blocked"), "")


def whirlpools(t: HeroesTable) -> tuple[FieldId, ...]:
    """The empty fields of the first three sea tiles that lie face up, where the scenario says so.  [HM-3336]"""
    return _whirlpools(t.state.layout) if load().plan(t.state.scenario).whirlpools else ()


@functools.lru_cache(maxsize=512)
def _whirlpools(layout: Layout) -> tuple[FieldId, ...]:
    tiles = [load().tiles[place.tile] for place in layout.places if place.tile and place.group == "sea"]
    empty = [f"{tile.id}_{slot}" for tile in tiles for slot in SLOTS if tile.fields[slot].location == "empty"]
    return tuple(empty[:MOST_WHIRLPOOLS])


def laid(layout: Layout, number: int, tile: str, turn: int) -> Layout:
    """The layout with a tile turned up at a place."""
    return _changed(layout, number, replace(layout.places[number], tile=tile, turn=turn))


def with_token(layout: Layout, number: int, token: LocationId) -> Layout:
    """The layout with a token on the blocked field of a tile.  [HM-3340]"""
    return _changed(layout, number, replace(layout.places[number], token=token))


def _changed(layout: Layout, number: int, place: Place) -> Layout:
    return Layout((*layout.places[:number], place, *layout.places[number + 1 :]))


def cells(place: Place) -> tuple[Hex, ...]:
    """The seven hexes of a tile."""
    return (Hex(*place.at), *ring(Hex(*place.at)))


@functools.lru_cache(maxsize=2048)
def sites(layout: Layout, field: FieldId) -> tuple[Hex, ...]:
    """Where a new tile can lie: next to the field, and touching at least two tiles.  [HM-1505, HM-1506, HM-R-71]"""
    at = spread(layout.places[chart(layout).place(field)])[field]
    return tuple([site for site in free_sites(layout) if distance(at, site) <= 2])


def free_sites(layout: Layout) -> tuple[Hex, ...]:
    """Where a new tile can lie anywhere on the map.  [HM-1506]"""
    return _free_sites(middles_of(layout))


def middles_of(layout: Layout) -> Middles:
    """Where the tiles lie: it changes more seldom than what they show."""
    return tuple([place.at for place in layout.places])


@functools.lru_cache(maxsize=512)
def _free_sites(middles: Middles) -> tuple[Hex, ...]:
    """The middles of new tiles that would touch at least two others."""
    touched = Counter([near for middle in sorted(middles) for near in beside(Hex(*middle))])
    return tuple([site for site, tiles in touched.items() if tiles >= 2 and site not in middles])


@functools.cache
def beside(middle: Hex) -> tuple[Hex, ...]:
    """The middles of the tiles around one."""
    return tuple(middle.plus(way) for way in ASIDE)
