"""Ways on drawn maps: difficult ground, hazards, jumps, push and pull."""

import pytest

from questhall.haven import Chart, Walk, planning
from questhall.haven.forced import forced_paths, longest
from questhall.haven.reaching import every_way, sparing
from questhall.haven.ways import distinct, triggered
from questhall.kit import hex_pattern, read_hexes
from questhall.kit.hexes import HERE, disc
from tests.ledger import rule

ROW = Chart(read_hexes(". . . . . ."))
"""a1 to a6."""
FIELD = Chart(
    read_hexes(
        """
        . . . .
         . . . .
        . . . .
        """
    )
)


def walk(chart=ROW, **more):
    return Walk(chart.near, **more)


def test_cells_are_named_by_row_and_place():
    assert list(FIELD.hexes) == ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4"]
    assert set(FIELD.near["b2"]) == {"a2", "a3", "b1", "b3", "c2", "c3"}


@rule("BB-409", "BB-1402")
def test_difficult_ground_costs_two():
    assert walk(slow={"a2"}).ways("a1").stops(0) == {"a1": 0, "a2": 2, "a3": 3, "a4": 4, "a5": 5, "a6": 6}


@rule("BB-410", "BB-1503")
def test_a_jump_pays_one_everywhere():
    assert walk(slow={"a2"}, jumps=True).ways("a1", 2).stops(0) == {"a1": 0, "a2": 1, "a3": 2}


@rule("BB-1403", "BB-1405")
def test_taken_cells_may_be_passed_but_not_ended_on():
    assert walk(taken={"a2"}).ways("a1", 2).stops(0) == {"a1": 0, "a3": 2}


def test_hazards_are_counted_apart_from_points():
    ways = walk(FIELD, hazards={"b2"}, blocked={"a3", "c3"}).ways("b1")
    assert ways.points("b3", 0) is None
    assert (ways.points("b3", 1), ways.fewest_hazards("b3")) == (2, 1)
    assert list(ways.paths("b3", 1)) == [("b1", "b2", "b3")]


@rule("BB-411", "BB-414")
def test_a_walk_triggers_what_it_enters_and_a_jump_where_it_ends():
    path = ("a1", "a2", "a3")
    assert triggered(path, {"a1", "a2", "a3"}, jumps=False) == ("a2", "a3")
    assert triggered(path, {"a2"}, jumps=True) == ()
    assert triggered(path, {"a3"}, jumps=True) == ("a3",)


def test_a_jump_that_ends_on_a_hazard_counts_it():
    ways = walk(hazards={"a2", "a3"}, jumps=True).ways("a1")
    assert (ways.points("a4", 0), ways.points("a3", 0), ways.points("a3", 1)) == (3, None, 2)


@rule("BB-4108", "BB-4109", "BB-4110", "BB-EX-04")
def test_the_way_with_fewer_hazards_is_taken_however_long():
    chart = Chart(
        read_hexes(
            """
            . . .
             . . .
            . # .
            """
        )
    )
    ends = planning.destinations(walk(chart, hazards={"c2"}).ways("c1"), 1, {"c3": (0,)})
    assert [(end.cell, end.attacks) for end in ends] == [("b1", False)]


def test_no_goal_within_reach_at_all_is_none():
    assert planning.destinations(walk(blocked={"a3"}).ways("a1"), 9, {"a5": (0,)}) is None


@rule("BB-2803", "BB-R-23")
def test_a_push_leads_farther_with_every_step():
    paths = forced_paths(walk(FIELD), "b2", 2, FIELD.distance["b1"], away=True)
    assert {path[-1] for path in paths} == {"a3", "b3", "c3", "a4", "b4", "c4"}


@rule("BB-2804", "BB-R-23")
def test_a_pull_leads_closer_and_never_onto_the_puller():
    paths = forced_paths(walk(), "a4", 9, ROW.distance["a1"], away=False)
    assert paths == [("a4", "a3"), ("a4", "a3", "a2")]


@rule("BB-2808")
def test_difficult_ground_does_not_matter_for_a_push():
    assert forced_paths(walk(slow={"a3"}), "a2", 1, ROW.distance["a1"], away=True) == [("a2", "a3")]


@rule("BB-R-23")
def test_a_push_passes_allies_but_ends_on_no_figure():
    assert forced_paths(walk(taken={"a3"}), "a2", 2, ROW.distance["a1"], away=True) == [("a2", "a3", "a4")]
    assert forced_paths(walk(blocked={"a3"}), "a2", 2, ROW.distance["a1"], away=True) == []


def test_the_longest_ways_are_those_that_go_farthest():
    assert longest([("a", "b"), ("a", "b", "c"), ("a", "d", "e")]) == [("a", "b", "c"), ("a", "d", "e")]
    assert longest([]) == []


def test_ways_with_the_same_hazards_to_the_same_end_are_one():
    assert distinct([("a", "b", "d"), ("a", "c", "d")], {"d"}, jumps=False) == [("a", "b", "d")]
    assert len(distinct([("a", "b", "d"), ("a", "c", "d")], {"c"}, jumps=False)) == 2


@rule("BB-1102", "BB-1103")
def test_an_area_is_turned_and_mirrored():
    field = Chart(dict.fromkeys(disc(HERE, 2), "."))
    assert len(field.placements(hex_pattern("g r\n   r"), field.cells[HERE], 1)) == 12


@rule("BB-1104")
def test_an_area_with_a_grey_hex_lies_around_its_origin_turned_in_every_way():
    laid = FIELD.placements(hex_pattern("g r r"), "b2", 1)
    assert ("b3", "b4") in laid
    assert all("b2" not in cells for cells in laid)


def test_areas_over_some_cells_are_those_that_cover_one_of_them():
    for drawn in ("g r r", "r r\n r"):
        laid = FIELD.placements(hex_pattern(drawn), "b2", 2)
        over = FIELD.placements(hex_pattern(drawn), "b2", 2, over=["b3", "a1"])
        assert over == [cells for cells in laid if "b3" in cells or "a1" in cells]


@rule("BB-1107", "BB-1108")
def test_of_other_areas_one_hex_is_within_reach():
    laid = ROW.placements(hex_pattern("r r r"), "a1", 3)
    assert ("a4", "a5", "a6") in laid
    assert ("a5", "a6") not in laid


@pytest.mark.parametrize("start", ["a1", "b2", "c4"])
@pytest.mark.parametrize("points", [1, 3, 5])
def test_a_sparing_way_triggers_no_hazard_that_could_be_left_out(start, points):
    rough = walk(FIELD, hazards={"a2", "b1", "b3", "c2"}, slow={"b4", "c3"}, blocked={"a4"}, taken={"c1"})
    wanted: dict[str, set[frozenset[str]]] = {}
    for path in every_way(rough, start, points):
        wanted.setdefault(path[-1], set()).add(frozenset(triggered(path, rough.hazards, jumps=False)))
    least = {end: {each for each in met if not any(other < each for other in met)} for end, met in wanted.items()}
    found: dict[str, set[frozenset[str]]] = {}
    for path in sparing(rough, start, points):
        found.setdefault(path[-1], set()).add(frozenset(triggered(path, rough.hazards, jumps=False)))
    assert found == least
