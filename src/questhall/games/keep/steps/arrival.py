"""A hero is summoned: it brags, checks the room and inspires.  [KH-35xx to KH-37xx]"""

from __future__ import annotations

from typing import assert_never

from questhall.core import Step

from ..dungeon import PRISON, KeepTable, chart, find_hero, guarded
from ..effects import TRAP, RoomId
from ..figures import rouse, spring_traps, tire
from ..piles import discard_token
from ..state import Hero
from .attack import PickTarget
from .resources import LoseResources


def arrival(room: str, hero: Hero) -> tuple[Step, ...]:
    """Steps 2 to 4 of a hero that was summoned; each is done once.  [KH-3501, KH-R-019]"""
    hero.fresh = False
    return Brag(hero.id), CheckRoom(hero.id), Inspire(room, (hero.id,))


class Brag(Step, frozen=True):
    """Step 2: the ability of the class, without a target nothing.  [KH-3501, KH-3509]"""

    hero: str

    def run(self, t: KeepTable) -> None:
        """Archer, warrior, rogue, mage; the champion has none.  [KH-3502 to KH-3508]"""
        found = find_hero(t, self.hero)
        if found is None:
            return
        room, hero = found
        match hero.kind:
            case "archer":
                if rooms := shot_at(t, room):
                    t.do(PickTarget(hero.kind, rooms, 1))
            case "warrior":
                t.do(LoseResources(room, 2))
            case "rogue":
                if t.state.rooms[room].goods.get(TRAP):
                    discard_token(t, room, TRAP)
            case "mage":
                if room == PRISON:
                    rouse(t, room)
            case "champion":
                pass
            case _:
                assert_never(hero.kind)


def shot_at(t: KeepTable, room: str) -> tuple[str, ...]:
    """The rooms that an archer aims at: adjacent by a passage, with monsters, nearest to the vault.

    [KH-3502, KH-3503, KH-3504, KH-R-030]
    """
    graph = chart(t)
    targets = [other for other in graph.near[room] if guarded(t, other)]
    nearest = min((graph.distance.get(other, 99) for other in targets), default=0)
    return tuple(other for other in targets if graph.distance.get(other, 99) == nearest)


class CheckRoom(Step, frozen=True):
    """Step 3 of a summoned hero: traps, then the prison keeps all but mages.  [KH-3601, KH-3602, KH-3603]"""

    hero: str

    def run(self, t: KeepTable) -> None:
        """A hero that the traps remove does not stay to be locked up."""
        found = find_hero(t, self.hero)
        if found is None:
            return
        room, hero = found
        spring_traps(t, room, hero)
        if room == PRISON and hero.active and hero.kind not in ("mage", "champion") and find_hero(t, hero.id):
            tire(t, room, hero, "prison")


class Inspire(Step, frozen=True):
    """Step 4: heroes that entered and are active rouse all exhausted ones in the room.  [KH-3701, KH-3703]"""

    room: RoomId
    heroes: tuple[str, ...]

    def run(self, t: KeepTable) -> None:
        """Nobody inspires from the supply, and nobody exhausted."""
        if any(hero.active and hero.id in self.heroes for hero in t.state.rooms[self.room].heroes):
            rouse(t, self.room)
