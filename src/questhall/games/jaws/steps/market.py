"""Buying, selling, exchanging and taking along items.  [JL-46xx]"""

from __future__ import annotations

from collections.abc import Mapping

from questhall.core import Choice, Decision, OpenQuestion, Question, Refusal, Seat
from questhall.haven.choices import Done
from questhall.haven.terms import Being, ItemId

from ..choices import Buy, GiveItem, LeaveItem, Sell
from ..chronicle import ItemBought, ItemReceived, ItemSold
from ..content import load
from ..members import Member
from ..party import add_gold, at_seat, copies_left, member, record_of, resale, too_many
from ..refusals import unsold
from ..world import JawsTable
from .growing import seat_at


class OpenMarket(OpenQuestion, frozen=True):
    """Everybody buys, sells and exchanges, until all are done.  [JL-4601, JL-4604 to JL-4607, JL-4506]"""

    done: tuple[Seat, ...] = ()

    def asks(self, t: JawsTable) -> Mapping[Seat, Decision]:
        """Those who are not done."""
        left = [one for one in record_of(t).members if one.seat not in self.done]
        return {one.seat: Decision(one.seat, self, tuple(self.open_to(t, one))) for one in left}

    def open_to(self, t: JawsTable, one: Member) -> list[Choice]:
        """What a character can pay for, has, or can give away.  [JL-4603, JL-4609]"""
        items, record = load().items, record_of(t)
        wanted = [items[name] for name in record.shop if name not in one.items]
        choices: list[Choice] = [Done()]
        choices += [Buy(item.id) for item in wanted if item.price <= one.gold and copies_left(t, item) > 0]
        choices += map(Sell, one.items)
        for other in record.members:
            if other.being != one.being:
                choices += [GiveItem(item, other.being) for item in one.items if item not in other.items]
        return choices

    def refuse(self, t: JawsTable, seat: Seat) -> list[Refusal]:
        """Why the shop does not sell something."""
        return list(unsold(t, at_seat(t, seat)))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """The market stays open for the others."""
        one, items = at_seat(t, seat), load().items
        done = self.done
        match choice:
            case Buy(item):
                add_gold(t, one, -items[item].price)
                one.items.append(item)
                t.tell(ItemBought(one.being, item))
            case Sell(item):
                add_gold(t, one, resale(items[item]))
                one.items.remove(item)
                t.tell(ItemSold(one.being, item))
            case GiveItem(item, to):
                one.items.remove(item)
                member(t, to).items.append(item)
                t.tell(ItemReceived(to, item))
            case _:
                done = (*done, seat)
        if len(done) < len(record_of(t).members):
            t.do(OpenMarket(done))


class Equip(Question, frozen=True):
    """A character takes along what its slots allow; of too many some stay in town.  [JL-4611, JL-4612, JL-G-803]"""

    automatic = True

    being: Being
    left: tuple[ItemId, ...] = ()

    def ask(self, t: JawsTable) -> Decision:
        """What stays in a slot with too many."""
        one = member(t, self.being)
        taken = [item for item in one.items if item not in self.left]
        crowded = too_many(one, taken)
        return Decision(seat_at(t, self.being), self, tuple(map(LeaveItem, crowded)) or (LeaveItem(""),))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """Until everything fits."""
        assert isinstance(choice, LeaveItem)
        if choice.item:
            t.do(Equip(self.being, (*self.left, choice.item)))
        else:
            t.state.left[self.being] = list(self.left)
