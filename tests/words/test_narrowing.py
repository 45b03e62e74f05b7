"""Choices of several cards: one card after the other."""

from __future__ import annotations

from itertools import permutations

from questhall.core.scene import Choice, Scene
from questhall.words.narrowing import leads_to, narrowed

CARDS = ("ash", "birch", "beech", "bay")


def pairs(*cards: str) -> Scene:
    """Somebody chooses two of these, or rests."""
    choices = [Choice(f"{a}+{b}", f"{a} (7) with {b}", (f"card:{a}", f"card:{b}")) for a, b in permutations(cards, 2)]
    return Scene("toy", "", {}, choices=(*choices, Choice("rest", "Rest")))


def test_of_many_pairs_the_first_card_is_chosen_first() -> None:
    scene = narrowed(pairs(*CARDS))
    assert [choice.label for choice in scene.choices] == [*(f"{card} (7) with …" for card in CARDS), "Rest"]
    assert [leads_to(choice) for choice in scene.choices] == [*(f"card:{card}" for card in CARDS), None]


def test_then_the_pairs_that_begin_with_it_are_listed_with_a_way_back() -> None:
    scene = narrowed(pairs(*CARDS), "card:ash", "Back")
    assert [choice.label for choice in scene.choices[:-1]] == [f"ash (7) with {card}" for card in CARDS[1:]]
    assert scene.choices[-1].label == "Back"
    assert [leads_to(choice) for choice in scene.choices] == [None, None, None, ""]


def test_a_few_pairs_are_listed_at_once() -> None:
    assert narrowed(pairs(*CARDS[:3])) == pairs(*CARDS[:3])


def test_a_card_that_begins_a_single_pair_is_chosen_with_it() -> None:
    more = pairs(*CARDS)
    lone = Choice("x", "oak (7) with ash", ("card:oak", "card:ash"))
    scene = narrowed(Scene("toy", "", {}, choices=(*more.choices, lone)))
    assert lone in scene.choices
