"""Which enemies act, and how they move, one by one.  [TR-32xx, TR-33xx]"""

import pytest

from questhall.games.terraria.choices import Activate, Choose, Place
from questhall.games.terraria.events import AllyPlaced, EnemyAttacked, EnemyMoved
from questhall.games.terraria.state import Boss, PlacedHouse
from questhall.games.terraria.steps.bossmoves import MoveBoss
from questhall.games.terraria.steps.enemies import EnemyPhase, best_cells, reach
from tests.games.terraria.board import arrange, spot, told, xy
from tests.ledger import rule

PHASE = [EnemyPhase()]


def steps(t, seat=0):  # type: ignore[no-untyped-def]
    """Where the first enemy would go, in the drawing."""
    cells = best_cells(t, t.state.enemies[0], t.state.sides[seat].cell)
    return {(cell % 51 - 24, cell // 51) for cell in cells}


def reached(t, count=1):  # type: ignore[no-untyped-def]
    """Where the first enemy can end, in the drawing."""
    return {(cell % 51 - 24, cell // 51) for cell in reach(t, t.state.enemies[0], count)}


# -- activation


@rule("TR-3201")
def test_a_boss_summons_and_uses_its_ability_before_anybody_moves() -> None:
    field = "\n".join([". . . . . . . . ."] * 3 + ["A . . @zombie . . . . .", "# # # # # # # # #"])
    t = arrange(field, agenda=PHASE, bosses=[Boss("king_slime", xy(5, 3), tokens=4)])
    assert (len(told(t, AllyPlaced)), told(t, EnemyMoved)) == (1, [])
    t.take(0, Place(xy(8, 3)))
    assert t.decisions[0].choices[:2] == (Activate("king_slime"), Activate("e0"))


@rule("TR-3202", "TR-3203", "TR-3204")
@pytest.mark.parametrize(("x", "y", "acts"), [(2, 4, True), (3, 4, True), (2, 5, True), (3, 5, False), (6, 4, False)])
def test_who_acts(x: int, y: int, acts: bool) -> None:
    rows = [["."] * 9 for _ in range(10)]
    rows[0][0], rows[y][x] = "A", "@demon_eye"
    t = arrange("\n".join(map(" ".join, rows)), platforms=[xy(0, 0)], agenda=PHASE)
    assert t.state.enemies[0].acted is acts


@rule("TR-3207")
def test_one_enemy_attacks_before_the_next_one_moves() -> None:
    t = arrange("@zombie . A . @zombie", agenda=PHASE, rolls=[1, 4, 1, 4])
    t.take(0, Activate("e0"))
    kinds = [(type(event), event.enemy) for event in t.events if isinstance(event, EnemyMoved | EnemyAttacked)]
    assert kinds == [(EnemyMoved, "e0"), (EnemyAttacked, "e0"), (EnemyMoved, "e1"), (EnemyAttacked, "e1")]


# -- movement


@rule("TR-3301")
@pytest.mark.parametrize("drawing", ["A . . . @zombie . B", "B . . . @zombie . A"])
def test_an_enemy_goes_for_the_nearest_character(drawing: str) -> None:
    assert spot(arrange(drawing, agenda=PHASE)) == (5, 0)


@rule("TR-3302")
def test_an_enemy_next_to_its_target_stays_though_another_is_far() -> None:
    t = arrange("A . . .\n# @zombie . B\n# # # #", agenda=PHASE)
    assert (spot(t), told(t, EnemyMoved)) == ((1, 1), [])


@rule("TR-3303", "TR-3304")
def test_an_enemy_that_sees_its_target_uses_all_of_its_movement_and_no_more() -> None:
    assert steps(arrange("A . . . . . . @zombie")) == {(5, 0)}
    assert steps(arrange("A . . . . . . @purple_slime")) == {(4, 0)}
    assert steps(arrange("# # # # # # # #\nA # . . . . . @zombie")) == {(6, 1)}


@rule("TR-3304", "TR-3403")
def test_to_attack_without_sight_is_not_to_move_without_it() -> None:
    assert steps(arrange("# # # # # # # #\nA # . . . . . @fire_imp\n# # # # # # # #")) == {(6, 1)}


@rule("TR-3305")
def test_a_rooted_enemy_stays_also_when_it_sees_nobody() -> None:
    assert steps(arrange("A # . . @antlion\n# # # # #")) == set()


@rule("TR-3306", "TR-R-64")
def test_an_enemy_in_a_dead_end_stays_there() -> None:
    assert steps(arrange("# # # # . .\n. . @zombie # . A\n# # # # # #")) == set()
    assert steps(arrange(". . @zombie . .\n# # # # #\n. . . . .\n. . A . .\n# # # # #")) == set()


@rule("TR-3307")
def test_the_players_choose_among_equally_near_characters_also_the_first() -> None:
    t = arrange("A . @zombie . B", agenda=PHASE)
    t.take(0, Choose(0))
    assert spot(t) == (1, 0)


@rule("TR-3308")
def test_all_equally_near_cells_can_be_chosen() -> None:
    t = arrange(". . . . .\n. . . . .\nA . . . @vulture\n. . . . .\n# # # # #", agenda=PHASE)
    t.state.platforms.append(xy(0, 2))
    assert steps(t) == {(2, y) for y in (0, 1, 2, 3)}


@rule("TR-3308")
def test_so_it_is_with_bosses() -> None:
    field = "\n".join([". . . . . . . . ."] * 4 + ["A . . . . . . . .", "# # # # # # # # #"])
    t = arrange(field, agenda=[MoveBoss("eye_of_cthulhu")], bosses=[Boss("eye_of_cthulhu", xy(7, 3), tokens=4)])
    assert {choice.cell % 51 - 24 for choice in t.decisions[0].choices} == {3}
    assert len({choice.cell // 51 for choice in t.decisions[0].choices}) > 1


@rule("TR-3309")
def test_no_enemy_climbs_a_rope() -> None:
    t = arrange("# # #\n# @zombie| #\n# = #\n# . #\n# . #\n# # #", platforms=[xy(1, 1), xy(1, 2)])
    assert reached(t) == {(1, 2)}


@rule("TR-3312", "TR-3316", "TR-3318", "TR-3317")
@pytest.mark.parametrize("enemy", ["zombie", "demon_eye"])
def test_neither_walkers_nor_fliers_pass_between_touching_corners_or_into_blocks(enemy: str) -> None:
    assert reached(arrange(f"@{enemy} # #\n# . A\n# # #"), 3) == set()
    assert reached(arrange(f"@{enemy} . #\n# . A\n# # #")) == ({(1, 0), (1, 1)} if enemy == "demon_eye" else {(1, 1)})


@rule("TR-3315")
def test_enemies_pass_characters_too() -> None:
    t = arrange("# # # #\n@zombie A . B\n# # # #")
    assert (reached(t, 1), reached(t, 2)) == (set(), {(2, 1)})


@rule("TR-3318")
def test_fliers_pass_through_tunnels() -> None:
    assert reached(arrange("@demon_eye #! .\n# # #"), 2) == {(1, 0), (2, 0)}


@rule("TR-3320")
def test_worms_fall_in_the_air_and_enter_neither_houses_nor_occupied_cells() -> None:
    t = arrange("#@giant_worm . #\n#A . #\n# . #\n# # #")
    assert (1, 2) in reached(t)
    assert not {(1, 0), (1, 1), (0, 1)} & reached(t)
    house = arrange("#@giant_worm . . .\n# . . .\n# # # A", houses=[PlacedHouse("bed", xy(1, 0))])
    assert not {(x, y) for x in (1, 2, 3) for y in (0, 1)} & reached(house, 2)


@rule("TR-3320")
def test_a_worm_does_not_end_on_another_enemy() -> None:
    t = arrange("#@giant_worm #@giant_worm #\n# # A")
    assert (1, 0) not in reached(t)
    assert (2, 0) in reached(t, 2)
