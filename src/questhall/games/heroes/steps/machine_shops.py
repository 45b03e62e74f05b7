"""War machines for sale, and units that are exchanged.  [HM-3303, HM-3304]"""

from __future__ import annotations

import functools

from questhall.core import Decision, Question, Seat

from ..choices import (
    BuyWarMachine,
    Done,
)
from ..content import load
from ..effects import CardId, Purse
from ..events import MachineBought, UnitRecruited
from ..geography import HeroesTable
from ..people import pay
from ..piles import in_supply
from ..state import Troop
from .gaining import receive

PEDDLED = 3
"""So much less gold a peddler asks than a trading post."""


def machines_left(t: HeroesTable) -> list[CardId]:
    """War machines that can still be had."""
    return in_supply(t, machines())


@functools.cache
def machines() -> tuple[CardId, ...]:
    """All war machines."""
    return tuple(card.id for card in load().cards.values() if card.kind == "machine")


def machine_price(card: CardId, shop: str) -> Purse:
    """The lower price at a factory, the higher at a trading post; a peddler asks less than that.  [HM-3304]"""
    printed = load().cards[card]
    match shop:
        case "free":
            return Purse()
        case "factory":
            return Purse(gold=printed.factory)
        case "peddler":
            return Purse(gold=printed.post).cheaper(PEDDLED)
        case _:
            return Purse(gold=printed.post)


def buy_machine(t: HeroesTable, seat: Seat, card: CardId, price: Purse) -> None:
    """It goes to the hand, as any card that is gained.  [HM-905, HM-3302]"""
    pay(t, seat, price)
    receive(t, seat, card)
    t.tell(MachineBought(seat, card))


class VisitFactory(Question, frozen=True):
    """A war machine may be bought.  [HM-3303, HM-3304, HM-3627]"""

    automatic = True

    seat: Seat
    shop: str

    def ask(self, t: HeroesTable) -> Decision:
        """What can be paid."""
        purse = t.state.sides[self.seat].purse
        able = [card for card in machines_left(t) if purse.covers(machine_price(card, self.shop))]
        return Decision(self.seat, self, (*map(BuyWarMachine, able), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: BuyWarMachine | Done) -> None:
        """One in a visit."""
        if isinstance(choice, BuyWarMachine):
            buy_machine(t, seat, choice.card, machine_price(choice.card, self.shop))


# -- units


def can_promote(t: HeroesTable, seat: Seat, unit: str, into: str) -> bool:
    """Whether a Pack can be given up for a neutral unit that lies in its deck."""
    army = t.state.sides[seat].army
    pile = t.state.neutrals[load().units[into].rank("neutral")]
    return Troop(unit, "pack") in army and into in [*pile.deck, *pile.discard] and Troop(into, "neutral") not in army


def promote(t: HeroesTable, seat: Seat, unit: str, into: str) -> None:
    """The neutral card is taken out of its deck, which is shuffled."""
    if not can_promote(t, seat, unit, into):
        return
    army = t.state.sides[seat].army
    pile = t.state.neutrals[load().units[into].rank("neutral")]
    (pile.deck if into in pile.deck else pile.discard).remove(into)
    t.shuffle(pile.deck)
    army.remove(Troop(unit, "pack"))
    army.append(Troop(into, "neutral"))
    t.tell(UnitRecruited(seat, into))
