"""Actions: open chest, chop, dig.  [TR-13xx, TR-14xx, TR-15xx, TR-38xx]"""

import pytest

from questhall.games.terraria.choices import Chop, Dig, FreeSlot, Go, OpenChest, Pass, Take
from questhall.games.terraria.effects import RESOURCES
from questhall.games.terraria.events import BlockDug, ChestOpened
from questhall.games.terraria.state import PlacedHouse, Stack
from tests.games.terraria.board import arrange, open_to, refreshed, told, where, xy
from tests.ledger import rule


def goods(t, seat=0):  # type: ignore[no-untyped-def]
    return {stack.kind: stack.count for stack in t.state.sides[seat].slots if stack.kind}


@rule("TR-1301", "TR-1303", "TR-1305", "TR-1304")
def test_opening_a_chest_costs_a_point_and_gives_the_reward_of_its_layer() -> None:
    t = arrange("A c .", ap=2)
    t.state.chests["forest"].append("forest_hoard")
    t.take(0, OpenChest(xy(1, 0)))
    assert (t.state.sides[0].coins, t.state.sides[0].points.ap) == (3, 1)
    assert t.state.marks[xy(1, 0)] == "opened"
    assert open_to(t, OpenChest) == []


@rule("TR-1304", "TR-R-06")
def test_the_layer_and_the_biome_of_the_chest_count() -> None:
    left = (21, 10)
    t = arrange("A c .", ap=1, at=left)
    t.state.chests["forest"].append("forest_hoard")
    t.take(0, OpenChest(xy(1, 0, left)))
    assert t.state.sides[0].coins == 6
    assert told(t, ChestOpened) == [ChestOpened(0, xy(1, 0, left), "forest", 2)]


@rule("TR-1306", "TR-1307", "TR-EX-32")
def test_of_two_cards_one_is_chosen_and_both_go_under_the_deck() -> None:
    t = arrange("A C .", ap=1)
    deck = t.state.chests["forest"]
    deck[:] = ["forest_gear", "forest_supplies", "forest_hoard", "forest_ores"]
    t.take(0, OpenChest(xy(1, 0)))
    assert t.decisions[0].choices == (Take("forest_ores"), Take("forest_hoard"))
    t.take(0, Take("forest_ores"))
    assert goods(t) == {"wood": 3}
    assert deck == ["forest_hoard", "forest_ores", "forest_gear", "forest_supplies"]


@rule("TR-1301")
def test_a_chest_behind_a_corner_can_be_opened_without_sight() -> None:
    t = arrange("A # .\n# c .\n# # #", ap=1)
    assert open_to(t, OpenChest) == [OpenChest(xy(1, 1))]


@rule("TR-1302", "TR-R-55")
@pytest.mark.parametrize("sign", ["c!", "c@zombie", "cB", "c|", "c^"])
def test_a_covered_chest_cannot_be_opened(sign: str) -> None:
    assert open_to(arrange(f"A {sign} .", ap=1), OpenChest) == []


@rule("TR-1302", "TR-R-55")
def test_the_own_character_does_not_hide_a_chest_but_a_house_does() -> None:
    t = arrange("cA . .\n. . .\n# # #", ap=1)
    assert open_to(t, OpenChest) == [OpenChest(xy(0, 0))]
    t.state.houses.append(PlacedHouse("bed", xy(0, 0)))
    assert open_to(refreshed(t), OpenChest) == []


@rule("TR-1309", "TR-909", "TR-R-43")
def test_a_loot_card_is_one_of_two_and_goes_to_the_discard_pile() -> None:
    t = arrange("A c .", ap=1)
    t.state.chests["forest"].append("forest_skills")
    t.state.loot[1][:] = ["breather", "quick_cut", "quick_ward"]
    t.take(0, OpenChest(xy(1, 0)))
    t.take(0, Take("quick_cut"))
    assert t.state.sides[0].discard == ["quick_cut"]
    assert t.state.loot[1] == ["quick_ward", "breather"]


@rule("TR-1312")
def test_what_the_supply_lacks_is_not_gained() -> None:
    left = (21, 5)
    t = arrange("A c .", ap=1, at=left)
    t.state.supply["enchanted_boomerang"] = 0
    t.state.chests["forest"].append("forest_gear")
    t.take(0, OpenChest(xy(1, 0, left)))
    assert t.state.sides[0].gear["other"] == ()


@rule("TR-1313", "TR-1408")
def test_digging_under_a_chest_or_tree_changes_neither() -> None:
    t = arrange("c A 2\n# # #\n# # #", ap=4)
    t.take(0, Dig(xy(0, 1)))
    t.take(0, Pass())
    t.take(0, Dig(xy(2, 1)))
    t.take(0, Pass())
    assert open_to(t, OpenChest) == [OpenChest(xy(0, 0))]
    assert open_to(t, Chop) == [Chop(xy(2, 0))]


# -- chop


@rule("TR-1401", "TR-1402", "TR-1403", "TR-1404", "TR-R-32")
def test_a_tree_of_two_takes_two_swings_of_a_copper_axe() -> None:
    assert open_to(arrange("A 2 .", ap=1), Chop) == []
    t = arrange("A 2 .", ap=3)
    t.take(0, Chop(xy(1, 0)))
    assert (goods(t), t.state.sides[0].points.ap) == ({"wood": 2}, 1)
    assert t.state.marks == {xy(1, 0): "acorn"}
    assert open_to(t, Chop) == []


@rule("TR-R-32")
def test_chop_points_left_over_serve_for_the_next_tree() -> None:
    t = arrange("1 A 1", ap=1, gear=["iron_axe"])
    t.take(0, Chop(xy(0, 0)))
    t.take(0, Chop(xy(2, 0)))
    assert goods(t) == {"wood": 2}


@rule("TR-3812", "TR-EX-62")
def test_an_axe_with_a_yield_doubles_the_wood() -> None:
    t = arrange("A 2 .", ap=1, gear=["gold_axe"])
    t.take(0, Chop(xy(1, 0)))
    assert goods(t) == {"wood": 4}


@rule("TR-1405", "TR-1406")
def test_others_hide_a_tree_and_the_own_character_does_not() -> None:
    assert open_to(arrange("A2 . .", ap=2), Chop) == [Chop(xy(0, 0))]
    assert open_to(arrange("A 2B .", ap=2), Chop) == []
    assert open_to(arrange("A 2@zombie .", ap=2), Chop) == []
    assert open_to(arrange("A 2| .", ap=2), Chop) == []


@rule("TR-812")
def test_without_an_axe_nothing_is_chopped_and_without_a_pickaxe_nothing_dug() -> None:
    t = arrange("A 1 .", ap=2)
    t.state.sides[0].gear = {"axe": (), "pickaxe": ()}
    assert open_to(refreshed(t), Chop) == open_to(t, Dig) == []


# -- dig


@rule("TR-1501", "TR-1502", "TR-1514", "TR-608", "TR-609")
def test_a_plain_block_takes_one_point_and_becomes_a_tunnel() -> None:
    t = arrange("A # #\n# # #", ap=2)
    assert {choice.cell for choice in open_to(t, Dig)} == {xy(1, 0), xy(0, 1), xy(1, 1)} | {
        cell for choice in open_to(t, Dig) if (cell := choice.cell) in (xy(-1, 0), xy(-1, 1))
    }
    t.take(0, Dig(xy(1, 0)))
    assert t.state.marks == {xy(1, 0): "tunnel"}
    assert goods(t) == {}


@rule("TR-1503", "TR-1504", "TR-R-32")
def test_a_block_with_a_resource_takes_its_number_and_gives_one() -> None:
    assert Dig(xy(1, 0)) not in open_to(arrange("A i #", ap=1), Dig)
    t = arrange("A i i", ap=4, have={"iron": 1})
    t.take(0, Dig(xy(1, 0)))
    assert goods(t) == {"iron": 2}
    assert t.state.sides[0].points.ap == 2


@rule("TR-1505", "TR-R-54")
def test_the_digger_may_step_into_the_tunnel_for_nothing() -> None:
    t = arrange("A # #\n# # #", ap=1)
    t.take(0, Dig(xy(1, 0)))
    t.take(0, Go(xy(1, 0)))
    assert (where(t), t.state.sides[0].points.ap) == ((1, 0), 0)


@rule("TR-R-54")
def test_no_free_step_round_a_blocked_corner() -> None:
    t = arrange("A # #\n# # #", ap=1)
    t.take(0, Dig(xy(1, 1)))
    assert Go not in {type(choice) for choice in t.decisions[0].choices}
    assert where(t) == (0, 0)


@rule("TR-1506", "TR-EX-57", "TR-R-51")
def test_whoever_digs_the_block_below_falls() -> None:
    t = arrange("# A #\n# # #\n# . #\n# . #\n# # #", ap=1, rolls=[1])
    t.take(0, Dig(xy(1, 1)))
    assert (where(t), t.state.sides[0].health) == ((1, 3), 3)


@rule("TR-1507", "TR-1509", "TR-1511", "TR-1512", "TR-EX-61")
def test_a_hard_fiery_block_needs_a_hard_pickaxe_and_burns() -> None:
    assert Dig(xy(1, 0)) not in open_to(arrange("A h #", ap=9, gear=["gold_pickaxe"]), Dig)
    t = arrange("A h #", ap=1, gear=["nightmare_pickaxe"])
    t.take(0, Dig(xy(1, 0)))
    assert (goods(t), t.state.sides[0].debuffs) == ({"hellstone": 1}, {"burning": 2})


@rule("TR-1512", "TR-R-32")
def test_ordinary_points_cannot_be_mixed_in_for_a_hard_block() -> None:
    t = arrange("A E #")
    t.state.sides[0].points.dig, t.state.sides[0].points.hard = 2, 2
    assert Dig(xy(1, 0)) not in open_to(refreshed(t), Dig)
    t.state.sides[0].points.hard = 3
    assert Dig(xy(1, 0)) in open_to(refreshed(t), Dig)


@rule("TR-1512", "TR-R-32")
def test_a_hard_block_is_paid_with_hard_points_and_others_with_ordinary_ones_first() -> None:
    t = arrange("A E i\n# # #")
    points = t.state.sides[0].points
    points.dig, points.hard = 2, 4
    refreshed(t).take(0, Dig(xy(1, 0)))
    t.take(0, Go(xy(1, 0)))
    assert (points.dig, points.hard) == (2, 1)
    t.take(0, Dig(xy(2, 0)))
    assert (points.dig, points.hard) == (0, 1)


@rule("TR-1510", "TR-5009")
def test_a_structure_block_gives_nothing() -> None:
    t = arrange("A % #", ap=2)
    t.take(0, Dig(xy(1, 0)))
    assert goods(t) == {}
    assert told(t, BlockDug) == [BlockDug(0, xy(1, 0), "hive")]


@rule("TR-1513")
def test_a_block_with_a_worm_cannot_be_dug() -> None:
    assert Dig(xy(1, 0)) not in open_to(arrange("A #@giant_worm #", ap=1), Dig)


@rule("TR-G-D08", "TR-610", "TR-611")
def test_the_last_block_of_a_tile_is_told() -> None:
    drawing = "A # .\n. . .\n. . .\n. . .\n. . ."
    t = arrange(drawing, ap=1, platforms=[xy(0, 0)], at=(24, 0))
    t.take(0, Dig(xy(1, 0)))
    assert told(t, BlockDug) == [BlockDug(0, xy(1, 0), "dirt", whole=True)]


# -- inventory


@rule("TR-3804", "TR-3805", "TR-EX-71", "TR-3813")
def test_more_than_five_need_another_slot() -> None:
    t = arrange("A 2 .", ap=2, have={"wood": 4})
    t.take(0, Chop(xy(1, 0)))
    assert [(stack.kind, stack.count) for stack in t.state.sides[0].slots][:2] == [("wood", 5), ("wood", 1)]


def full(t):  # type: ignore[no-untyped-def]
    t.state.sides[0].slots = [Stack(kind, 5) for kind in RESOURCES[:4]]
    return t


@rule("TR-3806", "TR-3807", "TR-3808", "TR-EX-21")
def test_a_new_kind_may_take_the_slot_of_another() -> None:
    t = full(arrange("A u #", ap=1))
    t.take(0, Dig(xy(1, 0)))
    assert t.decisions[0].choices == (FreeSlot(0), FreeSlot(1), FreeSlot(2), FreeSlot(3), Pass())
    t.take(0, FreeSlot(0))
    assert goods(t) == {"copper": 1, "gel": 5, "stone": 5, "cobweb": 5}


@rule("TR-3807", "TR-3809")
def test_what_does_not_fit_may_be_given_up() -> None:
    t = full(arrange("A 2 .", ap=2))
    t.state.sides[0].slots[0] = Stack(t.state.sides[0].slots[0].kind, 4)
    t.take(0, Chop(xy(1, 0)))
    t.take(0, Pass())
    assert goods(t) == {"wood": 5, "gel": 5, "stone": 5, "cobweb": 5}
