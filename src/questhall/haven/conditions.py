"""Conditions of figures: one of each at most, and when those that pass with a turn are over."""

from __future__ import annotations

from collections.abc import Collection

Conditions = dict[str, bool]
"""The conditions of a figure; True for one received in its own turn, which outlasts the end of that turn."""

POSITIVE = frozenset({"invisible", "strengthen", "bless"})
NEGATIVE = frozenset({"wound", "poison", "immobilize", "disarm", "muddle", "stun", "curse"})
HEALED = ("wound", "poison")
"""Last until the figure is healed; all others end with its next turn."""


def give(conditions: Conditions, condition: str, *, own_turn: bool, immune: Collection[str] = ()) -> bool:
    """Give a condition, or refresh it; whether the figure is not immune."""
    if condition in immune:
        return False
    conditions[condition] = own_turn
    return True


def end_turn(conditions: Conditions) -> list[str]:
    """Take away what ends with this turn; what was received during it stays for one turn more."""
    if not conditions:
        return []
    over = [name for name, fresh in conditions.items() if name not in HEALED and not fresh]
    for name in over:
        del conditions[name]
    for name in conditions:
        conditions[name] = False
    return over


def heal(conditions: Conditions, value: int) -> tuple[list[str], int]:
    """What a heal takes away, and how much health it restores: nothing to a poisoned figure."""
    gone = [name for name in HEALED if name in conditions]
    for name in gone:
        del conditions[name]
    return gone, 0 if "poison" in gone else value
