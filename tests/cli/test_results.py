"""The best result of each kind of game is kept.  [KH-R-056]"""

from pathlib import Path

from questhall.cli.results import Results, results_path
from questhall.core import Deal, Outcome, Rng, Setup, Table
from questhall.games.keep import GAME
from questhall.games.keep.setup import deal
from tests.ledger import rule

SETUP = Setup("keep", "first_night", ("imp", "ghost"), 1, {"level": "hard"})


def ended(result, score, setup=SETUP):
    dealt = deal(setup, GAME.content, Rng(1))
    table = Table(GAME, Deal(dealt.state, []), Rng(1), setup)
    table.end(Outcome(result, "held", score=score))
    return table


@rule("KH-R-056")
def test_a_better_result_is_kept_and_a_worse_one_is_not(tmp_path):
    results = Results(tmp_path / "results.json")
    assert [
        results.record(ended(*each)) for each in (("lost", 9), ("won", 4), ("won", 4), ("lost", 20), ("won", 5))
    ] == [
        True,
        True,
        False,
        False,
        True,
    ]
    assert Results(tmp_path / "results.json").of(GAME, SETUP) == Outcome("won", "held", score=5)


@rule("KH-R-056")
def test_scenario_level_and_number_of_players_are_told_apart(tmp_path):
    results = Results(tmp_path / "results.json")
    results.record(ended("won", 4))
    for other in (("keep", "high_water", ("imp", "ghost"), "hard"), ("keep", "first_night", ("imp",), "hard")):
        assert results.of(GAME, Setup(*other[:3], 1, {"level": other[3]})) is None
    assert results.of(GAME, Setup("keep", "first_night", ("imp", "ghost"), 1, {"level": "hell"})) is None
    assert results.of(GAME, Setup("keep", "first_night", ("witch", "slime"), 7, {"level": "hard"})) is not None


def test_a_damaged_file_costs_nobody_a_game(tmp_path):
    (tmp_path / "results.json").write_text("{")
    results = Results(tmp_path / "results.json")
    assert results.best == {}
    assert results.record(ended("won", 1))


def test_results_are_kept_where_the_user_says():
    assert results_path({"QUESTHALL_HOME": "here"}) == Path("here/results.json")
    assert results_path({"XDG_DATA_HOME": "data"}) == Path("data/questhall/results.json")


@rule("KH-R-056")
def test_a_level_that_was_not_said_is_the_simple_one(tmp_path):
    results = Results(tmp_path / "results.json")
    results.record(ended("won", 4, Setup("keep", "first_night", ("imp",), 1)))
    assert results.of(GAME, Setup("keep", "first_night", ("ghost",), 2, {"level": "simple"})) is not None
