"""Printed tiles and what lies on them.  [HM-1405]"""

from __future__ import annotations

from typing import Literal

import msgspec

from ...effects import Deck, FactionId, LocationId, OneOf, Resource, SimpleEffect, UnitId
from .terms import Group, Printed, Slot


class Bank(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """Who defends a creature bank, and what stacked defenders add to its reward.  [HM-3346, HM-3355]"""

    group: Group
    units: tuple[UnitId, UnitId, UnitId, UnitId]
    each: tuple[SimpleEffect | OneOf, ...] = ()
    """For every defender that was stacked."""
    search: Deck | None = None
    """A search of so many cards as defenders were stacked."""


class Location(Printed, frozen=True, kw_only=True):
    """What a field is.  [HM-1414]"""

    category: Literal["none", "visitable", "flaggable", "revisitable"]
    effects: tuple[SimpleEffect | OneOf, ...] = ()
    guardians: tuple[UnitId, ...] = ()
    """Neutral units that guard it in place of one azure unit.  [HM-3335]"""
    bank: Bank | None = None


class Field(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """A field of a tile.  [HM-1411]"""

    location: LocationId = "empty"
    guard: int = 0
    """Field difficulty; 0 is no guard.  [HM-3401]"""
    resource: Resource | None = None
    """Of mines.  [HM-3512]"""
    dice: int = 1
    """Treasure dice, of which one is resolved.  [HM-3603]"""


class Tile(Printed, frozen=True, kw_only=True):
    """Seven fields; slots as printed upright. The outer edges of sealed slots cannot be crossed.  [HM-1405, HM-1408]"""

    group: Group
    fields: dict[Slot, Field]
    sealed: tuple[Slot, ...] = ()
    faction: FactionId = ""
    """Of starting tiles."""
