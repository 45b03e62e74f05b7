"""All seats of a table as agents."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test

from questhall.bots import who_decides
from questhall.core import Choice, Decision
from questhall.core.errors import SetupError
from questhall.envs import CHOICES, NEXT_PAGE, PAGE, WAIT, OneSeat, ParallelSeats, SeatsInTurn
from questhall.envs.sitting import Sitting
from questhall.games import GAMES
from tests.envs.driver import EVERY_GAME, any_action


@EVERY_GAME
def test_seats_in_turn_pass_the_test_of_pettingzoo(game: str) -> None:
    api_test(SeatsInTurn(game, seats=GAMES[game].players[-1]), num_cycles=60)


@EVERY_GAME
def test_seats_in_parallel_pass_the_test_of_pettingzoo(game: str) -> None:
    parallel_api_test(ParallelSeats(game, seats=GAMES[game].players[-1]), num_cycles=60)


def test_seats_in_turn_are_drawn_as_the_test_of_pettingzoo_wants(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: SeatsInTurn("bugs", render_mode=render_mode))
    assert "A Rude Welcome" in capsys.readouterr().out


@EVERY_GAME
def test_without_a_number_of_seats_there_are_two_or_as_near_to_that_as_can_be(game: str) -> None:
    found = GAMES[game]
    for scenario in found.singles:
        nearest = min(found.seats(scenario), key=lambda count: abs(count - 2))
        for kind in (SeatsInTurn, ParallelSeats):
            assert len(kind(game, scenario).possible_agents) == nearest
            if len(found.seats(scenario)) > 1:
                most = found.seats(scenario)[-1]
                assert len(kind(game, scenario, most).possible_agents) == most


@pytest.mark.parametrize("kind", [OneSeat, SeatsInTurn, ParallelSeats])
@EVERY_GAME
def test_a_scenario_that_there_is_not_is_named_with_those_that_there_are(game: str, kind: Any) -> None:
    with pytest.raises(SetupError, match=f"has no scenario.*{GAMES[game].singles[0]}"):
        kind(game, "nowhere")


def asked_at(env: ParallelSeats) -> dict[str, Decision | None]:
    return {agent: env.sitting.decision(seat) for seat, agent in enumerate(env.possible_agents)}


def any_actions(seen: dict[str, dict[str, Any]], rng: np.random.Generator) -> dict[str, int]:
    return {agent: any_action(one, rng) for agent, one in seen.items()}


def first_who_has_passed(env: ParallelSeats) -> tuple[str, str]:
    """Play until one of two agents needs not act and the other has to; who they are."""
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    while True:
        free = {agent: asked.optional for agent, asked in asked_at(env).items() if asked is not None}
        if sorted(free.values()) == [False, True]:
            return max(free, key=lambda agent: free[agent]), min(free, key=lambda agent: free[agent])
        seen, *_ = env.step(any_actions(seen, rng))


def test_in_parallel_a_seat_that_need_not_answer_may_wait() -> None:
    env = ParallelSeats("terraria")
    idle, busy = first_who_has_passed(env)
    seen = {agent: env.sitting.observe(int(agent[-1])) for agent in env.agents}
    assert [seen[agent]["action_mask"][WAIT] for agent in (idle, busy)] == [1, 0]
    assert seen[idle]["action_mask"].sum() > 1
    before = len(env.sitting.table.history)
    env.step({idle: WAIT, busy: 1})
    assert [f"seat_{taken.seat}" for taken in env.sitting.table.history[before:]] == [busy]


def test_in_turn_nobody_waits_who_is_at_turn() -> None:
    sitting = Sitting("terraria", seats=2)
    asked = sitting.table.decisions[0]
    sitting.table._decisions = {0: Decision(0, asked.question, asked.choices, optional=True)}
    assert not sitting.observe(0)["action_mask"][WAIT]
    assert not sitting.can(0, WAIT)


def test_nothing_happens_in_parallel_while_all_wait_because_nobody_needs_to_answer() -> None:
    env = ParallelSeats("terraria")
    env.reset(seed=1)
    table = env.sitting.table
    table._decisions = {
        seat: Decision(seat, asked.question, asked.choices, optional=True) for seat, asked in table.decisions.items()
    }
    seen, rewards, over, *_ = env.step(dict.fromkeys(env.agents, WAIT))
    assert (table.history, set(rewards.values()), set(over.values())) == ([], {0.0}, {False})
    assert all(seen[f"seat_{seat}"]["action_mask"][[WAIT, 1]].all() for seat in table.decisions)


def test_random_play_in_parallel_comes_to_an_end() -> None:
    env, rng = ParallelSeats("terraria"), np.random.default_rng(3)
    seen, _ = env.reset(seed=3)
    rewards: dict[str, float] = {}
    for _ in range(20_000):
        seen, rewards, *_ = env.step(any_actions(seen, rng))
        if not env.agents:
            break
    assert set(rewards.values()) <= {1.0, -1.0}
    assert not env.agents


@pytest.mark.parametrize("action", [WAIT, PAGE, NEXT_PAGE, CHOICES, -1])
def test_an_impossible_action_of_the_seat_at_turn_raises_and_changes_nothing(action: int) -> None:
    env = SeatsInTurn("keep")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="is not possible for seat 0"):
        env.step(action)
    assert env.sitting.table.history == []


@pytest.mark.parametrize("action", [1, PAGE, NEXT_PAGE, CHOICES, -1])
def test_a_seat_that_is_not_asked_may_do_nothing_but_wait(action: int) -> None:
    env = ParallelSeats("keep")
    env.reset(seed=1)
    assert list(env.sitting.table.decisions) == [0]
    with pytest.raises(ValueError, match="is not possible for seat 1"):
        env.step({"seat_0": 1, "seat_1": action})
    assert env.sitting.table.history == []
    env.step({"seat_0": 1, "seat_1": WAIT})
    assert len(env.sitting.table.history) == 1


def test_in_parallel_a_seat_that_is_asked_has_to_answer() -> None:
    env = ParallelSeats("keep")
    env.reset(seed=1)
    for actions in ({"seat_0": WAIT, "seat_1": WAIT}, {"seat_1": WAIT}):
        with pytest.raises(ValueError, match="Action 0 is not possible for seat 0"):
            env.step(actions)


def on_second_pages() -> tuple[ParallelSeats, list[Choice]]:
    """Two seats choose in secret, each from so many choices that they look at further pages; what is first on these."""
    env = ParallelSeats("jaws")
    env.reset(seed=1)
    table = env.sitting.table
    while len(table.decisions) < 2:
        seat = who_decides(table.decisions)
        table.take(seat, table.decisions[seat].choices[0])
    many = {}
    for seat, asked in table.decisions.items():
        *others, last = asked.choices
        shown = [others[number % len(others)] for number in range(PAGE)]
        many[seat] = Decision(seat, asked.question, (*shown, last))
    table._decisions = many
    env.step({"seat_0": NEXT_PAGE, "seat_1": NEXT_PAGE})
    return env, [asked.choices[-1] for asked in many.values()]


def test_an_action_in_parallel_is_read_off_the_page_that_its_seat_looks_at() -> None:
    env, last = on_second_pages()
    start = len(env.sitting.table.history)
    env.step({"seat_0": 1, "seat_1": 1})
    assert [taken.choice for taken in env.sitting.table.history[start:]] == last
    assert env.sitting.pages == {}


def test_a_seat_looks_at_the_same_page_after_another_seat_has_acted() -> None:
    env, (_, last) = on_second_pages()
    env.sitting.act(0, 1)
    assert env.sitting.pages == {1: 1}
    env.step({"seat_0": WAIT, "seat_1": 1})
    assert env.sitting.table.history[-1].choice == last
