"""Exact lines of sight, in whole numbers only.

Hexes: two hexes see each other if some point of the one (border included) and some point of the other can be joined
by a segment that has no point in common with any wall, not even a corner. This is "any part of a hex to any part of
another" of Jaws of the Lion (JL-1202, JL-O-19); Buttons & Bugs has no line of sight at all (BB-1005). Walls are whole
hexes and thin walls on the edge between two neighbours.

How it is decided. If a free segment exists, so does one between inner points, and all lines near it are free as well.
What lies in the way of parallel lines changes only at directions that join two corners. So it is enough to look in one
direction between each two such directions: there walls cast shadows, and a gap between the shadows is a free line.
All of this survives a change of axes, so axial coordinates times six serve as they are: corners and middles of edges
then are whole numbers.

Squares: centre to centre, see `sees_square`.
"""

from collections.abc import Container, Iterable
from enum import Enum
from itertools import combinations
from typing import NamedTuple

from questhall.kit.hexes import DIRECTIONS, Hex, distance
from questhall.kit.squares import Square

Point = tuple[int, int]

# Corner i lies between the directions i and i + 1; edge i runs from corner i - 1 to corner i.
CORNERS = tuple(
    (2 * (one.q + two.q), 2 * (one.r + two.r))
    for one, two in zip(DIRECTIONS, DIRECTIONS[1:] + DIRECTIONS[:1], strict=True)
)


class Wall(NamedTuple):
    """A wall as a convex shape: its middle and its corners."""

    middle: Point
    corners: tuple[Point, ...]


class HexSight:
    """Who sees whom among these walls; answers are remembered, so make a new one when a wall changes."""

    __slots__ = ("_answers", "_shapes", "edges", "walls")

    def __init__(self, walls: Iterable[Hex] = (), edges: Iterable[tuple[Hex, Hex]] = ()) -> None:
        self.walls = frozenset(walls)
        self.edges = frozenset(frozenset(edge) for edge in edges)
        thin = sorted(tuple(sorted(edge)) for edge in self.edges)
        self._shapes = [whole_wall(cell) for cell in sorted(self.walls)]
        self._shapes += [thin_wall(one, two) for one, two in thin]
        self._answers: dict[tuple[Hex, Hex], bool] = {}

    def sees(self, viewer: Hex, target: Hex) -> bool:
        """Whether a free line joins two hexes; it is the same both ways, and nobody sees into a wall."""
        pair = (viewer, target) if viewer <= target else (target, viewer)
        answer = self._answers.get(pair)
        if answer is None:
            answer = self._answers[pair] = self._look(*pair)
        return answer

    def _look(self, viewer: Hex, target: Hex) -> bool:
        if viewer in self.walls or target in self.walls:
            return False
        apart = distance(viewer, target)
        if apart == 0:
            return True
        if apart == 1:
            return self._next_to(viewer, target)
        return free_line(_middle(viewer), _middle(target), self._shapes)

    def _next_to(self, viewer: Hex, target: Hex) -> bool:
        """Across the shared edge, or around one of its ends through the hex there."""
        if frozenset((viewer, target)) not in self.edges:
            return True
        side = DIRECTIONS.index(target.minus(viewer))
        around = (viewer.plus(DIRECTIONS[side - 1]), viewer.plus(DIRECTIONS[(side + 1) % 6]))
        return any(
            cell not in self.walls
            and frozenset((viewer, cell)) not in self.edges
            and frozenset((cell, target)) not in self.edges
            for cell in around
        )

    def seen_from(self, viewer: Hex, cells: Iterable[Hex]) -> list[Hex]:
        """Those of the cells that this hex sees, in their order."""
        return [cell for cell in cells if self.sees(viewer, cell)]


def whole_wall(cell: Hex) -> Wall:
    """A hex that is a wall all over."""
    q, r = _middle(cell)
    return Wall((q, r), tuple((q + corner[0], r + corner[1]) for corner in CORNERS))


def thin_wall(one: Hex, two: Hex) -> Wall:
    """A wall on the edge between two neighbours."""
    if distance(one, two) != 1:
        raise ValueError(f"{one!r} and {two!r} are not neighbours, so there is no edge between them for a wall")
    side = DIRECTIONS.index(two.minus(one))
    q, r = _middle(one)
    ends = tuple((q + corner[0], r + corner[1]) for corner in (CORNERS[side - 1], CORNERS[side]))
    return Wall((3 * (one.q + two.q), 3 * (one.r + two.r)), ends)


def free_line(start: Point, end: Point, walls: Iterable[Wall]) -> bool:
    """Whether some line joins the hexes around two middles, not neighbours, without touching a wall."""
    near = _in_the_way(start, end, walls)
    if not near or _gap(start, end, near, (end[0] - start[0], end[1] - start[1])):
        return True
    ways = _critical_ways(start, end, near)
    return any(_gap(start, end, near, (one[0] + two[0], one[1] + two[1])) for one, two in _pairs_from_middle(ways))


def _middle(cell: Hex) -> Point:
    return 6 * cell.q, 6 * cell.r


def _dot(one: Point, two: Point) -> int:
    """Twice the true scalar product of two axial vectors."""
    return 2 * (one[0] * two[0] + one[1] * two[1]) + one[0] * two[1] + one[1] * two[0]


def _half_width(way: Point) -> int:
    """How far a hex reaches to either side of a line through its middle, in units of the cross product."""
    dq, dr = way
    return max(abs(dq * corner[1] - dr * corner[0]) for corner in CORNERS[:3])


def _in_the_way(start: Point, end: Point, walls: Iterable[Wall]) -> list[Wall]:
    """The walls that reach into the hull of both hexes, measured across the way and across the three kinds of edges."""
    way = (end[0] - start[0], end[1] - start[1])
    across = (-way[1], way[0])
    strips = [(across, *_strip(across, start, end, _half_width(way)))]
    strips += [(axis, *_strip(axis, start, end, 6)) for axis in ((2, 1), (1, 2), (1, -1))]
    return [wall for wall in walls if all(_meets(wall, *strip) for strip in strips)]


def _strip(axis: Point, start: Point, end: Point, margin: int) -> tuple[int, int]:
    one = axis[0] * start[0] + axis[1] * start[1]
    two = axis[0] * end[0] + axis[1] * end[1]
    return min(one, two) - margin, max(one, two) + margin


def _meets(wall: Wall, axis: Point, low: int, high: int) -> bool:
    places = [axis[0] * q + axis[1] * r for q, r in wall.corners]
    return min(places) < high and max(places) > low


def _gap(start: Point, end: Point, walls: list[Wall], way: Point) -> bool:
    """Whether a line in this direction passes through both hexes and between the closed shadows of the walls."""
    dq, dr = way
    half = _half_width(way)
    shadows = [_shadow(wall, way) for wall in walls if _between(wall.middle, start, end, way)]
    first, second = dq * start[1] - dr * start[0], dq * end[1] - dr * end[0]
    covered, goal = max(first, second) - half, min(first, second) + half
    for low, high in sorted(shadows):
        if low > covered:
            break
        covered = max(covered, high)
    return covered < goal


def _shadow(wall: Wall, way: Point) -> tuple[int, int]:
    dq, dr = way
    places = [dq * r - dr * q for q, r in wall.corners]
    return min(places), max(places)


def _between(middle: Point, start: Point, end: Point, way: Point) -> bool:
    """Whether a wall stands behind the one hex and before the other, for any line in this direction that meets all."""
    return (
        _dot((middle[0] - start[0], middle[1] - start[1]), way) > 0
        and _dot((end[0] - middle[0], end[1] - middle[1]), way) > 0
    )


def _critical_ways(start: Point, end: Point, walls: list[Wall]) -> list[Point]:
    """The directions that join two corners by a line that meets both hexes, sorted from one side to the other."""
    way = (end[0] - start[0], end[1] - start[1])
    points = {corner for wall in walls for corner in wall.corners}
    points |= {(middle[0] + corner[0], middle[1] + corner[1]) for middle in (start, end) for corner in CORNERS}
    found = [joined for one, two in combinations(points, 2) if (joined := _joined(one, two, start, end))]
    # Slopes times more than the square of any denominator: equal slopes and only these get equal keys.
    scale = max(_dot(way, joined) for joined in found) ** 2 + 1
    keyed = {(way[0] * dr - way[1] * dq) * scale // _dot(way, (dq, dr)): (dq, dr) for dq, dr in found}
    return [keyed[key] for key in sorted(keyed)]


def _joined(one: Point, two: Point, start: Point, end: Point) -> Point | None:
    """The direction of the line through two points, towards the end, if that line meets both hexes."""
    dq, dr = two[0] - one[0], two[1] - one[1]
    forward = _dot((end[0] - start[0], end[1] - start[1]), (dq, dr))
    half = _half_width((dq, dr))
    place = dq * one[1] - dr * one[0]
    misses = any(abs(place - (dq * middle[1] - dr * middle[0])) > half for middle in (start, end))
    if forward == 0 or misses:
        return None
    return (dq, dr) if forward > 0 else (-dq, -dr)


def _pairs_from_middle(ways: list[Point]) -> list[tuple[Point, Point]]:
    """Neighbouring directions, those in the middle first, where free lines are likeliest."""
    last = len(ways) - 1
    order = sorted(range(last), key=lambda place: abs(2 * place + 1 - last))
    return [(ways[place], ways[place + 1]) for place in order]


class Corner(Enum):
    """What a sight line through the very corner of squares does."""

    OPEN = "a corner never blocks"
    PINCH = "two solid squares that touch at the corner block the line between them"
    CLOSED = "touching the corner of one solid square blocks"


def sees_square(viewer: Square, target: Square, solid: Container[Square], corner: Corner = Corner.PINCH) -> bool:
    """Whether the line between two centres passes no solid square; the two squares themselves never block.

    PINCH is the rule of Terraria (TR-1801, TR-1802). A line between centres never runs along a side, so corners are
    the only places where it can touch a square without passing through.
    """
    passed, corners = crossed(viewer, target)
    if any(square in solid for square in passed):
        return False
    match corner:
        case Corner.OPEN:
            return True
        case Corner.PINCH:
            return not any(one in solid and two in solid for one, two in corners)
        case Corner.CLOSED:
            return not any(one in solid or two in solid for one, two in corners)


def crossed(start: Square, end: Square) -> tuple[list[Square], list[tuple[Square, Square]]]:
    """The squares a line between centres passes through, its ends left out, and the pairs whose corners it touches."""
    across, down = abs(end.x - start.x), abs(end.y - start.y)
    east, south = (1 if end.x > start.x else -1), (1 if end.y > start.y else -1)
    here, passed, corners = start, [], []
    steps_x = steps_y = 0
    while here != end:
        # Which border comes first: compare (steps_x + 1/2) / across with (steps_y + 1/2) / down.
        lead = (2 * steps_x + 1) * down - (2 * steps_y + 1) * across
        if lead == 0:
            corners.append((Square(here.x + east, here.y), Square(here.x, here.y + south)))
        steps_x += lead <= 0
        steps_y += lead >= 0
        here = Square(start.x + east * steps_x, start.y + south * steps_y)
        passed.append(here)
    return passed[:-1], corners
