"""The websocket of a viewer: what he says is done, or refused in words; nothing that he says disturbs the room."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import anyio
import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from . import play
from .hall import Hall
from .info import InfoWriter
from .limits import Bucket
from .messages import (
    Choose,
    Done,
    Failed,
    FromBrowser,
    Hello,
    Look,
    Ping,
    Pong,
    Presence,
    Say,
    Undo,
    Vote,
)
from .pictures import encode
from .room import Room
from .seats import check_holder, held_by, same_code
from .speech import Refused, say
from .viewers import Viewer

LOG = logging.getLogger("questhall.server")
_DECODER = msgspec.json.Decoder(FromBrowser)
_LOST = (RuntimeError, WebSocketDisconnect, OSError)
PONG = encode(Pong())
FAST_CLOSE, FULL, GOING = 4008, 4009, 1013
"""Codes of closing: too many messages, too many viewers, too slow."""


class Connection:
    """One websocket and the room that it looks at."""

    def __init__(self, hall: Hall, socket: WebSocket) -> None:
        self.hall, self.socket = hall, socket
        self.viewer = Viewer(socket.send_text, hall.tuning.queue)
        self.room: Room | None = None
        self._bucket = Bucket(hall.tuning.messages_a_second, hall.tuning.messages_at_once)
        self._stay = contextlib.AsyncExitStack()

    async def run(self) -> None:
        """Listen until the viewer goes or is dropped."""
        try:
            async with anyio.create_task_group() as group:
                for work in (self.viewer.pump, self._listen, self.viewer.dropped.wait):
                    group.start_soon(self._until_the_end, group.cancel_scope, work)
        finally:
            with anyio.CancelScope(shield=True):
                await self._leave()
                if self.socket.client_state is WebSocketState.CONNECTED:
                    with contextlib.suppress(*_LOST):
                        await self.socket.close(GOING)

    async def _until_the_end(self, scope: anyio.CancelScope, work: Callable[[], Awaitable[Any]]) -> None:
        """When one of several works ends, all do."""
        try:
            await work()
        except _LOST:
            pass
        finally:
            scope.cancel()

    async def _listen(self) -> None:
        refused = 0
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text") or message.get("bytes") or ""
            if not self._bucket.take():
                refused += 1
                self._fail("too_fast", "too_fast")
                if refused > self.hall.tuning.messages_at_once:
                    return
            elif len(data) > self.hall.tuning.message_size:
                self._fail("too_large", "too_large")
            else:
                with anyio.CancelScope(shield=True):  # what has begun is kept and told, even if its sender goes
                    await self._hear(data)

    async def _hear(self, data: str | bytes) -> None:
        try:
            message = _DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._fail("malformed", "malformed", _id_of(data))
            return
        id = getattr(message, "id", "")
        try:
            await self._answer(message)
        except Refused as refused:
            self._tell_failed(refused, id)
        except Exception:
            LOG.exception("A message could not be carried out.")
            self._fail("fault", "fault", id)

    def _fail(self, code: str, key: str, id: str = "") -> None:
        self._tell_failed(Refused(code, key), id)

    def _tell_failed(self, refused: Refused, id: str) -> None:
        self.hall.metrics.failures.labels(refused.code).inc()
        text = refused.text(self.viewer.language)
        self.viewer.tell(encode(Failed(refused.code, text, id[: play.LONGEST_ID])))  # type: ignore[arg-type]

    async def _answer(self, message: FromBrowser) -> None:
        match message:
            case Ping():
                self.viewer.tell(PONG)
            case Hello():
                await self._hello(message)
            case Look():
                self._look(message)
            case Choose() | Undo() | Vote():
                await self._change(message)
            case Say():
                await self._say(message)
            case Presence():
                self.viewer.here = message.here
                await self._presence_changed()

    def _in_room(self) -> Room:
        if self.room is None:
            raise Refused("no_room", "hello_first")
        return self.room

    async def _change(self, message: Choose | Undo | Vote) -> None:
        """Something that changes the game: it is kept, then acknowledged, then told to all."""
        room, began = self._in_room(), time.perf_counter()
        before, vote = room.course.rev, room.vote
        try:
            match message:
                case Choose():
                    rev = await play.choose(room, self.viewer.person, message)
                case Undo():
                    rev = await play.undo(room, self.viewer.person, message)
                case Vote():
                    rev = await play.vote(room, self.viewer.person, message)
            self.viewer.tell(encode(Done(message.id, rev)))
        finally:
            if room.course.rev != before:
                self.hall.metrics.moves.labels("person").inc()
                await self.hall.changed(room)
            elif room.vote is not vote:
                room.publish()
                await self.hall.bus.announce(room.id, f"vote {encode(room.vote)}")
            self.hall.metrics.choose.observe(time.perf_counter() - began)

    async def _say(self, message: Say) -> None:
        room = self._in_room()
        line = await play.write(room, self.viewer, message)
        self.viewer.tell(encode(Done(message.id, room.course.rev)))
        if line is not None:
            room.tell_chat((line,))
            await self.hall.bus.announce(room.id, "chat")

    # -- coming and going

    async def _hello(self, hello: Hello) -> None:
        viewer = self.viewer
        viewer.language = hello.language
        person = await self.hall.person(hello.key)
        room = await self._enter(hello.room)
        try:
            room.check_watcher(person.id if person else "", hello.watch)
            seat = self._seat(room, person.id if person else "", hello.seat)
        except Refused:
            await self._leave()
            raise
        room.leave(viewer)  # he may come again as somebody else
        viewer.person = person.id if person else ""
        viewer.watching = same_code(hello.watch, room.record.watch)
        viewer.name = (person.name if person else "") or say(hello.language, "watcher")
        viewer.seat, viewer.seen, viewer.info = seat, hello.seen, ""
        room.enter(viewer)
        viewer.tell(room.picture(seat, hello.language).message(room.course, hello.seen))
        viewer.seen = room.course.rev
        room.show_info(viewer, InfoWriter(room))
        room.tell_chat(await self.hall.store.said(room.id), [viewer])
        self.hall.stand_ins.look_at(room)
        await self._presence_changed()

    async def _enter(self, id: str) -> Room:
        if self.room is not None and self.room.id == id and self.hall.rooms.opened.get(id) is self.room:
            return self.room
        await self._leave()
        room = await self._stay.enter_async_context(self.hall.rooms.use(id))
        if len(room.viewers) >= self.hall.tuning.viewers_of_one_room:
            await self._stay.aclose()
            raise Refused("not_possible", "full")
        self.room = room
        return room

    async def _leave(self) -> None:
        room, self.room = self.room, None
        if room is not None:
            room.leave(self.viewer)
            self.room = None
            with contextlib.suppress(Exception):
                await self._tell_presence(room)
        await self._stay.aclose()

    def _seat(self, room: Room, person: str, wanted: int | None) -> int | None:
        """The seat to look through: the one that is wanted, else the first of his that is asked, else his first."""
        own = held_by(room.seats, person)
        if wanted is not None:
            check_holder(room.seats, person, wanted)
            return wanted
        decisions = room.course.table.decisions
        asked = sorted((seat for seat in own if seat in decisions), key=lambda seat: decisions[seat].optional)
        return next(iter([*asked, *own]), None)

    def _look(self, look: Look) -> None:
        room, viewer = self._in_room(), self.viewer
        if look.seat is not None:
            check_holder(room.seats, viewer.person, look.seat)
        viewer.language, viewer.seat, viewer.seen = look.language, look.seat, None
        room.show(viewer)
        room.show_info(viewer, InfoWriter(room))

    async def _presence_changed(self) -> None:
        if self.room is not None:
            await self._tell_presence(self.room)

    async def _tell_presence(self, room: Room) -> None:
        room.publish()
        if self.viewer.person:
            state = room.presence(self.viewer.person)
            await self.hall.bus.announce(room.id, f"presence {self.viewer.person} {state}")


def _id_of(data: str | bytes) -> str:
    """The id of a message that is wrong otherwise, if it has one."""
    try:
        return msgspec.json.decode(data, type=_Named).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


class _Named(msgspec.Struct):
    id: str


async def endpoint(socket: WebSocket) -> None:
    """Look at a room."""
    hall: Hall = socket.app.state.hall
    address = socket.client.host if socket.client else ""
    if hall.connections[address] >= hall.tuning.viewers_from_one_address:
        await socket.close(FULL)
        return
    hall.connections[address] += 1
    hall.metrics.viewers.inc()
    try:
        await socket.accept()
        await Connection(hall, socket).run()
    finally:
        hall.metrics.viewers.dec()
        hall.connections[address] -= 1
        if not hall.connections[address]:
            del hall.connections[address]
