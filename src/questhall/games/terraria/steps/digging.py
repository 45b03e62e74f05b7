"""Action: dig.  [TR-15xx]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat

from ..choices import Dig, Go, Pass
from ..content import CellKind
from ..effects import Cell
from ..events import BlockDug
from ..figures import corner_blocked, is_alive
from ..look import Look
from ..state import Points, SeatName
from ..stock import gain_debuff, tool
from ..world import DOWN, TerrariaTable, cells_of, is_block, near, place_of, printed
from .falling import CheckRope, Enter, Settle
from .resources import GainResource


def offered(look: Look) -> list[Dig]:
    """Blocks next to the character that the points suffice for, and no enemy is in.

    [TR-1502, TR-1503, TR-1513, TR-1514]
    """
    side, pickaxe = look.side, look.kit.pickaxe
    points = side.points
    if pickaxe is None or not (points.ap or points.dig or points.hard):
        return []
    taken, marks = look.taken, look.state.marks
    gain = points.ap * pickaxe.dig
    hard = points.hard + (gain if pickaxe.hard else 0)
    total = points.dig + points.hard + gain
    return [
        Dig(cell)
        for cell, kind in look.spot.blocks
        if cell not in marks and cell not in taken and kind.dig <= (hard if kind.hard else total)
    ]


def dig(t: TerrariaTable, seat: Seat, choice: Dig) -> None:
    """Points of action turn into dig points as needed; then the block is gone.  [TR-1501, TR-R-32]"""
    side, pickaxe = t.state.sides[seat], tool(t, seat, "pickaxe")
    assert pickaxe is not None, "only a pickaxe digs"
    kind = printed(t, choice.cell)
    while not pay_points(side.points, kind):
        side.points.ap -= 1
        if pickaxe.hard:
            side.points.hard += pickaxe.dig
        else:
            side.points.dig += pickaxe.dig
    t.do(StepIn(seat, choice.cell))
    clear(t, seat, choice.cell, pickaxe.times)


def pay_points(points: Points, kind: CellKind) -> bool:
    """Ordinary points first, but none for a hard block; whether there are enough.  [TR-1511, TR-1512, TR-R-32]"""
    ordinary = 0 if kind.hard else min(points.dig, kind.dig)
    if points.hard < kind.dig - ordinary:
        return False
    points.dig -= ordinary
    points.hard -= kind.dig - ordinary
    return True


def clear(t: TerrariaTable, seat: Seat, cell: Cell, times: int = 1, *, blast: bool = False) -> None:
    """A tunnel, the resource, and burning from a fiery block.  [TR-1502, TR-1503, TR-1507, TR-1509, TR-1510]"""
    kind = printed(t, cell)
    t.state.marks[cell] = "tunnel"
    whole = not any(is_block(t, other) for other in cells_of(place_of(cell)))
    t.tell(BlockDug(seat, cell, kind.id, blast, whole))
    if kind.id in ("demonite", "crimtane"):
        t.state.evil_ore += 1
    if kind.fire:
        gain_debuff(t, seat, "burning")
    if kind.resource:
        t.do(GainResource(seat, kind.resource, times))


class StepIn(Question, frozen=True):
    """After digging, the character may move into the new cell for nothing; above it, it falls.  [TR-1505, TR-1506]"""

    automatic = True

    seat: SeatName
    cell: Cell

    def ask(self, t: TerrariaTable) -> Decision:
        """Not round a blocked corner.  [TR-R-54]"""
        side = t.state.sides[self.seat]
        flanks = [(one, two) for other, one, two in near(side.cell) if other == self.cell]
        under = self.cell == side.cell + DOWN and not side.hangs
        may = is_alive(t, self.seat) and bool(flanks) and not corner_blocked(t, flanks[0])
        return Decision(self.seat, self, (Go(self.cell), Pass()) if may and not under else (Pass(),))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Go | Pass) -> None:
        """Then whoever lost support falls.  [TR-1506, TR-R-51, TR-R-54]"""
        if isinstance(choice, Go):
            t.do(Enter(seat, choice.to, "dig"), CheckRope(seat), Settle())
        else:
            t.do(Settle())
