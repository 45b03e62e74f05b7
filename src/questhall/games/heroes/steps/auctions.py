"""Events in which players act in secret: an auction, a glade full of cards.  [HM-3313]"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from questhall.core import Choice, Decision, Question, Seat, SecretQuestion, Step

from ..choices import BidGold, GiveCard, PickDeck, TakeFromPool, TakeGold
from ..content import load
from ..effects import DECKS, Auction, CardId, Deck, Glade, Purse
from ..events import BidShown, PoolFilled, WaresShown
from ..geography import HeroesTable
from ..people import gain, pay
from ..piles import look, refill
from .gaining import find_card, gain_card


class HoldAuction(Step, frozen=True):
    """The top card of a deck is shown and sold, again and again."""

    order: tuple[Seat, ...]
    auction: Auction
    sold: int = 0

    def run(self, t: HeroesTable) -> None:
        """So often as the event says, if there are cards."""
        shown = look(t, self.auction.deck, 1) if self.sold < self.auction.cards else ()
        for card in shown:
            t.tell(WaresShown((card,)))
            more = HoldAuction(self.order, self.auction, self.sold + 1)
            t.do(Bid(self.order, card, self.auction.deck, self.auction.most), more)


class Bid(SecretQuestion, frozen=True):
    """Everybody takes gold in hand for the card in secret; the highest bid is paid.  [HM-3313]"""

    order: tuple[Seat, ...]
    card: CardId
    deck: Deck
    most: int

    def asks(self, t: HeroesTable) -> Mapping[Seat, Decision]:
        """Nobody bids more than he has."""
        return {seat: Decision(seat, self, tuple(self.open_to(t, seat))) for seat in self.order}

    def open_to(self, t: HeroesTable, seat: Seat) -> list[Choice]:
        """Nothing is a bid too."""
        return [BidGold(gold) for gold in range(min(t.state.sides[seat].purse.gold, self.most) + 1)]

    def answers(self, t: HeroesTable, given: Mapping[Seat, BidGold]) -> None:
        """With a tie or without bids the card is discarded."""
        t.reveal()
        bids = {seat: choice.gold for seat, choice in given.items()}
        for seat, gold in bids.items():
            t.tell(BidShown(seat, gold))
        best = [seat for seat, gold in bids.items() if gold == max(bids.values()) and gold]
        if len(best) == 1:
            pay(t, best[0], Purse(gold=bids[best[0]]))
            gain_card(t, best[0], self.card, self.deck)
            refill(t, self.deck)
        else:
            t.state.decks[self.deck].discard.append(self.card)


class Offering(msgspec.Struct, frozen=True):
    """A card that somebody laid down: of the hand, or of a deck."""

    seat: Seat
    deck: Deck | None
    card: CardId


class FillPool(SecretQuestion, frozen=True):
    """Everybody lays down a card of the hand, or the top card of a deck, in secret.  [HM-3313]"""

    order: tuple[Seat, ...]
    glade: Glade

    def asks(self, t: HeroesTable) -> Mapping[Seat, Decision]:
        """All at once."""
        return {seat: Decision(seat, self, tuple(self.open_to(t, seat))) for seat in self.order}

    def open_to(self, t: HeroesTable, seat: Seat) -> list[Choice]:
        """Spells, artifacts and abilities."""
        hand = dict.fromkeys(t.state.sides[seat].hand)
        own: list[Choice] = [GiveCard(card) for card in hand if load().cards[card].kind in DECKS]
        return [*own, *(PickDeck(deck) for deck in DECKS)]

    def answers(self, t: HeroesTable, given: Mapping[Seat, GiveCard | PickDeck]) -> None:
        """Then they are shuffled, and each takes one in turn."""
        pool: list[Offering] = []
        for seat in self.order:
            choice = given[seat]
            if isinstance(choice, GiveCard):
                t.state.sides[seat].hand.remove(choice.card)
                pool.append(Offering(seat, None, choice.card))
            else:
                pool += [Offering(seat, choice.deck, card) for card in look(t, choice.deck, 1)]
        t.shuffle(pool)
        t.tell(PoolFilled(len(pool)))
        t.do(DrawFromPool(self.order, tuple(pool), self.glade.gold))


class DrawFromPool(Question, frozen=True):
    """One after the other takes a card of the pool unseen, or gold.  [HM-3313, HM-R-55]"""

    order: tuple[Seat, ...]
    pool: tuple[Offering, ...]
    """As it lies after shuffling, the top at the end; everybody knows the own card and not where it is."""
    gold: int

    def ask(self, t: HeroesTable) -> Decision:
        """The pool may be used up."""
        card = (TakeFromPool(),) if self.pool else ()
        return Decision(self.order[0], self, (*card, TakeGold(self.gold)))

    def answer(self, t: HeroesTable, seat: Seat, choice: TakeFromPool | TakeGold) -> None:
        """What is left goes back to the decks, which are shuffled.  [HM-3314]"""
        left = list(self.pool)
        if isinstance(choice, TakeFromPool):
            card = left.pop().card
            t.reveal()
            find_card(t, seat, card, deck_of(card))
        else:
            gain(t, seat, Purse(gold=choice.gold))
        if len(self.order) > 1:
            t.do(DrawFromPool(self.order[1:], tuple(left), self.gold))
            return
        for offering in left:
            deck = t.state.decks[deck_of(offering.card)].deck
            deck.append(offering.card)
            t.shuffle(deck)


def deck_of(card: CardId) -> Deck:
    """The common deck that a card belongs to."""
    kind = load().cards[card].kind
    return next((deck for deck in DECKS if deck == kind), "ability")
