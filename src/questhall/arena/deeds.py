"""What happened in a game, for a report of many: by what the game says of its events, or by the words they carry."""

from __future__ import annotations

import functools
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from questhall.core import Event, Game, Table
from questhall.core.deeds import EVERYBODY, Deed
from questhall.words.fields import spoken

GROUPS = ("cards", "items", "monsters", "places")
FALLS = "falls"


class Told(NamedTuple):
    """What a deed's text says: who did it, if seats are told apart, and what was done with which thing."""

    seat: int | None
    group: str
    did: str
    noun: str
    id: str


def read_deed(text: str) -> Told:
    """A deed from its text: “1:cards/played/card/lamp”, or “CardPlayed card=lamp” of a game that says nothing."""
    seat, mark, rest = text.partition(":")
    if not (mark and seat.isdecimal()):
        seat, rest = "", text
    parts = rest.split("/", 3)
    if len(parts) == 4 and parts[0] in GROUPS:
        return Told(int(seat) if seat else None, *parts)
    return Told(None, "", "", "", text)


def deeds_of(event: Event) -> Iterator[str]:
    """What an event of a game tells that says nothing of its events: its name with each word that it carries."""
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if isinstance(value, str) and value:
            yield f"{type(event).__name__} {name}={value}"


def happened(table: Table[Any]) -> dict[str, Any]:
    """How often each thing was done in a game, and what happened last: what felled those who have lost."""
    if table.game.deeds:
        lost = table.outcome is not None and table.outcome.result == "lost"
        return {"deeds": dict(_counted(table)), "last": tuple(_felled(table)) if lost else ()}
    last = table.history[-1].events_before if table.history else 0
    ending = dict.fromkeys(deed for event in table.events[last:] for deed in deeds_of(event))
    return {"deeds": dict(Counter(deed for event in table.events for deed in deeds_of(event))), "last": tuple(ending)}


def _counted(table: Table[Any]) -> Counter[str]:
    """Each deed with its seat, where the event has one and there are several."""
    known, roles, found = _by_event(table.game), frozenset(table.game.roles()), Counter[str]()
    several = table.setup is not None and len(table.setup.seats) > 1
    for event in table.events:
        for deed in known.get(type(event), ()):
            seat = getattr(event, "seat", None)
            mark = f"{seat}:" if several and isinstance(seat, int) else ""
            if deed.did:
                found.update(mark + text for text in _texts(deed, event, roles))
    return found


def _felled(table: Table[Any]) -> Iterator[str]:
    """Of every fall the monster and the place that were told of last before it; without a fall, those of the end."""
    known, roles = _by_event(table.game), frozenset(table.game.roles())
    traces: dict[str, dict[Any, tuple[str, ...]]] = defaultdict(dict)
    has_fallen = False
    for event in table.events:
        for deed in known.get(type(event), ()):
            victim = deed.victim(event)
            if victim is None:
                continue
            if deed.group == FALLS:
                has_fallen = True
                for trace in traces.values():
                    yield from trace.get(victim, trace.get(EVERYBODY, ()))
            elif texts := tuple(_texts(deed, event, roles)):
                traces[deed.group][victim] = traces[deed.group][None] = texts
    if not has_fallen:
        for trace in traces.values():
            yield from trace[None]


def _texts(deed: Deed, event: Event, roles: frozenset[str]) -> Iterator[str]:
    for id in deed.ids(event):
        if id != "" and not (deed.group == "monsters" and id in roles):
            yield f"{deed.group}/{deed.did or 'at'}/{deed.noun or noun_of(type(event), deed.id)}/{id}"


@functools.cache
def _by_event(game: Game[Any, Any]) -> Mapping[type[Event], Sequence[Deed]]:
    found: dict[type[Event], list[Deed]] = defaultdict(list)
    for deed in game.deeds:
        found[deed.event].append(deed)
    return found


@functools.cache
def noun_of(kind: type[msgspec.Struct], part: Any) -> str:
    """The kind of noun in a field of an event."""
    if not isinstance(part, str) or not part:
        return ""
    name, _, rest = part.partition(".")
    if not rest:
        return spoken(kind).nouns[name]
    (field,) = (field for field in msgspec.structs.fields(kind) if field.name == name)
    return noun_of(field.type, rest)
