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

from collections.abc import Container, Iterable, Sequence
from enum import Enum
from itertools import combinations
from typing import NamedTuple

from questhall.kit.hexes import DIRECTIONS, Hex, distance
from questhall.kit.squares import Square

Point = tuple[int, int]
# All points with low <= a * q + b * r <= high, as (a, b, low, high).
Strip = tuple[int, int, int, int]

# Corner i lies between the directions i and i + 1; edge i runs from corner i - 1 to corner i.
CORNERS = tuple(
    (2 * (one.q + two.q), 2 * (one.r + two.r))
    for one, two in zip(DIRECTIONS, DIRECTIONS[1:] + DIRECTIONS[:1], strict=True)
)


Spans = tuple[tuple[int, int], ...]
"""From where to where a shape reaches, measured across each of the three directions of a hex's edges."""
ACROSS = ((2, 1), (1, 2), (1, -1))


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
        shapes = [*map(whole_wall, sorted(self.walls)), *(thin_wall(one, two) for one, two in thin)]
        self._shapes = [(wall, _spans(wall.corners)) for wall in shapes]
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
        start, end = _middle(viewer), _middle(target)
        return self._leads(viewer, target) and free_line(start, end, self._between(start, end))

    def _leads(self, viewer: Hex, target: Hex) -> bool:
        """Whether cells between two hexes lead from one to the other, as those under a free line do.

        A quick look before the long one: most hexes that do not see each other are in other rooms.
        """
        (q, r), (end_q, end_r) = _middle(viewer), _middle(target)
        (dq, dr, low, high), *across = _hull((end_q - q, end_r - r))
        strips = [(dq, dr, 2 * low, 2 * high), *((dq, dr, low - 6, high + 6) for dq, dr, low, high in across)]
        known, front = {viewer}, [viewer]
        while front and target not in known:
            here = front.pop()
            for step in DIRECTIONS:
                cell = here.plus(step)
                if cell in known or cell in self.walls or frozenset((here, cell)) in self.edges:
                    continue
                if all(low < dq * (6 * cell.q - q) + dr * (6 * cell.r - r) < high for dq, dr, low, high in strips):
                    known.add(cell)
                    front.append(cell)
        return target in known

    def _between(self, start: Point, end: Point) -> list[Wall]:
        """The walls that are not beside both hexes, looking along an edge of them: only these can be in the way."""
        (a, b), (c, d), (e, f) = [(low - 6, high + 6) for low, high in _spans((start, end))]
        return [
            wall
            for wall, ((p, q), (r, s), (u, v)) in self._shapes
            if p < b and q > a and r < d and s > c and u < f and v > e
        ]

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
    # From here on the start is the origin and `way` the end.
    way = (end[0] - start[0], end[1] - start[1])
    strips = _hull(way)
    near = [moved for wall in walls if _meets_hull(moved := _moved(wall, start), strips)]
    if not near or _gap(way, near, way):
        return True
    ways = _critical_ways(way, _corners_in_hull(near, strips))
    return any(_gap(way, near, (one[0] + two[0], one[1] + two[1])) for one, two in _from_middle(ways))


def _middle(cell: Hex) -> Point:
    return 6 * cell.q, 6 * cell.r


def _spans(points: Sequence[Point]) -> Spans:
    places = [[dq * q + dr * r for q, r in points] for dq, dr in ACROSS]
    return tuple((min(each), max(each)) for each in places)


def _moved(wall: Wall, start: Point) -> Wall:
    q, r = start
    return Wall((wall.middle[0] - q, wall.middle[1] - r), tuple((x - q, y - r) for x, y in wall.corners))


def _half_width(dq: int, dr: int) -> int:
    """How far a hex reaches to either side of a line through its middle, in units of the cross product."""
    return 2 * max(abs(dq - dr), abs(2 * dq + dr), abs(dq + 2 * dr))


def _hull(way: Point) -> list[Strip]:
    """The hull of both hexes as four strips: between lines along the way, and between lines along the hex edges."""
    half = _half_width(*way)
    strips = [(-way[1], way[0], -half, half)]
    for dq, dr in ACROSS:
        far = dq * way[0] + dr * way[1]
        strips.append((dq, dr, min(far, 0) - 6, max(far, 0) + 6))
    return strips


def _meets_hull(wall: Wall, strips: list[Strip]) -> bool:
    for dq, dr, low, high in strips:
        places = [dq * q + dr * r for q, r in wall.corners]
        if min(places) >= high or max(places) <= low:
            return False
    return True


def _corners_in_hull(walls: list[Wall], strips: list[Strip]) -> set[Point]:
    points = {corner for wall in walls for corner in wall.corners}
    for dq, dr, low, high in strips:
        points = {(q, r) for q, r in points if low <= dq * q + dr * r <= high}
    return points


def _gap(end: Point, walls: list[Wall], way: Point) -> bool:
    """Whether a line in this direction passes through both hexes and between the closed shadows of the walls."""
    dq, dr = way
    half, far = _half_width(dq, dr), dq * end[1] - dr * end[0]
    covered, goal = max(far, 0) - half, min(far, 0) + half
    # A wall counts if it stands behind the one hex and before the other: its middle decides (twice the true product).
    ahead_q, ahead_r = 2 * dq + dr, 2 * dr + dq
    last = ahead_q * end[0] + ahead_r * end[1]
    shadows = []
    for (q, r), corners in walls:
        if 0 < ahead_q * q + ahead_r * r < last:
            places = [dq * y - dr * x for x, y in corners]
            shadows.append((min(places), max(places)))
    for low, high in sorted(shadows):
        if low > covered:
            break
        covered = max(covered, high)
    return covered < goal


def _critical_ways(end: Point, points: set[Point]) -> list[Point]:
    """The directions that join two corners by a line that meets both hexes, sorted from one side to the other."""
    ahead_q, ahead_r = 2 * end[0] + end[1], 2 * end[1] + end[0]
    points = points.union(CORNERS, ((end[0] + q, end[1] + r) for q, r in CORNERS))
    found = {}
    for (one_q, one_r), (two_q, two_r) in combinations(points, 2):
        dq, dr = two_q - one_q, two_r - one_r
        half, place = _half_width(dq, dr), dq * one_r - dr * one_q
        if -half <= place <= half and -half <= place - dq * end[1] + dr * end[0] <= half:
            ahead = ahead_q * dq + ahead_r * dr
            if ahead:
                found[(dq, dr) if ahead > 0 else (-dq, -dr)] = abs(ahead)
    # Slopes times more than the square of any denominator: equal slopes and only these get equal keys.
    scale = max(found.values()) ** 2 + 1
    keyed = {(end[0] * dr - end[1] * dq) * scale // ahead: (dq, dr) for (dq, dr), ahead in found.items()}
    return [keyed[key] for key in sorted(keyed)]


def _from_middle(ways: list[Point]) -> list[tuple[Point, Point]]:
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
