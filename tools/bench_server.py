"""Measures the server: many rooms with several viewers, a move in each every other second; prints what was seen.

    .venv/bin/python tools/bench_server.py --rooms 100 --viewers 5 --seconds 60

The server runs as a process of its own on a free port of this machine, with its data in a temporary folder.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.process import ServerProcess

LIMITS = "beginnings_a_second=1000, requests_a_second=1000, viewers_from_one_address=10000"
"""All come from one address here, which a server would slow down otherwise."""
PAUSE = 2.0
"""Seconds between two moves of a room."""


@dataclass
class Figures:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    openings: list[float] = field(default_factory=list)
    deltas: list[int] = field(default_factory=list)
    failures: int = 0


class Viewer:
    """One websocket that follows a room."""

    def __init__(self, link: Any, hello: dict[str, Any]) -> None:
        self.link, self.hello = link, hello
        self.rev = -1
        self.scene: dict[str, Any] = {}
        self.moved = asyncio.Condition()
        self.opened = asyncio.Event()

    async def follow(self, figures: Figures) -> None:
        """Read everything that comes."""
        began = time.perf_counter()
        await self.link.send(json.dumps(self.hello))
        async for text in self.link:
            told = json.loads(text)
            if told["kind"] == "whole":
                figures.openings.append(time.perf_counter() - began)
                self.scene = told["scene"]
                self.opened.set()
            elif told["kind"] == "delta":
                figures.deltas.append(len(text.encode()))
                self.scene.update(told.get("put", {}))
            elif told["kind"] == "failed":
                figures.failures += 1
            if "rev" in told and told["kind"] in ("whole", "delta"):
                async with self.moved:
                    self.rev = told["rev"]
                    self.moved.notify_all()

    async def choose(self, rng: random.Random, id: str) -> int:
        """Take a random choice; the revision that it leads to."""
        choice = {"kind": "choose", "id": id, "seat": 0, "rev": self.rev}
        wanted = self.rev + 1
        await self.link.send(json.dumps(choice | {"choice": rng.choice(self.scene["choices"])["id"]}))
        return wanted

    async def reaches(self, rev: int) -> None:
        """Wait for a revision."""
        async with self.moved:
            await self.moved.wait_for(lambda: self.rev >= rev)


async def play(viewers: list[Viewer], seconds: float, figures: Figures, rng: random.Random) -> None:
    """Move now and then, and measure until the last viewer has seen it."""
    player = viewers[0]
    await asyncio.gather(*(viewer.opened.wait() for viewer in viewers))
    await asyncio.sleep(rng.random() * PAUSE)
    until, number = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        if not player.scene.get("choices"):
            return
        number += 1
        began = time.perf_counter()
        wanted = await player.choose(rng, f"{id(player)}-{number}")
        try:
            await asyncio.wait_for(asyncio.gather(*(viewer.reaches(wanted) for viewer in viewers)), 10)
        except TimeoutError:
            figures.failures += 1
            return
        figures.latencies.append(time.perf_counter() - began)
        await asyncio.sleep(max(0.0, PAUSE - (time.perf_counter() - began)))


@contextlib.contextmanager
def served(limits: str = LIMITS) -> Iterator[tuple[str, int]]:
    """A server of its own: its address and its process."""
    with tempfile.TemporaryDirectory() as home:
        server = ServerProcess(Path(home), QUESTHALL_LIMITS=limits).start()
        assert server.process is not None
        try:
            yield server.address, server.process.pid
        finally:
            server.stop()


def memory(process: int) -> float:
    """The memory of a process in MB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def processor(process: int) -> float:
    """The seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def room(client: httpx.AsyncClient, key: str, seed: int) -> dict[str, Any]:
    """A new room for one person."""
    new = {"game": "keep", "scenario": "first_night", "seats": [{"by": "me", "role": "ratfolk"}], "seed": seed}
    answer = await client.post("/api/rooms", json=new, headers={"Authorization": f"Bearer {key}"})
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


async def measure(rooms: int, viewers: int, seconds: float) -> None:
    """Play in all rooms at once and print the figures."""
    figures, rng = Figures(), random.Random(1)
    with served() as (address, process):
        idle = memory(process)
        web = httpx.AsyncClient(base_url=f"http://{address}", timeout=30)
        async with contextlib.AsyncExitStack() as links, web as client:
            followed, tables, opened = [], [], []
            for number in range(rooms):
                key = (await client.post("/api/people", json={"name": f"Player {number}"})).json()["key"]
                began = time.perf_counter()
                info = await room(client, key, number)
                opened.append(time.perf_counter() - began)
                seated = {"kind": "hello", "room": info["room"], "key": key, "seat": 0}
                watching = {"kind": "hello", "room": info["room"], "watch": info["watch"]}
                here = []
                for place in range(viewers):
                    link = await links.enter_async_context(websockets.connect(f"ws://{address}/ws", max_queue=None))
                    here.append(Viewer(link, seated if place == 0 else watching))
                followed += [asyncio.create_task(viewer.follow(figures)) for viewer in here]
                tables.append(here)
            began, before = processor(process), len(figures.latencies)
            await asyncio.gather(*(play(here, seconds, figures, rng) for here in tables))
            busy, used = memory(process), processor(process) - began
            for task in followed:
                task.cancel()
    report(figures, idle, busy, opened)
    print(f"processor time            {used / max(1, len(figures.latencies) - before) * 1e3:.1f} ms a move")


def report(figures: Figures, idle: float, busy: float, opened: list[float]) -> None:
    """The figures, a line each."""
    if not figures.latencies:
        print(f"No move was seen; {figures.failures} failures.")
        return
    percent = statistics.quantiles(figures.latencies, n=100)
    sizes = statistics.quantiles(figures.deltas, n=100)
    print(f"moves                     {len(figures.latencies)}, failures {figures.failures}")
    print(f"choose to last viewer     median {percent[49] * 1e3:.1f} ms, p99 {percent[98] * 1e3:.1f} ms")
    print(f"delta                     median {sizes[49]:.0f} bytes, p99 {sizes[98]:.0f} bytes")
    print(f"a new room                median {statistics.median(opened) * 1e3:.1f} ms")
    print(f"opening a room            median {statistics.median(figures.openings) * 1e3:.1f} ms")
    print(f"memory of the server      idle {idle:.0f} MB, with all rooms {busy:.0f} MB")


def main() -> None:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--viewers", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=60)
    args = parser.parse_args()
    asyncio.run(measure(args.rooms, args.viewers, args.seconds))


if __name__ == "__main__":
    main()
