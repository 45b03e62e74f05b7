"""Resolving heroes: brag, room check, inspire, attack, loot, wait, advance.  [KH-33xx to KH-41xx]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from ..choices import PickHero, PickRoom
from ..dungeon import KeepTable, chart, find_hero, guarded, unlike
from ..effects import TRAP, RoomId
from ..events.heroes import HeroAdvanced
from ..figures import present, spring_traps, tire
from ..state import Hero
from ..twists import HeroCount, HeroDamage
from .arrival import Inspire, arrival
from .attack import PickTarget
from .treasures import LootTreasure


class ResolveHeroes(Step, frozen=True):
    """Go on until no hero is active; the players decide who comes next.  [KH-3302, KH-3303, KH-3304]"""

    def run(self, t: KeepTable) -> None:
        """One hero, then the rest."""
        heroes = [hero for place in t.state.rooms.values() for hero in place.heroes if hero.active]
        if heroes:
            t.do(HeroActs(heroes[0].id) if len(heroes) == 1 else PickNextHero(), self)


class PickNextHero(Question, frozen=True):
    """Which active hero is resolved next.  [KH-3302, KH-R-049]"""

    automatic = True

    def ask(self, t: KeepTable) -> Decision:
        """One hero of each sort in each room."""
        rooms = t.state.rooms.values()
        heroes = [hero for place in rooms if place.heroes for hero in unlike(place.heroes) if hero.active]
        return Decision(t.state.active, self, tuple(PickHero(hero.id) for hero in heroes))

    def answer(self, t: KeepTable, seat: Seat, choice: PickHero) -> None:
        """It acts."""
        t.do(HeroActs(choice.hero))


class HeroActs(Step, frozen=True):
    """A fresh hero brags, checks the room and inspires; then it attacks, loots, waits or advances.  [KH-3305]"""

    hero: str

    def run(self, t: KeepTable) -> None:
        """Take the first of the steps 5 to 8 that applies.  [KH-3802]"""
        found = find_hero(t, self.hero)
        if found is None or not found[1].active:
            return
        room, hero = found
        if hero.fresh:
            t.do(*arrival(room, hero), self)
        elif guarded(t, room):
            tire(t, room, hero, "attack")
            t.do(PickTarget(hero.kind, (room,), t.number(HeroDamage(hero.kind), 1)))
        elif newcomers := [other for other in t.state.rooms[room].heroes if other.fresh]:
            t.do(*(step for other in newcomers for step in arrival(room, other)), self)
        elif t.state.rooms[room].treasures:
            loot_or_wait(t, room, hero)
        else:
            advance(t, room, hero)


def loot_or_wait(t: KeepTable, room: str, hero: Hero) -> None:
    """Steps 6 and 7: enough active heroes loot, fewer wait.  [KH-3901, KH-4001, KH-3914, KH-R-024]"""
    place = t.state.rooms[room]
    value = min(treasure.value for treasure in place.treasures)
    if sum(t.number(HeroCount(other.kind), 1) for other in place.heroes if other.active) >= value:
        t.do(TireLooters(room, value), LootTreasure(room, value))
    else:
        tire(t, room, hero, "wait")


class TireLooters(Step, frozen=True):
    """As many heroes as the value are exhausted; those beyond it stay active.  [KH-3902, KH-3903]"""

    room: RoomId
    left: int

    def run(self, t: KeepTable) -> None:
        """Without one too many there is nothing to choose."""
        if self.left <= 0:
            return
        active = [hero for hero in t.state.rooms[self.room].heroes if hero.active]
        if sum(t.number(HeroCount(hero.kind), 1) for hero in active) > self.left:
            t.do(PickLooter(self.room, self.left))
            return
        for hero in active:
            tire(t, self.room, hero, "loot")


class PickLooter(Question, frozen=True):
    """Which hero is exhausted by looting.  [KH-R-023]"""

    automatic = True

    room: RoomId
    left: int

    def ask(self, t: KeepTable) -> Decision:
        """The active heroes of the room, one of each sort."""
        active = [hero for hero in unlike(t.state.rooms[self.room].heroes) if hero.active]
        return Decision(t.state.active, self, tuple(PickHero(hero.id) for hero in active))

    def answer(self, t: KeepTable, seat: Seat, choice: PickHero) -> None:
        """It covers its part of the value."""
        room, hero = present(t, choice.hero)
        tire(t, room, hero, "loot")
        t.do(TireLooters(room, self.left - t.number(HeroCount(hero.kind), 1)))


def advance(t: KeepTable, room: str, hero: Hero) -> None:
    """Step 8: on towards the vault, or exhausted where no way leads nearer.  [KH-4101, KH-4103, KH-R-028]"""
    if ways := chart(t).nearer[room]:
        t.do(PickDirection(room, ways))
    else:
        tire(t, room, hero, "no_way")


class PickDirection(Question, frozen=True):
    """Where the active heroes of a room advance to, among equally near rooms.  [KH-4102]"""

    automatic = True

    room: RoomId
    ways: tuple[RoomId, ...]

    def ask(self, t: KeepTable) -> Decision:
        """The rooms nearest to the vault."""
        return Decision(t.state.active, self, tuple(map(PickRoom, self.ways)))

    def answer(self, t: KeepTable, seat: Seat, choice: PickRoom) -> None:
        """All active heroes go together; there steps 3 to 8 follow, without bragging.  [KH-4101, KH-4104, KH-4105]"""
        origin, to = t.state.rooms[self.room], t.state.rooms[choice.room]
        movers = [hero for hero in origin.heroes if hero.active]
        origin.heroes = [hero for hero in origin.heroes if not hero.active]
        to.heroes += movers
        for hero in movers:
            t.tell(HeroAdvanced(hero.id, hero.kind, self.room, choice.room))
        arrived = tuple(hero.id for hero in movers)
        t.do(MeetTraps(choice.room, arrived), Inspire(choice.room, arrived))


class MeetTraps(Step, frozen=True):
    """Step 3 of heroes that arrive together: the players choose who meets the traps first.  [KH-R-021]"""

    room: RoomId
    heroes: tuple[str, ...]

    def run(self, t: KeepTable) -> None:
        """Traps are used up one by one."""
        place = t.state.rooms[self.room]
        if place.goods.get(TRAP) and any(hero.id in self.heroes for hero in place.heroes):
            t.do(PickFirstIn(self.room, self.heroes))


class PickFirstIn(Question, frozen=True):
    """Which arriving hero meets the traps first.  [KH-R-021]"""

    automatic = True

    room: RoomId
    heroes: tuple[str, ...]

    def ask(self, t: KeepTable) -> Decision:
        """The arriving heroes, one of each sort."""
        arriving = [hero for hero in t.state.rooms[self.room].heroes if hero.id in self.heroes]
        return Decision(t.state.active, self, tuple(PickHero(hero.id) for hero in unlike(arriving)))

    def answer(self, t: KeepTable, seat: Seat, choice: PickHero) -> None:
        """Then the next, while traps are left."""
        spring_traps(t, *present(t, choice.hero))
        t.do(MeetTraps(self.room, tuple(hero for hero in self.heroes if hero != choice.hero)))
