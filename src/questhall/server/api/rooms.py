"""Rooms: begun, looked at, settled, left, forgotten."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from questhall.bots import BOTS, LEVELS
from questhall.core import Setup, Table
from questhall.core.errors import SetupError, one_of
from questhall.games import GAMES

from ..hall import Hall
from ..info import room_info
from ..keys import new_code
from ..messages import RoomInfo, RoomSettings
from ..records import LogRecord, PersonRecord, PositionRecord, RoomRecord, SeatRecord
from ..rest import NewRoom, NewSeat, SeatChange
from ..room import PlayedOut, Room
from ..seats import check_holder, held_by, new_seat
from ..speech import Refused
from .common import anybody, begin, body, check_host, hall, language, route, somebody
from .people import tidy

LONGEST_WAIT = 7 * 24 * 60


async def begun(hall: Hall, host: PersonRecord, setup: Setup, seats: Sequence[NewSeat], **more: Any) -> Room:
    """A new room with its seats; `more` are fields of its record, a `start` to go on from, and a `log` of choices."""
    log: Sequence[LogRecord] = more.pop("log", ())
    start: bytes | None = more.pop("start", None)
    now, id = time.time(), new_code()
    settings = more.pop("settings", RoomSettings())
    content = GAMES[setup.game].content_hash
    record = RoomRecord(id, setup, content, host.id, new_code(), settings, now, now, **more)
    records = [new_seat(id, number, tidied(seat), host, new_code()) for number, seat in enumerate(seats)]
    await hall.store.add_room(record, records, log, None if start is None else PositionRecord(0, start))
    async with hall.rooms.use(id) as room:
        hall.stand_ins.look_at(room)
        return room


def tidied(seat: NewSeat) -> NewSeat:
    """A seat with a tidy name, for a bot that there is."""
    if seat.by == "bot":
        check_bot(seat.bot)
    return msgspec.structs.replace(seat, name=tidy(seat.name))


def check_bot(name: str) -> None:
    """Refuse a bot that there is not; how long it thinks is not for guests to say."""
    if name not in (*LEVELS, *BOTS):
        raise SetupError(f"There is no bot “{name}”. There are: {one_of((*LEVELS, *BOTS))}.")


def check_settings(settings: RoomSettings) -> None:
    """Refuse settings that cannot be."""
    check_bot(settings.stand_in)
    if settings.stand_in_after is not None and not 0 <= settings.stand_in_after <= LONGEST_WAIT:
        raise Refused("malformed", "wait", most=LONGEST_WAIT)


@route
async def new_room(request: Request) -> RoomInfo:
    """Begin a game."""
    host, wanted = await somebody(request), await body(request, NewRoom)
    begin(request)
    if wanted.game not in GAMES:
        raise SetupError(f"There is no game “{wanted.game}”. There are: {one_of(GAMES)}.")
    check_settings(wanted.settings)
    seed = secrets.randbelow(2**53) if wanted.seed is None else wanted.seed
    roles = tuple(seat.role for seat in wanted.seats)
    setup = Setup(wanted.game, wanted.scenario, roles, seed, dict(wanted.options))
    GAMES[wanted.game].check(setup)
    GAMES[wanted.game].check_cast(setup)
    Table.sit(GAMES[wanted.game], setup)  # refuses what the game does not have, before anything is kept
    room = await begun(hall(request), host, setup, wanted.seats, settings=wanted.settings)
    return room_info(room, host.id, wanted.language)


@route
async def room(request: Request) -> RoomInfo:
    """A room, for one who sits there or may watch."""
    person = await anybody(request)
    async with hall(request).rooms.use(request.path_params["room"]) as found:
        found.check_watcher(person.id if person else "", request.query_params.get("watch", ""))
        return room_info(found, person.id if person else "", language(request))


@route
async def settle(request: Request) -> RoomInfo:
    """The host decides otherwise."""
    person, wanted = await somebody(request), await body(request, RoomSettings)
    check_settings(wanted)
    async with hall(request).rooms.use(request.path_params["room"]) as found:
        check_host(found, person)
        async with found.lock:
            record = msgspec.structs.replace(found.record, settings=wanted, changed=time.time())
            await hall(request).store.change_room(record)
            found.record = record
        await hall(request).changed(found, "room")
        return room_info(found, person.id, language(request))


@route
async def forget(request: Request) -> Response:
    """The host throws a room away; anybody else who sits there leaves it."""
    person = await somebody(request)
    async with hall(request).rooms.use(request.path_params["room"]) as found:
        if found.record.host != person.id and held_by(found.seats, person.id):
            await _leave(request, found, person)
            return Response(status_code=204)
        check_host(found, person)
        async with found.lock:
            await hall(request).store.remove_room(found.id)
        hall(request).rooms.drop(found.id)
        await hall(request).bus.announce(found.id, "gone")
    return Response(status_code=204)


async def _leave(request: Request, found: Room, person: PersonRecord) -> None:
    """His seats are free again; after the end it is still told who played there."""
    over = found.course.table.outcome is not None
    async with found.lock:
        for seat in held_by(found.seats, person.id):
            record = found.seats[seat]
            await _emptied(found, record, name=record.name if over else "")
    await hall(request).changed(found, "room")


async def _emptied(found: Room, record: SeatRecord, name: str = "") -> None:
    await found.change_seat(record, by="open", person="", name=name, bot="", stand_in=False, invite=new_code())


@route
async def change_seat(request: Request) -> RoomInfo:
    """Somebody else plays at a seat, or is called otherwise."""
    person, wanted = await somebody(request), await body(request, SeatChange)
    async with hall(request).rooms.use(request.path_params["room"]) as found:
        seat = request.path_params["seat"]
        if seat >= len(found.seats):
            raise Refused("no_room", "no_seat")
        async with found.lock:
            await _CHANGES[wanted.do](found, person, seat, wanted)
        await hall(request).changed(found, "room")
        return room_info(found, person.id, wanted.language)


async def _stand_in(found: Room, person: PersonRecord, seat: int, wanted: SeatChange) -> None:
    """The holder and the host may at any time; others who sit here, once the wait is over.

    An open seat, to which nobody came, the host can give to a bot for good, or until he frees it again.
    """
    record, bot = found.seats[seat], found.record.settings.stand_in
    if record.by == "open" and person.id == found.record.host:
        await found.change_seat(record, by="bot", bot=bot, name="", invite="")
        return
    if record.by != "person":
        raise Refused("not_possible", "nobody_there")
    minutes = found.record.settings.stand_in_after
    waited = minutes is not None and found.gone_for(record.person) > minutes * 60
    trusted = person.id in (record.person, found.record.host)
    if not trusted and not (waited and held_by(found.seats, person.id)):
        raise Refused("not_yours", "still_waiting")
    if not record.stand_in:
        await found.change_seat(record, stand_in=True, bot=bot)
    if person.id == record.person:
        found.played_out[seat] = PlayedOut(0, found.chapter)


async def _play_out(found: Room, person: PersonRecord, seat: int, wanted: SeatChange) -> None:
    """Until then it is as if the person were gone; undo takes back what the bot chose, also all of it at once.

    Where one person gives several seats one after the other, all count from the first.
    """
    check_holder(found.seats, person.id, seat)
    if found.boards < 2:
        raise Refused("not_possible", "nothing_to_play_out")
    await _stand_in(found, person, seat, wanted)
    others = (found.played_out[own].since for own in held_by(found.seats, person.id) if own in found.played_out)
    since = min((len(found.course.choices), *(number for number in others if number is not None)))
    found.played_out[seat] = PlayedOut(found.boards, found.chapter, since)


async def _back(found: Room, person: PersonRecord, seat: int, wanted: SeatChange) -> None:
    record = check_holder(found.seats, person.id, seat)
    found.played_out.pop(seat, None)
    if record.stand_in:
        await found.change_seat(record, stand_in=False, bot="")


async def _free(found: Room, person: PersonRecord, seat: int, wanted: SeatChange) -> None:
    check_host(found, person)
    await _emptied(found, found.seats[seat])


async def _rename(found: Room, person: PersonRecord, seat: int, wanted: SeatChange) -> None:
    record = check_holder(found.seats, person.id, seat)
    name = tidy(wanted.name)
    if not name:
        raise Refused("malformed", "no_name")
    await found.change_seat(record, name=name)


_CHANGES = {"stand_in": _stand_in, "back": _back, "play_out": _play_out, "free": _free, "rename": _rename}
