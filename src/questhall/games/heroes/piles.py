"""Decks, hands and discard piles: drawing, gaining, searching.  [HM-9xx]"""

from __future__ import annotations

from collections.abc import Iterable

from questhall.core import Seat
from questhall.kit import decks

from .content import load
from .effects import CardId, Effect, Peeked, Pool
from .events import CardDiscarded, CardRecalled, CardRemoved, CardsDrawn, DeckReshuffled
from .geography import HeroesTable
from .state import Pile, Side, State


def secrets(side: Side, hidden: Iterable[CardId] = ()) -> list[CardId]:
    """The cards in hand and deck that the others have not seen; more of them may be hidden elsewhere.  [HM-R-55]"""
    if not side.secret:
        return []
    left = [*side.hand, *side.deck, *hidden]
    found: list[CardId] = []
    for card in side.secret:
        if card in left:
            left.remove(card)
            found.append(card)
    return found


def disclose(side: Side) -> None:
    """Cards that lie open are known, also when they are drawn again: asked before they leave the discard pile.

    [HM-R-55]
    """
    if side.secret:
        side.secret = secrets(side)


def mix_discard(t: HeroesTable, seat: Seat) -> None:
    """The own discard pile is shuffled into the deck."""
    side = t.state.sides[seat]
    disclose(side)
    side.deck, side.discard = [*side.deck, *side.discard], []
    t.shuffle(side.deck)


def draw_cards(t: HeroesTable, seat: Seat, count: int) -> None:
    """Draw from the own deck; when it is empty the shuffled discard pile becomes the new one.  [HM-904]"""
    side = t.state.sides[seat]
    if len(side.deck) < count:
        disclose(side)
    drawn = decks.draw(side.deck, side.discard, t.rng, count)
    if drawn.reshuffled:
        t.tell(DeckReshuffled(seat))
    if drawn.cards:
        t.reveal()
        side.hand += drawn.cards
        t.tell(CardsDrawn(seat, tuple(drawn.cards)))


def regain_card(t: HeroesTable, seat: Seat, card: CardId) -> None:
    """A card of the own discard pile comes back to the hand."""
    side = t.state.sides[seat]
    disclose(side)
    side.discard.remove(card)
    side.hand.append(card)
    t.tell(CardRecalled(seat, card))


def discard_card(t: HeroesTable, seat: Seat, card: CardId) -> None:
    """A hand card goes to the own discard pile, wherever it came from.  [HM-903, HM-923]"""
    side = t.state.sides[seat]
    side.hand.remove(card)
    side.discard.append(card)
    t.tell(CardDiscarded(seat, card))


def put_away(side: Side, kind: type[Effect]) -> None:
    """Ongoing cards of the map that are used up go to the own discard pile.  [HM-916, HM-924]"""

    def says(card: CardId) -> bool:
        return any(isinstance(effect, kind) for play in load().cards[card].plays for effect in play.effects)

    used = list(filter(says, side.in_play))
    for card in used:
        side.in_play.remove(card)
        side.discard.append(card)


def remove_card(t: HeroesTable, seat: Seat, card: CardId) -> None:
    """A hand card leaves the game.  [HM-920]"""
    t.state.sides[seat].hand.remove(card)
    leave_game(t, seat, card)


def leave_game(t: HeroesTable, seat: Seat, card: CardId) -> None:
    """A card that is removed goes to no pile and to no supply.  [HM-920]"""
    t.state.removed.append(card)
    t.tell(CardRemoved(seat, card))


def in_supply(t: HeroesTable, cards: Iterable[CardId]) -> list[CardId]:
    """Which of some cards are left: players have the others, or they have left the game.  [HM-920, HM-R-53]"""
    laid = t.state.combat.laid.values() if t.state.combat is not None else ()
    used = [*t.state.removed, *(card for pile in laid for card in pile)]
    for side in t.state.sides:
        used += [*side.deck, *side.hand, *side.discard, *side.in_play, *side.permanents]
    return [card for card in cards if used.count(card) < load().copies(card, t.state.boxes)]


def pile_of(state: State, deck: Peeked) -> Pile:
    """A common deck with its discard pile, or that of the astrologers, of the events or of Pandora's Box."""
    match deck:
        case "stars":
            return state.proclamations
        case "tidings":
            return state.tidings
        case "curios":
            return state.curios
        case "own":
            raise AssertionError("the deck of a player is no common one")
    return state.decks[deck]


def look(t: HeroesTable, deck: Pool, count: int) -> tuple[CardId, ...]:
    """Take the top cards of a deck; one that runs out is made anew.  [HM-906, HM-910, HM-R-40]"""
    pile = pile_of(t.state, deck)
    found: list[CardId] = []
    while len(found) < count and (pile.deck or pile.discard):
        if not pile.deck:
            renew(t, deck)
            if not pile.deck:
                break
        found.append(t.draw(pile.deck))
    return tuple(found)


def renew(t: HeroesTable, deck: Pool) -> None:
    """The discard pile is shuffled into a new deck, whose top card starts a new discard pile.  [HM-910]"""
    pile = pile_of(t.state, deck)
    decks.reshuffle(pile.deck, pile.discard, t.rng)
    refill(t, deck)


def refill(t: HeroesTable, deck: Pool) -> None:
    """An empty discard pile of a common deck gets its top card at once.  [HM-911]"""
    pile = pile_of(t.state, deck)
    if deck != "stars" and not pile.discard and pile.deck:
        pile.discard.append(t.draw(pile.deck))
