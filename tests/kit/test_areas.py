"""Area patterns against trying every turn, mirror image and shift."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from questhall.kit import Hex, Orientation, Square, areas, hex_pattern, hexes, pattern, square_pattern, squares

near_hexes = st.sets(st.sampled_from(hexes.disc(Hex(0, 0), 2)), min_size=1, max_size=5)
near_squares = st.sets(st.sampled_from(squares.rectangle(3, 3)), min_size=1, max_size=4)


def every_placement(cells, symmetries, shifts):
    """The slow way: each symmetry, then each shift."""
    return {tuple(sorted(symmetry(cell).plus(shift) for cell in cells)) for symmetry in symmetries for shift in shifts}


def test_an_arc_of_two_hexes_has_six_placements():
    placements = hex_pattern("r r\n g").from_anchor(Hex(0, 0))
    ring = hexes.ring(Hex(0, 0), 1)
    arcs = {tuple(sorted(arc)) for arc in zip(ring, ring[1:] + ring[:1], strict=True)}
    assert len(placements) == 6
    assert set(placements) == arcs


def test_all_adjacent_hexes_have_one_placement():
    (placement,) = hex_pattern(" r r\nr g r\n r r").from_anchor(Hex(3, 1))
    assert set(placement) == set(hexes.neighbours(Hex(3, 1)))


def test_three_hexes_in_a_line_have_six_placements():
    placements = hex_pattern("g r r r").from_anchor(Hex(0, 0))
    assert len(placements) == 6
    assert (Hex(1, 0), Hex(2, 0), Hex(3, 0)) in placements


def test_a_triangle_covers_a_hex_in_six_ways():
    assert len(hex_pattern("r r\n r").covering(Hex(0, 0))) == 6


def test_a_crooked_pattern_has_twelve_placements_and_six_without_mirror():
    crooked = "g r r\n   r"
    assert len(hex_pattern(crooked).from_anchor(Hex(0, 0))) == 12
    assert len(hex_pattern(crooked, hexes.ROTATIONS).from_anchor(Hex(0, 0))) == 6


def test_flat_pictures_give_the_same_patterns():
    assert hex_pattern("g\n  r\nr", orientation=Orientation.FLAT) == hex_pattern("r r\n g")


def test_square_patterns_turn_by_quarters():
    assert square_pattern("gr").from_anchor(Square(1, 1)) == (
        (Square(0, 1),),
        (Square(1, 0),),
        (Square(1, 2),),
        (Square(2, 1),),
    )


def test_a_pattern_without_anchor_is_not_laid_from_one():
    with pytest.raises(ValueError, match="has no anchor; ask for placements that cover or touch cells"):
        hex_pattern("r r").from_anchor(Hex(0, 0))
    with pytest.raises(ValueError, match="has no anchor"):
        hex_pattern("r r").anchors(Hex(0, 0))


def test_a_pattern_needs_a_cell():
    with pytest.raises(ValueError, match="at least one cell besides its anchor"):
        hex_pattern("g")


@settings(max_examples=25)
@given(near_hexes, near_hexes)
def test_hex_placements_that_touch_cells_are_those_of_all_shifts(cells, wanted):
    tried = every_placement(cells, hexes.SYMMETRIES, hexes.disc(Hex(0, 0), 8))
    found = pattern(cells, hexes.SYMMETRIES).touching(wanted)
    assert list(found) == sorted(placement for placement in tried if wanted & set(placement))


@settings(max_examples=25)
@given(near_squares, near_squares)
def test_square_placements_that_touch_cells_are_those_of_all_shifts(cells, wanted):
    tried = every_placement(cells, squares.SYMMETRIES, squares.rectangle(17, 17, Square(-8, -8)))
    found = pattern(cells, squares.SYMMETRIES).touching(wanted)
    assert list(found) == sorted(placement for placement in tried if wanted & set(placement))


@given(near_hexes, st.sampled_from(hexes.disc(Hex(0, 0), 2)), st.sampled_from(hexes.disc(Hex(1, 1), 3)))
def test_placements_from_an_anchor_are_those_of_all_symmetries(cells, anchor, here):
    ways = {cell.minus(anchor) for cell in cells}
    found = pattern(cells, hexes.SYMMETRIES, anchor).from_anchor(here)
    assert sorted(found) == sorted(every_placement(ways, hexes.SYMMETRIES, [here]))


@given(near_hexes, st.sampled_from(hexes.disc(Hex(0, 0), 2)), st.sampled_from(hexes.disc(Hex(1, 1), 2)))
def test_anchors_are_the_cells_from_which_the_target_can_be_covered(cells, anchor, target):
    area = pattern(cells, hexes.SYMMETRIES, anchor)
    everywhere = hexes.disc(target, 5)
    able = [cell for cell in everywhere if any(target in placement for placement in area.from_anchor(cell))]
    assert area.anchors(target) == sorted(able)


def test_covering_is_touching_one_cell():
    area = hex_pattern("r r\n g")
    assert area.covering(Hex(2, 2)) == area.touching([Hex(2, 2)])


def test_placements_are_plain_sorted_tuples():
    assert areas.hex_pattern("r r").covering(Hex(0, 0))[0] == (Hex(-1, 0), Hex(0, 0))
