"""Cards of the own hand, deck and discard pile.  [HM-904, HM-906, HM-3649]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from ..choices import DiscardCard, Done, PutAside, TakeCard
from ..content import load
from ..effects import CardId
from ..events import CardsDrawn
from ..geography import HeroesTable
from ..piles import discard_card, disclose, draw_cards


class DiscardCards(Question, frozen=True):
    """Discard so many hand cards of choice, or all if there are fewer; without a number as many as one likes."""

    automatic = True

    seat: Seat
    cards: int | None = None

    def ask(self, t: HeroesTable) -> Decision:
        """Equal cards are offered once."""
        hand = dict.fromkeys(t.state.sides[self.seat].hand) if self.cards != 0 else ()
        stop = (Done(),) if self.cards is None or not hand else ()
        return Decision(self.seat, self, (*map(DiscardCard, hand), *stop))

    def answer(self, t: HeroesTable, seat: Seat, choice: DiscardCard | Done) -> None:
        """One after the other."""
        if isinstance(choice, DiscardCard):
            discard_card(t, seat, choice.card)
            t.do(self if self.cards is None else DiscardCards(seat, self.cards - 1))


class DrinkFromSpring(Question, frozen=True):
    """One of the upper cards of the own discard pile may go to the hand.  [HM-3649]"""

    automatic = True

    seat: Seat
    cards: int = 3

    def ask(self, t: HeroesTable) -> Decision:
        """It may be declined."""
        upper = dict.fromkeys(t.state.sides[self.seat].discard[-self.cards :])
        return Decision(self.seat, self, (*map(TakeCard, upper), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: TakeCard | Done) -> None:
        """The others are put back in an order of choice."""
        if isinstance(choice, TakeCard):
            side = t.state.sides[seat]
            upper = side.discard[-self.cards :]
            del side.discard[-self.cards :]
            upper.remove(choice.card)
            disclose(side)
            side.hand.append(choice.card)
            t.do(PutBack(seat, tuple(upper)))


class PutBack(Question, frozen=True):
    """The order of the cards that go back on the own discard pile, the lowest first.  [HM-3649]"""

    automatic = True

    seat: Seat
    cards: tuple[CardId, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """Equal cards are offered once."""
        return Decision(self.seat, self, tuple(map(PutAside, dict.fromkeys(self.cards))) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: PutAside | Done) -> None:
        """One after the other."""
        if isinstance(choice, PutAside):
            t.state.sides[seat].discard.append(choice.card)
            left = list(self.cards)
            left.remove(choice.card)
            t.do(PutBack(seat, tuple(left)))


class PickOwn(Question, frozen=True):
    """One of the cards goes to the hand, the others to the own discard pile.  [HM-906]"""

    automatic = True

    seat: Seat
    cards: tuple[CardId, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """Equal cards are offered once."""
        return Decision(self.seat, self, tuple(map(TakeCard, dict.fromkeys(self.cards))) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: TakeCard | Done) -> None:
        """As in a search."""
        side, left = t.state.sides[seat], list(self.cards)
        if isinstance(choice, TakeCard):
            left.remove(choice.card)
            side.hand.append(choice.card)
            t.tell(CardsDrawn(seat, (choice.card,)))
        side.discard += left


class DrawSome(Step, frozen=True):
    """Draw cards from the own deck."""

    seat: Seat
    cards: int

    def run(self, t: HeroesTable) -> None:
        """As many as there are."""
        draw_cards(t, self.seat, self.cards)


class BurnCard(Question, frozen=True):
    """Discard a card; for a spell draw another."""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """Any hand card."""
        hand = dict.fromkeys(t.state.sides[self.seat].hand)
        return Decision(self.seat, self, tuple(map(DiscardCard, hand)) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: DiscardCard | Done) -> None:
        """Whatever it was."""
        if isinstance(choice, DiscardCard):
            discard_card(t, seat, choice.card)
            if load().cards[choice.card].kind == "spell":
                draw_cards(t, seat, 1)


class BurnForPower(Question, frozen=True):
    """Cards are discarded for as much power."""

    automatic = True

    seat: Seat
    cards: int

    def ask(self, t: HeroesTable) -> Decision:
        """One after the other."""
        hand = dict.fromkeys(t.state.sides[self.seat].hand) if self.cards else ()
        return Decision(self.seat, self, (*map(DiscardCard, hand), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: DiscardCard | Done) -> None:
        """Each counts one.  [HM-1104]"""
        if isinstance(choice, DiscardCard):
            discard_card(t, seat, choice.card)
            t.state.sides[seat].power += 1
            t.do(BurnForPower(seat, self.cards - 1))


class SiftCards(Step, frozen=True):
    """Draw cards, keep some of them, discard the others."""

    seat: Seat
    cards: int
    keep: int

    def run(self, t: HeroesTable) -> None:
        """The hand is open to choose from."""
        draw_cards(t, self.seat, self.cards)
        t.do(DiscardCards(self.seat, self.cards - self.keep))
