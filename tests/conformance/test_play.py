"""Every game can be played to its end, is sound on the way, and does the same again."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from questhall.core import Game, Table, read_choice
from questhall.core.copying import copier
from questhall.core.errors import ChoiceError, GameOver, IllegalChoice, NotAsked
from tests.conformance.driver import (
    GAMES,
    MOST_CHOICES,
    Case,
    case_of,
    every_game,
    open_choices,
    past,
    play,
    played,
    viewers,
)

ROOT = Path(__file__).parents[2]


@every_game
def test_a_game_is_registered_under_its_key(game: Game[Any, Any]) -> None:
    assert GAMES[game.key] is game


@every_game
def test_steps_choices_events_and_lasting_effects_cannot_change(game: Game[Any, Any]) -> None:
    kinds = (*game.steps, *game.choices, *game.events, *game.lasting)
    assert [kind for kind in kinds if copier(kind) is not None] == []


def test_random_play_ends_with_an_outcome(case: Case) -> None:
    game = played(case)
    assert len(game.choices) < MOST_CHOICES
    assert game.end.outcome is not None
    assert (dict(game.end.decisions), game.end.agenda) == ({}, [])


def test_every_decision_is_sound(case: Case) -> None:
    t = case.sit()
    for _ in play(t, random.Random(str(case))):
        assert t.outcome is None
        assert not all(decision.optional for decision in t.decisions.values()), "nobody has to decide"
        for seat, decision in t.decisions.items():
            assert decision.seat == seat
            assert 0 < len(decision.choices) == len(set(decision.choices))
            assert [read_choice(str(choice), case.game.choices) for choice in decision.choices] == [*decision.choices]


def test_no_position_has_a_fault(case: Case) -> None:
    t = case.sit()
    for _ in play(t, random.Random(str(case))):
        assert list(case.game.faults(t)) == []
    assert list(case.game.faults(t)) == []


def test_everything_that_turns_up_is_of_a_registered_kind(case: Case) -> None:
    t = case.sit()
    for _, choice in play(t, random.Random(str(case))):
        assert type(choice) in case.game.choices
        assert {type(step) for step in t.agenda} <= set(case.game.steps)
        assert {type(effect) for effect in t.lasting} <= set(case.game.lasting)
    assert {type(event) for event in t.events} <= set(case.game.events)


def test_the_same_seed_and_choices_give_the_same_bytes(case: Case) -> None:
    game, again = played(case), case.sit()
    for seat, choice in game.choices:
        again.take(seat, choice)
    assert past(again) == past(game.end)


@every_game
def test_another_process_plays_the_same_game(game: Game[Any, Any]) -> None:
    code = f"from tests.conformance.test_play import digest; print(digest({game.key!r}))"
    env = os.environ | {"PYTHONHASHSEED": "271828", "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert run.stdout.strip() == digest(game.key), run.stderr


def digest(key: str) -> str:
    """What stands at the end of a random game, and all that was told: in a few letters."""
    game = GAMES[key]
    t = case_of(game, game.scenarios()[0], 1).sit()
    choices = list(map(str, play(t, random.Random(key))))
    return hashlib.sha256(repr((choices, t.events, t.freeze(), game.content_hash)).encode()).hexdigest()


def test_looking_changes_nothing(case: Case) -> None:
    for moment in played(case).moments:
        t = Table.thaw(case.game, moment.freeze())
        for seat in viewers(t):
            t.view(seat), t.scene(seat), t.refusals(-1 if seat is None else seat)
            case.game.heuristic(t, seat or 0)
        assert past(t) == (moment.freeze(), (), ())
        assert t.decisions == moment.decisions


def test_a_refused_choice_changes_nothing(case: Case) -> None:
    game = played(case)
    anything = sorted({(seat, choice) for _, choice in game.choices for seat in (*viewers(game.end), 99)}, key=str)
    for moment in game.moments:
        t = moment.copy()
        for seat, choice in random.Random(str(case)).sample(anything, min(len(anything), 20)):
            if (seat, choice) not in open_choices(t):
                with pytest.raises(IllegalChoice if seat in t.decisions else NotAsked):
                    t.take(seat, choice)  # type: ignore[arg-type]  # a spectator tries, too
        assert past(t) == past(moment)


def test_nothing_can_be_chosen_after_the_end(case: Case) -> None:
    game = played(case)
    t = game.end.copy()
    with pytest.raises(GameOver) as error:
        t.take(*game.choices[-1])
    assert isinstance(error.value, ChoiceError)
    assert past(t) == past(game.end)
