"""What some units let their player look at: the top card of any deck, once in a turn."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Choice, Decision, Question, Seat

from ..choices import Done, PeekAt, PeekAtPlayer, PeekAtUnits, PutAside, SeatName
from ..effects import CardId, Peeked
from ..geography import HeroesTable
from ..people import living
from .diplomacy import ReturnUnits, look_at_units
from .searching import LeaveOrSink, deck_for


def peeks(t: HeroesTable, seat: Seat) -> Iterator[Choice]:
    """The decks that can be looked at; those of the AI are shuffled before every combat.  [HM-R-134]"""
    state = t.state
    decks: dict[Peeked, list[str]] = {deck: pile.deck for deck, pile in state.decks.items()}
    decks |= {"stars": state.proclamations.deck, "tidings": state.tidings.deck, "curios": state.curios.deck}
    decks["own"] = state.sides[seat].deck
    yield from (PeekAt(deck) for deck, cards in decks.items() if cards)
    yield from (PeekAtUnits(tier) for tier, pile in state.neutrals.items() if pile.deck)
    yield from (PeekAtPlayer(other) for other in living(t) if other != seat and state.sides[other].deck)


def peek(t: HeroesTable, seat: Seat, choice: PeekAt | PeekAtPlayer | PeekAtUnits) -> None:
    """Once in a turn; the card stays where it is, or goes under its deck."""
    t.state.sides[seat].busy.append("peek")
    match choice:
        case PeekAtUnits(tier):
            t.do(ReturnUnits(seat, tier, look_at_units(t, seat, tier, 1), sinks=True, unseen=True))
        case PeekAtPlayer(other):
            t.reveal()
            t.do(SpyOn(seat, other, t.state.sides[other].deck[-1]))
        case PeekAt(deck):
            t.do(LeaveOrSink(seat, deck, t.draw(deck_for(t, seat, deck))))


class SpyOn(Question, frozen=True):
    """The top card of another player's deck is looked at: it stays there, or goes under the deck."""

    seat: Seat
    whose: SeatName
    card: CardId

    def ask(self, t: HeroesTable) -> Decision:
        """Both are possible."""
        return Decision(self.seat, self, (Done(), PutAside(self.card)))

    def answer(self, t: HeroesTable, seat: Seat, choice: PutAside | Done) -> None:
        """Nobody else sees it, not even its owner.  [HM-R-55]"""
        if isinstance(choice, PutAside):
            deck = t.state.sides[self.whose].deck
            deck.insert(0, deck.pop())
