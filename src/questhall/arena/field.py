"""Playing a whole grid, on all cores, with interruptions."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from questhall.core import Game

from .grid import Grid, cells
from .results import Asked, Results
from .series import Chunk
from .simulate import check, chunked, play_chunks, workers

SIZE = 10
"""So many games of a cell are played, and kept, at once."""


def play_grid(
    grid: Grid,
    game: Game[Any, Any],
    folder: Path,
    *,
    processes: int | None = None,
    ray: str = "",
    watch: Callable[[int, int], None] = lambda done, total: None,
) -> Path:
    """Play what the folder does not have yet; the file with all games. `watch` hears how many of how many are done."""
    series = cells(grid, game)
    for each in series:
        check(game, each)
    results = Results(folder, Asked(grid, game.content_hash))
    done = results.done()
    todo: list[tuple[int, Chunk]] = []
    for cell, each in enumerate(series):
        left = [number for number in range(each.games) if (cell, number) not in done]
        todo += [(cell, chunk) for chunk in chunked(each, left, SIZE)]
    total, count = len(series) * grid.games, len(done)
    watch(count, total)
    chunks = [chunk for _, chunk in todo]
    if todo:
        with contextlib.closing(play_chunks(game, chunks, workers(processes), ray)) as finished:
            for place, played in finished:
                cell, chunk = todo[place]
                results.add(cell, chunk.series, played)
                count += len(played)
                watch(count, total)
    return results.finish()
