"""Monsters that appear and die.  [BB-45xx, BB-46xx]"""

import pytest

from questhall.games.bugs.content.scenarios import Avenge, KillAll
from questhall.games.bugs.effects import Attack
from questhall.games.bugs.events import ColumnRolled, MonsterAppeared, TurnBegan
from questhall.games.bugs.state import HERO
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.damage import Harm
from questhall.games.bugs.steps.monsters import MonsterTurn
from questhall.games.bugs.steps.rounds import NextTurn
from questhall.games.bugs.steps.spawning import Appear
from questhall.haven.choices import PickHex
from tests.games.bugs.board import arrange, at, choices, health, prompt, told
from tests.ledger import rule


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


@rule("BB-R-38")
def test_a_new_monster_with_the_initiative_of_the_last_turn_acts_before_others_of_that_initiative():
    rules = (Avenge("bandit_archer", ("stuffed_construct",), ("A",)),)
    three = {1: "bandit_guard", 2: "bandit_guard", 3: "bandit_archer"}
    agenda = [Harm("m3", 9, "effect"), NextTurn(("bandit_guard", False), 70, newest=3)]
    more = {"columns": {"bandit_guard": 2, "bandit_archer": 0}, "turns": ["hero/0", "m1/2"], "rolls": ["plus"]}
    t = arrange("@ . . . . . . 1 2 3 A", monsters=three, scenario={"rules": rules}, agenda=agenda, **more)
    assert [event.who.being for event in told(t, TurnBegan)] == ["stuffed_construct", "bandit_guard"]


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


def test_nothing_is_left_of_a_goal_when_all_are_dead():
    t = arrange("@ 1", agenda=[Harm("m1", 8, "effect")], scenario={"goal": (KillAll(),)})
    assert t.state.completed
    assert t.state.figures[HERO].health == 12
