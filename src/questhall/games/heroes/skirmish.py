"""How a combat stands, as bots see it: the chance of winning, what is at stake, what was lost."""

from __future__ import annotations

from questhall.core import Seat

from .board import camp_of, health, other, owner, printed
from .content import load
from .geography import HeroesTable
from .odds import army_strength, chance, expected_loss, side_strength
from .people import level
from .state import NOBODY, Camp, Combat
from .steps.combat.starting import Announce, SetUp
from .ventures import EXPERIENCE, RISK, gain_of, left_at, unit_value, venture, wanted


def fighting(t: HeroesTable, seat: Seat) -> float:
    """In a combat, or before one: the chance of winning, what it brings, and what it has cost so far."""
    c = t.state.combat
    if c is None or not c.round:
        return before(t, seat)
    if seat not in (c.attacker, c.defender):
        return -fighting(t, c.attacker) if seat == c.operator and c.attacker >= 0 else 0.0
    own = camp_of(c, seat)
    ours, theirs = camp_strength(c, own), camp_strength(c, other(own))
    if c.attack is not None and not c.attack.dice:
        theirs, ours = after_blow(c, own, ours, theirs)
    odds = chance(ours, theirs)
    return (
        odds * stake(t, seat, c) - (1 - odds) * RISK - casualties(t, c, own) - 0.25 * distance(c, own) + posture(c, own)
    )


def before(t: HeroesTable, seat: Seat) -> float:
    """A combat that was announced and is being set up is worth what going there was."""
    c = t.state.combat
    steps = [step for step in t.agenda if isinstance(step, Announce | SetUp)]
    if c is None and not steps:
        return 0.0
    attacker, field, name = (
        (c.attacker, c.field, c.pawn) if c is not None else (steps[0].seat, steps[0].field, steps[0].pawn)
    )
    if attacker < 0:
        return 0.0
    side = t.state.sides[attacker]
    strength = army_strength(side.army)
    if c is not None and attacker == seat and (placed := c.deployed.get("attacker")):
        strength = army_strength([side.army[place] for place in placed]) + placed_well(c, "attacker")
    moves = left_at(side.main if name == "main" or side.second is None else side.second, 0)
    value = venture(t, attacker, field, strength, moves, wanted(t, attacker, name).get(field, 0.0)) + 0.02 * strength
    return value if attacker == seat else -0.5 * value if seat in (owner(c, "defender") if c else NOBODY,) else 0.0


def stake(t: HeroesTable, seat: Seat, c: Combat) -> float:
    """What winning brings: experience, the field, a trophy."""
    prize = gain_of(t, c.attacker, c.field) if c.attacker >= 0 else 10.0
    if c.attacker >= 0:
        prize += wanted(t, c.attacker, c.pawn).get(c.field, 0.0)
    if c.defender == NOBODY:
        against = load().fields[c.field].guard
        return prize + EXPERIENCE * (2 if against > level(t, seat) else 1)
    return 25.0 + prize


def camp_strength(c: Combat, camp: Camp) -> float:
    """The units of a side that still stand; damage counts."""
    return sum(
        side_strength(printed(each)) * (1 - 0.5 * each.damage / max(health(c, each), 1))
        + (0.6 * side_strength(load().units[each.unit].side("few")) if each.aspect == "pack" else 0.0)
        for each in c.fighters
        if each.camp == camp
    )


def after_blow(c: Combat, own: Camp, ours: float, theirs: float) -> tuple[float, float]:
    """Strengths of the enemy and of the own side after the attack that was declared, as far as can be expected."""
    assert c.attack is not None, "no attack was declared"
    striker = next(each for each in c.fighters if each.id == c.attack.attacker)
    lost = expected_loss(c, c.attack)
    return (theirs - lost, ours) if striker.camp == own else (theirs, ours - lost)


def casualties(t: HeroesTable, c: Combat, camp: Camp) -> float:
    """What the own army has lost in this combat, which shows in the army only afterwards."""
    seat = owner(c, camp)
    if seat < 0:
        return 0.0
    army = t.state.sides[seat].army
    before = sum(unit_value(army[n].unit, army[n].aspect) for n in c.deployed.get(camp, []) if n < len(army))
    left = sum(unit_value(each.unit, each.aspect) for each in c.fighters if each.camp == camp and each.troop >= 0)
    return max(before - left, 0.0)


def posture(c: Combat, camp: Camp) -> float:
    """Tokens on the own units."""
    own = [each for each in c.fighters if each.camp == camp]
    return 0.4 * sum(each.defending for each in own) - 1.5 * sum(each.paralysed for each in own)


def placed_well(c: Combat, camp: Camp) -> float:
    """Shooters stand in the back, others in the front."""
    found = 0.0
    for each in c.fighters:
        if each.camp == camp and each.at >= 0 and each.unit:
            back = each.at // 4 in (0, 4)
            found += 0.3 if back == (load().units[each.unit].type == "ranged") else 0.0
    return found


def distance(c: Combat, camp: Camp) -> float:
    """How far the own fighters that must come close are from the enemy."""
    foes = [each.at for each in c.fighters if each.camp != camp and each.at >= 0]
    total = 0.0
    for each in c.fighters:
        ranged = each.at < 0 or load().units[each.unit].type == "ranged"
        if each.camp == camp and not ranged and foes:
            total += min(abs(each.at // 4 - foe // 4) + abs(each.at % 4 - foe % 4) for foe in foes)
    return total
