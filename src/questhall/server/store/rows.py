"""Records as rows of the tables, and back. A code that is not there is null, so that codes can be unique."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import RowMapping

from questhall.core import Setup

from ..messages import RoomSettings
from ..records import ChatRecord, LogRecord, PersonRecord, RoomRecord, SeatRecord

Values = dict[str, Any]


def person_row(person: PersonRecord) -> Values:
    """Somebody as a row."""
    return msgspec.structs.asdict(person)


def read_person(row: RowMapping) -> PersonRecord:
    """Somebody from a row."""
    return PersonRecord(**row)


def room_row(room: RoomRecord) -> Values:
    """A room as a row; what is searched for has a column, the rest is text."""
    return msgspec.structs.asdict(room) | {
        "setup": msgspec.json.encode(room.setup).decode(),
        "settings": msgspec.json.encode(room.settings).decode(),
        "listed": room.settings.listed,
        "watch": room.watch or None,
    }


def read_room(row: RowMapping) -> RoomRecord:
    """A room from a row."""
    values = {name: value for name, value in row.items() if name != "listed"}
    values["setup"] = msgspec.json.decode(row["setup"], type=Setup)
    values["settings"] = msgspec.json.decode(row["settings"], type=RoomSettings)
    values["watch"] = row["watch"] or ""
    return RoomRecord(**values)


def seat_row(seat: SeatRecord) -> Values:
    """A seat as a row."""
    return msgspec.structs.asdict(seat) | {"invite": seat.invite or None}


def read_seat(row: RowMapping) -> SeatRecord:
    """A seat from a row."""
    return SeatRecord(**{**row, "invite": row["invite"] or ""})


def log_rows(room: str, start: int, records: Sequence[LogRecord]) -> list[Values]:
    """Entries of a room's log as rows, numbered from a start."""
    return [
        {"room": room, "seq": seq, **msgspec.structs.asdict(record)} for seq, record in enumerate(records, start=start)
    ]


def read_entry(row: RowMapping) -> LogRecord:
    """An entry of a log from a row."""
    return LogRecord(**row)


def read_line(row: RowMapping) -> ChatRecord:
    """A written line from a row."""
    return ChatRecord(**row)
