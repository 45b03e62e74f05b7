"""Answers in town."""

from __future__ import annotations

from questhall.core import Choice

from ..effects import BuildingId, CardId, FactionId, FieldId, Tier, UnitId


class Build(Choice, frozen=True):
    """Construct a building."""

    building: BuildingId


class Recruit(Choice, frozen=True):
    """Recruit a unit."""

    unit: UnitId


class ReinforceUnit(Choice, frozen=True):
    """Turn a few into a pack."""

    unit: UnitId


class FlipUnit(Choice, frozen=True):
    """Turn a pack into a few."""

    unit: UnitId


class HireHero(Choice, frozen=True):
    """Hire the secondary hero, who appears here."""

    at: FieldId


class BuySpell(Choice, frozen=True):
    """Use the spell book."""


class SwapUnit(Choice, frozen=True):
    """Send this unit away for another."""

    unit: UnitId


class BuyWarMachine(Choice, frozen=True):
    """Buy a war machine.  [HM-3303]"""

    card: CardId


class DropUnit(Choice, frozen=True):
    """Discard a unit."""

    unit: UnitId


class PutBackUnit(Choice, frozen=True):
    """Put a unit back on its deck."""

    unit: UnitId


class SinkUnit(Choice, frozen=True):
    """Put a unit under its deck."""

    unit: UnitId


class PeekAtUnits(Choice, frozen=True):
    """Look at the top unit of a neutral deck."""

    tier: Tier


class PickTier(Choice, frozen=True):
    """Choose a neutral deck."""

    tier: Tier


class PickFaction(Choice, frozen=True):
    """This faction holds the stray town.  [HM-3682]"""

    faction: FactionId


class UseBuilding(Choice, frozen=True):
    """Use the effect of a building."""

    building: BuildingId
