"""The bots by their names, and the levels that people choose from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from questhall.core import Game
from questhall.core.errors import SetupError, one_of

from .bot import Bot
from .budget import Budget, read_budget
from .greedy import GreedyBot
from .plain import RandomBot
from .search import Growing, SearchBot

LEVELS: Mapping[str, Budget | None] = {"novice": None, "fair": Budget(8), "strong": Budget(400)}
"""How well bots play that sit with people, and what they may spend on a choice; a novice does not search."""
A_TURN = 2.0
"""Seconds that a bot may think in a turn where people wait for it."""


def _random(game: Game[Any, Any], seed: int) -> Bot:
    return RandomBot(seed)


BOTS: Mapping[str, Callable[[Game[Any, Any], int], Bot]] = {
    "random": _random,
    "greedy": GreedyBot,
    "search": SearchBot,
}


def check_bot(name: str) -> None:
    """Refuse a bot that there is not."""
    kind, colon, budget = name.partition(":")
    if kind == "search" and colon:
        read_budget(budget)
    elif name not in LEVELS and name not in BOTS:
        names = one_of((*LEVELS, *BOTS))
        raise SetupError(f"There is no bot “{name}”. There are: {names}; search:500 makes 500 trials for a choice.")


def make_bot(name: str, game: Game[Any, Any], seed: int, seconds: float = 0.0, growing: Growing | None = None) -> Bot:
    """A bot by its name or level; it thinks no longer about a choice than so many seconds, if there are any.

    “search:500” and “search:0.5s” say how long a search may be, “search:500x4” over how many trees it is divided;
    `growing` grows them elsewhere. Without seconds the same seed gives the same choices.
    """
    check_bot(name)
    kind, _, text = name.partition(":")
    budget = read_budget(text) if text else LEVELS.get(name)
    if budget is None:
        return GreedyBot(game, seed) if name in LEVELS else BOTS[kind](game, seed)
    if seconds:
        budget = Budget(budget.trials, min(seconds, budget.seconds or seconds), budget.trees)
    return SearchBot(game, seed, budget, growing)
