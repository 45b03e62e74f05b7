"""Donated resources that do not fit may be spent at once.  [TR-1607]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step

from ..choices import Craft, FreeSlot, Pass
from ..effects import Resource
from ..events import ResourceGained, ResourceLost
from ..state import SeatName, Side, Stack
from ..stock import STACK, covers, goods, store
from ..world import TerrariaTable
from .crafting import TOKENS, can_make, craft, is_left


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
    """Craft with what does not fit, free a slot for it, or give it up.  [TR-1607, TR-3807]"""

    seat: SeatName
    kind: Resource
    count: int

    def ask(self, t: TerrariaTable) -> Decision:
        """Whatever needs this resource and can be paid with it."""
        side = t.state.sides[self.seat]
        made: list[Choice] = [Craft(item) for item in possible(t, self.seat, self.kind, self.count)]
        free = [FreeSlot(number) for number, stack in enumerate(side.slots) if stack.kind != self.kind]
        return Decision(self.seat, self, (*made, *free, Pass()))

    def lend(self, side: Side) -> list[Stack]:
        """Slots for the surplus, beyond those of the board."""
        full, rest = divmod(self.count, STACK)
        extra = [Stack(self.kind, STACK) for _ in range(full)] + ([Stack(self.kind, rest)] if rest else [])
        side.slots += extra
        return extra

    def take_back(self, side: Side, extra: list[Stack]) -> int:
        """Remove those slots again, and say what is left of the surplus."""
        del side.slots[len(side.slots) - len(extra) :]
        return sum(stack.count for stack in extra if stack.kind)

    def answer(self, t: TerrariaTable, seat: Seat, choice: Craft | FreeSlot | Pass) -> None:
        """Until nothing is left over."""
        side = t.state.sides[seat]
        match choice:
            case Craft():
                extra = self.lend(side)
                craft(t, seat, choice)
                left = self.take_back(side, extra)
                if left:
                    t.do(Receive(seat, self.kind, left))
            case FreeSlot(slot):
                stack = side.slots[slot]
                t.tell(ResourceLost(seat, stack.kind, stack.count))
                stack.kind, stack.count = "", 0
                t.do(Receive(seat, self.kind, self.count))
            case Pass():
                t.tell(ResourceLost(seat, self.kind, self.count))


def possible(t: TerrariaTable, seat: Seat, kind: Resource, extra: int) -> list[str]:
    """What a player could craft with so much more of a resource, and not without that resource."""
    have = goods(t.state.sides[seat])
    have[kind] = have.get(kind, 0) + extra
    costs = {token: cost for token, cost in TOKENS.items() if is_left(t, token)}
    costs |= {item.id: item.cost for item in t.content.recipes if kind in item.cost and can_make(t, item)}
    return [item for item, cost in costs.items() if kind in cost and covers(have, cost)]
