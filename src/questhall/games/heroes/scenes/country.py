"""The map: tiles, fog, guards, flags and heroes.  [HM-14xx]"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import NamedTuple

from questhall.core import Decision
from questhall.core.scene import Board, Cell, Edge, Mark
from questhall.kit.hexes import DIRECTIONS, Hex, neighbours

from ..choices import LayTile
from ..content import load
from ..content.printed import SLOTS, Slot
from ..effects import STEP, FieldId, LocationId, TileId
from ..geography import OFFSETS, cell_of, laid, location_of, sealed, tile_of
from ..keys import hero_key
from ..state import Layout, Place
from ..steps.exploring import OrientStart, OrientTile
from ..steps.meeting import guarded
from ..steps.moving import is_home
from ..turning import turns_for
from . import icons
from .reach import own_reach
from .speaker import Speaker

GROUND = {"castle": "grass", "dungeon": "ash", "necropolis": "swamp"}
WILDS = {
    "starting": ("grass",),
    "far": ("grass", "dirt", "rough", "sand"),
    "near": ("jungle", "snow"),
    "center": ("lava",),
    "sea": ("water",),
    "underground": ("stone",),
}
NUMBERS = {"starting": "I", "far": "II–III", "near": "IV–V", "center": "VI–VII", "sea": "≈", "underground": "∩"}
WAYS = ("e", "se", "sw", "w", "nw", "ne")


class Land(NamedTuple):
    """Where everything lies: cells with their hexes, and the hexes with their cells."""

    at: dict[str, Hex]
    here: dict[Hex, str]


def layout_of(who: Speaker) -> Layout:
    """The tiles as they lie; one that is about to be turned is shown in the first way that fits."""
    layout = who.seen.layout
    for step in who.seen.agenda:
        if isinstance(step, OrientTile) and not step.again:
            return laid(layout, step.place, step.tile, turns_for(layout, step.place, step.tile)[0])
    return layout


@functools.lru_cache(maxsize=64)
def land_of(layout: Layout) -> Land:
    """Every cell of a layout by its key: the field, or the place and slot of a tile that lies face down."""
    at = {}
    for number, place in enumerate(layout.places):
        for slot in SLOTS:
            at[key_of(place, number, slot)] = cell_of(place, slot)
    return Land(at, {where: key for key, where in at.items()})


def key_of(place: Place, number: int, slot: Slot) -> str:
    """The key of a cell."""
    return f"{place.tile}_{slot}" if place.tile else f"hidden{number}_{slot}"


def site_key(q: int, r: int, slot: Slot) -> str:
    """The key of a cell where a new tile could lie."""
    return f"site{q}_{r}_{slot}"


def way(start: Hex, end: Hex) -> str:
    """The direction of a neighbour; nothing for what is farther."""
    step = end.minus(start)
    return WAYS[DIRECTIONS.index(step)] if step in DIRECTIONS else ""


def marked(tile: TileId) -> Slot:
    """The field by which a turned tile is told: the best guarded of its outer ones, or one that is something."""
    fields = load().tiles[tile].fields
    outer: list[Slot] = [slot for slot in SLOTS if slot != "c"]
    return max(outer, key=lambda slot: (fields[slot].guard, fields[slot].location not in ("empty", "blocked")))


def turned_cell(who: Speaker, number: int, tile: TileId, turn: int) -> str:
    """Where the marked field of a tile would lie if it were turned so."""
    place = who.seen.layout.places[number]
    where = cell_of(Place(place.at, place.group, tile, turn), marked(tile))
    return land_of(layout_of(who)).here[where]


# -- the board


def board(who: Speaker, decision: Decision | None) -> Board:
    """All tiles, those that lie face down in fog, and where new ones could lie."""
    layout, reach = layout_of(who), own_reach(who, decision)
    cells: dict[str, Cell] = {}
    for number, place in enumerate(layout.places):
        for slot in SLOTS:
            key = key_of(place, number, slot)
            cells[key] = known(who, key, place, reach.get(key, ())) if place.tile else fog(who, place, slot)
    for choice in decision.choices if decision else ():
        if isinstance(choice, LayTile):
            cells |= site(who, choice)
    fixed = tuple(each for each in edges(layout) if closed_by(each) - {turning(who, decision)})
    return Board("hex-pointy", cells, fixed, who.words.say("board-map"), origin=hero_key(who.own, "main"))


def turning(who: Speaker, decision: Decision | None) -> TileId:
    """The tile that is being turned, if one is: its own edges are drawn with each way to lay it."""
    match decision.question if decision else None:
        case OrientTile(tile=tile):
            return tile
        case OrientStart(place=place):
            return who.seen.layout.places[place].tile
    return ""


def closed_by(edge: Edge) -> set[TileId]:
    """The tiles on which an edge is printed that nobody can cross.  [HM-1408]"""
    return {tile_of(each) for each in edge.cells if each in load().fields and sealed(each)}


def known(who: Speaker, field: FieldId, place: Place, way: tuple[str, ...]) -> Cell:
    """A field of a tile that lies face up; how many steps away it is stands on it if it is in reach."""
    printed = load().fields[field]
    flag = who.seen.flags.get(field)
    covered = guarded(who.t, field) if flag is None else not is_home(who.t, field, flag)
    location = location_of(who.t, field)
    blocked = location == "blocked"
    name = who.field(field)
    icon = "" if covered or blocked else icons.location(location, printed.resource)
    marks = [Mark(name, icons.LOCATIONS["blocked"], kind="feature")] if blocked else list(cubes(who, field))
    q, r = cell_of(place, slot_of(field))
    number = str(len(way) - 1) if len(way) > 2 else ""
    return Cell((q, r), name, terrain(place), icon, detail(who, field), tuple(marks), number=number, way=way)


def slot_of(field: FieldId) -> Slot:
    """The slot of a field."""
    found: Slot = field.rpartition("_")[2]  # type: ignore[assignment]
    return found


def terrain(place: Place) -> str:
    """The ground of a tile: that of its faction, or one of its group."""
    tile = load().tiles[place.tile]
    if tile.faction:
        return GROUND.get(tile.faction, "dirt")
    grounds = WILDS[place.group]
    return grounds[sum(map(ord, tile.id)) % len(grounds)]


def cubes(who: Speaker, field: FieldId) -> Iterator[Mark]:
    """The black cube of a visited field, cubes on obelisks, and the field by which a tile is turned."""
    if field in who.seen.visited:
        yield Mark(who.words.say("field-visited"), icons.VISITED)
    for seat in who.seen.marks.get(field, ()):
        yield Mark(who.words.say("field-flag", seat=who.seat(seat)), icons.FLAG)


def detail(who: Speaker, field: FieldId) -> str:
    """What a visit brings, also where only the location says it.  [HM-3413]"""
    printed, words = load().fields[field], who.words
    location = location_of(who.t, field)
    about = f"about-{location}"
    texts = [
        who.effects(load().locations[location].effects),
        bank_text(who, location),
        words.say(about) if words.has(about) else "",
    ]
    if printed.resource:
        texts.append(words.say("field-gives", amount=who.purse(STEP[printed.resource])))
    flag = who.seen.flags.get(field)
    if flag is not None and flag.resource and not printed.resource:
        texts.append(words.say("field-gives", amount=who.purse(STEP[flag.resource])))
    return ", ".join(filter(None, texts))


def bank_text(who: Speaker, location: LocationId) -> str:
    """What stacked defenders of a bank add to its reward.  [HM-3355]"""
    bank, words = load().locations[location].bank, who.words
    if bank is None:
        return ""
    each = words.say("bank-each", effects=who.effects(bank.each)) if bank.each else ""
    search = words.say("bank-search", deck=words.name("deck", bank.search)) if bank.search else ""
    return ", ".join(filter(None, (each, search)))


def fog(who: Speaker, place: Place, slot: Slot) -> Cell:
    """A cell of a tile that lies face down."""
    q, r = cell_of(place, slot)
    name = who.words.say("field-hidden", group=who.words.name("group", place.group))
    return Cell((q, r), name, number=NUMBERS[place.group] if slot == "c" else "·", fog=True)


def site(who: Speaker, choice: LayTile) -> dict[str, Cell]:
    """The cells that a new tile would take."""
    found = {}
    for slot in SLOTS:
        where = Hex(choice.q, choice.r).plus(OFFSETS[slot])
        found[site_key(choice.q, choice.r, slot)] = Cell(
            (where.q, where.r), who.words.say("field-site"), number="+" if slot == "c" else "·", fog=True
        )
    return found


@functools.lru_cache(maxsize=64)
def edges(layout: Layout) -> tuple[Edge, ...]:
    """Edges between tiles that nobody can cross.  [HM-1408]"""
    land, fields = land_of(layout), load().fields
    found = []
    for key, where in land.at.items():
        for there in neighbours(where):
            other = land.here.get(there)
            if other is None or key > other or tile_of(key) == tile_of(other):
                continue
            if any(each in fields and sealed(each) for each in (key, other)):
                found.append(Edge((key, other), "wall"))
    return tuple(found)
