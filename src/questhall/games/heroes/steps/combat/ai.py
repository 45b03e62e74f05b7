"""Whom a unit of the AI attacks, and where it goes.  [HM-28xx]"""

from __future__ import annotations

from ...board import (
    COLUMNS,
    MIDDLE,
    NEAR,
    SPACES,
    destinations,
    free_spaces,
    is_flying,
    is_ranged,
    other,
    targets,
    tier,
    troops,
)
from ...effects import TIERS, Tier
from ...state import Combat, Fighter


def tier_order(own: Tier) -> tuple[Tier, ...]:
    """The own tier, then lower ones descending, then higher ones ascending.  [HM-2803 to HM-2806]"""
    place = TIERS.index(own)
    return (own, *reversed(TIERS[:place]), *TIERS[place + 1 :])


def victims(c: Combat, unit: Fighter) -> list[Fighter]:
    """The targets of the best kind that are closest; more than one if they are equal.  [HM-2807 to HM-2810, HM-2813]"""
    found = targets(c, unit) if is_ranged(unit) else reachable(c, unit)
    if not found:
        return []
    best = min(priority(c, unit, each) for each in found)
    return [each for each in found if priority(c, unit, each) == best]


def reachable(c: Combat, unit: Fighter) -> list[Fighter]:
    """Enemies that a ground or flying unit can strike in this activation."""
    stands = {*destinations(c, unit), unit.at}
    return [each for each in troops(c, other(unit.camp)) if stands & set(NEAR[each.at])]


def priority(c: Combat, unit: Fighter, target: Fighter) -> tuple[bool, int, int]:
    """Ranged units prefer ranged targets, all prefer tiers in their order, then the closest.  [HM-2808, HM-R-137]"""
    order = tier_order(tier(unit)).index(tier(target))
    if is_ranged(unit):
        return not is_ranged(target), order, crow(unit.at, target.at)
    near = [steps_to(c, unit, space) for space in NEAR[target.at] if space in {*destinations(c, unit), unit.at}]
    return False, order, min(near, default=99)


def crow(start: int, end: int) -> int:
    """The orthogonal distance between two spaces; beside the board everything is near."""
    if min(start, end) < 0:
        return 0
    (row, column), (line, place) = divmod(start, COLUMNS), divmod(end, COLUMNS)
    return abs(row - line) + abs(column - place)


def steps_to(c: Combat, unit: Fighter, space: int) -> int:
    """How many steps a unit needs to a space; 99 if it cannot get there."""
    free = free_spaces(c, unit)
    layer, seen = {unit.at}, {unit.at}
    for steps in range(len(SPACES)):
        if space in layer:
            return steps
        layer = {near for at in layer for near in NEAR[at] if near not in seen and (is_flying(unit) or near in free)}
        seen |= layer
    return 99


def beside_wall(column: int) -> tuple[int, ...]:
    """The spaces from which the wall of a column can be struck."""
    return NEAR[MIDDLE * COLUMNS + column]


def nearest_wall(c: Combat, unit: Fighter) -> tuple[int, int] | None:
    """The closest wall or gate for a besieging unit, and how near to it the unit comes.  [HM-R-140]"""
    standing = [column for column in range(COLUMNS) if c.walls[column]]
    if unit.camp == "defender" or is_ranged(unit) or not standing:
        return None
    spaces = [unit.at, *destinations(c, unit)]

    def distance(column: int, space: int) -> tuple[int, int, int]:
        return crow(space, MIDDLE * COLUMNS + column), steps_to(c, unit, space), space

    return min(((column, space) for column in standing for space in spaces), key=lambda way: (*distance(*way), way[0]))


def approach(c: Combat, unit: Fighter) -> int:
    """As near as it can come to the closest target of the best tier.  [HM-R-138]"""
    foes = troops(c, other(unit.camp))
    if is_ranged(unit) or not foes:
        return unit.at
    order = tier_order(tier(unit))
    goal = min(foes, key=lambda each: (order.index(tier(each)), crow(unit.at, each.at), each.id))
    spaces = [unit.at, *destinations(c, unit)]
    return min(spaces, key=lambda space: (crow(space, goal.at), steps_to(c, unit, space), space))
