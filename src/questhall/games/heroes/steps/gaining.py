"""Cards that a player gains, and tokens that make better ones of abilities.  [HM-905, HM-3376]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat

from ..choices import Done, TakeCard
from ..content import load
from ..effects import CardId, Deck
from ..events import CardFound, CardGained
from ..geography import HeroesTable
from ..piles import disclose, in_supply, leave_game


def gain_card(t: HeroesTable, seat: Seat, card: CardId, deck: Deck) -> None:
    """A card that all see is gained; a token may make a better one of it.  [HM-905, HM-3376]"""
    receive(t, seat, card)
    t.state.sides[seat].fresh += not t.state.rules.slow_cards
    t.tell(CardGained(seat, card, deck))
    offer_crown(t, seat, card, deck)


def receive(t: HeroesTable, seat: Seat, card: CardId) -> None:
    """A gained card goes to the hand, or by another rule to the discard pile.  [HM-905, HM-3015]"""
    side = t.state.sides[seat]
    disclose(side)
    (side.discard if t.state.rules.slow_cards else side.hand).append(card)


def find_card(t: HeroesTable, seat: Seat, card: CardId, deck: Deck) -> None:
    """A card that nobody else has seen goes to the hand unseen.  [HM-905, HM-R-55]"""
    if t.state.rules.slow_cards:
        gain_card(t, seat, card, deck)
        return
    side = t.state.sides[seat]
    disclose(side)
    side.hand.append(card)
    side.fresh += 1
    side.secret.append(card)
    t.tell(CardFound(seat, card, deck))
    offer_crown(t, seat, card, deck, unseen=True)


def offer_crown(t: HeroesTable, seat: Seat, card: CardId, deck: Deck, *, unseen: bool = False) -> None:
    """A token may make a better card of an ability.  [HM-3376]"""
    crowns = t.state.sides[seat].crowns
    if crowns and deck == "ability" and (better := load().better(card)) and in_supply(t, [better]):
        t.do(SpendCrown(seat, card, unseen))


class SpendCrown(Question, frozen=True):
    """An ability that was just gained may be exchanged for the empowered card of its name.  [HM-3376, HM-3377]"""

    seat: Seat
    card: CardId
    unseen: bool = False
    """Nobody else knows the card."""

    def ask(self, t: HeroesTable) -> Decision:
        """The token can also be kept."""
        return Decision(self.seat, self, (TakeCard(load().better(self.card)), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: TakeCard | Done) -> None:
        """The usual card leaves the game."""
        if isinstance(choice, Done):
            return
        side = t.state.sides[seat]
        pile = side.discard if t.state.rules.slow_cards else side.hand
        pile.remove(self.card)
        disclose(side)
        pile.append(choice.card)
        side.crowns -= 1
        leave_game(t, seat, self.card)
        t.tell(CardGained(seat, choice.card, "ability"))
