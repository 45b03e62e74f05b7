"""Games by the thousand, on all cores."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from questhall.bots import make_bot
from questhall.core import Game
from questhall.core.errors import SetupError
from questhall.core.game import Option
from questhall.games import GAMES

from .report import Count, Report
from .series import Played, Series, play_one, setup_of

Watch = Callable[[int], None]
"""Is told how many games have been played since it was told last."""


def _watch_nothing(games: int) -> None:
    pass


def simulate(  # noqa: PLR0913  # a series has that many sides, and each is named where it is called
    game: Game[Any, Any],
    scenario: str,
    *,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Option] | None = None,
    roles: Sequence[str] | None = None,
    processes: int | None = None,
    watch: Watch = _watch_nothing,
) -> Report:
    """Let bots play a number of games; the report is the same on any number of processes.

    Roles are drawn for every game unless they are given. A script that calls this with more than one process needs
    the usual `if __name__ == "__main__":`, for every process starts by importing it; and a game that is not among
    GAMES has to be made of functions that can be pickled.
    """
    series = Series(scenario, tuple(bots), games, seed, dict(options or {}), None if roles is None else tuple(roles))
    _check(game, series)
    count = Count()
    with contextlib.closing(_played(game, series, _workers(processes))) as chunks:
        for chunk in chunks:
            for played in chunk:
                count.add(played)
            watch(len(chunk))
    return count.report(game.key, series)


def _check(game: Game[Any, Any], series: Series) -> None:
    for name in series.bots:
        make_bot(name, game, 0)
    if series.games < 1:
        raise SetupError(f"Cannot play {series.games} games: at least one is needed.")
    if series.roles is not None and len(series.roles) != len(series.bots):
        raise SetupError(f"{len(series.roles)} roles are given for {len(series.bots)} bots; each bot needs one.")
    game.check(setup_of(game, series, 0))


def _workers(processes: int | None) -> int:
    if processes is not None and processes < 1:
        raise SetupError(f"Cannot play on {processes} processes: at least one is needed.")
    return processes or _cores()


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _played(game: Game[Any, Any], series: Series, processes: int) -> Generator[list[Played], None, None]:
    """All games, in chunks, as they are finished."""
    processes = min(processes, series.games)
    if processes == 1:
        return ([play_one(game, series, number)] for number in range(series.games))
    return _played_by(game, series, processes)


def _played_by(game: Game[Any, Any], series: Series, processes: int) -> Generator[list[Played], None, None]:
    size = max(1, min(50, series.games // (processes * 8)))
    chunks = [range(start, min(start + size, series.games)) for start in range(0, series.games, size)]
    sent = game.key if GAMES.get(game.key) is game else game
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _start_worker, (sent, series))
    try:
        for future in as_completed([pool.submit(_play_chunk, chunk) for chunk in chunks]):
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


_work: list[tuple[Game[Any, Any], Series]] = []
"""In a worker process: what it plays. It comes once, not with every chunk."""


def _start_worker(game: str | Game[Any, Any], series: Series) -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a word; the first process speaks.
    _work[:] = [(GAMES[game] if isinstance(game, str) else game, series)]


def _play_chunk(numbers: range) -> list[Played]:
    game, series = _work[0]
    return [play_one(game, series, number) for number in numbers]
