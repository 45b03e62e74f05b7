"""Traits of a unit's attack."""

from __future__ import annotations

from typing import Literal

from ..effects import UnitId
from .terms import Trait


class Unanswered(Trait, frozen=True):
    """Its attacks are not answered by retaliation."""


class Volley(Trait, frozen=True):
    """It attacks a target that is not adjacent twice, perhaps only with such results of the die."""

    dice: tuple[int, ...] = (-1, 0, 1)


class Pierce(Trait, frozen=True):
    """Its attacks ignore the printed defence of the target."""


class Splash(Trait, frozen=True):
    """It also attacks a unit adjacent to its target, with this attack."""

    attack: int


class Breath(Trait, frozen=True):
    """It also attacks the space behind its target, with this attack."""

    attack: int


class Drain(Trait, frozen=True):
    """It loses damage after its attack."""

    value: int


class Retreat(Trait, frozen=True):
    """After its attack and the retaliation it may return to where it started."""


class Daunt(Trait, frozen=True):
    """Who retaliates against it rolls two dice, and the lower counts."""


class Slayer(Trait, frozen=True):
    """It attacks this unit harder."""

    unit: UnitId
    attack: int


class Push(Trait, frozen=True):
    """After its attack a die is rolled; these results move the target one space away."""

    dice: tuple[int, ...]


class Elemental(Trait, frozen=True):
    """Defence does not reduce its damage."""


class Crush(Trait, frozen=True):
    """Its attack lowers the defence of the target, perhaps with such results of the die; then it may corrode it."""

    defense: int
    dice: tuple[int, ...] = (-1, 0, 1)
    corrode: int = 0
    """Defence that the target loses for the rest of the combat."""


class Wrath(Trait, frozen=True):
    """It attacks harder once it was turned from a Pack in this combat."""

    attack: int


class Poison(Trait, frozen=True):
    """Its attack poisons the target: one damage for each cube, one cube in each activation."""

    cubes: int


class Sap(Trait, frozen=True):
    """The target of its attack is weaker in this combat round and the next."""

    attack: int


class Omen(Trait, frozen=True):
    """After its attack dice are rolled; if all show such a face the target suffers."""

    faces: tuple[int, ...]
    rolls: int = 1
    damage: int = 0
    """None: the target is paralysed."""
    fatal: bool = False
    """The side that is up is beaten."""


class Again(Trait, frozen=True):
    """It attacks again after the retaliation."""


class Rampage(Trait, frozen=True):
    """If its attack has beaten the side of the target that was up, it attacks another adjacent enemy."""


class Scatter(Trait, frozen=True):
    """Its attack also deals damage to another unit: an enemy beside it, or a unit beside a distant target."""

    damage: int
    beside: Literal["itself", "target"]


class Sweep(Trait, frozen=True):
    """It also attacks other adjacent enemies, at most so many in all; perhaps friends too."""

    most: int
    friends: bool = False


class Purge(Trait, frozen=True):
    """Its attack takes away what the enemy's cards have put on the target."""


class Dread(Trait, frozen=True):
    """Who retaliates against it attacks weaker."""

    attack: int


class Plunder(Trait, frozen=True):
    """Once in a combat its player gains gold when it has beaten a unit."""

    gold: int


class MindLash(Trait, frozen=True):
    """After its attack the enemy discards a card with power of choice, or a random one; or any card of choice."""

    any: bool = False
    passive: bool = False
    """In retaliations and further attacks too.  [HM-1718]"""


class Wish(Trait, frozen=True):
    """The top cards of the own deck are discarded, a spell among them may be taken: with its attack, or instead."""

    cards: int
    instead: bool = False
