"""Sets of cells as integers against plain Python sets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.kit import Hex, Neighbours, Square, fields, hex_field, hexes, square_field, squares

hex_cells = st.builds(Hex, st.integers(-4, 4), st.integers(-4, 4))
square_cells = st.builds(Square, st.integers(-3, 4), st.integers(-3, 4))


def plain_around(cells, board, ways, walls):
    """The slow way: every neighbour of every cell, one by one."""
    found = set()
    for cell in cells:
        for way in ways:
            other = cell.plus(way)
            if other in board and (cell, other) not in walls and (other, cell) not in walls:
                found.add(other)
    return found


def plain_flood(start, inside, board, ways, walls):
    reached = set(start)
    while True:
        more = plain_around(reached, board, ways, walls) & inside | reached
        if more == reached:
            return reached
        reached = more


@st.composite
def boards(draw):
    """A board of hexes or squares with walls, and two sets of its cells."""
    kinds = [
        (hex_cells, hexes.DIRECTIONS, hex_field),
        (square_cells, squares.ORTHOGONAL, square_field),
        (square_cells, squares.ORTHOGONAL + squares.DIAGONAL, eight),
    ]
    cells, ways, make = draw(st.sampled_from(kinds))
    board = draw(st.sets(cells, min_size=1, max_size=40))
    some = st.sets(st.sampled_from(sorted(board)))
    walls = draw(st.lists(st.tuples(st.sampled_from(sorted(board)), st.sampled_from(ways)), max_size=10))
    walls = {(cell, cell.plus(way)) for cell, way in walls}
    return make(board, walls=walls), board, ways, walls, draw(some), draw(some)


def eight(cells, walls):
    return square_field(cells, Neighbours.EIGHT, walls)


@given(boards())
def test_a_mask_holds_exactly_its_cells(case):
    field, board, _, _, some, _ = case
    assert field.cells(field.mask(some)) == sorted(some, key=lambda cell: (cell[1], cell[0]))
    assert set(field.cells(field.everything)) == board == set(field)
    assert len(field) == len(board) == field.everything.bit_count()


@given(boards())
def test_masks_do_what_sets_do(case):
    field, _, _, _, some, more = case
    assert field.mask(some) | field.mask(more) == field.mask(some | more)
    assert field.mask(some) & field.mask(more) == field.mask(some & more)
    assert field.mask(some) & ~field.mask(more) == field.mask(some - more)


@given(boards())
def test_neighbours_of_a_set_are_those_found_one_by_one(case):
    field, board, ways, walls, some, _ = case
    assert set(field.cells(field.around(field.mask(some)))) == plain_around(some, board, ways, walls)


@given(boards())
def test_a_set_moves_as_its_cells_move(case):
    field, board, ways, walls, some, _ = case
    moved = [set(field.cells(field.step(field.mask(some), number))) for number in range(len(ways))]
    assert moved == [plain_around(some, board, [way], walls) for way in ways]


@given(boards())
def test_a_flood_reaches_what_cells_reach_one_by_one(case):
    field, board, ways, walls, start, inside = case
    flooded = fields.flood(field, field.mask(start), field.mask(inside))
    assert set(field.cells(flooded)) == plain_flood(start, inside, board, ways, walls)


@given(boards())
def test_layers_make_up_the_flood_and_do_not_overlap(case):
    field, _, _, _, start, inside = case
    layers = fields.layers(field, field.mask(start), field.mask(inside))
    assert sum(layers) == fields.flood(field, field.mask(start), field.mask(inside))
    assert sum(map(int.bit_count, layers)) == sum(layers).bit_count()


@given(boards(), st.integers(0, 6))
def test_a_disc_is_the_first_layers(case, steps):
    field, _, _, _, start, inside = case
    layers = fields.layers(field, field.mask(start), field.mask(inside))
    assert fields.disc(field, field.mask(start), steps, field.mask(inside)) == sum(layers[: steps + 1])


def test_a_cell_off_the_board_is_refused_by_name():
    field = square_field(squares.rectangle(2, 2))
    with pytest.raises(ValueError, match=r"Square\(x=9, y=0\) is not on the board of 4 cells"):
        field.mask([Square(0, 0), Square(9, 0)])


def test_clipping_forgets_cells_off_the_board():
    field = square_field(squares.rectangle(2, 2))
    assert field.clip([Square(0, 0), Square(9, 0)]) == field.bit(Square(0, 0))


def test_rows_do_not_run_into_each_other_at_the_border():
    field = square_field(squares.rectangle(3, 3), Neighbours.EIGHT)
    assert fields.neighbours(field, Square(2, 0)) == [Square(1, 0), Square(1, 1), Square(2, 1)]


def test_a_wall_stops_steps_both_ways():
    field = hex_field([Hex(0, 0), Hex(1, 0)], walls=[(Hex(1, 0), Hex(0, 0))])
    assert fields.neighbours(field, Hex(0, 0)) == fields.neighbours(field, Hex(1, 0)) == []


def test_plain_pairs_are_cells_too():
    assert (1, 0) in hex_field([Hex(1, 0)])
    assert "door" not in hex_field([Hex(1, 0)])


def test_an_empty_board_has_no_cells():
    field = hex_field([])
    assert (len(field), field.everything, field.around(0), fields.layers(field, 0, 0)) == (0, 0, 0, [])


def plain_slip(start, solid):
    """The slow way: a step is lost if it leaves solid squares on both sides."""
    for way in Neighbours.EIGHT.value:
        beside = {start.plus(Square(way.x, 0)), start.plus(Square(0, way.y))} - {start, start.plus(way)}
        if not beside or not beside <= solid:
            yield start.plus(way)


some_squares = st.sets(st.sampled_from(squares.rectangle(4, 4)))


@given(some_squares, some_squares)
def test_nobody_slips_between_two_solid_squares_that_touch_at_corners(solid, starts):
    field = square_field(squares.rectangle(4, 4), Neighbours.EIGHT)
    expected = {end for start in starts for end in plain_slip(start, solid) if end in field}
    assert set(field.cells(squares.unpinched(field, field.mask(starts), field.mask(solid)))) == expected
