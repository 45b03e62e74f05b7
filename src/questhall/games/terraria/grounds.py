"""What the world looks like to who digs and walks in it: for bots."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from .content import CellKind
from .effects import Cell
from .figures import BORDER
from .state import Land
from .world import DOWN, chart_of

WALK, BLOCK, FIRE, HARD = 2, 1, 4, 60
"""Half points of action: a step, more than that a block, fire, and what is too hard to dig.

Digging and stepping in takes as much as a step, so a block must count for more: else nobody begins to dig.
"""


class Digger(NamedTuple):
    """What a player's pickaxe and platforms can do."""

    points: int
    hard: bool
    props: int = 0
    """Platforms and ropes at hand."""
    bare: bool = False
    """No platforms among them: ropes are not hung in houses."""
    toll: int = 0
    """Half points for going down to the underworld, which is no place for the weak."""


class World(msgspec.Struct, frozen=True, cache_hash=True):
    """What matters for ways: tiles, what was dug, and what holds figures up."""

    land: Land
    dug: tuple[Cell, ...]
    platforms: tuple[Cell, ...]
    ropes: tuple[Cell, ...] = ()
    taken: frozenset[Cell] = frozenset()
    """Where houses, ropes and pylons are: nothing can be built there, and they hide what is printed."""


@functools.lru_cache(maxsize=1024)
def same_world(world: World) -> World:
    """One and the same for all worlds that are alike, so it is quick to look up."""
    return world


class Grounds(NamedTuple):
    """What it costs to enter each explored cell, the blocks, the ropes, and where something holds a figure up."""

    costs: Mapping[Cell, int]
    solid: frozenset[Cell]
    ropes: frozenset[Cell]
    held: frozenset[Cell]
    barred: frozenset[Cell]
    """Where nothing can be hung."""
    toll: int


@functools.lru_cache(maxsize=128)
def grounds(world: World, digger: Digger) -> Grounds:
    """The world as a digger sees it."""
    chart = chart_of(world.land)
    costs = dict(printed(world.land, digger.points, digger.hard))
    for cell in world.dug:
        costs[cell] = WALK + FIRE * chart.kinds[cell].fire
    solid = chart.solid.difference(world.dug)
    held = {cell - DOWN for cell in solid}
    held.update(BORDER, world.platforms, world.ropes)
    barred = world.taken if digger.bare else frozenset()
    return Grounds(costs, solid, frozenset(world.ropes), frozenset(held), barred, digger.toll)


@functools.lru_cache(maxsize=64)
def printed(land: Land, points: int, hard: bool) -> Mapping[Cell, int]:
    """What it costs to enter each cell as long as nothing was dug."""
    return {cell: entering(kind, points, hard=hard) for cell, kind in chart_of(land).kinds.items()}


def entering(kind: CellKind, points: int, *, hard: bool) -> int:
    """Half points to dig through a cell, or to step onto it."""
    if not kind.dig:
        return WALK + FIRE * kind.fire
    if kind.hard and not hard:
        return HARD
    return -(-WALK * kind.dig // points) + BLOCK + FIRE * kind.fire
