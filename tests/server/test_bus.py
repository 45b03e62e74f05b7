"""Workers tell each other what has changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from redis.asyncio import Redis

from questhall.server import bus as buses
from questhall.server.bus import EVERYTHING, LocalBus, RedisBus, open_bus
from questhall.server.settings import SettingsError
from tests.programs import find, free_port, listens, running

pytestmark = pytest.mark.anyio

News = list[tuple[str, str]]


class Worker:
    """A worker that notes what it is told."""

    def __init__(self) -> None:
        self.heard: News = []
        self.bus: LocalBus | RedisBus = LocalBus()

    def note(self, room: str, what: str) -> None:
        self.heard.append((room, what))


@asynccontextmanager
async def worker(address: str) -> AsyncIterator[Worker]:
    made = Worker()
    made.bus = await open_bus(address, made.note)
    try:
        yield made
    finally:
        await made.bus.close()


async def until(good: Callable[[], object]) -> None:
    async with asyncio.timeout(15):
        while not good():
            await asyncio.sleep(0.01)


async def test_one_worker_has_nobody_to_tell() -> None:
    async with worker("") as alone:
        await alone.bus.announce("r-1", "log")
        assert isinstance(alone.bus, LocalBus)
        assert alone.heard == []


async def test_all_others_are_told_in_order_and_the_worker_itself_is_not(redis_server: str) -> None:
    async with AsyncExitStack() as stack:
        first, second, third = [await stack.enter_async_context(worker(redis_server)) for _ in range(3)]
        for what in ("log", "chat", "presence p-anna away"):
            await first.bus.announce("r-1", what)
        await until(lambda: len(second.heard) == len(third.heard) == 3)
        assert second.heard == third.heard == [("r-1", "log"), ("r-1", "chat"), ("r-1", "presence p-anna away")]
        assert first.heard == []


async def test_what_is_no_news_disturbs_nobody(redis_server: str) -> None:
    async with worker(redis_server) as first, worker(redis_server) as second:
        async with Redis.from_url(redis_server) as stranger:
            await stranger.publish(buses.CHANNEL, b"\xff no news")
        await first.bus.announce("r-1", "log")
        await until(lambda: second.heard)
        assert second.heard == [("r-1", "log")]


async def test_a_listener_that_fails_is_told_again(redis_server: str, caplog: pytest.LogCaptureFixture) -> None:
    heard: News = []

    def fail_once(room: str, what: str) -> None:
        heard.append((room, what))
        assert len(heard) > 1

    clumsy = await open_bus(redis_server, fail_once)
    async with worker(redis_server) as other:
        await other.bus.announce("r-1", "log")
        await other.bus.announce("r-2", "log")
        await until(lambda: len(heard) == 2)
    await clumsy.close()
    assert "News of room “r-1” could not be taken in." in caplog.text


async def test_after_a_restart_of_redis_news_goes_on_and_what_was_missed_is_made_up_for(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(buses, "PAUSE", 0.05)
    program, port = find("Redis", "redis-server"), free_port()
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--requirepass", "hidden-treasure"]
    async with AsyncExitStack() as stack:
        with running(command, lambda: listens(port)):
            address = f"redis://:hidden-treasure@127.0.0.1:{port}/0"
            first, second = [await stack.enter_async_context(worker(address)) for _ in range(2)]
            assert await first.bus.healthy()
        await first.bus.announce("r-1", "log")
        await until(lambda: "does not answer" in caplog.text)
        assert not await first.bus.healthy()
        with running(command, lambda: listens(port)):
            await until(lambda: EVERYTHING in first.heard and {EVERYTHING, ("r-1", "log")} & set(second.heard))
            await first.bus.announce("r-2", "log")
            await until(lambda: ("r-2", "log") in second.heard)
            assert EVERYTHING in second.heard
            assert await first.bus.healthy()
    assert "hidden-treasure" not in caplog.text
    assert caplog.records[0].levelno == logging.WARNING


async def test_a_long_absence_of_redis_does_not_fill_the_memory(
    redis_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buses, "MOST_WAITING", 10)
    async with worker(redis_server) as first, worker(redis_server) as second:
        for number in range(25):  # without a pause: nothing can be sent in between
            await first.bus.announce(f"r-{number}", "log")
        await until(lambda: ("r-24", "log") in second.heard)
        assert second.heard[0] == EVERYTHING
        assert len(second.heard) <= 11


async def test_what_was_said_last_is_said_when_it_closes(redis_server: str) -> None:
    async with worker(redis_server) as second:
        async with worker(redis_server) as first:
            await first.bus.announce("r-1", "presence p-anna gone")
        await until(lambda: second.heard)


async def test_a_redis_that_is_not_there_is_told_at_once_and_without_its_password() -> None:
    address = f"redis://:hidden-treasure@127.0.0.1:{free_port()}/0"
    with pytest.raises(SettingsError, match=r"Redis does not answer at redis://:\*\*\*@127\.0\.0\.1:") as caught:
        await open_bus(address, lambda *_: None)
    assert "hidden-treasure" not in str(caught.value)


async def test_an_address_of_something_else_is_refused() -> None:
    with pytest.raises(SettingsError, match="is no address of Redis"):
        await open_bus("http://127.0.0.1:80", lambda *_: None)
