"""Marches on sets of bits are those of the planning, on maps drawn by chance."""

import random

import pytest
from msgspec.structs import replace

from questhall.haven import Chart, Footing, Grid, bits, planning
from questhall.haven.reaching import reachable
from questhall.kit import read_hexes

CHART = Chart(read_hexes("\n".join((" " * (row % 2)) + ". . . . . . ." for row in range(7))))
GRID = Grid(CHART)


def drawn(chance):
    """A map with a start, and goals of two ranks around a target."""
    cells = list(CHART.hexes)
    chance.shuffle(cells)
    start, target, *others = cells
    sets = [GRID.mask(others[low:high]) for low, high in ((0, 5), (5, 8), (8, 17), (17, 20))]
    footing = Footing("", *sets, jumps=chance.random() < 0.2)
    ranks = {cell: (far,) for cell, far in CHART.distance[target].items() if 0 < far <= chance.choice((1, 2, 3))}
    return footing, start, chance.randint(1, 4), ranks


def planned(footing, start, points, ranks, best_first):
    """What the planning says: hazards that cannot be avoided, and the ways."""
    ways = footing.walk(GRID).ways(start)
    near = planning.soonest(ways, ranks)
    ends = planning.destinations(ways, points, ranks, best_first=best_first) or ()
    return near and near[0], [ways.first_path(end.cell) for end in ends if end.cell != start and not end.hazards]


@pytest.mark.parametrize("best_first", [False, True])
def test_marches_are_those_of_the_planning(best_first):
    chance = random.Random(1)
    clear = 0
    for _ in range(300):
        footing, start, points, ranks = drawn(chance)
        hazards, ways = planned(footing, start, points, ranks, best_first)
        ranked = tuple(GRID.mask([c for c in ranks if ranks[c] == rank]) for rank in sorted(set(ranks.values())))
        goals = bits.Goals(ranked, GRID.mask(ranks))
        found = bits.marches(GRID, footing, start, points, goals, best_first=best_first)
        clear += hazards == 0
        assert found == (ways if hazards == 0 else None)
    assert clear > 200


def test_what_is_reached_soonest_is_that_of_the_planning():
    chance = random.Random(2)
    for _ in range(300):
        footing, start, *_ = drawn(chance)
        sets = [chance.sample(list(CHART.hexes), 3) for _ in range(3)]
        ways = footing.walk(GRID).ways(start)
        costs = [(place, planning.soonest(ways, cells), 0) for place, cells in enumerate(sets)]
        clear = any(cost is not None and cost[0] == 0 for _, cost, _ in costs)
        found = bits.soonest(GRID, footing, start, [GRID.mask(cells) for cells in sets])
        assert found == (planning.focus(costs) if clear else None)


def test_a_figure_can_leave_where_some_cell_is_within_reach():
    chance, shut = random.Random(3), 0
    for _ in range(300):
        footing, start, points, _ = drawn(chance)
        crowd = GRID.mask(chance.sample(list(CHART.hexes), 30))
        footing = replace(footing, blocked=footing.blocked | crowd & ~GRID.bit[start])
        paths = reachable(footing.walk(GRID), start, points)
        shut += not paths
        assert bits.can_leave(GRID, footing, start, points) == bool(paths)
    assert shut > 20


def test_ways_within_reach_are_found_in_the_same_order():
    chance = random.Random(4)
    for _ in range(300):
        footing, start, points, _ = drawn(chance)
        footing = footing if footing.jumps else replace(footing, hazards=0)
        ways = [path[1:] for path in reachable(footing.walk(GRID), start, points)]
        assert bits.reach(GRID, footing, start, points) == ways


def test_a_shut_in_monster_stays_where_no_hazard_could_help():
    footing = Footing("", blocked=GRID.mask(CHART.near["a1"]))
    goals = bits.Goals((GRID.mask(["g7"]),), GRID.mask(["g7"]))
    assert bits.marches(GRID, footing, "a1", 3, goals) == []


def test_sets_of_cells_are_read_back_in_the_order_of_the_chart():
    assert GRID.cells(GRID.mask(["c3", "a2", "b1"])) == ["a2", "b1", "c3"]
    assert set(GRID.cells(GRID.around(GRID.bit["d4"]) & GRID.whole)) == set(CHART.near["d4"])
