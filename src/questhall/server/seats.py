"""Who sits where, and who may do what."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.core import Seat

from .keys import same
from .records import PersonRecord, SeatRecord
from .rest import NewSeat
from .speech import Refused


def held_by(seats: Sequence[SeatRecord], person: str) -> tuple[Seat, ...]:
    """The seats that somebody holds."""
    return tuple(seat.seat for seat in seats if person and seat.by == "person" and seat.person == person)


def played_by_bot(seat: SeatRecord) -> bool:
    """Whether a bot decides here now."""
    return seat.by == "bot" or seat.stand_in


def check_holder(seats: Sequence[SeatRecord], person: str, seat: Seat) -> SeatRecord:
    """The seat, if it is his."""
    if seat not in held_by(seats, person):
        raise Refused("not_yours", "not_yours")
    return seats[seat]


def new_seat(room: str, number: int, wanted: NewSeat, host: PersonRecord, code: str) -> SeatRecord:
    """A seat as the host of a new room wants it."""
    match wanted.by:
        case "me" | "here":
            name = (wanted.name if wanted.by == "here" else wanted.name or host.name).strip()
            return SeatRecord(room, number, "person", host.id, name)
        case "link":
            return SeatRecord(room, number, "open", name=wanted.name.strip(), invite=code)
        case "bot":
            return SeatRecord(room, number, "bot", bot=wanted.bot)


def same_code(given: str, code: str) -> bool:
    """Whether a code was given and is the right one."""
    return bool(given) and bool(code) and same(given, code)
