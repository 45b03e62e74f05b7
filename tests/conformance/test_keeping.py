"""Copies, frozen positions, saved games, replays and undo all lead to the same place."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from questhall.core import Table
from questhall.core.errors import FenceInTheWay
from questhall.core.replay import load, open_replay
from tests.conformance.driver import Case, past, play, played

A_WHILE = 20
"""How many choices to play on from a moment."""


def play_on(t: Table[Any], case: Case) -> list[bytes]:
    """The positions that the same chance leads through."""
    return [t.freeze() for _ in play(t, random.Random(str(case)), A_WHILE)] + [t.freeze()]


def test_a_copy_is_equal(case: Case) -> None:
    for moment in played(case).moments:
        twin = moment.copy()
        assert past(twin) == past(moment)
        assert twin.state == moment.state
        assert twin.decisions == moment.decisions


def test_playing_on_a_copy_leaves_the_original_alone(case: Case) -> None:
    for moment in played(case).moments:
        before, decisions = past(moment), dict(moment.decisions)
        play_on(moment.copy(), case)
        assert past(moment) == before
        assert moment.decisions == decisions


def test_a_copy_plays_on_like_the_original(case: Case) -> None:
    for moment in played(case).moments:
        assert play_on(moment.copy(), case) == play_on(moment.copy().copy(), case)


def test_a_thawed_table_freezes_to_the_same_bytes_and_asks_the_same(case: Case) -> None:
    game = played(case)
    for moment in [*game.moments, game.end]:
        thawed = Table.thaw(case.game, moment.freeze())
        assert thawed.freeze() == moment.freeze()
        assert thawed.state == moment.state
        assert dict(thawed.decisions) == dict(moment.decisions)
        assert list(thawed.decisions) == list(moment.decisions)


def test_a_thawed_table_plays_on_like_the_original(case: Case) -> None:
    for moment in played(case).moments:
        twin, thawed = moment.copy(), Table.thaw(case.game, moment.freeze())
        assert play_on(thawed, case) == play_on(twin, case)
        assert thawed.events == twin.events[len(moment.events) :]


def test_saving_loading_and_replaying_agree(case: Case, tmp_path: Path) -> None:
    game, path, games = played(case), tmp_path / "game.quest", {case.key: case.game}
    game.end.save(path)
    assert past(load(path, games)) == past(game.end)
    moments = list(open_replay(path, games)[1])
    assert [(moment.taken.seat, moment.taken.choice) for moment in moments] == game.choices
    assert past(moments[-1].table) == past(game.end)


def test_a_game_saved_in_the_middle_goes_on(case: Case, tmp_path: Path) -> None:
    moment = played(case).moments[len(played(case).moments) // 2]
    moment.save(tmp_path / "game.quest")
    loaded = load(tmp_path / "game.quest", {case.key: case.game})
    assert past(loaded) == past(moment)
    assert play_on(loaded, case) == play_on(moment.copy(), case)


def test_undo_to_the_start_and_redo_gives_the_same_bytes(case: Case) -> None:
    game = played(case)
    t = game.end.copy()
    t.undo(len(game.choices), across_fences=True)
    assert past(t) == past(case.sit())
    for seat, choice in game.choices:
        t.take(seat, choice)
    assert past(t) == past(game.end)


def test_undo_leads_back_to_every_moment(case: Case) -> None:
    game = played(case)
    for moment in game.moments:
        t = game.end.copy()
        t.undo(len(game.choices) - len(moment.history), across_fences=True)
        assert past(t) == past(moment)
        assert t.decisions == moment.decisions


def test_a_fence_stops_undo_and_nothing_else_does(case: Case) -> None:
    for moment in [moment for moment in played(case).moments if moment.history]:
        t = moment.copy()
        if t.history[-1].fence:
            with pytest.raises(FenceInTheWay):
                t.undo()
            assert past(t) == past(moment)
        else:
            t.undo()
            assert len(t.history) == len(moment.history) - 1
