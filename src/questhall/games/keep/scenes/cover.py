"""The game's picture: a small dungeon in the middle of a game, drawn like any other."""

from __future__ import annotations

import functools
from types import SimpleNamespace
from typing import Any

from questhall.core import Rng, Setup
from questhall.core.scene import Scene

from ..content import load
from ..setup import deal
from ..state import Hero, Layout, Room, State, Tile, Treasure
from ..view import view
from .dungeon import BOARD, board, pieces
from .speaker import Speaker

TILES = (
    Tile("library", 0, 0),
    Tile("sewer", 1, 0),
    Tile("classroom", 2, 0),
    Tile("cage", 0, 1),
    Tile("vault", 1, 1),
    Tile("workshop", 2, 1, 270),
)
CLANS = ("ratfolk", "slime", "dragon")
ROOMS = {
    "library": Room(goods={"book": 1}, treasures=[Treasure(2, "curse")]),
    "sewer": Room([Hero("warrior1", "warrior"), Hero("archer1", "archer")], {"frog": 1}),
    "classroom": Room([Hero("mage1", "mage", active=False)], treasures=[Treasure(1, "heal")], portal="finished"),
    "cage": Room([Hero("rogue1", "rogue")], {"bone": 2}),
    "vault": Room(goods={"coin": 2}, treasures=[Treasure(4, "defeat")]),
    "workshop": Room(goods={"trap": 1}, treasures=[Treasure(3, "pillage")]),
}
MONSTERS = (("vault", "vault", "sewer", "library"), ("workshop", "classroom"), ("vault",))
"""The rooms of the monsters of each clan."""


@functools.cache
def cover(language: str) -> Scene:
    """The board and the pieces, in a language."""
    looked_at: Any = SimpleNamespace(state=position(), agenda=(), lasting=(), outcome=None)
    who = Speaker(view(looked_at, None), language)
    return Scene("keep", who.words.say("game-name"), {BOARD: board(who, None)}, pieces=pieces(who))


def position() -> State:
    """A dungeon of six rooms in which heroes and monsters have met."""
    state = deal(Setup("keep", "first_night", CLANS, seed=1), load(), Rng(1)).state
    state.layout, state.rooms = Layout(TILES), ROOMS
    for side, rooms in zip(state.sides, MONSTERS, strict=True):
        for monster, room in zip(side.monsters, rooms, strict=False):
            monster.room = room
    return state
