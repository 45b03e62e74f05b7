"""Starting the server: its settings, its store, and the person to whom this machine belongs."""

from __future__ import annotations

import contextlib
import ipaddress
import os
import socket
import time
import webbrowser
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from questhall.core.content import spare_what_lasts
from questhall.core.errors import QuesthallError
from questhall.games import GAMES

from .api.lobby import game_info
from .app import make_app
from .bus import LocalBus, open_bus
from .keys import digest, new_code, new_key
from .messages import Language
from .records import Bus, Conflict, PersonRecord, Store
from .settings import Settings, with_limits
from .store import open_store
from .tuning import Tuning

LOOPBACK = ("127.0.0.1", "localhost", "::1")
OWNER = "owner.key"


class Relay:
    """A bus that is opened when the server starts: before, there is no loop in which it could listen."""

    def __init__(self) -> None:
        self.bus: Bus = LocalBus()

    async def announce(self, room: str, what: str) -> None:
        """Tell other workers."""
        await self.bus.announce(room, what)

    async def close(self) -> None:
        """Let go."""
        await self.bus.close()


def tuning_of(settings: Settings) -> Tuning:
    """The numbers to run by. On loopback only names of this machine are answered, so that no page can pretend."""
    hosts = LOOPBACK if is_loopback(settings.host) else ()
    usual = Tuning(origins=settings.origins, hosts=hosts)
    return with_limits(usual, settings.limits)


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    if host == "localhost":
        return True
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return False


def application(settings: Settings, store: Store) -> Starlette:
    """The application around an open store; it opens the bus and closes both."""
    relay = Relay()
    app = make_app(store, relay, tuning_of(settings))
    inner = app.router.lifespan_context

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        relay.bus = await open_bus(settings.redis, app.state.hall.heard)
        try:
            if owner := getattr(app.state, "owner", None):
                await keep_owner(store, *owner)
            async with inner(app):
                yield
        finally:
            await relay.close()
            await store.close()

    app.router.lifespan_context = lifespan
    return app


async def keep_owner(store: Store, key: str, language: Language) -> None:
    """Whoever has this machine's key is known to the store."""
    if await store.person(digest(key)) is None:
        with contextlib.suppress(Conflict):  # another worker was first
            await store.add_person(PersonRecord(new_code(), digest(key), "", language, time.time()))


def owner_key(home: Path) -> str:
    """The key of the person to whom this machine belongs; the same after every start, readable by nobody else."""
    path = home / OWNER
    try:
        home.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(FileExistsError):
            made = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
            with open(made, "w", encoding="utf-8") as file:
                file.write(new_key())
        found = path.read_text(encoding="utf-8").strip()
    except OSError as error:
        raise QuesthallError(f"“{path}” cannot be read or written: {error.strerror}.") from None
    if len(found) < 20:
        raise QuesthallError(f"“{path}” is damaged. Delete it to get a new key.")
    return found


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen at; 0 is any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        why = error.strerror or str(error)
        raise QuesthallError(f"Nobody can listen at {host}, port {port}: {why}. --port N takes another one.") from None
    return listening


def address_of(settings: Settings, port: int) -> str:
    """Where the table is, in a browser on this machine."""
    if settings.origins:
        return settings.origins[0]
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "localhost") else settings.host
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Serving(uvicorn.Server):
    """The server, which says when it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def configured(app: Starlette, tuning: Tuning) -> uvicorn.Config:
    """How uvicorn serves: no log of addresses that were asked for, since codes stand in them."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=4 * tuning.message_size,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=5,
    )


def warm_up(language: Language) -> None:
    """Read games and words before anybody waits for them, and spare what lasts from the search for garbage.

    The words of other languages are read when somebody comes who reads them: 12 MB and half a second at most for each.
    """
    for game in GAMES.values():
        game_info(game, language)
    spare_what_lasts()


def run(settings: Settings, language: Language, *, browser: bool, told: Callable[[str, str], None]) -> int:
    """Serve until somebody stops it; `told` is given the address when it can be opened, and what makes it his own."""
    key = owner_key(settings.home)
    store = open_store(settings.database)
    listening = bind(settings.host, settings.port)
    address, own = f"{address_of(settings, listening.getsockname()[1])}/", f"#me={key}"
    app = application(settings, store)
    app.state.owner = (key, language)
    warm_up(language)

    def ready() -> None:
        told(address, own)
        if browser:
            webbrowser.open(address + own)

    server = Serving(configured(app, tuning_of(settings)), ready)
    with contextlib.closing(listening), contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0 if server.started else 1
