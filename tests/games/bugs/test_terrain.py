"""Terrain, moving, jumping and flying.  [BB-4xx, BB-14xx, BB-15xx]"""

import pytest

from questhall.games.bugs.content import Trigger
from questhall.games.bugs.content.scenarios import Destroy, Objective
from questhall.games.bugs.effects import Fly, Move, SetTrap
from questhall.games.bugs.state import HERO, Bonus
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.forced import WalkPath
from questhall.games.bugs.steps.monsters import MonsterTurn
from questhall.games.bugs.steps.turn import HeroTurn
from questhall.games.bugs.world import is_empty
from questhall.haven.choices import Go, PickHex, Skip, TakeDamage
from tests.games.bugs.board import GUARD, arrange, at, conditions, ends, health, offered, prompt, take
from tests.ledger import rule

FLYING = [Bonus(HERO, Fly(), "round")]


def moving(drawing: str, value: int = 3, *, jump: bool = False, **more):
    return arrange(drawing, **({"monsters": {}} | more), agenda=[Act(Move(value, jump=jump))])


@rule("BB-1401", "BB-1402", "BB-1407")
def test_a_move_gives_points_of_which_fewer_may_be_spent():
    t = moving("@ . . . .")
    assert ends(t, Go) == ["a2", "a3", "a4"]
    take(t, Go(("a2",)))
    assert (at(t), prompt(t)) == ("a2", "")


@rule("BB-405")
def test_an_obstacle_cannot_be_entered():
    assert ends(moving("@ . # ."), Go) == ["a2"]


@rule("BB-1404")
def test_an_enemy_cannot_be_passed():
    assert ends(moving("@ . 1 .", monsters=GUARD), Go) == ["a2"]


@rule("BB-1404", "BB-424")
def test_an_objective_cannot_be_passed():
    crate = {"objectives": {"A": Objective(kind="crate", health=3)}, "goal": (Destroy(),)}
    assert ends(moving("@ . A .", scenario=crate), Go) == ["a2"]


@rule("BB-409", "BB-EX-38")
def test_difficult_ground_costs_two_points():
    assert ends(moving("@ . ~ ."), Go) == ["a2", "a3"]


@rule("BB-410", "BB-1503", "BB-EX-38")
def test_a_jump_pays_one_for_difficult_ground():
    assert ends(moving("@ . ~ .", jump=True), Go) == ["a2", "a3", "a4"]


@rule("BB-406", "BB-1501", "BB-1502", "BB-EX-37")
def test_a_jump_passes_obstacles_and_figures_but_does_not_end_there():
    assert ends(moving("@ # 1 .", monsters=GUARD, jump=True), Go) == ["a4"]
    crate = {"objectives": {"A": Objective(kind="crate", health=3)}, "goal": (Destroy(),)}
    assert ends(moving("@ A .", scenario=crate, jump=True), Go) == ["a3"]


@rule("BB-410")
def test_whoever_flies_pays_one_for_difficult_ground():
    assert ends(moving("@ . ~ .", bonuses=FLYING), Go) == ["a2", "a3", "a4"]


@rule("BB-411", "BB-412")
@pytest.mark.parametrize(("kind", "damage", "gained"), [("bandit_guard", 2, ["muddle"]), ("spitting_moth", 0, [])])
def test_a_hazard_does_what_the_map_says_to_all_who_do_not_fly(kind, damage, gained):
    thorns = {"hazard": Trigger(damage=2, inflict=("muddle",))}
    t = arrange("@ 1 ^", monsters={1: kind}, scenario=thorns, agenda=[WalkPath("m1", ("a3",))])
    assert (t.state.figures["m1"].most - health(t, "m1"), conditions(t, "m1")) == (damage, gained)


@rule("BB-413")
def test_a_hazard_does_nothing_to_whoever_begins_a_turn_there_or_leaves_it():
    t = arrange("@ .", monsters={}, terrain={"a1": "hazard"}, cards=["overhand_blow:chosen"], agenda=[HeroTurn()])
    assert (prompt(t), health(t)) == ("hero_acts", 12)
    t = moving("@ .", terrain={"a1": "hazard"})
    take(t, Go(("a2",)))
    assert (prompt(t), health(t)) == ("", 12)


@rule("BB-411")
def test_a_hazard_hurts_whoever_enters_it_and_not_who_leaves_it():
    t = moving("@ ^ .")
    take(t, Go(("a2", "a3")), TakeDamage())
    assert (at(t), health(t), prompt(t)) == ("a3", 11, "")


@rule("BB-1502", "BB-414", "BB-EX-37")
def test_a_jump_over_a_hazard_is_harmless_and_onto_it_not():
    t = moving("@ ^ .", jump=True)
    take(t, Go(("a2", "a3")))
    assert (at(t), prompt(t)) == ("a3", "")
    t = moving("@ ^ .", jump=True)
    take(t, Go(("a2",)), TakeDamage())
    assert health(t) == 11


@rule("BB-1504", "BB-1505", "BB-EX-62")
def test_flying_ignores_everything_and_may_end_on_obstacles_and_hazards():
    t = moving("@ 1 # ^", monsters=GUARD, bonuses=FLYING)
    assert ends(t, Go) == ["a3", "a4"]
    take(t, Go(("a2", "a3", "a4")))
    assert (health(t), prompt(t)) == (12, "")


@rule("BB-1506", "BB-1507", "BB-1405")
def test_nobody_ends_on_a_figure():
    assert ends(moving("@ 1 .", monsters=GUARD, bonuses=FLYING), Go) == ["a3"]
    assert ends(moving("@ 1 .", monsters={1: "spitting_moth"}, jump=True), Go) == ["a3"]


@rule("BB-1405")
def test_a_monster_does_not_end_on_an_ally():
    two = {1: "bandit_guard", 2: "bandit_guard"}
    t = arrange("@ 2 . 1", monsters=two, agenda=[MonsterTurn("m1", 2)])
    assert at(t, "m1") != "a2"


@rule("BB-1406")
def test_a_move_without_a_hex_is_not_performed():
    t = moving("@ .")
    take(t, Skip())
    assert not t.state.performed
    t = moving("@ .")
    take(t, Go(("a2",)))
    assert t.state.performed


@rule("BB-1403", "BB-908")
@pytest.mark.parametrize("ally", ["bandit_guard", "bandit_archer!"])
def test_a_monster_passes_its_allies(ally):
    t = arrange(
        """
        # # # #
         1 2 . @
        """,
        monsters={1: "bandit_guard", 2: ally},
        agenda=[MonsterTurn("m1", 2)],
    )
    take(t, TakeDamage())
    assert at(t, "m1") == "b3"


@rule("BB-403", "BB-404", "BB-417")
@pytest.mark.parametrize(("cell", "empty"), [("a1", False), ("a2", True), ("a3", True), ("a4", False), ("a5", False)])
def test_empty_is_normal_ground_or_a_plate_without_a_figure(cell, empty):
    t = arrange("@ . o ~ ^", monsters={})
    assert is_empty(t, cell) is empty


@rule("BB-417")
def test_a_trap_may_be_set_on_a_pressure_plate_which_stays_one():
    t = arrange("@ o .", monsters={}, agenda=[Act(SetTrap(2, 2)), WalkPath(HERO, ("a2",))])
    take(t, PickHex("a2"), TakeDamage())
    assert (health(t), t.state.traps, t.state.terrain) == (10, {}, {"a2": "plate"})


@rule("BB-R-11", "BB-2311")
def test_whoever_is_immobilized_on_the_way_stops_there():
    sticky = {"hazard": Trigger(inflict=("immobilize",))}
    t = arrange("@ ^ .", monsters={}, scenario=sticky, agenda=[WalkPath(HERO, ("a2", "a3"))])
    assert (at(t), conditions(t)) == ("a2", ["immobilize"])


PAST_A_TRAP = """
    @ . .
     . ^ #
    """


@rule("BB-R-11")
def test_no_way_leads_past_what_would_hold_you():
    t = moving(PAST_A_TRAP, traps={"a2": Trigger(damage=2, inflict=("immobilize",))})
    assert sorted(choice.path for choice in offered(t, Go)) == [("a2",), ("b1",), ("b1", "b2"), ("b1", "b2", "a3")]
    t = moving("@ ^ .", scenario={"hazard": Trigger(inflict=("immobilize",))})
    assert ends(t, Go) == ["a2"]
    assert ("cell:main/a3", "BB-R-11") in [(each.on, each.rule) for each in t.agenda[-1].refuse(t, 0)]


@rule("BB-1401", "BB-1407")
@pytest.mark.parametrize("drawing", [PAST_A_TRAP, PAST_A_TRAP.replace(" . ^", " ^ ^")])
def test_where_hazards_differ_you_choose_through_which_you_go(drawing):
    t = moving(drawing, traps={"a2": Trigger(damage=6)})
    ways = [choice.path for choice in offered(t, Go) if choice.path[-1] == "a3"]
    assert ways == [("a2", "a3"), ("b1", "b2", "a3")]
    take(t, Go(("b1", "b2", "a3")), *[TakeDamage()] * drawing.count("^"))
    assert (at(t), health(t)) == ("a3", 12 - drawing.count("^"))


@rule("BB-1401")
def test_what_harms_you_needlessly_is_no_way_of_its_own():
    t = moving(
        """
        @ . .
         . . #
        """,
        traps={"a2": Trigger(damage=6)},
        terrain={"b1": "difficult"},
        value=4,
    )
    assert [choice.path for choice in offered(t, Go) if choice.path[-1] == "a3"] == [("b1", "b2", "a3")]


@rule("BB-415", "BB-EX-60", "BB-R-10")
def test_an_occupied_immobilizing_hazard_is_an_obstacle_for_others():
    sticky = {"hazard": Trigger(inflict=("immobilize",))}
    two = {1: "bandit_guard", 2: "bandit_guard"}
    t = arrange("1 2 . @", monsters=two, scenario=sticky, terrain={"a2": "hazard"}, agenda=[MonsterTurn("m1", 2)])
    assert at(t, "m1") == "a1"
    t = arrange("1 2 . @", monsters=two, agenda=[MonsterTurn("m1", 2)])
    take(t, TakeDamage())
    assert at(t, "m1") == "a3"


@rule("BB-R-10")
def test_a_jump_passes_an_occupied_immobilizing_hazard():
    sticky = {"hazard": Trigger(inflict=("immobilize",))}
    t = moving("@ 1 .", monsters=GUARD, jump=True, scenario=sticky, terrain={"a2": "hazard"})
    assert ends(t, Go) == ["a3"]


@rule("BB-2311")
def test_an_immobilized_figure_cannot_move():
    t = moving("@ . .", conditions=["immobilize"])
    assert prompt(t) == ""


def test_every_way_has_as_few_hazards_as_can_be():
    t = moving(
        """
        . .
         @ ^ .
        . .
        """,
        4,
    )
    assert Go(("a2", "b3")) not in offered(t, Go)
    assert next(choice.path for choice in offered(t, Go) if choice.path[-1] == "b3") == ("b2", "b3")


@rule("BB-401", "BB-402", "BB-416", "BB-425")
def test_terrain_is_what_the_map_draws():
    crate = {"objectives": {"A": Objective(kind="crate", health=3)}, "goal": (Destroy(),)}
    t = arrange("@ . # ~ ^ o A", monsters={}, scenario=crate)
    assert t.state.terrain == {"a3": "obstacle", "a4": "difficult", "a5": "hazard", "a6": "plate"}
