"""How good a position looks to a player."""

from __future__ import annotations

from questhall.core import Seat

from .dungeon import KeepTable


def heuristic(t: KeepTable, seat: Seat) -> float:
    """Higher is better for all players, who win and lose together."""
    if t.outcome is not None:
        return 1e6 if t.outcome.result == "won" else -1e6
    return 0.0
