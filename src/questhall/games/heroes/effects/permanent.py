"""What cards do while they are in play.  [HM-918]"""

from __future__ import annotations

from typing import Literal

from .terms import Effect, School


class Attune(Effect, frozen=True):
    """While the card is in play spells of these schools have more power.  [HM-918]"""

    schools: tuple[School, ...]
    power: int


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
