"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from questhall.core import Choice, Decision


class Thought(msgspec.Struct, frozen=True):
    """What a bot considered: how many trials, and its best choices with the part of trials that went well."""

    trials: int
    considered: tuple[tuple[Choice, float], ...]


def thought_of(bot: Bot) -> Thought | None:
    """What a bot considered before its last choice, if it is one that considers."""
    thought = getattr(bot, "thought", None)
    return thought if isinstance(thought, Thought) else None


class Bot(Protocol):
    """Anything that can decide for a seat; the same seed gives the same choices."""

    def choose(self, view: Any, decision: Decision) -> Choice:
        """One of the decision's choices, from what the seat may know."""
