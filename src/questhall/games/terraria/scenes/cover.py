"""The game's picture: the first day at the edge of the forest, drawn like any other."""

from __future__ import annotations

import functools

from msgspec.structs import replace

from questhall.core import Rng, Setup
from questhall.core.scene import Scene

from ..content import load
from ..effects import LAYERS
from ..setup import deal, squirrel
from ..state import Enemy, Land, PlacedHouse, State
from ..view import view_of
from ..world import COLUMNS, DOWN, UP, cell_at
from .figures import pieces
from .land import board
from .speaker import BOARD, Speaker

TILES = {(0, 6): "snow", (1, 7): "", (1, 9): "", (1, 6): ""}
"""What is explored beside the first tiles, by layer and column: the first tile of a biome, or of none."""
ROWS = range(1, 9)
"""What is seen of it."""


@functools.cache
def cover(language: str) -> Scene:
    """The board and the pieces, in a language."""
    who = Speaker(view_of(first_day()), language)
    world = board(who, {})
    seen = {id: cell for id, cell in world.cells.items() if cell.place[1] in ROWS}
    edges = tuple(edge for edge in world.edges if seen.keys() >= set(edge.cells))
    part = replace(world, cells=seen, edges=edges)
    return Scene("terraria", who.words.say("game-name"), {BOARD: part}, pieces=pieces(who))


def first_day() -> State:
    """Two characters, a house, a slime, and a skeleton below."""
    content = load()
    state = deal(Setup("terraria", "world", ("miner", "archer"), seed=1), content, Rng(1)).state
    tiles = list(state.land.tiles)
    for (depth, column), biome in TILES.items():
        kinds = [tile for tile in content.tiles.values() if (tile.layer, tile.biome) == (LAYERS[depth], biome)]
        tiles[depth * COLUMNS + column] = next(tile.id for tile in kinds if tile.id not in tiles)
    state.land = Land(tuple(tiles))
    home = squirrel(content)
    state.sides[0].cell, state.sides[1].cell = home, home + UP
    state.houses = [PlacedHouse("work_bench", cell_at(27, 2))]
    state.enemies = [Enemy("e0", "green_slime", home - 2, "forest", "surface_day")]
    state.enemies.append(Enemy("e1", "skeleton", home + 4 * DOWN - 1, "forest", "underground"))
    return state
