"""Donated resources that do not fit may be spent at once.  [TR-1607]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step

from ..choices import Build, Craft, FreeSlot, Pass, Place
from ..effects import House, Resource
from ..events import ResourceGained, ResourceLost
from ..state import SeatName, Side, Stack
from ..stock import STACK, TOKENS, covers, goods, store
from ..world import TerrariaTable
from .building import build_house, can_build, sites
from .crafting import can_make, craft, is_left
from .resources import clear_slot


class Receive(Step, frozen=True):
    """Resources go where there is room.  [TR-1607, TR-3809]"""

    seat: SeatName
    kind: Resource
    count: int

    def run(self, t: TerrariaTable) -> None:
        """What is left over needs a decision."""
        left = store(t.state.sides[self.seat], self.kind, self.count)
        if left < self.count:
            t.tell(ResourceGained(self.seat, self.kind, self.count - left, "given"))
        if left:
            t.do(SpendAtOnce(self.seat, self.kind, left))


class SpendAtOnce(Question, frozen=True):
    """Craft or build with what does not fit, free a slot for it, or give it up.  [TR-1607, TR-3807]"""

    seat: SeatName
    kind: Resource
    count: int

    def ask(self, t: TerrariaTable) -> Decision:
        """Whatever needs this resource and can be paid with it."""
        made = possible(t, self.seat, self.kind, self.count)
        slots = t.state.sides[self.seat].slots
        free = [FreeSlot(number) for number, stack in enumerate(slots) if stack.kind != self.kind]
        return Decision(self.seat, self, (*made, *free, Pass()))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Craft | Build | FreeSlot | Pass) -> None:
        """Until nothing is left over."""
        side = t.state.sides[seat]
        match choice:
            case Craft():
                extra = lend(side, self.kind, self.count)
                craft(t, seat, choice)
                take_back(t, seat, self.kind, extra)
            case Build(house):
                t.do(BuildAtOnce(seat, house, self.kind, self.count))
            case FreeSlot(slot):
                clear_slot(t, seat, slot)
                t.do(Receive(seat, self.kind, self.count))
            case Pass():
                t.tell(ResourceLost(seat, self.kind, self.count))


class BuildAtOnce(Question, frozen=True):
    """Where a house goes that is paid with what does not fit.  [TR-1607, TR-2601]"""

    seat: SeatName
    house: House
    kind: Resource
    count: int

    def ask(self, t: TerrariaTable) -> Decision:
        """Every place, or none after all."""
        return Decision(self.seat, self, (*map(Place, sites(t, self.seat)), Pass()))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Place | Pass) -> None:
        """What is left over is decided upon again."""
        if isinstance(choice, Pass):
            t.do(SpendAtOnce(seat, self.kind, self.count))
            return
        extra = lend(t.state.sides[seat], self.kind, self.count)
        build_house(t, seat, self.house, choice.cell)
        take_back(t, seat, self.kind, extra)


def lend(side: Side, kind: Resource, count: int) -> int:
    """Slots for the surplus, beyond those of the board; how many."""
    full, rest = divmod(count, STACK)
    extra = [Stack(kind, STACK)] * full + ([Stack(kind, rest)] if rest else [])
    side.slots += extra
    return len(extra)


def take_back(t: TerrariaTable, seat: Seat, kind: Resource, extra: int) -> None:
    """Remove those slots again; what is left of the surplus goes where there is room now."""
    side = t.state.sides[seat]
    lent, side.slots = side.slots[-extra:], side.slots[:-extra]
    left = sum(stack.count for stack in lent)
    if left:
        t.do(Receive(seat, kind, left))


def possible(t: TerrariaTable, seat: Seat, kind: Resource, extra: int) -> list[Choice]:
    """What a player could craft or build with so much more of a resource, and not without that resource."""
    have = goods(t.state.sides[seat])
    have[kind] = have.get(kind, 0) + extra
    costs = {token: cost for token, cost in TOKENS.items() if is_left(t, token)}
    costs |= {item.id: item.cost for item in t.content.recipes if kind in item.cost and can_make(t, item)}
    made: list[Choice] = [Craft(item) for item, cost in costs.items() if kind in cost and covers(have, cost)]
    for name, house in t.content.houses.items():
        if kind in house.cost and covers(have, house.cost) and can_build(t, seat, name):
            made.append(Build(name))
    return made
