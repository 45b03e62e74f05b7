"""The bots by their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from questhall.core import Game
from questhall.core.errors import SetupError, one_of

from .bot import Bot
from .budget import read_budget
from .greedy import GreedyBot
from .plain import RandomBot
from .search import SearchBot


def _random(game: Game[Any, Any], seed: int) -> Bot:
    return RandomBot(seed)


BOTS: Mapping[str, Callable[[Game[Any, Any], int], Bot]] = {
    "random": _random,
    "greedy": GreedyBot,
    "search": SearchBot,
}


def make_bot(name: str, game: Game[Any, Any], seed: int) -> Bot:
    """A bot by its name; “search:500” and “search:0.5s” say how long it may think about a choice."""
    kind, colon, budget = name.partition(":")
    if kind == "search" and colon:
        return SearchBot(game, seed, read_budget(budget))
    if name not in BOTS:
        raise SetupError(f"There is no bot “{name}”. There are: {one_of(BOTS)}.")
    return BOTS[name](game, seed)
