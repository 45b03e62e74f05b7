"""A choice of effects.  [HM-3416, HM-3420]"""

from __future__ import annotations

import msgspec

from .decks import DeckEffect
from .places import PlaceEffect, RollingEffect
from .terms import Effect, FactionId, Purse
from .visits import VisitEffect

SimpleEffect = VisitEffect | DeckEffect | PlaceEffect | RollingEffect


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of several things to choose from, perhaps for a price.  [HM-3416, HM-3420]"""

    then: tuple[SimpleEffect, ...]
    pay: Purse = Purse()
    faction: FactionId = ""
    """Only for this faction."""


class OneOf(Effect, frozen=True):
    """A choice of one; what costs resources may be declined.  [HM-1423, HM-3420]"""

    options: tuple[Option, ...]
    optional: bool = False
