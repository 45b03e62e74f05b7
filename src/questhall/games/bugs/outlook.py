"""How good a position looks to a bot; between scenarios, what came of the last one."""

from __future__ import annotations

from questhall.core import Seat

from .heuristic import heuristic
from .world import BugsTable

DECIDED = 1000.0


def outlook(t: BugsTable, seat: Seat) -> float:
    """A scenario of a campaign that was won or lost counts like one that is played by itself."""
    campaign = t.state.campaign
    if campaign is None or t.state.scenario:
        return heuristic(t, seat)
    if t.outcome is not None and t.outcome.result == "lost":
        return -2 * DECIDED
    lost = bool(campaign.attempts) and not campaign.attempts[-1].won
    return -DECIDED if lost else DECIDED
