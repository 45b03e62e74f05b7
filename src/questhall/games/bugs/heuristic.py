"""How good a position looks: what greedy bots climb, and search bots start from."""

from __future__ import annotations

from questhall.core import Seat

from .world import BugsTable, hero, monsters


def heuristic(t: BugsTable, seat: Seat) -> float:
    """Health and cards against the monsters' health."""
    if t.outcome is not None:
        return 1000.0 if t.outcome.result == "won" else -1000.0
    if "hero" not in t.state.figures:
        return 0.0
    return hero(t).health - sum(monster.health for monster in monsters(t))
