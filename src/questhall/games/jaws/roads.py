"""How far it is on foot: around obstacles, and around traps unless the way is much longer."""

from __future__ import annotations

import functools

from questhall.haven.charts import CellId
from questhall.kit.paths import Ground, expand

from .content.maps import floor
from .world import JawsTable, locked_doors, obstacles, of_kind

LONGEST = 60
"""No way is longer: what is farther away is not looked for."""
HARD, WALL = 2, 30
"""What it costs to enter difficult ground and what nobody can pass; it is an obstacle to walkers only."""
SHY, SHYEST = 4, 10
"""The same of a trap in a fight, and with nobody to fight; a trap that is sprung is gone, so this is gained by it."""


def on_foot(t: JawsTable, end: CellId) -> dict[CellId, int]:
    """How many hexes it is to a hex from everywhere, whoever stands in the way."""
    state = t.state
    slow = frozenset([cell for cell, terrain in state.terrain.items() if terrain == "difficult"])
    walls = frozenset(obstacles(t) | locked_doors(t))
    shy = SHY if of_kind(t, "monster") else SHYEST
    traps = dict.fromkeys(state.traps, shy)
    return roads(state.scenario, tuple(state.opened), slow, walls, frozenset(traps.items()), end)


@functools.lru_cache(maxsize=4096)
def roads(
    scenario: str,
    opened: tuple[int, ...],
    slow: frozenset[CellId],
    walls: frozenset[CellId],
    traps: frozenset[tuple[CellId, int]],
    end: CellId,
) -> dict[CellId, int]:
    """The same for ground that is known; found once."""
    chart = floor(scenario, opened).chart
    prices = dict.fromkeys(slow, HARD) | dict(traps) | dict.fromkeys(walls, WALL)
    return expand(Ground(chart.near.__getitem__, prices), end, LONGEST)
