"""Hexes: axial coordinates, turns, rings and lines."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.kit import Hex, draw_hexes, fields, hex_field, hexes

anywhere = st.builds(Hex, st.integers(-9, 9), st.integers(-9, 9))
HERE = Hex(0, 0)


def doubled(cell):
    """The place of a pointy hex in half columns and rows, another way to measure."""
    return 2 * cell.q + cell.r, cell.r


def test_a_hex_is_a_plain_pair():
    assert Hex(2, -1) == (2, -1)


def test_a_hex_has_six_neighbours_clockwise_from_the_east():
    picture = dict(zip(hexes.neighbours(HERE), "123456", strict=True))
    assert draw_hexes(picture) == " 5 6\n4   1\n 3 2"


@given(anywhere, anywhere)
def test_distance_is_that_of_doubled_coordinates(start, end):
    (one_x, one_y), (two_x, two_y) = doubled(start), doubled(end)
    down = abs(one_y - two_y)
    assert hexes.distance(start, end) == down + max(0, (abs(one_x - two_x) - down) // 2)


@given(st.sampled_from(hexes.disc(HERE, 5)))
def test_distance_is_the_number_of_steps(cell):
    field = hex_field(hexes.disc(HERE, 5))
    layers = fields.layers(field, field.bit(HERE), field.everything)
    assert field.bit(cell) & layers[hexes.distance(HERE, cell)]


@given(anywhere, anywhere, anywhere, st.integers(-7, 7), st.sampled_from(hexes.SYMMETRIES))
def test_turning_and_mirroring_keep_distances(one, two, centre, turns, symmetry):
    apart = hexes.distance(one, two)
    assert hexes.distance(hexes.rotate(one, turns, centre), hexes.rotate(two, turns, centre)) == apart
    assert hexes.distance(hexes.reflect(one, centre), hexes.reflect(two, centre)) == apart
    assert hexes.distance(symmetry(one), symmetry(two)) == apart


@given(anywhere, anywhere, st.integers(-7, 7))
def test_turns_add_up_and_six_are_none(cell, centre, turns):
    assert hexes.rotate(hexes.rotate(cell, turns, centre), 6 - turns, centre) == cell
    assert hexes.rotate(hexes.rotate(cell, 1, centre), 2, centre) == hexes.rotate(cell, 3, centre)


@given(anywhere, anywhere)
def test_mirroring_twice_changes_nothing(cell, centre):
    assert hexes.reflect(hexes.reflect(cell, centre), centre) == cell


def test_one_turn_is_sixty_degrees_clockwise():
    turned = [hexes.rotate(way) for way in hexes.DIRECTIONS]
    assert turned == [*hexes.DIRECTIONS[1:], hexes.DIRECTIONS[0]]


def test_a_mirror_keeps_the_row_through_the_centre():
    assert [hexes.reflect(Hex(q, 0)) for q in range(3)] == [Hex(q, 0) for q in range(3)]
    assert hexes.reflect(Hex(0, 1)) == Hex(1, -1)


def test_there_are_twelve_symmetries():
    assert len({tuple(map(symmetry, [Hex(1, 0), Hex(0, 1)])) for symmetry in hexes.SYMMETRIES}) == 12


@given(anywhere, st.integers(0, 5))
def test_a_ring_holds_all_hexes_at_its_distance(centre, radius):
    found = {cell for cell in square_around(centre, 6) if hexes.distance(centre, cell) == radius}
    ring = hexes.ring(centre, radius)
    assert set(ring) == found
    assert len(ring) == len(found) == (6 * radius or 1)


@given(anywhere, st.integers(0, 5))
def test_a_disc_holds_all_hexes_up_to_its_distance(centre, radius):
    found = {cell for cell in square_around(centre, 6) if hexes.distance(centre, cell) <= radius}
    disc = hexes.disc(centre, radius)
    assert set(disc) == found
    assert len(disc) == len(found)


@given(anywhere, st.integers(1, 5))
def test_a_ring_runs_from_neighbour_to_neighbour(centre, radius):
    ring = hexes.ring(centre, radius)
    assert {hexes.distance(one, two) for one, two in zip(ring, ring[1:] + ring[:1], strict=True)} == {1}


def test_a_ray_goes_straight_on():
    assert hexes.ray(Hex(1, 1), 0, 3) == [Hex(2, 1), Hex(3, 1), Hex(4, 1)]


@given(anywhere, anywhere)
def test_a_line_runs_by_single_steps_from_end_to_end(start, end):
    line = hexes.line(start, end)
    assert (line[0], line[-1], len(line)) == (start, end, hexes.distance(start, end) + 1)
    assert all(hexes.distance(one, two) == 1 for one, two in pairwise(line))


@given(anywhere, anywhere)
def test_a_line_keeps_to_hexes_that_the_straight_line_touches(start, end):
    way = end.minus(start)
    assert all(touches(cell.minus(start), way) for cell in hexes.line(start, end))


@pytest.mark.parametrize(
    ("end", "between"), [((1, 1), (0, 1)), ((2, -1), (1, 0)), ((-1, -1), (-1, 0)), ((-2, 1), (-1, 1))]
)
def test_a_line_between_two_hexes_always_takes_the_same_side(end, between):
    assert hexes.line(HERE, Hex(*end)) == [HERE, between, end]


@given(anywhere, anywhere)
def test_a_line_is_the_same_in_both_directions(start, end):
    assert hexes.line(start, end) == hexes.line(end, start)[::-1]


def square_around(centre, size):
    span = range(-size, size + 1)
    return [Hex(centre.q + q, centre.r + r) for q in span for r in span]


def touches(cell, way):
    """Whether the line from the origin along a way has corners of this hex on both sides, or on it."""
    corners = [(3 * cell.q + q, 3 * cell.r + r) for q, r in [(1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1)]]
    sides = [way.q * r - way.r * q for q, r in corners]
    return min(sides) <= 0 <= max(sides)
