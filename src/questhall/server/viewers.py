"""Somebody who looks at a room: a websocket, a person, the seat he looks through, and his language."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from questhall.core import Seat

from .messages import Language


class Viewer:
    """One websocket. What is told to it waits in a queue of bounded length; who is too slow is dropped."""

    def __init__(self, send: Callable[[str], Awaitable[None]], queue: int) -> None:
        self.person = ""
        """The id of the person; nothing for one who only watches."""
        self.name = ""
        self.seat: Seat | None = None
        self.language: Language = "en"
        self.seen: int | None = None
        """The revision that he was last sent."""
        self.watching = False
        """Whether he may watch without a seat."""
        self.here = True
        self.info = ""
        """What he was last told about the room."""
        self.dropped = asyncio.Event()
        self._send = send
        self._queue: asyncio.Queue[str] = asyncio.Queue(queue)

    def tell(self, text: str) -> None:
        """Send something, soon; never waits."""
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self.dropped.set()

    async def pump(self) -> None:
        """Send what is in the queue until the connection ends or he is too slow."""
        while not self.dropped.is_set():
            await self._send(await self._queue.get())
