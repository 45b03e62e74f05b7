"""Where units can go on the combat board.  [HM-172x, HM-25xx]"""

from __future__ import annotations

from ..state import BoardToken, Camp, Combat, Fighter
from ..traits import Blink
from .numbers import having, is_flying, is_ranged
from .spaces import (
    BESIDE_BOARD,
    BOARD,
    COLUMNS,
    MIDDLE,
    NEAR,
    SPACES,
    STRIDE,
    WITHIN_BITS,
    around,
    bits_of,
    row_of,
    spaces_in,
)


def free_spaces(c: Combat, f: Fighter) -> frozenset[int]:
    """Spaces where a unit may stop."""
    return frozenset(spaces_in(free_bits(c, f)))


def free_bits(c: Combat, f: Fighter) -> int:
    """Spaces where a unit may stop: without unit, without wall; the gate is open to the defender.

    [HM-1726, HM-2018, HM-2503, HM-R-115, HM-R-117]
    """
    taken = 0
    for each in c.fighters:
        if each.at != BESIDE_BOARD:
            taken |= 1 << each.at
    if any(c.walls):
        taken |= bits_of(space for space in SPACES if walled(c, space, f.camp))
    if c.tokens:
        taken |= bits_of(token.at for token in lying(c, "force_field"))
    return BOARD & ~taken


def lying(c: Combat, kind: str) -> list[BoardToken]:
    """The tokens of a kind that lie on the board now."""
    return [token for token in c.tokens if token.kind == kind and token.until >= c.round]


def way(c: Combat, f: Fighter, space: int) -> tuple[int, ...]:
    """The spaces that a unit enters: around hidden tokens if it can, then through the least fire; fliers pass above."""
    if is_flying(f) or having(c, f, Blink):
        return (space,)
    free, fires = free_bits(c, f), burning(c)
    traps = {token.at for token in c.tokens if token.camp is not None}
    best: dict[int, tuple[int, int, int, tuple[int, ...]]] = {f.at: (0, 0, 0, ())}
    edge = [f.at]
    for _ in range(1 if is_ranged(f) else STRIDE):
        known, edge = {at: best[at] for at in edge}, []
        for hidden, burns, steps, path in known.values():
            at = path[-1] if path else f.at
            for near in NEAR[at]:
                found = hidden + (near in traps), burns + fires.get(near, 0), steps + 1, (*path, near)
                if free >> near & 1 and (near not in best or found < best[near]):
                    best[near] = found
                    edge.append(near)
    return best[space][-1] if space in best else (space,)


def burning(c: Combat) -> dict[int, int]:
    """The damage of the fire walls, by spaces."""
    return {token.at: token.damage for token in lying(c, "fire_wall")}


def _walked(start: int, steps: int, free: int) -> int:
    found, edge = 0, 1 << start
    for _ in range(steps):
        edge = around(edge) & free & ~found
        found |= edge
    return found


def walled(c: Combat, space: int, camp: Camp) -> bool:
    """Whether a wall, or the gate for the attacker, stands on a space.  [HM-2502, HM-2503]"""
    if row_of(space) != MIDDLE:
        return False
    standing = c.walls[space % COLUMNS]
    return standing == "wall" or (standing == "gate" and camp == "attacker")


def destinations(c: Combat, f: Fighter) -> list[int]:
    """Where a unit can go, in the order of the spaces."""
    return list(spaces_in(reach(c, f)))


def reach(c: Combat, f: Fighter) -> int:
    """Where a unit can go: 3 spaces, shooters 1; only fliers cross obstacles.

    [HM-1721 to HM-1723, HM-1727, HM-2105]
    """
    if f.at == BESIDE_BOARD or f.rooted:
        return 0
    if having(c, f, Blink):
        return free_bits(c, f)
    return strides(c, f, 1 if is_ranged(f) else STRIDE)


def strides(c: Combat, f: Fighter, steps: int) -> int:
    """The free spaces that a unit reaches in so many steps; fliers go over everything."""
    free = free_bits(c, f)
    if is_flying(f) and steps == STRIDE:
        return free & WITHIN_BITS[f.at]
    return _walked(f.at, steps, free)
