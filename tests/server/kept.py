"""Things to keep: people, rooms, seats and choices that differ in what a test says."""

from __future__ import annotations

from typing import Any

import msgspec

from questhall.core import Setup
from questhall.server.messages import RoomSettings
from questhall.server.records import LogRecord, PersonRecord, RoomRecord, SeatRecord

ANNA = PersonRecord("p-anna", "digest-of-anna", "Анна", "uk", 1000.5)
BORIS = PersonRecord("p-boris", "digest-of-boris", "Boris", "en", 1001.0)

SETUP = Setup("keep", "first_night", ("imp", "ghost"), 2**63 + 1, {"level": "hard", "quick": True, "rounds": 3})
ROOM = RoomRecord("r-1", SETUP, "content", "p-anna", "watch-1", RoomSettings(), created=2000.25, changed=2000.25)


def a_room(number: int = 1, *, listed: bool = False, **changes: Any) -> RoomRecord:
    """A room of Anna's."""
    settings = RoomSettings(listed=listed, stand_in_after=5)
    named = {"id": f"r-{number}", "watch": f"watch-{number}", "settings": settings}
    return msgspec.structs.replace(ROOM, **named | changes)


def seats_of(room: RoomRecord) -> list[SeatRecord]:
    """Anna, and a free seat with an invitation."""
    return [
        SeatRecord(room.id, 0, "person", person="p-anna", name="Анна"),
        SeatRecord(room.id, 1, "open", invite=f"invite-{room.id}"),
    ]


def a_choice(number: int = 0, *, at: float = 3000.0) -> LogRecord:
    """A choice that can be told from others."""
    return LogRecord("choice", number % 2, f"Go(to={number})", f"m-{number}", at + number)


def choices(count: int, start: int = 0) -> list[LogRecord]:
    """Several choices."""
    return [a_choice(number) for number in range(start, start + count)]
