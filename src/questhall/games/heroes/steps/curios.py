"""Cards of Pandora's Box that look at the astrologers.  [HM-3362]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat

from ..choices import Done, DropStar
from ..effects import CardId
from ..geography import HeroesTable


def show_stars(t: HeroesTable, seat: Seat, cards: int, most: int) -> None:
    """The top cards of the astrologers are shown to all.  [HM-3362]"""
    deck = t.state.proclamations.deck
    shown = tuple(t.draw(deck) for _ in range(min(cards, len(deck))))
    t.do(*([DropStars(seat, shown, most)] if shown else []))


class DropStars(Question, frozen=True):
    """Some of the shown cards are discarded, the others go back as they lay.  [HM-3362]"""

    automatic = True

    seat: Seat
    cards: tuple[CardId, ...]
    most: int

    def ask(self, t: HeroesTable) -> Decision:
        """One after the other."""
        return Decision(self.seat, self, (*map(DropStar, self.cards if self.most else ()), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: DropStar | Done) -> None:
        """Until the player has enough."""
        pile, left = t.state.proclamations, list(self.cards)
        if isinstance(choice, Done):
            pile.deck += reversed(left)
            return
        left.remove(choice.card)
        pile.discard.append(choice.card)
        t.do(DropStars(seat, tuple(left), self.most - 1))
