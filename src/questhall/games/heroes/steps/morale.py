"""Morale: one token at most, bright or dark.  [HM-6xx]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step

from ..board import mood
from ..choices import DiscardCard, Done, KeepMorale, PickSeat, SpendMorale
from ..events import HandDropped, MoraleChanged, MoraleSpent
from ..geography import HeroesTable
from ..people import enemies
from ..piles import discard_card, draw_cards

SPENDING = (SpendMorale("draw"), SpendMorale("swap"))
"""Both ways to spend a token outside a roll."""


class GainMorale(Step, frozen=True):
    """Without token take a bright one; a dark one is lost instead.  [HM-602, HM-613, HM-616]"""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """Necropolis has no morale; of two bright tokens one must be spent."""
        side = t.state.sides[self.seat]
        if side.faction == "necropolis":
            return
        if side.morale == 1:
            t.do(SpendFirst(self.seat))
            return
        side.morale = 1 if side.morale == 0 else 0
        t.tell(MoraleChanged(self.seat, side.morale))


class SpendFirst(Question, frozen=True):
    """About to gain a second bright token: spend the first at once, or do not gain it.  [HM-603 to HM-605]"""

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """Outside a roll."""
        return Decision(self.seat, self, (*SPENDING, KeepMorale()))

    def answer(self, t: HeroesTable, seat: Seat, choice: SpendMorale | KeepMorale) -> None:
        """Then the new one is taken."""
        if isinstance(choice, SpendMorale):
            t.do(GainMorale(seat))
            spend_morale(t, seat, choice)


class LoseMorale(Step, frozen=True):
    """Lose a bright token, else take a dark one; the second costs the hand at the next end of the own turn.

    [HM-611, HM-612, HM-614, HM-616, HM-R-06, HM-R-07]
    """

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """After the second dark token there is none, in another reading the first one stays."""
        side = t.state.sides[self.seat]
        if side.faction == "necropolis":
            return
        if side.morale == -1:
            side.morale, side.drops_hand = -1 if t.state.rules.dark_stays else 0, True
        else:
            side.morale = 0 if side.morale == 1 else -1
        t.tell(MoraleChanged(self.seat, side.morale))


class Discourage(Question, frozen=True):
    """An enemy with positive morale loses it."""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """The player chooses which."""
        cheerful = [foe for foe in enemies(t, self.seat) if t.state.sides[foe].morale == 1]
        return Decision(self.seat, self, tuple(map(PickSeat, cheerful)) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: PickSeat | Done) -> None:
        """As by any loss of morale."""
        if isinstance(choice, PickSeat):
            t.do(LoseMorale(choice.seat))


class SwapHand(Question, frozen=True):
    """Discard any number of hand cards, then draw as many.  [HM-608]"""

    automatic = True

    seat: Seat
    most: int = 99
    dropped: int = 0

    def ask(self, t: HeroesTable) -> Decision:
        """One card after the other."""
        hand = dict.fromkeys(t.state.sides[self.seat].hand) if self.dropped < self.most else ()
        choices: list[Choice] = [DiscardCard(card) for card in hand]
        return Decision(self.seat, self, (*choices, Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: DiscardCard | Done) -> None:
        """Drawing comes after all discarding."""
        if isinstance(choice, DiscardCard):
            discard_card(t, seat, choice.card)
            t.do(SwapHand(seat, self.most, self.dropped + 1))
        else:
            draw_cards(t, seat, self.dropped)


class DropHand(Step, frozen=True):
    """Who had to take a second dark token discards the hand when the own turn ends.  [HM-614]"""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """Once, however often it was called for."""
        side = t.state.sides[self.seat]
        if side.drops_hand:
            side.drops_hand = False
            side.discard += side.hand
            side.hand = []
            t.tell(HandDropped(self.seat))


def may_spend(t: HeroesTable, seat: Seat) -> bool:
    """Whether a player has a bright token, and nothing forbids its use.  [HM-606]"""
    c = t.state.combat
    return t.state.sides[seat].morale == 1 and not (c is not None and mood(c, "morale"))


def morale_choices(t: HeroesTable, seat: Seat) -> tuple[SpendMorale, ...]:
    """A bright token may be spent at any time.  [HM-606, HM-R-37]"""
    return SPENDING if seat >= 0 and may_spend(t, seat) else ()


def lose_token(t: HeroesTable, seat: Seat) -> None:
    """A spent token goes back to the supply.  [HM-618]"""
    t.state.sides[seat].morale = 0
    t.tell(MoraleSpent(seat))


def spend_morale(t: HeroesTable, seat: Seat, choice: SpendMorale) -> None:
    """Draw a card, or change cards.  [HM-607, HM-608]"""
    lose_token(t, seat)
    if choice.use == "draw":
        draw_cards(t, seat, 1)
    else:
        t.do(SwapHand(seat))
