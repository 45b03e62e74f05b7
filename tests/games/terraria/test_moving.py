"""Actions: move; fire; ropes, platforms and hooks underway.  [TR-11xx, TR-27xx, TR-28xx, TR-45xx]"""

from questhall.games.terraria.choices import Go, HoldOn, LetGo, Pass, Swing
from questhall.games.terraria.state import PlacedHouse
from questhall.games.terraria.steps.moving import StandInFire
from tests.games.terraria.board import arrange, open_to, spot, where, xy
from tests.ledger import rule


@rule("TR-1101", "TR-1102", "TR-606", "TR-R-31", "TR-811")
def test_a_point_moves_to_an_adjacent_empty_cell() -> None:
    t = arrange(
        """
        . . .
        . A #
        # # #
        """,
        ap=1,
    )
    assert {choice.to for choice in open_to(t, Go)} == {xy(0, 0), xy(1, 0), xy(2, 0), xy(0, 1)}
    t.take(0, Go(xy(0, 1)))
    assert where(t) == (0, 1)
    assert open_to(t, Go) == []


@rule("TR-612", "TR-502")
def test_adjacency_crosses_the_borders_of_tiles() -> None:
    t = arrange(". . A .", ap=1)
    assert Go(xy(3, 0)) in open_to(t, Go)


@rule("TR-R-07", "TR-R-04")
def test_nobody_moves_where_nobody_has_explored() -> None:
    left = (21, 0)
    t = arrange("A . .", ap=1, at=left)
    assert {choice.to for choice in open_to(t, Go)} == {xy(1, 0, left)}


@rule("TR-1107", "TR-EX-67")
def test_no_step_between_two_blocks_whose_corners_touch() -> None:
    t = arrange(
        """
        A # .
        # . .
        # # #
        """,
        ap=1,
    )
    assert open_to(t, Go) == []


@rule("TR-1107")
def test_one_block_at_the_corner_is_no_hindrance() -> None:
    t = arrange(
        """
        A . .
        # . .
        # # #
        """,
        ap=1,
    )
    assert Go(xy(1, 1)) in open_to(t, Go)


@rule("TR-1103", "TR-1104", "TR-1105", "TR-EX-70")
def test_one_point_does_not_lead_through_an_occupied_cell_but_two_do() -> None:
    drawing = """
        # # # #
        A @zombie . #
        # # # #
        """
    assert open_to(arrange(drawing, ap=1), Go) == []
    t = arrange(drawing, ap=2)
    t.take(0, Go(xy(1, 1)))
    t.take(0, Go(xy(2, 1)))
    assert (where(t), t.state.sides[0].points.ap) == ((2, 1), 0)


@rule("TR-1104")
def test_after_an_occupied_cell_the_next_move_is_due_at_once() -> None:
    t = arrange("A @zombie . .\n# # . .\n# # # #", ap=3)
    t.take(0, Go(xy(1, 0)))
    assert {type(choice) for choice in t.decisions[0].choices} == {Go}


@rule("TR-1106", "TR-1212")
def test_a_character_may_stand_on_an_enemy() -> None:
    t = arrange(
        """
        . . .
        A @zombie .
        # # .
        """,
        ap=1,
    )
    t.take(0, Go(xy(1, 0)))
    assert where(t) == (1, 0)


@rule("TR-1108", "TR-1112")
def test_entering_lava_burns() -> None:
    t = arrange("A ~ .", ap=1)
    t.take(0, Go(xy(1, 0)))
    assert t.state.sides[0].debuffs == {"burning": 2}


@rule("TR-1110", "TR-4113")
def test_the_immune_do_not_burn() -> None:
    t = arrange("A ~ .", ap=1)
    t.state.sides[0].resists = ["burning"]
    t.take(0, Go(xy(1, 0)))
    assert t.state.sides[0].debuffs == {}


@rule("TR-1111")
def test_whoever_stays_in_lava_for_a_phase_burns_at_its_end() -> None:
    t = arrange("A~ . B~")
    for side in t.state.sides:
        side.began = side.cell
    t.state.sides[1].stayed = False
    StandInFire().run(t)
    assert [side.debuffs for side in t.state.sides] == [{"burning": 2}, {}]


@rule("TR-1113", "TR-813")
def test_each_cell_costs_a_point_of_its_own() -> None:
    t = arrange("A . . .", ap=3)
    t.take(0, Go(xy(1, 0)))
    t.take(0, Go(xy(2, 0)))
    assert t.state.sides[0].points.ap == 1


SHAFT = """
    A . .
    # . #
    # . #
    # . #
    # . #
    """


@rule("TR-2704", "TR-2707", "TR-R-72")
def test_on_a_rope_cell_the_character_may_hold_on() -> None:
    t = arrange(SHAFT.replace("A . .", "A | ."), ap=2)
    t.take(0, Go(xy(1, 1)))
    assert t.decisions[0].choices == (HoldOn(), LetGo())
    t.take(0, HoldOn())
    assert where(t) == (1, 1)


@rule("TR-2707", "TR-1202")
def test_letting_go_of_the_rope_is_a_fall() -> None:
    t = arrange(SHAFT.replace("A . .", "A | ."), ap=2, rolls=[4])
    t.take(0, Go(xy(1, 1)))
    t.take(0, LetGo())
    assert where(t) == (1, 4)


@rule("TR-2705")
def test_a_rope_is_climbed_two_cells_at_a_time() -> None:
    t = arrange(SHAFT.replace("A . .", "A | ."), ap=3)
    t.take(0, Go(xy(1, 0)))
    t.take(0, HoldOn())
    assert {xy(1, 1), xy(1, 2)} <= {choice.to for choice in open_to(t, Go)}
    assert Go(xy(1, 3)) not in open_to(t, Go)


@rule("TR-2706", "TR-2618")
def test_with_a_loom_three_cells() -> None:
    t = arrange(SHAFT.replace("A . .", "A | ."), ap=3, houses=[PlacedHouse("loom", 0)])
    t.take(0, Go(xy(1, 0)))
    t.take(0, HoldOn())
    assert Go(xy(1, 3)) in open_to(t, Go)


@rule("TR-2708")
def test_a_falling_character_cannot_catch_the_rope() -> None:
    t = arrange(
        """
        A . .
        # . #
        # | #
        # . #
        # # #
        """,
        ap=1,
        rolls=[4],
    )
    t.take(0, Go(xy(1, 0)))
    assert where(t) == (1, 3)


@rule("TR-2803", "TR-2804", "TR-2805")
def test_platforms_let_walkers_through_and_stop_whoever_falls() -> None:
    t = arrange(
        """
        A . .
        # . #
        # = #
        # . #
        # # #
        """,
        ap=2,
        rolls=[2],
    )
    t.take(0, Go(xy(1, 0)))
    assert where(t) == (1, 2)
    t.take(0, Go(xy(1, 3)))
    assert where(t) == (1, 3)


HOOK = """
    . . .
    . . .
    . A .
    # # #
    """


@rule("TR-4501", "TR-4505", "TR-4506", "TR-EX-24", "TR-R-80")
def test_a_hook_carries_along_its_whole_diagram() -> None:
    t = arrange(HOOK, ap=1, gear=["grappling_hook"], rolls=[4])
    assert open_to(t, Swing) == [Swing("grappling_hook"), Swing("grappling_hook", mirrored=True)]
    t.take(0, Swing("grappling_hook"))
    assert (where(t), t.state.sides[0].points.ap) == ((0, 2), 0)


@rule("TR-4502", "TR-4503", "TR-EX-24")
def test_a_block_on_the_path_forbids_the_hook() -> None:
    t = arrange(HOOK.replace(". . .", "# . .", 1), ap=1, gear=["grappling_hook"])
    assert open_to(t, Swing) == [Swing("grappling_hook", mirrored=True)]


@rule("TR-4504")
def test_a_hook_that_ends_on_a_figure_needs_another_move() -> None:
    drawing = HOOK.replace(". . .", "@demon_eye . #", 1)
    assert open_to(arrange(drawing, ap=1, gear=["grappling_hook"]), Swing) == []
    t = arrange(drawing, ap=2, gear=["grappling_hook"], rolls=[4])
    t.take(0, Swing("grappling_hook"))
    assert {type(choice) for choice in t.decisions[0].choices} == {Go}
    assert spot(t) == (0, 0)


@rule("TR-705", "TR-809", "TR-EX-01", "TR-807")
def test_players_act_in_any_order() -> None:
    t = arrange("A . . B . .", ap=2)
    t.state.sides[1].points.ap = 2
    t.take(0, Go(xy(1, 0)))
    t.take(1, Go(xy(4, 0)))
    t.take(0, Go(xy(2, 0)))
    t.take(1, Go(xy(5, 0)))
    assert (where(t, 0), where(t, 1)) == ((2, 0), (5, 0))


@rule("TR-R-45")
def test_whoever_passed_may_still_act_until_the_last_one_passes() -> None:
    t = arrange("A . . B . .", ap=1)
    t.take(0, Pass())
    assert (t.decisions[0].optional, t.decisions[1].optional) == (True, False)
    t.take(0, Go(xy(1, 0)))
    t.take(1, Pass())
    assert t.agenda == []


@rule("TR-1107")
def test_one_dug_block_opens_the_corner() -> None:
    blocked = arrange("A #\n# .\n# #", ap=1)
    assert Go(xy(1, 1)) not in open_to(blocked, Go)
    opened = arrange("A #!\n# .\n# #", ap=1)
    assert Go(xy(1, 1)) in open_to(opened, Go)
