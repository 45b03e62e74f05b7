"""What the ground is like for whom.  [BB-4xx, BB-14xx, BB-15xx]"""

from __future__ import annotations

import functools

from questhall.haven import Footing, Walk, bits
from questhall.haven.charts import CellId
from questhall.haven.choices import Go
from questhall.haven.reaching import reachable, sparing

from .content import Chamber, Trigger, chamber, ground_of
from .state import Figure, State
from .world import BugsTable, flies, scenario_of


def hazards(t: BugsTable) -> dict[CellId, Trigger]:
    """The hexes that harm whoever enters them.  [BB-411, BB-412]"""
    printed = scenario_of(t).hazard
    found = {cell: printed for cell, terrain in t.state.terrain.items() if terrain == "hazard"}
    return found | t.state.traps if t.state.traps else found


def ground_now(state: State, place: Chamber) -> tuple[int, int, int]:
    """Obstacles, difficult ground, and hazards with traps; mostly as they are printed."""
    terrain, traps = state.terrain, state.traps
    obstacles, difficult, hazards = place.ground if terrain == place.terrain else ground_of(place.grid, terrain)
    return obstacles, difficult, hazards | place.grid.mask(traps) if traps else hazards


def footing_of(t: BugsTable, figure: Figure, *, jumps: bool = False, controlled: bool = False) -> Footing:
    """What the map is like for a figure.  [BB-405, BB-1403, BB-1404, BB-1502, BB-1505, BB-1506]

    Monsters are allies of each other; while controlled you are its only ally.  [BB-908, BB-909, BB-R-22]
    """
    state = t.state
    place = chamber(state.scenario)
    bit = place.grid.bit
    friend = "hero" if controlled else "monster" if figure.kind == "monster" else ""
    others = allies = 0
    for each in state.figures.values():
        if each is not figure:
            here = bit[each.at]
            others |= here
            if each.kind == friend:
                allies |= here
    if flies(t, figure):
        return Footing(state.scenario, taken=others)
    obstacles, difficult, harmful = ground_now(state, place)
    if jumps:
        return Footing(state.scenario, hazards=harmful, taken=others | obstacles, jumps=True)
    if allies & harmful:
        allies &= ~holding(t)
    return Footing(state.scenario, difficult, harmful, obstacles | (others & ~allies), allies)


def holding(t: BugsTable) -> int:
    """The hexes whose hazard would hold whoever enters it: nobody can pass through a figure there."""
    held = [cell for cell, trigger in hazards(t).items() if "immobilize" in trigger.inflict]
    return chamber(t.state.scenario).grid.mask(held)


@functools.lru_cache(maxsize=4096)
def walk_on(footing: Footing) -> Walk[CellId]:
    """The same for ways of all kinds."""
    return footing.walk(chamber(footing.place).grid)


def walk_of(t: BugsTable, figure: Figure, *, jumps: bool = False, controlled: bool = False) -> Walk[CellId]:
    """What the map is like for a figure now."""
    return walk_on(footing_of(t, figure, jumps=jumps, controlled=controlled))


def within_reach(t: BugsTable, figure: Figure, points: int, *, jumps: bool) -> list[Go]:
    """A way to every hex that so many points lead to; what is farther away does not matter.

    Through as few hazards as can be, or where they differ through each set of them that cannot be less.

    [BB-1401, BB-1407, BB-R-11]
    """
    footing = footing_of(t, figure, jumps=jumps).within(disc(t.state.scenario, figure.at, points))
    if footing.hazards and not jumps and differ(t, footing.hazards):
        return choosy_goes(footing, figure.at, points, holding(t) & footing.hazards)
    return goes(footing, figure.at, points)


def differ(t: BugsTable, harmful: int) -> bool:
    """Whether it matters which of some hazards are triggered, not only how many.  [BB-412, BB-R-11]"""
    if not t.state.traps:
        return "immobilize" in scenario_of(t).hazard.inflict
    bit = chamber(t.state.scenario).grid.bit
    kinds = {trigger for cell, trigger in hazards(t).items() if bit[cell] & harmful}
    return len(kinds) > 1 or any("immobilize" in each.inflict for each in kinds)


@functools.lru_cache(maxsize=1024)
def choosy_goes(footing: Footing, start: CellId, points: int, held: int) -> list[Go]:
    """The ways where hazards differ, worked out once; not to be changed."""
    cells = chamber(footing.place).grid.cells(held)
    return [Go(path[1:]) for path in sparing(walk_on(footing), start, points, cells)]


@functools.lru_cache(maxsize=8192)
def goes(footing: Footing, start: CellId, points: int) -> list[Go]:
    """The others, worked out once; not to be changed."""
    if footing.hazards and not footing.jumps:
        return [Go(path[1:]) for path in reachable(walk_on(footing), start, points)]
    return [Go(path) for path in bits.reach(chamber(footing.place).grid, footing, start, points)]


@functools.cache
def disc(scenario: str, centre: CellId, most: int) -> int:
    """The hexes at most so far away, as a set."""
    place = chamber(scenario)
    return place.grid.mask(place.chart.within(centre, most))
