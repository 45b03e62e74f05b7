"""The bot that knows nothing."""

from __future__ import annotations

from typing import Any

from questhall.core import Choice, Decision, Rng


class RandomBot:
    """Takes any choice, each equally likely."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: Any, decision: Decision) -> Choice:
        """One of the choices, whatever the view shows."""
        return decision.choices[self.rng.below(len(decision.choices))]
