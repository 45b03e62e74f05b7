"""How likely a combat is won, as bots and hints estimate it: the strength of units, armies and guards."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable

from .content import load
from .content.printed import UnitSide
from .effects import Difficulty, Tier
from .state import Troop

MOST = 5
"""Units that take part in a combat.  [HM-2015]"""
STEEP = 3.0
"""How much more often the stronger side wins."""


def side_strength(side: UnitSide) -> float:
    """What a side of a unit deals, times what it stands."""
    return (side.attack + 0.5) * (side.health + 1.2 * side.defense) + 0.2 * side.initiative


@functools.cache
def unit_strength(unit: str, aspect: str) -> float:
    """A Pack fights on as a Few."""
    card = load().units[unit]
    found = side_strength(getattr(card, aspect))
    return found + 0.6 * side_strength(card.side("few")) if aspect == "pack" else found


def army_strength(army: Iterable[Troop]) -> float:
    """The strongest units that can take part."""
    return sum(sorted((unit_strength(troop.unit, troop.aspect) for troop in army), reverse=True)[:MOST])


@functools.cache
def tier_strength(tier: Tier) -> float:
    """A neutral unit of a tier, on average."""
    found = [unit_strength(unit.id, "neutral") for unit in load().units.values() if unit.neutral and unit.tier == tier]
    return sum(found) / max(len(found), 1)


@functools.cache
def guard_strength(level: int, difficulty: Difficulty) -> float:
    """The guards of a field, on average.  [HM-1806]"""
    return sum(count * tier_strength(tier) for tier, count in load().guards[level][difficulty].items())


def chance(ours: float, theirs: float) -> float:
    """How likely the stronger side wins."""
    if theirs <= 0:
        return 1.0
    won = math.pow(max(ours, 0.0), STEEP)
    return won / (won + math.pow(theirs, STEEP))
