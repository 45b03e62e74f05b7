"""Ids that are words: a field typed with one of these is spoken by its name, not by its id."""

from __future__ import annotations

from msgspec import Meta


def noun(kind: str) -> Meta:
    """Marks an id as a noun: `RoomId = Annotated[str, noun("room")]` is spoken by the message `room-vault`."""
    return Meta(extra={"noun": kind})
