"""Traits of movement and spells."""

from __future__ import annotations

from typing import Literal

from ..effects import School
from .terms import Trait


class Blink(Trait, frozen=True):
    """It moves to any free space."""


class Entangle(Trait, frozen=True):
    """Enemies that begin their activation beside it cannot move."""


class Muffle(Trait, frozen=True):
    """Enemy spells have less power."""

    power: int


class Stifle(Trait, frozen=True):
    """While it fights the enemy casts no spells."""


class Toll(Trait, frozen=True):
    """An enemy who casts a spell from the hand must discard another card, perhaps one with power."""

    power: bool = False


class Focus(Trait, frozen=True):
    """The first own spell of these schools has more power: in its activation, or in the combat round."""

    schools: tuple[School, ...] = ()
    """None: any."""
    power: int = 1
    lasts: Literal["activation", "round"] = "activation"


class Bolt(Trait, frozen=True):
    """When it is activated an enemy unit takes damage as of a spell."""

    damage: int
