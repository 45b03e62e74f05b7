"""High Water: rising water closes rooms and drives heroes nearer to the vault.  [KH-R-1080 ff.]"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Seat, Step

from ...choices import PickRoom, UseRule
from ...dungeon import KeepTable, chart, guards, rooms_of
from ...effects import HeroClass, RoomId
from ...events.dungeon import FigureWashed, RoomDrained, RoomFlooded
from ...events.turns import NothingHappened
from ...twists import Twist
from ..summon import SummonHero

ORDER = ("sewer", "graveyard", "apothecary", "cage")


class Flood(Twist, frozen=True):
    """Pumping, and heroes that find their room under water.  [KH-R-1085 to KH-R-1091]"""

    replaces: ClassVar[tuple[type, ...]] = (SummonHero,)

    def uses(self, t: KeepTable, seat: Seat, action: int) -> tuple[Choice, ...]:
        """Pump a flooded room from a room that shares an edge with it.  [KH-R-1091]"""
        touching = chart(t).touching
        own = rooms_of(t, seat)
        return tuple(
            UseRule(action, room) for room in t.state.layout.flooded if any(room in touching[other] for other in own)
        )

    def use(self, t: KeepTable, seat: Seat, choice: UseRule) -> None:
        """The passages are open again."""
        layout = t.state.layout
        t.state.layout = replace(layout, flooded=tuple(room for room in layout.flooded if room != choice.room))
        t.tell(RoomDrained(choice.room))

    def replace(self, t: KeepTable, step: SummonHero) -> tuple[Step, ...] | None:
        """A hero comes instead into the nearest unflooded room that shares an edge.  [KH-R-1088]"""
        if step.room not in t.state.layout.flooded or not t.state.supply[step.kind]:
            return None
        dry = nearest(t, [room for room in chart(t).touching[step.room] if room not in t.state.layout.flooded])
        return (PickDryRoom(step.kind, dry),) if dry else ()


class PickDryRoom(Question, frozen=True):
    """Into which of equally near rooms the hero comes.  [KH-R-1088]"""

    automatic = True

    kind: HeroClass
    rooms: tuple[RoomId, ...]

    def ask(self, t: KeepTable) -> Decision:
        """The players choose."""
        return Decision(t.state.active, self, tuple(map(PickRoom, self.rooms)))

    def answer(self, t: KeepTable, seat: Seat, choice: PickRoom) -> None:
        """It is summoned there."""
        t.do(SummonHero(self.kind, choice.room))


class RisingWater(Step, frozen=True):
    """The first unflooded room of the order is flooded.  [KH-R-1092, KH-R-1089]"""

    def run(self, t: KeepTable) -> None:
        """Figures leave by a passage, or over an edge if there is none."""
        flooded = t.state.layout.flooded
        room = next((room for room in ORDER if room not in flooded), None)
        if room is None:
            t.tell(NothingHappened("rising_water"))
            return
        graph = chart(t)
        ways = graph.near[room] or tuple(other for other in graph.touching[room] if other not in flooded)
        refuge = nearest(t, list(ways))
        t.state.layout = replace(t.state.layout, flooded=(*flooded, room))
        t.tell(RoomFlooded(room))
        if t.state.rooms[room].heroes or guards(t, room):
            t.do(PickRefuge(room, refuge))


class PickRefuge(Question, frozen=True):
    """Where the figures of a flooded room go, among equally near rooms.  [KH-R-1089]"""

    automatic = True

    room: RoomId
    rooms: tuple[RoomId, ...]

    def ask(self, t: KeepTable) -> Decision:
        """The players choose."""
        return Decision(t.state.active, self, tuple(map(PickRoom, self.rooms)))

    def answer(self, t: KeepTable, seat: Seat, choice: PickRoom) -> None:
        """Heroes keep their side and do not count as entering."""
        place, refuge = t.state.rooms[self.room], t.state.rooms[choice.room]
        for hero in place.heroes:
            t.tell(FigureWashed(hero.kind, None, self.room, choice.room))
        refuge.heroes += place.heroes
        place.heroes = []
        for owner, number in guards(t, self.room):
            t.state.sides[owner].monsters[number].room = choice.room
            t.tell(FigureWashed("", owner, self.room, choice.room))


def nearest(t: KeepTable, rooms: list[str]) -> tuple[str, ...]:
    """Those of the rooms that are nearest to the vault."""
    distance = chart(t).distance
    least = min((distance.get(room, 99) for room in rooms), default=0)
    return tuple(room for room in rooms if distance.get(room, 99) == least)
