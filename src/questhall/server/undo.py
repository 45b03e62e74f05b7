"""Who may take back what: freely, by agreement of all seats, or not at all.

Where one person holds every seat that is not a bot's, he takes back his last choice and what bots chose after it; with
`free_undo` also across chance and what was revealed. Where several people play, a person takes back freely only what he
chose last, up to a change of player or a fence; anything else is put to the vote, and goes back to before his last
choice. The turn is the unbroken run of choices of the seat that chose last among his, back to the last heading of the
log: where a turn or a round began. As much of it as is free is taken back at once; if none is, the vote is about all of
it. Whoever let a bot play something out can take back all of that at once, until he chooses himself.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal, NamedTuple

from questhall.core import Seat, Taken

from .messages import RoomSettings
from .records import LogRecord, SeatRecord
from .seats import held_by

BOT = re.compile(r"bot \d+(?: since (\d{1,9}))?")
"""The id of a bot's choice: so every worker knows, also after a restart, since when something was played out."""


class Way(NamedTuple):
    """How choices may be taken back, how many, and why not or not freely."""

    how: Literal["", "free", "vote"]
    choice: int = 0
    turn: int = 0
    why: str = ""
    """The key of the reason: “nothing”, “chance”, “revealed”, “player”."""


def people(seats: Sequence[SeatRecord]) -> set[str]:
    """Those who sit at the table; an open seat counts as somebody who is still to come."""
    return {seat.person if seat.by == "person" else "" for seat in seats if seat.by != "bot"}


def way(
    history: Sequence[Taken], seats: Sequence[SeatRecord], person: str, settings: RoomSettings, began: int = 0
) -> Way:
    """How somebody may take back his last choice or turn; the turn `began` after so many choices."""
    own = {seat.seat for seat in seats if seat.by == "person" and seat.person == person}
    after = next((number for number, taken in enumerate(reversed(history)) if taken.seat in own), None)
    if not own or after is None:
        return Way("", why="nothing")
    run = min(_run(history, after), max(1, len(history) - began - after))
    if people(seats) == {person}:
        return _alone(history, after, run, settings)
    free = _free(history, own)
    if free:
        return Way("free", 1, min(free, run))
    return Way("vote", after + 1, after + run, "player" if after else history[-1].fence)


def _run(history: Sequence[Taken], after: int) -> int:
    """How many choices the seat made in a row that chose last, but for so many choices after it."""
    last = len(history) - 1 - after
    seat = history[last].seat
    return next((n for n in range(last + 1) if history[last - n].seat != seat), last + 1)


def _free(history: Sequence[Taken], own: set[Seat]) -> int:
    """How many of the last choices are one's own and without a fence."""
    stops = (n for n, taken in enumerate(reversed(history)) if taken.seat not in own or taken.fence)
    return next(stops, len(history))


def _alone(history: Sequence[Taken], after: int, run: int, settings: RoomSettings) -> Way:
    if settings.free_undo:
        return Way("free", after + 1, after + run)
    fence = next((n for n, taken in enumerate(reversed(history)) if taken.fence), len(history))
    if fence <= after:
        return Way("", why=history[-1 - fence].fence)
    return Way("free", after + 1, min(after + run, fence))


def bot_id(rev: int, since: int | None = None) -> str:
    """The id of a bot's choice; it may play something out since so many choices."""
    return f"bot {rev}" if since is None else f"bot {rev} since {since}"


def played_out(choices: Sequence[LogRecord], seats: Sequence[SeatRecord], person: str) -> int:
    """How many choices there are since somebody let a bot play something out; none while it plays, or once he chose."""
    own, since = held_by(seats, person), None
    if any(seats[seat].stand_in for seat in own):
        return 0
    for number in reversed(range(len(choices))):
        if since is not None and number < since:
            break
        if choices[number].seat not in own:
            continue
        bot = BOT.fullmatch(choices[number].id)
        if bot is None:
            return 0
        if since is None and bot[1]:
            since = int(bot[1])
    return 0 if since is None else max(0, len(choices) - since)


def way_back(
    history: Sequence[Taken], seats: Sequence[SeatRecord], person: str, settings: RoomSettings, count: int
) -> Way:
    """How somebody may take back all that was played out for him, or why not."""
    if not count:
        return Way("", why="nothing")
    fence = next((taken.fence for taken in reversed(history[-count:]) if taken.fence), "")
    if people(seats) == {person}:
        return Way("", why=fence) if fence and not settings.free_undo else Way("free", count)
    own = set(held_by(seats, person))
    return Way("free", count) if count <= _free(history, own) else Way("vote", count, why=fence or "player")


def crossed(history: Sequence[Taken], count: int) -> bool:
    """Whether chance, or something revealed, is among the last choices."""
    return any(taken.fence for taken in history[len(history) - count :])


def voters(seats: Sequence[SeatRecord], person: str) -> tuple[Seat, ...]:
    """The seats that are asked: those of other people. Bots agree, also those that stand in."""
    return tuple(seat.seat for seat in seats if seat.by == "person" and seat.person != person and not seat.stand_in)
