"""The dungeon: rooms with what lies in them, passages and walls, heroes and monsters."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from questhall.core import Decision
from questhall.core.scene import Board, Cell, Edge, Mark, Piece

from ..building import CONSTRUCTION_SITE
from ..choices import Site
from ..content import RoomTile, load
from ..dungeon import PRISON, VAULT, chart_of
from ..effects import RESOURCES, TRAP
from ..state import CHAMPION, HOSTAGE, LAIR, Layout, Tile
from ..steps.scenarios.two_cellars import WALL
from ..view import RoomView
from . import icons
from .parts import chip
from .speaker import Speaker, named_words, small

BOARD = "main"


def board(who: Speaker, decision: Decision | None) -> Board:
    """The rooms as they lie; while a room is built, the free places too.  [KH-R-521]"""
    layout = who.seen.layout
    cells = {tile.room: cell(who, tile) for tile in layout.tiles}
    cells |= free_places(who, decision)
    return Board("graph", cells, edges(layout), who.words.say("board-main"))


def cell(who: Speaker, tile: Tile) -> Cell:
    """A room: its symbol, what activating it does, and what lies in it."""
    flooded = tile.room in who.seen.layout.flooded
    return Cell(
        (tile.column, tile.row),
        who.room(tile.room),
        "water" if flooded else VAULT if tile.room == VAULT else "",
        icons.SYMBOLS[who.content.rooms[tile.room].symbol],
        room_detail(who.language, tile.room),
        tuple(marks(who, tile.room, flooded=flooded)),
        who.words.name("symbol", who.content.rooms[tile.room].symbol, "short"),
        room_short(who.language, tile.room),
        chip(tile.room),
        "water" if flooded else "brick",
    )


def marks(who: Speaker, room: str, *, flooded: bool) -> Iterator[Mark]:
    """Treasures by value, the portal, water and tunnel tokens, resources and traps.  [KH-R-004]"""
    place, words = who.seen.rooms[room], who.words
    for value in place.treasures:
        yield Mark(words.say("state-treasure", value=value), icons.TREASURE, kind="badge", text=str(value))
    if place.portal:
        icon = icons.PORTAL if place.portal == "finished" else icons.UNFINISHED
        yield Mark(words.name("state", place.portal), icon, kind="feature")
    if flooded:
        yield Mark(words.name("state", "flooded"), icons.WATER, kind="feature")
    if room in WALL and who.seen.tunnel:
        yield Mark(words.name("state", "tunnel"), icons.TUNNEL, who.seen.tunnel, "hazard")
    for token in RESOURCES:
        if place.goods.get(token):
            yield Mark(words.name("token", token), icons.TOKENS[token], place.goods[token])
    if place.goods.get(TRAP):
        yield Mark(words.name("token", TRAP), icons.TOKENS[TRAP], place.goods[TRAP], "hazard")


@functools.cache
def room_detail(language: str, room: str) -> str:
    """The symbol of a room and what activating it does.  [KH-2401]"""
    words, tile = named_words(language, ()), load().rooms[room]
    symbol = words.name("symbol", tile.symbol)
    if room == PRISON:
        return words.say("detail-prison", symbol=symbol)
    return words.say("detail-room", symbol=symbol, action=room_action(language, tile))


@functools.cache
def room_action(language: str, tile: RoomTile) -> str:
    """What activating a room does.  [KH-25xx to KH-29xx]"""
    words = named_words(language, ())
    if tile.makes is not None:
        return words.say("act-makes", token=words.name("token", tile.makes, "acc"))
    if tile.sells is not None:
        assert tile.price is not None
        price, kind = words.name("token", tile.price, "acc"), words.name("kind", tile.sells, "acc")
        return words.say("act-sells", token=price, kind=kind)
    return words.say("act-construction_site" if tile.id == CONSTRUCTION_SITE else "act-laboratory")


@functools.cache
def room_short(language: str, room: str) -> str:
    """What is to be had in a room, in a few signs."""
    words, tile = named_words(language, ()), load().rooms[room]
    if tile.makes is not None:
        return words.say("short-makes", token=small(words.name("token", tile.makes)))
    if tile.sells is not None:
        assert tile.price is not None
        price, kind = small(words.name("token", tile.price)), small(words.name("kind", tile.sells))
        return words.say("short-sells", token=price, kind=kind)
    return words.say(f"short-{room}")


@functools.lru_cache(maxsize=256)
def edges(layout: Layout) -> tuple[Edge, ...]:
    """A passage or a wall between every two rooms that touch.  [KH-R-523]"""
    graph = chart_of(layout)
    pairs = {tuple(sorted((room, other))): None for room, others in graph.touching.items() for other in others}
    return tuple(Edge((first, second), "passage" if second in graph.near[first] else "wall") for first, second in pairs)


# -- building


def places(decision: Decision | None) -> dict[tuple[int, int], str]:
    """The squares where the new room can be put, with the names of their cells."""
    choices = decision.choices if decision is not None else ()
    squares = dict.fromkeys((choice.column, choice.row) for choice in choices if isinstance(choice, Site))
    return {square: f"place{number}" for number, square in enumerate(squares, 1)}


def free_places(who: Speaker, decision: Decision | None) -> dict[str, Cell]:
    """A cell for every square where the new room can be put.  [KH-R-046]"""
    return {
        name: Cell(square, who.words.say("label-free", number=number), "vacant", icons.BLUEPRINT)
        for number, (square, name) in enumerate(places(decision).items(), 1)
    }


# -- figures


def pieces(who: Speaker) -> dict[str, Piece]:
    """Heroes by their ids, monsters by clan and number; those of the lair lie beside the board."""
    found: dict[str, Piece] = {}
    for room, place in who.seen.rooms.items():
        found |= heroes(who, room, place)
    for seat, side in enumerate(who.seen.sides):
        for number, monster in enumerate(side.monsters):
            if monster.room not in (LAIR, HOSTAGE):
                found[f"{side.clan}.{number}"] = Piece(
                    f"cell:{BOARD}/{monster.room}",
                    who.words.name("clan", side.clan),
                    icons.CLANS[side.clan],
                    "player",
                    seat,
                    health=who.monster_health(seat, monster),
                )
    return found


def heroes(who: Speaker, room: str, place: RoomView) -> dict[str, Piece]:
    """The heroes of a room, with the side that is up."""
    return {
        hero.id: Piece(
            f"cell:{BOARD}/{room}",
            who.hero(hero),
            icons.HEROES[hero.kind],
            "enemy",
            states=(who.state(hero),),
            health=who.hero_health(hero),
            spent=not hero.active,
            rank="boss" if hero.kind == CHAMPION else "",
        )
        for hero in place.heroes
    }
