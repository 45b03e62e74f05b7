"""Where a card could act now: what lights up when it is looked at."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.core import Seat
from questhall.core.scene import Preview

from ..dungeon import chart_of
from ..effects import (
    Activate,
    Ambush,
    AnyEffect,
    Melee,
    Move,
    Onslaught,
    Pack,
    Pay,
    PutPortal,
    PutResource,
    PutTrap,
    Ranged,
)
from ..state import HOSTAGE, LAIR
from .asked import at
from .speaker import Speaker


def reach(who: Speaker, seat: Seat, group: Iterable[AnyEffect]) -> Preview | None:
    """The heroes that a group of actions could hit, and the rooms where it could do something else."""
    own = dict.fromkeys(monster.room for monster in who.seen.sides[seat].monsters)
    rooms = [room for room in own if room not in (LAIR, HOSTAGE)]
    hit: dict[str, None] = {}
    changed: dict[str, None] = {}
    for effect in group:
        hit |= dict.fromkeys(heroes_hit(who, rooms, effect))
        changed |= dict.fromkeys(rooms_changed(who, rooms, effect))
    return Preview(targets=tuple(hit), changes=at(*changed)) if hit or changed else None


def heroes_hit(who: Speaker, own: list[str], effect: AnyEffect) -> list[str]:
    """Heroes with own monsters, or next door to them.  [KH-1401, KH-1402]"""
    near = chart_of(who.seen.layout).near
    match effect:
        case Melee():
            rooms = own
        case Ranged():
            rooms = list(dict.fromkeys(other for room in own for other in near[room]))
        case Pack(action) | Onslaught(action, _):
            return heroes_hit(who, own, action)
        case _:
            return []
    return [f"piece:{hero.id}" for room in rooms for hero in who.seen.rooms[room].heroes]


def rooms_changed(who: Speaker, own: list[str], effect: AnyEffect) -> list[str]:
    """Rooms next door to move to, own ones to use or to furnish, those of a symbol to come into."""
    seen, printed = who.seen, who.content.rooms
    match effect:
        case Move():
            near = chart_of(seen.layout).near
            return [other for room in own for other in near[room]]
        case Activate() | PutResource() | PutTrap() | PutPortal():
            return own
        case Pay(token):
            return [room for room in own if seen.rooms[room].goods.get(token)]
        case Ambush(_, symbol):
            return [room for room in seen.rooms if printed[room].symbol == symbol and room not in seen.layout.flooded]
        case Pack(action) | Onslaught(action, _):
            return rooms_changed(who, own, action)
    return []
