"""Everything that can change during a game."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from questhall.core import Seat, noun

from .content import Level, TreasureEffect
from .effects import CardId, ClanId, RoomId, Token

LAIR = ""
HOSTAGE = "hostage"
SPECTATORS: Seat = -1
"""Stands for all who only watch."""
CHAMPION: Final = "champion"
Portal = Literal["", "unfinished", "finished"]
HeroKind = Annotated[Literal["archer", "warrior", "rogue", "mage", "champion"], noun("hero")]


class Hero(msgspec.Struct):
    """A hero token in the dungeon; a fresh one has been summoned and has not bragged yet."""

    id: str
    kind: HeroKind
    active: bool = True
    fresh: bool = False
    wounds: int = 0


class Treasure(msgspec.Struct, frozen=True):
    """A treasure token."""

    value: int
    effect: TreasureEffect


class Room(msgspec.Struct):
    """What is in a room of the dungeon; rooms have no limits.  [KH-R-033]"""

    heroes: list[Hero] = []
    goods: dict[Token, int] = {}
    treasures: list[Treasure] = []
    portal: Portal = ""


class Monster(msgspec.Struct):
    """A monster figure: in a room, in the lair or a hostage."""

    room: RoomId = LAIR
    wounds: int = 0


class Side(msgspec.Struct):
    """One player's area; the top of a deck is its end.  [KH-315]"""

    clan: ClanId
    monsters: list[Monster] = []
    deck: list[CardId] = []
    hand: list[CardId] = []
    played: list[CardId] = []
    discard: list[CardId] = []


class Tile(msgspec.Struct, frozen=True):
    """A room tile on the grid: column, row, and degrees turned clockwise.  [KH-R-521, KH-R-522]"""

    room: RoomId
    column: int
    row: int
    turn: int = 0


class Layout(msgspec.Struct, frozen=True, cache_hash=True):
    """How the tiles lie, and what changes their passages."""

    tiles: tuple[Tile, ...]
    flooded: tuple[RoomId, ...] = ()
    opened: tuple[tuple[RoomId, RoomId], ...] = ()
    thin: bool = False
    """Every two rooms that share an edge are joined."""
    gates: tuple[RoomId, ...] = ()
    """Rooms joined to each other for advancing heroes."""


class State(msgspec.Struct, kw_only=True):
    """Everything that can change."""

    scenario: str
    level: Level
    layout: Layout
    rooms: dict[RoomId, Room]
    sides: list[Side]
    supply: dict[str, int]
    treasures: list[Treasure]
    items: list[CardId]
    market: list[CardId]
    guild: list[CardId]
    guild_discard: list[CardId] = []
    active: Seat = 0
    turn: int = 0
    wave: int = 1
    prison_used: bool = False
    guild_top_known: list[Seat] = []
    """Who has seen the top Guild card."""
    laboratory_clan: ClanId = ""
    blueprints: list[RoomId] = []
    blueprint_stack: list[RoomId] = []
    built: int = 0
    tunnel: int = 0
    """Tunnel tokens on the wall between the cellars."""
