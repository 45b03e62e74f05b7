"""Links: what they lead to, and sitting down by one."""

from __future__ import annotations

from starlette.requests import Request

from ..info import facts, room_info
from ..keys import is_code
from ..messages import Language, RoomInfo
from ..records import SeatRecord
from ..rest import Invitation, SitDown
from ..room import Room
from ..speech import Refused
from .common import anybody, body, hall, language, route, somebody
from .people import tidy


async def _found(request: Request) -> tuple[str, int | None]:
    code = request.path_params["code"]
    found = await hall(request).store.by_code(code) if is_code(code) else None
    if found is None:
        raise Refused("no_room", "no_link")
    return found


@route
async def invitation(request: Request) -> Invitation:
    """What a link leads to."""
    id, seat = await _found(request)
    person = await anybody(request)
    host = ""
    async with hall(request).rooms.use(id) as room:
        host_record = await hall(request).store.person_by_id(room.record.host)
        host = host_record.name if host_record else ""
        return _described(room, seat, host, person.id if person else "", language(request))


def _described(room: Room, seat: int | None, host: str, person: str, language: Language) -> Invitation:
    return Invitation(
        **facts(room, person, language),
        host=host,
        seat=seat,
        taken=seat is not None and room.seats[seat].by != "open",
        back=seat is not None and _lets_back(room, room.seats[seat]),
    )


def _lets_back(room: Room, record: SeatRecord) -> bool:
    """Whether the link of a seat brings its player back from another device: nobody looks through it now.

    Of a listed room strangers have known the links as well.
    """
    gone = record.by == "person" and room.presence(record.person) == "gone"
    return gone and not room.record.settings.listed


@route
async def sit_down(request: Request) -> RoomInfo:
    """Somebody follows a link and sits down. One who sits there already is let in again, from another device too."""
    person, wanted = await somebody(request), await body(request, SitDown)
    id, seat = await _found(request)
    if seat is None:
        raise Refused("not_possible", "only_watch")
    async with hall(request).rooms.use(id) as room:
        async with room.lock:
            record = room.seats[seat]
            if record.by == "open" or (wanted.back and _lets_back(room, record)):
                name = tidy(wanted.name) or person.name
                await room.change_seat(record, by="person", person=person.id, name=name, stand_in=False)
            elif record.person != person.id:
                raise Refused("not_possible", "taken")
        await hall(request).changed(room, "room")
        return room_info(room, person.id, wanted.language)
