"""Bots choose well, honestly, and the same way twice."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

import questhall
from questhall.bots import GreedyBot, RandomBot, make_bot, play, who_decides
from questhall.core import Choice, Decision, Game, Rng, Setup, Table, Taken
from questhall.core.errors import SetupError
from questhall.core.further import Further
from tests.bots.toy import TOY, ChooseAnimal, Dig, Pick, Rest, toy


def lines(table: Table[Any]) -> list[str]:
    return [f"{taken.seat} {taken.choice}" for taken in table.history]


def played(name: str, bot_seed: int) -> list[str]:
    table = toy("fox", "owl", "hare")
    play(table, {seat: make_bot(name, TOY, bot_seed + seat) for seat in range(3)})
    return lines(table)


@pytest.mark.parametrize("name", ["random", "greedy", "search:6"])
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    assert played(name, 5) == played(name, 5)


def test_another_seed_gives_other_choices() -> None:
    assert played("random", 5) != played("random", 50)


def test_greedy_takes_the_choice_after_which_the_position_is_best() -> None:
    table = toy()
    table.state.row[:] = [1, 3, 0]
    table.state.deck[:] = [2] * 9
    assert GreedyBot(TOY, seed=1).choose(table.view(0), table.decisions[0]) == Pick(1)


def test_greedy_looks_again_at_what_a_shortlist_leaves_out_where_nothing_on_it_is_good() -> None:
    def rest_of(table: Any, decision: Decision, score: float) -> Any:
        return decision.choices[2:] if score <= table.state.points + 1 else ()

    picky = dataclasses.replace(TOY, shortlist=lambda table, decision: decision.choices[:2], second_look=rest_of)
    for row, best in (([1, 0, 3], Pick(2)), ([0, 2, 3], Pick(1))):
        table = Table.sit(picky, Setup("toy", "field", ("fox",), 1))
        table.state.row[:] = row
        assert GreedyBot(picky, seed=1).choose(table.view(0), table.decisions[0]) == best


def patient(choices: int, kinds: frozenset[type[Choice]] = frozenset({Rest})) -> Game[Any, Any]:
    """The toy as one who sees no good in its cards, but in what comes after three turns."""
    later = dataclasses.replace(TOY, heuristic=lambda table, seat: 9.0 if table.state.left < 2 else 1.0)
    further = Further(choices, kinds, 5.0, Dig())
    return dataclasses.replace(later, third_look=lambda table, decision, score: further if score < 5 else None)


def test_greedy_looks_further_where_nothing_is_good_and_does_as_it_found() -> None:
    game = patient(choices=2)
    table = Table.sit(game, Setup("toy", "field", ("fox",), 1))
    bot = GreedyBot(game, seed=1)
    first = bot.choose(table.view(0), table.decisions[0])
    assert (first, [each.choice for each in bot.plan]) == (Rest(), [Rest(), Rest()])
    table.take(0, first)
    bot.game = TOY  # so a new look would find a card
    assert bot.choose(table.view(0), table.decisions[0]) == Rest()


@pytest.mark.parametrize(("prompt", "does"), [("take_turn", Rest()), ("choose_animal", Pick(1))])
def test_greedy_goes_on_with_a_plan_only_where_the_same_is_asked(prompt: str, does: Choice) -> None:
    table = toy()
    table.state.row[:] = [1, 3, 0]
    bot = GreedyBot(TOY, seed=1)
    bot.plan = [Taken(0, Rest(), 0, prompt=prompt)]
    assert bot.choose(table.view(0), table.decisions[0]) == does


def test_what_is_forced_is_a_step_of_the_plan_too() -> None:
    table = toy()
    decision = table.decisions[0]
    forced = Decision(0, decision.question, (Rest(),))
    bot = GreedyBot(TOY, seed=1)
    bot.plan = [Taken(0, Rest(), 0, prompt="take_turn"), Taken(0, Dig(), 0, prompt="take_turn")]
    assert bot.choose(table.view(0), forced) == Rest()
    assert bot.choose(table.view(0), decision) == Dig()


def test_a_forced_choice_that_is_no_step_of_the_plan_ends_it() -> None:
    table = toy()
    table.state.row[:] = [1, 3, 0]
    bot = GreedyBot(TOY, seed=1)
    bot.plan = [Taken(0, Dig(), 0, prompt="take_turn")]
    bot.choose(table.view(0), Decision(0, table.decisions[0].question, (Pick(0),)))
    assert bot.choose(table.view(0), table.decisions[0]) == Pick(1)


@pytest.mark.parametrize("game", [patient(choices=1), patient(2, frozenset({Pick})), patient(0)])
def test_where_that_shows_nothing_either_greedy_does_what_the_game_names(game: Game[Any, Any]) -> None:
    table = Table.sit(game, Setup("toy", "field", ("fox",), 1))
    assert GreedyBot(game, seed=1).choose(table.view(0), table.decisions[0]) == Dig()


@pytest.mark.parametrize("name", ["greedy", "search:4"])
def test_where_nothing_is_worth_a_look_everything_is_looked_at(name: str) -> None:
    picky = dataclasses.replace(TOY, shortlist=lambda table, decision: ())
    table = Table.sit(picky, Setup("toy", "field", ("fox",), 1))
    assert make_bot(name, picky, seed=1).choose(table.view(0), table.decisions[0]) in table.decisions[0].choices


def test_greedy_follows_a_reflex_without_looking() -> None:
    hasty = dataclasses.replace(TOY, reflex=lambda view, decision: decision.choices[-1], imagine=None)
    table = Table.sit(hasty, Setup("toy", "field", ("fox",), 1))
    decision = table.decisions[0]
    bot = GreedyBot(hasty, seed=1)
    assert bot.choose(table.view(0), decision) == decision.choices[-1]
    assert bot.thought is not None
    assert [liked.choice for liked in bot.thought.considered] == [decision.choices[-1]]


def test_greedy_does_not_know_what_lies_hidden() -> None:
    table = toy()
    table.state.row[:] = [1, 1, 1]
    table.state.deck[:] = [0] * 20 + [3]
    dug = [GreedyBot(TOY, seed).choose(table.view(0), table.decisions[0]) == Dig() for seed in range(30)]
    assert sum(dug) < 10


def test_greedy_does_as_planned_until_something_is_revealed() -> None:
    table = questhall.sit("keep", scenario="first_night", seats=["gnoll"], seed=3)
    bot = GreedyBot(table.game, seed=1)
    while not bot.plan:
        table.take(0, bot.choose(table.view(0), table.decisions[0]))
    planned = bot.plan[0].choice
    assert bot.choose(table.view(0), table.decisions[0]) == planned


def test_greedy_chooses_the_same_when_everything_hidden_is_reshuffled() -> None:
    table, twin = toy(), toy()
    TOY.reshuffle(twin, 0, Rng(99))
    assert twin.state.deck != table.state.deck
    here = GreedyBot(TOY, seed=3).choose(table.view(0), table.decisions[0])
    assert here == GreedyBot(TOY, seed=3).choose(twin.view(0), twin.decisions[0])


def test_greedy_takes_the_first_of_choices_that_look_equally_good() -> None:
    table = toy(digging=False)
    table.state.row[:] = [1, 2, 2]
    chosen = {GreedyBot(TOY, seed).choose(table.view(0), table.decisions[0]) for seed in range(10)}
    assert chosen == {Pick(1)}


def test_greedy_takes_a_lone_choice_without_looking() -> None:
    decision = Decision(0, ChooseAnimal(0), (Rest(),))
    assert GreedyBot(TOY, seed=1).choose(None, decision) == Rest()


def test_greedy_leaves_the_true_table_as_it_is() -> None:
    table = toy()
    before = table.freeze()
    GreedyBot(TOY, seed=1).choose(table.view(0), table.decisions[0])
    assert table.freeze() == before


def test_greedy_goes_on_from_a_question_that_is_not_the_last_one() -> None:
    table = toy("", "")
    play(table, {seat: GreedyBot(TOY, seat) for seat in range(2)})
    assert table.outcome is not None
    assert len(set(table.state.animals)) == 2


def test_random_takes_every_choice_sooner_or_later() -> None:
    table, bot = toy(), RandomBot(seed=1)
    chosen = {bot.choose(None, table.decisions[0]) for _ in range(100)}
    assert chosen == set(table.decisions[0].choices)


def test_the_first_seat_that_is_waited_for_decides() -> None:
    question = ChooseAnimal(0)
    decisions = {seat: Decision(seat, question, (Rest(),), optional=seat == 0) for seat in range(3)}
    assert who_decides(decisions) == 1


def test_the_first_seat_decides_if_nobody_is_waited_for() -> None:
    question = ChooseAnimal(0)
    decisions = {seat: Decision(seat, question, (Rest(),), optional=True) for seat in (2, 1)}
    assert who_decides(decisions) == 2


def test_an_unknown_bot_is_refused_with_the_names_of_those_that_exist() -> None:
    with pytest.raises(SetupError, match=r"no bot “clever”\. There are: fair, greedy, novice, random, search, strong;"):
        make_bot("clever", TOY, 1)
