"""Decks: the top card is the last of the list."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.kit import Chance, decks

from .chances import Scripted, Seeded

piles = st.lists(st.integers(0, 5), max_size=8)


def test_cards_are_drawn_from_the_top():
    deck = ["low", "mid", "top"]
    assert decks.draw(deck, [], Scripted(), 2) == (["top", "mid"], False)
    assert deck == ["low"]


def test_an_empty_deck_is_made_of_the_shuffled_discard():
    deck, discard = ["last"], ["a", "b"]
    assert decks.draw(deck, discard, Scripted(), 2) == (["last", "a"], True)
    assert (deck, discard) == (["b"], [])


def test_the_discard_is_not_shuffled_before_it_is_needed():
    deck, discard = ["last"], ["a", "b"]
    assert decks.draw(deck, discard, Scripted()) == (["last"], False)
    assert (deck, discard) == ([], ["a", "b"])


def test_fewer_cards_come_when_both_piles_run_out():
    assert decks.draw(["a"], ["b"], Scripted(), 5) == (["a", "b"], True)


def test_nothing_comes_from_nothing():
    assert decks.draw([], [], Scripted(), 2) == ([], False)


def test_no_card_drawn_means_nothing_is_touched():
    deck, discard = [], ["a"]
    assert decks.draw(deck, discard, Scripted(), 0) == ([], False)
    assert (deck, discard) == ([], ["a"])


def test_taking_from_the_top_never_reshuffles():
    pile = ["low", "top"]
    assert decks.take_top(pile, 3) == ["top", "low"]
    assert pile == []


@pytest.mark.parametrize(("count", "seen"), [(0, []), (1, ["top"]), (2, ["top", "low"]), (9, ["top", "low"])])
def test_looking_leaves_the_cards_where_they_are(count, seen):
    pile = ["low", "top"]
    assert decks.look(pile, count) == seen
    assert pile == ["low", "top"]


def test_the_last_card_put_on_top_is_drawn_first():
    pile = ["old"]
    decks.put_on_top(pile, ["one", "two"])
    assert decks.take_top(pile, 3) == ["two", "one", "old"]


def test_the_last_card_put_under_is_drawn_last():
    pile = ["old"]
    decks.put_under(pile, iter(["one", "two"]))
    assert decks.take_top(pile, 3) == ["old", "one", "two"]


def test_cards_shuffled_in_are_shuffled_with_all_others():
    pile = ["a", "b"]
    decks.shuffle_in(pile, ["c"], Scripted())
    assert pile == ["c", "b", "a"]


def test_a_card_slipped_in_leaves_the_order_of_the_others():
    pile = ["a", "b"]
    decks.slip_in(pile, "curse", Scripted(1))
    assert pile == ["a", "curse", "b"]


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_card_may_be_slipped_in_anywhere(place):
    pile = ["a", "b"]
    decks.slip_in(pile, "curse", Scripted(place))
    assert pile.index("curse") == place


def test_a_card_is_slipped_in_at_one_of_as_many_places_as_there_are():
    with pytest.raises(AssertionError):
        decks.slip_in(["a", "b"], "curse", Scripted(3))


def test_taking_a_card_takes_the_copy_nearest_to_the_top():
    pile = ["x", "y", "x", "z"]
    assert decks.take(pile, "x") == "x"
    assert pile == ["x", "y", "z"]


def test_taking_a_card_that_is_not_there_names_it_and_the_pile():
    with pytest.raises(ValueError, match=r"'q' is not in the pile; it holds \['x'\]"):
        decks.take(["x"], "q")


def test_the_first_card_that_fits_is_taken():
    pile = [1, 2, 3, 4, 5]
    assert decks.take_first(pile, lambda card: card % 2 == 0) == 4
    assert pile == [1, 2, 3, 5]


def test_nothing_is_taken_when_nothing_fits():
    assert decks.take_first([1, 3], lambda card: card % 2 == 0) is None


def test_all_cards_that_fit_are_taken_from_the_top_down():
    pile = [1, 2, 3, 4]
    assert decks.take_all(pile, lambda card: card > 1) == [4, 3, 2]
    assert pile == [1]


def test_a_card_at_a_place_counts_from_the_bottom():
    assert decks.take_at(["low", "top"], 0) == "low"


def test_a_random_card_is_any_of_them():
    assert decks.take_random(["a", "b", "c"], Scripted(1)) == "b"


def test_a_pile_moves_onto_another_as_it_lies():
    source, target = ["a", "b"], ["c"]
    decks.move_all(source, target)
    assert (source, target) == ([], ["c", "a", "b"])


@pytest.mark.parametrize(("size", "added"), [(1, []), (2, []), (3, ["top"]), (9, ["top", "low"])])
def test_an_open_row_is_filled_up_to_its_size(size, added):
    row = ["x", "y"]
    assert decks.refill(row, ["low", "top"], size) == added
    assert row == ["x", "y", *added]


def test_cards_are_drawn_until_one_fits():
    deck = [1, 9, 2, 3]
    assert decks.draw_until(deck, lambda card: card > 5) == [3, 2, 9]
    assert deck == [1]


def test_cards_are_all_drawn_when_none_fits():
    assert decks.draw_until([1, 2], lambda card: card > 5) == [2, 1]


@given(piles, piles, st.integers(0, 20), st.integers(0, 99))
def test_drawing_conserves_cards(deck, discard, count, seed):
    before = sorted(deck + discard)
    drawn = decks.draw(deck, discard, Seeded(seed), count).cards
    assert sorted(deck + discard + drawn) == before
    assert len(drawn) == min(count, len(before))


def test_test_chances_are_chances():
    sources: list[Chance] = [Scripted(), Seeded(1)]
    assert [source.below(1) for source in sources[1:]] == [0]
