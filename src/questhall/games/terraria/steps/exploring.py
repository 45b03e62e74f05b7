"""Extra action: explore.  [TR-20xx]"""

from __future__ import annotations

from questhall.core import Step

from ..choices import Explore
from ..effects import LAYERS, Cell
from ..events import BiomeFound, TileExplored
from ..look import Look
from ..state import Land
from ..world import COLUMNS, FOREST, TerrariaTable, biome_of_column, cells_of, chart
from .spawning import can_spawn, spawn


def vacant_near(t: TerrariaTable, cell: Cell) -> list[int]:
    """The vacant places orthogonally next to the tile of a cell.  [TR-2001, TR-2012]"""
    return list(chart(t).spot(cell).vacant)


def offered(look: Look) -> list[Explore]:
    """A character beside a vacant place may explore.  [TR-2001]"""
    return [Explore()] if look.spot.vacant else []


def stack_of(t: TerrariaTable, place: int) -> str:
    """The stack for a place; underground and underworld share theirs.  [TR-513, TR-514, TR-2004, TR-2005, TR-2007]"""
    depth, column = divmod(place, COLUMNS)
    layer = LAYERS[depth]
    if layer in ("underground", "underworld"):
        return layer
    return f"{biome_of_column(t.state, column)}/{layer}"


class ExploreAround(Step, frozen=True):
    """Every vacant place next to the tile of a cell gets a tile.  [TR-2002, TR-2003]"""

    cell: Cell

    def run(self, t: TerrariaTable) -> None:
        """First all tiles, then their enemies.  [TR-2008]"""
        places = vacant_near(t, self.cell)
        for place in places:
            reveal(t, place)
        for place in places:
            for cell in cells_of(place):
                if chart(t).kinds[cell].spawn and can_spawn(t, cell):
                    spawn(t, cell)


def reveal(t: TerrariaTable, place: int) -> None:
    """Turn over the minimap token if it is face down, then place the top tile, upright.

    [TR-2005, TR-2006, TR-R-05, TR-R-10]
    """
    state = t.state
    turn_minimap(t, place % COLUMNS)
    tile = t.draw(state.stacks[stack_of(t, place)])
    tiles = list(state.land.tiles)
    tiles[place] = tile
    state.land = Land(tuple(tiles))
    t.tell(TileExplored(place, tile))


def turn_minimap(t: TerrariaTable, column: int) -> None:
    """The biome of a column is known from its first tile on; the ocean has no token.  [TR-507, TR-2006, TR-R-05]"""
    if column in FOREST or column in (0, COLUMNS - 1):
        return
    number = (column - 1) // 3
    number -= number > 2
    if not t.state.revealed[number]:
        t.state.revealed[number] = True
        t.tell(BiomeFound(t.state.minimap[number]))
