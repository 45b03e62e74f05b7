"""Ways over a board in words: so many steps to the east, so many to the north-east."""

from __future__ import annotations

from ..core.scene import Grid
from .speech import Words

Place = tuple[int, int]
COMPASS: dict[str, tuple[tuple[str, Place], ...]] = {
    "hex-pointy": (("e", (1, 0)), ("se", (0, 1)), ("sw", (-1, 1)), ("w", (-1, 0)), ("nw", (0, -1)), ("ne", (1, -1))),
    "hex-flat": (("se", (1, 0)), ("s", (0, 1)), ("sw", (-1, 1)), ("nw", (-1, 0)), ("n", (0, -1)), ("ne", (1, -1))),
    "square": (("e", (1, 0)), ("s", (0, 1)), ("w", (-1, 0)), ("n", (0, -1))),
}
"""The directions of each grid around a cell, clockwise, with what they add to a place."""


def steps(grid: Grid, start: Place, end: Place) -> list[tuple[str, int]]:
    """How many steps in which of two neighbouring directions lead from a place to another, if nothing is in the way."""
    across, down = end[0] - start[0], end[1] - start[1]
    ways = COMPASS.get(grid, ())
    for (name, (a, b)), (other, (c, d)) in zip(ways, (*ways[1:], *ways[:1]), strict=True):
        turn = a * d - b * c
        first, second = (across * d - down * c) * turn, (a * down - b * across) * turn
        if first >= 0 and second >= 0:
            return [(way, count) for way, count in ((name, first), (other, second)) if count]
    return []


def told(words: Words, grid: Grid, start: Place, end: Place) -> str:
    """The same in words; where one stands is here."""
    found = [words.say(f"towards-{name}", count=count) for name, count in steps(grid, start, end)]
    return ", ".join(found) or words.say("view-here")
