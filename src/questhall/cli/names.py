"""What things of a game are called in menus: by their nouns, or by their ids where they have none."""

from __future__ import annotations

from typing import Any

from questhall.core import Game, Seat, Setup
from questhall.words import Words, words_for

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

    def title(self) -> str:
        """What the game is called."""
        return self.of(self.game.key, "game")

    def scenario(self, id: str) -> str:
        """What a scenario is called."""
        return self.of(id, "scenario")

    def role(self, id: str) -> str:
        """What a role is called."""
        return self.of(id, *ROLES)

    def entry(self, name: str, kind: str, id: str) -> str:
        """A name in a menu, with what the game says of it there in a few words."""
        key = f"menu-{kind}-{id}"
        return f"{name}: {self.words.say(key)}" if self.words.has(key) else name

    def seat(self, seat: Seat, setup: Setup | None) -> str:
        """What a seat is called: its number, and what it plays if that was settled before the game."""
        role = setup.seats[seat] if setup else ""
        return f"{self.words.seat(seat)} ({self.role(role)})" if role else self.words.seat(seat)
