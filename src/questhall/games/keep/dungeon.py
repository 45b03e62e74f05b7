"""The dungeon: which rooms are joined, how far the vault is, and who and what is where."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from questhall.core import Seat, Table
from questhall.kit import rooms
from questhall.kit.squares import Square

from .content import Clan, load
from .state import HOSTAGE, LAIR, Hero, Layout, Monster, State, Tile

KeepTable = Table[State]
VAULT = "vault"
PRISON = "prison"


class Chart:
    """What follows from a layout; made once for each.  [KH-R-523, KH-R-524, KH-R-525]"""

    def __init__(self, layout: Layout) -> None:
        tiles = {tile.room: rooms.Tile(Square(tile.column, tile.row), exits(tile)) for tile in layout.tiles}
        self.tiles = tiles
        self.touching = rooms.touching(tiles)
        self.near = self.touching if layout.thin else rooms.passages(tiles)
        for pair in layout.opened:
            self.near = rooms.linked(self.near, pair)
        if layout.flooded:
            open_rooms = rooms.without(self.near, layout.flooded)
            self.near = {room: open_rooms.get(room, ()) for room in tiles}
        self.hero_near = rooms.linked(self.near, layout.gates)
        self.distance = rooms.distances(self.hero_near, [VAULT])
        self.nearer = {room: rooms.nearer(self.hero_near, room, self.distance) for room in tiles}
        self.steps = {room: rooms.distances(self.near, [room]) for room in tiles}


def exits(tile: Tile) -> str:
    """The sides of a tile as it lies that have an exit: turning brings north to east.  [KH-R-522]"""
    return rooms.turned(load().rooms[tile.room].exits, tile.turn // 90)


@functools.lru_cache(maxsize=256)
def chart_of(layout: Layout) -> Chart:
    """The graph of a layout."""
    return Chart(layout)


def chart(t: KeepTable) -> Chart:
    """The graph of the dungeon as it is now."""
    return chart_of(t.state.layout)


def rooms_with(t: KeepTable, symbol: str) -> list[str]:
    """The rooms of the dungeon that show a symbol.  [KH-3205 to KH-3211]"""
    printed = t.content.rooms
    return [room for room in t.state.rooms if printed[room].symbol == symbol]


# -- monsters


def clan_of(t: KeepTable, seat: Seat) -> Clan:
    """The clan card of a seat."""
    clan: Clan = t.content.clans[t.state.sides[seat].clan]
    return clan


def different(monsters: list[Monster], among: range | tuple[int, ...] | None = None) -> list[int]:
    """The monsters in the dungeon that differ by room or wounds, one of each sort."""
    sorts: dict[tuple[str, int], int] = {}
    for number in range(len(monsters)) if among is None else among:
        monster = monsters[number]
        if (where := monster.room) and where != HOSTAGE:
            sorts.setdefault((where, monster.wounds), number)
    return list(sorts.values())


def rooms_of(t: KeepTable, seat: Seat) -> list[str]:
    """The rooms with a monster of a seat, each once."""
    found = dict.fromkeys([monster.room for monster in t.state.sides[seat].monsters])
    found.pop(LAIR, None)
    found.pop(HOSTAGE, None)
    return list(found)


def in_lair(t: KeepTable, seat: Seat) -> int | None:
    """A monster that can be summoned, if there is one.  [KH-309, KH-311]"""
    for number, monster in enumerate(t.state.sides[seat].monsters):
        if monster.room == LAIR:
            return number
    return None


def guards(t: KeepTable, room: str) -> list[tuple[Seat, int]]:
    """All monsters in a room, whoever leads them.  [KH-3803]"""
    return [
        (seat, number)
        for seat, area in enumerate(t.state.sides)
        for number, monster in enumerate(area.monsters)
        if monster.room == room
    ]


def guarded(t: KeepTable, room: str) -> bool:
    """Whether any monster is in a room."""
    return any(monster.room == room for area in t.state.sides for monster in area.monsters)


# -- heroes


def find_hero(t: KeepTable, hero_id: str) -> tuple[str, Hero] | None:
    """The room of a hero and the hero, or None once it has left the dungeon."""
    for room, place in t.state.rooms.items():
        for hero in place.heroes:
            if hero.id == hero_id:
                return room, hero
    return None


def unlike(heroes: list[Hero]) -> Iterator[Hero]:
    """One hero of each sort: heroes that differ in nothing are one choice."""
    seen = set()
    for hero in heroes:
        sort = (hero.kind, hero.active, hero.fresh, hero.wounds)
        if sort not in seen:
            seen.add(sort)
            yield hero


def finished_portals(t: KeepTable) -> list[str]:
    """The rooms joined by finished portals.  [KH-2203, KH-2209]"""
    return [room for room, place in t.state.rooms.items() if place.portal == "finished"]
