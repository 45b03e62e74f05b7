"""The rooms that are open in this worker. A room is opened when somebody comes, and put away when it is idle."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping

import msgspec

from .ballots import Vote
from .considering import read_news
from .keys import is_code
from .records import Store
from .room import Room, State, open_room
from .speech import Refused


class Rooms:
    """Opens each room at most once at a time, and keeps it while somebody uses it."""

    def __init__(self, store: Store, idle: float) -> None:
        self.store, self.idle = store, idle
        self.opened: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._uses: dict[str, int] = {}
        self._left: dict[str, float] = {}

    @contextlib.asynccontextmanager
    async def use(self, room: str) -> AsyncIterator[Room]:
        """A room, which stays open meanwhile."""
        if not is_code(room):
            raise Refused("no_room", "no_room")
        self._uses[room] = self._uses.get(room, 0) + 1
        try:
            yield await self._open(room)
        finally:
            self._uses[room] -= 1
            self._left[room] = time.monotonic()
            if not self._uses[room]:
                del self._uses[room]
                if room not in self.opened:
                    self._forget(room)

    async def _open(self, room: str) -> Room:
        async with self._opening.setdefault(room, asyncio.Lock()):
            found = self.opened.get(room)
            if found is None:
                found = self.opened[room] = await open_room(self.store, room)
        if found.doubtful:
            async with found.lock:
                await found.catch_up()
            found.publish()
        return found

    def _forget(self, room: str) -> None:
        for known in (self.opened, self._opening, self._left):
            known.pop(room, None)

    async def put_away(self) -> None:
        """Let go of rooms that nobody has used for a while; their log has everything."""
        for room, found in list(self.opened.items()):
            if self._idle(room):
                await found.keep_position()
                if self._idle(room):
                    self._forget(room)

    def _idle(self, room: str) -> bool:
        now = time.monotonic()
        return room in self.opened and room not in self._uses and now - self._left.get(room, now) >= self.idle

    async def close(self) -> None:
        """Keep where all games stand."""
        for found in tuple(self.opened.values()):
            await found.keep_position()

    def drop(self, room: str) -> None:
        """A room has been removed: whoever looks at it is told, and it is open no more."""
        found = self.opened.get(room)
        self._forget(room)
        if found is not None:
            found.removed = True
            for viewer in tuple(found.viewers):
                viewer.dropped.set()

    async def heard(self, room: str, what: str) -> None:
        """Another worker says that something of a room has changed."""
        if room not in self.opened:
            return
        if what == "gone":
            self.drop(room)
            return
        try:
            async with self.use(room) as found:
                await _HEARD.get(what.partition(" ")[0], _nothing)(found, what)
        except Refused:
            self.drop(room)  # it has been thrown away elsewhere


async def _log(room: Room, what: str) -> None:
    async with room.lock:
        await room.catch_up()
    room.publish()


async def _room(room: Room, what: str) -> None:
    await room.read_seats()
    room.publish()


async def _chat(room: Room, what: str) -> None:
    room.tell_chat((await room.store.said(room.id, 1))[-1:])


async def _presence(room: Room, what: str) -> None:
    _, person, said = what.split(" ")
    state: State = "here" if said == "here" else "away" if said == "away" else "gone"
    room.elsewhere[person] = (state, time.monotonic())
    if state == "gone":
        room.gone_since.setdefault(person, time.monotonic())
    else:
        room.gone_since.pop(person, None)
    room.publish()


async def _vote(room: Room, what: str) -> None:
    room.vote = msgspec.json.decode(what.partition(" ")[2], type=Vote | None)
    room.publish()


async def _considered(room: Room, what: str) -> None:
    room.consider(read_news(what))
    room.publish()


async def _nothing(room: Room, what: str) -> None:
    pass


_HEARD: Mapping[str, Callable[[Room, str], Awaitable[None]]] = {
    "log": _log,
    "room": _room,
    "chat": _chat,
    "presence": _presence,
    "vote": _vote,
    "considered": _considered,
}
