"""Dice, and their odds against the count of all rolls."""

from collections import Counter
from fractions import Fraction
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.kit import dice

from .chances import Scripted, Seeded

handfuls = st.lists(st.sampled_from([4, 6, 8, 12]), min_size=1, max_size=3)
half = Fraction(1, 2)


def counted(sides, meaning):
    """The slow way: look at every roll of all dice."""
    rolls = [meaning(roll) for roll in product(*(range(1, each + 1) for each in sides))]
    return {result: Fraction(times, len(rolls)) for result, times in Counter(rolls).items()}


@pytest.mark.parametrize(("text", "sides"), [("d4", (4,)), ("2d6 d8", (6, 6, 8)), ("d12+d20", (12, 20)), ("", ())])
def test_dice_are_read_as_printed(text, sides):
    assert dice.read_dice(text) == sides


@pytest.mark.parametrize("text", ["d7", "6", "d", "2d6x", "-1d6"])
def test_what_is_no_die_is_refused_with_the_dice_there_are(text):
    with pytest.raises(ValueError, match="is no die; dice are d4, d6, d8, d10, d12, d20"):
        dice.read_dice(text)


def test_a_die_shows_one_to_its_sides():
    assert dice.roll_all(Scripted(0, 19), [4, 20]) == [1, 20]


def test_a_die_with_faces_shows_one_of_them():
    assert dice.roll_face(Scripted(2), ("minus", "zero", "plus")) == "plus"


@pytest.mark.parametrize(("rolled", "result"), [(1, "miss"), (5, "miss"), (6, "hit"), (20, "hit")])
def test_a_chart_is_read_up_to_each_bound(rolled, result):
    assert dice.chart_result(((5, "miss"), (20, "hit")), rolled) == result


def test_a_roll_beyond_the_chart_is_an_error():
    with pytest.raises(ValueError, match="7 is beyond the last line"):
        dice.chart_result(((6, "all"),), 7)


def test_the_odds_of_a_chart_add_up_by_line():
    assert dice.chart_odds(((5, "miss"), (20, "hit")), 20) == {"miss": Fraction(1, 4), "hit": Fraction(3, 4)}


def test_repeated_faces_add_up():
    assert dice.faces_odds(["blank", "hit", "hit", "blank"]) == {"blank": half, "hit": half}


def test_no_dice_make_zero():
    assert dice.sum_odds([]) == dice.best_odds([]) == dice.worst_odds([]) == {0: 1}


@given(handfuls)
def test_odds_of_a_sum_are_those_counted(sides):
    assert dice.sum_odds(sides) == counted(sides, sum)


@given(handfuls)
def test_odds_of_the_best_die_are_those_counted(sides):
    assert dice.best_odds(sides) == counted(sides, max)


@given(handfuls)
def test_odds_of_the_worst_die_are_those_counted(sides):
    assert dice.worst_odds(sides) == counted(sides, min)


@given(st.lists(st.sampled_from([4, 6, 8]), max_size=2), st.lists(st.sampled_from([4, 6]), max_size=2))
def test_odds_of_hits_against_the_best_defence_die_are_those_counted(attack, defence):
    def hits(roll):
        return sum(shown >= max(roll[len(attack) :], default=0) for shown in roll[: len(attack)])

    assert dice.hits_odds(attack, dice.best_odds(defence)) == counted(attack + defence, hits)


@given(st.lists(st.integers(-2, 2), min_size=1, max_size=6), st.lists(st.integers(-2, 2), min_size=1, max_size=6))
def test_advantage_takes_the_better_of_two_rows(first, second):
    better = dice.better_of(dice.faces_odds(first), dice.faces_odds(second), key=lambda face: face)
    assert better == dice.faces_odds(max(pair) for pair in product(first, second))


@given(st.lists(st.integers(-2, 2), min_size=1, max_size=6), st.lists(st.integers(-2, 2), min_size=1, max_size=6))
def test_disadvantage_takes_the_worse_of_two_rows(first, second):
    worse = dice.worse_of(dice.faces_odds(first), dice.faces_odds(second), key=lambda face: face)
    assert worse == dice.faces_odds(min(pair) for pair in product(first, second))


def test_equal_results_count_as_the_first():
    one, two = {("a", 1): Fraction(1)}, {("b", 1): Fraction(1)}
    assert dice.better_of(one, two, key=lambda face: face[1]) == one
    assert dice.worse_of(one, two, key=lambda face: face[1]) == one


@given(st.lists(st.integers(-2, 2), min_size=2, max_size=6))
def test_a_pair_of_cards_is_drawn_without_putting_back(cards):
    expected = Counter(max(pair) for pair in permutations(cards, 2))
    assert dice.pair_odds(cards, max) == {face: Fraction(n, expected.total()) for face, n in expected.items()}


def test_the_chance_of_a_value_or_more_is_exact():
    assert dice.at_least(dice.sum_odds([6, 6]), 10) == Fraction(1, 6)


def test_the_average_is_exact():
    assert dice.mean(dice.sum_odds([6, 4])) == 6


def test_meanings_that_agree_share_their_odds():
    assert dice.mapped(dice.die_odds(6), lambda rolled: rolled % 2 == 0) == {True: half, False: half}


def test_ten_thousand_rolls_are_near_the_computed_average():
    chance = Seeded(7)
    rolled = sum(max(dice.roll_all(chance, [6, 8])) for _ in range(10_000))
    assert abs(Fraction(rolled, 10_000) - dice.mean(dice.best_odds([6, 8]))) < Fraction(1, 10)
