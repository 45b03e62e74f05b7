"""Falling, fall damage, stacking.  [TR-12xx]"""

import pytest

from questhall.games.terraria.choices import Go
from questhall.games.terraria.events import Fell
from questhall.games.terraria.state import PlacedHouse
from questhall.games.terraria.steps.falling import Settle
from questhall.games.terraria.world import chart, place_of
from tests.games.terraria.board import arrange, spot, told, where, xy
from tests.ledger import rule


def shaft(depth: int, bottom: str = ".") -> str:
    """A way to the right that ends over a shaft so many cells deep."""
    rows = ["A . #", *["# . #"] * (depth - 1), f"# {bottom} #", "# # #"]
    return "\n".join(rows)


@rule("TR-1201", "TR-1202", "TR-1203")
def test_without_support_a_character_falls_straight_down() -> None:
    t = arrange(shaft(3), ap=1, rolls=[3])
    t.take(0, Go(xy(1, 0)))
    assert where(t) == (1, 3)


@rule("TR-1204", "TR-EX-40")
def test_a_fall_of_one_cell_is_harmless() -> None:
    t = arrange(shaft(1), ap=1)
    t.take(0, Go(xy(1, 0)))
    assert told(t, Fell) == [Fell(0, 1)]
    assert t.state.sides[0].health == 5


@rule("TR-1205", "TR-1206", "TR-1207", "TR-1208", "TR-1209", "TR-1211", "TR-EX-05", "TR-EX-40")
@pytest.mark.parametrize(("cells", "rolled", "lost"), [(3, 2, 1), (2, 1, 1), (2, 2, 0), (3, 4, 0)])
def test_fall_damage_is_what_the_defence_dice_do_not_cover(cells: int, rolled: int, lost: int) -> None:
    t = arrange(shaft(cells), ap=1, rolls=[rolled])
    t.take(0, Go(xy(1, 0)))
    assert told(t, Fell) == [Fell(0, cells, (rolled,), lost)]
    assert t.state.sides[0].health == 5 - lost


@rule("TR-1206", "TR-3407")
def test_all_defence_dice_of_the_armour_are_added() -> None:
    t = arrange(shaft(3), ap=1, rolls=[1, 2])
    t.state.sides[0].worn = "copper_armour"
    t.take(0, Go(xy(1, 0)))
    assert told(t, Fell) == [Fell(0, 3, (1, 2), 0)]


@rule("TR-1205", "TR-EX-06", "TR-R-53", "TR-2518")
def test_a_cobweb_breaks_the_fall_and_is_gathered() -> None:
    t = arrange(shaft(3, "w"), ap=1)
    t.take(0, Go(xy(1, 0)))
    assert told(t, Fell) == [Fell(0, 3)]
    assert (t.state.sides[0].slots[0].kind, t.state.sides[0].slots[0].count) == ("cobweb", 1)


@rule("TR-1205", "TR-R-53")
def test_lava_breaks_the_fall_and_burns() -> None:
    t = arrange(shaft(3, "~"), ap=1)
    t.take(0, Go(xy(1, 0)))
    assert (told(t, Fell), t.state.sides[0].debuffs) == ([Fell(0, 3)], {"burning": 2})


@rule("TR-2519", "TR-EX-69")
def test_a_cobweb_can_be_gathered_again_and_again() -> None:
    t = arrange("A w .", ap=3)
    for x in (1, 0, 1):
        t.take(0, Go(xy(x, 0)))
    assert t.state.sides[0].slots[0].count == 2


@rule("TR-R-50")
def test_shields_do_not_help_against_a_fall() -> None:
    t = arrange(shaft(3), ap=1, rolls=[1])
    t.state.sides[0].points.shields = 3
    t.take(0, Go(xy(1, 0)))
    assert t.state.sides[0].health == 3


@rule("TR-1212", "TR-1214", "TR-EX-07")
def test_a_character_lands_on_another_without_harming_it() -> None:
    t = arrange(shaft(3, "B"), ap=1, rolls=[4])
    t.take(0, Go(xy(1, 0)))
    assert (where(t), where(t, 1)) == ((1, 2), (1, 3))
    assert t.state.sides[1].health == 5


@rule("TR-1213", "TR-1215", "TR-EX-07", "TR-R-51")
def test_when_the_lowest_moves_away_all_above_fall() -> None:
    t = arrange(
        """
        # B #
        # @zombie #
        # A .
        # # #
        """,
        ap=1,
    )
    t.take(0, Go(xy(2, 2)))
    assert (spot(t), where(t, 1)) == ((1, 2), (1, 1))


@rule("TR-3313")
def test_an_enemy_falls_without_harm() -> None:
    t = arrange("# @zombie #\n# . #\n# . #\n# . #\n# # #", agenda=[Settle()])
    assert spot(t) == (1, 3)
    assert t.state.enemies[0].damage == 0


@rule("TR-3317")
def test_a_flier_does_not_fall() -> None:
    t = arrange("# @demon_eye #\n# . #\n# # #", agenda=[Settle()])
    assert spot(t) == (1, 0)


@rule("TR-R-65")
def test_a_worm_rests_in_a_block_and_falls_in_the_air() -> None:
    t = arrange("# #@giant_worm . @giant_worm\n# . . .\n# # # #", agenda=[Settle()])
    assert (spot(t, "e0"), spot(t, "e1")) == ((1, 0), (3, 1))


@rule("TR-2610", "TR-1201")
def test_the_roof_of_a_house_holds() -> None:
    t = arrange(
        "A . . #\n. . . #\n. . . #\n. . . #\n# # # #", ap=1, houses=[PlacedHouse("bed", xy(0, 2))], agenda=[Settle()]
    )
    assert where(t) == (0, 1)


@rule("TR-R-71", "TR-2607")
def test_the_floor_of_a_house_in_the_air_holds_but_not_its_upper_storey() -> None:
    t = arrange(
        "# # #\n# # #\nA . .\n. . .\n. . .\n# # #",
        houses=[PlacedHouse("bed", xy(0, 2))],
        agenda=[Settle()],
    )
    assert where(t) == (0, 3)


@rule("TR-R-08")
def test_a_fall_into_the_unknown_explores_and_goes_on() -> None:
    t = arrange("# A #\n# . #\n# . #\n# . #\n# . #", at=(24, 5), agenda=[Settle()], rolls=[])
    below = place_of(xy(1, 5, (24, 5)))
    assert t.state.land.tiles[below].startswith("forest_upper_cavern")
    (fell,) = told(t, Fell)
    assert fell.cells == where(t, 0, (24, 5))[1]
    assert fell.cells >= 4


@rule("TR-R-09")
def test_an_enemy_stops_where_nobody_has_explored() -> None:
    t = arrange("# @zombie #\n# . #\n# . #\n# . #\n# . #", at=(24, 5), agenda=[Settle()])
    assert spot(t, "e0", (24, 5)) == (1, 4)


@rule("TR-R-07")
def test_the_bottom_of_the_underworld_is_solid_ground() -> None:
    t = arrange("# A #\n# . #\n# . #\n# . #\n# . #", at=(24, 20), agenda=[Settle()], rolls=[4])
    assert where(t, 0, (24, 20)) == (1, 4)
    assert xy(1, 4, (24, 20)) in chart(t).kinds


@rule("TR-4703")
def test_on_a_journey_falls_are_harmless() -> None:
    t = arrange(shaft(4), ap=1, options={"journey": True})
    t.take(0, Go(xy(1, 0)))
    assert told(t, Fell) == [Fell(0, 4)]


@rule("TR-R-52")
def test_no_fall_from_an_occupied_cell_underway() -> None:
    t = arrange("A @demon_eye .\n# . #\n# . #\n# # #", ap=2)
    t.take(0, Go(xy(1, 0)))
    t.take(0, Go(xy(2, 0)))
    assert where(t) == (2, 0)


@rule("TR-R-51")
def test_of_two_that_fall_the_lower_one_falls_first() -> None:
    t = arrange("A # .\n. # .\n. # B\n. # .\n. # .\n# # #", agenda=[Settle()])
    assert [fell.seat for fell in told(t, Fell)] == [1, 0]
