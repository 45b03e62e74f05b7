"""The store in a database, SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Literal, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from ..records import ChatRecord, LogRecord, PersonRecord, PositionRecord, RoomRecord, SeatRecord, StoreError
from . import changing, reading
from .engines import READERS, Engines
from .writer import CLOSED, Writer

T = TypeVar("T")


class SqlStore:
    """People, rooms, seats and logs in a database; one thread writes, a few read, and nobody waits for a thread."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        self._readers = ThreadPoolExecutor(READERS, "questhall-reader")
        self._writer = Writer(engines.writing, engines.failed)
        self._closed = False

    async def add_person(self, person: PersonRecord) -> None:
        """Keep somebody new."""
        await self._change(person.id, partial(changing.add_person, person=person))

    async def person(self, key_digest: str) -> PersonRecord | None:
        """Who has a key."""
        return await self._read(partial(reading.person, key_digest=key_digest))

    async def person_by_id(self, person: str) -> PersonRecord | None:
        """Who has an id."""
        return await self._read(partial(reading.person_by_id, who=person))

    async def change_person(self, person: PersonRecord) -> None:
        """Keep a new name or language."""
        await self._change(person.id, partial(changing.change_person, person=person))

    async def add_room(
        self,
        room: RoomRecord,
        seats: Sequence[SeatRecord],
        log: Sequence[LogRecord] = (),
        start: PositionRecord | None = None,
    ) -> None:
        """Keep a new room, its seats, where it starts from, and the choices with which it begins: all or nothing."""
        make = partial(changing.add_room, room=room, places=tuple(seats), records=tuple(log), start=start)
        await self._change(room.id, make)

    async def room(self, room: str) -> RoomRecord | None:
        """A room."""
        return await self._read(partial(reading.room, which=room))

    async def change_room(self, room: RoomRecord) -> None:
        """Keep new settings, or that it is over."""
        await self._change(room.id, partial(changing.change_room, room=room))

    async def remove_room(self, room: str) -> None:
        """Forget a room with everything in it."""
        await self._change(room, partial(changing.remove_room, room=room))

    async def seats(self, room: str) -> tuple[SeatRecord, ...]:
        """The seats of a room, in their order."""
        return await self._read(partial(reading.seats_of, which=room))

    async def change_seat(self, seat: SeatRecord, *, expected: SeatRecord) -> None:
        """Keep who sits at a seat now; Conflict if it is no longer as expected."""
        await self._change(expected.room, partial(changing.change_seat, seat=seat, expected=expected))

    async def by_code(self, code: str) -> tuple[str, int | None] | None:
        """The room and seat that an invitation is for; no seat for the code to watch."""
        return await self._read(partial(reading.by_code, code=code))

    async def rooms_of(self, person: str) -> tuple[RoomRecord, ...]:
        """Rooms in which somebody sits, or which he hosts, the latest change first."""
        return await self._read(partial(reading.rooms_of, who=person))

    async def listed_rooms(self) -> tuple[RoomRecord, ...]:
        """Rooms with free seats for strangers, the latest change first."""
        return await self._read(reading.listed_rooms)

    async def append(self, room: str, expected: int, records: Sequence[LogRecord]) -> None:
        """Add to a room's log, which must have the expected length; else Conflict, and nothing is added."""
        if records:
            await self._change(room, partial(changing.append, room=room, expected=expected, records=tuple(records)))

    async def log(self, room: str, start: int = 0) -> tuple[LogRecord, ...]:
        """A room's log from an entry on."""
        return await self._read(partial(reading.log_of, which=room, start=start))

    async def position(self, room: str, which: Literal["start", "last"]) -> PositionRecord | None:
        """Where a room's game starts from, if not from its setup; or where it was when that was last kept."""
        return await self._read(partial(reading.position, room=room, which=which))

    async def keep_position(self, room: str, position: PositionRecord) -> None:
        """Keep where a room's game stands; one that is further on stays."""
        await self._change(room, partial(changing.keep_position, room=room, position=position))

    async def renew(self, room: RoomRecord, start: PositionRecord) -> None:
        """Let a room start from a position with the content of today."""
        await self._change(room.id, partial(changing.renew, room=room, start=start))

    async def say(self, room: str, name: str, text: str, at: float, seat: int | None) -> ChatRecord:
        """Keep what somebody wrote."""
        line = ChatRecord(0, name, text, at, seat)
        return await self._change(room, partial(changing.say, room=room, line=line))

    async def said(self, room: str, most: int = 50) -> tuple[ChatRecord, ...]:
        """The last lines that were written, the oldest first."""
        return await self._read(partial(reading.said, which=room, most=most))

    async def healthy(self) -> bool:
        """Whether it answers."""
        try:
            return await self._read(reading.answers)
        except StoreError:
            return False

    async def close(self) -> None:
        """Finish what is under way and let go."""
        self._closed = True
        await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._engines.close()

    async def _change(self, about: str, make: Callable[[Connection], T]) -> T:
        return await asyncio.wrap_future(self._writer.change(about, make))

    async def _read(self, ask: Callable[[Connection], T]) -> T:
        if self._closed:
            raise StoreError(CLOSED)
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._answer, ask)

    def _answer(self, ask: Callable[[Connection], T]) -> T:
        try:
            with self._engines.reading.connect() as connection:
                return ask(connection)
        except SQLAlchemyError as error:
            raise self._engines.failed(error) from None
