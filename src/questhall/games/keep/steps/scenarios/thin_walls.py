"""Thin Walls: a long winding dungeon whose walls come and go.  [KH-R-1140 ff.]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Step

from ...dungeon import KeepTable
from ...events.dungeon import VeilShifted
from ...twists import Twist


class Veil(Twist, frozen=True):
    """While the veil is thin, any two rooms sharing an edge count as joined.  [KH-R-1144, KH-R-1145, KH-R-1146]"""


class VeilShifts(Step, frozen=True):
    """The veil changes from solid to thin or back.  [KH-R-1147]"""

    def run(self, t: KeepTable) -> None:
        """At once, for everybody."""
        t.state.layout = replace(t.state.layout, thin=not t.state.layout.thin)
        t.tell(VeilShifted(t.state.layout.thin))
