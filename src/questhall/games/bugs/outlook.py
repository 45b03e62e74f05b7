"""How good a position looks to a bot; in a campaign, what came of the scenarios before counts too."""

from __future__ import annotations

from questhall.core import Seat

from .heuristic import heuristic
from .world import BugsTable

SCENARIO = 2000.0
"""What it counts to have won or lost a scenario."""
IDLE = 500.0
"""What it costs to stand between scenarios: to play is better than to think again."""
ENDED = 10_000.0
"""What it counts how a campaign has ended."""
PATIENCE = 5
"""After so many losses one after another a bot gives up: it would do the same again."""


def outlook(t: BugsTable, seat: Seat) -> float:
    """A scenario of a campaign is played like one by itself, and the campaign is not given up easily."""
    campaign = t.state.campaign
    if campaign is None:
        return heuristic(t, seat)
    score = sum(SCENARIO if attempt.won else -SCENARIO for attempt in campaign.attempts)
    if t.outcome is not None:
        last = campaign.attempts[-PATIENCE:]
        hopeless = len(last) == PATIENCE and not any(attempt.won for attempt in last)
        return score + (ENDED if t.outcome.result == "won" or hopeless else -ENDED)
    return score + heuristic(t, seat) if t.state.scenario else score - IDLE
