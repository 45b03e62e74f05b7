"""What games say of themselves in the lobby, and the shim for what is being added to them."""

from __future__ import annotations

from bisect import bisect_right
from operator import attrgetter
from typing import Any

import msgspec

from questhall.core import Seat, Table
from questhall.core.scene import LogLine, Scene


class Entry(msgspec.Struct, frozen=True):
    """A line of the log, and how many choices had been taken before it."""

    line: LogLine
    choices: int


def entries(t: Table[Any], seat: Seat | None, language: str, start: int) -> tuple[Entry, ...]:
    """What a seat has seen happen, from a line on."""
    if hasattr(t, "log"):
        return tuple(t.log(seat, language, start))
    seen = [number for number, event in enumerate(t.events) if t.game.witness(event, seat) is not None][start:]
    if not seen:
        return ()
    lines = t.scene(seat, language).log[start:]
    moves = [bisect_right(t.history, number, key=attrgetter("events_before")) for number in seen]
    return tuple(map(Entry, lines, moves))


def scene(t: Table[Any], seat: Seat | None, language: str) -> Scene:
    """The scene without its log."""
    return t.scene(seat, language, log=False) if hasattr(t, "log") else t.scene(seat, language)


try:
    from questhall.words.names import Names as Names
except ImportError:
    from questhall.words import words_for

    class Names:  # type: ignore[no-redef]
        """Names until they are in words."""

        def __init__(self, game: Any, language: str) -> None:
            self.game, self.words = game, words_for(game.folder, language)

        def of(self, id: str, *kinds: str) -> str:
            for kind in kinds:
                if self.words.has(f"{kind}-{id}"):
                    return self.words.name(kind, id)
            return id.replace("_", " ").capitalize()

        def title(self) -> str:
            return self.of(self.game.key, "game")

        def about(self) -> str:
            return ""

        def role_word(self) -> str:
            return "clan"

        def scenario(self, id: str) -> str:
            return self.of(id, "scenario")

        def role(self, id: str) -> str:
            return self.of(id, "role", "clan")

        def option(self, setting: Any) -> str:
            return self.of(setting.name, "option")

        def value(self, setting: Any, value: Any) -> str:
            return self.of(value, setting.name) if isinstance(value, str) else str(value)

        def line(self, kind: str, id: str) -> str:
            key = f"menu-{kind}-{id}"
            return self.words.say(key) if self.words.has(key) else ""

        def locked(self, scenario: str, won: Any) -> str:
            return ""

        def options(self, setup: Any) -> str:
            return " · ".join(self.of(str(value), name) for name, value in setup.options.items())


try:
    from questhall.core.settings import settings as settings
except ImportError:

    def settings(game: Any) -> list[Any]:  # type: ignore[misc]
        """The options of a game."""
        from typing import NamedTuple, get_args

        class Setting(NamedTuple):
            name: str
            kind: Any
            values: tuple[Any, ...]
            default: Any

        found = []
        for field in msgspec.structs.fields(game.options):
            values = get_args(field.type) or ((False, True) if field.type is bool else ())
            found.append(Setting(field.name, field.type, values, field.default))
        return found
