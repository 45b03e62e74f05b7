"""What happened in combat."""

from __future__ import annotations

from typing import Annotated, Literal

from questhall.core import Event, noun

from ..choices import SeatName
from ..effects import CardId, FieldId, HeroId, UnitId


class CombatAnnounced(Event, frozen=True):
    """A combat was announced."""

    seat: SeatName
    field: FieldId
    against: int


class SeatReadied(Event, frozen=True):
    """A player does nothing more before the combat that was announced.  [HM-R-26]"""

    seat: SeatName


class GuardsDrawn(Event, frozen=True):
    """Guards appeared."""

    units: tuple[UnitId, ...]


class UnitDeployed(Event, frozen=True):
    """A unit was put on the combat board."""

    fighter: str
    unit: UnitId
    space: int


class CombatRoundBegan(Event, frozen=True):
    """A combat round began."""

    number: int


class UnitActivated(Event, frozen=True):
    """A unit was activated."""

    fighter: str


class ActivationSkipped(Event, frozen=True):
    """A paralysed unit did not act."""

    fighter: str


class UnitMoved(Event, frozen=True):
    """A unit moved on the combat board."""

    fighter: str
    origin: int
    space: int


class UnitDefended(Event, frozen=True):
    """A unit took a defence token."""

    fighter: str


class AttackDeclared(Event, frozen=True):
    """An attack was declared."""

    attacker: str
    target: str
    retaliation: bool


class AttackRolled(Event, frozen=True):
    """The attack die was thrown."""

    dice: tuple[int, ...]


class UnitRerolled(Event, frozen=True):
    """An ability of a unit rolled its attack die again.  [HM-1714]"""

    fighter: str
    old: int
    face: int


class GuardRolled(Event, frozen=True):
    """The die of the defence token was thrown."""

    die: int


class AttackPrevented(Event, frozen=True):
    """The attack did nothing."""

    target: str


class DamageDealt(Event, frozen=True):
    """A unit took damage."""

    fighter: str
    damage: int


class UnitHealed(Event, frozen=True):
    """A unit lost damage."""

    fighter: str
    damage: int


class UnitTurned(Event, frozen=True):
    """A pack was reduced to a few in combat."""

    fighter: str


class UnitGrown(Event, frozen=True):
    """A few became a pack in combat."""

    fighter: str


class UnitDefeated(Event, frozen=True):
    """A unit was beaten."""

    fighter: str
    unit: UnitId


class UnitParalysed(Event, frozen=True):
    """A unit was paralysed."""

    fighter: str


class WallRazed(Event, frozen=True):
    """A wall or the gate fell."""

    column: int


class TowerFell(Event, frozen=True):
    """The arrow tower is gone."""


class CombatProlonged(Event, frozen=True):
    """The combat goes on."""

    seat: SeatName


class MovementSpent(Event, frozen=True):
    """A hero who fights guards has no movement left for another combat round.  [HM-2402, HM-2404]"""

    seat: SeatName


class CombatEnded(Event, frozen=True):
    """A combat was over."""

    winner: int
    how: Literal["won", "retreat", "surrender"]
    rival: HeroId | Literal[""] = ""
    """The hero of the AI that has won."""


class UnitShielded(Event, frozen=True):
    """A unit of the AI has more defence against the next attack.  [HM-2711]"""

    fighter: str
    defense: int


class UnitPoisoned(Event, frozen=True):
    """A unit got poison cubes."""

    fighter: str
    cubes: int


class UnitSummoned(Event, frozen=True):
    """A unit came during a combat.  [HM-3322]"""

    fighter: str
    unit: UnitId
    space: int


class UnitEmpowered(Event, frozen=True):
    """A token on a unit changes its attack for a while."""

    fighter: str
    attack: int


class MachineFired(Event, frozen=True):
    """A war machine did its work.  [HM-D-19]"""

    seat: SeatName
    card: CardId


class TrapSprung(Event, frozen=True):
    """A unit stepped on a hidden token, which was real or not."""

    fighter: str
    token: Annotated[str, noun("boardtoken")]
    real: bool


class TokenLaid(Event, frozen=True):
    """A token was laid on the combat board."""

    token: Annotated[str, noun("boardtoken")]
    space: int
