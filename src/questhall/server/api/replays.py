"""Looking back: replays, a new table from a moment, and games as files."""

from __future__ import annotations

import re
import time
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from questhall.core import Seat, Setup
from questhall.core import replay as saving
from questhall.core.errors import ChoiceError, FileError
from questhall.core.scene import Scene
from questhall.games import GAMES

from ..course import replayed
from ..delta import without_log
from ..info import room_info
from ..messages import RoomInfo
from ..recordings import account
from ..records import LogRecord, PersonRecord
from ..rest import Fork, NewSeat, Replay
from ..room import Room
from ..seats import held_by
from ..speech import Refused
from ..undo import people
from .common import anybody, begin, body, hall, language, raw, route, somebody
from .rooms import begun


async def _looking(request: Request, room: Room) -> tuple[str, Seat | None]:
    """Who looks back, and through which seat: his own, or any once the game is over."""
    person = await anybody(request)
    id = person.id if person else ""
    room.check_watcher(id, request.query_params.get("watch", ""))
    given = request.query_params.get("seat", "")
    if not given:
        return id, None
    if not re.fullmatch(r"\d{1,3}", given) or int(given) not in views(room, id):
        raise Refused("not_yours", "not_seen")
    return id, int(given)


def views(room: Room, person: str) -> tuple[Seat, ...]:
    """The seats that somebody may look through."""
    over = room.course.table.outcome is not None
    return tuple(seat.seat for seat in room.seats) if over else held_by(room.seats, person)


@route
async def replay(request: Request) -> Replay:
    """What happened, choice by choice."""
    async with hall(request).rooms.use(request.path_params["room"]) as room:
        person, seat = await _looking(request, room)
        words = language(request)
        moments, lines = account(room.course.table, seat, words)
        log = tuple(told.line for told in lines)
        opening = sum(told.moves == 0 for told in lines)
        return Replay(room_info(room, person, words), moments, log, views(room, person), opening)


@route
async def moment(request: Request) -> Scene:
    """The scene after so many choices."""
    async with hall(request).rooms.use(request.path_params["room"]) as room:
        _, seat = await _looking(request, room)
        number = request.path_params["number"]
        if number > len(room.course.table.history):
            raise Refused("not_possible", "no_moment")
        table = hall(request).recordings.of(room).at(number)
        return without_log(table.scene(seat, language(request), log=False), number)


def _check_open(room: Room, person: PersonRecord) -> None:
    """Refuse whoever would learn what others still hide: seed and choices are the whole game."""
    if not held_by(room.seats, person.id) and room.record.host != person.id:
        raise Refused("not_yours", "not_yours")
    alone = people(room.seats) <= {person.id}
    if room.course.table.outcome is None and not alone:
        raise Refused("not_possible", "while_playing")


@route
async def fork(request: Request) -> RoomInfo:
    """A new room that goes on from a moment of another."""
    person, wanted = await somebody(request), await body(request, Fork)
    begin(request)
    async with hall(request).rooms.use(request.path_params["room"]) as room:
        _check_open(room, person)
        choices = room.course.choices
        if not 0 <= wanted.number <= len(choices):
            raise Refused("not_possible", "no_moment")
        log, setup, id = tuple(choices[: wanted.number]), room.record.setup, room.id
        start = room.course.table.start
    made = await begun(hall(request), person, setup, _all_mine(setup), log=log, start=start, forked_from=id)
    return room_info(made, person.id, wanted.language)


def _all_mine(setup: Setup) -> list[NewSeat]:
    return [NewSeat("me" if number == 0 else "here", role) for number, role in enumerate(setup.seats)]


@route
async def export(request: Request) -> Response:
    """The game as one file."""
    person = await somebody(request)
    async with hall(request).rooms.use(request.path_params["room"]) as room:
        _check_open(room, person)
        text = saving.text_of(room.course.table)
        name = f"{room.game.key}-{room.record.setup.scenario}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type="application/json", headers=headers)


@route
async def bring(request: Request) -> RoomInfo:
    """A game from a file, in a room of its own; what is wrong with one is said in the language of the person."""
    person = await somebody(request)
    begin(request)
    data = await raw(request, hall(request).tuning.import_size)
    try:
        setup, more = await _brought(data)
    except FileError as error:
        raise Refused("not_possible", f"file_{error.kind}") from None
    made = await begun(hall(request), person, setup, _all_mine(setup), **more)
    return room_info(made, person.id, language(request))


async def _brought(data: bytes) -> tuple[Setup, dict[str, Any]]:
    """The setup in a file, and how far its game has come."""
    saved = saving.parse(data, GAMES, "")
    table, choices = saving.begin(saved, GAMES[saved.setup.game])
    records = _records(choices)
    try:
        end = await replayed(table, records)
    except ChoiceError as error:
        raise FileError(str(error), "choice") from None
    return saved.setup, {"log": records, "start": table.start, "over": end.outcome is not None}


def _records(choices: tuple[str, ...]) -> list[LogRecord]:
    found = []
    for number, line in enumerate(choices):
        seat, _, text = line.partition(" ")
        if not re.fullmatch(r"\d{1,3}", seat):
            raise FileError(f"Choice {number + 1} names no seat: “{line[:80]}”.", "choice")
        found.append(LogRecord("choice", int(seat), text, f"file {number}", time.time()))
    return found
