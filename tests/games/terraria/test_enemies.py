"""The enemy phase.  [TR-32xx, TR-33xx, TR-34xx]"""

from questhall.games.terraria.choices import Activate, AnyOrder, Choose, Place
from questhall.games.terraria.events import EnemyAttacked, EnemyMoved
from questhall.games.terraria.state import PlacedHouse
from questhall.games.terraria.steps.enemies import EnemyPhase, active_places, best_cells, reach
from tests.games.terraria.board import arrange, spot, told, xy
from tests.ledger import rule

PHASE = [EnemyPhase()]


def steps(t, enemy="e0"):  # type: ignore[no-untyped-def]
    """Where an enemy would go, in the drawing."""
    found = next(each for each in t.state.enemies if each.id == enemy)
    return {(cell % 51 - 24, cell // 51) for cell in best_cells(t, found, t.state.sides[0].cell)}


@rule("TR-3202", "TR-3203", "TR-3204", "TR-EX-03", "TR-3601")
def test_enemies_on_the_tile_and_beside_it_act_but_not_diagonally() -> None:
    t = arrange("A . .", at=(24, 10))
    place = 2 * 17 + 8
    assert active_places(t) == {place, place - 1, place + 1, place - 17, place + 17}


@rule("TR-3205", "TR-3303", "TR-701")
def test_an_enemy_comes_and_attacks() -> None:
    t = arrange("A . . @zombie", agenda=PHASE)
    assert spot(t) == (1, 0)
    assert [event.seat for event in told(t, EnemyAttacked)] == [0]


@rule("TR-3206", "TR-3207", "TR-R-62", "TR-R-63")
def test_the_players_choose_the_order_and_each_acts_once() -> None:
    t = arrange("@green_slime . A . @blue_slime", agenda=PHASE)
    assert t.decisions[0].choices == (Activate("e0"), Activate("e1"), AnyOrder())
    t.take(0, Activate("e1"))
    assert [event.enemy for event in told(t, EnemyMoved)] == ["e1", "e0"]


@rule("TR-3206")
def test_the_rest_may_act_in_any_order() -> None:
    t = arrange("@green_slime . A . @blue_slime", agenda=PHASE)
    t.take(0, AnyOrder())
    assert [event.enemy for event in told(t, EnemyMoved)] == ["e0", "e1"]
    assert [enemy.acted for enemy in t.state.enemies] == [True, True]


@rule("TR-3302", "TR-R-61")
def test_an_adjacent_enemy_stays_and_a_ranged_one_closes_in() -> None:
    assert steps(arrange("A @zombie . .")) == set()
    assert steps(arrange("A . . @hoplite")) == {(1, 0)}


@rule("TR-3304", "TR-EX-64")
def test_without_sight_an_enemy_moves_one_cell() -> None:
    t = arrange("# # # # #\n@purple_slime . . # A\n# # # # #")
    assert steps(t) == {(1, 1)}
    assert steps(arrange("# # # # #\n@purple_slime . . . A\n# # # # #")) == {(3, 1)}


@rule("TR-3305")
def test_a_rooted_enemy_does_not_move() -> None:
    assert steps(arrange("A . . @antlion")) == set()


@rule("TR-3306", "TR-R-64")
def test_no_detours() -> None:
    t = arrange(
        """
        . . . # .
        . @zombie . # A
        # # # # #
        """
    )
    assert (2, 1) in steps(t)
    assert all(x == 2 for x, _ in steps(t))


@rule("TR-3301", "TR-3307", "TR-R-60")
def test_among_equally_near_characters_the_players_choose() -> None:
    t = arrange("A . @zombie . B", agenda=PHASE)
    assert t.decisions[0].choices == (Choose(0), Choose(1))
    t.take(0, Choose(1))
    assert spot(t) == (3, 0)


@rule("TR-3308", "TR-R-67", "TR-EX-19")
def test_among_equally_near_cells_the_player_of_the_target_chooses() -> None:
    t = arrange(". . . .\n. . . @demon_eye\nA . . .\n# # # #", agenda=PHASE)
    assert {type(choice) for choice in t.decisions[0].choices} == {Place}
    assert len(t.decisions[0].choices) > 1


@rule("TR-3309", "TR-3311", "TR-3312", "TR-3313", "TR-R-64", "TR-EX-19")
def test_a_walker_falls_off_its_ledge_and_is_not_held_by_ropes() -> None:
    t = arrange("# | @zombie\n# . #\n# . #\nA . .\n# # #")
    enemy = t.state.enemies[0]
    assert reach(t, enemy, 1) == [xy(1, 3)]
    t.state.platforms.append(xy(1, 1))
    assert reach(t, enemy, 1) == [xy(1, 1)]


@rule("TR-3314", "TR-3315")
def test_enemies_pass_others_but_do_not_end_on_them() -> None:
    t = arrange("# # # # #\n@purple_slime @zombie . . A\n# # # # #")
    assert sorted(cell % 51 - 24 for cell in reach(t, t.state.enemies[0], 1)) == []
    assert sorted(cell % 51 - 24 for cell in reach(t, t.state.enemies[0], 2)) == [2]


@rule("TR-3315", "TR-R-52", "TR-R-64")
def test_an_enemy_does_not_fall_from_an_occupied_cell_underway() -> None:
    t = arrange("# # # #\n@zombie @demon_eye . A\n# . # #\n# . # #\n# # # #")
    assert set(reach(t, t.state.enemies[0], 2)) == {xy(2, 1), xy(1, 3)}


@rule("TR-3316", "TR-3319", "TR-3320", "TR-EX-19", "TR-EX-67")
def test_only_worms_pass_between_touching_corners_and_through_blocks() -> None:
    drawing = "{} # #\n# . A\n# # #"
    walker = arrange(drawing.format("@zombie"))
    assert reach(walker, walker.state.enemies[0], 2) == []
    t = arrange(drawing.format("#@giant_worm"))
    assert xy(1, 1) in reach(t, t.state.enemies[0], 1)
    assert xy(1, 0) in reach(t, t.state.enemies[0], 1)


@rule("TR-3317", "TR-3318")
def test_fliers_end_in_the_air() -> None:
    t = arrange("@demon_eye . .\n. . .\n. . .\n# # #")
    assert xy(1, 1) in reach(t, t.state.enemies[0], 1)


@rule("TR-2608")
def test_enemies_do_not_enter_houses() -> None:
    t = arrange("@demon_eye . . .\n. . . A\n# # # #", houses=[PlacedHouse("bed", xy(1, 0))])
    assert all(cell not in {xy(x, y) for x in (1, 2, 3) for y in (0, 1)} for cell in reach(t, t.state.enemies[0], 3))


@rule("TR-R-09")
def test_enemies_do_not_leave_the_explored_world() -> None:
    t = arrange("@demon_eye . .", at=(30, 10))
    assert all(30 <= cell % 51 < 33 and 10 <= cell // 51 < 15 for cell in reach(t, t.state.enemies[0], 5))


@rule("TR-3404", "TR-EX-20", "TR-3402")
def test_an_enemy_attacks_everybody_in_range_each_with_its_own_roll() -> None:
    t = arrange("B . . @antlion A . . . Y", agenda=PHASE)
    assert t.decisions[0].choices == (Choose(0), Choose(1))
    t.take(0, Choose(1))
    assert [event.seat for event in told(t, EnemyAttacked)] == [1, 0]


@rule("TR-EX-68", "TR-1804")
def test_nobody_in_a_house_is_attacked() -> None:
    drawing = ". . . @zombie\n. . A #\n# # # #"
    t = arrange(drawing, agenda=PHASE, houses=[PlacedHouse("bed", xy(0, 0))])
    assert told(t, EnemyAttacked) == []
    assert told(arrange(drawing, agenda=PHASE), EnemyAttacked) != []


@rule("TR-R-63")
def test_without_characters_nothing_acts() -> None:
    t = arrange(". . @zombie", agenda=PHASE)
    assert told(t, EnemyMoved) == []
