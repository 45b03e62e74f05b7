"""Whole games at random: sound at every step, saved, hidden, imagined."""

import random
from typing import Any

import pytest

from questhall.core import Rng, Table, read_choice
from questhall.games.terraria.invariants import faults, reshuffle
from questhall.games.terraria.state import State
from questhall.games.terraria.view import imagine, view
from tests.games.terraria.board import GAME, sit

CASES = [
    (1, 3, {}),
    (2, 1, {"evil": "crimson", "focus": True}),
    (3, 2, {"journey": True}),
    (4, 5, {"difficulty": "hard", "threat": "risky"}),
]


def choices(t: Table[State]) -> list[Any]:
    return [(seat, choice) for seat, decision in t.decisions.items() for choice in decision.choices]


def play(t: Table[State], seed: int, most: int = 3000) -> Any:
    """Choose at random, and yield before each choice."""
    chance = random.Random(seed)
    for _ in range(most):
        if not t.decisions:
            return
        seat = chance.choice(list(t.decisions))
        yield t
        t.take(seat, chance.choice(t.decisions[seat].choices))


def moments(players: int, seed: int, options: Any) -> list[Table[State]]:
    return [t.copy() for number, t in enumerate(play(sit(players, seed, **options), seed)) if number % 60 == 0]


@pytest.mark.parametrize(("players", "seed", "options"), CASES)
def test_random_play_ends_and_is_sound_on_the_way(players: int, seed: int, options: Any) -> None:
    t = sit(players, seed, **options)
    for _ in play(t, seed):
        assert list(faults(t)) == []
        assert not all(decision.optional for decision in t.decisions.values())
        for decision in t.decisions.values():
            assert 0 < len(decision.choices) == len(set(decision.choices))
            assert [read_choice(str(choice), GAME.choices) for choice in decision.choices] == [*decision.choices]
    assert t.outcome is not None
    assert {type(event) for event in t.events} <= set(GAME.events)


@pytest.mark.parametrize(("players", "seed", "options"), CASES)
def test_a_frozen_table_goes_on_as_it_was(players: int, seed: int, options: Any) -> None:
    for moment in moments(players, seed, options):
        thawed = Table.thaw(GAME, moment.freeze())
        assert thawed.state == moment.state
        assert thawed.decisions == moment.decisions


@pytest.mark.parametrize(("players", "seed", "options"), CASES)
def test_what_is_hidden_is_neither_seen_nor_asked_about(players: int, seed: int, options: Any) -> None:
    for number, moment in enumerate(moments(players, seed, options)):
        twin = moment.copy()
        reshuffle(twin, 0, Rng(number))
        twin._decisions = None
        assert list(faults(twin)) == []
        assert view(twin, 0) == view(moment, 0)
        assert choices(twin) == choices(moment)
        assert twin.freeze() != moment.freeze()


@pytest.mark.parametrize(("players", "seed", "options"), CASES)
def test_an_imagined_table_looks_the_same_and_can_be_played_on(players: int, seed: int, options: Any) -> None:
    for number, moment in enumerate(moments(players, seed, options)):
        rng = Rng(number)
        table = Table(GAME, imagine(view(moment, 0), rng), rng)
        assert view(table, 0) == view(moment, 0)
        assert choices(table) == choices(moment)
        for _ in play(table, number, 20):
            assert list(faults(table)) == []


def test_what_a_copy_is_asked_does_not_follow_the_table_that_went_on() -> None:
    t = sit(2)
    while len(t.decisions) < 2:
        t.take(*next((seat, decision.choices[0]) for seat, decision in t.decisions.items()))
    fresh = t.copy()
    fresh._decisions = None
    twin = t.copy()
    t.take(0, t.decisions[0].choices[0])
    assert choices(twin) == choices(fresh)
