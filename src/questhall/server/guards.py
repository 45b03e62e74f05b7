"""Who may call at all: the names of the server, the addresses of its pages; and what every answer carries."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
NOT_ALLOWED = 4003
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; "
        "font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Guard:
    """Lets only pages of this server change anything, and adds what keeps browsers safe."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], hosts: tuple[str, ...]) -> None:
        self.app = app
        self.origins = frozenset(origin.rstrip("/").lower() for origin in origins)
        self.hosts = frozenset(hosts) | {urlsplit(origin).hostname or "" for origin in origins} if hosts else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is allowed."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif not self._allowed(scope):
            refused = WebSocketClose(NOT_ALLOWED) if scope["type"] == "websocket" else PlainTextResponse(_WHY, 403)
            await refused(scope, receive, _with_headers(send))
        else:
            await self.app(scope, receive, _with_headers(send))

    def _allowed(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        if self.hosts is not None and urlsplit(f"//{host}").hostname not in self.hosts:
            return False
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        origin = headers.get("origin")
        return origin is None or origin.lower() in self.origins or urlsplit(origin.lower()).netloc == host


_WHY = "This page may not do that here: open the table at the server's own address."


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
