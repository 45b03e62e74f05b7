"""City events and treasures, as data.  [JL-48xx, JL-2206]"""

from __future__ import annotations

import msgspec

from questhall.haven.terms import Being

from ..terms import Condition


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"case": "if"}):
    """What comes of an option, perhaps only with a certain character in the party.  [JL-4805, JL-4807]"""

    case: Being = ""
    gold: int = 0
    """For the party together, or from it."""
    gold_each: int = 0
    gold_one: int = 0
    """For one character whom the party chooses, or from it."""
    gold_others: int = 0
    """For the others together."""
    xp: int = 0
    """For each character."""
    items: tuple[int, ...] = ()
    start: tuple[Condition, ...] = ()
    """All characters begin the next scenario with these."""
    start_one: tuple[Condition, ...] = ()
    """One character whom the party chooses does."""
    opens: int = 0
    again: bool = False
    """Another event is drawn."""


class CityEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card with two options.  [JL-4804]"""

    number: int
    ours: bool = False
    """What its outcomes depend on is not public, so it is ours."""
    a: tuple[Outcome, ...]
    b: tuple[Outcome, ...]


class Treasure(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a treasure token brings to whoever loots it.  [JL-2206, JL-2207]"""

    number: int
    gold: int = 0
    xp: int = 0
    coins: int = 0
    checks: int = 0
    item: int = 0
    damage: int = 0
    inflict: tuple[Condition, ...] = ()
