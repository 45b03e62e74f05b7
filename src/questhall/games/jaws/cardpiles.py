"""Modifier decks and ability decks: drawing, curses and blessings, reshuffling.  [JL-9xx, JL-15xx, JL-27xx]"""

from __future__ import annotations

from questhall.kit import decks

from .content import load
from .content.modifiers import BASE, PASSING, SHUFFLES, CardText
from .events import AbilityDrawn
from .state import Deck, Figure
from .world import JawsTable, deck_of


def fresh(perks: list[tuple[tuple[str, ...], tuple[str, ...]]] | None = None) -> list[CardText]:
    """The cards of a modifier deck: the base and what perks have changed.  [JL-902, JL-4703]"""
    cards = list(BASE)
    for out, into in perks or ():
        for card in out:
            if card in cards:
                cards.remove(card)
        cards += into
    return cards


def deck_for(t: JawsTable, figure: Figure) -> Deck:
    """A character's own deck, or the one of all monsters.  [JL-901]"""
    found = t.state.heroes.get(figure.id)
    return found.modifiers if found is not None else t.state.modifiers


def draw_modifier(t: JawsTable, deck: Deck) -> CardText:
    """The top card; an empty deck is made of its discard at once.  [JL-910, JL-1515, JL-1521, JL-G-207, JL-G-208]"""
    if not deck.draw:
        decks.reshuffle(deck.draw, deck.discard, t.rng)
    card = t.draw(deck.draw)
    if card in PASSING:
        give_back(t, deck, card)
    else:
        deck.discard.append(card)
    deck.reshuffle = deck.reshuffle or card in SHUFFLES
    return card


def give_back(t: JawsTable, deck: Deck, card: CardText) -> None:
    """A curse or bless card returns to its stock."""
    if card == "bless":
        t.state.blessings += 1
    elif deck is t.state.modifiers:
        t.state.monster_curses += 1
    else:
        t.state.curses += 1


def add_passing(t: JawsTable, deck: Deck, card: CardText) -> bool:
    """A curse or bless card is shuffled into the draw deck, while there are any.

    [JL-1513, JL-1516 to JL-1519, JL-1522]
    """
    state, monster = t.state, deck is t.state.modifiers
    stock = state.blessings if card == "bless" else state.monster_curses if monster else state.curses
    if stock == 0:
        return False
    if card == "bless":
        state.blessings -= 1
    elif monster:
        state.monster_curses -= 1
    else:
        state.curses -= 1
    decks.shuffle_in(deck.draw, [card], t.rng)
    return True


def reshuffle_modifiers(t: JawsTable) -> None:
    """Only decks from which a reshuffle card was drawn.  [JL-907, JL-908, JL-4102]"""
    for deck in (t.state.modifiers, *(each.modifiers for each in t.state.heroes.values())):
        if deck.reshuffle:
            decks.reshuffle(deck.draw, deck.discard, t.rng)
            deck.reshuffle = False


def draw_ability(t: JawsTable, being: str) -> None:
    """A kind's card for the round; kinds that share a deck share the card.  [JL-2702, JL-2703]"""
    state, deck = t.state, deck_of(t, being)
    sharing = next((number for other, number in state.drawn.items() if deck_of(t, other) == deck), None)
    if sharing is None:
        if not state.decks[deck]:
            decks.reshuffle(state.decks[deck], state.discards[deck], t.rng)
        sharing = t.draw(state.decks[deck])
        state.discards[deck].append(sharing)
    state.drawn[being] = sharing
    t.tell(AbilityDrawn(being, deck, sharing, load().ability(deck, sharing).initiative))


def reshuffle_abilities(t: JawsTable) -> None:
    """Decks whose card shows the reshuffle symbol.  [JL-2709, JL-4103]"""
    for being, number in t.state.drawn.items():
        deck = deck_of(t, being)
        if load().ability(deck, number).shuffle and t.state.discards[deck]:
            decks.reshuffle(t.state.decks[deck], t.state.discards[deck], t.rng)
