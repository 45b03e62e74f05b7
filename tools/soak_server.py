"""Plays through many rooms one after the other and watches the server's memory: it must not grow with what is over.

    .venv/bin/python tools/soak_server.py --rooms 1000

A week of a busy group, without its pauses: rooms are made, played by one player before a spectator, and left; the
server puts them away. It runs as a process of its own with its data in a temporary folder.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
from pathlib import Path

import httpx
import websockets

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.bench_server import Figures, Viewer, memory, room, served

LIMITS = (
    "idle=1,watch_every=0.2,beginnings_a_second=5000,beginnings_at_once=5000,requests_a_second=5000,"
    "requests_at_once=5000,messages_a_second=5000,messages_at_once=5000"
)
AT_ONCE = 10
MOVES = 40
STEPS = 10


async def one_room(client: httpx.AsyncClient, address: str, key: str, seed: int) -> int:
    """Make a room, play in it before a spectator, and leave; the number of moves."""
    info, figures, rng = await room(client, key, seed), Figures(), random.Random(seed)
    async with contextlib.AsyncExitStack() as links:
        hellos = [{"key": key, "seat": 0}, {"watch": info["watch"]}]
        viewers = []
        for hello in hellos:
            link = await links.enter_async_context(websockets.connect(f"ws://{address}/ws"))
            viewers.append(Viewer(link, {"kind": "hello", "room": info["room"], **hello}))
        following = [asyncio.create_task(viewer.follow(figures)) for viewer in viewers]
        await asyncio.gather(*(viewer.opened.wait() for viewer in viewers))
        player, made = viewers[0], 0
        while made < MOVES and player.scene.get("choices"):
            await asyncio.wait_for(player.reaches(await player.choose(rng, f"{seed}-{made}")), 30)
            made += 1
        for task in following:
            task.cancel()
    return made


async def soak(rooms: int) -> None:
    """Play through all rooms and print the memory now and then."""
    moves = 0
    with served(LIMITS) as (address, process):
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as client:
            key = (await client.post("/api/people", json={"name": "Mira"})).json()["key"]
            for begun in range(0, rooms, AT_ONCE):
                seeds = range(begun, min(begun + AT_ONCE, rooms))
                moves += sum(await asyncio.gather(*(one_room(client, address, key, seed) for seed in seeds)))
                if (begun + AT_ONCE) % max(AT_ONCE, rooms // STEPS) == 0:
                    print(f"{begun + AT_ONCE:6} rooms, {moves:7} moves: {memory(process):6.1f} MB", flush=True)
            await asyncio.sleep(3)
            health = (await client.get("/health")).json()
            print(f"at the end: {memory(process):.1f} MB, rooms still open: {health['rooms']}")


def main() -> None:
    """Read the arguments and play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=1000)
    args = parser.parse_args()
    asyncio.run(soak(args.rooms))


if __name__ == "__main__":
    main()
