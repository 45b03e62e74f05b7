"""Games on a Ray cluster. Needs `pip install questhall[ray]`, here and on every machine of the cluster."""

from __future__ import annotations

import importlib.util
import logging
from collections.abc import Generator, Sequence
from typing import Any

from questhall.core import Game
from questhall.core.errors import SetupError
from questhall.games import GAMES

from .series import Chunk, Played, play_chunk, rest_of

AHEAD = 4
"""So many chunks wait for each core of the cluster; the others are sent as these are finished."""


def play_on_cluster(
    game: Game[Any, Any], chunks: Sequence[Chunk], address: str
) -> Generator[tuple[int, list[Played]], None, None]:
    """All chunks as they are finished, each with its place; the address is that of the cluster's head, or `auto`."""
    if importlib.util.find_spec("ray") is None:
        raise SetupError("A cluster needs Ray, which is not installed here: pip install questhall[ray]")
    import ray  # noqa: PLC0415  # an extra

    try:
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise SetupError(f"There is no Ray cluster at “{address}”: {error}") from None
    try:
        yield from _finished(ray, game, chunks)
    finally:
        ray.shutdown()


def _finished(
    ray: Any, game: Game[Any, Any], chunks: Sequence[Chunk]
) -> Generator[tuple[int, list[Played]], None, None]:
    far = ray.remote(play_there)
    waiting = enumerate(chunks)
    under_way: dict[Any, tuple[int, Chunk]] = {}
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    while True:
        for place, chunk in waiting:
            under_way[far.remote(game.key, game.content_hash, chunk)] = place, chunk
            if len(under_way) >= room:
                break
        if not under_way:
            return
        (done,), _ = ray.wait(list(under_way), num_returns=1)
        (place, chunk), played = under_way.pop(done), _result(ray, done)
        if rest := rest_of(chunk, played):
            under_way[far.remote(game.key, game.content_hash, rest)] = place, rest
        yield place, played


def _result(ray: Any, done: Any) -> list[Played]:
    try:
        found: list[Played] = ray.get(done)
    except ray.exceptions.RayTaskError as error:
        cause = error.cause
        raise (
            cause if isinstance(cause, SetupError) else SetupError(f"A machine of the cluster failed: {cause!r}")
        ) from None
    return found


def play_there(key: str, content: str, chunk: Chunk) -> list[Played]:
    """Play some games on a machine of the cluster, if the game is the same there."""
    game = GAMES.get(key)
    if game is None or game.content_hash != content:
        raise SetupError(
            f"A machine of the cluster has another version of “{key}”. Install the same Questhall everywhere."
        )
    return play_chunk(game, chunk)
