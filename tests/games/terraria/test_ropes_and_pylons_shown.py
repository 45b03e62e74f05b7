"""Ropes, platforms and pylons, one by one.  [TR-27xx, TR-28xx, TR-29xx]"""

import pytest

from questhall.games.terraria.choices import BuyPylon, Chop, Go, HangRope, HoldOn, OpenChest, PlacePlatform, UsePylon
from questhall.games.terraria.state import Boss, PlacedHouse
from questhall.games.terraria.steps.falling import Settle
from questhall.games.terraria.steps.spawning import can_spawn
from questhall.games.terraria.world import rope_cells
from tests.games.terraria.board import arrange, open_to, refreshed, spot, where, xy
from tests.ledger import rule

FIELD = """
    . . . . . .
    . . . . . .
    . . A . . .
    # # # # # #
    """


def roped(drawing: str, **state):  # type: ignore[no-untyped-def]
    t = arrange(drawing, **state)
    t.state.sides[0].ropes = t.state.sides[0].platforms = 2
    return refreshed(t)


def rich(drawing: str = FIELD, npcs: int = 2, coins: int = 25, **state):  # type: ignore[no-untyped-def]
    t = arrange(drawing, npcs=["guide", "merchant", "nurse", "dryad"][:npcs], **state)
    t.state.sides[0].coins = coins
    return refreshed(t)


def climbed(t):  # type: ignore[no-untyped-def]
    """The rows that a character can move to straight up and down."""
    x = t.state.sides[0].cell % 51
    return sorted(choice.to // 51 for choice in open_to(t, Go) if choice.to % 51 == x)


# -- ropes


@rule("TR-2701", "TR-2703")
def test_where_a_rope_can_hang() -> None:
    t = roped(". @demon_eye . . .\n# A B . .\n# # # # #")
    assert open_to(t, HangRope) == [HangRope(xy(0, 0)), HangRope(xy(2, 0))]


@rule("TR-2701")
def test_no_rope_hangs_in_a_house() -> None:
    t = roped(". . . .\n. . . A\n# # # #", houses=[PlacedHouse("bed", xy(0, 0))])
    assert {choice.cell % 51 - 24 for choice in open_to(t, HangRope)} == {3}


@rule("TR-2702")
@pytest.mark.parametrize(("cell", "rise", "threat"), [("o", 1, 1), ("o", 2, 2), (".", 2, 0)])
def test_a_rope_raises_threat_by_the_visible_value_on_a_spawn_cell_only(cell: str, rise: int, threat: int) -> None:
    t = roped(f"A {cell} .", rise=rise)
    t.take(0, HangRope(xy(1, 0)))
    assert t.state.threat == threat


@rule("TR-2704", "TR-R-72")
def test_a_rope_ends_at_a_block_or_a_house() -> None:
    t = arrange("A # #\n. | .\n. . .\n. # .\n. . .")
    assert list(rope_cells(t)) == [xy(1, 1), xy(1, 2)]
    t.state.marks[xy(1, 3)] = "tunnel"
    assert list(rope_cells(t)) == [xy(1, 1), xy(1, 2), xy(1, 3), xy(1, 4)]
    t.state.houses.append(PlacedHouse("bed", xy(0, 3)))
    assert list(rope_cells(t)) == [xy(1, 1), xy(1, 2)]


SHAFT = "A . .\n# | #\n# . #\n# . #\n# . #\n# . #\n# . #\n# # #"


def hanging(row: int, **state):  # type: ignore[no-untyped-def]
    t = arrange(SHAFT, ap=1, **state)
    t.state.sides[0].cell, t.state.sides[0].hangs = xy(1, row), True
    return refreshed(t)


@rule("TR-2705", "TR-R-72")
def test_a_climb_goes_two_cells_up_or_down_but_not_beyond_the_rope() -> None:
    assert climbed(hanging(3)) == [1, 2, 4, 5]
    assert climbed(hanging(2)) == [1, 3, 4]
    assert climbed(hanging(0)) == [1]


@rule("TR-2705")
def test_in_a_house_below_the_rope_nobody_climbs() -> None:
    t = arrange("# | #\n# . #\n# . #\n. A .\n. . .\n# # #", ap=1, houses=[PlacedHouse("bed", xy(0, 3))])
    assert climbed(t) == [2, 4]


@rule("TR-2706")
def test_a_climb_goes_three_cells_with_a_loom_and_two_without() -> None:
    assert climbed(hanging(1)) == [0, 2, 3]
    assert climbed(hanging(1, houses=[PlacedHouse("loom", 0)])) == [0, 2, 3, 4]
    assert climbed(hanging(6, houses=[PlacedHouse("bed", 0)])) == [4, 5]


@rule("TR-2707")
def test_whoever_has_support_on_a_rope_cell_is_not_asked() -> None:
    t = arrange("A | .\n# # #", ap=1)
    t.take(0, Go(xy(1, 0)))
    assert HoldOn() not in t.decisions[0].choices
    assert not t.state.sides[0].hangs


# -- platforms


@rule("TR-2801")
def test_a_platform_lies_next_to_the_character_or_below_and_is_used_up() -> None:
    t = roped(FIELD)
    near = {xy(x, y) for x in (1, 2, 3) for y in (1, 2)}
    assert {choice.cell for choice in open_to(t, PlacePlatform)} == near
    t.take(0, PlacePlatform(xy(2, 2)))
    assert (t.state.platforms, t.state.sides[0].platforms) == ([xy(2, 2)], 1)


@rule("TR-2803")
def test_platforms_stop_no_move_up_down_or_aslant() -> None:
    t = arrange(". = .\n. A= .\n. . .\n. . .\n# # #", ap=1)
    everywhere = {xy(x, y) for x in (0, 1, 2) for y in (0, 1, 2)} - {xy(1, 1)}
    assert {choice.to for choice in open_to(t, Go)} == everywhere


@rule("TR-2804", "TR-3311")
def test_no_enemy_falls_through_a_platform() -> None:
    t = arrange("# @zombie #\n# = #\n# . #\n# # #", agenda=[Settle()])
    assert spot(t) == (1, 1)


@rule("TR-2805")
def test_a_fall_ends_on_a_platform() -> None:
    t = arrange("A . #\n# . #\n# = #\n# . #\n# # #", ap=1, rolls=[2])
    t.take(0, Go(xy(1, 0)))
    assert where(t) == (1, 2)


@rule("TR-2808")
def test_a_platform_hides_no_symbol() -> None:
    t = roped("o= A 1=\n# # #", ap=1)
    assert can_spawn(t, xy(0, 0))
    assert open_to(t, Chop) == [Chop(xy(2, 0))]
    assert open_to(arrange("A c= .", ap=1), OpenChest) == [OpenChest(xy(1, 0))]


# -- pylons


@rule("TR-2901")
def test_without_two_npcs_no_pylon_is_used_either() -> None:
    assert open_to(rich("A^ . . ^\n# # # #"), UsePylon) == [UsePylon(xy(3, 0))]
    assert open_to(rich("A^ . . ^\n# # # #", npcs=1), UsePylon) == []


@rule("TR-2902")
def test_a_pylon_costs_ten_coins() -> None:
    assert open_to(rich(coins=9), BuyPylon) == []
    t = rich(coins=10)
    t.take(0, BuyPylon(xy(1, 1)))
    assert t.state.sides[0].coins == 0


@rule("TR-2903", "TR-2904", "TR-2907")
def test_where_a_pylon_can_stand() -> None:
    t = rich(". @demon_eye | . .\n# A B . .\n# # # # #")
    assert open_to(t, BuyPylon) == [BuyPylon(xy(0, 0))]
    assert len(open_to(rich(), BuyPylon)) == 5


@rule("TR-2905", "TR-2908")
def test_a_second_pylon_stands_in_another_biome() -> None:
    assert open_to(rich(pylons=[]), BuyPylon) != []
    assert open_to(rich(pylons=[xy(4, 0)]), BuyPylon) == []
    assert open_to(rich(pylons=[xy(4, 22)]), BuyPylon) == []
    assert open_to(rich(pylons=[xy(12, 0)]), BuyPylon) != []


@rule("TR-2906")
@pytest.mark.parametrize(("cell", "threat"), [("o", 2), (".", 0)])
def test_a_pylon_raises_threat_by_the_visible_value_on_a_spawn_cell_only(cell: str, threat: int) -> None:
    t = rich(f"A {cell} .", rise=2)
    t.take(0, BuyPylon(xy(1, 0)))
    assert t.state.threat == threat


@rule("TR-2909")
def test_a_pylon_is_used_from_its_cell_or_from_next_to_it_for_four_coins() -> None:
    assert open_to(rich("A^ . . ^\n# # # #"), UsePylon) == [UsePylon(xy(3, 0))]
    assert open_to(rich("A ^ . ^\n# # # #"), UsePylon) == [UsePylon(xy(3, 0))]
    assert open_to(rich("A . ^ ^\n# # # #"), UsePylon) == []
    assert open_to(rich("A ^ . ^\n# # # #", coins=3), UsePylon) == []


@rule("TR-2910")
def test_no_pylon_carries_onto_an_enemy() -> None:
    assert open_to(rich("A ^ . ^@zombie\n# # # #"), UsePylon) == []


@rule("TR-2911")
def test_a_boss_in_the_world_stops_all_pylons() -> None:
    t = rich("A ^ . ^\n# # # #")
    assert open_to(t, UsePylon) == [UsePylon(xy(3, 0))]
    t.state.bosses = [Boss("queen_bee", xy(0, 14))]
    assert open_to(refreshed(t), UsePylon) == []


@rule("TR-2912")
def test_pylons_stay_when_they_are_used() -> None:
    t = rich("A ^ . ^\n# # # #")
    t.take(0, UsePylon(xy(3, 0)))
    assert t.state.pylons == [xy(1, 0), xy(3, 0)]
