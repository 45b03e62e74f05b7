"""Hexes in axial coordinates; whether they stand on a point or lie flat matters only to whoever draws them.

On a pointy board q grows to the east and r to the south-east; on a flat one q to the south-east and r to the south.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from questhall.kit.fields import Field


class Hex(NamedTuple):
    """One hex by its axial coordinates; equal to the plain pair (q, r)."""

    q: int
    r: int

    def plus(self, other: "Hex") -> "Hex":
        """This hex moved by another one."""
        return Hex(self.q + other.q, self.r + other.r)

    def minus(self, other: "Hex") -> "Hex":
        """The way from the other hex to this one."""
        return Hex(self.q - other.q, self.r - other.r)

    def times(self, factor: int) -> "Hex":
        """This way several times over."""
        return Hex(self.q * factor, self.r * factor)


HERE = Hex(0, 0)
# Clockwise as drawn; on a pointy board the first is the east.
DIRECTIONS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))


def neighbours(centre: Hex) -> list[Hex]:
    """The six hexes around a hex, clockwise."""
    return [centre.plus(way) for way in DIRECTIONS]


def distance(start: Hex, end: Hex) -> int:
    """The number of steps between two hexes on an empty board."""
    dq = start.q - end.q
    dr = start.r - end.r
    return max(abs(dq), abs(dr), abs(dq + dr))


def rotate(cell: Hex, turns: int = 1, centre: Hex = HERE) -> Hex:
    """Turn a hex clockwise around a centre by so many times 60 degrees."""
    way = cell.minus(centre)
    for _ in range(turns % 6):
        way = Hex(-way.r, way.q + way.r)
    return centre.plus(way)


def reflect(cell: Hex, centre: Hex = HERE) -> Hex:
    """Mirror a hex in the row of hexes through the centre along which r is the same."""
    way = cell.minus(centre)
    return centre.plus(Hex(way.q + way.r, -way.r))


def _symmetry(turns: int, mirrored: bool) -> Callable[[Hex], Hex]:
    return lambda cell: rotate(reflect(cell) if mirrored else cell, turns)


ROTATIONS = tuple(_symmetry(turns, False) for turns in range(6))
SYMMETRIES = ROTATIONS + tuple(_symmetry(turns, True) for turns in range(6))


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The hexes at exactly this distance, clockwise from the first direction; radius 0 is the centre itself."""
    if radius == 0:
        return [centre]
    found = []
    here = centre.plus(DIRECTIONS[0].times(radius))
    for side in range(6):
        for _ in range(radius):
            found.append(here)
            here = here.plus(DIRECTIONS[(side + 2) % 6])
    return found


def disc(centre: Hex, radius: int) -> list[Hex]:
    """The hexes at most this far away, from the centre outwards."""
    return [cell for size in range(radius + 1) for cell in ring(centre, size)]


def ray(start: Hex, direction: int, length: int) -> list[Hex]:
    """So many hexes straight on from the start, which is not one of them."""
    return [start.plus(DIRECTIONS[direction % 6].times(steps)) for steps in range(1, length + 1)]


def line(start: Hex, end: Hex) -> list[Hex]:
    """The hexes under the straight line between two centres, both included; ties always fall to the same side."""
    length = distance(start, end)
    return [_nearest(start, end, done, length) for done in range(length + 1)]


def _nearest(start: Hex, end: Hex, done: int, length: int) -> Hex:
    # Cube coordinates times 8 * length, nudged by less than any real difference, so that nothing is ever half-way.
    size = 8 * max(length, 1)
    exact_q = 8 * (start.q * (length - done) + end.q * done if length else start.q) + 1
    exact_r = 8 * (start.r * (length - done) + end.r * done if length else start.r) + 2
    exact = (exact_q, exact_r, -exact_q - exact_r)
    rounded = [(2 * part + size) // (2 * size) for part in exact]
    errors = [abs(part - size * whole) for part, whole in zip(exact, rounded, strict=True)]
    worst = errors.index(max(errors))
    rounded[worst] -= sum(rounded)
    return Hex(rounded[0], rounded[1])


def hex_field(cells: Iterable[Hex], walls: Iterable[tuple[Hex, Hex]] = ()) -> Field[Hex]:
    """A board of hexes; a wall is a pair of neighbours that cannot be stepped between."""
    return Field(cells, DIRECTIONS, walls)
