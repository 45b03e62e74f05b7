"""What cards do while they are in play.  [HM-918]"""

from __future__ import annotations

from typing import Literal

from .terms import Effect, School


class Attune(Effect, frozen=True):
    """While the card is in play spells of these schools have more power.  [HM-918]"""

    schools: tuple[School, ...] = ()
    """None: all."""
    power: int = 1


class Seek(Effect, frozen=True):
    """While the card is in play a search of the spell deck may find the first spell of a school instead."""

    school: School


class Tithe(Effect, frozen=True):
    """While the card is in play its owner gains resources in every resource round."""

    materials: int = 0
    valuables: int = 0


class Machine(Effect, frozen=True):
    """What a war machine does while it is in play.  [HM-3302]"""

    does: Literal["ammo_cart", "ballista", "first_aid_tent", "cannon", "catapult"]


class Gnaw(Effect, frozen=True):
    """At the end of each own turn the card is removed, or its owner loses morale.  [HM-3367]"""


class Shelf(Effect, frozen=True):
    """Its owner may have so many permanent cards in play, this one among them.  [HM-3368]"""

    cards: int


class Grasp(Effect, frozen=True):
    """The hand limit of its owner is larger.  [HM-3369]"""

    cards: int = 1


class Windfall(Effect, frozen=True):
    """A resource die is rolled; while the card is in play that income is one step greater.  [HM-3370]"""
