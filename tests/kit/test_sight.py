"""Lines of sight: drawn examples, corner cases, and second methods that try lines one by one."""

from fractions import Fraction
from itertools import product
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from questhall.kit import Corner, Hex, HexSight, Square, drawn, hexes, read_hexes, read_squares, sees_square, sight
from questhall.kit.squares import rectangle

from .slow_sight import cut, edge, outline, slow_sees

HERE = Hex(0, 0)
EAST, SOUTHEAST, SOUTHWEST, WEST, NORTHWEST, NORTHEAST = hexes.DIRECTIONS


def look(picture, edges=()):
    """Whether a and b see each other on a drawn map with # for walls: both ways, and by the second method."""
    cells = read_hexes(picture)
    walls, (viewer,), (target,) = (drawn.find(cells, symbol) for symbol in "#ab")
    answers = {HexSight(walls, edges).sees(*pair) for pair in [(viewer, target), (target, viewer)]}
    (answer,) = answers | {slow_sees(viewer, target, walls, edges)}
    return answer


def look_thin(end, *edges):
    """The same from the origin, with thin walls only."""
    (answer,) = {HexSight([], edges).sees(HERE, end), slow_sees(HERE, end, [], edges)}
    return answer


def peek(picture, corner=Corner.PINCH):
    """The same for squares."""
    cells = read_squares(picture)
    solid, (viewer,), (target,) = (drawn.find(cells, symbol) for symbol in "#ab")
    (answer,) = {sees_square(viewer, target, solid, corner), sees_square(target, viewer, solid, corner)}
    return answer


# Hexes: whole walls.


def test_without_walls_everybody_sees_everybody():
    assert look("a . . . b")


def test_a_hex_sees_itself_even_when_walled_in():
    assert HexSight(hexes.ring(HERE, 1)).sees(HERE, HERE)


def test_neighbours_see_each_other_through_their_edge_between_walls():
    assert look("""
         # # #
        # a b #
         # # #
    """)


def test_nobody_sees_into_a_wall_or_out_of_it():
    blind = HexSight([HERE])
    assert not blind.sees(HERE, Hex(1, 0))
    assert not blind.sees(Hex(2, 0), HERE)
    assert not blind.sees(HERE, HERE)


def test_a_line_over_the_tip_of_a_wall_touches_it_and_is_blocked():
    assert not look("a # b")
    assert not look("a . . # . b")


def test_a_line_along_the_common_edge_of_two_walls_is_blocked():
    assert not look("""
         a
        # #
         b
    """)


def test_one_free_hex_beside_the_wall_is_enough():
    assert look("""
         a
        # .
         b
    """)


def test_sight_bends_around_a_corner_that_the_middles_do_not_clear():
    assert look("""
        a . .
         # # b
    """)


def test_a_closed_row_of_walls_blocks():
    assert not look("""
         . a .
        # # # #
         . b .
    """)


def test_a_door_in_the_row_is_seen_through():
    assert look("""
         . a .
        # # . #
         . . b
    """)


def test_a_long_corridor_is_seen_through():
    assert look("""
        # # # # # # #
         a . . . . b
        # # # # # # #
    """)


def test_two_walls_that_leave_no_breadth_between_their_tips_block():
    # The only line that passes both runs through a tip of each.
    assert not look("""
        # . .
         a # b
    """)


def test_walls_behind_either_hex_do_not_matter():
    assert look("""
         # # . # #
        # a . . b #
         # # . # #
    """)


def test_walls_beside_the_way_do_not_matter():
    assert look("""
        # # # # # #
         a . . . b
        . # # # # .
    """)


# Hexes: thin walls.


def test_a_thin_wall_between_neighbours_is_looked_around():
    assert look_thin(EAST, (HERE, EAST))


@pytest.mark.parametrize("closing", [(HERE, NORTHEAST), (NORTHEAST, EAST)])
def test_a_thin_wall_that_goes_on_at_one_end_is_looked_around_at_the_other(closing):
    assert look_thin(EAST, (HERE, EAST), closing)


@pytest.mark.parametrize("first", [(HERE, NORTHEAST), (NORTHEAST, EAST)])
@pytest.mark.parametrize("second", [(HERE, SOUTHEAST), (SOUTHEAST, EAST)])
def test_a_thin_wall_that_goes_on_at_both_ends_hides_the_neighbour(first, second):
    assert not look_thin(EAST, (HERE, EAST), first, second)


def test_a_thin_wall_with_whole_walls_at_both_ends_hides_the_neighbour():
    assert not look(" #\na b\n #", [(Hex(-1, 1), Hex(0, 1))])


def test_one_thin_wall_across_the_way_hides_what_is_two_steps_straight_behind():
    assert not look_thin(Hex(2, 0), (HERE, EAST), (HERE, NORTHEAST), (HERE, SOUTHEAST))


def test_a_wall_on_the_own_border_is_as_broad_as_the_row_only_at_its_edge():
    assert look_thin(Hex(2, 0), (HERE, EAST))


def test_a_thin_wall_along_the_line_of_the_middles_is_passed_on_either_side():
    assert look_thin(Hex(1, 1), (EAST, SOUTHEAST))


def test_a_hex_closed_in_by_thin_walls_sees_only_itself():
    shut = HexSight([], [(HERE, way) for way in hexes.DIRECTIONS])
    assert shut.seen_from(HERE, hexes.disc(HERE, 3)) == [HERE]


def test_a_hex_with_one_open_edge_sees_out_of_it():
    ajar = HexSight([], [(HERE, way) for way in hexes.DIRECTIONS if way != EAST])
    assert Hex(3, 0) in ajar.seen_from(HERE, hexes.disc(HERE, 3))
    assert Hex(-1, 0) not in ajar.seen_from(HERE, hexes.disc(HERE, 3))


def test_a_thin_wall_needs_neighbours():
    with pytest.raises(ValueError, match="are not neighbours, so there is no edge between them"):
        HexSight([], [(HERE, Hex(2, 0))])


def test_the_order_in_which_a_thin_wall_names_its_hexes_does_not_matter():
    assert sight.thin_wall(HERE, EAST).middle == sight.thin_wall(EAST, HERE).middle
    assert set(sight.thin_wall(HERE, EAST).corners) == set(sight.thin_wall(EAST, HERE).corners)


# Hexes: against the second method, and against points.


@st.composite
def scenes(draw):
    """A target up to four steps away, and walls near the way to it."""
    target = draw(st.sampled_from(hexes.disc(HERE, 4)[1:]))
    apart = hexes.distance(HERE, target)
    near = [c for c in hexes.disc(HERE, 5) if hexes.distance(HERE, c) + hexes.distance(c, target) <= apart + 2]
    walls = draw(st.sets(st.sampled_from(near), max_size=7)) - {HERE, target}
    thin = draw(st.sets(st.tuples(st.sampled_from(near), st.sampled_from(hexes.DIRECTIONS[:3])), max_size=8))
    return target, walls, [(cell, cell.plus(way)) for cell, way in thin]


@settings(max_examples=100)
@given(scenes())
@example((Hex(2, 0), {EAST}, []))
@example((Hex(4, -2), {Hex(2, -1)}, [(Hex(1, 0), Hex(2, 0)), (Hex(2, -2), Hex(3, -2))]))
def test_sight_agrees_with_trying_all_lines_that_just_miss_two_corners(scene):
    target, walls, edges = scene
    assert HexSight(walls, edges).sees(HERE, target) == slow_sees(HERE, target, walls, edges)


def crowded(seed):
    """A scene with so many walls that about half of them hide the target."""
    random = Random(seed)
    target = random.choice(hexes.disc(HERE, random.randint(1, 5))[1:])
    apart = hexes.distance(HERE, target)
    near = [c for c in hexes.disc(HERE, 6) if hexes.distance(HERE, c) + hexes.distance(c, target) <= apart + 2]
    walls = set(random.sample(near, min(len(near), random.randint(0, 12)))) - {HERE, target}
    thin = [(cell, cell.plus(way)) for cell in near for way in hexes.DIRECTIONS[:3] if random.random() < 0.25]
    return target, walls, thin[:14]


@pytest.mark.parametrize("seed", range(80))
def test_sight_agrees_with_the_second_method_among_many_walls(seed):
    target, walls, edges = crowded(seed)
    assert HexSight(walls, edges).sees(HERE, target) == slow_sees(HERE, target, walls, edges)


def test_among_many_walls_some_hexes_are_seen_and_some_are_not():
    seen = [HexSight(walls, edges).sees(HERE, target) for target, walls, edges in map(crowded, range(80))]
    assert 20 < sum(seen) < 60


# Target, walls, thin walls: views through slits so narrow that only one or two of the tried directions find them.
SLITS = [
    ((5, 2), [(4, 1)], [((0, 0), (0, 1)), ((2, 1), (3, 1))]),
    ((-2, 7), [(-1, 2)], [((-1, 3), (-1, 4)), ((-1, 3), (0, 3)), ((0, 0), (1, 0))]),
    ((-2, 7), [(-1, 2), (1, 0)], [((0, 2), (-1, 3))]),
    ((-5, 7), [(-1, 2)], [((-5, 6), (-5, 7)), ((-2, 3), (-3, 4))]),
    ((7, -5), [], [((4, -3), (5, -3)), ((5, -4), (6, -4)), ((6, -5), (7, -5)), ((7, -5), (7, -4))]),
    ((7, -2), [(5, -2)], [((3, -1), (4, -1)), ((7, -2), (6, -1))]),
    ((7, -5), [(6, -5)], [((4, -3), (3, -2)), ((6, -4), (5, -3))]),
    ((5, 2), [(2, 1)], [((1, -1), (0, 0))]),
    ((-5, -2), [(-2, -1), (-1, 1)], []),
    ((-5, 7), [(-3, 4)], [((-4, 6), (-4, 7))]),
    ((-7, 2), [(-4, 1)], [((-6, 2), (-7, 3))]),
    ((-2, 7), [(-1, 4)], [((-3, 7), (-2, 7))]),
    ((-5, 7), [(-2, 3)], [((-1, 0), (0, 0))]),
    ((-7, 2), [(-3, 1)], [((0, -1), (-1, 0))]),
]


@pytest.mark.parametrize(("target", "walls", "edges"), SLITS)
def test_the_narrowest_slits_are_found(target, walls, edges):
    thin = [(Hex(*one), Hex(*two)) for one, two in edges]
    assert HexSight([Hex(*wall) for wall in walls], thin).sees(HERE, Hex(*target))
    assert slow_sees(HERE, target, walls, edges)


@pytest.mark.parametrize(("target", "walls", "edges"), SLITS)
@pytest.mark.parametrize("symmetry", hexes.SYMMETRIES)
def test_the_narrowest_slits_are_found_however_they_are_turned(target, walls, edges, symmetry):
    thin = [(symmetry(Hex(*one)), symmetry(Hex(*two))) for one, two in edges]
    assert HexSight([symmetry(Hex(*wall)) for wall in walls], thin).sees(HERE, symmetry(Hex(*target)))


def points(cell):
    """The middle of a hex, its corners, the middles of its edges, and points half-way in."""
    corners = outline(cell)
    middle = (sum(x for x, _ in corners) // 6, sum(y for _, y in corners) // 6)
    rim = [((x + u) // 2, (y + v) // 2) for (x, y), (u, v) in zip(corners, corners[1:] + corners[:1], strict=True)]
    inner = [((3 * x + middle[0]) // 4, (3 * y + middle[1]) // 4) for x, y in corners + rim]
    return [middle, *corners, *rim, *inner]


def clear(one, two, shapes):
    length = (two[0] - one[0]) ** 2 + (two[1] - one[1]) ** 2
    spans = [span for shape in shapes if (span := cut(one, two, shape))]
    return not any(low <= length and high >= 0 for low, high in spans)


@settings(max_examples=40)
@given(scenes())
def test_where_two_sample_points_can_be_joined_the_hexes_see_each_other(scene):
    target, walls, edges = scene
    shapes = [outline(cell) for cell in walls] + [edge(one, two) for one, two in edges]
    joined = any(clear(*pair, shapes) for pair in product(points(HERE), points(target)) if pair[0] != pair[1])
    assert HexSight(walls, edges).sees(HERE, target) >= joined


@given(scenes(), st.sampled_from(hexes.SYMMETRIES), st.sampled_from(hexes.disc(HERE, 30)))
def test_sight_does_not_change_when_the_board_is_turned_mirrored_or_moved(scene, symmetry, shift):
    target, walls, edges = scene

    def moved(cell):
        return symmetry(cell).plus(shift)

    turned = HexSight(map(moved, walls), [(moved(one), moved(two)) for one, two in edges])
    assert turned.sees(moved(HERE), moved(target)) == HexSight(walls, edges).sees(HERE, target)


@given(scenes(), st.sampled_from(hexes.disc(HERE, 4)))
def test_another_wall_never_opens_a_view(scene, wall):
    target, walls, edges = scene
    assert HexSight(walls, edges).sees(HERE, target) >= HexSight(walls | {wall}, edges).sees(HERE, target)


# Squares.


def test_squares_see_along_rows_columns_and_diagonals():
    assert peek("a...b")
    assert peek("a\n.\nb")
    assert peek("a..\n...\n..b")


def test_a_solid_square_on_the_line_blocks():
    assert not peek("a.#.b")
    assert not peek("a..\n.#.\n..b")


def test_a_solid_square_grazed_off_the_middle_blocks():
    assert not peek("a#.\n..b")
    assert not peek("a..\n.#b")


@pytest.mark.parametrize(("corner", "seen"), [(Corner.OPEN, True), (Corner.PINCH, True), (Corner.CLOSED, False)])
def test_the_corner_of_one_solid_square_blocks_only_where_touching_does(corner, seen):
    assert peek("a#\n.b", corner) is seen


@pytest.mark.parametrize(("corner", "seen"), [(Corner.OPEN, True), (Corner.PINCH, False), (Corner.CLOSED, False)])
def test_two_solid_squares_that_touch_at_the_corner_block_the_line_between_them(corner, seen):
    assert peek("a#\n#b", corner) is seen


def test_solid_squares_at_two_corners_of_the_way_pinch_nothing():
    assert peek("a#.\n..#\n..b")


def test_a_line_of_three_by_one_touches_corners_only_where_it_passes_them():
    assert sight.crossed(Square(0, 0), Square(3, 1)) == (
        [Square(1, 0), Square(2, 1)],
        [(Square(2, 0), Square(1, 1))],
    )


def test_the_two_squares_themselves_never_block():
    assert sees_square(Square(0, 0), Square(1, 0), rectangle(2, 1), Corner.CLOSED)
    assert sees_square(Square(0, 0), Square(0, 0), rectangle(2, 1), Corner.CLOSED)


def span(square, start, end):
    """From where to where (0 to 1) the line between centres runs in a closed square, by cutting it in x and in y."""
    low, high = Fraction(0), Fraction(1)
    for place, first, last in zip(square, start, end, strict=True):
        if first == last:
            low, high = (low, high) if place == first else (Fraction(1), Fraction(0))
        else:
            sides = sorted(Fraction(2 * (place - first) + side, 2 * (last - first)) for side in (-1, 1))
            low, high = max(low, sides[0]), min(high, sides[1])
    return low, high


def slow_peek(start, end, solid, corner):
    spans = [span(square, start, end) for square in solid if square not in (start, end)]
    touched = [low for low, high in spans if low == high]
    pinched = len(set(touched)) < len(touched)
    blocked = {Corner.OPEN: False, Corner.PINCH: pinched, Corner.CLOSED: bool(touched)}[corner]
    return not blocked and not any(low < high for low, high in spans)


anywhere = st.sampled_from(rectangle(7, 7))


@given(anywhere, anywhere, st.sets(anywhere, max_size=12), st.sampled_from(Corner))
def test_square_sight_agrees_with_cutting_the_line_by_every_square(start, end, solid, corner):
    assert sees_square(start, end, solid, corner) == slow_peek(start, end, solid, corner)
