"""Two Cellars: no passage between them until the heroes have dug one.  [KH-R-1120 ff.]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Choice, Seat, Step

from ...choices import UseRule
from ...dungeon import KeepTable, rooms_of
from ...events.dungeon import TunnelDug, WallBroken
from ...events.turns import NothingHappened
from ...twists import Twist

WALL = ("library", "apothecary")
TOKENS_TO_BREAK = 2


def wall_stands(t: KeepTable) -> bool:
    """Whether the cellars are still apart."""
    return WALL not in t.state.layout.opened


class Tunnel(Twist, frozen=True):
    """While the wall stands, an activation beside it removes a tunnel token.  [KH-R-1126]"""

    def uses(self, t: KeepTable, seat: Seat, action: int) -> tuple[Choice, ...]:
        """With an own monster on either side of the wall."""
        beside = [room for room in rooms_of(t, seat) if room in WALL]
        return (UseRule(action, beside[0]),) if beside and t.state.tunnel and wall_stands(t) else ()

    def use(self, t: KeepTable, seat: Seat, choice: UseRule) -> None:
        """One token."""
        t.state.tunnel -= 1
        t.tell(TunnelDug(t.state.tunnel))


class TunnelCrew(Step, frozen=True):
    """While the wall stands, a tunnel token; with two the wall becomes a passage.  [KH-R-1127, KH-R-1128]"""

    def run(self, t: KeepTable) -> None:
        """For the rest of the game; the tokens are discarded."""
        if not wall_stands(t):
            t.tell(NothingHappened("tunnel_crew"))
            return
        t.state.tunnel += 1
        t.tell(TunnelDug(t.state.tunnel))
        if t.state.tunnel >= TOKENS_TO_BREAK:
            t.state.tunnel = 0
            t.state.layout = replace(t.state.layout, opened=(*t.state.layout.opened, WALL))
            t.tell(WallBroken(*WALL))
