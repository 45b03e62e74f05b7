"""One writer, many changes: they share a commit, and nobody is told before it. And several workers at one database."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, event

from questhall.server.records import Conflict, Store, StoreError
from questhall.server.store import SqlStore, open_store
from tests.server.kept import a_choice, a_room, choices, seats_of

pytestmark = pytest.mark.anyio

ROOMS = [a_room(number) for number in range(20)]


@asynccontextmanager
async def workers(url: str, count: int = 2) -> AsyncIterator[list[SqlStore]]:
    opened = [open_store(url) for _ in range(count)]
    try:
        yield opened
    finally:
        for store in opened:
            await store.close()


async def with_rooms(store: Store) -> None:
    await asyncio.gather(*(store.add_room(room, seats_of(room)) for room in ROOMS))


async def test_many_changes_share_a_few_commits(store: SqlStore) -> None:
    await with_rooms(store)
    commits: list[Connection] = []
    event.listen(store._engines.writing, "commit", commits.append)
    await asyncio.gather(*(store.append(room.id, 0, choices(2)) for room in ROOMS))
    assert 1 <= len(commits) <= 4


async def test_nobody_is_told_before_the_commit(store: SqlStore) -> None:
    await with_rooms(store)
    go_on, reached = threading.Event(), threading.Event()

    def wait(_: Connection) -> None:
        reached.set()
        go_on.wait(10)

    event.listen(store._engines.writing, "commit", wait)
    move = asyncio.ensure_future(store.append("r-1", 0, choices(1)))
    await asyncio.to_thread(reached.wait, 10)
    await asyncio.sleep(0.05)
    assert not move.done()
    assert await store.log("r-1") == ()
    go_on.set()
    await move
    assert await store.log("r-1") == tuple(choices(1))


async def test_when_a_commit_fails_everybody_in_it_is_told_and_the_next_one_succeeds(store: SqlStore) -> None:
    await with_rooms(store)

    def fail(connection: Connection) -> None:
        connection.exec_driver_sql("SELECT nonsense")

    event.listen(store._engines.writing, "commit", fail)
    tries = (store.append(room.id, 0, choices(1)) for room in ROOMS)
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert {type(result) for result in results} == {StoreError}
    event.remove(store._engines.writing, "commit", fail)
    await store.append("r-1", 0, choices(1))
    assert await store.log("r-2") == ()


async def test_a_change_that_nobody_waits_for_any_more_disturbs_no_other(store: SqlStore) -> None:
    await with_rooms(store)
    moves = [asyncio.ensure_future(store.append(room.id, 0, choices(1))) for room in ROOMS]
    await asyncio.sleep(0)
    for move in moves[::2]:
        move.cancel()
    results = await asyncio.gather(*moves, return_exceptions=True)
    assert results[1::2] == [None] * 10
    assert await store.log("r-1") == tuple(choices(1))


async def test_the_event_loop_goes_on_while_the_database_is_slow(store: SqlStore) -> None:
    await with_rooms(store)
    slow = threading.Event()
    event.listen(store._engines.reading, "begin", lambda _: slow.wait(5))
    reading = asyncio.ensure_future(store.log("r-1"))
    await asyncio.sleep(0.02)
    assert not reading.done()
    slow.set()
    assert await reading == ()


async def test_between_workers_every_entry_has_one_author_and_there_are_no_holes(database: str) -> None:
    async def play(store: Store, worker: int) -> list[tuple[str, int]]:
        won = []
        for length in range(5):
            for room in ROOMS[:: 1 if worker else -1]:
                try:
                    await store.append(room.id, length, [a_choice(1000 * worker + length)])
                    won.append((room.id, length))
                except Conflict:
                    pass
        return won

    async with workers(database, 3) as stores:
        await with_rooms(stores[0])
        won = await asyncio.gather(*(play(store, number) for number, store in enumerate(stores)))
        assert sorted(itertools.chain(*won)) == sorted((room.id, length) for room in ROOMS for length in range(5))
        logs = [len(await stores[1].log(room.id)) for room in ROOMS]
    assert logs == [5] * 20


async def test_crowds_of_two_workers_never_wait_in_a_circle(database: str) -> None:
    async with workers(database) as stores:
        await with_rooms(stores[0])
        tries = [
            store.append(room.id, 0, choices(1))
            for store, order in zip(stores, (1, -1), strict=True)
            for room in ROOMS[::order]
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(result) for result in results].count(Conflict) == 20
        assert results.count(None) == 20


async def test_of_two_who_follow_one_link_at_two_workers_one_sits_down(database: str) -> None:
    async with workers(database) as stores:
        await with_rooms(stores[0])
        free, taken = seats_of(ROOMS[0])[1], seats_of(ROOMS[0])[0]
        sits = [type(taken)("r-0", 1, "person", person=name) for name in ("p-boris", "p-vera")]
        tries = [store.change_seat(seat, expected=free) for store, seat in zip(stores, sits, strict=True)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]


async def test_lines_from_two_workers_are_all_kept(database: str) -> None:
    async with workers(database) as stores:
        await with_rooms(stores[0])
        says = [store.say("r-0", "Анна", str(number), 1.0, None) for number in range(10) for store in stores]
        lines = await asyncio.gather(*says)
        assert sorted(line.number for line in lines) == list(range(20))


async def test_a_full_disk_is_told_in_a_sentence_and_play_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    def room_for(pages: int) -> None:
        with store._engines.writing.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    async with workers(f"sqlite:///{tmp_path / 'hall.sqlite'}", 1) as (store,):
        await with_rooms(store)
        room_for(1)
        with pytest.raises(StoreError, match="database or disk is full"):
            await store.say("r-1", "Анна", "long " * 10_000, 1.0, 0)
        room_for(1_000_000)
        await store.append("r-1", 0, choices(1))
        assert await store.said("r-1") == ()
        assert await store.log("r-1") == tuple(choices(1))


async def test_after_postgresql_has_hung_up_the_store_works_on(postgresql_database: str) -> None:
    async with workers(postgresql_database, 1) as (store,):
        await with_rooms(store)
        await store.log("r-1")
        with psycopg.connect(postgresql_database, autocommit=True) as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        await store.append("r-1", 0, choices(1))
        assert await store.log("r-1") == tuple(choices(1))


async def test_a_text_that_postgresql_cannot_hold_is_refused_in_a_sentence(postgresql_database: str) -> None:
    async with workers(postgresql_database, 1) as (store,):
        await with_rooms(store)
        with pytest.raises(StoreError, match="does not do its work"):
            await store.say("r-1", "Анна", "\0", 1.0, 0)
