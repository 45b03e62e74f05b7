"""A store that keeps everything in memory, and can be told to fail."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from questhall.server.records import (
    ChatRecord,
    Conflict,
    LogRecord,
    PersonRecord,
    PositionRecord,
    RoomRecord,
    SeatRecord,
)


class MemoryStore:
    def __init__(self) -> None:
        self.people: dict[str, PersonRecord] = {}
        self.kept: dict[str, RoomRecord] = {}
        self.sitting: dict[str, list[SeatRecord]] = {}
        self.logs: dict[str, list[LogRecord]] = {}
        self.lines: dict[str, list[ChatRecord]] = {}
        self.positions: dict[str, dict[str, PositionRecord]] = {}
        self.fails = ""
        """How the next entries of a log fail: not at all, “before” they are kept, or “after”."""

    async def add_person(self, person: PersonRecord) -> None:
        self.people[person.id] = person

    async def person(self, key_digest: str) -> PersonRecord | None:
        return next((person for person in self.people.values() if person.key_digest == key_digest), None)

    async def person_by_id(self, person: str) -> PersonRecord | None:
        return self.people.get(person)

    async def change_person(self, person: PersonRecord) -> None:
        self.people[person.id] = person

    async def add_room(
        self,
        room: RoomRecord,
        seats: Sequence[SeatRecord],
        log: Sequence[LogRecord] = (),
        start: PositionRecord | None = None,
    ) -> None:
        self.kept[room.id], self.sitting[room.id] = room, list(seats)
        self.logs[room.id], self.lines[room.id] = list(log), []
        self.positions[room.id] = {"start": start} if start else {}

    async def room(self, room: str) -> RoomRecord | None:
        return self.kept.get(room)

    async def change_room(self, room: RoomRecord) -> None:
        self.kept[room.id] = room

    async def remove_room(self, room: str) -> None:
        for kept in (self.kept, self.sitting, self.logs, self.lines):
            kept.pop(room, None)  # type: ignore[attr-defined]

    async def seats(self, room: str) -> tuple[SeatRecord, ...]:
        return tuple(self.sitting.get(room, ()))

    async def change_seat(self, seat: SeatRecord, *, expected: SeatRecord) -> None:
        if self.sitting[seat.room][seat.seat] != expected:
            raise Conflict
        self.sitting[seat.room][seat.seat] = seat

    async def by_code(self, code: str) -> tuple[str, int | None] | None:
        for room in self.kept.values():
            if room.watch == code:
                return room.id, None
            for seat in self.sitting[room.id]:
                if code and seat.invite == code:
                    return room.id, seat.seat
        return None

    async def rooms_of(self, person: str) -> tuple[RoomRecord, ...]:
        rooms = [
            room
            for room in self.kept.values()
            if room.host == person or any(seat.person == person for seat in self.sitting[room.id])
        ]
        return tuple(sorted(rooms, key=lambda room: -room.changed))

    async def listed_rooms(self) -> tuple[RoomRecord, ...]:
        rooms = [
            room
            for room in self.kept.values()
            if room.settings.listed and any(seat.by == "open" for seat in self.sitting[room.id])
        ]
        return tuple(sorted(rooms, key=lambda room: -room.changed))

    async def append(self, room: str, expected: int, records: Sequence[LogRecord]) -> None:
        if self.fails == "before":
            raise OSError("the disk is full")
        if len(self.logs[room]) != expected:
            raise Conflict
        self.logs[room] += records
        self.kept[room] = msgspec.structs.replace(self.kept[room], changed=records[-1].at)
        if self.fails == "after":
            raise OSError("the disk has gone")

    async def log(self, room: str, start: int = 0) -> tuple[LogRecord, ...]:
        return tuple(self.logs[room][start:])

    async def position(self, room: str, which: str) -> PositionRecord | None:
        return self.positions.get(room, {}).get(which)

    async def keep_position(self, room: str, position: PositionRecord) -> None:
        self.positions[room]["last"] = position

    async def renew(self, room: RoomRecord, start: PositionRecord) -> None:
        self.kept[room.id], self.positions[room.id] = room, {"start": start, "last": start}

    async def say(self, room: str, name: str, text: str, at: float, seat: int | None) -> ChatRecord:
        line = ChatRecord(len(self.lines[room]), name, text, at, seat)
        self.lines[room].append(line)
        return line

    async def said(self, room: str, most: int = 50) -> tuple[ChatRecord, ...]:
        return tuple(self.lines[room][-most:])

    async def healthy(self) -> bool:
        return not self.fails

    async def close(self) -> None:
        pass
