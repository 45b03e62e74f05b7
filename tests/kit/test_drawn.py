"""Drawn maps: read, draw back, complain about crooked ones."""

from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.kit import Hex, Orientation, Square, drawn, hexes, read_hexes, read_squares

ROADSIDE = """\
. . . # . .
 . a . . r .
. . . # . R
"""
symbols = st.sampled_from("#.arR~")
hex_maps = st.dictionaries(st.builds(Hex, st.integers(-5, 5), st.integers(-5, 5)), symbols, min_size=1)
square_maps = st.dictionaries(st.builds(Square, st.integers(-5, 5), st.integers(-5, 5)), symbols, min_size=1)


def test_the_map_of_the_style_guide_is_read():
    cells = read_hexes(ROADSIDE)
    assert len(cells) == 18
    assert (cells[Hex(0, 0)], cells[Hex(3, 0)], cells[Hex(1, 1)], cells[Hex(4, 2)]) == (".", "#", "a", "R")


def test_neighbours_in_the_picture_are_neighbours_on_the_board():
    cells = read_hexes(" 5 6\n4 o 1\n 3 2")
    (middle,) = drawn.find(cells, "o")
    assert "".join(cells[cell] for cell in hexes.neighbours(middle)) == "123456"


def test_flat_hexes_are_drawn_in_shifted_columns():
    picture = "  5\n4   6\n  o\n3   1\n  2"
    cells = read_hexes(picture, Orientation.FLAT)
    (middle,) = drawn.find(cells, "o")
    assert "".join(cells[cell] for cell in hexes.neighbours(middle)) == "123456"
    assert drawn.draw_hexes(cells, Orientation.FLAT) == picture


def test_a_map_is_drawn_back_as_it_was():
    assert drawn.draw_hexes(read_hexes(ROADSIDE)) == ROADSIDE.rstrip("\n")


def test_a_map_may_begin_with_a_shifted_row():
    assert read_hexes(" a b\nc d") == {Hex(0, 0): "a", Hex(1, 0): "b", Hex(-1, 1): "c", Hex(0, 1): "d"}


def test_common_indentation_and_blank_lines_around_do_not_matter():
    assert read_hexes("\n\n    a b\n     c\n   \n") == read_hexes("a b\n c")
    assert read_squares("\n  ab\n  c\n") == read_squares("ab\nc")


def test_gaps_are_no_cells():
    assert read_hexes("a   b") == {Hex(0, 0): "a", Hex(2, 0): "b"}


def test_an_empty_picture_has_no_cells():
    assert read_hexes("") == read_squares(" \n ") == {}
    assert drawn.draw_hexes({}) == ""


@pytest.mark.parametrize(
    ("picture", "place"), [("a b\nc d", "'c' in row 2, column 1"), ("ab", "'b' in row 1, column 2")]
)
def test_a_crooked_map_is_refused_with_row_and_column(picture, place):
    with pytest.raises(ValueError, match=f"{place} is off the grid of pointy hexes"):
        read_hexes(picture)


def test_a_crooked_flat_map_is_refused():
    with pytest.raises(ValueError, match="'b' in row 1, column 3 is off the grid of flat hexes"):
        read_hexes("a b", Orientation.FLAT)


@pytest.mark.parametrize("symbol", ["", "ab", " "])
def test_a_symbol_is_one_character(symbol):
    with pytest.raises(ValueError, match="cannot be drawn; a symbol is one character and not blank"):
        drawn.draw_squares({Square(0, 0): symbol})


def test_squares_are_read_by_column_and_row():
    assert read_squares(".#\na") == {Square(0, 0): ".", Square(1, 0): "#", Square(0, 1): "a"}


@given(square_maps)
def test_square_maps_survive_drawing(cells):
    left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
    moved = {Square(cell.x - left, cell.y - top): symbol for cell, symbol in cells.items()}
    assert read_squares(drawn.draw_squares(cells)) == moved


@given(hex_maps, st.sampled_from(Orientation))
def test_hex_maps_survive_drawing_up_to_a_shift(cells, orientation):
    again = read_hexes(drawn.draw_hexes(cells, orientation), orientation)
    shift = min(cells).minus(min(again))
    assert {cell.plus(shift): symbol for cell, symbol in again.items()} == cells


@given(hex_maps, st.sampled_from(Orientation))
def test_a_drawing_read_and_drawn_again_is_the_same(cells, orientation):
    picture = drawn.draw_hexes(cells, orientation)
    assert drawn.draw_hexes(read_hexes(picture, orientation), orientation) == picture == dedent(picture)
