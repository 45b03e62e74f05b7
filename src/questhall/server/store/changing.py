"""Every change of the database, as a function of a connection; it raises Conflict where somebody else was first."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, case, delete, func, insert, select, update

from ..records import ChatRecord, Conflict, LogRecord, PersonRecord, PositionRecord, RoomRecord, SeatRecord
from .rows import log_rows, person_row, room_row, seat_row
from .tables import chat, log, people, positions, rooms, seats

_LENGTH = select(func.coalesce(func.max(log.c.seq) + 1, 0)).where(log.c.room == bindparam("which")).scalar_subquery()
# Every move needs these two, so they are built once.
_GROW = (
    update(rooms)
    .where(rooms.c.id == bindparam("which"), bindparam("expected") == _LENGTH)
    .values(changed=case((rooms.c.changed > bindparam("at"), rooms.c.changed), else_=bindparam("at")))
)
_ADD = insert(log)


def add_person(db: Connection, person: PersonRecord) -> None:
    """Keep somebody new."""
    db.execute(insert(people), person_row(person))


def change_person(db: Connection, person: PersonRecord) -> None:
    """Keep a new name or language."""
    done = db.execute(update(people).where(people.c.id == person.id).values(**person_row(person)))
    _found(done.rowcount, f"There is nobody with the id “{person.id}”.")


def add_room(
    db: Connection,
    room: RoomRecord,
    places: Sequence[SeatRecord],
    records: Sequence[LogRecord],
    start: PositionRecord | None,
) -> None:
    """Keep a new room with its seats, where it starts from, and the choices with which it begins."""
    db.execute(insert(rooms), room_row(room))
    if places:
        db.execute(insert(seats), [seat_row(seat) for seat in places])
    if records:
        db.execute(insert(log), log_rows(room.id, 0, records))
    if start is not None:
        _place(db, room.id, "start", start)


def change_room(db: Connection, room: RoomRecord) -> None:
    """Keep new settings, or that it is over; the time of the last change never goes back."""
    changed = case((rooms.c.changed > room.changed, rooms.c.changed), else_=room.changed)
    values = room_row(room) | {"changed": changed}
    done = db.execute(update(rooms).where(rooms.c.id == room.id).values(**values))
    _found(done.rowcount, f"There is no room “{room.id}”.")


def remove_room(db: Connection, room: str) -> None:
    """Forget a room; what is in it goes with it."""
    db.execute(delete(rooms).where(rooms.c.id == room))


def change_seat(db: Connection, seat: SeatRecord, expected: SeatRecord) -> None:
    """Keep who sits at a seat now, if it is still as expected."""
    same = [seats.c[name].is_not_distinct_from(value) for name, value in seat_row(expected).items()]
    done = db.execute(update(seats).where(*same).values(**seat_row(seat)))
    _found(done.rowcount, f"Seat {expected.seat} of room “{expected.room}” is no longer as it was.")


def append(db: Connection, room: str, expected: int, records: Sequence[LogRecord]) -> None:
    """Add to a room's log, which must have the expected length."""
    # The update comes first: it locks the room's row, so that workers wait here for each other.
    done = db.execute(_GROW, {"which": room, "expected": expected, "at": records[-1].at})
    if not done.rowcount:
        there = db.scalar(select(rooms.c.id).where(rooms.c.id == room))
        _found(there is not None, f"There is no room “{room}”.")
        length = db.scalar(select(_LENGTH), {"which": room})
        raise Conflict(f"The log of room “{room}” has {length} entries, not {expected}.")
    db.execute(_ADD, log_rows(room, expected, records))


def keep_position(db: Connection, room: str, position: PositionRecord) -> None:
    """Keep where a room's game stands, unless it is known to be further on."""
    _there(db, room)
    older = positions.c.room == room, positions.c.which == "last"
    known = db.scalar(select(positions.c.rev).where(*older))
    if known is None or known < position.rev:
        _place(db, room, "last", position)


def renew(db: Connection, room: RoomRecord, start: PositionRecord) -> None:
    """Let a room start from a position; what was kept of it before is not needed any more."""
    change_room(db, room)
    for which in ("start", "last"):
        _place(db, room.id, which, start)


def _place(db: Connection, room: str, which: str, position: PositionRecord) -> None:
    db.execute(delete(positions).where(positions.c.room == room, positions.c.which == which))
    db.execute(insert(positions), {"room": room, "which": which, "rev": position.rev, "frozen": position.frozen})


def say(db: Connection, room: str, line: ChatRecord) -> ChatRecord:
    """Keep what somebody wrote, under the next number."""
    # Numbers are given out one after another, so other workers wait until this line is kept.
    _there(db, room)
    last = db.scalar(select(func.max(chat.c.number)).where(chat.c.room == room))
    number = 0 if last is None else last + 1
    kept = ChatRecord(number, line.name, line.text, line.at, line.seat)
    db.execute(
        insert(chat),
        {"room": room, "number": number, "name": kept.name, "text": kept.text, "at": kept.at, "seat": kept.seat},
    )
    return kept


def _there(db: Connection, room: str) -> None:
    """Let others wait who change this room."""
    there = db.scalar(select(rooms.c.id).where(rooms.c.id == room).with_for_update())
    _found(there is not None, f"There is no room “{room}”.")


def _found(found: int | bool, otherwise: str) -> None:
    if not found:
        raise Conflict(otherwise)
