"""What every route needs: who asks, in which language, what he sent, and how he is answered."""

from __future__ import annotations

import functools
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from questhall.core.errors import QuesthallError
from questhall.words import LANGUAGES

from ..hall import Hall
from ..messages import Language
from ..records import PersonRecord, StoreError
from ..rest import Problem
from ..room import Room
from ..speech import Refused, say

LOG = logging.getLogger("questhall.server")
STATUS = {
    "malformed": 400,
    "illegal": 400,
    "no_key": 401,
    "not_yours": 403,
    "no_room": 404,
    "late": 409,
    "not_possible": 409,
    "too_large": 413,
    "too_fast": 429,
    "fault": 500,
}
Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Any]]


def route(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A handler whose answers and refusals are sent as JSON."""

    @functools.wraps(handler)
    async def answered(request: Request) -> Response:
        try:
            if not hall(request).requests.take(address(request)):
                raise Refused("too_fast", "too_fast")
            found = await handler(request)
        except Refused as refused:
            hall(request).metrics.failures.labels(refused.code).inc()
            return problem(refused.code, refused.text(language(request)))
        except StoreError:
            LOG.exception("The store failed.")
            return problem("fault", say(language(request), "refused-store"))
        except QuesthallError as error:
            return problem("not_possible", str(error))
        except Exception:
            LOG.exception("A request could not be answered.")
            return problem("fault", say(language(request), "refused-fault"))
        return found if isinstance(found, Response) else json(found)

    return answered


def json(value: Any, status: int = 200) -> Response:
    """A struct as an answer."""
    headers = {"Cache-Control": "no-store"}  # keys and codes are in some of them
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def problem(code: str, text: str) -> Response:
    """Why a request was refused."""
    return json({"error": Problem(code, text)}, STATUS.get(code, 400))


def hall(request: Request) -> Hall:
    """What the server shares."""
    found: Hall = request.app.state.hall
    return found


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def language(request: Request) -> Language:
    """The language that is wanted, else English."""
    wanted = request.query_params.get("language", "en")
    return wanted if wanted in LANGUAGES else "en"  # type: ignore[return-value]


def key(request: Request) -> str:
    """The key that came with the request."""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    return given.strip() if scheme.lower() == "bearer" else ""


async def anybody(request: Request) -> PersonRecord | None:
    """Who asks, if he says so."""
    return await hall(request).person(key(request))


async def somebody(request: Request) -> PersonRecord:
    """Who asks; nobody is refused."""
    found = await anybody(request)
    if found is None:
        raise Refused("no_key", "no_key")
    return found


def begin(request: Request) -> None:
    """Refuse one who begins too many things."""
    if not hall(request).beginnings.take(address(request)):
        raise Refused("too_fast", "too_fast")


async def raw(request: Request, most: int) -> bytes:
    """What was sent, if it is not too much."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise Refused("too_large", "too_large")
    return bytes(found)


async def body(request: Request, kind: type[Body]) -> Body:
    """What was sent, as a struct."""
    data = await raw(request, hall(request).tuning.body_size)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("malformed", "malformed") from None


def check_host(room: Room, person: PersonRecord) -> None:
    """Refuse anybody but the host."""
    if room.record.host != person.id:
        raise Refused("not_yours", "not_host")
