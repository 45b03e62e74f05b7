"""Everything that a running server shares: the store, the rooms, the bots, the figures."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from typing import Any

from .keys import digest
from .limits import Buckets
from .metrics import Metrics
from .recordings import Recordings
from .records import Bus, PersonRecord, Store
from .room import STALE, Room
from .rooms import Rooms
from .speech import Refused
from .stand_ins import StandIns
from .tuning import Tuning

LOG = logging.getLogger("questhall.server")


class Hall:
    """What the parts of one server know of each other."""

    def __init__(self, store: Store, bus: Bus, tuning: Tuning) -> None:
        self.store, self.bus, self.tuning = store, bus, tuning
        self.rooms = Rooms(store, tuning.idle)
        self.metrics = Metrics()
        self.stand_ins = StandIns(self)
        self.recordings = Recordings()
        self.requests = Buckets(tuning.requests_a_second, tuning.requests_at_once)
        self.beginnings = Buckets(tuning.beginnings_a_second, tuning.beginnings_at_once)
        self.planning = asyncio.Semaphore(1)
        self.connections: Counter[str] = Counter()
        self.loop: asyncio.AbstractEventLoop | None = None
        self._presence_told = 0.0
        self._tasks: set[asyncio.Task[Any]] = set()

    async def person(self, key: str) -> PersonRecord | None:
        """Who has a key."""
        return await self.store.person(digest(key)) if key else None

    def soon(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something be done beside what is going on; what goes wrong there is written down."""
        task = asyncio.ensure_future(_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def changed(self, room: Room, what: str = "log") -> None:
        """A room has changed here: tell its viewers, the other workers, and the bots."""
        room.publish()
        self.stand_ins.look_at(room)
        await self.bus.announce(room.id, what)

    def heard(self, room: str, what: str) -> None:
        """Another worker says that a room has changed; without a room, any of them may have."""
        for each in (room,) if room else tuple(self.rooms.opened):
            for news in (what,) if room else ("room", "log"):
                self.soon(self.rooms.heard(each, news))

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While this lasts, idle rooms are put away and bots stand in for those who are gone."""
        self.loop = asyncio.get_running_loop()
        self.soon(self._watch())
        try:
            yield
        finally:
            tasks = tuple(self._tasks)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.stand_ins.close()
            await self.rooms.close()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(self.tuning.watch_every)
            await self.rooms.put_away()
            await _guarded(self._tell_presence())
            for room in tuple(self.rooms.opened.values()):
                await _guarded(self.stand_ins.stand_in_for_gone(room))
                self.stand_ins.look_at(room)

    async def _tell_presence(self) -> None:
        """Tell other workers now and then who is here: they forget what they have not heard for long."""
        now = time.monotonic()
        if now - self._presence_told < STALE / 3:
            return
        self._presence_told = now
        for room in tuple(self.rooms.opened.values()):
            for person in {viewer.person for viewer in room.viewers} - {""}:
                await self.bus.announce(room.id, f"presence {person} {room.presence(person)}")


async def _guarded(work: Coroutine[Any, Any, Any]) -> None:
    try:
        await work
    except Refused as refused:
        LOG.info("Something that ran beside a room was refused: %s", refused.key)
    except Exception:
        LOG.exception("Something that ran beside a room failed.")
