"""The combat board and the units on it: where they can go, whom they can hit, how strong they are.

[HM-17xx, HM-21xx]
"""

from __future__ import annotations

from .movement import destinations, free_spaces, lying, scorched, strides, walkable, walled
from .numbers import (
    ASPECTS,
    MAGIC_WARDS,
    Some,
    having,
    health,
    initiative,
    is_flying,
    is_ranged,
    layered,
    lingering,
    may_have,
    mood,
    printed,
    printed_traits,
    spells_left,
    tier,
    traits,
    unshaken,
)
from .sides import (
    alive,
    answering,
    army_of,
    camp_of,
    caster,
    chair,
    commander,
    fight,
    fighter,
    leader,
    occupied,
    other,
    owner,
    troops,
)
from .spaces import BACK, BESIDE_BOARD, COLUMNS, FRONT, MIDDLE, NEAR, ROWS, SPACES, STRIDE, WITHIN, lines, row_of
from .targets import adjacent, adjacent_foes, penalised, razeable, sheltered, targets

__all__ = [
    "ASPECTS", "BACK", "BESIDE_BOARD", "COLUMNS", "FRONT", "MAGIC_WARDS", "MIDDLE", "NEAR", "ROWS", "SPACES",
    "STRIDE", "WITHIN", "Some", "adjacent", "adjacent_foes", "alive", "answering", "army_of", "camp_of", "caster",
    "chair", "commander", "destinations", "fight", "fighter", "free_spaces", "having", "health", "initiative",
    "is_flying", "is_ranged", "layered", "leader", "lines", "lingering", "lying", "may_have", "mood", "occupied",
    "other", "owner", "penalised", "printed", "printed_traits", "razeable", "row_of", "scorched", "sheltered",
    "spells_left", "strides", "targets", "tier", "traits", "troops", "unshaken", "walkable", "walled",
]  # fmt: skip
