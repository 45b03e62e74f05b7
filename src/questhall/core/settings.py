"""The options of a game, read from its options struct."""

from __future__ import annotations

import functools
from typing import Annotated, Any, NamedTuple, get_args, get_origin

import msgspec
from msgspec import inspect

from .game import Game, Option, plain_type

LEVELS = ("level", "difficulty")
"""Options that say how hard a game is."""


class Setting(NamedTuple):
    """One option: its values if it has few, and what it is unless somebody says otherwise."""

    name: str
    kind: Any
    values: tuple[Option, ...]
    default: Option
    group: str = ""
    """Options of one group stand together, folded away."""
    bounds: tuple[int, int] | None = None
    """Of a whole number: the least and the most it can be."""


def group(name: str) -> msgspec.Meta:
    """Marks an option as one of a group, with the title `options-readings`: `Annotated[bool, group("readings")]`."""
    return msgspec.Meta(extra={"group": name})


@functools.cache
def settings(game: Game[Any, Any]) -> tuple[Setting, ...]:
    """The options of a game, first of all how hard it is."""
    found = [_setting(field) for field in msgspec.structs.fields(game.options)]
    return tuple(sorted(found, key=lambda setting: setting.name not in LEVELS))


def _setting(field: msgspec.structs.FieldInfo) -> Setting:
    values: tuple[Option, ...] = ()
    bounds = None
    match plain_type(field.type):
        case inspect.LiteralType():
            values = _listed(field.type)
        case inspect.BoolType():
            values = (False, True)
        case inspect.IntType(ge=int(least), le=int(most)):
            bounds = least, most
    default = field.default if field.default is not msgspec.NODEFAULT else next(iter(values), 0)
    return Setting(field.name, field.type, values, default, _group(field.type), bounds)


def _group(annotation: Any) -> str:
    """The group that a type is marked with, or nothing."""
    for meta in get_args(annotation)[1:]:
        if isinstance(meta, msgspec.Meta) and meta.extra and "group" in meta.extra:
            return str(meta.extra["group"])
    return ""


def _listed(annotation: Any) -> tuple[Option, ...]:
    """The values of a literal type in the order in which they were written."""
    if get_origin(annotation) is Annotated:
        return _listed(get_args(annotation)[0])
    return tuple(value for value in get_args(annotation) if value is not None)
