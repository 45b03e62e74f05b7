"""The combat board and the units on it: where they can go, whom they can hit, how strong they are.

[HM-17xx, HM-21xx]
"""

from __future__ import annotations

from .movement import burning, destinations, free_spaces, lying, reach, strides, walled, way
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
    prints,
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
    declared,
    fight,
    fighter,
    leader,
    occupied,
    other,
    owner,
    owner_mark,
    troops,
    unit_in,
)
from .spaces import (
    BACK,
    BESIDE_BOARD,
    COLUMNS,
    FRONT,
    MIDDLE,
    NEAR,
    NEAR_BITS,
    ROWS,
    SPACES,
    STRIDE,
    lines,
    row_of,
    spaces_in,
)
from .targets import adjacent, adjacent_foes, penalised, razeable, sheltered, targets

__all__ = [
    "ASPECTS", "BACK", "BESIDE_BOARD", "COLUMNS", "FRONT", "MAGIC_WARDS", "MIDDLE", "NEAR", "NEAR_BITS", "ROWS",
    "SPACES", "STRIDE", "Some", "adjacent", "adjacent_foes", "alive", "answering", "army_of", "burning", "camp_of",
    "caster", "chair", "commander", "declared", "destinations", "fight", "fighter", "free_spaces", "having",
    "health", "initiative", "is_flying", "is_ranged", "layered", "leader", "lines", "lingering", "lying", "may_have",
    "mood", "occupied", "other", "owner", "owner_mark", "penalised", "printed", "printed_traits", "prints",
    "razeable", "reach", "row_of", "sheltered", "spaces_in", "spells_left", "strides", "targets", "tier", "traits",
    "troops", "unit_in", "unshaken", "walled", "way",
]  # fmt: skip
