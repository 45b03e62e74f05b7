"""Bots at the seats that are theirs, and at those of people who are gone."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import random
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from typing import TYPE_CHECKING, Any, NamedTuple

from questhall.bots import BOTS, LEVELS, who_decides
from questhall.bots.processes import end_with_parent
from questhall.core import Decision, Seat

from .clock import Clock
from .considering import Consideration, Lines
from .play import take
from .room import Room
from .seats import played_by_bot
from .speech import Refused
from .thinking import Answer, Intent, Matter, budget_of, conclude, grow_part, think
from .undo import bot_id

if TYPE_CHECKING:
    from .hall import Hall

LOG = logging.getLogger("questhall.server")


def next_bot(room: Room) -> Seat | None:
    """The seat whose bot shall choose now. It does not wait for people who are asked at the same time."""
    decisions = room.course.table.decisions
    needed = [seat for seat, decision in decisions.items() if not decision.optional]
    candidates = needed or ([who_decides(decisions)] if decisions else [])
    return next((seat for seat in candidates if played_by_bot(room.seats[seat])), None)


def over(room: Room) -> list[Seat]:
    """The seats at which a bot was to play something out that is over; at the end of the game, all of somebody's."""
    if room.course.table.outcome is not None:
        return [seat.seat for seat in room.seats if seat.by == "person" and seat.stand_in]
    out = room.played_out.items()
    return [seat for seat, until in out if room.boards < until.boards or room.chapter != until.chapter]


OVER = 2
"""A choice counts for at most so many times its seconds: that a process had to start is not the bot's fault."""
HURRY = 0.15
"""The part of the usual pause after which a bot chooses for the only person at a table, who has asked for that."""


def hurry(room: Room) -> float:
    """How much of the usual pause people need: those who let bots play for them all know what is going on."""
    people = [seat for seat in room.seats if seat.by == "person"]
    return HURRY if people and all(seat.stand_in for seat in people) else 1.0


class Meant(NamedTuple):
    """How a bot means to go on, and at which revision of its room."""

    rev: int
    steps: tuple[Intent, ...]


def goes_on(meant: Meant | None, rev: int, decision: Decision) -> Answer | None:
    """What a bot meant to choose now, if nobody has chosen or undone anything since, and the same is asked."""
    if meant is None or meant.rev != rev or meant.steps[0].prompt != decision.prompt:
        return None
    (_, choice), *then = meant.steps
    return Answer(choice, then=tuple(then)) if choice in map(str, decision.choices) else None


class StandIns:
    """Lets bots play: a choice at a time, with a pause, until a person is asked."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.clock = Clock(hall.tuning.bot_seconds)
        self._at_work: set[str] = set()
        self._meant: dict[tuple[str, Seat], Meant] = {}
        self._pool: ProcessPoolExecutor | None = None

    def look_at(self, room: Room) -> None:
        """Let bots play in a room, if they are asked and nobody does that already."""
        if room.id not in self._at_work and not room.removed and (next_bot(room) is not None or over(room)):
            self._at_work.add(room.id)
            self.hall.soon(self._play(room.id))

    async def _play(self, id: str) -> None:
        try:
            async with self.hall.rooms.use(id) as room:
                while next_bot(room) is not None or over(room):
                    await asyncio.sleep(self.hall.tuning.bot_pause * hurry(room))
                    await self._one(room)
        except Refused as refused:
            LOG.warning("Bots stopped in room %s: %s", id, refused.code)
        finally:
            self._at_work.discard(id)
            self.clock.forget(id)
            self._meant = {whose: meant for whose, meant in self._meant.items() if whose[0] != id}

    async def _one(self, room: Room) -> None:
        """Let a bot think about the position as it is, and take its choice if it is still the same."""
        await self._hand_back(room)
        rev, seat = room.course.rev, next_bot(room)
        if seat is None:
            return
        meant = self._meant.pop((room.id, seat), None)
        answer = goes_on(meant, rev, room.course.table.decisions[seat]) or await self._choice(room, seat)
        async with room.lock:
            await room.settle()
            if room.course.rev != rev or next_bot(room) != seat:
                return
            try:
                out = room.played_out.get(seat)
                await take(room, seat, answer.choice, bot_id(rev, out.since if out else None))
            except Refused as refused:
                if refused.code != "late":
                    raise
            else:
                await self._tell(room, seat, answer.lines)
                if answer.then:
                    self._meant[room.id, seat] = Meant(room.course.rev, answer.then)
        self.hall.metrics.moves.labels("bot").inc()
        await self.hall.changed(room)

    async def _tell(self, room: Room, seat: Seat, lines: Lines) -> None:
        """Let everybody know what a bot has considered, as far as it is his business; other workers too."""
        if lines:
            considered = Consideration(seat, len(room.course.table.history), lines)
            room.consider(considered)
            await self.hall.bus.announce(room.id, considered.news())

    async def _hand_back(self, room: Room) -> None:
        """Whoever let a bot play something out plays again once that is over."""
        if not over(room):
            return
        async with room.lock:
            for seat in over(room):
                room.played_out.pop(seat, None)
                await room.change_seat(room.seats[seat], stand_in=False, bot="")
        await self.hall.changed(room, "room")

    async def _choice(self, room: Room, seat: Seat) -> Answer:
        """What a bot chooses; whatever goes wrong with it, some legal choice."""
        table, began = room.course.table, time.perf_counter()
        seed = int.from_bytes(hashlib.sha256(f"{room.id} {room.course.rev}".encode()).digest()[:7], "big")
        seconds = self.clock.allowed(room.id, table, seat)
        name = room.seats[seat].bot if seconds and room.seats[seat].bot in (*LEVELS, *BOTS) else "novice"
        legal = list(map(str, table.decisions[seat].choices))
        try:
            answer = await self._thought(Matter(room.game.key, table.freeze(), seat, seed), name, seconds, len(legal))
            legal.index(answer.choice)
        except Exception:
            LOG.exception("The bot “%s” failed in room %s; it takes a random choice.", name, room.id)
            self.close()
            return Answer(random.Random(seed).choice(legal))
        finally:
            took = time.perf_counter() - began
            self.hall.metrics.bots.observe(took)
            self.clock.spend(room.id, table, seat, min(took, OVER * seconds) if seconds else 0.0)
        return answer

    async def _thought(self, matter: Matter, name: str, seconds: float, choices: int) -> Answer:
        if not self.hall.tuning.bot_processes:
            return think(matter, name, seconds)
        together = choices > 1 and self.hall.tuning.bot_processes > 1
        work = self._together if together else self._alone
        try:
            return await work(matter, name, seconds)
        except BrokenExecutor:  # the process was ended from outside: a new one may fare better
            self.close()
            return await work(matter, name, seconds)

    async def _together(self, matter: Matter, name: str, seconds: float) -> Answer:
        """A tree for each process, all at the same time."""
        budget = budget_of(matter, name, seconds)
        if budget is None:
            return await self._alone(matter, name, seconds)
        parts = range(self.hall.tuning.bot_processes)
        trees = await asyncio.gather(*(self._elsewhere(grow_part, matter, part, budget) for part in parts))
        answer: Answer = await self._elsewhere(conclude, matter, trees)
        return answer

    async def _alone(self, matter: Matter, name: str, seconds: float) -> Answer:
        answer: Answer = await self._elsewhere(think, matter, name, seconds)
        return answer

    async def _elsewhere(self, work: Callable[..., Any], *about: Any) -> Any:
        at_work = asyncio.get_running_loop().run_in_executor(self._processes(), work, *about)
        return await asyncio.wait_for(at_work, self.hall.tuning.bot_patience)

    def _processes(self) -> Executor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.hall.tuning.bot_processes, context, initializer=end_with_parent)
        return self._pool

    def close(self) -> None:
        """End the processes in which bots think; they are started again when one is needed."""
        pool, self._pool = self._pool, None
        if pool is not None:
            at_work = tuple((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in at_work:  # one that thinks for ever would never end otherwise
                process.kill()

    # -- people who are gone

    async def stand_in_for_gone(self, room: Room) -> None:
        """Give seats that are waited for to bots, if their people are gone for longer than the host allows.

        Only while somebody is there: a table that all have left waits for them.
        """
        minutes = room.record.settings.stand_in_after
        if minutes is None or not any(viewer.person for viewer in room.viewers):
            return
        for seat, decision in tuple(room.course.table.decisions.items()):
            record = room.seats[seat]
            waiting = record.by == "person" and not record.stand_in and not decision.optional
            if waiting and room.gone_for(record.person) > minutes * 60:
                await self.stand_in(room, seat)

    async def stand_in(self, room: Room, seat: Seat) -> None:
        """Let a bot play for the person of a seat."""
        async with room.lock:
            record = room.seats[seat]
            if record.by == "person" and not record.stand_in:
                await room.change_seat(record, stand_in=True, bot=room.record.settings.stand_in)
        await self.hall.changed(room, "room")
