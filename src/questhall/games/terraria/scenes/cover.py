"""The game's picture: the first day at the edge of the forest, drawn like any other."""

from __future__ import annotations

import functools

from questhall.core import Rng, Setup
from questhall.core.scene import Scene

from ..content import load
from ..effects import LAYERS
from ..setup import deal, squirrel
from ..state import Enemy, Land, PlacedHouse
from ..view import view_of
from ..world import COLUMNS, DOWN, UP, cell_at
from .figures import pieces
from .land import board
from .speaker import BOARD, Speaker

TILES = {
    (0, 6): "snow",
    (1, 7): "",
    (1, 9): "",
    (1, 6): "",
    (2, 7): "forest",
    (2, 8): "forest",
    (2, 9): "forest",
    (2, 6): "snow",
}
"""What is explored beside the first tiles, by layer and column: the first tile of a biome, or of none."""


@functools.cache
def cover(language: str) -> Scene:
    """The board and the pieces, in a language."""
    content = load()
    state = deal(Setup("terraria", "world", ("miner", "archer"), seed=1), content, Rng(1)).state
    tiles = list(state.land.tiles)
    for (depth, column), biome in TILES.items():
        free = [
            t.id for t in content.tiles.values() if (t.layer, t.biome) == (LAYERS[depth], biome) and t.id not in tiles
        ]
        tiles[depth * COLUMNS + column] = free[0]
    state.land = Land(tuple(tiles))
    home = squirrel(content)
    state.sides[0].cell, state.sides[1].cell = home, home + UP
    state.houses = [PlacedHouse("work_bench", cell_at(27, 2))]
    state.enemies = [Enemy("e0", "green_slime", home - 3, "forest", "surface_day")]
    state.enemies.append(Enemy("e1", "skeleton", home + 6 * DOWN, "forest", "underground"))
    who = Speaker(view_of(state), language)
    return Scene("terraria", who.words.say("game-name"), {BOARD: board(who)}, pieces=pieces(who))
