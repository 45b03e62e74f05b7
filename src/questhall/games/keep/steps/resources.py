"""Resources that are lost to heroes.  [KH-3505, KH-3905]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from ..choices import PickToken
from ..dungeon import KeepTable
from ..effects import RESOURCES, RoomId
from ..piles import discard_token


class LoseResources(Step, frozen=True):
    """Resources of a room are discarded, as many as there are, up to a number.  [KH-3505, KH-3905, KH-R-023]"""

    room: RoomId
    most: int

    def run(self, t: KeepTable) -> None:
        """Where they differ the players choose."""
        if self.most and any(t.state.rooms[self.room].goods.get(resource) for resource in RESOURCES):
            t.do(PickLostResource(self.room), LoseResources(self.room, self.most - 1))


class PickLostResource(Question, frozen=True):
    """Which resource of the room is lost.  [KH-R-023]"""

    automatic = True

    room: RoomId

    def ask(self, t: KeepTable) -> Decision:
        """The kinds that lie there."""
        goods = t.state.rooms[self.room].goods
        kinds = tuple(PickToken(kind, self.room) for kind in RESOURCES if goods.get(kind))
        return Decision(t.state.active, self, kinds)

    def answer(self, t: KeepTable, seat: Seat, choice: PickToken) -> None:
        """It goes to the supply."""
        discard_token(t, choice.room, choice.token)
