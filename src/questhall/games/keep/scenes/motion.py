"""What an event speaks of on the board, and what moves there, so that it can be followed step by step.

Heroes are named by their pieces. Of a monster an event tells the owner and the room, so its piece is the one of that
owner there which changes.
"""

from __future__ import annotations

from questhall.core import Seat
from questhall.core.agenda import Event
from questhall.core.scene import Fx

from ..dungeon import PRISON
from ..events.dungeon import (
    BlueprintRevealed,
    FigureWashed,
    HostageFreed,
    MonsterDriven,
    MonsterMended,
    MonsterMoved,
    MonsterSummoned,
    MonsterTaken,
    MonsterWounded,
    PortalClosed,
    PortalOpened,
    RoomBuilt,
    RoomDrained,
    RoomFlooded,
    TokenDiscarded,
    TokenPlaced,
    TunnelDug,
    WallBroken,
)
from ..events.heroes import (
    AttackParried,
    HeroAdvanced,
    HeroAttacked,
    HeroBeaten,
    HeroHit,
    HeroImprisoned,
    HeroRoused,
    HeroSummoned,
    HeroTired,
    TrapSprung,
    TreasureLooted,
)
from ..events.turns import GuildCardDrawn
from ..steps.scenarios.two_cellars import WALL
from .dungeon import BOARD


def cell(room: str) -> str:
    """The reference of a room."""
    return f"cell:{BOARD}/{room}"


def places_of(event: Event) -> tuple[str, ...]:
    """The rooms and heroes that an event speaks of; a blueprint is no room yet."""
    if isinstance(event, BlueprintRevealed):
        return ()
    rooms = [getattr(event, field, "") for field in ("origin", "room", "to")]
    hero = getattr(event, "hero", "")
    found = [cell(room) for room in rooms if isinstance(room, str) and room]
    if isinstance(event, HeroImprisoned):
        found.append(cell(PRISON))
    return (*found, *((f"piece:{hero}",) if hero else ()))


def motion(event: Event) -> tuple[Fx, ...]:
    """What is shown moving, in its order."""
    match event:
        case HeroSummoned() | HeroImprisoned() | HeroAdvanced() | HeroRoused() | HeroTired() | HeroHit() | HeroBeaten():
            return hero(event)
        case MonsterMoved(seat, origin, to, carry):
            moved = moves(origin, to, seat)
            return (*moved, Fx("change", cell(origin)), Fx("change", cell(to))) if carry else moved
        case MonsterSummoned(seat, room):
            return (Fx("arrive", cell(room), (cell(room),), owner=seat),)
        case MonsterDriven(seat, room) | MonsterTaken(seat, room):
            return (Fx("leave", cell(room), owner=seat),)
        case MonsterWounded(seat, room, wounds, health):
            return (Fx("harm", cell(room), text=f"{health - wounds}/{health}", owner=seat),)
        case MonsterMended(seat, room):
            return (Fx("heal", cell(room), owner=seat),)
        case HeroAttacked(_, seat, room):
            return (Fx("harm", cell(room), owner=seat),)
        case FigureWashed(_, seat, origin, to):
            return moves(origin, to, seat)
        case _:
            return of_rooms(event)


def hero(event: Event) -> tuple[Fx, ...]:
    """Heroes come, go, turn over and leave."""
    match event:
        case HeroSummoned(name, _, room):
            return (Fx("arrive", f"piece:{name}", (cell(room),)),)
        case HeroImprisoned(name):
            return (Fx("arrive", f"piece:{name}", (cell(PRISON),)),)
        case HeroAdvanced(name, _, origin, to):
            return (Fx("move", f"piece:{name}", (cell(origin), cell(to))),)
        case HeroRoused(name) | HeroTired(name):
            return (Fx("turn", f"piece:{name}"),)
        case HeroHit(name):
            return (Fx("harm", f"piece:{name}", text="-1"),)
        case HeroBeaten(name):
            return (Fx("leave", f"piece:{name}"),)
    return ()


def moves(origin: str, to: str, seat: Seat | None) -> tuple[Fx, ...]:
    """A figure goes from room to room."""
    return (Fx("move", cell(origin), (cell(origin), cell(to)), owner=seat),)


def of_rooms(event: Event) -> tuple[Fx, ...]:
    """Rooms, passages and piles change."""
    match event:
        case TokenPlaced(_, room):
            return (Fx("change", cell(room), text="+1"),)
        case TokenDiscarded(_, room):
            return (Fx("change", cell(room), text="-1"),)
        case TreasureLooted(room, value):
            return (Fx("change", cell(room), text=f"-{value}"),)
        case RoomBuilt(_, room):
            return (Fx("arrive", cell(room)),)
        case PortalOpened(room) | PortalClosed(room) | RoomFlooded(room) | RoomDrained(room):
            return (Fx("change", cell(room)),)
        case TrapSprung(_, room):
            return (Fx("harm", cell(room)),)
        case AttackParried(_, _, _, room):
            return (Fx("change", cell(room)),)
        case TunnelDug():
            return tuple(Fx("change", cell(room)) for room in WALL)
        case WallBroken(room, to):
            return (Fx("change", cell(room)), Fx("change", cell(to)))
        case GuildCardDrawn():
            return (Fx("change", "zone:guild"),)
        case HostageFreed(seat):
            return (Fx("change", f"panel:player{seat}"),)
    return ()
