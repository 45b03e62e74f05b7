"""What happens to monsters, tokens and rooms."""

from __future__ import annotations

from typing import Literal

from questhall.core import Event

from ..choices import SeatName
from ..effects import RoomId, Token
from ..state import HeroKind


class MonsterSummoned(Event, frozen=True):
    """A monster came from the lair."""

    seat: SeatName
    room: RoomId


class MonsterMoved(Event, frozen=True):
    """A monster moved, perhaps carrying a token."""

    seat: SeatName
    origin: RoomId
    to: RoomId
    carry: Token = ""


class MonsterWounded(Event, frozen=True):
    """A monster took damage and stays."""

    seat: SeatName
    room: RoomId
    wounds: int
    health: int


class MonsterMended(Event, frozen=True):
    """All wounds of a monster were removed."""

    seat: SeatName
    room: RoomId


class MonsterDriven(Event, frozen=True):
    """A monster left the dungeon for its lair."""

    seat: SeatName
    room: RoomId


class MonsterTaken(Event, frozen=True):
    """A monster became a hostage."""

    seat: SeatName
    room: RoomId


class HostageFreed(Event, frozen=True):
    """A hostage went back to the lair."""

    seat: SeatName


class TokenPlaced(Event, frozen=True):
    """A resource or trap came from the supply."""

    token: Token
    room: RoomId


class TokenDiscarded(Event, frozen=True):
    """A resource or trap went to the supply."""

    token: Token
    room: RoomId


class PortalOpened(Event, frozen=True):
    """A room has a finished portal now."""

    room: RoomId


class PortalClosed(Event, frozen=True):
    """A portal was turned to its unfinished side."""

    room: RoomId


class RoomBuilt(Event, frozen=True):
    """A new room was built."""

    seat: SeatName
    room: RoomId
    value: int


class BlueprintRevealed(Event, frozen=True):
    """A blueprint was revealed."""

    room: RoomId


class RoomFlooded(Event, frozen=True):
    """Water rose in a room."""

    room: RoomId


class RoomDrained(Event, frozen=True):
    """Water was pumped out of a room."""

    room: RoomId


class FigureWashed(Event, frozen=True):
    """A figure was moved out of a flooded room."""

    kind: HeroKind | Literal[""]
    seat: SeatName | None
    origin: RoomId
    to: RoomId


class TunnelDug(Event, frozen=True):
    """Tunnel tokens on the wall changed."""

    tokens: int


class WallBroken(Event, frozen=True):
    """A wall became a passage."""

    room: RoomId
    to: RoomId


class VeilShifted(Event, frozen=True):
    """The walls became thin or solid."""

    thin: bool
