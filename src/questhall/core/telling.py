"""What a seat has seen happen, line by line, and the scene that is drawn of it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec.structs import replace

from .agenda import Event, Outcome
from .decisions import Seat
from .scene import LogLine, Prompt, Scene

if TYPE_CHECKING:
    from .table import Table


class Entry(msgspec.Struct, frozen=True):
    """A line of the log, and how many choices had been taken before it."""

    line: LogLine
    choices: int
    grows: bool = False
    """Its report does not end yet."""


def entries(t: Table[Any], seat: Seat | None, language: str, start: int) -> tuple[Entry, ...]:
    """What a seat has seen happen, from a line on."""
    seen, events_before = t.view(seat), attrgetter("events_before")
    places, found = _witnessed(t, seat), []
    for place in range(start, len(places)):
        choices = bisect_right(t.history, places[place], key=events_before)
        line = t.game.line(seen, _shown(t, seat, places[place]), language)
        grows = False
        if type(t.events[places[place]]) in t.game.reported:
            end = _something_new(t, choices)
            before = [_shown(t, seat, number) for number in _since_report(t, places[: place + 1])]
            after = [_shown(t, seat, number) for number in places[place + 1 :] if end is None or number < end]
            line = replace(line, report=t.game.report(seen, before, after, language))
            grows = end is None and bool(t.game.anew) and t.outcome is None
        found.append(Entry(line, choices, grows))
    return tuple(found)


def lines_before(t: Table[Any], seat: Seat | None, events: int) -> int:
    """How many lines a seat had read when so many events had been told."""
    return bisect_left(_witnessed(t, seat), events)


def _something_new(t: Table[Any], choices: int) -> int | None:
    """How many events there were before something new was chosen, after so many choices; None if nothing was yet."""
    for taken in t.history[choices:]:
        if not t.game.anew or taken.prompt in t.game.anew:
            return taken.events_before
    return None


def _shown(t: Table[Any], seat: Seat | None, number: int) -> Event:
    """What a seat saw of an event that it saw."""
    event = t.game.witness(t.events[number], seat)
    assert event is not None, f"seat {seat} saw nothing of event {number}"
    return event


def _since_report(t: Table[Any], places: list[int]) -> list[int]:
    """Those after the last but one that has a report: the last has one itself."""
    for place in range(len(places) - 2, -1, -1):
        if type(t.events[places[place]]) in t.game.reported:
            return places[place + 1 :]
    return places


def turn_start(t: Table[Any]) -> int:
    """After how many choices the turn or the round began that is being played: with the last heading of the log."""
    seen = t.view(None)
    for number in reversed(_witnessed(t, None)):
        event = t.game.witness(t.events[number], None)
        if event is not None and t.game.line(seen, event, "en").heading:
            return bisect_right(t.history, number, key=attrgetter("events_before"))
    return 0


def draw(t: Table[Any], seat: Seat | None, language: str, *, log: bool) -> Scene:
    """The game's own scene, with its revision, its log and who is asked."""
    decision = None if seat is None else t.decisions.get(seat)
    refusals = () if seat is None else t.refusals(seat)
    drawn = t.game.scene(t.view(seat), decision, refusals, language, last_seen(t, seat))
    lines = tuple(entry.line for entry in entries(t, seat, language, 0)) if log else ()
    prompt = drawn.prompt and with_lesson(t, seat, drawn.prompt)
    # Whether a seat may act out of turn can depend on what it hides.
    waited = {number for number, decision in t.decisions.items() if not decision.optional}
    seats = tuple(replace(player, asked=number in waited) for number, player in enumerate(drawn.seats))
    result = result_for(t.outcome, seat)
    return replace(drawn, rev=len(t.history), prompt=prompt, log=lines, seats=seats, result=result)


def with_lesson(t: Table[Any], seat: Seat | None, prompt: Prompt) -> Prompt:
    """Of its hints the prompt keeps the one that is due: the first when a seat is asked this first, and so on."""
    if not prompt.hints or seat is None or seat not in t.decisions:
        return prompt
    asked = t.decisions[seat].prompt
    before = sum(taken.seat == seat and taken.prompt == asked for taken in t.history)
    return replace(prompt, hints=prompt.hints[before : before + 1])


def result_for(outcome: Outcome | None, seat: Seat | None) -> Literal["", "won", "lost", "drawn", "ended"]:
    """How a game ended for one seat, or for all."""
    if outcome is None:
        return ""
    if seat is None or outcome.result != "won" or not outcome.winners:
        return outcome.result
    return "won" if seat in outcome.winners else "lost"


def last_seen(t: Table[Any], seat: Seat | None) -> Event | None:
    """What a seat saw happen last."""
    for event in reversed(t.events):
        seen = t.game.witness(event, seat)
        if seen is not None:
            return seen
    return None


def _witnessed(t: Table[Any], seat: Seat | None) -> list[int]:
    """The places of the events that a seat has seen; found once, for events are only added."""
    upto, places = t._seen.get(seat, (0, []))
    if upto > len(t.events):
        upto, places = 0, []
    for number in range(upto, len(t.events)):
        if t.game.witness(t.events[number], seat) is not None:
            places.append(number)
    t._seen[seat] = (len(t.events), places)
    return places
