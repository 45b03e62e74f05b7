"""The map and the piles."""

from __future__ import annotations

import msgspec

from questhall.core import Seat

from ..content.printed import Group
from ..effects import LocationId, Resource, TileId


class Place(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A tile on the map: its middle and its sixths turned clockwise; without an id it is face down."""

    at: tuple[int, int]
    group: Group
    tile: TileId = ""
    turn: int = 0
    token: LocationId = ""
    """What a token makes of its blocked field.  [HM-3340]"""


class Layout(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """How the tiles lie."""

    places: tuple[Place, ...]


class Flag(msgspec.Struct, frozen=True, gc=False):
    """A faction cube on a field, and the resource that a settlement gives.  [HM-1417, HM-3518]"""

    seat: Seat
    resource: Resource | None = None


class Pile(msgspec.Struct, gc=False):
    """A face-down deck with its face-up discard pile; the top of each is its end.  [HM-909]"""

    deck: list[str]
    discard: list[str] = []
