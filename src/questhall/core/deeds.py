"""What an event tells for a report of many games: of a card, an item, a monster or a place, and whom it befell."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple

from .agenda import Event

Part = str | Callable[[Any], Any]
"""A field of an event, or a field of that, such as `who.being`; or a function of the event."""
EVERYBODY = ""
"""What befalls nobody by name befalls all."""


def everybody(event: Event) -> str:
    """For what befalls all."""
    return EVERYBODY


class Deed(NamedTuple):
    """Something that is counted: what was done with which thing.

    A fall is where somebody is lost: a report asks which monster and which place were told of last, of the same
    `whom`, before it.
    """

    event: type[Event]
    group: Literal["cards", "items", "monsters", "places", "falls"]
    did: str = ""
    """In English, such as “played”; without it the deed is not counted, but a fall is traced back to it."""
    id: Part = ""
    """The thing, or several; nothing where the event tells of none."""
    whom: Part | None = None
    """The figure or seat that it befell; None for what no fall is traced back to."""
    noun: str = ""
    """The kinds of noun, where the type of the field does not say it."""

    def ids(self, event: Event) -> Iterable[str]:
        """The things that an event tells of."""
        found = read(event, self.id)
        return (str(found),) if isinstance(found, str | int) else tuple(found)

    def victim(self, event: Event) -> Any:
        """Whom it befell; None for nobody."""
        return None if self.whom is None else read(event, self.whom)


def read(event: Event, part: Part) -> Any:
    """A part of an event."""
    if not isinstance(part, str):
        return part(event)
    found: Any = event if part else ""
    for name in filter(None, part.split(".")):
        found = getattr(found, name)
    return found
