"""Every question to the database, as a function of a connection."""

from __future__ import annotations

from sqlalchemy import Connection, Select, exists, or_, select

from ..records import ChatRecord, LogRecord, PersonRecord, PositionRecord, RoomRecord, SeatRecord
from .rows import read_entry, read_line, read_person, read_room, read_seat
from .tables import chat, log, people, positions, rooms, seats

_ENTRY = [log.c.kind, log.c.seat, log.c.text, log.c.id, log.c.at]
_LINE = [chat.c.number, chat.c.name, chat.c.text, chat.c.at, chat.c.seat]


def person(db: Connection, key_digest: str) -> PersonRecord | None:
    """Who has a key."""
    row = db.execute(select(people).where(people.c.key_digest == key_digest)).mappings().one_or_none()
    return None if row is None else read_person(row)


def person_by_id(db: Connection, who: str) -> PersonRecord | None:
    """Who has an id."""
    row = db.execute(select(people).where(people.c.id == who)).mappings().one_or_none()
    return None if row is None else read_person(row)


def room(db: Connection, which: str) -> RoomRecord | None:
    """A room."""
    row = db.execute(select(rooms).where(rooms.c.id == which)).mappings().one_or_none()
    return None if row is None else read_room(row)


def seats_of(db: Connection, which: str) -> tuple[SeatRecord, ...]:
    """The seats of a room, in their order."""
    rows = db.execute(select(seats).where(seats.c.room == which).order_by(seats.c.seat)).mappings()
    return tuple(map(read_seat, rows))


def by_code(db: Connection, code: str) -> tuple[str, int | None] | None:
    """The room and seat that an invitation is for; no seat for the code to watch."""
    seat = db.execute(select(seats.c.room, seats.c.seat).where(seats.c.invite == code)).one_or_none()
    if seat is not None:
        return seat.room, seat.seat
    watched = db.scalar(select(rooms.c.id).where(rooms.c.watch == code))
    return None if watched is None else (watched, None)


def rooms_of(db: Connection, who: str) -> tuple[RoomRecord, ...]:
    """Rooms in which somebody sits, or which he hosts, the latest change first."""
    sits = rooms.c.id.in_(select(seats.c.room).where(seats.c.person == who))
    return _latest_first(db, select(rooms).where(or_(rooms.c.host == who, sits)))


def listed_rooms(db: Connection) -> tuple[RoomRecord, ...]:
    """Rooms with free seats for strangers, the latest change first."""
    free = exists().where(seats.c.room == rooms.c.id, seats.c.by == "open")
    return _latest_first(db, select(rooms).where(rooms.c.listed, ~rooms.c.over, free))


def _latest_first(db: Connection, wanted: Select[tuple[object, ...]]) -> tuple[RoomRecord, ...]:
    rows = db.execute(wanted.order_by(rooms.c.changed.desc(), rooms.c.id)).mappings()
    return tuple(map(read_room, rows))


def log_of(db: Connection, which: str, start: int) -> tuple[LogRecord, ...]:
    """A room's log from an entry on."""
    rows = db.execute(select(*_ENTRY).where(log.c.room == which, log.c.seq >= start).order_by(log.c.seq)).mappings()
    return tuple(map(read_entry, rows))


def position(db: Connection, room: str, which: str) -> PositionRecord | None:
    """A position of a room."""
    wanted = select(positions.c.rev, positions.c.frozen).where(positions.c.room == room, positions.c.which == which)
    row = db.execute(wanted).one_or_none()
    return None if row is None else PositionRecord(row.rev, bytes(row.frozen))


def said(db: Connection, which: str, most: int) -> tuple[ChatRecord, ...]:
    """The last lines that were written, the oldest first."""
    wanted = select(*_LINE).where(chat.c.room == which).order_by(chat.c.number.desc()).limit(most)
    return tuple(map(read_line, db.execute(wanted).mappings()))[::-1]


def answers(db: Connection) -> bool:
    """Whether the database answers, and has our tables."""
    db.execute(select(rooms.c.id).limit(1)).first()
    return True
