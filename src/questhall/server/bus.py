"""How workers tell each other that a room has changed: not at all with one worker, else through Redis."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from .addresses import Address
from .settings import SettingsError

Listener = Callable[[str, str], None]
"""Told the room and what of it has changed; it returns at once. No room and “all”: see EVERYTHING."""

EVERYTHING = ("", "all")
"""What a listener is told when news may have been missed: any room may have changed."""

CHANNEL = "questhall"
MOST_WAITING = 10_000
PAUSE = 0.5
"""Seconds between two attempts to reach Redis."""

_log = logging.getLogger(__name__)


class News(msgspec.Struct, frozen=True, array_like=True):
    """What travels between workers."""

    worker: str
    room: str
    what: str


class LocalBus:
    """One worker: nobody else is to be told."""

    async def announce(self, room: str, what: str) -> None:
        """Say that something of a room has changed, to nobody."""

    async def healthy(self) -> bool:
        """Whether news gets through."""
        return True

    async def close(self) -> None:
        """Let go of nothing."""


class RedisBus:
    """Several workers; what a worker says comes to all others, though late when Redis was away for a while."""

    def __init__(self, address: Address, on_news: Listener) -> None:
        self._address = address
        self._on_news = on_news
        self._worker = secrets.token_hex(8)
        self._waiting: dict[tuple[str, str], None] = {}
        self._some = asyncio.Event()
        self._heard = asyncio.Event()
        self._listening = False
        self._tasks: list[asyncio.Task[None]] = []
        try:
            # No retries of its own: a connection that was lost unnoticed would swallow news.
            self._redis: Redis = Redis.from_url(
                address.with_secrets(), retry=Retry(NoBackoff(), 0), socket_connect_timeout=5, health_check_interval=15
            )
        except (ValueError, RedisError):
            raise SettingsError(
                f"“{address}” is no address of Redis. Allowed: redis://:PASSWORD@HOST:PORT/0."
            ) from None

    async def start(self) -> None:
        """Listen from now on; an error if Redis does not answer."""
        try:
            await self._ping()
        except (RedisError, OSError) as error:
            await self._redis.aclose()
            why = self._address.clean(error)
            raise SettingsError(f"Redis does not answer at {self._address}: {why}") from None
        self._tasks = [asyncio.create_task(self._for_ever(work)) for work in (self._listen, self._send)]
        await asyncio.wait_for(self._heard.wait(), 10)

    async def announce(self, room: str, what: str) -> None:
        """Say that something of a room has changed; nobody waits for Redis."""
        self._waiting.pop((room, what), None)  # what is said again is said last
        self._waiting[room, what] = None
        if len(self._waiting) > MOST_WAITING:
            self._waiting = {EVERYTHING: None}
        self._some.set()

    async def healthy(self) -> bool:
        """Whether news gets through."""
        try:
            return self._listening and await self._ping()
        except (RedisError, OSError):
            return False

    async def close(self) -> None:
        """Say what is left to say, if that is possible at once, and let go."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(RedisError, OSError, TimeoutError):
            await asyncio.wait_for(self._send_all(), 1)
        await self._redis.aclose()

    async def _ping(self) -> bool:
        answer: Any = self._redis.ping()
        return bool(await asyncio.wait_for(answer, 5))

    async def _for_ever(self, work: Callable[[], Any]) -> None:
        """Do something, and again whenever the connection was lost."""
        while True:
            try:
                await work()
            except (RedisError, OSError) as error:
                _log.warning("Redis at %s does not answer: %s", self._address, self._address.clean(error))
                await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        try:
            async with self._redis.pubsub() as channel:
                await channel.subscribe(CHANNEL)
                async for message in channel.listen():
                    self._hear(message)
        finally:
            self._listening = False

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "subscribe":  # also after a connection that was lost
            if self._heard.is_set():
                self._tell(*EVERYTHING)
            self._listening = True
            self._heard.set()
        elif message["type"] == "message":
            with suppress(msgspec.DecodeError):
                news = msgspec.json.decode(message["data"], type=News)
                if news.worker != self._worker:
                    self._tell(news.room, news.what)

    def _tell(self, room: str, what: str) -> None:
        try:
            self._on_news(room, what)
        except Exception:
            _log.exception("News of room “%s” could not be taken in.", room)

    async def _send(self) -> None:
        await self._some.wait()
        await self._send_all()

    async def _send_all(self) -> None:
        while self._waiting:
            said = next(iter(self._waiting))
            del self._waiting[said]
            try:
                await self._redis.publish(CHANNEL, msgspec.json.encode(News(self._worker, *said)))
            except BaseException:
                self._waiting = {said: None} | self._waiting
                raise
        self._some.clear()


async def open_bus(redis: Address | str, on_news: Listener) -> LocalBus | RedisBus:
    """A bus through Redis, or one for a single worker where there is no address."""
    address = redis if isinstance(redis, Address) else Address(redis)
    if not address:
        return LocalBus()
    bus = RedisBus(address, on_news)
    await bus.start()
    return bus
