"""What can be answered: choices with a stable text form, and decisions that list them all."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING, Any

import msgspec

from .errors import FileError

if TYPE_CHECKING:
    from .agenda import Question

Seat = int
"""A place at the table: 0 for the first, and so on clockwise."""


class Choice(msgspec.Struct, frozen=True, tag=True, tag_field="choice"):
    """One answer. It carries the ids of what is clicked and can be written as a line of text."""

    def __str__(self) -> str:
        words = [snake(type(self).__name__)]
        for field in msgspec.structs.fields(type(self)):
            value = getattr(self, field.name)
            if field.required or value != field.default:
                words.append(f"{field.name}={_write(value)}")
        return " ".join(words)


class Refusal(msgspec.Struct, frozen=True):
    """Why something that a person might try is not open to him now."""

    on: str
    why: str
    rule: str
    values: dict[str, Any] = {}


class Decision(msgspec.Struct, frozen=True):
    """What one seat is asked, and every legal answer. An optional one may stay unanswered."""

    seat: Seat
    question: Question
    choices: tuple[Choice, ...]
    optional: bool = False

    @property
    def prompt(self) -> str:
        """The question's name, the key of its words."""
        return snake(type(self.question).__name__)


@functools.cache
def snake(name: str) -> str:
    """PlayCard -> play_card."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def _write(value: Any) -> str:
    if isinstance(value, (tuple, list)):
        return ",".join(map(_write, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_choice(text: str, kinds: tuple[type[Choice], ...]) -> Choice:
    """The choice that a line of text stands for; the inverse of str(choice)."""
    name, *words = text.split(" ")
    kind = _by_name(kinds).get(name)
    if kind is None:
        raise FileError(f"“{text}” is no choice of this game. Known: {', '.join(sorted(_by_name(kinds)))}.")
    values: dict[str, Any] = dict(word.split("=", 1) for word in words if "=" in word)
    for field in msgspec.structs.fields(kind):
        if field.name in values and str(field.type).startswith("tuple"):
            values[field.name] = [part for part in values[field.name].split(",") if part]
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        raise FileError(f"“{text}” is not a complete choice: {error}.") from None


@functools.cache
def _by_name(kinds: tuple[type[Choice], ...]) -> dict[str, type[Choice]]:
    return {snake(kind.__name__): kind for kind in kinds}
