"""What people do in a room: choose, take back, vote, write. Each is kept before anybody is told of it."""

from __future__ import annotations

import time

from questhall.core.errors import FileError, GameOver, IllegalChoice, NotAsked
from questhall.core.telling import turn_start

from .ballots import Vote
from .course import undo_text
from .messages import Ballot, Choose, Say, Undo
from .messages import Vote as Voted
from .records import ChatRecord, LogRecord
from .room import Room
from .seats import check_holder, held_by
from .speech import Refused, tidy
from .undo import Way, crossed, played_out, voters, way, way_back
from .viewers import Viewer

LONGEST_ID = 200
LONGEST_LINE = 500
KEPT_EVERY = 25
"""So many entries of a log may lie behind the position that a later version goes on from."""


async def _known(room: Room, person: str, wanted: Choose | Undo) -> int | None:
    """The revision to which this very message led already, if it is one of the holder of its seat."""
    await room.settle()
    check_holder(room.seats, person, wanted.seat)
    return room.course.known(wanted.seat, _id(wanted.id))


async def choose(room: Room, person: str, wanted: Choose) -> int:
    """Take a choice; the revision to which it led."""
    async with room.lock:
        known = await _known(room, person, wanted)
        if known is not None:
            return known
        if not room.course.fits(wanted.seat, wanted.rev):
            raise Refused("late", "late")
        try:
            await take(room, wanted.seat, wanted.choice, wanted.id)
        except Refused:
            known = room.course.known(wanted.seat, wanted.id)  # another worker may have kept the very same message
            if known is None:
                raise
            return known
        return room.course.rev


async def take(room: Room, seat: int, text: str, id: str) -> None:
    """Take a choice and keep it; whoever calls holds the lock."""
    try:
        after = room.course.tried(seat, text)
    except (IllegalChoice, FileError):
        raise Refused("illegal", "illegal") from None
    except NotAsked:
        raise Refused("illegal", "not_asked") from None
    except GameOver:
        raise Refused("illegal", "over") from None
    record = LogRecord("choice", seat, str(after.history[-1].choice), id, time.time())
    await room.append(record)
    room.course.chosen(record, after)
    await _after(room)


async def undo(room: Room, person: str, wanted: Undo) -> int:
    """Take back a choice, a turn or what was played out, or put that to the vote; the revision to which it led."""
    async with room.lock:
        known = await _known(room, person, wanted)
        if known is not None:
            return known
        if room.vote and room.vote.id == wanted.id and room.vote.ballot.by == wanted.seat:
            return room.course.rev
        if wanted.rev != room.course.rev:
            raise Refused("late", "late")
        found = _way(room, person, wanted)
        if not found.how:
            raise Refused("not_possible", f"undo_{found.why}")
        count = found.turn if wanted.what == "turn" else found.choice
        asked = voters(room.seats, person)
        if found.how == "vote" and asked:
            room.vote = Vote(room.course.rev, wanted.id, Ballot(wanted.seat, wanted.what, count, (), asked))
        else:
            await _take_back(room, wanted.seat, count, wanted.id)
        return room.course.rev


def _way(room: Room, person: str, wanted: Undo) -> Way:
    table, settings = room.course.table, room.record.settings
    if wanted.what != "played_out":
        return way(table.history, room.seats, person, settings, turn_start(table))
    count = played_out(room.course.choices, room.seats, person)
    return way_back(table.history, room.seats, person, settings, count)


async def _take_back(room: Room, seat: int, count: int, id: str) -> None:
    before = room.course.earlier(count)
    text = undo_text(count, crossed=crossed(room.course.table.history, count))
    record = LogRecord("undo", seat, text, id, time.time())
    await room.append(record)
    room.course.taken_back(record, before)
    await _after(room)


async def _after(room: Room) -> None:
    room.vote = None
    await room.note_end()
    await room.keep_position(KEPT_EVERY)


async def vote(room: Room, person: str, said: Voted) -> int:
    """Say yes or no to an undo, for all seats that somebody holds; the revision to which it led."""
    async with room.lock:
        await room.settle()
        check_holder(room.seats, person, said.seat)
        if room.course.known(said.seat, _id(said.id)) is not None:
            return room.course.rev
        if room.vote is None or not said.rev == room.vote.rev == room.course.rev:
            raise Refused("late", "no_vote")
        own = held_by(room.seats, person)
        ballot = room.vote.ballot
        if not said.yes and any(seat in (ballot.by, *ballot.waiting, *ballot.yes) for seat in own):
            room.vote = None  # also when the one who asked thinks better of it
        elif said.yes:
            room.vote = room.vote.agreed(own)
            ballot = room.vote.ballot
            if not ballot.waiting:
                await _take_back(room, ballot.by, ballot.count, room.vote.id)
        return room.course.rev


async def write(room: Room, viewer: Viewer, said: Say) -> ChatRecord | None:
    """Write to all in the room; one who only watches writes as a watcher. What is said again is not written again."""
    if (viewer.person, _id(said.id)) in room.said:
        return None
    text = tidy(said.text, LONGEST_LINE)
    if not text:
        raise Refused("malformed", "empty_line")
    own = held_by(room.seats, viewer.person)
    seat = said.seat if said.seat is not None else (own[0] if own else None)
    name = "" if seat is None else check_holder(room.seats, viewer.person, seat).name
    line = await room.store.say(room.id, name or viewer.name, text, time.time(), seat)
    room.said.append((viewer.person, said.id))
    return line


def _id(id: str) -> str:
    if not 0 < len(id) <= LONGEST_ID or not id.isprintable():
        raise Refused("malformed", "bad_id", most=LONGEST_ID)
    return id
