"""Printed units.  [HM-1701]"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ...effects import FactionId, Purse, Tier, UnitType
from ...traits import AnyTrait
from .terms import Aspect, Printed


class Stacked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """What a unit of a bank has more while it is stacked.  [HM-3352]"""

    attack: int = 0
    traits: tuple[AnyTrait, ...] = ()


class UnitSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """The numbers and abilities of one side; the price is that of getting this side.  [HM-1701]"""

    attack: int
    defense: int
    health: int
    initiative: int
    price: Purse = Purse()
    traits: tuple[AnyTrait, ...] = ()
    type: UnitType | None = None
    tier: Tier | None = None
    """Where they differ from the card's other sides."""
    more: Stacked = Stacked()
    """Of units of creature banks."""


class Unit(Printed, frozen=True, kw_only=True):
    """A kind of troops: two sides if a faction leads it, one more if it guards fields.  [HM-1604, HM-1802]"""

    tier: Tier
    type: UnitType
    faction: FactionId = ""
    few: UnitSide | None = None
    pack: UnitSide | None = None
    neutral: UnitSide | None = None
    bank: UnitSide | None = None
    """The card that defends a creature bank.  [HM-3350]"""
    copies: int = 1
    """Of the neutral card."""
    summoned: bool = False
    """It has two sides but no faction: it comes in combats only.  [HM-3320]"""

    @property
    def stacked(self) -> UnitSide | None:
        """The card of a bank with a stack token, whatever that adds to.  [HM-3352]"""
        bank = self.bank
        if bank is None:
            return None
        return replace(bank, attack=bank.attack + bank.more.attack, traits=(*bank.traits, *bank.more.traits))

    def rank(self, aspect: Aspect) -> Tier:
        """The tier of one side."""
        return self.side(aspect).tier or self.tier

    def kind(self, aspect: Aspect) -> UnitType:
        """The type of one side."""
        return self.side(aspect).type or self.type

    def side(self, aspect: Aspect) -> UnitSide:
        """The numbers of one side."""
        found: UnitSide | None = getattr(self, aspect)
        assert found is not None, f"{self.id} has no side {aspect}"
        return found
