"""Paths: reach and best ways against plain relaxation and against all walks."""

from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from questhall.kit import (
    Ground,
    Hex,
    Square,
    fields,
    hex_field,
    hexes,
    paths,
    reach,
    read_hexes,
    routes,
    square_field,
    squares,
)
from questhall.kit.drawn import draw_hexes, find

BOARD = squares.rectangle(4, 4)
some_cells = st.sets(st.sampled_from(BOARD), max_size=6)
some_costs = st.dictionaries(st.sampled_from(BOARD), st.integers(0, 3), max_size=8)


def around(cell):
    return [other for other in squares.neighbours(cell) if other in BOARD]


def relaxed(start, price, zero):
    """The slow way: improve every cell from every neighbour until nothing changes."""
    best = {start: zero}
    for _ in range(len(BOARD) + 1):
        for cell in BOARD:
            for other in around(cell):
                step = price(cell, other)
                if cell in best and step is not None:
                    total = tuple(a + b for a, b in zip(best[cell], step, strict=True))
                    best[other] = min(best.get(other, total), total)
    return best


def walks(start, price, zero, length):
    """Every walk without repeated cells, with its cost."""
    yield (start,), zero
    front = [((start,), zero)]
    for _ in range(length):
        longer = []
        for path, cost in front:
            for other in around(path[-1]):
                step = price(path[-1], other)
                if other not in path and step is not None:
                    longer.append(((*path, other), tuple(a + b for a, b in zip(cost, step, strict=True))))
        yield from longer
        front = longer


def around_on(field):
    return partial(fields.neighbours, field)


def line_ground(**changes):
    return Ground(lambda cell: [cell - 1, cell + 1], **changes)


def test_a_move_reaches_as_many_cells_as_it_has_points():
    assert reach(line_ground(), 0, 2) == {0: 0, -1: 1, 1: 1, -2: 2, 2: 2}


def test_difficult_terrain_costs_more_to_enter():
    assert reach(line_ground(enter={1: 2}), 0, 2) == {0: 0, -1: 1, 1: 2, -2: 2}


def test_blocked_cells_are_never_entered():
    assert reach(line_ground(blocked={1}), 0, 2) == {0: 0, -1: 1, -2: 2}


def test_cells_with_friends_are_passed_but_not_ended_on():
    assert reach(line_ground(blocked={-1}, passing={1}), 0, 2) == {0: 0, 2: 2}


def test_staying_is_free_even_where_nobody_may_stop_or_enter():
    assert reach(line_ground(blocked={0, -1, 1}, passing={0}, ending={0: 5}), 0, 2) == {0: 0}


def test_the_last_hex_of_a_jump_pays_for_the_ground_it_lands_on():
    assert reach(line_ground(blocked={-1}, ending={1: 1, 3: 1}), 0, 3) == {0: 0, 1: 2, 2: 2}


def test_cells_are_listed_cheapest_first_even_with_costs_for_ending():
    costs = list(reach(line_ground(ending={1: 3}), 0, 4).values())
    assert costs == sorted(costs)


def test_a_move_of_nothing_stays():
    assert reach(line_ground(), 5, 0) == {5: 0}


@pytest.mark.parametrize("field", ["enter", "ending"])
def test_negative_costs_are_refused(field):
    with pytest.raises(ValueError, match=f"{field} of 3 costs -1; costs are 0 or more"):
        line_ground(**{field: {3: -1}})


@given(st.sampled_from(BOARD), some_costs, some_cells, some_cells, st.integers(0, 9))
def test_reach_agrees_with_plain_relaxation(start, enter, blocked, passing, limit):
    ground = Ground(around, enter, blocked, passing)
    best = relaxed(start, lambda _, there: None if there in blocked else (enter.get(there, 1),), (0,))
    ends = {cell: cost for cell, (cost,) in best.items() if cost <= limit and cell not in passing}
    assert reach(ground, start, limit) == ends | {start: 0}


@given(st.sampled_from(BOARD), st.sets(st.sampled_from(BOARD)), st.sets(st.sampled_from(BOARD)), st.integers(0, 8))
def test_reach_by_sets_agrees_with_reach_by_cells(start, slow, blocked, limit):
    field = square_field(BOARD)
    prices = {2: field.mask(slow - blocked), 1: field.mask(set(BOARD) - slow - blocked)}
    layers = paths.reach_layers(field, field.bit(start), limit, prices)
    cells = {cell: cost for cost, layer in enumerate(layers) for cell in field.cells(layer)}
    assert cells == reach(Ground(around, dict.fromkeys(slow, 2), blocked), start, limit)


@st.composite
def priced(draw):
    """A start and a price (traps, points), with some cells that cannot be entered."""
    traps, slow, blocked = draw(some_cells), draw(some_cells), draw(some_cells)

    def price(_, there):
        return None if there in blocked else (int(there in traps), 1 + int(there in slow))

    return draw(st.sampled_from(BOARD)), price


@given(priced())
def test_best_costs_agree_with_plain_relaxation(case):
    start, price = case
    assert routes(start, around, price, (0, 0)).cost == relaxed(start, price, (0, 0))


@settings(max_examples=30)
@given(priced(), st.sampled_from(BOARD))
def test_best_paths_are_all_walks_of_the_best_cost(case, end):
    start, price = case
    found = routes(start, around, price, (0, 0))
    best = [path for path, cost in walks(start, price, (0, 0), 7) if path[-1] == end and cost == found.cost[end]]
    assert sorted(path for path in found.paths(end) if len(path) <= 8) == sorted(best)


@given(priced(), st.sampled_from(BOARD))
def test_cells_on_the_way_are_those_of_the_best_paths(case, end):
    start, price = case
    found = routes(start, around, price, (0, 0))
    assert found.on_the_way(end) == {cell for path in found.paths(end) for cell in path}


@settings(max_examples=30)
@given(priced(), st.integers(0, 5), st.none() | st.integers(0, 2))
def test_tradeoffs_are_the_walks_that_nothing_beats(case, points, traps):
    start, price = case
    costs = {}
    for path, cost in walks(start, price, (0, 0), 5):
        if cost[1] <= points and (traps is None or cost[0] <= traps):
            costs.setdefault(path[-1], set()).add(cost)
    unbeaten = {
        end: sorted(cost for cost in every if not any(beats(other, cost) for other in every))
        for end, every in costs.items()
    }
    found = paths.tradeoffs(start, around, price, (traps, points))
    assert {end: [route.cost for route in kept] for end, kept in found.items()} == unbeaten


def beats(one, two):
    return one != two and one[0] <= two[0] and one[1] <= two[1]


@given(priced(), st.integers(0, 5))
def test_each_tradeoff_has_a_path_of_its_cost(case, points):
    start, price = case
    for end, kept in paths.tradeoffs(start, around, price, (None, points)).items():
        for route in kept:
            assert (route.path[0], route.path[-1]) == (start, end)
            steps = [price(one, two) for one, two in zip(route.path, route.path[1:], strict=False)]
            assert route.cost == tuple(map(sum, zip((0, 0), *steps, strict=True)))


MAP = read_hexes("""
    . . . .
     s x x e
    . . . .
""")


def map_price(_, there):
    return None if there not in MAP else (int(MAP[there] == "x"), 1)


def test_the_longer_way_without_traps_is_better():
    (start,), (end,) = find(MAP, "s"), find(MAP, "e")
    found = routes(start, hexes.neighbours, map_price, (0, 0))
    assert found.cost[end] == (0, 4)
    assert all(MAP[cell] != "x" for cell in found.on_the_way(end))


def test_with_three_points_the_way_leads_through_the_traps():
    (start,), (end,) = find(MAP, "s"), find(MAP, "e")
    assert [route.cost for route in paths.tradeoffs(start, hexes.neighbours, map_price, (None, 3))[end]] == [(2, 3)]


def test_all_ties_are_kept_and_the_first_is_always_the_same():
    found = routes(Square(0, 0), around, lambda *_: (1,))
    assert len(list(found.paths(Square(2, 2)))) == 6
    assert found.path(Square(2, 2)) == next(found.paths(Square(2, 2)))


def test_where_there_is_no_way_there_is_no_path():
    found = routes(Hex(0, 0), hexes.neighbours, lambda *_: None)
    assert (found.cost, found.path(Hex(1, 0)), found.on_the_way(Hex(1, 0))) == ({Hex(0, 0): (0,)}, None, set())


def test_the_way_to_the_start_is_the_start():
    assert list(routes(1, lambda _: [], lambda *_: (1,)).paths(1)) == [(1,)]


@pytest.mark.parametrize("step", [(0, 0), (1, -1), (1,)])
def test_a_step_with_a_wrong_price_is_refused_by_name(step):
    with pytest.raises(ValueError, match=r"the step from 0 to 1 costs .*; it needs 2 parts, none of them negative"):
        routes(0, lambda _: [1], lambda *_: step, (0, 0))


def test_thin_walls_lengthen_the_way():
    start, end = Hex(0, 0), Hex(1, 0)
    field = hex_field(hexes.disc(start, 1), walls=[(start, end)])
    assert reach(Ground(around_on(field)), start, 5)[end] == 2


def test_a_picture_of_reach_shows_the_costs():
    cells = read_hexes("""
        . . # .
         . s ~ .
        . . . .
    """)
    (start,) = find(cells, "s")
    ground = Ground(around_on(hex_field(cells)), enter=dict.fromkeys(find(cells, "~"), 2), blocked=find(cells, "#"))
    costs = {cell: str(cost) for cell, cost in reach(ground, start, 3).items()}
    assert draw_hexes(cells | costs) == "2 1 # 3\n 1 0 2 3\n2 1 1 2"
