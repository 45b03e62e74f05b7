"""The server as one application."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

import questhall

from . import socket, static
from .api import invitations, lobby, people, plans, replays, rooms
from .api.common import hall, json
from .guards import Guard
from .hall import Hall
from .records import Bus, Store
from .tuning import Tuning


def make_app(store: Store, bus: Bus, tuning: Tuning | None = None) -> Starlette:
    """The server around a store; it does not close the store."""
    tuning = tuning or Tuning()
    shared = Hall(store, bus, tuning)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with shared.running():
            yield

    guard = Middleware(Guard, origins=tuning.origins, hosts=tuning.hosts)
    app = Starlette(routes=_routes(), middleware=[guard], lifespan=lifespan)
    app.state.hall = shared
    return app


def _routes() -> list[Route | WebSocketRoute]:
    return [
        WebSocketRoute("/ws", socket.endpoint),
        Route("/health", health),
        Route("/metrics", metrics),
        Route("/api/people", people.new_person, methods=["POST"]),
        Route("/api/me", people.me, methods=["GET"]),
        Route("/api/me", people.change_me, methods=["PUT"]),
        Route("/api/lobby", lobby.lobby),
        Route("/api/about", lobby.about),
        Route("/api/plan", plans.plan, methods=["POST"]),
        Route("/api/games/{key}", lobby.setup_info),
        Route("/api/games/{key}/scenarios/{scenario}", lobby.cover),
        Route("/api/games/{key}/rules/{id}", lobby.rule),
        Route("/api/rooms", rooms.new_room, methods=["POST"]),
        Route("/api/rooms/{room}", rooms.room, methods=["GET"]),
        Route("/api/rooms/{room}", rooms.forget, methods=["DELETE"]),
        Route("/api/rooms/{room}/settings", rooms.settle, methods=["PUT"]),
        Route("/api/rooms/{room}/seats/{seat:int}", rooms.change_seat, methods=["POST"]),
        Route("/api/rooms/{room}/replay", replays.replay),
        Route("/api/rooms/{room}/replay/{number:int}", replays.moment),
        Route("/api/rooms/{room}/export", replays.export),
        Route("/api/rooms/{room}/fork", replays.fork, methods=["POST"]),
        Route("/api/import", replays.bring, methods=["POST"]),
        Route("/api/invitations/{code}", invitations.invitation, methods=["GET"]),
        Route("/api/invitations/{code}", invitations.sit_down, methods=["POST"]),
        Route("/", static.page),
        Route("/{path:path}", static.page),
    ]


async def health(request: Request) -> Response:
    """Whether the server can play."""
    shared = hall(request)
    try:
        well = await shared.store.healthy()
    except Exception:
        well = False
    rooms = shared.rooms.opened.values()
    viewers = sum(len(room.viewers) for room in rooms)
    status = {"status": "ok" if well else "the store does not answer", "version": questhall.__version__}
    return json({**status, "rooms": len(rooms), "viewers": viewers}, 200 if well else 503)


async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    shared = hall(request)
    shared.metrics.rooms.set(len(shared.rooms.opened))
    return Response(shared.metrics.text(), media_type="text/plain; version=0.0.4")
