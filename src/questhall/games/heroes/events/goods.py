"""What happened to resources, morale and armies."""

from __future__ import annotations

from typing import Literal

from questhall.core import Event

from ..choices import SeatName
from ..effects import BuildingId, CardId, Purse, Resource, UnitId
from ..state import PawnName


class IncomeChanged(Event, frozen=True):
    """An income cube was moved."""

    seat: SeatName
    change: Purse


class ResourcesGained(Event, frozen=True):
    """Resources were gained."""

    seat: SeatName
    amount: Purse


class ResourcesPaid(Event, frozen=True):
    """Resources were paid."""

    seat: SeatName
    amount: Purse


class ResourcesTraded(Event, frozen=True):
    """Resources were exchanged by the trade table.  [HM-3102]"""

    seat: SeatName
    give: Purse
    get: Purse


class MovesGained(Event, frozen=True):
    """A hero has more movement in this turn."""

    seat: SeatName
    pawn: PawnName
    points: int


class DiceRolled(Event, frozen=True):
    """Dice were rolled."""

    seat: SeatName
    dice: Literal["resource", "treasure", "attack"]
    faces: tuple[int, ...]


class DieRerolled(Event, frozen=True):
    """A die was rolled again: which of them, what it shows now, and what it showed before."""

    seat: SeatName
    die: int
    face: int
    old: int
    dice: Literal["resource", "treasure", "attack"] = "attack"


class MoraleChanged(Event, frozen=True):
    """Morale rose or fell."""

    seat: SeatName
    morale: int


class MoraleSpent(Event, frozen=True):
    """A morale token was spent."""

    seat: SeatName


class ExperienceGained(Event, frozen=True):
    """The main hero has more experience."""

    seat: SeatName
    points: int


class LevelReached(Event, frozen=True):
    """The main hero rose to a level."""

    seat: SeatName
    level: int


class BuildingBuilt(Event, frozen=True):
    """A building was constructed."""

    seat: SeatName
    building: BuildingId


class UnitRecruited(Event, frozen=True):
    """A unit joined the army."""

    seat: SeatName
    unit: UnitId


class UnitReinforced(Event, frozen=True):
    """A few became a pack."""

    seat: SeatName
    unit: UnitId


class UnitReduced(Event, frozen=True):
    """A pack became a few."""

    seat: SeatName
    unit: UnitId


class ArmyRestored(Event, frozen=True):
    """The starting units came back."""

    seat: SeatName


class ResourceGiven(Event, frozen=True):
    """One of a resource went to an ally."""

    seat: SeatName
    to: SeatName
    resource: Resource


class MachineBought(Event, frozen=True):
    """A war machine was bought.  [HM-3303]"""

    seat: SeatName
    card: CardId


class CubesGrown(Event, frozen=True):
    """A building got a cube."""

    seat: SeatName
    building: BuildingId
    cubes: int


class BuildingUsed(Event, frozen=True):
    """The effect of a building was used."""

    seat: SeatName
    building: BuildingId


class UnitDismissed(Event, frozen=True):
    """A unit left an army."""

    seat: SeatName
    unit: UnitId
