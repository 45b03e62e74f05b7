"""One resource for another, between players.  [HM-3313]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat

from ..choices import AcceptSwap, Done, Pledge, SeatName
from ..effects import RESOURCES, Purse, Resource
from ..geography import HeroesTable
from ..people import gain, living, pay

MOST = 10
"""No more of a resource is offered or asked for."""


def pledges(purse: Purse, *others: Resource) -> list[Pledge]:
    """So much of one resource as is there, but for some of them."""
    found = [(resource, min(getattr(purse, resource), MOST)) for resource in RESOURCES if resource not in others]
    return [Pledge(resource, count) for resource, most in found for count in range(1, most + 1)]


class OfferGoods(Question, frozen=True):
    """A player may propose one swap: so much of one resource.  [HM-3313]"""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """If there is anybody else."""
        able = pledges(t.state.sides[self.seat].purse) if len(living(t)) > 1 else []
        return Decision(self.seat, self, (*able, Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Pledge | Done) -> None:
        """Then what is wanted for it."""
        if isinstance(choice, Pledge):
            t.do(AskForGoods(seat, choice.resource, choice.count))


class AskForGoods(Question, frozen=True):
    """For so much of another resource.  [HM-3313]"""

    automatic = True

    seat: Seat
    given: Resource
    count: int

    def ask(self, t: HeroesTable) -> Decision:
        """What somebody could pay."""
        able = [
            each
            for other in living(t)
            if other != self.seat
            for each in pledges(t.state.sides[other].purse, self.given)
        ]
        return Decision(self.seat, self, (*dict.fromkeys(able), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: Pledge | Done) -> None:
        """All others are asked clockwise."""
        if isinstance(choice, Pledge):
            seats = living(t)
            place = seats.index(seat)
            others = (*seats[place + 1 :], *seats[:place])
            t.do(AnswerSwap(seat, self.given, self.count, choice.resource, choice.count, others))


class AnswerSwap(Question, frozen=True):
    """The first who agrees takes part in the swap.  [HM-3313]"""

    automatic = True

    by: SeatName
    given: Resource
    count: int
    wanted: Resource
    price: int
    order: tuple[Seat, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """Who can pay."""
        able = t.state.sides[self.order[0]].purse.covers(self.paid())
        return Decision(self.order[0], self, (*((AcceptSwap(),) if able else ()), Done()))

    def paid(self) -> Purse:
        """What is given for the offer."""
        return Purse(**{self.wanted: self.price})

    def answer(self, t: HeroesTable, seat: Seat, choice: AcceptSwap | Done) -> None:
        """Both pay at once; else the next is asked."""
        if isinstance(choice, AcceptSwap):
            offered = Purse(**{self.given: self.count})
            pay(t, self.by, offered)
            pay(t, seat, self.paid())
            gain(t, self.by, self.paid())
            gain(t, seat, offered)
        elif len(self.order) > 1:
            t.do(AnswerSwap(self.by, self.given, self.count, self.wanted, self.price, self.order[1:]))
