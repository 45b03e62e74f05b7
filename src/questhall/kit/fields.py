"""Bounded boards whose sets of cells are integers: one bit per cell, neighbours by shifts."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar

Cell = TypeVar("Cell", bound=tuple[int, int])


class Field(Generic[Cell]):
    """The cells of a board, the steps between them, and the walls that forbid some of these steps.

    A set of cells is an int: `|`, `&`, `& ~` and `int.bit_count` do what they do for sets. Bits run row by row.
    """

    __slots__ = ("_bits", "_cells", "_moves", "everything", "steps")

    def __init__(
        self, cells: Iterable[Cell], steps: Sequence[tuple[int, int]], walls: Iterable[tuple[Cell, Cell]] = ()
    ) -> None:
        listed = sorted(set(cells), key=lambda cell: (cell[1], cell[0]))
        left = min((cell[0] for cell in listed), default=0)
        top = min((cell[1] for cell in listed), default=0)
        width = max((cell[0] for cell in listed), default=0) - left + 1
        places = {cell: (cell[1] - top) * width + cell[0] - left for cell in listed}
        self.steps = tuple(steps)
        self._cells = {place: cell for cell, place in places.items()}
        self._bits = {cell: 1 << place for cell, place in places.items()}
        self.everything = sum(self._bits.values())
        self._moves = tuple((dy * width + dx, self._exits(dx, dy, set(walls))) for dx, dy in self.steps)

    def _exits(self, dx: int, dy: int, walls: set[tuple[Cell, Cell]]) -> int:
        exits = 0
        for cell, bit in self._bits.items():
            target = (cell[0] + dx, cell[1] + dy)
            if target in self._bits and (cell, target) not in walls and (target, cell) not in walls:
                exits |= bit
        return exits

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
        result = 0
        for cell in cells:
            result |= self.bit(cell)
        return result

    def clip(self, cells: Iterable[Cell]) -> int:
        """The set of those of these cells that are on the board."""
        bits = self._bits
        result = 0
        for cell in cells:
            result |= bits.get(cell, 0)
        return result

    def cells(self, mask: int) -> list[Cell]:
        """The cells of a set, row by row."""
        found = []
        while mask:
            low = mask & -mask
            found.append(self._cells[low.bit_length() - 1])
            mask ^= low
        return found

    def step(self, mask: int, direction: int) -> int:
        """The whole set moved by the step with this number; what would leave the board or hit a wall is lost."""
        shift, exits = self._moves[direction]
        moved = mask & exits
        return moved << shift if shift >= 0 else moved >> -shift

    def around(self, mask: int) -> int:
        """All cells one step away from some cell of the set, members included if they have a neighbour in it."""
        result = 0
        for shift, exits in self._moves:
            result |= (mask & exits) << shift if shift >= 0 else (mask & exits) >> -shift
        return result

    def neighbours(self, cell: Cell) -> list[Cell]:
        """The cells one step away from this one, row by row."""
        return self.cells(self.around(self.bit(cell)))

    def layers(self, start: int, inside: int) -> list[int]:
        """Sets by their distance from the start (layer 0) by steps that stay inside."""
        found = []
        free = inside & ~start
        while start:
            found.append(start)
            start = self.around(start) & free
            free ^= start
        return found

    def flood(self, start: int, inside: int) -> int:
        """Everything that can be reached from the start by steps that stay inside."""
        reached = front = start
        while front:
            front = self.around(front) & inside & ~reached
            reached |= front
        return reached

    def disc(self, start: int, steps: int, inside: int) -> int:
        """Everything that can be reached from the start in at most so many steps that stay inside."""
        reached = front = start
        for _ in range(steps):
            front = self.around(front) & inside & ~reached
            reached |= front
        return reached
