"""What a bot is, and the bots by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from questhall.core import Choice, Decision, Game
from questhall.core.errors import SetupError, one_of

from .greedy import GreedyBot
from .plain import RandomBot


class Bot(Protocol):
    """Anything that can decide for a seat; the same seed gives the same choices."""

    def choose(self, view: Any, decision: Decision) -> Choice:
        """One of the decision's choices, from what the seat may know."""


def _random(game: Game[Any, Any], seed: int) -> Bot:
    return RandomBot(seed)


BOTS: Mapping[str, Callable[[Game[Any, Any], int], Bot]] = {"random": _random, "greedy": GreedyBot}


def make_bot(name: str, game: Game[Any, Any], seed: int) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise SetupError(f"There is no bot “{name}”. There are: {one_of(BOTS)}.")
    return BOTS[name](game, seed)
