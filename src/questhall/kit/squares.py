"""Square grids: x grows to the east, y to the south; four neighbours, or eight with the diagonals."""

from collections.abc import Callable, Iterable
from enum import Enum
from typing import NamedTuple

from questhall.kit.fields import Field


class Square(NamedTuple):
    """One square by column and row; equal to the plain pair (x, y)."""

    x: int
    y: int

    def plus(self, other: "Square") -> "Square":
        """This square moved by another one."""
        return Square(self.x + other.x, self.y + other.y)

    def minus(self, other: "Square") -> "Square":
        """The way from the other square to this one."""
        return Square(self.x - other.x, self.y - other.y)


ORIGIN = Square(0, 0)
ORTHOGONAL = (Square(1, 0), Square(0, 1), Square(-1, 0), Square(0, -1))
DIAGONAL = (Square(1, 1), Square(-1, 1), Square(-1, -1), Square(1, -1))


class Neighbours(Enum):
    """Which squares are next to a square, clockwise from the east, diagonals last."""

    FOUR = ORTHOGONAL
    EIGHT = ORTHOGONAL + DIAGONAL


def neighbours(centre: Square, kind: Neighbours = Neighbours.FOUR) -> list[Square]:
    """The squares next to a square."""
    return [centre.plus(way) for way in kind.value]


def distance(start: Square, end: Square, kind: Neighbours = Neighbours.FOUR) -> int:
    """The number of steps between two squares on an empty board."""
    across, down = abs(start.x - end.x), abs(start.y - end.y)
    return across + down if kind is Neighbours.FOUR else max(across, down)


def squared_length(start: Square, end: Square) -> int:
    """The squared straight distance between two centres; a ruler of 7 half squares reaches up to 4 times this <= 49."""
    return (start.x - end.x) ** 2 + (start.y - end.y) ** 2


def rotate(cell: Square, turns: int = 1, centre: Square = ORIGIN) -> Square:
    """Turn a square clockwise around the middle of a centre by so many times 90 degrees."""
    way = cell.minus(centre)
    for _ in range(turns % 4):
        way = Square(-way.y, way.x)
    return centre.plus(way)


def reflect(cell: Square, centre: Square = ORIGIN) -> Square:
    """Mirror a square so that east and west change places."""
    return Square(2 * centre.x - cell.x, cell.y)


def _symmetry(turns: int, mirrored: bool) -> Callable[[Square], Square]:
    return lambda cell: rotate(reflect(cell) if mirrored else cell, turns)


ROTATIONS = tuple(_symmetry(turns, False) for turns in range(4))
SYMMETRIES = ROTATIONS + tuple(_symmetry(turns, True) for turns in range(4))


def rectangle(width: int, height: int, corner: Square = ORIGIN) -> list[Square]:
    """The squares of a rectangle, row by row, its north-west corner first."""
    return [Square(corner.x + x, corner.y + y) for y in range(height) for x in range(width)]


def square_field(
    cells: Iterable[Square], kind: Neighbours = Neighbours.FOUR, walls: Iterable[tuple[Square, Square]] = ()
) -> Field[Square]:
    """A board of squares; a wall is a pair of neighbours that cannot be stepped between."""
    return Field(cells, kind.value, walls)


def unpinched(field: Field[Square], mask: int, solid: int) -> int:
    """One step from the set on an eight-neighbour board, but never between two solid squares whose corners touch."""
    result = 0
    for side in range(4):
        result |= field.step(mask, side)
        following = (side + 1) % 4
        pinched = field.step(solid, (side + 2) % 4) & field.step(solid, (following + 2) % 4)
        result |= field.step(mask & ~pinched, side + 4)
    return result
