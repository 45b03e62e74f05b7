"""People: somebody introduces himself, and may change his name."""

from __future__ import annotations

import time

import msgspec
from starlette.requests import Request

from .. import speech
from ..keys import digest, new_code, new_key
from ..records import PersonRecord
from ..rest import NewPerson, Person
from .common import begin, body, hall, key, route, somebody

LONGEST_NAME = 40


def tidy(name: str) -> str:
    """A name as it is shown: one line, not too long."""
    return speech.tidy(name, LONGEST_NAME)


@route
async def new_person(request: Request) -> Person:
    """Somebody new gets a key."""
    begin(request)
    wanted = await body(request, NewPerson)
    secret = new_key()
    record = PersonRecord(new_code(), digest(secret), tidy(wanted.name), wanted.language, time.time())
    await hall(request).store.add_person(record)
    return Person(secret, record.name, record.language)


@route
async def me(request: Request) -> Person:
    """Who has the key that came with the request."""
    person = await somebody(request)
    return Person(key(request), person.name, person.language)


@route
async def change_me(request: Request) -> Person:
    """Another name or language."""
    person, wanted = await somebody(request), await body(request, NewPerson)
    changed = msgspec.structs.replace(person, name=tidy(wanted.name) or person.name, language=wanted.language)
    await hall(request).store.change_person(changed)
    return Person(key(request), changed.name, changed.language)
