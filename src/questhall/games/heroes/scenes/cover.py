"""The game's picture: a corner of the map, drawn like any other."""

from __future__ import annotations

import functools
from types import SimpleNamespace
from typing import Any

from questhall.core import Rng, Setup
from questhall.core.scene import Scene

from ..content import load
from ..setup import deal
from ..state import Flag, Layout, Place, State
from ..view import view
from .country import board
from .figures import pieces
from .speaker import MAP, Speaker

TILES = (
    Place((0, 0), "starting", "s3"),
    Place((3, -2), "far", "f1", 1),
    Place((1, -3), "far", "f3", 2),
    Place((2, 1), "near"),
)
HEROES = ("catherine", "sandro")
STANDING = ("s3_ne", "f1_c")


@functools.cache
def cover(language: str) -> Scene:
    """The board and the pieces, in a language."""
    looked_at: Any = SimpleNamespace(state=position(), agenda=(), outcome=None)
    who = Speaker(view(looked_at, None), language)
    return Scene("heroes", who.words.say("game-name"), {MAP: board(who, None)}, pieces=pieces(who))


def position() -> State:
    """A few tiles on which two heroes are about to meet."""
    state = deal(Setup("heroes", "first_flags", HEROES, seed=1), load(), Rng(1)).state
    state.layout = Layout(TILES)
    state.flags = {"s3_c": Flag(0), "s3_sw": Flag(0, "materials"), "f1_nw": Flag(1, "gold")}
    for side, field in zip(state.sides, STANDING, strict=True):
        side.main.at = field
    return state
