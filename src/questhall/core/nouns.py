"""What kinds there are, and what they are called."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Meta

Base = TypeVar("Base")


def noun(kind: str) -> Meta:
    """Marks an id as a noun: a field typed with `RoomId = Annotated[str, noun("room")]` is spoken by `room-vault`."""
    return Meta(extra={"noun": kind})


def kinds_of(base: type[Base], module: str) -> tuple[type[Base], ...]:
    """The kinds of events, choices and the like that a module defines, or the modules of a package; in their order."""
    return tuple(each for each in base.__subclasses__() if f"{each.__module__}.".startswith(f"{module}."))
