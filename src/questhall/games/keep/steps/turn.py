"""The five phases of a turn.  [KH-4xx to KH-9xx]"""

from __future__ import annotations

from itertools import combinations

from questhall.core import Choice, Decision, Question, Refusal, Seat, Step

from ..choices import Done, Play, Refresh, Replace, UsePrison
from ..dungeon import KeepTable
from ..events.turns import CardDiscarded, CardPlayed, HandRefilled, ItemsReplaced, TurnBegan
from ..piles import HAND, draw_cards, fill_market
from ..refusals import idle_cards, prison_refusal
from .cards import ResolveCard
from .invasion import Invade
from .rooms import can_use_prison, use_prison


class StartTurn(Step, frozen=True):
    """Play cards, refresh items, clean up, invasion, end of turn: only the active player's.  [KH-401, KH-402]"""

    seat: Seat

    def run(self, t: KeepTable) -> None:
        """The phases in their fixed order."""
        seat, state = self.seat, t.state
        state.active = seat
        state.turn += 1
        state.prison_used = False
        t.tell(TurnBegan(seat, state.turn))
        t.do(PlayCards(seat), RefreshItems(seat), CleanUp(seat), AfterCleanUp(seat), Invade(), EndTurn(seat))


class PlayCards(Question, frozen=True):
    """Phase 1: play hand cards one at a time, any number.  [KH-501, KH-503, KH-506]"""

    seat: Seat

    def ask(self, t: KeepTable) -> Decision:
        """Equal cards are offered once; of a card with two groups exactly one is chosen.  [KH-1801]"""
        groups = t.content.cards
        hand = dict.fromkeys(t.state.sides[self.seat].hand)
        choices: list[Choice] = [Play(card, group) for card in hand for group in range(len(groups[card].groups))]
        if can_use_prison(t, self.seat):
            choices.append(UsePrison())
        choices.append(Done())
        return Decision(self.seat, self, tuple(choices))

    def answer(self, t: KeepTable, seat: Seat, choice: Play | UsePrison | Done) -> None:
        """A card is revealed into the play area and its actions are resolved.  [KH-502, KH-509]"""
        match choice:
            case Play(card, group):
                area = t.state.sides[seat]
                area.hand.remove(card)
                area.played.append(card)
                t.tell(CardPlayed(seat, card))
                left = tuple(range(len(t.content.cards[card].groups[group])))
                t.do(ResolveCard(seat, card, group, left), self)
            case UsePrison():
                t.do(self)
                use_prison(t, seat)

    def refuse(self, t: KeepTable, seat: Seat) -> list[Refusal]:
        """Why the prison is not open, and why cards would do nothing."""
        return [*prison_refusal(t, seat), *idle_cards(t, seat)]


class RefreshItems(Question, frozen=True):
    """Phase 2: discard hand cards, each to replace available items, any number of times.  [KH-601, KH-605, KH-607]"""

    automatic = True

    seat: Seat

    def ask(self, t: KeepTable) -> Decision:
        """Any hand card may be given; without hand cards the phase is skipped.  [KH-R-035, KH-607]"""
        hand = dict.fromkeys(t.state.sides[self.seat].hand) if t.state.market else ()
        choices: list[Choice] = [Refresh(card) for card in hand]
        if can_use_prison(t, self.seat):
            choices.append(UsePrison())
        choices.append(Done())
        return Decision(self.seat, self, tuple(choices))

    def answer(self, t: KeepTable, seat: Seat, choice: Refresh | UsePrison | Done) -> None:
        """The card goes to the discard pile, its actions are not resolved.  [KH-606]"""
        match choice:
            case Refresh(card):
                area = t.state.sides[seat]
                area.hand.remove(card)
                area.discard.append(card)
                t.tell(CardDiscarded(seat, card))
                t.do(ReplaceItems(seat), self)
            case UsePrison():
                t.do(self)
                use_prison(t, seat)


class ReplaceItems(Question, frozen=True):
    """Which of the available items are replaced, from one to all.  [KH-602]"""

    seat: Seat

    def ask(self, t: KeepTable) -> Decision:
        """Every set of places."""
        places = range(len(t.state.market))
        sets = [chosen for size in range(1, len(places) + 1) for chosen in combinations(places, size)]
        return Decision(self.seat, self, tuple(map(Replace, sets)))

    def answer(self, t: KeepTable, seat: Seat, choice: Replace) -> None:
        """They go under the item deck before new ones are revealed.  [KH-603, KH-604, KH-R-035]"""
        state = t.state
        removed = [state.market[place] for place in choice.places]
        state.market = [item for place, item in enumerate(state.market) if place not in choice.places]
        state.items[:0] = removed
        t.tell(ItemsReplaced(seat, tuple(removed)))
        fill_market(t, choice.places)


class CleanUp(Step, frozen=True):
    """Phase 3: played cards are discarded, then the hand is filled up to five.  [KH-701, KH-702, KH-703, KH-705]"""

    seat: Seat

    def run(self, t: KeepTable) -> None:
        """Only the active player's.  [KH-706]"""
        area = t.state.sides[self.seat]
        area.discard += area.played
        area.played = []
        short = HAND - len(area.hand)
        if short > 0:
            draw_cards(t, self.seat, short)
        t.tell(HandRefilled(self.seat, len(area.hand)))


class AfterCleanUp(Question, frozen=True):
    """The prison may still be used before the invasion.  [KH-R-010]"""

    automatic = True

    seat: Seat

    def ask(self, t: KeepTable) -> Decision:
        """If it was not used this turn."""
        prison = (UsePrison(),) if can_use_prison(t, self.seat) else ()
        return Decision(self.seat, self, (*prison, Done()))

    def answer(self, t: KeepTable, seat: Seat, choice: UsePrison | Done) -> None:
        """Then the invasion."""
        if isinstance(choice, UsePrison):
            use_prison(t, seat)


class EndTurn(Step, frozen=True):
    """Phase 5: the token goes to the left neighbour.  [KH-112, KH-902, KH-904]"""

    seat: Seat

    def run(self, t: KeepTable) -> None:
        """Clockwise."""
        t.do(StartTurn((self.seat + 1) % len(t.state.sides)))
