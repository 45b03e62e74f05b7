"""What spells and war machines of the expansions do in combat."""

from __future__ import annotations

from typing import Literal

from .terms import CardId, Effect, School, Tier, UnitId, UnitType


class Mass(Effect, frozen=True):
    """All own units of these types have another number while the effect lasts."""

    stat: Literal["initiative", "attack", "defense", "sure"]
    value: int
    types: tuple[UnitType, ...] = ("ground", "flying", "ranged")


class Smite(Effect, frozen=True):
    """All enemy units of these tiers take damage."""

    tiers: tuple[Tier, ...]
    value: int


class Burst(Effect, frozen=True):
    """Units beside a space take damage, perhaps those on it too; with dice one for each +1."""

    value: int = 1
    center: bool = False
    most: int = 4
    dice: int = 0


class Forget(Effect, frozen=True):
    """A unit of these tiers and types cannot attack in its next activation."""

    tiers: tuple[Tier, ...]
    types: tuple[UnitType, ...] = ("ranged",)


class Dispel(Effect, frozen=True):
    """Ongoing effects on a unit of these tiers end, or only the last of them; perhaps paralysis too."""

    tiers: tuple[Tier, ...]
    last: bool = False
    paralysis: bool = False


class Breach(Effect, frozen=True):
    """Walls or the gate are destroyed; units beside them may take damage, the tower may fall."""

    walls: int
    damage: int = 0
    tower: bool = False
    fields: bool = False
    """Force fields count as walls."""


class Summon(Effect, frozen=True):
    """A unit comes to a free space for this combat.  [HM-3320]"""

    unit: UnitId
    aspect: Literal["few", "pack", "neutral"]


class Tend(Effect, frozen=True):
    """The own first aid tent heals so many times as much: now, or in this combat."""

    times: int
    lasting: bool = False


class Fire(Effect, frozen=True):
    """The own war machine shoots once more, without an expert effect."""

    machine: CardId


class Kindle(Effect, frozen=True):
    """Spells of these schools have more power: the first one, or all in this combat."""

    power: int
    schools: tuple[School, ...] = ()
    lasting: bool = False
    doubles: bool = False
    """The power that is played for it counts twice."""
