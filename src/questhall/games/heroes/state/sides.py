"""What a player owns, and a hero of the AI."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from questhall.core import Seat, noun

from ..content.printed import Aspect, Stack
from ..effects import (
    AiCardId,
    BuildingId,
    CardId,
    FactionId,
    FieldId,
    HeroId,
    Passage,
    Purse,
    Resource,
    School,
    SimpleEffect,
    UnitId,
)

NOBODY: Final[Seat] = -1
"""Neutral units have no player."""
FIRST_RIVAL: Final[Seat] = -2
"""Heroes of the AI count down from here, where players count up from 0."""
PawnName = Annotated[Literal["main", "second"], noun("pawn")]
Token = Annotated[Literal["build", "population", "spell_book"], noun("token")]
Reroll = Literal["treasure", "resource", "map", "any", "one", "pick"]
"""Permissions to roll a die again: of a kind, any in this turn, or the one that lies there, perhaps with a choice."""


class Pawn(msgspec.Struct, gc=False):
    """A hero model on the map; `back` is the field that it visited last.  [HM-703, HM-2405]"""

    at: FieldId
    moves: int
    back: FieldId = ""


class Troop(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A unit card of an army, and the side that is up.  [HM-1607]"""

    unit: UnitId
    aspect: Aspect = "few"
    stack: Stack = ""
    """What its stack token adds to.  [HM-3352]"""


class Boon(msgspec.Struct, frozen=True, gc=False):
    """More power for spells of some schools, for the first or for all, while it lasts."""

    schools: tuple[School, ...]
    power: int
    first: bool
    until: int
    """The last combat round."""
    unit: str = ""
    """Only while this unit is active."""
    doubles: bool = False
    """The power that is played counts twice."""


class Side(msgspec.Struct, kw_only=True, gc=False):
    """One player's area; the top of a deck is its end."""

    faction: FactionId
    hero: HeroId
    main: Pawn
    second: Pawn | None = None
    experience: int = 0
    experts: int = 0
    """Expert effects used in this round.  [HM-1003]"""
    purse: Purse = Purse()
    income: Purse = Purse()
    deck: list[CardId] = []
    hand: list[CardId] = []
    secret: list[CardId] = []
    """Gained unseen by the others; those that have left hand and deck since are known.  [HM-R-55]"""
    fresh: int = 0
    """How many cards were gained into the hand since a card began to find spells that can be cast at once."""
    discard: list[CardId] = []
    in_play: list[CardId] = []
    """Ongoing and permanent cards.  [HM-924]"""
    power: int = 0
    """Played and not yet used for a spell.  [HM-1107]"""
    charged: list[CardId] = []
    """The cards that this power came from."""
    army: list[Troop] = []
    built: list[BuildingId] = []
    new_guild: bool = False
    """The mage guild was built in this round.  [HM-512]"""
    used: list[Token] = []
    """Town tokens that are inactive.  [HM-507]"""
    morale: Literal[-1, 0, 1] = 0
    drops_hand: bool = False
    """The hand is discarded when the own turn ends next.  [HM-614]"""
    trophies: list[Seat] = []
    """Whose faction cubes were collected.  [HM-2419, HM-3507]"""
    tiles: int = 0
    """Far tiles in the own supply.  [HM-1503]"""
    levy: int = 0
    """Gold that the next recruitment or reinforcement of this turn costs less."""
    study: int = 0
    """Cards that the next bought spell is chosen from, for less gold."""
    rerolls: list[Reroll] = []
    """Dice that may be rolled again in this turn."""
    strolls: int = 0
    """Steps to an empty field at the end of this turn."""
    casts: int = 0
    """Spells cast since the own turn began."""
    spell_back: bool = False
    """The first spell since the proclamation has come back."""
    passes: list[Passage] = []
    """What the main hero passes in this turn without resolving it."""
    leap: int = 0
    """Fields that the main hero may still leap over in this turn."""
    sailing: bool = False
    """The main hero goes on after boarding in this turn.  [HM-3331]"""
    crowns: int = 0
    """Tokens for empowered abilities.  [HM-3376]"""
    scrolls: list[CardId] = []
    """Spells that are cast once, as if without power.  [HM-3334]"""
    permanents: list[CardId] = []
    """The permanent cards in play, mostly one.  [HM-919, HM-3368]"""
    windfall: Resource | None = None
    """The income that a permanent card has raised.  [HM-3370]"""
    tokens: dict[BuildingId, int] = {}
    """Cubes on buildings."""
    aloof: bool = False
    """Does nothing before combats of others until the own turn begins.  [HM-R-26]"""
    proud: bool = False
    """Fields take no morale in this turn."""
    bounty: int = 0
    """More dice on fields in this turn."""
    ballistas: int = 0
    """More ballistas that shoot in the combats of this round."""
    kindled: list[Boon] = []
    """Power that waits for spells on the map."""
    busy: list[BuildingId] = []
    """Buildings that were used in this turn."""
    homeless: int = 0
    """Full rounds without town or settlement.  [HM-3202]"""
    grail: bool = False
    out: bool = False
    """Eliminated.  [HM-3205]"""
    watching: bool = False
    """Goes on moving guards.  [HM-3208]"""


class Rival(msgspec.Struct, kw_only=True, gc=False):
    """A hero of the AI: no town board, no resources, no hero card; the top of a deck is its end.  [HM-2617, HM-2701]"""

    faction: FactionId
    hero: HeroId
    home: FieldId
    at: FieldId
    moves: int = 0
    army: list[Troop] = []
    garrison: list[Troop] = []
    """Who defends its town while it is away."""
    citadel: bool = False
    reward: tuple[SimpleEffect, ...] = ()
    """What beating it brings.  [HM-2616]"""
    deck: list[AiCardId] = []
    discard: list[AiCardId] = []
    spells: list[CardId] = []
    cast: list[CardId] = []
    skill: CardId = ""
    """The ability that was set aside.  [HM-2704]"""
    fury: int = 0
    """Attack that waits for the next of its units that attacks.  [HM-R-135]"""
    out: bool = False
