"""What it costs to enter the cells of the world from those next to them: what ways are made of."""

from __future__ import annotations

import functools

from .effects import Cell
from .grounds import Digger, Grounds, World, grounds
from .state import Land
from .world import DOWN, HEIGHT, WIDTH, cells_of, near

CLIMB = 1
"""Half points for a row of a rope."""
STUCK, PLUNGE = 100, 3
"""What it costs more to leave a cell that holds nobody, but by falling, with nothing at hand; and to dig away what one
stands on."""
MOST = 60
EVERYTHING = frozenset(range(MOST + 1))
"""Worlds that differ in more cells than so many have nothing in common."""
CELLS = WIDTH * HEIGHT
UNDERWORLD = 20 * WIDTH
FEW = 3
"""Links and ways of worlds that differ in more cells than so many are kept anew."""

Step = tuple[Cell, Cell]
"""A cell and the one that comes next."""
Link = tuple[Cell, int, Step]


@functools.lru_cache(maxsize=65536)
def link(other: Cell, cell: Cell, cost: int) -> Link:
    """One and the same wherever it costs as much to enter a cell from another: there are very many of them."""
    return other, cost, (other, cell)


class Links:
    """From where each cell can be entered, and half points for it; found when asked for.

    Falling is not free here: it hurts. Where two blocks touch, one of them must be dug before the corner is passed: the
    upper one on the way up, for the lower one is stepped on. Nobody stands on a block that he has just dug away, nor on
    the lost cells.
    """

    def __init__(self, ground: Grounds, hang: int, lost: frozenset[Cell], known: list[tuple[Link, ...] | None]) -> None:
        self.ground, self.hang, self.lost, self.known = ground, hang, lost, known

    def find(self, cell: Cell) -> tuple[Link, ...]:
        """From where a cell can be entered; found once."""
        costs, solid, ropes, held, barred, toll = self.ground
        lost, above, below, enter = self.lost, cell - DOWN, cell + DOWN, costs[cell]
        found = []
        for other, one, two in near(cell):
            if other not in costs:
                continue
            total = enter
            if one != cell and one in solid and two in solid:
                total += costs[one] if other > cell + 1 else min(costs[one], costs[two])
            loose = other != above and (other not in held or other in lost) + (other == below and other in solid)
            if loose:
                total += (STUCK if other in barred else self.hang) * loose
            elif other == above and cell in solid:
                total += PLUNGE
            elif cell in ropes and other in ropes and (other - cell) % WIDTH == 0:
                total = CLIMB
            found.append(link(other, cell, total + toll if other < UNDERWORLD <= cell else total))
        links = self.known[cell] = tuple(found)
        return links

    def of(self, cell: Cell) -> tuple[Link, ...]:
        """The same, if it was found before."""
        return self.known[cell] or self.find(cell)

    def looseness(self, cell: Cell, onto: Cell) -> int:
        """How many platforms it takes to leave a cell: where nothing holds, and where what holds the next was dug."""
        if cell == onto - DOWN:
            return 0
        ground = self.ground
        return (cell not in ground.held or cell in self.lost) + (cell == onto + DOWN and cell in ground.solid)


@functools.lru_cache(maxsize=256)
def links_of(world: World, digger: Digger, hang: int, lost: frozenset[Cell]) -> Links:
    """The links of a world: those of one that is much the same, but for the cells around what differs."""
    if lost:
        all_ = links_of(world, digger, hang, frozenset())
        known = all_.known.copy()
        for cell in {other for each in lost for other, _, _ in near(each)}:
            known[cell] = None
        return Links(all_.ground, hang, lost, known)
    ground, kept = grounds(world, digger), kept_links(digger, hang)
    differ = changed(world, kept[0][0]) if kept else EVERYTHING
    known = [None] * CELLS
    if len(differ) <= MOST:
        known = kept[0][1].known.copy()
        for cell in around(differ):
            known[cell] = None
    links = Links(ground, hang, lost, known)
    if len(differ) > FEW:
        kept[:] = [(world, links)]
    return links


def around(differ: frozenset[Cell]) -> set[Cell]:
    """The cells that may be entered otherwise where some cells differ."""
    found: set[Cell] = set()
    for cell in differ:
        found |= beside(cell)
    return found


@functools.cache
def beside(cell: Cell) -> frozenset[Cell]:
    """The cells that may be entered otherwise where one differs."""
    rows = range(cell - 2 * WIDTH, cell + 2 * WIDTH, WIDTH)
    return frozenset(each for row in rows for each in (row - 1, row, row + 1) if 0 <= each < CELLS)


@functools.lru_cache(maxsize=16)
def kept_links(digger: Digger, hang: int) -> list[tuple[World, Links]]:
    """Where the links of a world are kept for those that are much the same."""
    return []


@functools.lru_cache(maxsize=1024)
def changed(world: World, other: World) -> frozenset[Cell]:
    """The cells in which two worlds differ."""
    cells = {*world.dug} ^ {*other.dug} | {*world.platforms} ^ {*other.platforms} | {*world.ropes} ^ {*other.ropes}
    return frozenset(cells | world.taken ^ other.taken) | retiled(world.land, other.land)


@functools.lru_cache(maxsize=64)
def retiled(land: Land, other: Land) -> frozenset[Cell]:
    """The cells of the places where two lands have not the same tile."""
    pairs = enumerate(zip(land.tiles, other.tiles, strict=True))
    return frozenset(cell for place, (one, two) in pairs if one != two for cell in cells_of(place))
