"""Playing a whole grid, on all cores, with interruptions."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable, Container, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from questhall.core import Game

from .code import code_digest
from .grid import Grid, cells
from .results import Asked, Results
from .series import Chunk, Series
from .simulate import check, chunked, play_chunks, workers

SIZE = 10
"""So many games of a cell are played, and kept, at once, if nothing else is said."""


def play_grid(  # noqa: PLR0913  # each way to play it is named where it is called
    grid: Grid,
    game: Game[Any, Any],
    folder: Path,
    *,
    processes: int | None = None,
    ray: str = "",
    size: int = SIZE,
    seconds: float = math.inf,
    watch: Callable[[int, int], None] = lambda done, total: None,
    any_code: bool = False,
) -> Path:
    """Play what the folder does not have yet; the file with all games, or of those for which there were seconds.

    So many games of a cell are played at once, then the next cell has its turn; what is played is kept, wherever a run
    ends. `watch` hears how many of how many are done. Games that other code has begun are gone on with only if any
    code will do.
    """
    series = cells(grid, game)
    for each in series:
        check(game, each)
    results = Results(folder, Asked(grid, game.content_hash, code_digest(game.key)))
    done = results.done()
    todo = _left(series, done, size) if seconds > 0 else []
    if todo:
        results.add_code(any_code=any_code)
    results.begin()
    total, count = len(series) * grid.games, len(done)
    watch(count, total)
    end = monotonic() + seconds
    if todo:
        chunks = [chunk for _, chunk in todo]
        with contextlib.closing(play_chunks(game, chunks, workers(processes), ray)) as finished:
            for place, played in finished:
                cell, chunk = todo[place]
                results.add(cell, chunk.series, played)
                count += len(played)
                watch(count, total)
                if monotonic() > end:
                    break
    return results.finish()


def _left(series: Sequence[Series], done: Container[tuple[int, int]], size: int) -> list[tuple[int, Chunk]]:
    """What is still to be played, each with its cell: so many games of a cell, then the next cell has its turn."""
    todo: list[tuple[int, Chunk]] = []
    for cell, each in enumerate(series):
        left = [number for number in range(each.games) if (cell, number) not in done]
        todo += [(cell, chunk) for chunk in chunked(each, left, size)]
    return sorted(todo, key=lambda each: each[1].numbers[0])
