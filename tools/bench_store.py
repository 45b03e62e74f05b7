"""How many moves a second the store can keep: alone, and when many come at once.

python tools/bench_store.py [URL]    a database of its own; without it, a SQLite file in a temporary folder
"""

import asyncio
import statistics
import sys
import tempfile
import time
from itertools import chain
from pathlib import Path

from questhall.core import Setup
from questhall.server.messages import RoomSettings
from questhall.server.records import LogRecord, RoomRecord, Store
from questhall.server.store import open_store

SECONDS = 3.0


async def play(store: Store, room: str, end: float) -> list[float]:
    """Add to a room's log until the time is up; how long each addition took."""
    took, now = [], time.perf_counter()
    while now < end:
        await store.append(room, len(took), [LogRecord("choice", 0, "Go(to=vault)", f"m-{len(took)}", now)])
        took.append(time.perf_counter() - now)
        now = time.perf_counter()
    return took


async def measure(store: Store, writers: int) -> str:
    """So many rooms at once."""
    names = [f"{writers}-{number}" for number in range(writers)]
    for name in names:
        setup = Setup("keep", "first_night", ("imp",), 1)
        await store.add_room(RoomRecord(name, setup, "", "", "", RoomSettings(), 0.0, 0.0), [])
    end = time.perf_counter() + SECONDS
    took = sorted(chain(*await asyncio.gather(*(play(store, name, end) for name in names))))
    median, slow = statistics.median(took) * 1000, took[int(len(took) * 0.99)] * 1000
    return f"{writers:4} writers: {len(took) / SECONDS:7.0f} a second, median {median:.2f} ms, p99 {slow:.2f} ms"


async def main(url: str) -> None:
    """One writer, ten, a hundred."""
    store = open_store(url)
    for writers in (1, 10, 100):
        print(await measure(store, writers))
    await store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else f"sqlite:///{Path(folder) / 'hall.sqlite'}"))
