"""The games that can be played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from questhall.core import Game


class Menu(Mapping[str, Game[Any, Any]]):
    """The games by their keys; the rules of one are read when somebody first asks for it."""

    def __init__(self, *keys: str) -> None:
        self._read: dict[str, Game[Any, Any] | None] = dict.fromkeys(keys)

    def __getitem__(self, key: str) -> Game[Any, Any]:
        game = self._read[key]
        if game is None:
            game = self._read[key] = import_module(f"{__name__}.{key}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self._read)

    def __len__(self) -> int:
        return len(self._read)

    def __contains__(self, key: object) -> bool:
        return key in self._read


GAMES = Menu(
    "keep",
    "bugs",
    "terraria",
    "heroes",
    "jaws",
)
