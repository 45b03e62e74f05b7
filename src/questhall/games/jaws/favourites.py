"""What the favourite weapon of the Hatchet is worth to bots: thrown it hits harder, then it must be fetched.

[JL-G-915]
"""

from __future__ import annotations

from .world import JawsTable, chart_of
from .worth import cards_left, lasts

RULES = frozenset({"favourite", "new_favourite"})
OWNER = "hatchet"
THROW = 8.0
"""What a throw brings."""
EVERY, MOST = 3, 6
"""It is thrown about every so many rounds, and so often at most."""
AT_HAND, NEAR, STEP = 4.0, 3.0, 0.4
"""What it is worth to have it on its card, or not far away, and what each hex costs."""


def throws(t: JawsTable) -> float:
    """What it brings from now on: the more the longer its owner's cards last."""
    mine = t.state.heroes.get(OWNER)
    if mine is None or OWNER not in t.state.figures:
        return 0.0
    left = cards_left(mine)
    return THROW * min(MOST, lasts(2, left) / EVERY) if left > 1 else 0.0


def armed(t: JawsTable) -> float:
    """What it is worth where it is now."""
    weapon, figures = t.state.weapon, t.state.figures
    if weapon is None or OWNER not in figures:
        return 0.0
    if not weapon.figure and not weapon.cell:
        return throws(t) + AT_HAND
    at = figures[weapon.figure].at if weapon.figure in figures else weapon.cell
    away = chart_of(t).distance[figures[OWNER].at].get(at, MOST)
    return throws(t) + max(0.0, NEAR - STEP * away)


def arming(t: JawsTable) -> float:
    """What it is worth to take it up."""
    return throws(t) + AT_HAND - armed(t)
