"""A choice of effects.  [HM-3416, HM-3420]"""

from __future__ import annotations

import msgspec

from .decks import Banish, Expertise, Pluck, Promote, Recover, Reforge, Reshuffle, Reveal, Rummage, TakeMachine, Winnow
from .places import PlaceEffect
from .terms import Effect, Purse
from .visits import (
    Discard,
    Draw,
    DrinkSpring,
    Experience,
    FlipPack,
    Gain,
    Morale,
    Moves,
    Reinforce,
    RollResource,
    RollTreasure,
    Scout,
    Search,
    TakeGrail,
    TakeTop,
    Trade,
    VisitWitch,
)

MoreEffect = (
    Recover
    | Rummage
    | Pluck
    | Winnow
    | Reshuffle
    | Expertise
    | Reveal
    | Reforge
    | Banish
    | Promote
    | TakeMachine
    | PlaceEffect
)
SimpleEffect = (
    Gain
    | Draw
    | Discard
    | Experience
    | Morale
    | Moves
    | Search
    | RollResource
    | RollTreasure
    | TakeTop
    | TakeGrail
    | Trade
    | Scout
    | DrinkSpring
    | VisitWitch
    | Reinforce
    | FlipPack
    | MoreEffect
)


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of several things to choose from, perhaps for a price.  [HM-3416, HM-3420]"""

    then: tuple[SimpleEffect, ...]
    pay: Purse = Purse()


class OneOf(Effect, frozen=True):
    """A choice of one; what costs resources may be declined.  [HM-1423, HM-3420]"""

    options: tuple[Option, ...]
    optional: bool = False
