"""Resources and the inventory.  [TR-38xx]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step

from ..choices import FreeSlot, Pass
from ..effects import Resource
from ..events import ResourceGained, ResourceLost
from ..state import SeatName
from ..stock import EMPTY, store
from ..world import TerrariaTable


class GainResource(Step, frozen=True):
    """Resources go where there is room; what is left over needs a decision.  [TR-1504, TR-3807, TR-3809]"""

    seat: SeatName
    kind: Resource
    count: int

    def run(self, t: TerrariaTable) -> None:
        """The own stacks first, then empty slots."""
        left = store(t.state.sides[self.seat], self.kind, self.count)
        if self.count > left:
            t.tell(ResourceGained(self.seat, self.kind, self.count - left))
        if left:
            t.do(MakeRoom(self.seat, self.kind, left))


def clear_slot(t: TerrariaTable, seat: Seat, slot: int) -> None:
    """All that was in a slot is lost.  [TR-3807]"""
    side = t.state.sides[seat]
    stack, side.slots[slot] = side.slots[slot], EMPTY
    t.tell(ResourceLost(seat, stack.kind, stack.count))


class MakeRoom(Question, frozen=True):
    """Free a slot for what does not fit, or give it up.  [TR-3807, TR-3808, TR-3809]"""

    seat: SeatName
    kind: Resource
    count: int

    def ask(self, t: TerrariaTable) -> Decision:
        """Any slot of another kind.  [TR-3808]"""
        slots = t.state.sides[self.seat].slots
        free: list[Choice] = [FreeSlot(number) for number, stack in enumerate(slots) if stack.kind != self.kind]
        return Decision(self.seat, self, (*free, Pass()))

    def answer(self, t: TerrariaTable, seat: Seat, choice: FreeSlot | Pass) -> None:
        """All that was in the freed slot is lost.  [TR-3807, TR-EX-21]"""
        match choice:
            case FreeSlot(slot):
                clear_slot(t, seat, slot)
                t.do(GainResource(seat, self.kind, self.count))
            case Pass():
                t.tell(ResourceLost(seat, self.kind, self.count))
