"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from questhall.core import Choice, Decision, Taken

TOLD = 3
"""So many choices a bot names when it says what it considered."""


class Liked(NamedTuple):
    """A choice that a bot liked: how often it was tried, and the part of these trials that went well."""

    choice: Choice
    trials: int = 0
    share: float = 0.0


class Thought(msgspec.Struct, frozen=True):
    """What a bot considered: how many choices were open, how many trials it made, and what it liked, the best first."""

    offered: int
    trials: int
    considered: tuple[Liked, ...]


def thought_of(bot: Bot) -> Thought | None:
    """What a bot considered before its last choice, if it is one that considers."""
    thought = getattr(bot, "thought", None)
    return thought if isinstance(thought, Thought) else None


def plan_of(bot: Bot) -> Sequence[Taken]:
    """What a bot means to choose next, and at which questions, if it is one that plans."""
    plan: Sequence[Taken] = getattr(bot, "plan", ())
    return plan


class Bot(Protocol):
    """Anything that can decide for a seat; the same seed gives the same choices."""

    def choose(self, view: Any, decision: Decision) -> Choice:
        """One of the decision's choices, from what the seat may know."""
