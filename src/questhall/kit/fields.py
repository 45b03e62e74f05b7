"""Bounded boards whose sets of cells are integers: one bit per cell, neighbours by shifts."""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import or_
from typing import Generic, TypeVar

Cell = TypeVar("Cell", bound=tuple[int, int])


Step = tuple[int, int]


class Field(Generic[Cell]):
    """The cells of a board, the steps between them, and the walls that forbid some of these steps.

    A set of cells is an int: `|`, `&`, `& ~` and `int.bit_count` do what they do for sets. Bits run row by row.
    """

    __slots__ = ("_bits", "_cells", "_moves", "everything")

    def __init__(self, cells: Iterable[Cell], steps: Sequence[Step], walls: Iterable[tuple[Cell, Cell]] = ()) -> None:
        places, width = _places(cells)
        self._cells = {place: cell for cell, place in places.items()}
        self._bits = {cell: 1 << place for cell, place in places.items()}
        self.everything = sum(self._bits.values())
        shut = {pair for one, two in walls for pair in ((one, two), (two, one))}
        self._moves = [(dy * width + dx, _exits(self._bits, (dx, dy), shut)) for dx, dy in steps]

    def __contains__(self, cell: object) -> bool:
        return cell in self._bits

    def __iter__(self) -> Iterator[Cell]:
        return iter(self._bits)

    def __len__(self) -> int:
        return len(self._bits)

    def bit(self, cell: Cell) -> int:
        """The set of this one cell."""
        try:
            return self._bits[cell]
        except KeyError:
            raise ValueError(f"{cell!r} is not on the board of {len(self)} cells {list(self)[:8]!r}…") from None

    def mask(self, cells: Iterable[Cell]) -> int:
        """The set of these cells, all of which must be on the board."""
        return reduce(or_, map(self.bit, cells), 0)

    def clip(self, cells: Iterable[Cell]) -> int:
        """The set of those of these cells that are on the board."""
        return reduce(or_, (self._bits.get(cell, 0) for cell in cells), 0)

    def cells(self, mask: int) -> list[Cell]:
        """The cells of a set, row by row."""
        return [self._cells[place] for place in _ones(mask)]

    def step(self, mask: int, direction: int) -> int:
        """The whole set moved by the step with this number; what would leave the board or hit a wall is lost."""
        shift, exits = self._moves[direction]
        return (mask & exits) << shift if shift >= 0 else (mask & exits) >> -shift

    def around(self, mask: int) -> int:
        """All cells one step away from some cell of the set, members included if they have a neighbour in it."""
        result = 0
        for shift, exits in self._moves:
            result |= (mask & exits) << shift if shift >= 0 else (mask & exits) >> -shift
        return result


def neighbours(field: Field[Cell], cell: Cell) -> list[Cell]:
    """The cells of the board one step away from this one, row by row."""
    return field.cells(field.around(field.bit(cell)))


def layers(field: Field[Cell], start: int, inside: int) -> list[int]:
    """Sets by their distance from the start (layer 0) by steps that stay inside."""
    found = []
    free = inside & ~start
    while start:
        found.append(start)
        start = field.around(start) & free
        free ^= start
    return found


def flood(field: Field[Cell], start: int, inside: int) -> int:
    """Everything that can be reached from the start by steps that stay inside."""
    reached = front = start
    while front:
        front = field.around(front) & inside & ~reached
        reached |= front
    return reached


def disc(field: Field[Cell], start: int, steps: int, inside: int) -> int:
    """Everything that can be reached from the start in at most so many steps that stay inside."""
    reached = front = start
    for _ in range(steps):
        front = field.around(front) & inside & ~reached
        reached |= front
    return reached


def _places(cells: Iterable[Cell]) -> tuple[dict[Cell, int], int]:
    """The bit of each cell, row by row in the box around them all, and the width of that box."""
    listed = sorted(set(cells), key=lambda cell: (cell[1], cell[0]))
    left = min((cell[0] for cell in listed), default=0)
    top = min((cell[1] for cell in listed), default=0)
    width = max((cell[0] for cell in listed), default=0) - left + 1
    return {cell: (cell[1] - top) * width + cell[0] - left for cell in listed}, width


def _exits(bits: dict[Cell, int], step: Step, shut: set[tuple[Cell, Cell]]) -> int:
    """The set of cells from which this step stays on the board and meets no wall."""
    exits = 0
    for cell, bit in bits.items():
        target = (cell[0] + step[0], cell[1] + step[1])
        if target in bits and (cell, target) not in shut:
            exits |= bit
    return exits


def _ones(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
