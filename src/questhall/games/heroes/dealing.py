"""Decks: those of the players, and the common ones without what players took.  [HM-216 to HM-225]"""

from __future__ import annotations

from typing import Any

from questhall.core import Rng

from .content import MAGIC_ARROW, load
from .effects import DECKS, Deck
from .state import Pile, State


def deal_decks(state: State, rng: Rng) -> None:
    """Once all heroes are known."""
    for side in state.sides:
        side.deck = shuffled(load().starting_deck(side.hero), rng)
    state.decks = {deck: common_deck(state, deck, rng) for deck in DECKS}


def common_deck(state: State, deck: Deck, rng: Rng) -> Pile:
    """A shuffled deck; its top card starts the discard pile.  [HM-223 to HM-225]"""
    cards = load().deck(deck)
    kinds = load().cards
    for side in state.sides:
        for card in side.deck:
            if kinds[card].kind == deck and (deck == "ability" or card == MAGIC_ARROW):
                cards.remove(card)
    cards = shuffled(cards, rng)
    return Pile(cards, [cards.pop()])


def shuffled(pile: list[Any], rng: Rng) -> list[Any]:
    """A pile in random order."""
    rng.shuffle(pile)
    return pile
