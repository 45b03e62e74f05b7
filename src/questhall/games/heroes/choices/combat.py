"""Answers in combat."""

from __future__ import annotations

from typing import Annotated, Literal

from questhall.core import Choice, noun

from ..effects import BuildingId, UnitId


class Target(Choice, frozen=True):
    """Choose a unit."""

    fighter: str


class TargetSpace(Choice, frozen=True):
    """Choose a space of the combat board."""

    space: int


class TargetPair(Choice, frozen=True):
    """Choose two adjacent spaces of the combat board."""

    space: int
    other: int


class Ready(Choice, frozen=True):
    """Do nothing more before this combat, whoever else uses a town.  [HM-R-26]"""


class LookAway(Choice, frozen=True):
    """Do nothing before combats of others until the own turn begins.  [HM-R-26]"""


class SitOut(Choice, frozen=True):
    """Play and spend nothing in the attacks of this combat, until it is taken back.  [HM-R-50]"""


class JoinIn(Choice, frozen=True):
    """Be asked in attacks again.  [HM-R-50]"""


class PayDefence(Choice, frozen=True):
    """Pay so that the army defends the field."""


class Yield(Choice, frozen=True):
    """Let the secondary hero be beaten at once."""


class Deploy(Choice, frozen=True):
    """Put a unit of the army on a space."""

    troop: int
    space: int


class PutGuard(Choice, frozen=True):
    """Put a guard on a space."""

    unit: UnitId
    space: int


class PutGate(Choice, frozen=True):
    """The gate stands in this column."""

    column: int


class Activate(Choice, frozen=True):
    """Activate this unit now."""

    fighter: str


class MoveUnit(Choice, frozen=True):
    """The unit goes to a space."""

    space: int


class Strike(Choice, frozen=True):
    """Attack a unit."""

    target: str


class Raze(Choice, frozen=True):
    """Destroy the wall or the gate of a column."""

    column: int


class Defend(Choice, frozen=True):
    """Take a defence token."""


class Prolong(Choice, frozen=True):
    """Fight for another combat round."""


class Withdraw(Choice, frozen=True):
    """Retreat."""


class Surrender(Choice, frozen=True):
    """Pay to end the combat."""


class UseAbility(Choice, frozen=True):
    """Instead of acting the unit uses its ability: on a unit, a wall by its column, or a free space.  [HM-1717]"""

    ability: Annotated[Literal["rally", "enfeeble", "hurl", "wish", "raise"], noun("feat")]
    goal: str


class UseMachine(Choice, frozen=True):
    """Use a war machine that is in play: on a unit, or on two adjacent spaces."""

    goal: str


class UseToken(Choice, frozen=True):
    """Take a cube off a building for what it gives in combat."""

    building: BuildingId
    use: Literal["attack", "defense", "power"]
