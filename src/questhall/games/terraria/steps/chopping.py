"""Action: chop.  [TR-14xx]"""

from __future__ import annotations

from questhall.core import Seat

from ..choices import Chop
from ..effects import Cell
from ..events import TreeFelled
from ..figures import visible
from ..look import Look
from ..stock import tool
from ..world import TerrariaTable, printed
from .resources import GainResource


def offered(look: Look) -> list[Chop]:
    """A visible tree on the own cell or next to it that the points suffice for.  [TR-1402, TR-1405, TR-1406]"""
    side, axe = look.side, look.kit.axe
    trees = look.spot.trees
    if axe is None or not trees:
        return []
    points, kinds = side.points.chop + side.points.ap * axe.chop, look.chart.kinds
    return [Chop(cell) for cell in trees if kinds[cell].chop <= points and visible(look.t, cell, look.seat, look.taken)]


def chop(t: TerrariaTable, seat: Seat, choice: Chop) -> None:
    """Each point of action gives the chop points of the axe; what is left over stays.  [TR-1401, TR-1402, TR-R-32]"""
    points, axe = t.state.sides[seat].points, tool(t, seat, "axe")
    assert axe is not None, "only an axe chops"
    while points.chop < printed(t, choice.cell).chop:
        points.ap -= 1
        points.chop += axe.chop
    points.chop -= printed(t, choice.cell).chop
    fell(t, seat, choice.cell, axe.times)


def fell(t: TerrariaTable, seat: Seat, cell: Cell, times: int = 1) -> None:
    """As much wood as the number, times the yield; an acorn marks the cell.  [TR-1403, TR-1404, TR-1409, TR-EX-62]"""
    t.state.marks[cell] = "acorn"
    t.tell(TreeFelled(seat, cell))
    t.do(GainResource(seat, "wood", printed(t, cell).chop * times))
