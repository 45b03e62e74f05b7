"""Modifier tables, read from their cells as they are written.  [BB-18xx]"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from typing import Any

import msgspec

from questhall.core.errors import ContentError
from questhall.haven import Modifier

from . import load

Table = tuple[tuple[Modifier, Modifier, Modifier], ...]
"""Six rows of three cells: MINUS, ZERO, PLUS.  [BB-1803, BB-1812, BB-R-02]"""


@functools.cache
def hero_table(character: str, level: int) -> Table:
    """The character's table: at level 1 the standard one.  [BB-104, BB-215, BB-1811, BB-5202]"""
    if level == 1:
        return monster_table("standard")
    return read_table(load().characters[character].tables[str(level)])


@functools.cache
def monster_table(difficulty: str) -> Table:
    """The monsters' table.  [BB-216, BB-1810, BB-5204]"""
    return read_table(load().difficulties[difficulty])


def read_table(rows: Iterable[Iterable[str]]) -> Table:
    """Cells as they are written: "+1 push:1 muddle", "x2", "null"."""
    return tuple(tuple(map(read_modifier, row)) for row in rows)  # type: ignore[misc]  # three cells each, by the type


_NUMBER = re.compile(r"[+-]\d")


def read_modifier(text: str) -> Modifier:
    """One cell; `self:strengthen` is gained, a bare condition is inflicted."""
    head, *effects = text.split()
    fields: dict[str, Any] = {"inflict": (), "gain": ()}
    if head in ("null", "x2"):
        fields["times"] = "null" if head == "null" else "double"
    elif _NUMBER.fullmatch(head):
        fields["plus"] = int(head)
    else:
        raise ContentError(f"“{text}” is no modifier: it begins with a number such as +1, with null or with x2.")
    for effect in effects:
        name, colon, value = effect.partition(":")
        if name == "self":
            fields["gain"] += (value,)
        elif colon:
            fields[name] = int(value)
        else:
            fields["inflict"] += (name,)
    return msgspec.convert(fields, Modifier)
