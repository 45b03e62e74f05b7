"""The whole table."""

from __future__ import annotations

import msgspec

from questhall.core import Seat

from ..content.printed import Box, Group, Mode
from ..effects import CardId, Deck, Difficulty, FactionId, FieldId, LocationId, Tier, TileId, UnitId
from .combat import Combat
from .map import Flag, Layout, Pile
from .rules import Rules
from .sides import Rival, Side


class Record(msgspec.Struct, kw_only=True, gc=False):
    """How far a campaign has come, and what the hero keeps.  [HM-3222]"""

    campaign: str
    mission: int = 0
    """Missions won."""
    cards: list[CardId] = []
    """The deck that the mission begins with; a new hero has none yet."""
    won: bool = False
    reason: str = ""
    """How the last mission ended."""
    losses: int = 0


class State(msgspec.Struct, kw_only=True, gc=False):
    """Everything that can change."""

    scenario: str
    mode: Mode
    difficulty: Difficulty
    boxes: tuple[Box, ...] = ("core",)
    """The core box, and those whose components are in use."""
    sides: list[Side]
    rivals: list[Rival] = []
    layout: Layout
    tiles: dict[Group, list[TileId]]
    """Tiles that lie face down on the map or in a supply, shuffled; which is where is not known to anybody."""
    banks: dict[Group, list[LocationId]] = {}
    """Creature banks that can still be laid, shuffled face down.  [HM-3346]"""
    visited: list[FieldId] = []
    """Black cubes.  [HM-1415]"""
    flags: dict[FieldId, Flag] = {}
    opened: list[FieldId] = []
    """Fields that were flagged at some time: no guards, no first gain.  [HM-1425, HM-R-67]"""
    marks: dict[FieldId, list[Seat]] = {}
    """Cubes on obelisks, which remove no others.  [HM-3652]"""
    decks: dict[Deck, Pile] = {}
    neutrals: dict[Tier, Pile] = {}
    proclamations: Pile = msgspec.field(default_factory=lambda: Pile([]))
    tidings: Pile = msgspec.field(default_factory=lambda: Pile([]))
    """Event cards.  [HM-235]"""
    curios: Pile = msgspec.field(default_factory=lambda: Pile([]))
    """Cards of Pandora's Box.  [HM-3360]"""
    removed: list[CardId] = []
    """Cards that have left the game.  [HM-920]"""
    told: Seat = 0
    """Who draws the next event.  [HM-3312]"""
    dice: tuple[int, ...] = ()
    """What the last dice show that were thrown for a place, a card or an ability."""
    called: list[UnitId] = []
    """Elementals that lie face up on their decks, by a proclamation."""
    lords: dict[FieldId, FactionId] = {}
    """Which faction holds a stray town.  [HM-3682]"""
    proclaimed: str = ""
    """The Astrologers card in force."""
    round: int = 0
    active: Seat = 0
    first: Seat = 0
    grail_taken: bool = False
    combat: Combat | None = None
    refresh: dict[int, tuple[LocationId, ...]] = {}
    rules: Rules = Rules()
    campaign: Record | None = None
