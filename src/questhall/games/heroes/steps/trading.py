"""The trading post.  [HM-31xx]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat

from ..choices import BuyWarMachine, Done, Exchange, GiveResource, RemoveCard
from ..content import MAGIC_ARROW, load
from ..effects import CardId, Purse
from ..events import ResourcesTraded
from ..geography import HeroesTable
from ..people import gain
from ..piles import remove_card
from .allies import gifts, give
from .machine_shops import buy_machine, machine_price, machines_left

REMOVED = Purse(gold=1)
"""What a card brings that is removed.  [HM-3103]"""
PostChoice = Exchange | RemoveCard | BuyWarMachine | GiveResource | Done


class VisitPost(Question, frozen=True):
    """Trade resources any number of times, or remove a card; not both in one visit.  [HM-3101, HM-3102]"""

    automatic = True

    seat: Seat
    traded: bool = False

    def ask(self, t: HeroesTable) -> Decision:
        """Lines of the table that can be paid; cards that may be removed."""
        side = t.state.sides[self.seat]
        lines = exchanges(t, self.seat)
        cards: list[Choice] = []
        if not self.traded:
            cards += [
                BuyWarMachine(card) for card in machines_left(t) if side.purse.covers(machine_price(card, "post"))
            ]
            cards += [RemoveCard(card) for card in dict.fromkeys(side.hand) if removable(t, self.seat, card)]
        handed = gifts(t, self.seat) if t.state.mode == "cooperative" else ()
        return Decision(self.seat, self, (*lines, *cards, *handed, Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: PostChoice) -> None:
        """A removed card brings 1 gold and ends the visit, and so does a war machine.  [HM-3103, HM-3305]"""
        match choice:
            case GiveResource():
                give(t, seat, choice)
                t.do(self)
            case Exchange(number):
                exchange(t, seat, Exchange(number))
                t.do(VisitPost(seat, traded=True))
            case BuyWarMachine(card):
                buy_machine(t, seat, card, machine_price(card, "post"))
            case RemoveCard(card):
                remove_card(t, seat, card)
                gain(t, seat, REMOVED)


def exchanges(t: HeroesTable, seat: Seat) -> list[Exchange]:
    """The lines of the trade table that can be paid."""
    purse = t.state.sides[seat].purse
    return [Exchange(number) for number, line in enumerate(load().trades) if purse.covers(line.give)]


def exchange(t: HeroesTable, seat: Seat, choice: Exchange) -> None:
    """One exchange by the table.  [HM-3102, HM-3106]"""
    line, side = load().trades[choice.line], t.state.sides[seat]
    side.purse = side.purse.plus(line.give, -1).plus(line.get)
    t.tell(ResourcesTraded(seat, line.give, line.get))


def removable(t: HeroesTable, seat: Seat, card: CardId) -> bool:
    """Not specialties, statistics, the starting ability and magic arrows.  [HM-3104]"""
    own = load().heroes[t.state.sides[seat].hero].ability
    return load().cards[card].kind not in ("specialty", "statistic") and card not in (MAGIC_ARROW, own)
