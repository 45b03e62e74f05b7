"""The world: 17 by 5 tiles of 3 by 5 cells; where things lie, what is solid, what holds a figure up."""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from questhall.core import Table
from questhall.kit.squares import Square

from .content import TILE_HEIGHT, TILE_WIDTH, CellKind, load
from .effects import LAYERS, Biome, Cell, Layer, Row, TileId
from .state import NOWHERE, Land, PlacedHouse, State

TerrariaTable = Table[State]
COLUMNS = 17
WIDTH, HEIGHT = COLUMNS * TILE_WIDTH, len(LAYERS) * TILE_HEIGHT
UP, DOWN = -WIDTH, WIDTH
FOREST = range(7, 10)
HOUSE_WIDTH, HOUSE_HEIGHT = 3, 2


def cell_at(x: int, y: int) -> Cell:
    """The cell in a column and a row, counted from the upper left.  [TR-R-02]"""
    return y * WIDTH + x


@functools.cache
def square(cell: Cell) -> Square:
    """A cell as a square of the kit."""
    return Square(cell % WIDTH, cell // WIDTH)


def column_of(cell: Cell) -> int:
    """The tile column of a cell.  [TR-R-02]"""
    return cell % WIDTH // TILE_WIDTH


def depth_of(cell: Cell) -> int:
    """The layer of a cell as a number, the surface being 0.  [TR-R-02]"""
    return cell // WIDTH // TILE_HEIGHT


def layer_of(cell: Cell) -> Layer:
    """The layer of a cell.  [TR-510]"""
    return LAYERS[depth_of(cell)]


@functools.cache
def place_of(cell: Cell) -> int:
    """The tile place of a cell: 17 times its layer plus its column."""
    return depth_of(cell) * COLUMNS + column_of(cell)


@functools.cache
def cells_of(place: int) -> tuple[Cell, ...]:
    """The fifteen cells of a tile place, row by row.  [TR-601]"""
    depth, column = divmod(place, COLUMNS)
    left, top = column * TILE_WIDTH, depth * TILE_HEIGHT
    return tuple(cell_at(left + x, top + y) for y in range(TILE_HEIGHT) for x in range(TILE_WIDTH))


def exists(place: int) -> bool:
    """Whether the world has this place: an ocean column has only its surface.  [TR-R-04]"""
    depth, column = divmod(place, COLUMNS)
    return depth == 0 or 0 < column < COLUMNS - 1


@functools.cache
def places_near(place: int) -> tuple[int, ...]:
    """The places above, below, left and right of a place that the world has.  [TR-607]"""
    depth, column = divmod(place, COLUMNS)
    near = ((depth - 1, column), (depth + 1, column), (depth, column - 1), (depth, column + 1))
    inside = [down * COLUMNS + across for down, across in near if 0 <= down < len(LAYERS) and 0 <= across < COLUMNS]
    return tuple(filter(exists, inside))


@functools.cache
def near(cell: Cell) -> tuple[tuple[Cell, Cell, Cell], ...]:
    """The cells next to a cell, diagonals too, each with the two cells that flank a diagonal step.  [TR-606, TR-612]

    A straight step is flanked by the cell itself.
    """
    x, y = square(cell)
    found = []
    for across, down in ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)):
        if 0 <= x + across < WIDTH and 0 <= y + down < HEIGHT:
            flanks = (cell + across, cell + down * WIDTH) if across and down else (cell, cell)
            found.append((cell_at(x + across, y + down), *flanks))
    return tuple(found)


@functools.cache
def around(cell: Cell) -> frozenset[Cell]:
    """The cells next to a cell, diagonals too.  [TR-606]"""
    return frozenset(other for other, _, _ in near(cell))


def distance(start: Cell, end: Cell) -> int:
    """How many cells apart, a diagonal counting as one.  [TR-R-60]"""
    across, down = abs(start % WIDTH - end % WIDTH), abs(start // WIDTH - end // WIDTH)
    return across if across > down else down  # asked for very often, and max() takes twice as long


# -- what is printed


class Spot(NamedTuple):
    """What the placed tiles show about a cell, whoever is there."""

    steps: tuple[tuple[Cell, bool, Cell, Cell], ...]
    """The cells next to it, whether they are printed solid, and the flanks if both of them are, else nothing."""
    free: tuple[Cell, ...]
    """Those of them that can be stepped to while nothing is dug."""
    walls: tuple[Cell, ...]
    """The solid cells on it and next to it, sorted."""
    blocks: tuple[tuple[Cell, CellKind], ...]
    """The blocks next to it, sorted."""
    trees: tuple[Cell, ...]
    chests: tuple[Cell, ...]
    """On the cell and next to it, sorted."""
    vacant: tuple[int, ...]
    """The places next to its tile that nobody has explored.  [TR-2001, TR-2012]"""


class Patch(NamedTuple):
    """What a tile shows on a place."""

    kinds: dict[Cell, CellKind]
    solid: frozenset[Cell]
    clear: frozenset[Cell]
    spawns: tuple[Cell, ...]


@functools.lru_cache(maxsize=4096)
def patch_of(place: int, tile: TileId) -> Patch:
    """What a tile shows on a place; found once."""
    kinds = dict(zip(cells_of(place), load().drawn[tile], strict=True))
    solid = frozenset([cell for cell, kind in kinds.items() if kind.dig])
    spawns = tuple([cell for cell, kind in kinds.items() if kind.spawn])
    return Patch(kinds, solid, kinds.keys() - solid, spawns)  # type: ignore[arg-type]


class Chart:
    """What the placed tiles show, made once for each arrangement."""

    def __init__(self, land: Land) -> None:
        patches = [patch_of(place, tile) for place, tile in enumerate(land.tiles) if tile]
        self.kinds: dict[Cell, CellKind] = {}
        for patch in patches:
            self.kinds |= patch.kinds
        self.solid = frozenset[Cell]().union(*[patch.solid for patch in patches])
        self.clear = frozenset[Cell]().union(*[patch.clear for patch in patches])
        """The explored cells that are printed without a solid block."""
        self.spawns = tuple(chain.from_iterable([patch.spawns for patch in patches]))
        self._tiles = land.tiles
        self._spots: dict[Cell, Spot] = {}

    def spot(self, cell: Cell) -> Spot:
        """What the tiles show about a cell; found once."""
        found = self._spots.get(cell)
        if found is None:
            found = self._spots[cell] = self._look_at(cell)
        return found

    def _look_at(self, cell: Cell) -> Spot:
        tiles = self._tiles
        vacant = tuple([place for place in places_near(place_of(cell)) if not tiles[place]])
        return spot_at(cell, tuple([tiles[place] for place in places_touching(cell)]), vacant)


@functools.cache
def places_touching(cell: Cell) -> tuple[int, ...]:
    """The places of a cell and of those next to it."""
    return tuple(dict.fromkeys(map(place_of, (cell, *around(cell)))))


@functools.cache
def vicinity(cell: Cell) -> tuple[Cell, ...]:
    """A cell and those next to it, sorted."""
    return tuple(sorted({cell, *around(cell)}))


@functools.lru_cache(maxsize=16384)
def spot_at(cell: Cell, tiles: tuple[TileId, ...], vacant: tuple[int, ...]) -> Spot:
    """What the tiles that touch a cell show about it: the same wherever the other tiles lie."""
    shown = {
        place: patch_of(place, tile).kinds for place, tile in zip(places_touching(cell), tiles, strict=True) if tile
    }
    close = [each for each in vicinity(cell) if place_of(each) in shown]
    kinds = {each: shown[place_of(each)][each] for each in close}
    solid = {each for each, kind in kinds.items() if kind.dig}
    steps = []
    for other, one, two in near(cell):
        if other in kinds:
            flanks = (one, two) if one in solid and two in solid else (NOWHERE, NOWHERE)
            steps.append((other, other in solid, *flanks))
    return Spot(
        steps=tuple(steps),
        free=tuple(other for other, wall, one, _ in steps if not wall and one < 0),
        walls=tuple(other for other in close if other in solid),
        blocks=tuple((other, kinds[other]) for other in close if other in solid and other != cell),
        trees=tuple(other for other in close if kinds[other].chop),
        chests=tuple(other for other in close if kinds[other].chest),
        vacant=vacant,
    )


@functools.lru_cache(maxsize=512)
def chart_of(land: Land) -> Chart:
    """What an arrangement of tiles shows."""
    return Chart(land)


def chart(t: TerrariaTable) -> Chart:
    """What the explored world shows."""
    return chart_of(t.state.land)


def is_block(t: TerrariaTable, cell: Cell) -> bool:
    """Whether an explored cell holds a solid block.  [TR-602]"""
    state = t.state
    return cell in chart_of(state.land).solid and cell not in state.marks


def is_empty(t: TerrariaTable, cell: Cell) -> bool:
    """Whether an explored cell holds no solid block; figures do not matter.  [TR-604]"""
    state = t.state
    printed = chart_of(state.land)
    return cell in printed.kinds and (cell not in printed.solid or cell in state.marks)


def steps_from(t: TerrariaTable, cell: Cell) -> Sequence[Cell]:
    """The empty cells next to a cell that can be stepped to, not between two blocks whose corners touch.

    [TR-1101, TR-1102, TR-1107, TR-2607, TR-2803]
    """
    state = t.state
    marks, spot = state.marks, chart_of(state.land).spot(cell)
    if marks.keys().isdisjoint(spot.walls):
        return spot.free
    return [
        other
        for other, solid, one, two in spot.steps
        if (not solid or other in marks) and (one < 0 or one in marks or two in marks)
    ]


def printed(t: TerrariaTable, cell: Cell) -> CellKind:
    """What is printed on an explored cell."""
    return chart(t).kinds[cell]


def is_fire(t: TerrariaTable, cell: Cell) -> bool:
    """Whether entering the cell burns; a dug block no longer does.  [TR-1108, TR-1112]"""
    kind = printed(t, cell)
    return kind.fire and not kind.dig


# -- biomes


def biome_of_column(state: State, column: int) -> Biome:
    """The biome of a tile column.  [TR-502, TR-504, TR-R-03]"""
    if column in (0, COLUMNS - 1):
        return "ocean"
    slice_ = (column - 1) // 3
    return "forest" if slice_ == 2 else state.minimap[slice_ - (slice_ > 2)]


def biome_of(t: TerrariaTable, cell: Cell) -> Biome:
    """The biome of a cell: that of its column, in every layer.  [TR-R-06]"""
    return biome_of_column(t.state, column_of(cell))


def is_night(state: State) -> bool:
    """Whether the time token is on a night space.  [TR-3505, TR-3506]"""
    return state.time >= load().figures.first_night


def row_of(t: TerrariaTable, cell: Cell) -> Row:
    """The row of the enemy tray for a cell at this time.  [TR-2011, TR-3606, TR-3607]"""
    layer = layer_of(cell)
    if layer == "surface":
        return "surface_night" if is_night(t.state) else "surface_day"
    return layer


# -- houses and ropes


@functools.cache
def house_cells(corner: Cell) -> tuple[Cell, ...]:
    """The six cells under a house token, row by row.  [TR-R-69]"""
    return tuple(corner + x + y * WIDTH for y in range(HOUSE_HEIGHT) for x in range(HOUSE_WIDTH))


def house_at(t: TerrariaTable, cell: Cell) -> PlacedHouse | None:
    """The house that covers a cell."""
    for house in t.state.houses:
        if cell in house_cells(house.cell):
            return house
    return None


def rope_cells(t: TerrariaTable, beside: Cell | None = None, but: Collection[Cell] = ()) -> Iterator[Cell]:
    """The cells of all ropes: below a token until a block or a house interrupts.  [TR-2704, TR-R-72]

    With a cell only those straight above and below it; perhaps as if some tokens were not there.
    """
    state = t.state
    ropes: Sequence[Cell] = [rope for rope in state.ropes if rope not in but] if but else state.ropes
    if ropes and beside is not None:
        ropes = [rope for rope in ropes if (beside - rope) % WIDTH == 0]
    if not ropes:
        return
    clear, marks = chart_of(state.land).clear, state.marks
    covered = {cell for house in state.houses for cell in house_cells(house.cell)}
    for cell in ropes:
        while (cell in clear or cell in marks) and cell not in covered:
            yield cell
            cell += DOWN  # noqa: PLW2901


def houses_of(t: TerrariaTable, kind: str) -> list[PlacedHouse]:
    """The built houses of a kind."""
    return [house for house in t.state.houses if house.house == kind]
