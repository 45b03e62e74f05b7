"""The race of the choices that a search tries: the same luck for all, the worst fall out, looks count at first."""

from __future__ import annotations

from typing import Any

from questhall.bots.budget import Budget, Left
from questhall.bots.growing import Tree, grow
from questhall.bots.race import OUTSIDE, ROUNDS, Race, Runner
from questhall.bots.tree import Branch, Result, Scale
from questhall.core import Rng, Table
from tests.bots.toy import TOY, Pick, toy


def race(*guesses: float, trials: int = 20) -> Race:
    return Race(0, [(Pick(number), Branch(guess)) for number, guess in enumerate(guesses)], trials)


def run(race: Race, rounds: int, *numbers: float, luck: float = 0.0) -> Scale:
    """Rounds that bring each choice its number, and all of them the same luck by turns."""
    scale = Scale()
    for number in range(rounds):
        for runner in race.runners:
            came = numbers[place(runner)] + (luck if number % 2 else -luck)
            scale.add(came)
            runner.results.append(Result(None, {0: came}))
    race.rounds = rounds
    race.judge(scale)
    return scale


def place(runner: Runner) -> int:
    assert isinstance(runner.choice, Pick)
    return runner.choice.place


def order(race: Race) -> list[int]:
    return [place(runner) for runner in race.runners]


def test_all_choices_of_a_round_meet_the_same_deal_and_the_same_luck() -> None:
    met: list[tuple[Any, ...]] = []

    class Watched(Tree):
        def _try(self, runner: Runner, table: Table[Any], luck: Rng) -> None:
            met.append((runner.choice, table.freeze(), luck.state))
            super()._try(runner, table, luck)

    table = toy()
    table.state.row[:] = [1, 1, 1]
    Watched(TOY, table.view(0), table.decisions[0], 1).grown(Budget(8))
    rounds = [met[:4], met[4:6], met[6:8]]
    assert all(len({each[1:] for each in one}) == 1 for one in rounds)
    assert all(len({each[0] for each in one}) == len(one) for one in rounds)
    assert len({one[0][1:] for one in rounds}) == 3


def test_luck_that_all_choices_meet_decides_nothing() -> None:
    running = race(0.0, 0.0)
    run(running, 4, 1.0, 2.0, luck=500.0)
    assert order(running) == [1, 0]


def test_one_trial_does_not_overturn_what_looks_better_and_many_do() -> None:
    few, many = race(10.0, 0.0), race(10.0, 0.0)
    run(few, 1, 0.0, 5.0)
    run(many, 8, 0.0, 5.0)
    assert order(few) == [0, 1]
    assert order(many) == [1, 0]


def test_about_half_of_the_choices_are_out_by_the_middle_of_the_budget_and_two_stay() -> None:
    running = race(*([0.0] * 9), trials=60)
    scale = run(running, 1, *map(float, range(9)), luck=3.0)
    running.next(Left(30, 0.5), scale)
    assert order(running) == [8, 7, 6]
    running.waiting.clear()
    running.next(Left(3, 0.95), scale)
    assert order(running) == [8, 7]


def test_choices_that_come_to_the_same_are_not_tried_to_the_end() -> None:
    running = race(0.0, 0.0)
    scale = run(running, ROUNDS - 1, 5.0, 5.0, luck=2.0)
    assert running.next(Left(20, 0.1), scale) is not None
    running.waiting.clear()
    scale = run(running, 1, 5.0, 5.0, luck=2.0)
    assert running.next(Left(20, 0.1), scale) is None


def test_a_round_that_cannot_be_ended_is_not_begun() -> None:
    running = race(0.0, 0.0)
    scale = run(running, 1, 0.0, 5.0)
    assert running.next(Left(1, 0.9), scale) is None


def test_what_was_lost_is_worse_than_what_looks_bad() -> None:
    running = race(0.0, 0.0, 0.0)
    scale = run(running, 2, 9.0, -9.0, 0.0)
    lost = next(runner for runner in running.runners if runner.choice == Pick(2))
    lost.results[:] = [Result({0: 0.0}, {})] * 2
    running.judge(scale)
    assert order(running) == [0, 1, 2]


def test_who_fell_out_stands_no_better_than_who_did_not() -> None:
    running = race(0.0, 0.0, 0.0, 0.0)
    scale = run(running, 1, 9.0, 8.0, 7.0, 0.0)
    running.next(Left(4, 0.9), scale)
    scale = run(running, 3, -50.0, -50.0)
    first, second, third, fourth, never = running.standings([Pick(number) for number in range(5)], scale)
    assert first == 0.0 >= second >= third >= fourth > never == OUTSIDE


def test_with_a_single_trial_it_takes_what_looks_best() -> None:
    table = toy()
    table.state.row[:] = [1, 3, 0]
    found = grow(TOY, table.view(0), table.decisions[0], 1, Budget(1))
    assert table.decisions[0].choices[found.standings.index(0.0)] == Pick(1)
    assert sum(worth.visits for worth in found.worths) == 1
