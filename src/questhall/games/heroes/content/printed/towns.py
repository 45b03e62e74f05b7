"""Printed buildings.  [HM-1304]"""

from __future__ import annotations

from typing import Literal

import msgspec

from ...effects import BuildingId, FactionId, OneOf, Purse, SimpleEffect, Tier
from .terms import Printed


class Smithy(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Gold for a search of the artifact deck, and gold for an artifact of the hand, one of both once in a turn."""

    buy: int
    sell: int


class Cubes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A building with cubes that are spent in combat: when it gets them and what for."""

    most: int
    each: Literal["resource", "astrologers", "round"]
    uses: tuple[Literal["attack", "defense", "power"], ...]


class Building(Printed, frozen=True, kw_only=True):
    """A building of a town.  [HM-1304]"""

    faction: FactionId
    kind: Literal["city_hall", "citadel", "mage_guild", "dwelling", "faction"]
    price: Purse
    tier: Tier | None = None
    """Of dwellings."""
    after: BuildingId = ""
    """What must be built before: the dwelling below, or the other side of the tile.  [HM-1309, HM-1318]"""
    built: tuple[SimpleEffect, ...] = ()
    """Resolved when it is built.  [HM-1315]"""
    yields: tuple[SimpleEffect | OneOf, ...] = ()
    """Resolved in every resource round but the first.  [HM-310, HM-R-22]"""
    sieged: bool = False
    """Also after a siege of the own town.  [HM-3375]"""
    spell_price: int = 0
    """Gold for a spell with the spell book token.  [HM-513]"""
    rule: str = ""
    """The unique effect of a faction building.  [HM-1311]"""
    stars: tuple[SimpleEffect | OneOf, ...] = ()
    """Resolved in every astrologers' round."""
    smithy: Smithy | None = None
    cubes: Cubes | None = None
