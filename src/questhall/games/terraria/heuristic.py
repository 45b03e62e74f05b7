"""How good a position looks: goals done and health, against the threat."""

from __future__ import annotations

from questhall.core import Seat

from .world import TerrariaTable

GOAL, THREAT, HEALTH, COINS = 8.0, 6.0, 0.5, 0.05


def heuristic(t: TerrariaTable, seat: Seat) -> float:
    """The players win and lose together, so all seats see the same.  [TR-101]"""
    if t.outcome is not None:
        return 1000.0 if t.outcome.winners else -1000.0
    state = t.state
    left = sum(map(len, state.goals.values()))
    health = sum(side.health for side in state.sides)
    coins = sum(side.coins for side in state.sides)
    return HEALTH * health + COINS * coins - GOAL * left - THREAT * state.threat
