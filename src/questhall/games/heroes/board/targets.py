"""Whom units can hit.  [HM-1728 to HM-1730, HM-25xx]"""

from __future__ import annotations

from collections.abc import Iterator

from ..state import TOWER, Combat, Fighter
from ..traits import SureShot
from .numbers import having, is_ranged, lingering
from .sides import other
from .spaces import BACK, BESIDE_BOARD, COLUMNS, MIDDLE, NEAR, row_of


def adjacent_foes(c: Combat, f: Fighter, at: int | None = None) -> list[Fighter]:
    """Enemy units next to a unit, or next to a space where it might stand."""
    here = f.at if at is None else at
    if here == BESIDE_BOARD:
        return []
    near = NEAR[here]
    return [each for each in c.fighters if each.at in near and each.camp != f.camp]


def adjacent(f: Fighter, target: Fighter) -> bool:
    """Whether two units stand side by side; the tower is next to nothing.  [HM-2519]"""
    return BESIDE_BOARD not in (f.at, target.at) and target.at in NEAR[f.at]


def targets(c: Combat, f: Fighter, at: int | None = None) -> list[Fighter]:
    """Whom a unit can attack: an adjacent enemy; shooters anybody if no enemy is adjacent.  [HM-1728, HM-2515]"""
    if lingering(c, f, "forget"):
        return []
    close = adjacent_foes(c, f, at)
    if close or not is_ranged(f):
        return close
    return [each for each in c.fighters if each.camp != f.camp]


def razeable(c: Combat, f: Fighter) -> Iterator[int]:
    """Columns whose wall or gate a ground or flying unit next to it can destroy.  [HM-2504, HM-2505, HM-R-114]"""
    if is_ranged(f) or f.at == BESIDE_BOARD:
        return
    for space in NEAR[f.at]:
        if row_of(space) == MIDDLE and c.walls[space % COLUMNS]:
            yield space % COLUMNS


def penalised(c: Combat, f: Fighter, target: Fighter, *, own: bool = True) -> bool:
    """Shooting at an adjacent unit, or from the own backline into the enemy's.  [HM-1729, HM-1730, HM-R-118]

    What spares a unit all of it is an ability of attacks, which counts in an own activation only.  [HM-1716]
    """
    if not is_ranged(f) or TOWER in (f.id, target.id):
        return False
    sure = [trait for trait in having(c, f, SureShot) if own or not trait.always]
    if lingering(c, f, "sure") or f.camp in c.carts:
        return False
    if any(trait.always for trait in sure):
        return False
    if adjacent(f, target):
        return not sure
    return row_of(f.at) == BACK[f.camp] and row_of(target.at) == BACK[other(f.camp)]


def sheltered(c: Combat, f: Fighter, target: Fighter) -> bool:
    """A wall in the target's column protects against shots from the other side.  [HM-2507 to HM-2511, HM-R-116]"""
    if not is_ranged(f) or target.camp != "defender" or BESIDE_BOARD in (f.at, target.at):
        return False
    return row_of(f.at) > MIDDLE > row_of(target.at) and bool(c.walls[target.at % COLUMNS])
