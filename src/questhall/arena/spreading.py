"""The trees of one search in several processes."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Any

from questhall.bots.growing import Grown, grow
from questhall.bots.search import Growing, Task
from questhall.core import Decision, Game
from questhall.games import GAMES


def spread(game: Game[Any, Any], pool: Executor) -> Growing:
    """Lets the processes of a pool grow the trees of a game.

    A bot with `SearchBot(game, seed, read_budget("800x4"), spread(game, pool))` chooses what it would choose alone.
    """

    def growing(view: Any, decision: Decision, tasks: Sequence[Task]) -> list[Grown]:
        at_work = [pool.submit(grow_there, game.key, view, decision, task) for task in tasks]
        return [each.result() for each in at_work]

    return growing


def grow_there(game: str, view: Any, decision: Decision, task: Task) -> Grown:
    """Grow one tree, in a process that knows the game by its name."""
    return grow(GAMES[game], view, decision, *task)
