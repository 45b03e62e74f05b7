"""Turns of monsters on drawn maps, as the ledger of Jaws of the Lion has them."""

from questhall.haven.cases import LEDGER, Turn, read_case
from tests.haven.drawn import drawn, outcomes


def test_a_melee_monster_goes_to_the_nearest_hex_beside_its_focus_and_attacks():
    assert outcomes("M . . A", move=3) == {"a3 A"}


def test_a_focus_that_cannot_be_reached_this_turn_is_approached_as_far_as_points_go():
    assert outcomes("M . . . . A", move=2) == {"a3"}


def test_without_movement_it_attacks_only_whom_it_reaches_from_where_it_stands():
    assert outcomes("M A . B", move=0) == {"a1 A"}
    assert outcomes("M . A", move=0) == {"a1"}


def test_without_an_attack_it_moves_as_for_a_melee_attack_whatever_its_range():
    assert outcomes("M . . . A", move=9, range=3, targets=0) == {"a4"}


def test_a_thin_wall_blocks_the_step_and_the_reach():
    around = """
    M A
     . .
    """
    assert outcomes("M A", thin="a1-a2") == {"a1"}
    assert outcomes(around, thin="a1-a2", move=1) == {"b1 A"}


def test_range_is_counted_around_what_is_missing_and_walls_hide():
    bay = """
    M   A
     . .
    """
    assert outcomes(bay, move=0, range=2) == {"a1"}
    assert outcomes(bay, move=0, range=3) == {"a1 A"}
    assert outcomes(bay.replace("M   A", "M # A"), move=0, range=3) == {"a1"}


def test_the_way_without_traps_is_taken_however_long_it_is():
    ring = """
     . . . .
    M ! ! A
    """
    assert outcomes(ring, move=3) == {"a3 A"}
    assert outcomes("M ! ! A", move=3) == {"a3 A"}


def test_of_ways_through_hazards_the_one_with_the_fewest_is_taken():
    fork = """
     x x .
    M # # A
     . ! .
    """
    assert outcomes(fork, move=9) == {"c3 A"}


def test_difficult_terrain_costs_two_points():
    fork = """
     . .
    M ~ A
    """
    assert outcomes("M ~ . A", move=2) == {"a2"}
    assert outcomes(fork, move=2) == {"a2 A", "b2 A"}


def test_obstacles_and_characters_are_in_the_way_and_monsters_are_not():
    assert outcomes("M o A", move=9) == {"a1"}
    assert outcomes("M m . A", move=2) == {"a3 A"}
    assert outcomes("M m A", move=2) == {"a1"}


def test_a_jump_passes_over_everything_but_ends_on_free_ground():
    assert outcomes("M o ! . A", move=3, jump=True) == {"a4 A"}
    assert outcomes("M o ! . A", move=2, jump=True) == {"a1"}
    assert outcomes("M . ! A", move=2, jump=True) == {"a3 A"}


def test_experts_let_a_jump_land_on_difficult_terrain_for_one_point_and_the_ledger_does_not():
    assert outcomes("M . ~ A", move=2, jump=True) == {"a3 A"}
    assert outcomes("M . ~ A", move=2, jump=True, manner=LEDGER) == {"a2"}


def test_who_flies_ends_on_obstacles_and_minds_no_trap():
    assert outcomes("M ! o A", move=2, flying=True) == {"a3 A"}


def test_a_ranged_monster_steps_away_from_its_focus_as_far_as_needed():
    assert outcomes(". . M A", move=2, range=3) == {"a2 A"}
    assert outcomes("o M A", move=2, range=3) == {"a2 A"}


def test_a_muddled_monster_does_not_step_away():
    assert outcomes(". . M A", move=2, range=3, muddled=True) == {"a3 A"}


def test_ties_for_the_focus_go_to_whoever_acts_first_and_else_to_the_players():
    assert outcomes("A . M . B", move=1, initiatives={"A": 20, "B": 10}) == {"a4 B"}
    assert outcomes("A . M . B", move=1) == {"a2 A", "a4 B"}


def test_the_nearer_one_is_the_focus_whoever_acts_first():
    assert outcomes("A . M . . B", move=2, initiatives={"A": 90, "B": 10}) == {"a2 A"}


def test_a_monster_with_two_targets_goes_where_it_attacks_two():
    field = """
    M . .
     . A .
    . . B
    """
    assert outcomes(field, move=4, targets=2, initiatives={"A": 10}) == {"c2 AB"}


def test_of_other_targets_those_that_act_first_are_attacked_and_by_the_ledger_the_players_choose():
    field, when = " C .\nB M A", {"A": 5, "B": 20, "C": 30}
    assert outcomes(field, targets=2, initiatives=when) == {"b2 AB"}
    assert outcomes(field, targets=2, initiatives=when, manner=LEDGER) == {"b2 AB", "b2 AC"}


def test_all_within_reach_are_attacked_by_who_attacks_all():
    assert outcomes("B . M A C", move=0, range=2, targets="all") == {"a3 ABC"}


def test_an_area_from_the_actor_is_laid_over_the_focus_and_as_many_as_can_be():
    field = """
    M . A B
     . . .
    """
    line = {"area": [[1, 0], [2, 0]], "area_from": "actor"}
    assert outcomes(field, move=2, **line) == {"a2 AB"}
    assert outcomes("M . A", move=0, **line) == {"a1 A"}


def test_of_an_area_from_the_pattern_one_hex_is_in_range():
    pair = {"area": [[0, 0], [1, 0]], "area_from": "pattern"}
    assert outcomes("M . . A", move=0, range=2, **pair) == {"a1 A"}
    assert outcomes("M . . . A", move=0, range=2, **pair) == {"a1"}


def test_beside_an_area_there_are_single_targets():
    pair = {"area": [[0, 0], [1, 0]], "area_from": "pattern"}
    assert outcomes("C . M . A B", move=0, range=2, targets=2, initiatives={"A": 1}, **pair) == {"a3 ABC"}


def test_without_any_hex_to_attack_from_there_is_no_focus():
    assert outcomes("M . m A", move=9) == {"a1"}
    assert outcomes("M . # A", move=9) == {"a1"}


def test_it_does_not_move_where_that_brings_it_no_nearer():
    assert outcomes("M m m . A", move=2) == {"a1"}


def test_a_far_focus_is_approached_towards_the_hex_from_which_most_are_attacked():
    field = """
    . . . . . A
     . . . . .
    M . . . B .
    """
    assert outcomes(field, move=1, targets=2, initiatives={"B": 1}) == {"b1", "c2"}


def test_a_monster_that_stands_on_an_obstacle_leaves_it_as_any_other_hex():
    case = drawn("M . . . A", move=1)
    answers = Turn(read_case(case | {"obstacles": [case["monsters"][0]["at"]]}, "the case")).answers()
    assert answers == [{"move": [1, 0], "attacks": []}]
