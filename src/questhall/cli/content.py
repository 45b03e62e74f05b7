"""questhall content: what is in the box, and what of it is ours."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from questhall.words.names import Names

from .sitting import Games, find_game
from .terminal import Terminal


class Component(NamedTuple):
    """One thing in the box: the field it was found in, and itself."""

    kind: str
    thing: Any

    @property
    def id(self) -> str:
        """What the data calls it."""
        return str(self.thing.id)

    @property
    def ours(self) -> bool:
        """Whether it was designed here."""
        return bool(getattr(self.thing, "ours", False))


def run(args: argparse.Namespace, terminal: Terminal, games: Games) -> int:
    """List the components of a game, kind by kind."""
    game = find_game(games, args.game)
    found = [part for part in components("", game.content) if part.ours or not args.ours]
    names = Names(game, terminal.language)
    if not found:
        terminal.say("content-none")
    for kind in dict.fromkeys(part.kind for part in found):
        parts = [part for part in found if part.kind == kind]
        terminal.say("content-kind", kind=kind.replace("_", " "), count=len(parts))
        for part in parts:
            _show(terminal, names, part)
    return 0


def components(kind: str, value: Any) -> Iterator[Component]:
    """Every struct with an id, wherever in the content it lies."""
    if isinstance(value, msgspec.Struct):
        if hasattr(value, "id"):
            yield Component(kind, value)
        for name in value.__struct_fields__:
            yield from components(name, getattr(value, name))
    elif isinstance(value, dict):
        for item in value.values():
            yield from components(kind, item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from components(kind, item)


def _show(terminal: Terminal, names: Names, part: Component) -> None:
    mark = f" [{terminal.words.say('content-ours')}]" if part.ours else ""
    terminal.write(f"  {part.id}: {names.of(part.id, *_nouns(part))}{mark}")


def _nouns(part: Component) -> list[str]:
    """The kinds of noun that it may be: “cards” are spoken as “card”, “treasuries” as “treasury”."""
    kind = part.kind
    return [kind, kind.removesuffix("s"), kind.removesuffix("ies") + "y", type(part.thing).__name__.lower()]
