"""The map: tiles, fog, guards, flags and heroes.  [HM-14xx]"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import NamedTuple

from questhall.core import Decision
from questhall.core.scene import Board, Cell, Edge, Mark, Piece
from questhall.kit.hexes import DIRECTIONS, Hex, neighbours

from ..choices import LayTile
from ..content import load
from ..content.printed import SLOTS, Slot
from ..effects import STEP, FieldId, TileId
from ..geography import OFFSETS, cell_of, laid, location_of, sealed, tile_of
from ..keys import hero_key
from ..people import level_of, pawns
from ..state import FIRST_RIVAL, Flag, Layout, Pawn, PawnName, Place, Rival, Side
from ..steps.exploring import OrientTile
from ..steps.meeting import guarded
from ..turning import turns_for
from . import icons
from .reach import outlook, own_reach
from .speaker import MAP, Speaker, cell

GROUND = {"castle": "grass", "dungeon": "ash", "necropolis": "swamp"}
WILDS = {
    "starting": ("grass",),
    "far": ("grass", "dirt", "rough", "sand"),
    "near": ("jungle", "snow"),
    "center": ("lava",),
    "sea": ("water",),
    "underground": ("stone",),
}
NUMBERS = {"starting": "I", "far": "II", "near": "IV", "center": "VI", "sea": "≈", "underground": "∩"}
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
    return Board("hex-pointy", cells, edges(layout), who.words.say("board-map"))


def known(who: Speaker, field: FieldId, place: Place, way: tuple[str, ...]) -> Cell:
    """A field of a tile that lies face up; how many steps away it is stands on it if it is in reach."""
    printed = load().fields[field]
    flag = who.seen.flags.get(field)
    covered = guarded(who.t, field) if flag is None else not at_home(who, field, flag)
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
    texts = [who.effects(load().locations[location].effects), words.say(about) if words.has(about) else ""]
    if printed.resource:
        texts.append(words.say("field-gives", amount=who.purse(STEP[printed.resource])))
    flag = who.seen.flags.get(field)
    if flag is not None and flag.resource and not printed.resource:
        texts.append(words.say("field-gives", amount=who.purse(STEP[flag.resource])))
    return ", ".join(filter(None, texts))


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


# -- pieces


def pieces(who: Speaker) -> dict[str, Piece]:
    """Guards, flags and heroes."""
    found: dict[str, Piece] = {}
    land = land_of(layout_of(who)).at
    for field in land:
        if field in load().fields and guarded(who.t, field) and field not in who.seen.flags:
            found[f"guard.{field}"] = guard(who, field)
    for field, flag in who.seen.flags.items():
        if not at_home(who, field, flag):
            found[f"flag.{field}"] = flagged(who, field, flag)
    for number, rival in enumerate(who.seen.rivals):
        if not rival.out:
            found[f"rival{number}"] = enemy_hero(who, FIRST_RIVAL - number, rival)
    for seat, side in enumerate(who.sides):
        for name, pawn in pawns(side):
            found[hero_key(seat, name)] = hero(who, seat, side, name, pawn)
    return found


def guard(who: Speaker, field: FieldId) -> Piece:
    """Whoever guards a field, with its difficulty.  [HM-3401]"""
    printed = load().fields[field]
    name = who.words.say("field-guard", level=printed.guard)
    icon = icons.location(printed.location, printed.resource) or icons.COMBAT
    return Piece(cell(MAP, field), name, icon, "enemy", badge=str(printed.guard))


def at_home(who: Speaker, field: FieldId, flag: Flag) -> bool:
    """Whether a hero stands on a field of the own player: then he is the flag."""
    return any(pawn.at == field for _, pawn in pawns(who.sides[flag.seat])) if flag.seat >= 0 else False


def flagged(who: Speaker, field: FieldId, flag: Flag) -> Piece:
    """A field with a faction cube.  [HM-1417]"""
    printed = load().fields[field]
    resource = flag.resource or printed.resource
    name = who.words.say("field-flag", seat=who.seat(flag.seat))
    icon = icons.location(printed.location, resource)
    if flag.seat < 0:
        return Piece(cell(MAP, field), name, icon, "enemy", rank="elite")
    return Piece(cell(MAP, field), name, icon, "player", flag.seat)


def enemy_hero(who: Speaker, number: int, rival: Rival) -> Piece:
    """A hero of the AI.  [HM-2601]"""
    states = (who.words.say("state-moves", moves=rival.moves),) if rival.moves else ()
    return Piece(
        cell(MAP, rival.at),
        who.words.say("name-rival", hero=who.seat(number)),
        icons.RIVAL,
        "enemy",
        None,
        states,
        rank="boss",
    )


def hero(who: Speaker, seat: int, side: Side, name: PawnName, pawn: Pawn) -> Piece:
    """A hero with level and movement.  [HM-703]"""
    words = who.words
    states = [words.say("state-moves", moves=pawn.moves)]
    if name == "main":
        states.insert(0, words.say("state-level", level=level_of(side.experience)))
    called = words.seat(seat) if name == "main" else f"{words.seat(seat)}, {words.name('pawn', name)}"
    return Piece(
        at=cell(MAP, pawn.at),
        name=called,
        icon=icons.HERO if name == "main" else icons.SECOND,
        side="player",
        owner=seat,
        states=tuple(states),
        badge=str(pawn.moves) if seat == who.seen.active and pawn.moves else "",
        acting=seat == who.seen.active,
        plan=outlook(who, seat, pawn),
    )


def standing_there(who: Speaker, field: FieldId) -> list[str]:
    """References to the pieces on a field: to click one of them is to click the field."""
    found = [
        f"piece:{hero_key(seat, name)}"
        for seat, side in enumerate(who.sides)
        for name, pawn in pawns(side)
        if pawn.at == field
    ]
    found += [f"piece:rival{n}" for n, each in enumerate(who.seen.rivals) if each.at == field and not each.out]
    flag = who.seen.flags.get(field)
    if flag is not None and not at_home(who, field, flag):
        found.append(f"piece:flag.{field}")
    elif flag is None and guarded(who.t, field):
        found.append(f"piece:guard.{field}")
    return found
