"""What a card's actions can be spent on: the complete list of choices, and nothing that changes anything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from questhall.core import Choice, Seat

from .building import CONSTRUCTION_SITE, can_build
from .choices import (
    FinishPortal,
    GatherPack,
    Go,
    Mend,
    OpenPortal,
    PayResource,
    PutToken,
    Search,
    Shoot,
    Strike,
    Summon,
    TakeCard,
    UseRoom,
)
from .dungeon import (
    PRISON,
    KeepTable,
    chart,
    clan_of,
    different,
    finished_portals,
    in_lair,
    rooms_of,
    rooms_with,
    unlike,
)
from .effects import (
    TRAP,
    Activate,
    Ambush,
    AnyEffect,
    Defend,
    Draw,
    Fortify,
    Melee,
    Move,
    Onslaught,
    Pack,
    Pay,
    Place,
    PutPortal,
    PutResource,
    PutTrap,
    Ranged,
)
from .piles import can_draw
from .state import State
from .twists import Twist

LABORATORY = "laboratory"


def options(t: KeepTable, seat: Seat, action: int, effect: AnyEffect, at: str = "") -> list[Choice]:
    """Every way to carry out an effect; `at` is the room of the action before it, if it follows one.  [KH-1004]"""
    match effect:
        case Draw():
            return [TakeCard(action)] if can_draw(t, seat) else []
        case Activate():
            return activations(t, seat, action)
        case Move():
            return moves(t, seat, action)
        case Melee():
            return strikes(t, seat, action)
        case Ranged():
            return shots(t, seat, action)
        case PutResource(resource):
            return puts(t, seat, action, resource, at)
        case PutTrap():
            return puts(t, seat, action, TRAP, at)
        case PutPortal():
            return portals(t, seat, action)
        case Ambush(_, symbol):
            return summons(t, seat, action, open_rooms(t, symbol))
        case Pay(resource):
            return payments(t, seat, action, resource)
        case Place():
            return summons(t, seat, action, [at])
        case Onslaught(first, _):
            return options(t, seat, action, first, at)
        case Pack(each):
            return packs(t, seat, action, each)
        case Fortify():
            return [Search(action)] if can_draw(t, seat) else []
        case Defend():
            return []
        case _:
            assert_never(effect)


def moves(t: KeepTable, seat: Seat, action: int, among: tuple[int, ...] | None = None, **by: bool) -> list[Choice]:
    """Own monsters to adjacent rooms, each alone or with one token.  [KH-1301 to KH-1305, KH-2203]"""
    rooms, near = t.state.rooms, chart(t).near
    monsters = t.state.sides[seat].monsters
    portals = finished_portals(t)
    choices: list[Choice] = []
    for number in different(monsters, among):
        origin = monsters[number].room
        goods = ("", *rooms[origin].goods)
        for to in _joined(origin, near[origin], portals):
            choices += [Go(action, number, to, carry, **by) for carry in goods]
    return choices


def _joined(room: str, near: tuple[str, ...], portals: list[str]) -> tuple[str, ...]:
    if room not in portals:
        return near
    return (*near, *(other for other in portals if other != room and other not in near))


def haunts(t: KeepTable, seat: Seat, action: int) -> list[Choice]:
    """The ghost's move leads through walls too.  [KH-3171, KH-R-041]"""
    rooms, touching = t.state.rooms, chart(t).touching
    monsters = t.state.sides[seat].monsters
    portals = finished_portals(t)
    return [
        Go(action, number, to, carry, ability=True)
        for number in different(monsters)
        for to in _joined(monsters[number].room, touching[monsters[number].room], portals)
        for carry in ("", *rooms[monsters[number].room].goods)
    ]


def strikes(t: KeepTable, seat: Seat, action: int, *, ability: bool = False) -> list[Choice]:
    """Heroes in rooms with an own monster, active or exhausted.  [KH-1401, KH-1407]"""
    rooms = t.state.rooms
    return [
        Strike(action, hero.id, ability)
        for room in rooms_of(t, seat)
        if rooms[room].heroes
        for hero in unlike(rooms[room].heroes)
    ]


def shots(
    t: KeepTable, seat: Seat, action: int, origins: Iterable[str] | None = None, *, ability: bool = False
) -> list[Choice]:
    """Heroes in rooms joined by a passage to one with an own monster; portals do not count.  [KH-1402 to KH-1405]"""
    rooms, near = t.state.rooms, chart(t).near
    found = rooms_of(t, seat) if origins is None else origins
    targets = dict.fromkeys(room for origin in found for room in near[origin] if rooms[room].heroes)
    return [Shoot(action, hero.id, ability) for room in targets for hero in unlike(rooms[room].heroes)]


def puts(t: KeepTable, seat: Seat, action: int, token: str, at: str = "", *, ability: bool = False) -> list[Choice]:
    """Rooms with an own monster, while the supply has the token.  [KH-1501, KH-1502, KH-1005, KH-R-078]"""
    if not t.state.supply[token]:
        return []
    return [PutToken(action, token, room, ability) for room in ([at] if at else rooms_of(t, seat))]


def portals(t: KeepTable, seat: Seat, action: int, *, ability: bool = False) -> list[Choice]:
    """Rooms with an own monster and no finished portal.  [KH-1503, KH-R-040, KH-R-075]"""
    rooms, left = t.state.rooms, t.state.supply["portal"]
    return [
        OpenPortal(action, room, ability)
        for room in rooms_of(t, seat)
        if rooms[room].portal == "unfinished" or (rooms[room].portal == "" and left)
    ]


def open_rooms(t: KeepTable, symbol: str) -> list[str]:
    """The rooms of a symbol into which monsters can be summoned.  [KH-1701, KH-R-066, KH-R-1087]"""
    return [room for room in rooms_with(t, symbol) if room not in t.state.layout.flooded]


def summons(t: KeepTable, seat: Seat, action: int, rooms: list[str], *, ability: bool = False) -> list[Choice]:
    """Rooms into which a monster of the lair can come.  [KH-311, KH-1704]"""
    if in_lair(t, seat) is None:
        return []
    return [Summon(action, room, ability) for room in rooms]


def payments(t: KeepTable, seat: Seat, action: int, resource: str) -> list[Choice]:
    """Rooms with an own monster and the resource.  [KH-1904, KH-R-042]"""
    rooms = t.state.rooms
    return [PayResource(action, resource, room) for room in rooms_of(t, seat) if rooms[room].goods.get(resource)]


def packs(t: KeepTable, seat: Seat, action: int, each: Move | Melee | Ranged) -> list[Choice]:
    """Rooms whose own monsters have something to do together.  [KH-2001, KH-2002, KH-R-063]"""
    state, graph = t.state, chart(t)
    useful = {Move: _can_leave, Melee: _has_heroes, Ranged: _sees_heroes}[type(each)]
    return [GatherPack(action, room) for room in rooms_of(t, seat) if useful(state, graph.near, room)]


def _can_leave(state: State, near: dict[str, tuple[str, ...]], room: str) -> bool:
    if near[room]:
        return True
    joined = state.rooms[room].portal == "finished"
    return joined and any(place.portal == "finished" for other, place in state.rooms.items() if other != room)


def _has_heroes(state: State, near: dict[str, tuple[str, ...]], room: str) -> bool:
    return bool(state.rooms[room].heroes)


def _sees_heroes(state: State, near: dict[str, tuple[str, ...]], room: str) -> bool:
    return any(state.rooms[other].heroes for other in near[room])


def hits_prisoners(t: KeepTable, seat: Seat, effect: AnyEffect) -> bool:
    """Whether an attack would reach a hero in the prison, if one came there now.  [KH-R-010]"""
    own = rooms_of(t, seat)
    match effect:
        case Melee():
            return PRISON in own
        case Ranged():
            return any(PRISON in chart(t).near[room] for room in own)
        case Pack(action) | Onslaught(action, _):
            return hits_prisoners(t, seat, action)
        case Activate():
            attacks: dict[str, AnyEffect] = {"strike": Melee(), "shoot": Ranged()}
            ability = clan_of(t, seat).ability
            return ability in attacks and hits_prisoners(t, seat, attacks[ability])
    return False


# -- activation


def activations(t: KeepTable, seat: Seat, action: int) -> list[Choice]:
    """The clan's ability, rooms with an own monster, unfinished portals there, the scenario.  [KH-1201 to KH-1205]"""
    own = rooms_of(t, seat)
    choices = abilities(t, seat, action, own)
    for room in own:
        choices += room_actions(t, action, room)
        if t.state.rooms[room].portal == "unfinished":
            choices.append(FinishPortal(action, room))
    for effect in t.lasting:
        if isinstance(effect, Twist):
            choices += effect.uses(t, seat, action)
    return choices


def room_actions(t: KeepTable, action: int, room: str) -> list[Choice]:
    """What activating a room can do now.  [KH-2402, KH-2403]"""
    tile, state = t.content.rooms[room], t.state
    if tile.makes is not None:
        return [UseRoom(action, room)] if state.supply[tile.makes] else []
    if tile.sells is not None:
        if not state.rooms[room].goods.get(tile.price):
            return []
        cards = t.content.cards
        return [UseRoom(action, room, item) for item in dict.fromkeys(state.market) if cards[item].kind == tile.sells]
    if (room == LABORATORY and can_experiment(t)) or (room == CONSTRUCTION_SITE and can_build(t)):
        return [UseRoom(action, room)]
    return []


def can_experiment(t: KeepTable) -> bool:
    """The laboratory needs a tactic card in the market and a prison in the dungeon.  [KH-R-045, KH-2811]"""
    return PRISON in t.state.rooms and any(t.content.cards[item].kind == "tactic" for item in t.state.market)


def abilities(t: KeepTable, seat: Seat, action: int, own: list[str]) -> list[Choice]:
    """What the clan's ability can do, for one activation and with a monster in the dungeon.  [KH-305, KH-R-001]"""
    if not own:
        return []
    match clan_of(t, seat).ability:
        case "mend":
            monsters = t.state.sides[seat].monsters
            return [Mend(action, number) for number in different(monsters) if monsters[number].wounds]
        case "shoot":
            return shots(t, seat, action, own, ability=True)
        case "strike":
            return strikes(t, seat, action, ability=True)
        case "draw":
            return [TakeCard(action, ability=True)] if can_draw(t, seat) else []
        case "bone":
            return puts(t, seat, action, "bone", ability=True)
        case "breed":
            return summons(t, seat, action, own, ability=True)
        case "move":
            return moves(t, seat, action, ability=True)
        case "haunt":
            return haunts(t, seat, action)
        case "portal":
            return portals(t, seat, action, ability=True)
        case unknown:
            assert_never(unknown)
