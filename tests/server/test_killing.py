"""The server is killed while people play: no move that was acknowledged is lost, and every room can be opened."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.ledger import ROOT
from tests.programs import free_port
from tests.server.tables import Browser

ROOMS = 4


class Nursery:
    """Servers, one after the other, on the same port and with the same data."""

    def __init__(self, home: Path) -> None:
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        places = {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
        command = [sys.executable, "-m", "tests.server.killing", str(home), str(self.port)]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self.process = subprocess.Popen(command, env=os.environ | places, text=True, cwd=ROOT, **pipes)

    @contextmanager
    def life(self) -> Iterator[None]:
        """A server that is killed at the end."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        word, child = self.process.stdout.readline().split()
        assert word == "child"
        try:
            yield
        finally:
            os.kill(int(child), signal.SIGKILL)
            assert self.process.stdout.readline() == "ended\n"

    def close(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait(20)
        self.process.stdout.close()


class Player(threading.Thread):
    """Somebody who chooses as fast as he can until the server is gone."""

    def __init__(self, nursery: Nursery, key: str, room: str, kept: dict[tuple[str, str], int], chance: random.Random):
        super().__init__()
        self.nursery, self.key, self.room, self.kept, self.chance = nursery, key, room, kept, chance

    def run(self) -> None:
        try:
            with connect(f"ws://{self.nursery.address}/ws", close_timeout=0.1) as link:
                self._play(Browser(link))
        except (WebSocketException, OSError):
            pass

    def _play(self, table: Browser) -> None:
        table.says({"kind": "hello", "room": self.room, "key": self.key})
        table.until("chat")
        while True:
            id = f"{self.chance.random()}"
            if table.info.get("undo") and (self.chance.random() < 0.2 or not table.scene.get("choices")):
                answer = table.asks("undo", id=id)
            else:
                choice = self.chance.choice(table.scene["choices"])["id"]
                answer = table.asks("choose", id=id, choice=choice)
            if answer["kind"] == "done":
                self.kept[self.room, id] = answer["rev"]
                table.at(answer["rev"])
            table.settled()


def new_room(nursery: Nursery, key: str, seed: int) -> str:
    new = {"game": "keep", "scenario": "first_night", "seats": [{"by": "me", "role": "imp"}], "seed": seed}
    headers = {"Authorization": f"Bearer {key}"}
    room: str = httpx.post(f"http://{nursery.address}/api/rooms", json=new, headers=headers).json()["room"]
    return room


def killed(home: Path, kills: int) -> None:
    nursery, chance, kept = Nursery(home), random.Random(kills), dict[tuple[str, str], int]()
    try:
        with nursery.life():
            key = httpx.post(f"http://{nursery.address}/api/people", json={"name": "Mira"}).json()["key"]
            rooms = [new_room(nursery, key, number) for number in range(ROOMS)]
        for _ in range(kills):
            players = [Player(nursery, key, room, kept, random.Random(chance.random())) for room in rooms]
            with nursery.life():
                for player in players:
                    player.start()
                time.sleep(chance.uniform(0.1, 1.0))
            for player in players:
                player.join(30)
        with nursery.life():
            for room in rooms:
                answer = httpx.get(
                    f"http://{nursery.address}/api/rooms/{room}", headers={"Authorization": f"Bearer {key}"}
                )
                assert answer.status_code == 200, answer.text
    finally:
        nursery.close()
    with closing(sqlite3.connect(home / "hall.sqlite")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        log = {(room, id): seq + 1 for room, seq, id in database.execute("SELECT room, seq, id FROM log")}
    assert len(kept) > kills
    assert kept.items() <= log.items()


def test_a_few_kills_lose_no_acknowledged_move(tmp_path: Path) -> None:
    killed(tmp_path, 5)


@pytest.mark.slow
def test_fifty_kills_lose_no_acknowledged_move(tmp_path: Path) -> None:
    killed(tmp_path, 50)
