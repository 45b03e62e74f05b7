"""Which words of the rules stand in effects: conditions, added effects, the effects themselves."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

import msgspec

from questhall.core import snake


def mentioned(effects: Iterable[Any], known: Collection[str]) -> tuple[str, ...]:
    """The known words in effects, in the order in which they first occur."""
    return tuple(word for word in dict.fromkeys(_words(tuple(effects))) if word in known)


def _words(value: Any) -> Iterator[str]:
    """The name of a struct and of each field that says something, and every string: conditions are such."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _words(each)
    elif isinstance(value, msgspec.Struct):
        yield snake(type(value).__name__)
        for field in msgspec.structs.fields(value):
            inner = getattr(value, field.name)
            if inner != field.default:
                yield field.name
                yield from _words(inner)
