"""The bot that searches: it finds what one look misses, knows nothing hidden, and keeps to its budget."""

from __future__ import annotations

import dataclasses
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

import questhall
from questhall.arena.spreading import spread
from questhall.bots import LEVELS, Budget, SearchBot, make_bot, play, read_budget
from questhall.bots.bot import Liked, Thought
from questhall.bots.growing import add_up, grow
from questhall.bots.playouts import Playouts
from questhall.bots.tree import Branch, Node, Result, Scale
from questhall.core import Decision, Rng, Setup, Table
from questhall.core.errors import SetupError
from tests.bots.toy import TOY, ChooseAnimal, Dig, Pick, Rest, Rested, toy


def choose(table: Table[Any], seed: int = 1, trials: int = 60) -> object:
    return SearchBot(table.game, seed, Budget(trials)).choose(table.view(0), table.decisions[0])


def test_it_takes_the_choice_that_leads_to_the_most_points() -> None:
    table = toy()
    table.state.row[:] = [1, 3, 0]
    table.state.deck[:] = [0] * 9
    assert choose(table) == Pick(1)


def test_it_does_not_know_what_lies_hidden() -> None:
    table = toy()
    table.state.row[:] = [1, 1, 1]
    table.state.deck[:] = [0] * 20 + [3]
    assert sum(choose(table, seed, 20) == Dig() for seed in range(20)) < 10


DEALS = [(key, moves, 12) for key in questhall.GAMES for moves in (0, 12, 24)]
DEEP = [(key, 16, 60) for key in ("bugs", "jaws", "keep")]  # their trees are several choices deep


@pytest.mark.parametrize(("key", "moves", "trials"), DEALS + DEEP)
def test_what_is_hidden_may_be_reshuffled_and_it_chooses_the_same(key: str, moves: int, trials: int) -> None:
    game = questhall.GAMES[key]
    scenario = game.singles[-1]
    table = questhall.sit(key, scenario=scenario, seats=list(game.roles())[: game.seats(scenario)[-1]], seed=4)
    bot = make_bot("random", game, 4)
    for _ in range(moves):
        seat, decision = next(iter(table.decisions.items()))
        table.take(seat, bot.choose(None, decision))
    seat, decision = next(iter(table.decisions.items()))
    twin = table.copy()
    game.reshuffle(twin, seat, Rng(99))
    twin.rng = Rng(1234)
    for seed in (3, 4):
        here, there = [SearchBot(game, seed, Budget(trials)) for _ in range(2)]
        assert here.choose(table.view(seat), decision) == there.choose(twin.view(seat), twin.decisions[seat])
        assert here.thought == there.thought


def test_it_leaves_the_true_table_as_it_is() -> None:
    table = toy()
    before = table.freeze()
    choose(table)
    assert table.freeze() == before


def test_it_takes_a_lone_choice_without_a_thought() -> None:
    bot = SearchBot(TOY, seed=1)
    assert bot.choose(None, Decision(0, ChooseAnimal(0), (Rest(),))) == Rest()
    assert bot.thought is None


def test_it_stops_when_all_others_are_surely_worse() -> None:
    table = toy()
    table.state.row[:] = [0, 3, 0]
    decision = table.decisions[0]
    tree = grow(TOY, table.view(0), decision, 1, Budget(80))
    assert sum(worth.visits for worth in tree.worths) < 80
    assert add_up(decision, [tree]).choice == Pick(1)


def test_trees_are_added_up_by_how_their_choices_stand() -> None:
    table = toy()
    decision = Decision(0, ChooseAnimal(0), (Pick(0), Pick(1)))
    tree = grow(TOY, table.view(0), table.decisions[0], 1, Budget(8))
    one, two = (tree._replace(worths=tree.worths[:2], standings=stand) for stand in ((0.0, -0.1), (-0.3, 0.0)))
    assert add_up(decision, [one]).choice == Pick(0)
    assert add_up(decision, [one, two]).choice == Pick(1)


def test_it_can_say_what_it_considered() -> None:
    table = toy()
    bot = SearchBot(TOY, 1, Budget(40))
    chosen = bot.choose(table.view(0), table.decisions[0])
    assert bot.thought is not None
    assert bot.thought.considered[0][0] == chosen
    assert all(0.0 <= liked.share <= 1.0 for liked in bot.thought.considered)


def test_it_plays_whole_games_with_others() -> None:
    table = toy("fox", "", "hare")
    play(table, {0: make_bot("search:8", TOY, 1), 1: make_bot("greedy", TOY, 1), 2: make_bot("search:8", TOY, 2)})
    assert table.outcome is not None


def test_seconds_are_kept() -> None:
    table = toy()
    start = time.perf_counter()
    SearchBot(TOY, 1, Budget(100_000, 0.05)).choose(table.view(0), table.decisions[0])
    assert time.perf_counter() - start < 1.0


def test_what_the_first_look_took_is_spent() -> None:
    budget, now = Budget(1000, seconds=30.0), time.perf_counter()
    assert len(list(budget.spend(50, now, begun=False))) == 1000
    assert list(budget.spend(50, now - 30.0, begun=False)) == []


def test_without_a_trial_it_takes_what_looks_best() -> None:
    table = toy()
    table.state.row[:] = [1, 3, 0]
    slow = dataclasses.replace(TOY, heuristic=lambda table, seat: time.sleep(0.001) or table.state.points)
    bot = SearchBot(slow, 1, Budget(1000, seconds=0.001))
    assert bot.choose(table.view(0), table.decisions[0]) == Pick(1)
    assert bot.thought == Thought(5, 0, (Liked(Pick(1)),))


def test_what_is_clear_is_not_searched() -> None:
    table = toy()
    decision = table.decisions[0]
    hasty = dataclasses.replace(TOY, reflex=lambda view, decision: decision.choices[-1], imagine=None)
    sure = dataclasses.replace(TOY, shortlist=lambda table, decision: decision.choices[1:2])
    for game, choice in ((hasty, decision.choices[-1]), (sure, decision.choices[1])):
        bot = SearchBot(game, 1, Budget(40))
        assert bot.choose(table.view(0), decision) == choice
        assert bot.thought == Thought(5, 0, (Liked(choice),))


def test_a_trial_is_played_on_as_the_greedy_bot_would() -> None:
    resting = dataclasses.replace(TOY, pauses=frozenset({Rested}))
    table = Table.sit(resting, Setup("toy", "field", ("fox",), 1))
    table.state.row[:] = [1, 3, 0]
    table.state.deck[:] = [0] * 30
    result = Playouts(resting, Rng(1)).finish(table, 0, {0})
    assert [taken.choice for taken in table.history[:2]] == [Pick(1), Pick(0)]
    assert result.numbers == {0: 4.0} or result.shares == {0: 0.0}


def test_the_rest_of_something_begun_gets_less_and_a_small_decision_too() -> None:
    budget = Budget(1000)
    assert len(list(budget.spend(50, 0.0, begun=False))) == 1000
    assert len(list(budget.spend(50, 0.0, begun=True))) == 400
    assert len(list(budget.spend(2, 0.0, begun=False))) == 80


def test_trials_are_divided_over_trees_and_seconds_pass_for_all_at_once() -> None:
    budget = read_budget("11x3")
    assert [budget.of_tree(number).trials for number in range(3)] == [4, 4, 3]
    assert read_budget("2s" + "x4").of_tree(3).seconds == 2.0


def test_the_number_of_processes_changes_nothing() -> None:
    table = questhall.sit("bugs", scenario="a_rude_welcome", seats=["bruiser"], seed=1)
    budget, found = read_budget("30x3"), []
    for processes in (0, 1, 2):
        with ProcessPoolExecutor(max(1, processes), get_context("fork")) as pool:
            bot = SearchBot(table.game, 5, budget, spread(table.game, pool) if processes else None)
            found.append((bot.choose(table.view(0), table.decisions[0]), bot.thought))
    assert found[0] == found[1] == found[2]
    assert found[0][1].trials == 30


@pytest.mark.parametrize("text", ["", "0", "many", "-3", "5m", "1e9"])
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(SetupError, match=r"no budget for a search\. Allowed: trials"):
        read_budget(text)


def test_few_choices_are_tried_at_first_those_that_look_best() -> None:
    node, scale = Node(), Scale()
    choices = tuple(Pick(place) for place in range(9))
    node.learn(choices, lambda new: iter(float(choice.place) for choice in new))
    assert {node.select(choices, scale) for _ in range(3)} <= {Pick(8), Pick(7), Pick(6), Pick(5)}


def test_a_choice_that_wins_is_worth_more_than_one_that_only_looks_good() -> None:
    scale = Scale()
    for number in (-5.0, 0.0, 5.0, 40.0):
        scale.add(number)
    winner, beauty = Branch(0.0), Branch(0.0)
    winner.add(0, Result({0: 1.0}, {}))
    beauty.add(0, Result(None, {0: 40.0}))
    assert winner.value(scale) > beauty.value(scale) > 0.5


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_a_bot_that_plays_to_the_end(level: str) -> None:
    table = toy()
    play(table, {seat: make_bot(level, TOY, seat, seconds=0.02) for seat in range(2)})
    assert table.outcome is not None


def test_a_stronger_level_thinks_longer_but_never_beyond_its_seconds() -> None:
    fair, strong = make_bot("fair", TOY, 1, 0.3), make_bot("strong", TOY, 1, 0.3)
    assert isinstance(fair, SearchBot)
    assert isinstance(strong, SearchBot)
    assert fair.budget.trials < strong.budget.trials
    assert fair.budget.seconds == strong.budget.seconds == 0.3
    assert not isinstance(make_bot("novice", TOY, 1), SearchBot)


def test_of_many_choices_only_a_few_are_looked_at_and_more_as_the_search_goes_on() -> None:
    node, choices = Node(), tuple(Pick(place) for place in range(40))
    first = node.lacks(choices)[1]
    node.visits = 50
    assert 0 < first < node.lacks(choices)[1] < 40


def test_in_a_position_that_comes_again_it_takes_what_looks_best_so_that_it_does_not_go_in_circles() -> None:
    table = toy()
    bot = SearchBot(table.game, 1, Budget(40))
    seen, asked = table.view(0), table.decisions[0]
    bot.choose(seen, asked)
    assert bot.thought is not None
    assert bot.thought.trials > 1
    greedy = make_bot("greedy", table.game, 1)
    assert bot.choose(seen, asked) == greedy.choose(seen, asked)
    assert bot.thought.trials <= 1
