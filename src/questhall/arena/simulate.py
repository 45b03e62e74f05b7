"""Games by the thousand, on all cores."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from questhall.bots import make_bot
from questhall.bots.processes import end_with_parent
from questhall.core import Game
from questhall.core.content import spare_what_lasts
from questhall.core.errors import QuesthallError, SetupError
from questhall.core.game import Option
from questhall.games import GAMES

from .cluster import play_on_cluster
from .report import Count, Report, report_of
from .series import Chunk, Played, Series, play_chunk, rest_of, setup_of

Watch = Callable[[int], None]
"""Is told how many games have been played since it was told last."""

KILLED = (
    "A process that played games has ended unexpectedly: somebody ended it, or memory was short. "
    "Play again, on fewer --processes perhaps; a grid goes on where it was."
)


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
    ray: str = "",
    watch: Watch = _watch_nothing,
) -> Report:
    """Let bots play a number of games; the report is the same on any number of processes, or on a cluster of Ray.

    Roles are drawn for every game unless they are given. A script that calls this with more than one process needs
    the usual `if __name__ == "__main__":`, for every process starts by importing it; and a game that is not among
    GAMES has to be made of functions that can be pickled.
    """
    series = Series(scenario, tuple(bots), games, seed, dict(options or {}), None if roles is None else tuple(roles))
    check(game, series)
    count, processes = Count(), workers(processes)
    size = max(1, min(50, games // (processes * 8)))
    chunks = chunked(series, range(games), size)
    with contextlib.closing(play_chunks(game, chunks, processes, ray)) as finished:
        for _, chunk in finished:
            for played in chunk:
                count.add(played)
            watch(len(chunk))
    return report_of(count, game.key, series)


def chunked(series: Series, numbers: Sequence[int], size: int) -> list[Chunk]:
    """Games of a series, so many at once."""
    return [Chunk(series, numbers[start : start + size]) for start in range(0, len(numbers), size)]


def check(game: Game[Any, Any], series: Series) -> None:
    """Refuse a series that cannot be played."""
    for name in series.bots:
        make_bot(name, game, 0)
    if series.games < 1:
        raise SetupError(f"Cannot play {series.games} games: at least one is needed.")
    if series.roles is not None and len(series.roles) != len(series.bots):
        raise SetupError(f"{len(series.roles)} roles are given for {len(series.bots)} bots; each bot needs one.")
    if not series.piece:
        first = setup_of(game, series, 0)
        game.check(first)
        if series.roles is not None:
            game.check_cast(first)


def workers(processes: int | None) -> int:
    """How many processes play: as many as are wanted, or one for each core."""
    if processes is not None and processes < 1:
        raise SetupError(f"Cannot play on {processes} processes: at least one is needed.")
    return processes or _cores()


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_chunks(
    game: Game[Any, Any], chunks: Sequence[Chunk], processes: int, ray: str = ""
) -> Generator[tuple[int, list[Played]], None, None]:
    """All chunks as they are finished, each with its place; on a cluster if the address of one is given."""
    if ray:
        return play_on_cluster(game, chunks, ray)
    if min(processes, len(chunks)) == 1:
        return _played_here(game, chunks)
    return _played_by(game, chunks, processes)


def _played_here(game: Game[Any, Any], chunks: Sequence[Chunk]) -> Generator[tuple[int, list[Played]], None, None]:
    for place, chunk in enumerate(chunks):
        left: Chunk | None = chunk
        while left:
            played = play_chunk(game, left)
            left = rest_of(left, played)
            yield place, played


def _played_by(
    game: Game[Any, Any], chunks: Sequence[Chunk], processes: int
) -> Generator[tuple[int, list[Played]], None, None]:
    sent = game.key if GAMES.get(game.key) is game else game
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _start_worker, (sent,))
    try:
        under_way = {pool.submit(_play_here, chunk): (place, chunk) for place, chunk in enumerate(chunks)}
        while under_way:
            later = {}
            for future in as_completed(under_way):
                (place, chunk), played = under_way[future], future.result()
                if rest := rest_of(chunk, played):
                    later[pool.submit(_play_here, rest)] = (place, rest)
                yield place, played
            under_way = later
    except BrokenProcessPool:
        raise QuesthallError(KILLED) from None
    finally:
        pool.shutdown(cancel_futures=True)


_here: list[Game[Any, Any]] = []
"""In a worker process: what it plays. It comes once, not with every chunk."""


def _start_worker(game: str | Game[Any, Any]) -> None:
    end_with_parent(at_ctrl_c=True)  # without a word: the first process speaks
    _here[:] = [GAMES[game] if isinstance(game, str) else game]
    _here[0].content  # noqa: B018  # read now
    spare_what_lasts()


def _play_here(chunk: Chunk) -> list[Played]:
    return play_chunk(_here[0], chunk)
