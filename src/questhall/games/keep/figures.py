"""What happens to figures: heroes are put, hit, roused and tired; monsters move, come and leave."""

from __future__ import annotations

from typing import Literal

from questhall.core import Seat

from .dungeon import KeepTable, find_hero, in_lair
from .effects import TRAP
from .events.dungeon import MonsterMoved, MonsterSummoned, PortalOpened
from .events.heroes import HeroBeaten, HeroHit, HeroRoused, HeroTired, TrapSprung
from .piles import discard_token, take_from
from .state import Hero, HeroKind
from .twists import HeroHealth

# -- heroes


def present(t: KeepTable, hero_id: str) -> tuple[str, Hero]:
    """A hero that is in the dungeon, and its room."""
    found = find_hero(t, hero_id)
    assert found is not None, f"{hero_id} is not in the dungeon"
    return found


def tire(t: KeepTable, room: str, hero: Hero, why: Literal["attack", "loot", "wait", "prison", "no_way"]) -> None:
    """Turn a hero to its exhausted side.  [KH-3704]"""
    hero.active = False
    t.tell(HeroTired(hero.id, hero.kind, room, why))


def rouse(t: KeepTable, room: str) -> None:
    """All exhausted heroes of a room become active; they go on at step 5.  [KH-R-020]"""
    for hero in t.state.rooms[room].heroes:
        if not hero.active:
            hero.active = True
            t.tell(HeroRoused(hero.id, hero.kind, room))


def rouse_class(t: KeepTable, kind: HeroKind) -> None:
    """Empty supply: exhausted heroes of the class, and all others in their rooms, become active.

    [KH-3306, KH-3307, KH-3308, KH-R-058]
    """
    for room, place in t.state.rooms.items():
        if any(hero.kind == kind and not hero.active for hero in place.heroes):
            rouse(t, room)


def hit_hero(t: KeepTable, hero_id: str) -> str:
    """One damage; a hero whose health is used up is discarded. Gives the room.  [KH-1406, KH-3511, KH-R-052]"""
    room, hero = present(t, hero_id)
    hero.wounds += 1
    left = t.number(HeroHealth(hero.kind), 1) - hero.wounds
    if left > 0:
        t.tell(HeroHit(hero.id, hero.kind, room, left))
    else:
        discard_hero(t, room, hero)
    return room


def discard_hero(t: KeepTable, room: str, hero: Hero) -> None:
    """A discarded hero token returns to the supply.  [KH-211, KH-1406]"""
    t.state.rooms[room].heroes.remove(hero)
    t.state.supply[hero.kind] += 1
    t.tell(HeroBeaten(hero.id, hero.kind, room))


def put_hero(t: KeepTable, kind: HeroKind, room: str, *, active: bool) -> Hero:
    """A hero token of the supply comes into a room."""
    t.state.supply[kind] -= 1
    taken = {hero.id for place in t.state.rooms.values() for hero in place.heroes}
    number = next(n for n in range(1, 100) if f"{kind}{n}" not in taken)
    hero = Hero(f"{kind}{number}", kind, active=active, fresh=active)
    t.state.rooms[room].heroes.append(hero)
    return hero


def spring_traps(t: KeepTable, room: str, hero: Hero) -> None:
    """Traps hit an entering hero one by one until it is gone or none is left.  [KH-2304, KH-2305, KH-R-052]"""
    place = t.state.rooms[room]
    while place.goods.get(TRAP) and hero in place.heroes:
        discard_token(t, room, TRAP)
        t.tell(TrapSprung(hero.kind, room))
        hit_hero(t, hero.id)


# -- monsters


def move_monster(t: KeepTable, seat: Seat, number: int, to: str, carry: str = "") -> None:
    """One monster, one room, at most one token with it.  [KH-1301, KH-1303, KH-1304]"""
    monster = t.state.sides[seat].monsters[number]
    origin, monster.room = monster.room, to
    if carry:
        take_from(t, origin, carry)
        goods = t.state.rooms[to].goods
        goods[carry] = goods.get(carry, 0) + 1
    t.tell(MonsterMoved(seat, origin, to, carry))


def summon_monster(t: KeepTable, seat: Seat, room: str) -> None:
    """A monster of the lair comes into a room.  [KH-309, KH-1701]"""
    number = in_lair(t, seat)
    assert number is not None, f"the lair of seat {seat} is empty"
    t.state.sides[seat].monsters[number].room = room
    t.tell(MonsterSummoned(seat, room))


def open_portal(t: KeepTable, room: str) -> None:
    """A room gets a finished portal; one that lies there is turned and costs no token.  [KH-2202, KH-R-075]"""
    place = t.state.rooms[room]
    if place.portal == "":
        t.state.supply["portal"] -= 1
    place.portal = "finished"
    t.tell(PortalOpened(room))
