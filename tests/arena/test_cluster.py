"""Grids on a Ray cluster."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from questhall.arena.cluster import play_on_cluster, play_there
from questhall.arena.results import WHOLE
from questhall.arena.series import Chunk, Series, play_chunk
from questhall.core.errors import SetupError
from questhall.games import GAMES
from tests.cli.runs import run

CHUNK = Chunk(Series("first_night", ("random",), 3, 1), range(3))
GRID = """\
game: keep
scenarios: [first_night]
bots: [random]
seats: [1, 2]
games: 25
seed: 4
"""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A head that plays nothing, and two workers."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "disabled")
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        from ray.cluster_utils import Cluster  # noqa: PLC0415  # reads the environment when it is imported

        found = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
        for _ in range(2):
            found.add_node(num_cpus=1)
        found.wait_for_nodes()
        yield found
        found.shutdown()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_same_bytes_as_one_process_with_two_workers_and_with_one(
    cluster: Any, tmp_path: Path
) -> None:
    grid = tmp_path / "grid.yaml"
    grid.write_text(GRID, "utf-8")

    def played(name: str, *how: str) -> bytes:
        ran = run("simulate", str(grid), "--out", str(tmp_path / name), *how, games=GAMES)
        assert ran.code == 0, ran.err
        return (tmp_path / name / WHOLE).read_bytes()

    here = played("here", "--processes", "1")
    assert played("two", "--ray", cluster.address) == here
    cluster.remove_node(cluster.list_all_nodes()[-1])
    assert played("one", "--ray", cluster.address) == here


def test_where_ray_is_missing_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SetupError, match=r"A cluster needs Ray, .*: pip install questhall\[ray\]"):
        next(play_on_cluster(GAMES["keep"], [CHUNK], "auto"))


def test_a_machine_of_the_cluster_plays_the_same_games() -> None:
    game = GAMES["keep"]
    assert play_there("keep", game.content_hash, CHUNK) == play_chunk(game, CHUNK)


def test_a_machine_with_other_cards_refuses_to_play() -> None:
    with pytest.raises(SetupError, match="another version of “keep”"):
        play_there("keep", "other", CHUNK)
