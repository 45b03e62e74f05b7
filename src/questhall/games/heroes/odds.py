"""How likely a combat is won, as bots and hints estimate it: the strength of units, armies and guards."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable

from .content import load
from .content.printed import Aspect, Bank
from .damages import NEAR, OPEN, Body, damages
from .effects import Difficulty, Tier, UnitId
from .state import Troop
from .steps.banks import TOKENS
from .traits import Unanswered, Vengeful, Volley

MOST = 5
"""Units that take part in a combat.  [HM-2015]"""
SCALE, FLAT = 16.0, 0.55
"""Strengths add up: a bronze Few has about 9, a silver Pack about 50, a gold Pack about 150."""
SAMPLE = 6
"""Units are measured against one of so many guards: enough, and quick."""
QUICK, ANSWERED, VENGEFUL = 1.15, 0.7, 1.6
"""What it is worth to act first, how often an attack is answered, and how much more often without a limit."""
TOUGH = {"gold": 1.7, "azure": 1.8}
"""How much stronger guards of the high tiers are than their numbers say: early armies hardly hurt them (measured)."""
STEEP = 3.0
"""How much more often the stronger side wins."""


@functools.cache
def unit_strength(unit: UnitId, aspect: Aspect) -> float:
    """What a unit deals to usual guards in a combat round, against what it suffers from them."""
    own, guards = Body(unit, aspect), usual_guards()
    dealt = sum(exchanged(own, guard) / life(guard) for guard in guards)
    suffered = sum(exchanged(guard, own) / life(own) for guard in guards)
    return SCALE * math.pow(dealt / max(suffered, 0.01), FLAT)


@functools.cache
def usual_guards() -> tuple[Body, ...]:
    """Some of the neutral units of the two lower tiers."""
    found = [unit for unit in load().units.values() if unit.neutral is not None and unit.tier in ("bronze", "silver")]
    return tuple(Body(unit.id, "neutral") for unit in found[::SAMPLE])


def life(body: Body) -> int:
    """All damage that a unit stands; a Pack fights on as a Few."""
    return body.side.health + (load().units[body.unit].side("few").health if body.aspect == "pack" else 0)


def exchanged(striker: Body, target: Body) -> float:
    """The damage of a unit to another in a combat round: its own attack, and the answer to the other's."""
    far = shoots(striker)
    own = average(damages(striker, target, OPEN if far else NEAR)) * (2 if far and is_able(striker, Volley) else 1)
    quick = QUICK if striker.side.initiative > target.side.initiative else 1.0
    if shoots(target) or is_able(target, Unanswered):
        return own * quick
    answers = VENGEFUL if is_able(striker, Vengeful) else 1.0
    return own * quick + ANSWERED * answers * average(damages(striker, target, NEAR, retaliation=True))


def shoots(body: Body) -> bool:
    """Whether a unit need not come close."""
    return not body.unit or load().units[body.unit].kind(body.aspect) == "ranged"


def is_able(body: Body, kind: type) -> bool:
    """Whether a unit has an ability."""
    return any(isinstance(trait, kind) for trait in body.side.traits)


def average(numbers: tuple[int, ...]) -> float:
    """The mean of equally likely numbers."""
    return sum(numbers) / len(numbers)


@functools.lru_cache(maxsize=16384)
def strength_of(body: Body) -> float:
    """What a unit is worth in a combat: the damage to a side counts half until it is beaten."""
    left = 1 - 0.5 * min(body.damage / body.side.health, 1.0)
    whole = unit_strength(body.unit, body.aspect)
    rest = unit_strength(body.unit, "few") if body.aspect == "pack" else 0.0
    return rest + (whole - rest) * left


def army_strength(army: Iterable[Troop]) -> float:
    """The strongest units that can take part."""
    return sum(sorted((unit_strength(troop.unit, troop.aspect) for troop in army), reverse=True)[:MOST])


@functools.cache
def tier_strength(tier: Tier) -> float:
    """A neutral unit of a tier, on average."""
    found = [unit_strength(unit.id, "neutral") for unit in load().units.values() if unit.neutral and unit.tier == tier]
    return sum(found) / max(len(found), 1)


@functools.cache
def bank_strength(bank: Bank, difficulty: Difficulty) -> float:
    """The defenders of a creature bank, of which stacked ones stand twice as much.  [HM-3351]"""
    units = [unit_strength(unit, "bank") * TOUGH.get(load().units[unit].rank("bank"), 1.0) for unit in bank.units]
    return sum(units) + TOKENS[difficulty] * max(units)


@functools.cache
def guard_strength(level: int, difficulty: Difficulty) -> float:
    """The guards of a field, on average.  [HM-1806]"""
    tiers = load().guards[level][difficulty].items()
    return sum(count * tier_strength(tier) * TOUGH.get(tier, 1.0) for tier, count in tiers)


def chance(ours: float, theirs: float) -> float:
    """How likely the stronger side wins."""
    if theirs <= 0:
        return 1.0
    won = math.pow(max(ours, 0.0), STEEP)
    return won / (won + math.pow(theirs, STEEP))
