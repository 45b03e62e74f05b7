"""What heroes do, and what is done to them."""

from __future__ import annotations

from typing import Literal

from questhall.core import Event

from ..choices import SeatName
from ..content import TreasureEffect
from ..effects import CardId, RoomId
from ..state import HeroKind
from .turns import GuildPurpose


class HeroSummoned(Event, frozen=True):
    """A hero entered the dungeon."""

    hero: str
    kind: HeroKind
    room: RoomId


class HeroImprisoned(Event, frozen=True):
    """A hero was put into the prison, exhausted."""

    hero: str
    kind: HeroKind
    purpose: GuildPurpose


class SupplyEmpty(Event, frozen=True):
    """There was no token of the class left to summon."""

    kind: HeroKind


class HeroRoused(Event, frozen=True):
    """An exhausted hero became active."""

    hero: str
    kind: HeroKind
    room: RoomId


class HeroTired(Event, frozen=True):
    """A hero was exhausted."""

    hero: str
    kind: HeroKind
    room: RoomId
    why: Literal["attack", "loot", "wait", "prison", "no_way"]


class HeroHit(Event, frozen=True):
    """A hero with more health took damage and stays."""

    hero: str
    kind: HeroKind
    room: RoomId
    left: int


class HeroBeaten(Event, frozen=True):
    """A hero left the dungeon."""

    hero: str
    kind: HeroKind
    room: RoomId


class TrapSprung(Event, frozen=True):
    """A trap hit a hero."""

    kind: HeroKind
    room: RoomId


class HeroAdvanced(Event, frozen=True):
    """A hero moved nearer to the vault."""

    hero: str
    kind: HeroKind
    origin: RoomId
    to: RoomId


class HeroAttacked(Event, frozen=True):
    """A hero attacked a monster, from its room or by a shot."""

    kind: HeroKind
    seat: SeatName
    room: RoomId
    damage: int


class AttackParried(Event, frozen=True):
    """A defence card took damage off."""

    seat: SeatName
    card: CardId
    group: int
    room: RoomId
    left: int


class TreasureLooted(Event, frozen=True):
    """A treasure was looted."""

    room: RoomId
    value: int
    effect: TreasureEffect
