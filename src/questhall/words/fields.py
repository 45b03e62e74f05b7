"""What a kind of struct has to say: its key, its fields, which of them are nouns and which are options."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any, NamedTuple, get_args

import msgspec

from ..core.agenda import Event, Step
from ..core.decisions import Choice, snake


class Spoken(NamedTuple):
    """How one kind of struct is spoken."""

    key: str
    nouns: dict[str, str]
    """Every field with the kind of noun that it holds, or nothing."""
    options: tuple[tuple[str, Any], ...]
    """The fields that may be left out, with their defaults."""


@functools.cache
def spoken(kind: type[msgspec.Struct]) -> Spoken:
    """How a kind of struct is spoken; worked out once."""
    fields = msgspec.structs.fields(kind)
    return Spoken(
        _key(kind),
        {field.name: _noun(kind, field) for field in fields},
        tuple((field.name, _default(field)) for field in fields if not field.required),
    )


def parts_of(hint: Any) -> Iterator[Any]:
    """A type and everything it is made of: members of unions, items of tuples, what is annotated."""
    yield hint
    for part in get_args(hint):
        yield from parts_of(part)


def _key(kind: type[msgspec.Struct]) -> str:
    tag = kind.__struct_config__.tag
    name = snake(tag if isinstance(tag, str) else kind.__name__)
    if issubclass(kind, Event):
        return f"event-{name}"
    if issubclass(kind, Choice):
        return f"choice-{name}"
    return f"ask-{name}" if issubclass(kind, Step) else f"do-{name}"


def _noun(kind: type, field: msgspec.structs.FieldInfo) -> str:
    metas = [part for part in parts_of(field.type) if isinstance(part, msgspec.Meta)]
    found = {meta.extra["noun"] for meta in metas if meta.extra and "noun" in meta.extra}
    if len(found) > 1:
        raise TypeError(f"{kind.__name__}.{field.name} holds several kinds of noun: {', '.join(sorted(found))}")
    return found.pop() if found else ""


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
