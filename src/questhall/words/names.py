"""What things of a game are called in menus and lobbies: by their nouns, or by their ids where they have none."""

from __future__ import annotations

from typing import Any

from questhall.core import Game, Seat, Setup
from questhall.core.game import Option
from questhall.core.settings import Setting, settings

from .speech import Words, words_for

ROLES = ("role", "clan", "character", "faction")
"""The kinds of noun that a seat's role may be."""


class Names:
    """The names of one game's things in one language."""

    def __init__(self, game: Game[Any, Any], language: str) -> None:
        self.game = game
        self.words: Words = words_for(game.folder, language)

    def of(self, id: str, *kinds: str) -> str:
        """The noun of the first kind that has one."""
        for kind in kinds:
            if self.words.has(f"{kind}-{id}"):
                return self.words.name(kind, id)
        return id.replace("_", " ").capitalize()

    # -- the game

    def title(self) -> str:
        """What the game is called."""
        return self.words.say("game-name") if self.words.has("game-name") else self.of(self.game.key)

    def about(self) -> str:
        """What the game is about, in a sentence or two."""
        return self._said("game-about")

    def help(self) -> str:
        """How a turn goes, a line each, or nothing."""
        return self._said("game-help")

    def role_word(self) -> str:
        """What a role is called in this game, such as “clan”."""
        return self.words.say("game-role")

    # -- what can be chosen

    def scenario(self, id: str) -> str:
        """What a scenario is called."""
        return self.of(id, "scenario")

    def role(self, id: str) -> str:
        """What a role is called."""
        return self.of(id, *ROLES)

    def option(self, setting: Setting) -> str:
        """What an option is called."""
        return self.of(setting.name, "option")

    def group(self, setting: Setting) -> str:
        """What the group of an option is called; nothing if it stands alone."""
        return self.of(setting.group, "options") if setting.group else ""

    def value(self, setting: Setting, value: Option) -> str:
        """What a value of an option is called."""
        if isinstance(value, bool):
            return self.words.say("yes" if value else "no")
        return self.of(value, f"option-{setting.name}", setting.name) if isinstance(value, str) else str(value)

    def line(self, kind: str, id: str) -> str:
        """What the game says of a scenario, a role, an option or a value in a few words, or nothing."""
        told = self._said(f"menu-{kind}-{id}"), self.game.details(self.words, kind, id)
        return " · ".join(filter(None, told))

    def entry(self, name: str, kind: str, id: str) -> str:
        """A name in a menu, with what the game says of it."""
        line = self.line(kind, id)
        return f"{name}: {line}" if line else name

    def locked(self, scenario: str, won: frozenset[str]) -> str:
        """Why a scenario cannot be chosen yet, or nothing."""
        refusal = self.game.locked(scenario, won)
        return self.words.refusal(refusal) if refusal else ""

    # -- what was chosen

    def seat(self, seat: Seat, setup: Setup | None) -> str:
        """What a seat is called: its number, and what it plays if that was settled before the game."""
        role = setup.seats[seat] if setup else ""
        return f"{self.words.seat(seat)} ({self.role(role)})" if role else self.words.seat(seat)

    def options(self, setup: Setup) -> str:
        """The options of a setup that are not as usual, in words: by name, and by value if it is no switch."""
        found = []
        for setting in settings(self.game):
            value = setup.options.get(setting.name, setting.default)
            if value != setting.default:
                name = self.option(setting)
                found.append(name if value is True else f"{name}: {self.value(setting, value)}")
        return " · ".join(found)

    def _said(self, key: str) -> str:
        return self.words.say(key) if self.words.has(key) else ""
