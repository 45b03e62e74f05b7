"""Run as a program: for each line that it reads, a child that plays into the store until it is killed.

The children are forked, so that fifty of them do not import everything fifty times. On its output: “child PID”, then
“kept ROOM SEQ ID” for everything that the store has acknowledged, and “ended” when the child is gone.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import traceback

from questhall.server.records import LogRecord
from questhall.server.store import SqlStore, open_store
from tests.server.kept import a_room, seats_of

ROOMS = 5


def tell(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def play(store: SqlStore, number: int, chance: random.Random) -> None:
    room = a_room(number)
    if await store.room(room.id) is None:
        await store.add_room(room, seats_of(room))
    length = len(await store.log(room.id))
    while True:
        ids = [f"{os.getpid()}-{length + step}" for step in range(chance.randint(1, 3))]
        await store.append(room.id, length, [LogRecord("choice", 0, "Go()", name, 1.0) for name in ids])
        for name in ids:
            tell("kept", room.id, length, name)
            length += 1


async def play_all(url: str) -> None:
    store, chance = open_store(url), random.Random(os.getpid())
    await asyncio.gather(*(play(store, number, chance) for number in range(ROOMS)))


def child(url: str) -> None:
    tell("child", os.getpid())
    try:
        asyncio.run(play_all(url))
    except BaseException:
        tell("failed", repr(traceback.format_exc()))
    os._exit(1)


def main(url: str) -> None:
    for _ in sys.stdin:
        pid = os.fork()
        if pid == 0:
            child(url)
        os.waitpid(pid, 0)
        tell("ended")


if __name__ == "__main__":
    main(sys.argv[1])
