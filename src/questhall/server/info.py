"""What is told about a room besides its scene: who sits where, how choices can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from questhall.core import Seat
from questhall.core.telling import turn_start
from questhall.words.names import Names

from . import messages
from .messages import Language, RoomInfo, SeatInfo
from .pictures import encode
from .records import SeatRecord
from .seats import held_by, played_by_bot
from .speech import say
from .undo import played_out, way

if TYPE_CHECKING:
    from .room import Room


class InfoWriter:
    """Writes what viewers are told about a room at one moment; for each person and language once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._known: dict[tuple[str, Language], str] = {}

    def message(self, person: str, language: Language) -> str:
        """The message to somebody."""
        key = (person, language)
        if key not in self._known:
            self._known[key] = encode(messages.Room(room_info(self.room, person, language)))
        return self._known[key]


class Facts(TypedDict):
    """The fields of messages.Facts."""

    room: str
    game: str
    game_name: str
    icon: str
    scenario: str
    level: str
    seats: tuple[SeatInfo, ...]


def facts(room: Room, person: str, language: Language) -> Facts:
    """What is played in a room, and who sits there, as one person may know it."""
    names, setup = Names(room.game, language), room.record.setup
    return {
        "room": room.id,
        "game": room.game.key,
        "game_name": names.title(),
        "icon": room.game.icon,
        "scenario": names.scenario(setup.scenario),
        "level": names.options(setup),
        "seats": seat_infos(room, person, language),
    }


def room_info(room: Room, person: str, language: Language) -> RoomInfo:
    """A room as one person may know it."""
    record, table = room.record, room.course.table
    seated = held_by(room.seats, person)
    undo = way(table.history, room.seats, person, record.settings, turn_start(table))
    return RoomInfo(
        **facts(room, person, language),
        settings=record.settings,
        curtain=curtained(room, person),
        over=table.outcome is not None,
        ending=room.picture(None, language).draw(room.course).scene.ending if table.outcome else "",
        moves=len(table.history),
        host=bool(person) and record.host == person,
        watchers=sum(1 for viewer in room.viewers if viewer.seat is None),
        watch=record.watch if seated or (person and record.host == person) else "",
        undo=undo.how,
        undo_why=say(language, f"undo-{undo.why}") if seated and undo.why else "",
        undo_turn=undo.turn,
        undo_played_out=played_out(room.course.choices, room.seats, person),
        ballot=room.vote.ballot if room.vote and room.vote.rev == room.course.rev else None,
        forked_from=record.forked_from if seated else "",
    )


def curtained(room: Room, person: str) -> bool:
    """Whether a curtain is drawn between somebody's seats: one who plays several by himself has no secrets there."""
    wanted = room.record.settings.curtain
    if wanted is not None:
        return wanted
    names = {room.seats[seat].name for seat in held_by(room.seats, person)} - {""}
    return room.game.secret and len(names) > 1


def seat_infos(room: Room, person: str, language: Language) -> tuple[SeatInfo, ...]:
    """Who sits where, as one person may know it."""
    roles = room_roles(room, language)
    return tuple(_seat_info(room, seat, person, language, roles[seat.seat]) for seat in room.seats)


def _seat_info(room: Room, seat: SeatRecord, person: str, language: Language, role: str) -> SeatInfo:
    host = bool(person) and room.record.host == person
    mine = bool(person) and seat.by == "person" and seat.person == person
    decision = room.course.table.decisions.get(seat.seat)
    return SeatInfo(
        seat=seat.seat,
        by=seat.by,
        name=say(language, f"bot-{seat.bot}") if seat.by == "bot" else seat.name,
        role=role,
        mine=mine,
        presence=room.presence(seat.person) if seat.by == "person" else "gone",
        asked=decision is not None and not decision.optional,
        stand_in=seat.stand_in,
        invite=seat.invite if host and seat.by == "open" else "",
        considered=_considered(room, seat, language, own=mine),
    )


def _considered(room: Room, seat: SeatRecord, language: Language, *, own: bool) -> str:
    """What the bot of a seat considered before its last choice; nothing once that was taken back."""
    found = room.considered.get(seat.seat)
    if found is None or not played_by_bot(seat) or found.moves > len(room.course.table.history):
        return ""
    return found.line(language, own=own)


def room_roles(room: Room, language: Language) -> dict[Seat, str]:
    """What each seat plays, in words; nothing until it is chosen."""
    setup, names = room.record.setup, Names(room.game, language)
    if all(setup.seats):
        return {seat: names.role(role) for seat, role in enumerate(setup.seats)}
    players = room.picture(None, language).draw(room.course).scene.seats
    # A seat that has not chosen yet has no sign either, only its number for a name.
    chosen = {seat: player.name for seat, player in enumerate(players) if player.icon}
    return {seat: names.role(role) if role else chosen.get(seat, "") for seat, role in enumerate(setup.seats)}
