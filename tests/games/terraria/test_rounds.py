"""What begins anew with a round, and cases that other chapters leave open."""

from questhall.core import running
from questhall.games.terraria.choices import Aim, Consume, Fight, FreeSlot, Pass, Place, Prepare, Use
from questhall.games.terraria.conditions import is_met
from questhall.games.terraria.state import NOWHERE, Boss, Held, PlacedHouse, Points, Stack
from questhall.games.terraria.steps.bosses import can_call_wall
from questhall.games.terraria.steps.bossmoves import best_anchors
from questhall.games.terraria.steps.pushing import ChooseWhere
from questhall.games.terraria.steps.resources import MakeRoom
from questhall.games.terraria.steps.rounds import BeginPhase, BeginRound
from tests.games.terraria.board import CONTENT, arrange, open_to, refreshed, xy
from tests.ledger import rule


@rule("TR-823", "TR-905", "TR-3102", "TR-R-79")
def test_a_new_phase_begins_without_points_and_with_fresh_gear() -> None:
    t = arrange("A . .", agenda=[])
    side = t.state.sides[0]
    side.points, side.spent, side.resists, side.charms = Points(ap=2, shields=1), ["bottle"], ["frozen"], ["double"]
    BeginPhase().run(t)
    assert (side.points, side.spent, side.resists, side.charms) == (Points(), [], [], [])


@rule("TR-4409")
def test_a_boss_that_changed_form_can_be_attacked_in_the_next_phase() -> None:
    t = arrange("A . .", agenda=[], bosses=[Boss("king_slime", xy(0, 4), changed=True)])
    BeginPhase().run(t)
    assert not t.state.bosses[0].changed


@rule("TR-4013", "TR-4014", "TR-R-44")
def test_the_dead_come_back_before_anything_else_in_a_round() -> None:
    t = arrange("A . .", agenda=[])
    t.state.sides[0].cell = NOWHERE
    BeginRound().run(t)
    running.advance(t)
    assert {type(choice) for choice in refreshed(t).decisions[0].choices} == {Place}


@rule("TR-3304", "TR-R-110")
def test_a_boss_that_sees_nobody_moves_one_cell() -> None:
    rows = ["# # # # # # # #"] * 2 + ["A # . . . . . ."] + ["# # # # # # # #"]
    t = arrange("\n".join(rows), agenda=[], bosses=[Boss("eye_of_cthulhu", xy(6, 2))])
    assert {anchor % 51 - 24 for anchor in best_anchors(t, t.state.bosses[0], xy(0, 2), 4)} == {5}


@rule("TR-R-103", "TR-1011")
def test_the_wall_comes_only_once() -> None:
    hell = (24, 20)
    t = arrange("A ~ .\n# # #", at=hell, appeared=["wall_of_flesh"])
    t.state.sides[0].consumables = ["guide_voodoo_doll"]
    assert not can_call_wall(t, 0)
    assert open_to(refreshed(t), Consume) == []


@rule("TR-2608", "TR-4307", "TR-4308")
def test_an_enemy_is_not_pushed_into_a_house() -> None:
    drawing = ". . . @zombie .\n. . . # #\n# # # # A"
    t = arrange(drawing, agenda=[ChooseWhere("e0")], houses=[PlacedHouse("bed", xy(0, 0))])
    assert (t.state.enemies[0].cell, t.agenda) == (xy(4, 0), [])


@rule("TR-1902", "TR-1907")
def test_the_first_target_is_the_nearest() -> None:
    t = arrange("A . @green_slime @blue_slime .", ap=1, gear=["demon_bow"])
    t.take(0, Fight("demon_bow", "e1"))
    assert Aim("e0") not in t.decisions[0].choices


@rule("TR-G-B10")
def test_only_bed_houses_are_for_sleeping() -> None:
    t = arrange("A . .\n. . .\n# # #", agenda=[], houses=[PlacedHouse("loom", xy(0, 0))])
    assert not is_met(t, CONTENT.goals["build_10_other"])
    t.state.houses = [PlacedHouse("bed", xy(0, 0))]
    assert is_met(t, CONTENT.goals["build_10_other"])


@rule("TR-3807", "TR-3809")
def test_a_slot_of_the_same_kind_is_not_freed_for_more_of_it() -> None:
    t = arrange("A . .", agenda=[MakeRoom(0, "wood", 1)])
    t.state.sides[0].slots = [Stack("wood", 5), Stack("gel", 2)]
    assert refreshed(t).decisions[0].choices == (FreeSlot(1), Pass())


@rule("TR-820", "TR-2201")
def test_of_equal_cards_the_one_that_was_begun_is_used_first() -> None:
    t = arrange("A . .")
    t.state.sides[0].hand = [Held("onward"), Held("onward", (0,))]
    refreshed(t).take(0, Use("onward", 1))
    assert [held.used for held in t.state.sides[0].hand] == [(), (0, 1)]
    assert open_to(t, Prepare) == [Prepare("onward")]
