"""Events that let players rework their hands."""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from ..choices import Done, DrawCards, PickDeck, RemoveCard, TakeDiscard
from ..content import load
from ..effects import CardId, Deck, Empower, Retrain
from ..events import HandDropped
from ..geography import HeroesTable
from ..people import hand_limit
from ..piles import draw_cards, regain_card, remove_card
from .own_cards import DiscardCards
from .places import EmpowerOne
from .searching import SearchDeck


def retrain(t: HeroesTable, seat: Seat, effect: Retrain) -> None:
    """Discard, draw, remove, search; with a fresh hand only draw, remove, search and change the hand."""
    if effect.fresh:
        t.do(DrawEither(seat, effect.more), Unlearn(seat, effect.decks), FreshHand(seat))
    else:
        t.do(DiscardCards(seat), DrawMore(seat, effect.more), Unlearn(seat, effect.decks))


class DrawMore(Step, frozen=True):
    """Cards are drawn: up to so many above the hand limit."""

    seat: Seat
    cards: int

    def run(self, t: HeroesTable) -> None:
        """Never fewer than none."""
        hand = len(t.state.sides[self.seat].hand)
        draw_cards(t, self.seat, max(hand_limit(t, self.seat) + self.cards - hand, 0))


class DrawEither(Question, frozen=True):
    """So many cards are drawn, each from the own deck or off the own discard pile."""

    automatic = True

    seat: Seat
    cards: int

    def ask(self, t: HeroesTable) -> Decision:
        """One after the other."""
        side = t.state.sides[self.seat]
        drawn = (DrawCards(1),) if side.deck or side.discard else ()
        taken = (TakeDiscard(),) if side.discard else ()
        return Decision(self.seat, self, (*drawn, *taken) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: DrawCards | TakeDiscard | Done) -> None:
        """The top card of either."""
        if isinstance(choice, Done):
            return
        t.do(*([DrawEither(seat, self.cards - 1)] if self.cards > 1 else []))
        if isinstance(choice, DrawCards):
            draw_cards(t, seat, 1)
        else:
            side = t.state.sides[seat]
            regain_card(t, seat, side.discard[-1])


class FreshHand(Step, frozen=True):
    """The hand is discarded, and another is drawn up to the limit."""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """All of it."""
        side = t.state.sides[self.seat]
        side.discard += side.hand
        side.hand = []
        t.tell(HandDropped(self.seat))
        draw_cards(t, self.seat, hand_limit(t, self.seat))


class Unlearn(Question, frozen=True):
    """Abilities and spells of the hand are removed; every two of them bring a search."""

    automatic = True

    seat: Seat
    decks: tuple[Deck, ...]
    removed: int = 0

    def ask(self, t: HeroesTable) -> Decision:
        """One after the other."""
        return Decision(self.seat, self, (*map(RemoveCard, self.lessons(t)), Done()))

    def lessons(self, t: HeroesTable) -> list[CardId]:
        """What can be unlearned."""
        cards = load().cards
        return [
            card for card in dict.fromkeys(t.state.sides[self.seat].hand) if cards[card].kind in ("ability", "spell")
        ]

    def answer(self, t: HeroesTable, seat: Seat, choice: RemoveCard | Done) -> None:
        """Then come the searches."""
        if isinstance(choice, RemoveCard):
            remove_card(t, seat, choice.card)
            t.do(Unlearn(seat, self.decks, self.removed + 1))
        else:
            t.do(*(NameLesson(seat, self.decks) for _ in range(self.removed // 2)))


class NameLesson(Question, frozen=True):
    """Which of some decks is searched."""

    automatic = True

    seat: Seat
    decks: tuple[Deck, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """As the event says."""
        return Decision(self.seat, self, tuple(map(PickDeck, self.decks)))

    def answer(self, t: HeroesTable, seat: Seat, choice: PickDeck) -> None:
        """Search two."""
        t.do(SearchDeck(seat, choice.deck))


class Drill(Step, frozen=True):
    """Any cards are discarded; for every so many a statistic card is empowered."""

    seat: Seat
    every: int
    held: int | None = None
    """How many cards there were."""

    def run(self, t: HeroesTable) -> None:
        """Those of the discard pile too."""
        left = len(t.state.sides[self.seat].hand)
        if self.held is None:
            t.do(DiscardCards(self.seat), Drill(self.seat, self.every, left))
        else:
            times = (self.held - left) // self.every
            t.do(*(EmpowerOne(self.seat, Empower(discarded=True)) for _ in range(times)))
