"""A room that is open: its game, its seats, its viewers."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import time
from collections import deque
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

import msgspec

from questhall.core import Game, Seat
from questhall.core.errors import QuesthallError
from questhall.core.scene import LogLine, Scene
from questhall.games import GAMES

from . import seats as seating
from .ballots import Vote
from .considering import Consideration
from .course import Course
from .info import InfoWriter
from .messages import Chat, Language, Line
from .pictures import Picture, encode
from .records import ChatRecord, Conflict, LogRecord, PositionRecord, RoomRecord, SeatRecord, Store
from .renewing import renew
from .speech import Refused, say
from .story import Note
from .viewers import Viewer

LOG = logging.getLogger("questhall.server")
State = Literal["here", "away", "gone"]
_GONE: State = "gone"
SAID = 100
STALE = 60.0
"""Seconds for which the word of another worker counts."""


class PlayedOut(NamedTuple):
    """Until when a bot plays: until fewer boards are shown, or until this chapter is over."""

    boards: int
    chapter: str
    since: int | None = None
    """After how many choices it was let play out what has a board of its own."""


class Room:
    """One game being played. Whoever changes it holds its lock; what is told follows from what is kept."""

    def __init__(
        self, store: Store, record: RoomRecord, seats: tuple[SeatRecord, ...], start: PositionRecord | None = None
    ) -> None:
        self.store, self.record, self.seats = store, record, seats
        self.game: Game[Any, Any] = GAMES[record.setup.game]
        self.course = Course(self.game, record.setup, start)
        self._kept = self.course.rev
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, tuple[State, float]] = {}
        """People whom another worker has seen: here or away, and when it said so."""
        self.vote: Vote | None = None
        self.played_out: dict[Seat, PlayedOut] = {}
        """Seats at which a bot plays for somebody who is here, and how long."""
        self.considered: dict[Seat, Consideration] = {}
        """What bots considered before their last choices."""
        self.said: deque[tuple[str, str]] = deque(maxlen=SAID)
        """Who said something last, and the ids of those messages."""
        self.doubtful = False
        """Whether the log may have entries that are not known here."""
        self.removed = False
        """Whether the host has thrown it away."""
        self.gone_since: dict[str, float] = {}
        self.opened = time.monotonic()
        self._pictures: dict[tuple[Seat | None, Language], Picture] = {}

    @property
    def id(self) -> str:
        """The name of the room."""
        return self.record.id

    @property
    def boards(self) -> int:
        """How many boards everybody sees: a combat has one of its own."""
        return len(self.picture(None, "en").draw(self.course).scene.boards)

    @property
    def chapter(self) -> str:
        """Which part of a campaign is played; nothing where there are none."""
        return self.picture(None, "en").draw(self.course).scene.chapter

    # -- what is kept

    async def catch_up(self) -> None:
        """Read what the log has that is not known here."""
        fresh = await self.store.log(self.id, self.course.rev)
        if fresh:
            await self.course.follow(fresh)
        self.doubtful = False

    async def settle(self) -> None:
        """Be sure of the log before something is done; whoever calls holds the lock."""
        if self.removed:
            raise Refused("no_room", "no_room")
        if self.doubtful:
            await self.catch_up()

    async def read_seats(self) -> None:
        """Read who sits here, and what the host decided."""
        record = await self.store.room(self.id)
        if record is None:
            raise Refused("no_room", "no_room")
        self.record, self.seats = record, await self.store.seats(self.id)

    async def append(self, record: LogRecord) -> None:
        """Keep an entry of the log. If that fails, the room is as the log says, and what was asked is refused."""
        try:
            await self.store.append(self.id, self.course.rev, [record])
        except Conflict:
            self.removed = await self.store.room(self.id) is None
            await self.settle()
            await self.catch_up()
            raise Refused("late", "late") from None
        except asyncio.CancelledError:
            self.doubtful = True
            raise
        except Exception:
            self.doubtful = True
            LOG.exception("The log of room %s could not be written.", self.id)
            raise Refused("fault", "store") from None

    async def note_end(self) -> None:
        """Keep whether the game is over."""
        over = self.course.table.outcome is not None
        if over != self.record.over:
            record = msgspec.structs.replace(self.record, over=over, changed=time.time())
            try:
                await self.store.change_room(record)
            except Exception:  # the choice itself is kept; the end is noted with the next one, or never missed
                LOG.exception("The end of the game in room %s could not be noted.", self.id)
            else:
                self.record = record

    async def keep_position(self, every: int = 1) -> None:
        """Keep where the game stands, after at least so many new entries; a later version may need it to go on."""
        if self.course.rev < self._kept + every or self.removed:
            return
        try:
            position = self.course.position()
            await self.store.keep_position(self.id, position)
            self._kept = position.rev
        except Exception:  # the log is kept, and without a change of version nothing else is needed
            LOG.exception("The position of room %s could not be kept.", self.id)

    async def change_seat(self, old: SeatRecord, **changes: Any) -> SeatRecord:
        """Keep who sits at a seat now."""
        new = msgspec.structs.replace(old, **changes)
        try:
            await self.store.change_seat(new, expected=old)
        except Conflict:
            await self.read_seats()
            raise Refused("late", "seat_changed") from None
        self.seats = tuple(new if seat.seat == new.seat else seat for seat in self.seats)
        return new

    # -- who is here

    def presence(self, person: str) -> State:
        """Whether somebody looks, has turned away, or is gone."""
        states = [viewer.here for viewer in self.viewers if viewer.person == person]
        if states:
            return "here" if any(states) else "away"
        state, at = self.elsewhere.get(person, (_GONE, 0.0))
        return state if time.monotonic() - at < STALE else _GONE

    def enter(self, viewer: Viewer) -> None:
        """A viewer is told from now on what changes."""
        self.viewers.add(viewer)
        self.gone_since.pop(viewer.person, None)

    def leave(self, viewer: Viewer) -> None:
        """A viewer is gone."""
        self.viewers.discard(viewer)
        if viewer.person and self.presence(viewer.person) == "gone":
            self.gone_since[viewer.person] = time.monotonic()

    def gone_for(self, person: str) -> float:
        """For how many seconds somebody has been gone."""
        if self.presence(person) != "gone":
            return 0.0
        return time.monotonic() - self.gone_since.get(person, self.opened)

    # -- what is told

    def picture(self, seat: Seat | None, language: Language) -> Picture:
        """What is seen through a seat in a language."""
        key = (seat, language)
        if key not in self._pictures:
            self._pictures[key] = Picture(seat, language, functools.partial(self._note, language))
        return self._pictures[key]

    def _note(self, language: Language, note: Note, scene: Scene) -> LogLine:
        name = self.seat_name(note.seat, language, scene)
        key = "note-crossed" if note.crossed else "note-undo"
        return LogLine(say(language, key, name=name, count=note.taken), kind="undo", icon="lucide:undo-2")

    def seat_name(self, seat: Seat, language: Language, scene: Scene) -> str:
        """What the one who sits there is called; without a name, what is played there, once that is chosen."""
        played = scene.seats[seat] if seat < len(scene.seats) else None
        role = played.name if played and played.icon else ""
        return self.seats[seat].name or role or say(language, "seat-name", number=seat + 1)

    def consider(self, considered: Consideration) -> None:
        """A bot has considered something."""
        self.considered[considered.seat] = considered

    def publish(self) -> None:
        """Tell all viewers what changed, each as far as he may know it."""
        writer = InfoWriter(self)
        for viewer in tuple(self.viewers):
            self._check_place(viewer)
            if viewer in self.viewers:
                self.show(viewer)
                self.show_info(viewer, writer)

    def _check_place(self, viewer: Viewer) -> None:
        """One whose seat was taken from him sees no more of it; he goes unless he may watch."""
        own = seating.held_by(self.seats, viewer.person)
        if viewer.seat is None or viewer.seat in own:
            return
        viewer.seat, viewer.seen = next(iter(own), None), None
        if viewer.seat is None and not viewer.watching and viewer.person != self.record.host:
            self.viewers.discard(viewer)
            viewer.dropped.set()

    def show(self, viewer: Viewer) -> None:
        """Bring a viewer up to now."""
        if viewer.seen == self.course.rev:
            return
        viewer.tell(self.picture(viewer.seat, viewer.language).message(self.course, viewer.seen))
        viewer.seen = self.course.rev

    def show_info(self, viewer: Viewer, writer: InfoWriter) -> None:
        """Tell a viewer about the room, if that changed for him."""
        text = writer.message(viewer.person, viewer.language)
        if text != viewer.info:
            viewer.info = text
            viewer.tell(text)

    def tell_chat(self, lines: Iterable[ChatRecord], viewers: Iterable[Viewer] | None = None) -> None:
        """Tell what was written."""
        told = tuple(Line(line.number, line.name, line.text, line.at, line.seat) for line in lines)
        text = encode(Chat(told))
        for viewer in tuple(self.viewers) if viewers is None else viewers:
            viewer.tell(text)

    def check_watcher(self, person: str, code: str) -> None:
        """Refuse one who neither sits here nor has the code to watch."""
        seated = seating.held_by(self.seats, person) or (person and self.record.host == person)
        if not seated and not seating.same_code(code, self.record.watch):
            raise Refused("not_yours", "no_watch")


async def open_room(store: Store, room: str) -> Room:
    """A room as its log says."""
    record = await store.room(room)
    if record is None:
        raise Refused("no_room", "no_room")
    game = GAMES.get(record.setup.game)
    if game is None:
        raise Refused("not_possible", "other_version")
    if game.content_hash == record.content:
        with contextlib.suppress(QuesthallError):  # other rules: its log is not possible
            return await _opened(store, record)
    return await _opened(store, await renew(store, record, game))


async def _opened(store: Store, record: RoomRecord) -> Room:
    opened = Room(store, record, await store.seats(record.id), await store.position(record.id, "start"))
    await opened.catch_up()
    return opened
