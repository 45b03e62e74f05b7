"""The trees of one search in several processes."""

from __future__ import annotations

import functools
import multiprocessing
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from questhall.bots.growing import Grown, grow
from questhall.bots.processes import end_with_parent
from questhall.bots.search import Growing, Task
from questhall.core import Decision, Game
from questhall.games import GAMES

from .simulate import workers


def spread(game: Game[Any, Any], pool: Executor) -> Growing:
    """Lets the processes of a pool grow the trees of a game.

    A bot with `SearchBot(game, seed, read_budget("800x4"), spread(game, pool))` chooses what it would choose alone.
    """

    def growing(view: Any, decision: Decision, tasks: Sequence[Task]) -> list[Grown]:
        at_work = [pool.submit(grow_there, game.key, view, decision, task) for task in tasks]
        return [each.result() for each in at_work]

    return growing


def spread_over_cores(game: Game[Any, Any]) -> Growing:
    """Lets processes of this machine grow the trees of one of our games; they begin with the first of several trees."""

    def growing(view: Any, decision: Decision, tasks: Sequence[Task]) -> Iterable[Grown]:
        if len(tasks) == 1:
            return [grow(game, view, decision, *tasks[0])]
        try:
            return spread(game, _pool())(view, decision, tasks)
        except BrokenProcessPool:  # Somebody has ended a process: others begin anew.
            _pool.cache_clear()
            return spread(game, _pool())(view, decision, tasks)

    return growing


@functools.cache
def _pool() -> Executor:
    """One process for each core; they end with this one, and at Ctrl-C at once: nobody waits for their trees."""
    end = functools.partial(end_with_parent, at_ctrl_c=True)
    return ProcessPoolExecutor(workers(None), multiprocessing.get_context("spawn"), end)


def grow_there(game: str, view: Any, decision: Decision, task: Task) -> Grown:
    """Grow one tree, in a process that knows the game by its name."""
    return grow(GAMES[game], view, decision, *task)
