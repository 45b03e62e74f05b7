"""The games behind the interfaces that researchers know."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Any

import gymnasium
import msgspec
import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.utils.env_checker import check_env

from questhall.bots import make_bot, next_choice, who_decides
from questhall.core import Choice, Decision, Setup, Table
from questhall.envs import CHOICE, CHOICES, NEXT_PAGE, SIZE, WAIT, OneSeat, ParallelSeats, SeatsInTurn, register
from questhall.envs.encoding import PAGE, Encoder, mask, on_page
from questhall.envs.hashing import Hashed, Layout
from questhall.envs.sitting import Sitting
from questhall.games import GAMES
from tests.envs.driver import EVERY_GAME, any_action


@EVERY_GAME
@pytest.mark.parametrize("flat", [False, True], ids=["in parts", "flat"])
def test_one_seat_passes_the_test_of_gymnasium(game: str, flat: bool) -> None:
    check_env(OneSeat(game, bot="random", flat=flat), skip_render_check=True)


@EVERY_GAME
def test_the_same_seed_and_actions_give_the_same_arrays(game: str) -> None:
    def played() -> list[bytes]:
        env, rng = OneSeat(game, bot="random"), np.random.default_rng(3)
        seen, _ = env.reset(seed=11)
        found = []
        for _ in range(25):
            seen, *_ = env.step(any_action(seen, rng))
            found.append(b"".join(part.tobytes() for part in seen.values()))
        return found

    assert played() == played()


def test_a_game_ends_with_a_reward() -> None:
    env, rng = OneSeat("keep", bot="random"), np.random.default_rng(0)
    seen, _ = env.reset(seed=1)
    reward, over = 0.0, False
    while not over:
        assert reward == 0.0
        seen, reward, over, _, _ = env.step(any_action(seen, rng))
    assert reward in (1.0, -1.0)
    assert seen["action_mask"].nonzero()[0].tolist() == [WAIT]


def test_an_impossible_action_changes_nothing_and_is_told() -> None:
    env = OneSeat("keep")
    seen, _ = env.reset(seed=1)
    again, reward, over, _, info = env.step(WAIT)
    assert (reward, over, info["impossible"]) == (0.0, False, True)
    assert np.array_equal(again["observation"], seen["observation"])


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_others_do_what_their_bots_choose(bot: str) -> None:
    env = OneSeat("heroes", bot=bot)
    seen, _ = env.reset(seed=4)
    number = env.sitting.table.setup.seed  # type: ignore[union-attr]
    table, bots = Sitting("heroes"), {1: make_bot(bot, GAMES["heroes"], number + 1)}
    table.begin(number)
    for _ in range(12):
        while who_decides(table.table.decisions) != 0:
            table.table.take(*next_choice(table.table, bots))
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        table.act(0, action)
        seen, *_ = env.step(action)
    while who_decides(table.table.decisions) != 0:
        table.table.take(*next_choice(table.table, bots))
    assert table.table.freeze() == env.sitting.table.freeze()


def test_a_flat_observation_is_what_gymnasium_makes_of_one_in_parts() -> None:
    parts, flat = OneSeat("bugs"), OneSeat("bugs", flat=True)
    whole, _ = parts.reset(seed=1)
    assert np.array_equal(flat.reset(seed=1)[0], spaces.flatten(parts.observation_space, whole))


def test_every_scenario_can_be_made_by_its_name() -> None:
    names = register()
    assert len(names) == sum(len(game.scenarios()) for game in GAMES.values())
    env = gymnasium.make("questhall/keep-high_water-v0", seats=2, level="hard")
    assert env.unwrapped.sitting.table.setup.options == {"level": "hard"}  # type: ignore[attr-defined]


@EVERY_GAME
def test_every_scenario_is_begun_and_played_a_little(game: str) -> None:
    rng = np.random.default_rng(2)
    for scenario in GAMES[game].scenarios():
        env = OneSeat(game, scenario, bot="random")
        seen, info = env.reset(seed=1)
        for _ in range(4):
            assert env.observation_space.contains(seen), scenario
            seen, reward, over, truncated, info = env.step(any_action(info, rng))
            assert (reward in (-1.0, 0.0, 1.0), truncated, info["impossible"]) == (True, False, False), scenario
            if over:
                break


@EVERY_GAME
def test_one_seat_is_drawn_as_the_test_of_gymnasium_wants(game: str) -> None:
    names = [name for name in register() if name.startswith(f"questhall/{game}-")]
    check_env(gymnasium.make(names[0], bot="random", render_mode="ansi").unwrapped)


def test_a_table_can_be_drawn_as_text() -> None:
    alone, turns, parallel = (kind("keep", render_mode="ansi") for kind in (OneSeat, SeatsInTurn, ParallelSeats))
    for env in (alone, turns, parallel):
        env.reset(seed=1)
        assert "First Night on Guard" in str(env.render())


# -- the encoding


def sitting(change: Callable[[Sitting], None] = lambda _: None) -> Any:
    found = Sitting("keep", "first_night", ("imp",))
    change(found)
    return found.observe(0)["observation"]


def test_a_view_has_a_fixed_size_and_shows_what_differs() -> None:
    def one_choice_later(found: Sitting) -> None:
        found.act(0, 1)

    assert sitting().shape == (SIZE,)
    assert np.array_equal(sitting(), sitting())
    assert not np.array_equal(sitting(), sitting(one_choice_later))


@EVERY_GAME
def test_an_array_is_the_same_whatever_was_written_before(game: str) -> None:
    found, rng = Sitting(game), np.random.default_rng(5)
    for number in range(120):
        seat = who_decides(found.table.decisions)
        seen = found.observe(seat)
        assert number % 8 or np.array_equal(seen["observation"], Encoder().view(found.table.view(seat)))
        found.act(seat, any_action(seen, rng))
        if found.over:
            found.begin(number)


class Marked(msgspec.Struct, frozen=True, tag="marked"):
    """A part of a view with everything that can stand in one."""

    count: int = 0
    words: tuple[str, ...] = ()
    parts: tuple[Any, ...] = ()
    more: dict[Any, Any] = {}
    names: frozenset[str] = frozenset()


TREES = (
    Marked(),
    Marked(3, ("a", "b"), (1, Marked(2), "x"), {"k": 1, 7: Marked(4)}),
    Marked(3, ("b", "a", "a"), (Marked(2), 5), {"k": None, 7: ("a",)}, frozenset({"q"})),
    Marked(True, (), ("x", "y", 3, Marked(1, ("z",))), {8: False}, frozenset({"q", "r"})),
    None,
)


@pytest.mark.parametrize("before", TREES)
@pytest.mark.parametrize("after", TREES)
def test_any_tree_is_written_over_any_other(before: Any, after: Any) -> None:
    hashed = Hashed(Layout(SIZE))
    hashed.array(before)
    assert np.array_equal(hashed.array(after), Hashed(Layout(SIZE)).array(after))
    assert hashed.array(after).any() == (after is not None)


def decisions(game: str, count: int) -> Iterator[Decision]:
    """What is asked in random play, first of all scenarios in turn."""
    found, chance = GAMES[game], random.Random(1)
    scenarios = list(found.scenarios())
    each = -(-count // len(scenarios))
    for number, scenario in enumerate(scenarios):
        seats = found.seats(scenario)
        table = Table.sit(found, Setup(game, scenario, ("",) * seats[number % len(seats)], number))
        for _ in range(each):
            if table.decisions:
                seat = chance.choice(list(table.decisions))
                yield table.decisions[seat]
                table.take(seat, chance.choice(tuple(table.decisions[seat].choices)))


@EVERY_GAME
def test_every_choice_has_a_row_of_its_own(game: str) -> None:
    encoder = Encoder()
    for decision in decisions(game, 800):
        shown = len(on_page(decision, 0))
        rows = encoder.choices(decision, 0)
        assert len({row.tobytes() for row in rows[1 : shown + 1]}) == shown, decision.choices
        assert not rows[shown + 1 :].any()


class Ordered(Choice, frozen=True, tag="ordered"):
    """A choice with what could be mistaken."""

    first: int | None = None
    words: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()


def rows_of(*choices: Choice) -> Any:
    some = Sitting("keep", "first_night", ("imp",)).table.decisions[0]
    return Encoder().choices(Decision(0, some.question, choices), 0)[1 : len(choices) + 1]


def test_rows_tell_a_zero_from_nothing_and_orders_from_each_other() -> None:
    choices = (
        Ordered(),
        Ordered(0),
        Ordered(1),
        Ordered(numbers=(0,)),
        Ordered(numbers=(0, 0)),
        Ordered(words=("a", "b", "c")),
        Ordered(words=("a", "c", "b")),
        Ordered(words=("c", "b", "a")),
    )
    assert len(np.unique(rows_of(*choices), axis=0)) == len(choices)


def test_a_feature_lies_where_the_page_says() -> None:
    (row,) = rows_of(Ordered(3))
    expected = np.zeros(CHOICE)
    for name, amount in (("/Ordered/type=ordered", 1), ("/Ordered/first", 3)):
        digest = blake2b(name.encode(), digest_size=12).digest()
        for number in np.frombuffer(digest, "<u4").tolist():
            expected[number // 2 % CHOICE] += -amount if number % 2 else amount
    assert row.tolist() == expected.tolist()


def test_what_does_not_fit_is_on_further_pages() -> None:
    some = Sitting("keep", "first_night", ("imp",)).decision(0)
    assert some is not None
    many = Decision(some.seat, some.question, some.choices * (CHOICES // len(some.choices) + 1))
    rest = len(many.choices) - PAGE
    assert mask(many, 0)[1:].all()
    assert mask(many, 1)[1:].sum() == rest + 1
    assert on_page(many, 0) + on_page(many, 1) == many.choices
    assert not mask(some, 0)[NEXT_PAGE]


def test_the_next_page_is_shown_without_going_on() -> None:
    found = Sitting("keep", "first_night", ("imp",))
    some = found.table.decisions[0]
    found.table._decisions = {0: Decision(0, some.question, some.choices * CHOICES)}
    found.act(0, NEXT_PAGE)
    assert (found.pages[0], len(found.table.history)) == (1, 0)


@pytest.mark.parametrize("game", ["keep", "heroes"])
def test_games_run_side_by_side_in_processes(game: str) -> None:
    envs = gymnasium.vector.AsyncVectorEnv([lambda: OneSeat(game, bot="random")] * 2)
    seen, _ = envs.reset(seed=[1, 2])
    assert seen["observation"].shape == (2, SIZE)
    actions = [int(np.flatnonzero(row)[0]) for row in seen["action_mask"]]
    _, rewards, over, _, _ = envs.step(actions)
    assert rewards.tolist() == [0, 0]
    assert not over.any()
    envs.close()
