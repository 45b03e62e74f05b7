"""What can be answered: choices with a stable text form, and decisions that list them all."""

from __future__ import annotations

import enum
import functools
import re
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import inspect

from .errors import FileError, one_of

if TYPE_CHECKING:
    from .agenda import Question

Seat = int
"""A place at the table: 0 for the first, and so on clockwise."""


class Choice(msgspec.Struct, frozen=True, tag=True, tag_field="choice", gc=False):
    """One answer. It carries the ids of what is clicked and can be written as a line of text."""

    def __str__(self) -> str:
        words = [snake(type(self).__name__)]
        for name, default in _defaults(type(self)):
            value = getattr(self, name)
            if value != default:
                words.append(f"{name}={_write(value)}")
        return " ".join(words)


class Refusal(msgspec.Struct, frozen=True):
    """Why something that a person might try is not open to him now."""

    on: str
    why: str
    rule: str
    values: dict[str, Any] = {}


class Decision(msgspec.Struct, frozen=True, gc=False):
    """What one seat is asked, and every legal answer. An optional one may stay unanswered."""

    seat: Seat
    question: Question
    choices: tuple[Choice, ...]
    optional: bool = False

    @property
    def prompt(self) -> str:
        """The question's name, the key of its words."""
        return prompt_of(type(self.question))


@functools.cache
def prompt_of(kind: type) -> str:
    """The name of a kind of question, the key of its words."""
    return snake(kind.__name__)


@functools.cache
def snake(name: str) -> str:
    """PlayCard -> play_card."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def read_choice(text: str, kinds: tuple[type[Choice], ...]) -> Choice:
    """The choice that a line of text stands for; the inverse of str(choice)."""
    name, *words = text.split(" ")
    kind = _by_name(kinds).get(name)
    if kind is None:
        raise FileError(f"“{text}” is no choice of this game. Known: {one_of(_by_name(kinds))}.")
    fields, values = _fields(kind), dict[str, Any]()
    for word in words:
        field, equals, value = word.partition("=")
        if not equals or field not in fields or field in values:
            raise FileError(f"“{text}” is no choice: “{word}” is out of place. “{name}” has: {one_of(fields)}.")
        values[field] = _read_several(value) if fields[field] and value != _NOTHING else _read(value)
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        raise FileError(f"“{text}” is not a complete choice: {error}.") from None


@functools.cache
def _by_name(kinds: tuple[type[Choice], ...]) -> dict[str, type[Choice]]:
    return {snake(kind.__name__): kind for kind in kinds}


@functools.cache
def _fields(kind: type[Choice]) -> dict[str, bool]:
    """The names of a choice's fields, and whether they hold several values."""
    return {field.name: _several(inspect.type_info(field.type)) for field in msgspec.structs.fields(kind)}


@functools.cache
def _defaults(kind: type[Choice]) -> tuple[tuple[str, Any], ...]:
    """The names of a choice's fields, and what they are unless said otherwise."""
    return tuple((field.name, field.default) for field in msgspec.structs.fields(kind))


def _several(info: inspect.Type) -> bool:
    match info:
        case inspect.Metadata():
            return _several(info.type)
        case inspect.UnionType():
            return any(map(_several, info.types))
        case inspect.TupleType() | inspect.VarTupleType() | inspect.ListType() | inspect.FrozenSetType():
            return True
        case _:
            return False


# The text of a value: items have commas between them, items that are tuples themselves stand in brackets, and
# letters that would be mistaken for any of this are written as their numbers.

_NOTHING = "~"
_EMPTY = "%"
_UNSAFE = re.compile(r"[\s%=,()~\x00-\x1f\x7f\ud800-\udfff]")


def _write(value: Any) -> str:
    match value:
        case None:
            return _NOTHING
        case bool():
            return str(value).lower()
        case enum.Enum():
            return _write(value.value)
        case tuple() | list():
            return ",".join(f"({_write(item)})" if isinstance(item, (tuple, list)) else _write(item) for item in value)
        case frozenset():
            return ",".join(sorted(map(_write, value)))
        case _:
            return _UNSAFE.sub(lambda letter: f"%{ord(letter[0]):04x}", str(value)) or _EMPTY


def _read(text: str) -> Any:
    if text.startswith("(") and text.endswith(")"):
        return _read_several(text[1:-1])
    if text in (_NOTHING, _EMPTY):
        return None if text == _NOTHING else ""
    return re.sub("%([0-9a-f]{4})", lambda code: chr(int(code[1], 16)), text)


def _read_several(text: str) -> list[Any]:
    if not text:
        return []
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [_read(part) for part in parts]
