"""Monsters: targets, attack hexes, ways.  [BB-40xx to BB-42xx, BB-49xx]"""

import pytest
from msgspec.structs import replace

from questhall.games.bugs.content import load
from questhall.games.bugs.content.scenarios import Objective, Survive
from questhall.games.bugs.effects import Afflict, Attack, Move
from questhall.games.bugs.events import AttackMade
from questhall.games.bugs.state import HERO
from questhall.games.bugs.steps.monsters import MonsterTurn
from questhall.games.bugs.world import shield_of
from questhall.haven.choices import Guide, TakeDamage, Target
from tests.games.bugs.board import arrange, at, conditions, ends, health, offered, prompt, take, told
from tests.games.bugs.bouts import acting
from tests.ledger import rule


@rule("BB-802", "BB-4008", "BB-4009", "BB-805", "BB-4101")
def test_a_monster_performs_the_actions_of_its_column_in_order():
    t = acting("@ . . 1")
    take(t, TakeDamage())
    assert (at(t, "m1"), health(t)) == ("a2", 10)


@rule("BB-4009", "BB-4202", "BB-EX-06")
def test_without_a_move_action_it_does_not_move():
    t = acting("@ . . . . 1", "bandit_archer", 2)
    assert (at(t, "m1"), told(t, AttackMade)) == ("a6", [])


@rule("BB-4009", "BB-4301", "BB-4103", "BB-EX-07")
def test_without_an_attack_it_moves_as_for_melee_and_does_the_rest():
    t = acting("@ . . . 1", "sewer_rat", 0)
    assert (at(t, "m1"), told(t, AttackMade)) == ("a3", [])
    assert [bonus.effect.value for bonus in t.state.bonuses] == [2]
    assert told(acting("@ 1", "sewer_rat", 0), AttackMade) == []


@rule("BB-4103", "BB-4901")
def test_a_disarmed_monster_moves_as_for_melee():
    t = acting("@ . . 1", "bandit_archer+disarm", 1)
    assert at(t, "m1") == "a3"
    t = acting("@ . . . . 1", "bandit_archer+disarm", 1)
    assert at(t, "m1") == "a5"
    t = acting("@ . 1", "bandit_archer+disarm", 1)
    assert (at(t, "m1"), told(t, AttackMade)) == ("a2", [])


@rule("BB-4102", "BB-4104", "BB-4203")
def test_of_the_hexes_to_attack_from_it_takes_the_nearest():
    t = acting(
        """
         . . . .
        . @ . 1 .
         . . . .
        """,
        "sewer_rat",
        1,
    )
    assert at(t, "m1") == "b3"


@rule("BB-4201", "BB-4203")
def test_it_moves_as_little_as_it_needs_to_attack():
    t = acting("@ . . . 1", "bandit_archer", 1)
    take(t, TakeDamage())
    assert at(t, "m1") == "a4"
    assert at(acting("@ . . 1", "bandit_archer", 1), "m1") == "a4"


@rule("BB-R-32")
def test_where_it_stands_is_the_nearest_hex_to_attack_from():
    t = acting(
        """
        . @ 1
         . . .
        """,
        "sewer_rat",
        1,
    )
    assert at(t, "m1") == "a3"


@rule("BB-4105", "BB-4204")
def test_out_of_reach_it_goes_as_near_as_it_can():
    t = acting("@ . . . . . 1")
    assert (at(t, "m1"), told(t, AttackMade)) == ("a5", [])


@rule("BB-4106", "BB-4204", "BB-4905")
def test_it_does_not_move_if_that_brings_it_no_nearer():
    row = {2: "bandit_guard", 3: "bandit_guard"}
    assert at(acting("@ 2 3 1", face=1, others=row), "m1") == "a4"
    t = acting(
        """
        @ . 2 3 1 .
         # # # . #
        """,
        others=row,
    )
    assert at(t, "m1") == "a5"


@rule("BB-4112", "BB-4903")
def test_without_any_hex_to_attack_from_it_stays():
    t = acting("@ # . 1")
    assert (at(t, "m1"), told(t, AttackMade)) == ("a4", [])


@rule("BB-R-37")
def test_whom_it_does_not_see_it_does_not_pass():
    lamp = {"objectives": {"A": Objective(kind="lamp", health=9, protect=True)}, "goal": (Survive(3),)}
    t = acting("A . @ . 1", scenario=lamp, conditions=["invisible"])
    assert at(t, "m1") == "a5"


@rule("BB-4107")
def test_its_way_leads_around_obstacles():
    t = acting(
        """
        @ . # 1
         . . .
        """,
        "sewer_rat",
        1,
    )
    assert ends(t, Guide) == ["a2", "b1"]


@rule("BB-4108", "BB-4109", "BB-4110", "BB-4904", "BB-EX-04")
def test_it_avoids_hazards_however_long_the_way():
    t = acting(
        """
        . . . .
         . # # .
        @ . ^ 1
        """
    )
    assert (at(t, "m1"), health(t, "m1")) == ("a4", 8)
    t = acting(
        """
        @ . ^ ^ 1
         # # . . #
        """
    )
    assert (at(t, "m1"), health(t, "m1")) == ("b3", 8)


@rule("BB-4109")
def test_it_goes_through_a_hazard_if_no_other_way_leads_to_an_attack():
    t = acting("@ . ^ 1")
    take(t, TakeDamage())
    assert (at(t, "m1"), health(t, "m1")) == ("a2", 7)


@rule("BB-4111", "BB-4113", "BB-EX-40", "BB-R-37")
def test_while_you_are_invisible_it_only_does_the_rest():
    t = acting("@ . . 1", face=0, conditions=["invisible"])
    assert (at(t, "m1"), told(t, AttackMade)) == ("a4", [])
    assert shield_of(t, t.state.figures["m1"]) == 2


@rule("BB-4205", "BB-EX-39")
def test_a_ranged_monster_steps_away_to_avoid_disadvantage():
    t = acting("@ 1 . .", "bandit_archer", 1)
    assert at(t, "m1") == "a3"
    assert told(t, AttackMade)[0].luck == "plain"


@rule("BB-4205")
def test_a_ranged_monster_that_cannot_step_away_attacks_all_the_same():
    t = acting("@ 1 #", "bandit_archer", 1)
    assert told(t, AttackMade)[0].luck == "disadvantage"


@rule("BB-4205", "BB-R-33")
@pytest.mark.parametrize(
    ("kind", "luck"), [("bandit_archer+muddle", "disadvantage"), ("bandit_archer+strengthen", "plain")]
)
def test_a_ranged_monster_stays_where_stepping_away_avoids_nothing(kind, luck):
    t = acting("@ 1 . .", kind, 1)
    assert (at(t, "m1"), told(t, AttackMade)[0].luck) == ("a2", luck)


@rule("BB-4206", "BB-4307", "BB-4308")
def test_other_actions_do_not_influence_its_move(monkeypatch):
    frost = load().monsters["frost_demon"]
    column = replace(frost.columns[0], actions=(Move(1), Afflict(("muddle",), range=3)))
    monkeypatch.setitem(load().monsters, "hexer", replace(frost, columns=(column,) * 3))
    t = acting("@ . . 1", "hexer", 0)
    assert (at(t, "m1"), conditions(t)) == ("a3", ["muddle"])
    assert conditions(acting("@ . . . . . 1", "hexer", 0)) == []
    assert at(acting("@ . . . 1", "sewer_rat", 0), "m1") == "a3"


@rule("BB-R-33")
def test_an_attack_before_the_move_does_not_say_where_it_goes(monkeypatch):
    frost = load().monsters["frost_demon"]
    column = replace(frost.columns[0], actions=(Attack(1, range=3), Move(1), Attack(1)))
    monkeypatch.setitem(load().monsters, "harrier", replace(frost, columns=(column,) * 3))
    t = acting("@ . . 1", "harrier", 0)
    take(t, TakeDamage())
    assert at(t, "m1") == "a3"


@rule("BB-R-33", "BB-4203")
def test_it_ends_where_most_of_its_attacks_are_possible():
    t = acting("@ . . 1", "demon_prince", 2)
    assert at(t, "m1") == "a4"
    t = acting("@ . 1 .", "demon_prince", 2)
    assert at(t, "m1") == "a2"


@rule("BB-R-33")
def test_an_attack_before_the_move_is_made_from_where_it_stands():
    t = acting("@ . . 1", "mouse", 2)
    assert at(t, "m1") == "a2"
    assert len(told(t, AttackMade)) == 1
    t = acting("@ 1 . .", "mouse", 2)
    take(t, TakeDamage())
    assert len(told(t, AttackMade)) == 2


@rule("BB-4906", "BB-4001")
def test_equally_good_ways_are_yours_to_choose():
    t = acting(
        """
        . . .
         @ # 1
        . . .
        """
    )
    assert ends(t, Guide) == ["a2", "c2"]


@rule("BB-R-34", "BB-418")
def test_monsters_attack_what_you_protect_if_it_is_nearer():
    lamp = {"objectives": {"A": Objective(kind="lamp", health=9, protect=True)}, "goal": (Survive(3),)}
    t = acting("@ . . . . A . 1", scenario=lamp)
    assert health(t, "oa0") == 7
    assert offered(t, Target) == []
    t = acting("@ . A 1", "bandit_archer", 2, scenario=lamp)
    assert (health(t, "oa0") < 9, prompt(t)) == (True, "")


LAMP = {"objectives": {"A": Objective(kind="lamp", health=9, protect=True)}, "goal": (Survive(3),)}


@rule("BB-R-34", "BB-4205")
def test_a_monster_moves_for_the_target_that_it_attacks():
    t = acting("@ A 1 . . .", "wind_demon", 0, scenario=LAMP, initiative=20)
    assert at(t, "m1") == "a4"
    assert [(attack.figure, attack.luck) for attack in told(t, AttackMade)] == [("oa0", "plain")]


@rule("BB-R-34")
def test_a_monster_keeps_the_target_that_it_has_made_for(monkeypatch):
    frost = load().monsters["frost_demon"]
    column = replace(frost.columns[0], actions=(Attack(1, range=3), Move(2), Attack(1, range=2)))
    monkeypatch.setitem(load().monsters, "harrier", replace(frost, columns=(column,) * 3))
    t = acting("@ A 1 . . .", "harrier", 0, scenario=LAMP, initiative=20)
    assert [attack.figure for attack in told(t, AttackMade)] == ["oa0", "oa0"]


@rule("BB-R-34")
@pytest.mark.parametrize(("choice", "figure"), [(Target(HERO), HERO), (Target("oa0"), "oa0")])
def test_equally_near_targets_with_the_same_initiative_are_yours_to_choose(choice, figure):
    t = arrange("@ . 1 . A", scenario=LAMP, initiative=99, lead="", agenda=[MonsterTurn("m1", 2)])
    assert (prompt(t), offered(t, Target)) == ("choose_focus", [Target(HERO), Target("oa0")])
    take(t, choice)
    assert (at(t, "m1"), told(t, AttackMade)[0].figure) == ("a2" if figure == HERO else "a4", figure)


@rule("BB-422")
def test_of_equally_near_targets_what_you_protect_counts_as_99():
    lamp = {"objectives": {"A": Objective(kind="lamp", health=9, protect=True)}, "goal": (Survive(3),)}
    t = arrange("@ 1 A", scenario=lamp, initiative=98, agenda=[MonsterTurn("m1", 1)])
    assert (prompt(t), health(t, "oa0")) == ("suffer_damage", 9)


@rule("BB-4113", "BB-4902")
def test_an_immobilized_monster_performs_its_other_actions():
    t = acting("@ . . . 1", "sewer_rat~10+immobilize", 0)
    assert (at(t, "m1"), health(t, "m1")) == ("a5", 12)
