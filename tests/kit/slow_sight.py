"""Lines of sight, slow and obvious: try every line that just misses two corners, and cut it with every shape.

Plain coordinates, chosen anew: a hex with axial coordinates (q, r) has its middle at x = 2q + r, y = 3r (in units of
its own), and corners one or two units away from it. All numbers are whole or fractions.
"""

from fractions import Fraction
from itertools import combinations

FINE = 10**7
OUTLINE = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]
SIDES = {(1, -1): 0, (1, 0): 1, (0, 1): 2, (-1, 1): 3, (-1, 0): 4, (0, -1): 5}


def outline(cell):
    q, r = cell
    return [((2 * q + r + x) * FINE, (3 * r + y) * FINE) for x, y in OUTLINE]


def edge(one, two):
    side = SIDES[two[0] - one[0], two[1] - one[1]]
    corners = outline(one)
    return [corners[side], corners[(side + 1) % 6]]


def slow_sees(viewer, target, walls, edges):
    if viewer in walls or target in walls:
        return False
    shapes = [outline(cell) for cell in walls] + [edge(one, two) for one, two in edges]
    mine, other = outline(viewer), outline(target)
    corners = sorted({corner for shape in [mine, other, *shapes] for corner in shape})
    return any(
        free(start, end, mine, other, shapes)
        for one, two in combinations(corners, 2)
        for start, end in misses(one, two)
    )


def misses(one, two):
    """The four lines that pass two points at a hair's breadth, on either side of each."""
    dx, dy = (two[0] - one[0]) // FINE, (two[1] - one[1]) // FINE
    for first in (1, -1):
        for second in (1, -1):
            yield (one[0] - first * dy, one[1] + first * dx), (two[0] - second * dy, two[1] + second * dx)


def free(start, end, mine, other, shapes):
    """Whether the stretch of this line between the two hexes touches none of the shapes."""
    here, there = cut(start, end, mine), cut(start, end, other)
    if here is None or there is None:
        return False
    low, high = sorted([here, there])
    stretch = (low[1], high[0])
    return not any(overlaps(cut(start, end, shape), stretch) for shape in shapes)


def overlaps(span, stretch):
    return span is not None and span[0] <= stretch[1] and span[1] >= stretch[0]


def cut(start, end, shape):
    """From where to where a line runs inside a convex shape, as parts of the way from start to end."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    sides = [dx * (y - start[1]) - dy * (x - start[0]) for x, y in shape]
    if min(sides) > 0 or max(sides) < 0:
        return None
    places = [dx * (x - start[0]) + dy * (y - start[1]) for x, y in shape]
    found = [Fraction(place) for place, side in zip(places, sides, strict=True) if side == 0]
    for index in range(len(shape)):
        one, two = sides[index - 1], sides[index]
        if one * two < 0:
            found.append(places[index - 1] + Fraction(one, one - two) * (places[index] - places[index - 1]))
    return min(found), max(found)
