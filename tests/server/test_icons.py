"""The browser's sprite holds what the games show."""

import json
from pathlib import Path

import pytest

from questhall.core import icons_of
from questhall.games import GAMES
from questhall.server.icons import write

ICONS = Path(__file__).parents[2] / "web" / "src" / "icons.json"


def test_the_icons_in_the_repository_are_those_of_the_games() -> None:
    assert ICONS.read_text(encoding="utf-8") == write(), "run: python -m questhall.server.icons web/src/icons.json"


@pytest.mark.parametrize("game", GAMES)
def test_every_icon_of_a_game_is_listed_once(game: str) -> None:
    listed = json.loads(write())
    assert icons_of(GAMES[game]) <= set(listed)
    assert len(listed) == len(set(listed))
