"""The games for OpenSpiel."""

from __future__ import annotations

import pickle
import random
from typing import Any

import msgspec
import numpy as np
import pytest

from questhall.core import Rng, Seat, Table
from questhall.envs import CHOICE, CHOICES, SIZE
from questhall.games import GAMES

pyspiel = pytest.importorskip("pyspiel")

from questhall.envs.openspiel import OUTCOMES, register_games  # noqa: E402  # needs OpenSpiel
from questhall.envs.unseen import dealt_anew  # noqa: E402

NAMES = register_games()


def played(name: str, actions: int, seed: int = 3) -> Any:
    """A state after so many random actions, or at the end."""
    state, chance = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    for _ in range(actions):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_every_game_passes_the_random_simulation_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_a_scenario_seats_and_options_are_parameters() -> None:
    game = pyspiel.load_game("questhall_keep(scenario=high_water,players=2,level=hard)")
    assert game.num_players() == 2
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.course.table.setup.scenario == "high_water"
    assert state.course.table.setup.options == {"level": "hard"}


def test_chance_deals_first_and_each_outcome_is_another_deal() -> None:
    state = pyspiel.load_game("questhall_bugs").new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == OUTCOMES
    deals = {str(state.child(outcome).course.table.freeze()) for outcome in range(20)}
    assert len(deals) == 20


def test_a_choice_that_needs_luck_is_followed_by_chance_which_a_clone_does_not_know() -> None:
    state, chance = played("questhall_bugs", 1), random.Random(1)
    while not state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    before = str(state)
    after = {str(state.child(outcome)) for outcome in range(30)}
    assert len(after) > 1
    assert str(state) == before


PARTIES = [(key, count) for key, game in GAMES.items() for count in game.seats(game.singles[0])[:2]]


def known(table: Table[Any]) -> list[Any]:
    return [table.view(seat) for seat in range(len(table.setup.seats))]  # type: ignore[union-attr]


def piles(part: Any) -> list[list[Any]]:
    """All rows of words or numbers in a state, wherever they are."""
    if isinstance(part, list) and not any(isinstance(each, (list, dict, msgspec.Struct)) for each in part):
        return [part]
    parts: Any = part if isinstance(part, list) else ()
    if isinstance(part, msgspec.Struct):
        parts = [getattr(part, name) for name in part.__struct_fields__]
    elif isinstance(part, dict):
        parts = part.values()
    return [pile for each in parts for pile in piles(each)]


def hide_anew(table: Table[Any], seat: Seat, rng: Rng) -> None:
    """Everything that a seat cannot see lies otherwise; but what others hide from it stays theirs."""
    table.rng = rng
    if not table.game.secret:
        table.game.reshuffle(table, seat, rng)
    before = known(table)
    for pile in piles(table.state) if table.game.secret else ():
        order = pile[:]
        rng.shuffle(pile)
        if known(table) != before:
            pile[:] = order


@pytest.mark.parametrize(("key", "count"), PARTIES)
def test_what_a_choice_brings_follows_from_chance_and_not_from_what_lies_hidden(key: str, count: int) -> None:
    state, chance = pyspiel.load_game(f"questhall_{key}(players={count})").new_initial_state(), random.Random(4)
    hidden = 0
    while len(state.history()) < 150 and not state.is_terminal():
        action = chance.choice(state.legal_actions())
        if not state.is_chance_node():
            seat, outcome = state.current_player(), chance.randrange(OUTCOMES)
            twins = state.clone(), state.clone()
            hide_anew(twins[1].course.table, seat, Rng(outcome))
            hidden += twins[1].course.table.state != twins[0].course.table.state
            for twin in twins:
                twin.apply_action(action)
                if twin.is_chance_node():
                    twin.apply_action(outcome)
            one, other = (twin.information_state_string(seat) for twin in twins)
            assert one == other, state.action_to_string(seat, action)
        state.apply_action(action)
    assert hidden or key == "bugs", "nothing is hidden in bugs but the die"


@pytest.mark.parametrize("key", ["keep", "terraria", "heroes", "jaws"])
def test_a_choice_that_reveals_something_is_followed_by_chance_even_if_nothing_is_rolled(key: str) -> None:
    state, chance, revealed = played(f"questhall_{key}", 1), random.Random(2), 0
    while not state.is_terminal() and revealed < 3:
        if state.is_chance_node():
            course = state.course
            told = str(course.table.freeze())
            plain = course.table.copy()
            plain.take(course.seat, course.pending)
            revealed += plain.history[-1].fence == "revealed"
            assert str(course.table.freeze()) == told
        state.apply_action(chance.choice(state.legal_actions()))
    assert revealed == 3


@pytest.mark.parametrize(("key", "count"), PARTIES)
def test_what_chance_deals_anew_is_nothing_that_any_seat_knows(key: str, count: int) -> None:
    state, chance, moved = played(f"questhall_{key}(players={count})", 1), random.Random(5), 0
    while len(state.history()) < 150 and not state.is_terminal():
        if not state.is_chance_node():
            table = state.course.table
            other = dealt_anew(table, state.current_player(), Rng(len(state.history())))
            assert known(other) == known(table)
            assert dict(other.decisions) == dict(table.decisions)
            assert list(GAMES[key].faults(other)) == []
            moved += other.state != table.state
        state.apply_action(chance.choice(state.legal_actions()))
    assert moved or key == "bugs"


def test_the_same_actions_are_the_same_game() -> None:
    state = played("questhall_terraria", 60)
    twin = state.get_game().new_initial_state()
    for action in state.history():
        twin.apply_action(action)
    again = pickle.loads(pickle.dumps(state.course))
    assert str(twin) == str(state)
    assert again.table.freeze() == twin.course.table.freeze() == state.course.table.freeze()


@pytest.mark.parametrize("key", GAMES)
def test_a_seat_observes_the_same_when_everything_hidden_is_reshuffled(key: str) -> None:
    state = played(f"questhall_{key}", 40)
    seat, twin = max(0, state.current_player()), state.clone()
    GAMES[key].reshuffle(twin.course.table, seat, Rng(9))
    assert twin.information_state_string(seat) == state.information_state_string(seat)
    assert twin.observation_tensor(seat) == state.observation_tensor(seat)


def test_what_a_seat_has_done_is_part_of_what_it_remembers() -> None:
    state = played("questhall_keep", 4)
    seat = state.current_player()
    action = state.legal_actions()[0]
    said = state.action_to_string(seat, action)
    state.apply_action(action)
    assert said in state.information_state_string(seat)


def test_the_arrays_are_those_of_the_other_environments() -> None:
    state = played("questhall_keep", 3)
    seen = state.get_game().make_py_observer()
    seen.set_from(state, state.current_player())
    assert seen.dict["observation"].shape == (SIZE,)
    assert seen.dict["choices"].shape == (CHOICES, CHOICE)
    rows = np.flatnonzero(seen.dict["choices"].any(axis=1)).tolist()
    assert rows == state.legal_actions()


def test_a_game_ends_with_the_same_return_for_all_who_play_together() -> None:
    state = played("questhall_keep(players=2)", 5000)
    assert state.is_terminal()
    assert state.returns() in ([1.0, 1.0], [-1.0, -1.0])
