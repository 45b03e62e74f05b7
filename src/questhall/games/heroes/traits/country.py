"""Traits outside combat."""

from __future__ import annotations

from ..effects import Purse
from .terms import Trait


class Tribute(Trait, frozen=True):
    """Its player gains resources in every resource round."""

    gains: Purse


class Stabled(Trait, frozen=True):
    """It is reinforced for less gold while a hero of its player stands at stables."""

    gold: int


class Wander(Trait, frozen=True):
    """At the end of its player's turn a hero may go to an adjacent empty field."""


class Peek(Trait, frozen=True):
    """Once in a turn its player may look at the top card of a deck, and may put it under the deck."""


class Bones(Trait, frozen=True):
    """A Necropolis hero who beats it reinforces a bronze unit."""


class Merry(Trait, frozen=True):
    """Once in a turn a die may be rolled; such results gain morale."""

    faces: tuple[int, ...]
