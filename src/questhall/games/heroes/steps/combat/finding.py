"""Spells that are cast from elsewhere than the hand.  [HM-1116]"""

from __future__ import annotations

from typing import Literal

from questhall.core import Decision, Question, Seat

from ...board import caster, fight
from ...choices import Done, TakeCard
from ...content import load
from ...effects import CardId
from ...geography import HeroesTable
from ...piles import disclose, refill
from ...state import Borrowed, Camp, Combat

From = Literal["own", "common"]


def found_spells(t: HeroesTable, c: Combat, camp: Camp, pile: From, names: tuple[CardId, ...]) -> list[CardId]:
    """The spells that can be cast from a pile: any of the own one, the top of the common one."""
    seat = caster(c, camp)
    lying = t.state.sides[seat].discard if pile == "own" else t.state.decks["spell"].discard[-1:]
    return [card for card in dict.fromkeys(lying) if load().cards[card].kind == "spell" and card in (names or lying)]


class FindSpell(Question, frozen=True):
    """A spell of a discard pile can be cast in this activation, beyond the limit.  [HM-1116]"""

    automatic = True

    camp: Camp
    pile: From
    names: tuple[CardId, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """Any that lies there."""
        c = fight(t)
        found = tuple(map(TakeCard, found_spells(t, c, self.camp, self.pile, self.names)))
        return Decision(caster(c, self.camp), self, found or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: TakeCard | Done) -> None:
        """It is with the hand cards until the activation is over."""
        if isinstance(choice, Done):
            return
        c, side = fight(t), t.state.sides[seat]
        lying = side.discard if self.pile == "own" else t.state.decks["spell"].discard
        del lying[len(lying) - 1 - lying[::-1].index(choice.card)]
        disclose(side)
        side.hand.append(choice.card)
        c.more_spells[self.camp] = c.more_spells.get(self.camp, 0) + 1
        c.borrowed.append(Borrowed(self.camp, choice.card, self.pile == "common"))
        refill(t, "spell")


def is_now_own(c: Combat, camp: Camp, card: CardId) -> None:
    """A borrowed spell that was cast is one of the own cards.  [HM-1116]"""
    c.borrowed = [each for each in c.borrowed if (each.camp, each.card) != (camp, card)]


def give_back(t: HeroesTable, c: Combat) -> None:
    """Borrowed spells that were not cast leave the hand for the pile that they came from."""
    for borrowed in c.borrowed:
        side = t.state.sides[caster(c, borrowed.camp)]
        if borrowed.card in side.hand:
            side.hand.remove(borrowed.card)
            (t.state.decks["spell"].discard if borrowed.common else side.discard).append(borrowed.card)
    c.borrowed = []
