"""A server for a test, and people who come to it with browsers made of code."""

from __future__ import annotations

import contextlib
import json
import random
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from questhall.core.scene import Scene
from questhall.server.app import make_app
from questhall.server.bus import LocalBus
from questhall.server.hall import Hall
from questhall.server.records import Store
from questhall.server.serve import bind, configured
from questhall.server.tuning import Tuning
from tests.programs import wait_until
from tests.server.drawing import drawn
from tests.server.memory import MemoryStore

QUICK = Tuning(
    bot_pause=0,
    bot_processes=0,
    beginnings_at_once=10_000,
    requests_at_once=100_000,
    messages_at_once=100_000,
    messages_a_second=100_000,
    watch_every=0.02,
)
WAIT = 10


class Server:
    """A server on a free port, in a thread of its own."""

    def __init__(self, store: Store, tuning: Tuning, bus: Any = None) -> None:
        self.store: Any = store
        self.clients: list[httpx.Client] = []
        self.app = make_app(store, bus or LocalBus(), tuning)
        self.listening = bind("127.0.0.1", 0)
        self.port = self.listening.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"
        self._server = uvicorn.Server(configured(self.app, tuning))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self.listening]})

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    def start(self) -> None:
        self._thread.start()
        wait_until(lambda: self._server.started)

    def tells(self, room: str, what: str) -> None:
        """Let the server hear news of another worker."""
        loop = self.hall.loop
        assert loop is not None
        loop.call_soon_threadsafe(self.hall.heard, room, what)

    def stop(self) -> None:
        for client in self.clients:
            client.close()
        self._server.should_exit = True
        self._thread.join(WAIT)
        self.listening.close()
        assert not self._thread.is_alive()


@contextlib.contextmanager
def served(store: Store | None = None, tuning: Tuning = QUICK, bus: Any = None) -> Iterator[Server]:
    server = Server(store or MemoryStore(), tuning, bus)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Visitor:
    """Somebody with a browser."""

    def __init__(self, server: Server, name: str = "", key: str = "") -> None:
        self.server = server
        self.client = httpx.Client(base_url=f"http://{server.address}", timeout=WAIT)
        server.clients.append(self.client)
        self.key = key or self.client.post("/api/people", json={"name": name}).json()["key"]
        self.client.headers["Authorization"] = f"Bearer {self.key}"

    def call(self, method: str, path: str, body: Any = None, status: int = 200, **query: Any) -> Any:
        answer = self.client.request(method, path, json=body, params=query)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content and "json" in answer.headers["content-type"] else answer.content

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return self.call("GET", path, None, status, **query)

    def post(self, path: str, body: Any, status: int = 200, **query: Any) -> Any:
        return self.call("POST", path, body, status, **query)

    def room(self, *seats: str, settings: Any = None, seed: int = 7, **more: Any) -> Any:
        """A new room of `keep`; a seat is “me”, “here”, “link” or “bot”."""
        roles = ("imp", "ghost", "dragon", "slime")
        wanted = [{"by": by, "role": role} for by, role in zip(seats, roles, strict=False)]
        new = {"game": "keep", "scenario": "first_night", "seats": wanted, "seed": seed, "settings": settings or {}}
        return self.post("/api/rooms", {**new, **more})

    def sits_down(self, host: Visitor, room: str, seat: int, name: str) -> Any:
        code = host.get(f"/api/rooms/{room}")["seats"][seat]["invite"]
        return self.post(f"/api/invitations/{code}", {"name": name})

    @contextlib.contextmanager
    def looks(self, room: str, **hello: Any) -> Iterator[Browser]:
        with connect(f"ws://{self.server.address}/ws", open_timeout=WAIT, close_timeout=1) as link:
            browser = Browser(link)
            browser.hello = {"kind": "hello", "room": room, "key": self.key, **hello}
            browser.says(browser.hello)
            yield browser


class Browser:
    """A websocket, and what it has been told."""

    def __init__(self, link: ClientConnection) -> None:
        self.link = link
        self.hello: dict[str, Any] = {}
        self.rev = -1
        self.seat: int | None = None
        self.scene: dict[str, Any] = {}
        self.log: list[Any] = []
        self.info: dict[str, Any] = {}
        self.chat: list[Any] = []
        self.told: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self._ids = 0

    def says(self, message: Any) -> None:
        self.link.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hears(self, timeout: float = WAIT) -> dict[str, Any]:
        """The next message, which is drawn."""
        text = self.link.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        told: dict[str, Any] = json.loads(text)
        self.told.append(told)
        match told["kind"]:
            case "whole" | "delta":
                self.scene, self.log = drawn(self.scene, self.log, told)
                self.rev, self.seat = told["rev"], told["seat"]
            case "room":
                self.info = told["info"]
            case "chat":
                self.chat += told["lines"]
        return told

    def until(self, *kinds: str, **fields: Any) -> dict[str, Any]:
        """The next message of a kind and with these fields."""
        while True:
            told = self.hears()
            if told["kind"] in kinds and all(told.get(name) == value for name, value in fields.items()):
                return told

    def at(self, rev: int) -> Browser:
        """The same browser, when it has drawn a revision."""
        while self.rev < rev:
            self.hears()
        return self

    def settled(self) -> Browser:
        """The same browser, when everything that was said before has been heard."""
        self.says({"kind": "ping"})
        self.until("pong")
        return self

    def asks(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something with an id, and wait for its answer."""
        self._ids += 1
        message = {"kind": kind, "id": f"m{self._ids}-{random.random()}", "seat": self.seat, **fields}
        if kind != "say":
            message.setdefault("rev", self.rev)
        self.says(message)
        return self.until("done", "failed", id=message["id"])

    def chooses(self, number: int = 0, **fields: Any) -> dict[str, Any]:
        answer = self.asks("choose", **{"choice": self.scene["choices"][number]["id"], **fields})
        return self.at(answer["rev"]) and answer if answer["kind"] == "done" else answer

    @property
    def picture(self) -> Scene:
        """The scene, where what is left out is what it is otherwise."""
        return msgspec.convert(self.scene, Scene)

    def is_closed(self) -> bool:
        try:
            while True:
                self.hears()
        except ConnectionClosed:
            return True
