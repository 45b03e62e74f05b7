"""The game's picture: a small fight, drawn like any other."""

from __future__ import annotations

import functools

from questhall.core import Rng, Setup
from questhall.core.scene import Scene

from ..content import chamber, load
from ..setup import deal
from ..state import HERO, Figure
from ..view import View
from .board import board, pieces
from .speaker import BOARD, Speaker

SCENARIO, CHARACTER = "buttons_arena", "spellweaver"


@functools.cache
def cover(language: str) -> Scene:
    """The board and the pieces, in a language."""
    state = deal(Setup("bugs", SCENARIO, (CHARACTER,), seed=1), load(), Rng(1)).state
    most = load().characters[CHARACTER].health[1]
    state.figures[HERO] = Figure(HERO, CHARACTER, chamber(SCENARIO).start, most, most, kind="hero")
    who = Speaker(View(None, state, (), None), language)
    return Scene("bugs", who.words.say("game-name"), {BOARD: board(who)}, pieces=pieces(who))
