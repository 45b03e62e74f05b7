"""Cards that must go for casting a spell."""

from __future__ import annotations

from questhall.core import Decision, Question, Step

from ...board import caster, fight, having, other, troops
from ...choices import DiscardCard, Done
from ...effects import CardId
from ...geography import HeroesTable
from ...piles import discard_card
from ...plays import has_power
from ...state import Camp, Combat
from ...traits import Toll


def toll_paid(t: HeroesTable, c: Combat, camp: Camp, card: CardId) -> bool:
    """Whether a spell can be cast although enemies ask for further cards."""
    due = [toll for each in troops(c, other(camp)) for toll in having(c, each, Toll)]
    hand = list(t.state.sides[caster(c, camp)].hand)
    if not due or card not in hand:
        return True
    hand.remove(card)
    return len(hand) >= len(due) and sum(map(has_power, hand)) >= sum(toll.power for toll in due)


def tolls(c: Combat, camp: Camp) -> list[Step]:
    """Cards that must be discarded for casting."""
    due = [toll for each in troops(c, other(camp)) for toll in having(c, each, Toll)]
    return [PayToll(camp, toll.power) for toll in due]


class PayToll(Question, frozen=True):
    """Whoever casts a spell discards another card, perhaps one with power."""

    automatic = True

    camp: Camp
    power: bool

    def ask(self, t: HeroesTable) -> Decision:
        """Of the caster's choice."""
        seat = caster(fight(t), self.camp)
        hand = dict.fromkeys(t.state.sides[seat].hand)
        able = [DiscardCard(card) for card in hand if has_power(card) or not self.power]
        return Decision(seat, self, tuple(able) or (Done(),))

    def answer(self, t: HeroesTable, seat: int, choice: DiscardCard | Done) -> None:
        """It goes to the own discard pile."""
        if isinstance(choice, DiscardCard):
            discard_card(t, seat, choice.card)
