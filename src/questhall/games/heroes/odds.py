"""How likely a combat is won, as bots and hints estimate it: the strength of units, armies and guards."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from itertools import product

from msgspec.structs import replace

from .board import fighter, health, printed
from .content import load
from .content.printed import Bank, UnitSide
from .effects import Difficulty, Tier
from .state import Attack, Combat, Troop
from .steps.banks import TOKENS
from .strikes import counting, damage

MOST = 5
"""Units that take part in a combat.  [HM-2015]"""


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


@functools.cache
def bank_strength(bank: Bank, difficulty: Difficulty) -> float:
    """The defenders of a creature bank, of which stacked ones stand twice as much.  [HM-3351]"""
    units = [unit_strength(unit, "bank") for unit in bank.units]
    return sum(units) + TOKENS[difficulty] * max(units)


def chance(ours: float, theirs: float) -> float:
    """How likely the stronger side wins."""
    if theirs <= 0:
        return 1.0
    return max(ours, 0.0) ** 2 / (max(ours, 0.0) ** 2 + theirs**2)


def expected_loss(c: Combat, attack: Attack) -> float:
    """How much strength the target of an attack loses, over all throws of the die."""
    target = fighter(c, attack.target)
    faces = sorted(set(load().dice.attack))
    thrown = list(product(faces, repeat=1 if counting(c, attack) == "single" else 2))
    strength, most = side_strength(printed(target)), max(health(c, target), 1)
    lost = 0.0
    for dice in thrown:
        left = most - target.damage
        dealt = damage(c, replace(attack, dice=list(dice)))
        lost += strength if dealt >= left else 0.5 * strength * dealt / most
    return lost / len(thrown)
