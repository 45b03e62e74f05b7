"""Monsters: targets, attack hexes, ways, other actions.  [BB-40xx to BB-46xx, BB-49xx]"""

import pytest
from msgspec.structs import replace

from questhall.games.bugs.content import load
from questhall.games.bugs.content.scenarios import Avenge, KillAll, Objective, Survive
from questhall.games.bugs.effects import Afflict, Attack, Move
from questhall.games.bugs.events import AttackMade, ColumnRolled, MonsterAppeared, TurnBegan
from questhall.games.bugs.state import HERO
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.damage import Harm
from questhall.games.bugs.steps.monsters import MonsterTurn
from questhall.games.bugs.steps.rounds import EndRound, NextTurn
from questhall.games.bugs.steps.spawning import Appear
from questhall.games.bugs.world import shield_of
from questhall.haven.choices import Guide, PickHex, TakeDamage, Target
from tests.games.bugs.board import arrange, at, choices, conditions, ends, health, offered, prompt, take, told
from tests.ledger import rule


def acting(drawing: str, kind: str = "bandit_guard", face: int = 2, **more):
    """Monster 1 takes its turn with a column."""
    monsters = {1: kind} | more.pop("others", {})
    return arrange(drawing, monsters=monsters, agenda=[MonsterTurn("m1", face)], **more)


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


@rule("BB-4302")
@pytest.mark.parametrize(("drawing", "attacks"), [("@ . . 1", 1), ("@ . . . 1", 0)])
def test_it_attacks_no_farther_than_the_range_of_its_action(drawing, attacks):
    assert len(told(acting(drawing, "bandit_archer", 2), AttackMade)) == attacks


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


@rule("BB-4006")
@pytest.mark.parametrize("active", ["", HERO, "m1"])
def test_what_is_printed_works_at_all_times(active):
    t = arrange("@ . 1", agenda=[], active=active, round=5)
    assert shield_of(t, t.state.figures["m1"]) == 1


@rule("BB-4303", "BB-EX-41", "BB-4304")
def test_a_bonus_of_the_column_starts_in_its_turn_and_adds_to_the_print():
    t = arrange("@ . . . . . . 1", agenda=[])
    assert shield_of(t, t.state.figures["m1"]) == 1
    t = acting("@ . . . . . . 1", face=0)
    assert shield_of(t, t.state.figures["m1"]) == 2
    t = arrange("@ . . . . . . 1", agenda=[MonsterTurn("m1", 0), EndRound()], scenario={"goal": (Survive(9),)})
    assert shield_of(t, t.state.figures["m1"]) == 1


@rule("BB-4305", "BB-4306", "BB-EX-63")
def test_a_heal_goes_to_the_monster_that_has_lost_most():
    t = acting("@ 1 . . . 2", "demon_prince~16", 0, others={2: "bandit_guard~3"})
    assert (health(t, "m1"), health(t, "m2")) == (16, 5)
    t = acting("@ 1 . . . 2", "demon_prince~12", 0, others={2: "bandit_guard~7"})
    assert (health(t, "m1"), health(t, "m2")) == (14, 7)


@rule("BB-4305")
def test_a_heal_without_a_range_is_its_own():
    t = acting("@ . . . . 1 2", "sewer_rat~10", 0, others={2: "mouse~1"})
    assert (health(t, "m1"), health(t, "m2")) == (12, 1)


@rule("BB-R-35")
def test_ties_of_a_heal_are_yours():
    t = acting("@ 1 . 2 3", "demon_prince", 0, others={2: "bandit_guard~3", 3: "bandit_archer~2"})
    assert choices(t) == [Target("m2"), Target("m3")]


@rule("BB-R-35")
def test_if_nobody_is_hurt_the_poisoned_or_else_itself_is_healed():
    t = acting("@ 1 2", "demon_prince", 0, others={2: "bandit_guard+poison"})
    assert conditions(t, "m2") == []


@rule("BB-R-25", "BB-2402")
def test_a_monsters_health_is_capped():
    t = acting("@ . . . . 1", "sewer_rat~15", 0)
    assert health(t, "m1") == 16


@rule("BB-4307", "BB-2201")
def test_a_negative_action_hits_you_within_range():
    t = acting("@ . . 1", "frost_demon", 0)
    assert conditions(t) == ["immobilize"]


@rule("BB-2301", "BB-4307")
def test_a_negative_action_does_not_find_you_while_you_are_invisible():
    t = acting("@ . . 1", "frost_demon", 0, conditions=["invisible"])
    assert conditions(t) == ["invisible"]


@rule("BB-4309", "BB-4310", "BB-R-36")
def test_a_positive_condition_goes_to_the_nearest_without_it_itself_first():
    others = {2: "mouse", 3: "bandit_guard"}
    t = acting("@ . . . 1 2 3", "gloomtoad", 0, others=others)
    assert [conditions(t, name) for name in ("m1", "m2", "m3")] == [["strengthen"], ["strengthen"], []]
    t = acting("@ . . . 1 . . . 2", "gloomtoad", 0, others={2: "mouse"})
    assert (conditions(t, "m1"), conditions(t, "m2")) == (["strengthen"], [])


@rule("BB-4311")
def test_of_equally_near_ones_the_earlier_receives_it():
    others = {2: "bandit_guard", 3: "mouse"}
    columns = {"gloomtoad": 0, "bandit_guard": 2, "mouse": 1}
    t = acting("@ . . . 2 1 3", "gloomtoad", 0, others=others, columns=columns)
    assert (conditions(t, "m2"), conditions(t, "m3")) == ([], ["strengthen"])


@rule("BB-4311", "BB-R-04")
def test_an_elite_counts_by_its_own_first_turn_not_by_that_of_its_kind():
    others = {2: "bandit_guard!", 3: "mouse", 4: "bandit_guard"}
    columns = {"gloomtoad": 0, "bandit_guard": 0, "mouse": 2}
    t = acting("@ 4 . . . . . . 2 1 3", "gloomtoad", 0, others=others, columns=columns)
    assert (conditions(t, "m2"), conditions(t, "m3")) == ([], ["strengthen"])


@rule("BB-R-63")
def test_a_monster_takes_bad_conditions_on_itself_too():
    t = acting("@ . . . . . 1", "stuffed_construct", 0)
    assert conditions(t, "m1") == ["strengthen", "wound"]


@rule("BB-4005")
def test_printed_attack_effects_apply_to_every_attack():
    t = acting("@ 1", "venomous_centipede", 1)
    take(t, TakeDamage())
    assert conditions(t) == ["poison"]


@rule("BB-4002", "BB-C-05")
def test_there_are_twenty_kinds_with_three_columns_of_rising_initiative():
    kinds = load().monsters.values()
    assert len(kinds) == 20
    assert all(len(kind.columns) == 3 and kind.health > 0 for kind in kinds)
    assert all(sorted(c.initiative for c in kind.columns) == [c.initiative for c in kind.columns] for kind in kinds)


# -- appearing and dying


@rule("BB-4501", "BB-4502", "BB-EX-61", "BB-R-38")
def test_a_monster_appears_on_the_nearest_empty_hex():
    t = arrange("@ . ~ 1 .", agenda=[Appear("mouse", "a4")])
    assert t.state.figures["m2"].at == "a5"
    t = arrange("@ . 1 .", agenda=[Appear("mouse", "a3")])
    assert choices(t) == [PickHex("a2"), PickHex("a4")]


@rule("BB-R-38", "BB-R-66")
def test_a_new_monster_takes_the_lowest_free_number():
    t = arrange("@ . 2", monsters={2: "bandit_guard"}, agenda=[Appear("mouse", "a2")])
    assert told(t, MonsterAppeared)[0].who.number == 1


@rule("BB-R-39", "BB-C-10")
def test_there_are_never_more_than_four_monsters():
    four = dict.fromkeys((1, 2, 3, 4), "mouse")
    t = arrange("@ . 1 2 3 4", monsters=four, agenda=[Appear("mouse", "a2")])
    assert told(t, MonsterAppeared) == []


@rule("BB-4504")
def test_a_kind_that_has_an_ability_does_not_roll_again():
    t = arrange("@ . . 1 .", agenda=[Appear("bandit_guard", "a5", rolls=True)], columns={"bandit_guard": 0})
    assert (at(t, "m2"), told(t, ColumnRolled), t.state.columns) == ("a5", [], {"bandit_guard": 0})


@rule("BB-4503", "BB-4504", "BB-4505", "BB-4506", "BB-EX-49")
@pytest.mark.parametrize(("face", "after"), [(1, ["mouse", "bandit_guard"]), (2, ["bandit_guard", "mouse"])])
def test_a_new_kind_rolls_and_acts_next_or_at_its_place(face, after):
    rules = (Avenge("bandit_archer", ("mouse",), ("A",)),)
    pair = {1: "bandit_guard", 2: "bandit_archer"}
    agenda = [Harm("m2", 9, "effect"), NextTurn(("bruiser", False), 25)]
    columns = {"bandit_guard": 0, "bandit_archer": 0}
    more = {"columns": columns, "initiative": 25, "turns": ["hero/0"], "rolls": [face]}
    t = arrange("@ . . . . . . . 1 2 A", monsters=pair, scenario={"rules": rules}, agenda=agenda, **more)
    assert [event.face for event in told(t, ColumnRolled)] == [("minus", "zero", "plus")[face]]
    assert [event.who.being for event in told(t, TurnBegan)] == after


@rule("BB-4507", "BB-EX-50")
def test_several_new_kinds_act_in_order_of_their_initiatives():
    rules = (Avenge("bandit_archer", ("sewer_rat", "mouse"), ("A", "B")),)
    agenda = [Harm("m1", 9, "effect"), NextTurn(("bruiser", False), 40)]
    more = {"columns": {"bandit_archer": 0}, "initiative": 40, "turns": ["hero/0"], "rolls": ["minus", "minus"]}
    t = arrange("@ . . . . . . A B 1", monsters={1: "bandit_archer"}, scenario={"rules": rules}, agenda=agenda, **more)
    assert [event.initiative for event in told(t, TurnBegan)] == [3, 6]


@rule("BB-4004")
@pytest.mark.parametrize(("damage", "there"), [(8, True), (9, False)])
def test_a_kinds_hit_points_are_the_damage_that_kills_it(damage, there):
    t = arrange("@ . 1", monsters={1: "mouse"}, agenda=[Harm("m1", damage, "effect")])
    assert ("m1" in t.state.figures) is there


@rule("BB-4601")
def test_each_monster_has_hit_points_of_its_own():
    pair = {1: "bandit_guard", 2: "bandit_guard"}
    t = arrange("@ 1 2", monsters=pair, agenda=[Harm("m1", 3, "effect")])
    assert (health(t, "m1"), health(t, "m2")) == (5, 8)


@rule("BB-4602", "BB-4603")
def test_a_monster_without_hit_points_leaves_the_map_at_once():
    t = arrange("@ 1 .", agenda=[Harm("m1", 8, "effect"), Act(Attack(1))])
    assert ("m1" in t.state.figures, prompt(t)) == (False, "")


@rule("BB-4603")
def test_the_bonuses_of_a_dead_monster_are_gone():
    t = arrange(
        "@ . 1", agenda=[MonsterTurn("m1", 0), Harm("m1", 8, "effect")], monsters={1: "bandit_guard+immobilize"}
    )
    assert ("m1" in t.state.figures, t.state.bonuses) == (False, [])


@rule("BB-R-65")
def test_a_column_stays_for_monsters_of_the_kind_that_come_later():
    agenda = [Harm("m1", 9, "effect"), Appear("mouse", "a2", rolls=True)]
    t = arrange("@ . . 1", monsters={1: "mouse"}, columns={"mouse": 1}, agenda=agenda)
    assert (told(t, ColumnRolled), t.state.columns) == ([], {"mouse": 1})


@rule("BB-R-34", "BB-418")
def test_monsters_attack_what_you_protect_if_it_is_nearer():
    lamp = {"objectives": {"A": Objective(kind="lamp", health=9, protect=True)}, "goal": (Survive(3),)}
    t = acting("@ . . . . A . 1", scenario=lamp)
    assert health(t, "oa0") == 7
    assert offered(t, Target) == []
    t = acting("@ . A 1", "bandit_archer", 2, scenario=lamp)
    assert (health(t, "oa0") < 9, prompt(t)) == (True, "")


@rule("BB-422")
def test_of_equally_near_targets_what_you_protect_counts_as_99():
    lamp = {"objectives": {"A": Objective(kind="lamp", health=9, protect=True)}, "goal": (Survive(3),)}
    t = arrange("@ 1 A", scenario=lamp, initiative=98, agenda=[MonsterTurn("m1", 1)])
    assert (prompt(t), health(t, "oa0")) == ("suffer_damage", 9)


@rule("BB-4113", "BB-4902")
def test_an_immobilized_monster_performs_its_other_actions():
    t = acting("@ . . . 1", "sewer_rat~10+immobilize", 0)
    assert (at(t, "m1"), health(t, "m1")) == ("a5", 12)


def test_nothing_is_left_of_a_goal_when_all_are_dead():
    t = arrange("@ 1", agenda=[Harm("m1", 8, "effect")], scenario={"goal": (KillAll(),)})
    assert t.state.completed
    assert t.state.figures[HERO].health == 12
