"""The figures of a game's speed."""

from __future__ import annotations

import dataclasses
import random
from itertools import islice

from questhall.arena import bench
from questhall.arena.bench import setups, take_any, throughput
from tests.bots.toy import SOUND, TOY, toy


def test_every_figure_of_a_game_is_positive() -> None:
    speed = bench(SOUND, seconds=0.05)
    assert speed.decisions_per_s > speed.games_per_s > 0
    assert speed.copy_us > 0
    assert speed.freeze_thaw_us > 0
    assert 50 < speed.frozen_bytes < 1000
    assert speed.trials_per_s > 0


def test_a_game_may_name_further_measures() -> None:
    measured = dataclasses.replace(SOUND, measures={"a_dig": lambda game, seed: len(game.key) + seed / 8})
    assert bench(measured, seconds=0.01, seed=2).measures_ms == {"a_dig": 3.25}


def test_games_go_round_scenarios_and_numbers_of_seats() -> None:
    kinds = {(setup.scenario, len(setup.seats)) for setup in islice(setups(TOY, random.Random(1)), 6)}
    assert kinds == {(scenario, seats) for scenario in ("field", "pit") for seats in (1, 2, 3)}


def test_a_game_may_be_measured_by_one_scenario() -> None:
    game = dataclasses.replace(TOY, benched=(("pit", 2),))
    assert {(setup.scenario, len(setup.seats)) for setup in islice(setups(game, random.Random(1)), 3)} == {("pit", 2)}


def test_random_play_takes_every_choice_sooner_or_later() -> None:
    taken = set()
    for seed in range(40):
        table = toy()
        take_any(table, random.Random(seed))
        taken.add(table.history[0].choice)
    assert taken == set(toy().decisions[0].choices)


def test_the_throughput_of_simulate_is_measured_once_it_is_under_way() -> None:
    assert throughput(SOUND, 24, processes=1) > 0
