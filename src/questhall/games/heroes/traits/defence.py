"""Traits of a unit's defence."""

from __future__ import annotations

from typing import Literal

from ..effects import School
from .terms import Trait


class Hardy(Trait, frozen=True):
    """Such results of the attacker's die give it defence.  [HM-D-12]"""

    dice: tuple[int, ...]


class Wary(Trait, frozen=True):
    """It has more defence against retaliation."""

    value: int


class Vengeful(Trait, frozen=True):
    """It may retaliate any number of times.  [HM-2224]"""


class Brace(Trait, frozen=True):
    """When it is attacked its player may discard a card so that the die does not count."""


class ShieldWall(Trait, frozen=True):
    """Adjacent units of its side fight as if they had a defence token."""


class Bulwark(Trait, frozen=True):
    """It always fights as if it had a defence token."""


class SpellArmour(Trait, frozen=True):
    """Spells do it less damage, never below nothing; perhaps specialties too."""

    value: int
    specialties: bool = False


class SpellProof(Trait, frozen=True):
    """Spells do nothing to it, specialties do it no damage, or only spells count."""

    specialties: bool = True


class Unshaken(Trait, frozen=True):
    """It is never paralysed."""


class Immune(Trait, frozen=True):
    """Spells of these schools do nothing to it, or do it no damage; Magic Arrows too."""

    schools: tuple[School, ...] = ()
    arrow: bool = False
    damage: bool = False
    """Only their damage."""


class Steadfast(Trait, frozen=True):
    """Ongoing effects do nothing to it, or only those of spells; or nothing but damage of spells and specialties."""

    against: Literal["ongoing", "ongoing_spells", "all_but_damage"]


class Lucky(Trait, frozen=True):
    """When a spell or a specialty is aimed at it a die is rolled; such results make it do nothing."""

    faces: tuple[int, ...]


class Aura(Trait, frozen=True):
    """Spells do less damage to it and to adjacent units of its side."""

    value: int


class Tough(Trait, frozen=True):
    """No attack deals it more damage than this."""

    most: int


class Rebirth(Trait, frozen=True):
    """Once in a combat it keeps one health when it would be beaten."""
