"""What is kept: people, rooms, seats, the log of every room, and what was written in it. And what a store can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from questhall.core import Setup
from questhall.core.errors import QuesthallError

from .messages import Language, RoomSettings


class PersonRecord(msgspec.Struct, frozen=True):
    """Somebody with a key; only a digest of the key is kept."""

    id: str
    key_digest: str
    name: str
    language: Language
    created: float


class RoomRecord(msgspec.Struct, frozen=True):
    """A room: the game that it plays, and who may watch."""

    id: str
    setup: Setup
    content: str
    """The digest of the game's content when it began, or was renewed."""
    host: str
    watch: str
    settings: RoomSettings
    created: float
    changed: float
    over: bool = False
    forked_from: str = ""


class SeatRecord(msgspec.Struct, frozen=True):
    """Who sits at a seat of a room."""

    room: str
    seat: int
    by: Literal["open", "person", "bot"]
    person: str = ""
    name: str = ""
    bot: str = ""
    """The bot that plays here, or that stands in."""
    stand_in: bool = False
    invite: str = ""


class LogRecord(msgspec.Struct, frozen=True):
    """One entry of a room's log: a choice that was taken, or how many were taken back. Numbered from 0."""

    kind: Literal["choice", "undo"]
    seat: int
    text: str
    """The choice in its text form; for an undo, how many choices it takes back, and “across” behind it if chance or
    something revealed was among them.
    """
    id: str
    """The browser's own name for the message, so that a repeated one is known even after a restart.

    Of a bot's choice, that it is one, and after how many choices the bot was let play something out.
    """
    at: float


class PositionRecord(msgspec.Struct, frozen=True):
    """Where a room's game stood after so many entries of its log."""

    rev: int
    frozen: bytes


class ChatRecord(msgspec.Struct, frozen=True):
    """Something that was written in a room. Numbered from 0."""

    number: int
    name: str
    text: str
    at: float
    seat: int | None = None


class Conflict(Exception):
    """Somebody else has written to this room's log first."""


class StoreError(QuesthallError):
    """The store cannot be opened, read or written; its text is a sentence without secrets."""


class Store(Protocol):
    """Where everything is kept. When a call that changes something returns, the change survives a power cut."""

    async def add_person(self, person: PersonRecord) -> None:
        """Keep somebody new."""

    async def person(self, key_digest: str) -> PersonRecord | None:
        """Who has a key."""

    async def person_by_id(self, person: str) -> PersonRecord | None:
        """Who has an id."""

    async def change_person(self, person: PersonRecord) -> None:
        """Keep a new name or language."""

    async def add_room(
        self,
        room: RoomRecord,
        seats: Sequence[SeatRecord],
        log: Sequence[LogRecord] = (),
        start: PositionRecord | None = None,
    ) -> None:
        """Keep a new room, its seats, where it starts from, and the choices with which it begins: all or nothing."""

    async def room(self, room: str) -> RoomRecord | None:
        """A room."""

    async def change_room(self, room: RoomRecord) -> None:
        """Keep new settings, or that it is over."""

    async def remove_room(self, room: str) -> None:
        """Forget a room with everything in it."""

    async def seats(self, room: str) -> tuple[SeatRecord, ...]:
        """The seats of a room, in their order."""

    async def change_seat(self, seat: SeatRecord, *, expected: SeatRecord) -> None:
        """Keep who sits at a seat now; Conflict if it is no longer as expected (two people follow one link)."""

    async def by_code(self, code: str) -> tuple[str, int | None] | None:
        """The room and seat that an invitation is for; no seat for the code to watch."""

    async def rooms_of(self, person: str) -> tuple[RoomRecord, ...]:
        """Rooms in which somebody sits, or which he hosts, the latest change first."""

    async def listed_rooms(self) -> tuple[RoomRecord, ...]:
        """Rooms with free seats for strangers, the latest change first."""

    async def append(self, room: str, expected: int, records: Sequence[LogRecord]) -> None:
        """Add to a room's log, which must have the expected length; else Conflict, and nothing is added.

        The room has then changed when the last entry was made.
        """

    async def log(self, room: str, start: int = 0) -> tuple[LogRecord, ...]:
        """A room's log from an entry on."""

    async def position(self, room: str, which: Literal["start", "last"]) -> PositionRecord | None:
        """Where a room's game starts from, if not from its setup; or where it was when that was last kept."""

    async def keep_position(self, room: str, position: PositionRecord) -> None:
        """Keep where a room's game stands; one that is further on stays."""

    async def renew(self, room: RoomRecord, start: PositionRecord) -> None:
        """Let a room start from a position with the content of today."""

    async def say(self, room: str, name: str, text: str, at: float, seat: int | None) -> ChatRecord:
        """Keep what somebody wrote."""

    async def said(self, room: str, most: int = 50) -> tuple[ChatRecord, ...]:
        """The last lines that were written, the oldest first."""

    async def healthy(self) -> bool:
        """Whether it answers."""

    async def close(self) -> None:
        """Finish what is under way and let go."""


class Bus(Protocol):
    """How workers tell each other that a room has changed; with one worker there is nothing to tell."""

    async def announce(self, room: str, what: str) -> None:
        """Say that something of a room has changed: “log”, “room”, “chat”, “gone”, “vote …”, “presence PERSON STATE”.

        Other workers' listeners are told (room, what); and ("", "all") when news may have been missed.
        """

    async def close(self) -> None:
        """Let go."""
