"""Open Gates: the heroes use the portals.  [KH-R-1200 ff.]"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Seat, Step

from ...choices import PickRoom, UseRule
from ...dungeon import KeepTable, finished_portals, rooms_of
from ...effects import RoomId
from ...events.dungeon import PortalClosed, PortalOpened
from ...figures import open_portal, rouse
from ...twists import Twist
from .high_water import nearest


class Gates(Twist, frozen=True):
    """Rooms with finished portals are joined for advancing heroes; an activation shuts a gate.

    [KH-R-1205, KH-R-1206]
    """

    reacts_to: ClassVar[tuple[type, ...]] = (PortalOpened, PortalClosed)

    def react(self, t: KeepTable, event: PortalOpened | PortalClosed) -> tuple[Step, ...]:
        """The heroes' ways change with the portals."""
        return (JoinGates(),)

    def uses(self, t: KeepTable, seat: Seat, action: int) -> tuple[Choice, ...]:
        """Shut the gate of a room with an own monster.  [KH-R-1206]"""
        rooms = t.state.rooms
        return tuple(UseRule(action, room) for room in rooms_of(t, seat) if rooms[room].portal == "finished")

    def use(self, t: KeepTable, seat: Seat, choice: UseRule) -> None:
        """The portal is turned to its unfinished side."""
        t.state.rooms[choice.room].portal = "unfinished"
        t.tell(PortalClosed(choice.room))


class JoinGates(Step, frozen=True):
    """All rooms with finished portals are gates.  [KH-R-1205]"""

    def run(self, t: KeepTable) -> None:
        """For heroes only."""
        t.state.layout = replace(t.state.layout, gates=tuple(finished_portals(t)))


class GateSurge(Step, frozen=True):
    """The unfinished portal nearest to the vault is finished; heroes at gates become active.  [KH-R-1207]"""

    def run(self, t: KeepTable) -> None:
        """The vault's own first; among equals the players choose."""
        unfinished = [room for room, place in t.state.rooms.items() if place.portal == "unfinished"]
        if unfinished:
            t.do(PickSurge(nearest(t, unfinished)), RouseAtGates())
        else:
            t.do(RouseAtGates())


class PickSurge(Question, frozen=True):
    """Which of equally near portals is finished.  [KH-R-1207]"""

    automatic = True

    rooms: tuple[RoomId, ...]

    def ask(self, t: KeepTable) -> Decision:
        """The players choose."""
        return Decision(t.state.active, self, tuple(map(PickRoom, self.rooms)))

    def answer(self, t: KeepTable, seat: Seat, choice: PickRoom) -> None:
        """It costs no token of the supply."""
        open_portal(t, choice.room)


class RouseAtGates(Step, frozen=True):
    """All heroes in rooms with finished portals become active.  [KH-R-1207]"""

    def run(self, t: KeepTable) -> None:
        """They are resolved with this card."""
        for room in finished_portals(t):
            rouse(t, room)
