"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from questhall.core import Choice, Decision


class Bot(Protocol):
    """Anything that can decide for a seat; the same seed gives the same choices."""

    def choose(self, view: Any, decision: Decision) -> Choice:
        """One of the decision's choices, from what the seat may know."""
