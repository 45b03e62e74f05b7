"""The games that can be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from questhall.core import Game

from . import (
    bugs,
    heroes,
    jaws,
    keep,
    terraria,
)

GAMES: Mapping[str, Game[Any, Any]] = {
    game.key: game
    for game in (
        keep.GAME,
        bugs.GAME,
        terraria.GAME,
        heroes.GAME,
        jaws.GAME,
    )
}
