"""What cards add to the attack that was declared.  [HM-2306, HM-2307]"""

from __future__ import annotations

from typing import Literal

from .terms import Effect, Tier, UnitId, UnitType


class Power(Effect, frozen=True):
    """Power for a spell.  [HM-1104]"""

    value: int = 1


class Bolster(Effect, frozen=True):
    """The own unit of the declared attack is stronger; twice as much for a favoured unit or type.

    [HM-2306, HM-2307]
    """

    stat: Literal["attack", "defense"]
    value: int
    favours: tuple[UnitId, ...] = ()
    favoured: tuple[UnitType, ...] = ()
    """Types of units for which it is twice as much."""
    types: tuple[UnitType, ...] = ("ground", "flying", "ranged")
    """Only for such units."""
    near: int = 0
    """So much more if the two units are adjacent."""
    answer: bool = False
    """Only in a retaliation."""
    spells: bool = False
    """Also against the damage of a spell."""


class Weaken(Effect, frozen=True):
    """The enemy's unit of the declared attack is weaker, never below nothing."""

    stat: Literal["attack", "defense"]
    value: int


class Steady(Effect, frozen=True):
    """The own ground or flying unit attacks without die, and harder."""

    attack: int


class Rage(Effect, frozen=True):
    """The own ground or flying unit attacks harder; then it cannot retaliate, or is not answered."""

    attack: int
    tires: bool = False
    """It does not retaliate any more in this combat round."""
    unanswered: bool = False


class TripleDie(Effect, frozen=True):
    """The attack die counts three times."""


class Duel(Effect, frozen=True):
    """The own attacking unit is stronger, twice as much if its initiative is lower, or higher, than the target's."""

    value: int
    when: Literal["lower", "higher"]


class Wound(Effect, frozen=True):
    """The own unit of the declared attack takes damage."""

    value: int


class Rend(Effect, frozen=True):
    """The own attacking unit ignores the defence of a target of these tiers."""

    tiers: tuple[Tier, ...]


class Snipe(Effect, frozen=True):
    """The own ranged unit attacks a target that is not adjacent harder and without penalty."""

    attack: int


class Parry(Effect, frozen=True):
    """The own attacked unit has more defence against ground and flying units."""

    value: int


class Burden(Effect, frozen=True):
    """The own unit of the declared attack is weaker for the rest of the combat."""

    stat: Literal["attack", "defense"]
    value: int


class FixDice(Effect, frozen=True):
    """All dice of the declared attack show this face: of an own unit, or of any."""

    face: Literal[-1, 0, 1]
    whose: Literal["own", "any"] = "own"


class Force(Effect, frozen=True):
    """Abilities of the own attacking unit count whatever the die shows."""
