"""The server is killed in the middle of play, many times: no acknowledged move is lost, every room opens again."""

import asyncio
import json
import random
import signal
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
import websockets

from .process import ServerProcess

ROOMS = 4


@dataclass
class Playing:
    """A room, who plays in it, and what the server has acknowledged."""

    room: str
    key: str
    acknowledged: list[str] = field(default_factory=list)
    over: bool = False


async def open_room(client: httpx.AsyncClient, seed: int) -> Playing:
    key = (await client.post("/api/people", json={"name": "Mira"})).json()["key"]
    new = {"game": "keep", "scenario": "first_night", "seats": [{"by": "me", "role": "imp"}], "seed": seed}
    answer = await client.post("/api/rooms", json=new, headers={"Authorization": f"Bearer {key}"})
    return Playing(answer.json()["room"], key)


async def play(playing: Playing, address: str, rng: random.Random) -> None:
    """Choose as fast as the server acknowledges; ends when the connection does."""
    async with websockets.connect(f"ws://{address}/ws") as link:
        await link.send(json.dumps({"kind": "hello", "room": playing.room, "key": playing.key, "seat": 0}))
        choices, rev, asked = [], -1, ""
        async for text in link:
            told = json.loads(text)
            if told["kind"] == "whole":
                choices, rev = told["scene"].get("choices", []), told["rev"]
            elif told["kind"] == "delta":
                choices, rev = told["put"].get("choices", choices), told["rev"]
            elif told["kind"] == "done" and told["id"] == asked:
                playing.acknowledged.append(asked.split(":", 1)[1])
                asked = ""
            if not choices:
                playing.over = True
                return
            if not asked and told["kind"] in ("whole", "delta", "done") and rev == len(playing.acknowledged):
                choice = rng.choice(choices)["id"]
                asked = f"{rng.random()}:{choice}"
                message = {"kind": "choose", "id": asked, "seat": 0, "rev": rev, "choice": choice}
                await link.send(json.dumps(message))


async def kept(client: httpx.AsyncClient, playing: Playing) -> list[str]:
    """The choices that the server has of a room, as its file says."""
    headers = {"Authorization": f"Bearer {playing.key}"}
    answer = await client.get(f"/api/rooms/{playing.room}/export", headers=headers)
    assert answer.status_code == 200, answer.text
    return [line.partition(" ")[2] for line in answer.json()["choices"]]


async def one_life(server: ServerProcess, rooms: list[Playing], rng: random.Random) -> None:
    """Start, look whether everything is there, play, die."""
    await asyncio.to_thread(server.start)
    async with httpx.AsyncClient(base_url=server.url, timeout=20) as client:
        for number, playing in enumerate(rooms):
            found = await kept(client, playing)
            assert found[: len(playing.acknowledged)] == playing.acknowledged
            assert len(found) <= len(playing.acknowledged) + 1  # one more may have been kept, but not acknowledged
            playing.acknowledged[:] = found
            if playing.over:
                rooms[number] = await open_room(client, rng.randrange(1 << 32))
        while len(rooms) < ROOMS:
            rooms.append(await open_room(client, rng.randrange(1 << 32)))
    tasks = [asyncio.create_task(play(playing, server.address, rng)) for playing in rooms]
    before = kept_by(rooms)
    for _ in range(1_000):  # on a slow machine too, people get a move in before the end
        if kept_by(rooms) > before:
            break
        await asyncio.sleep(0.01)
    await asyncio.sleep(rng.random() * 0.2)
    server.kill(signal.SIGKILL)
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(each is None or isinstance(each, OSError | websockets.WebSocketException) for each in ended), ended


def kept_by(rooms: list[Playing]) -> int:
    return sum(len(playing.acknowledged) for playing in rooms)


async def lives(server: ServerProcess, count: int) -> int:
    rng, rooms = random.Random(7), list[Playing]()
    for _ in range(count):
        await one_life(server, rooms, rng)
    await asyncio.to_thread(server.start)
    async with httpx.AsyncClient(base_url=server.url, timeout=20) as client:
        for playing in rooms:
            assert (await kept(client, playing))[: len(playing.acknowledged)] == playing.acknowledged
    return kept_by(rooms)


@pytest.mark.parametrize("count", [3, pytest.param(50, marks=pytest.mark.slow)])
def test_what_was_acknowledged_survives_every_kill(tmp_path: Path, count: int) -> None:
    server = ServerProcess(tmp_path)
    try:
        assert asyncio.run(lives(server, count)) > 0
    finally:
        server.stop()
