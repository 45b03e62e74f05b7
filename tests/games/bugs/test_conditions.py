"""Conditions and healing.  [BB-22xx, BB-23xx, BB-24xx]"""

import pytest

from questhall.games.bugs.choices import Perform, Roll, UseItem
from questhall.games.bugs.content.scenarios import Destroy, Objective
from questhall.games.bugs.effects import Afflict, Attack, Control, Gain, Heal, Hurt, Move, Pull, Push
from questhall.games.bugs.events import AttackMade
from questhall.games.bugs.state import HERO
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.attack import Strike
from questhall.games.bugs.steps.forced import Afflicted
from questhall.games.bugs.steps.monsters import MonsterTurn
from questhall.games.bugs.steps.rounds import BeginTurn
from questhall.games.bugs.steps.turn import EndTurn, HeroActs, HeroTurn
from questhall.haven.choices import Done, Go, Skip, TakeDamage, Target, UseHalf
from questhall.haven.events import ConditionGained
from tests.games.bugs.board import arrange, at, choices, conditions, health, offered, prompt, take, told
from tests.ledger import rule

TIMED = ("invisible", "strengthen", "immobilize", "disarm", "muddle")


@rule("BB-2201", "BB-910")
def test_a_condition_action_gives_it_to_an_enemy_within_range():
    t = arrange("@ . 1", agenda=[Act(Afflict(("muddle",), range=2))])
    assert offered(t, Target) == [Target("m1")]
    take(t, Target("m1"))
    assert conditions(t, "m1") == ["muddle"]


@rule("BB-906")
@pytest.mark.parametrize("action", [Attack(1), Afflict(("muddle",)), Push(1), Pull(1), Control(Move(1))])
def test_a_targeted_action_needs_somebody_who_can_be_targeted(action):
    assert Target("m1") in choices(arrange(". @ 1 .", agenda=[Act(action)]))
    assert prompt(arrange(". @ 1 .", monsters={1: "bandit_guard+invisible"}, agenda=[Act(action)])) == ""


@rule("BB-907")
def test_a_targeted_action_without_a_target_is_not_performed():
    for action in (Afflict(("muddle",), range=2), Attack(3, range=2)):
        t = arrange("@ . . 1", agenda=[Act(action)])
        assert (prompt(t), t.state.performed) == ("", False)


@rule("BB-911", "BB-912")
def test_a_positive_condition_is_for_yourself():
    t = arrange("@ 1", agenda=[Act(Gain(("strengthen",)))])
    take(t, Perform())
    assert (conditions(t), conditions(t, "m1")) == (["strengthen"], [])
    t = arrange("@ 1", monsters={1: "bandit_guard~3"}, health=5, agenda=[Act(Heal(2))])
    take(t, Perform())
    assert (health(t), health(t, "m1")) == (7, 3)


@rule("BB-2206", "BB-2304", "BB-2306", "BB-2312", "BB-2314", "BB-2316", "BB-EX-25")
@pytest.mark.parametrize("condition", TIMED)
def test_a_condition_of_another_turn_ends_with_your_next(condition):
    t = arrange("@ 1", active="m1", agenda=[Afflicted(HERO, (condition,)), EndTurn(HERO)])
    assert conditions(t) == []


@rule("BB-2206", "BB-EX-26")
def test_a_condition_received_in_the_own_turn_lasts_through_the_next():
    t = arrange("@ 1", agenda=[Act(Gain(("invisible",))), EndTurn(HERO), EndTurn(HERO)])
    take(t, Perform())
    assert conditions(t) == []
    t = arrange("@ 1", agenda=[Act(Gain(("invisible",))), EndTurn(HERO)])
    take(t, Perform())
    assert conditions(t) == ["invisible"]


@rule("BB-2203")
def test_no_condition_is_removed_at_will():
    t = arrange("@ 1", conditions=["muddle", "invisible"], cards=["overhand_blow:chosen"])
    assert {type(choice) for choice in choices(t)} == {UseHalf}


@rule("BB-2210", "BB-2812", "BB-2707", "BB-EX-11", "BB-4604")
def test_nothing_happens_to_a_target_that_the_attack_killed():
    t = arrange("@ 1", monsters={1: "mouse~1"}, agenda=[Act(Attack(3, push=1, inflict=("poison",)))])
    take(t, Target("m1"), Roll())
    assert ("m1" in t.state.figures, prompt(t), health(t)) == (False, "", 12)
    assert told(t, ConditionGained) == []


@rule("BB-2211", "BB-4007")
def test_an_immune_monster_does_not_receive_it():
    t = arrange("@ 1", monsters={1: "goring_beetle"}, agenda=[Act(Afflict(("immobilize", "muddle")))])
    take(t, Target("m1"))
    assert conditions(t, "m1") == ["muddle"]


@rule("BB-420", "BB-421", "BB-419")
def test_an_objective_is_attacked_but_takes_no_conditions_and_is_not_moved():
    crate = {"objectives": {"A": Objective(kind="crate", health=9)}, "goal": (Destroy(),)}
    t = arrange("@ A .", monsters={}, scenario=crate, agenda=[Act(Attack(2, push=1, inflict=("wound",)))])
    take(t, Target("oa0"), Roll())
    assert (health(t, "oa0"), conditions(t, "oa0"), at(t, "oa0")) == (7, [], "a2")
    assert prompt(t) == ""


@rule("BB-2301", "BB-R-37")
def test_an_invisible_figure_cannot_be_targeted():
    t = arrange("@ 1", monsters={1: "bandit_guard+invisible"}, agenda=[Act(Attack(3))])
    assert prompt(t) == ""
    t = arrange("@ 1", conditions=["invisible"], agenda=[MonsterTurn("m1", 1)])
    assert (prompt(t), told(t, AttackMade)) == ("", [])


@rule("BB-2302", "BB-3002")
def test_an_invisible_figure_is_still_affected_without_a_target():
    t = arrange("@ 1", monsters={1: "bandit_guard+invisible"}, agenda=[Act(Hurt(2))])
    take(t, Perform())
    assert health(t, "m1") == 6


@rule("BB-2303")
def test_an_invisible_monster_is_healed_by_its_allies():
    pair = {1: "demon_prince", 2: "mouse~3+invisible"}
    t = arrange("1 2 @", monsters=pair, agenda=[MonsterTurn("m1", 0)])
    assert health(t, "m2") == 5


@rule("BB-2303")
def test_an_invisible_monster_receives_conditions_of_its_allies():
    pair = {1: "gloomtoad", 2: "mouse+invisible"}
    t = arrange("1 2 . . . @", monsters=pair, agenda=[MonsterTurn("m1", 0)])
    assert conditions(t, "m2") == ["invisible", "strengthen"]


@rule("BB-2305")
def test_strengthen_gives_advantage():
    t = arrange("@ 1", conditions=["strengthen"], agenda=[Act(Attack(1))])
    take(t, Target("m1"))
    assert told(t, AttackMade)[0].luck == "advantage"
    t = arrange("@ 1", monsters={1: "bandit_guard+strengthen"}, agenda=[Strike("m1", HERO, Attack(1))])
    assert told(t, AttackMade)[0].luck == "advantage"


@rule("BB-2307", "BB-R-27")
def test_a_wound_hurts_at_the_start_of_your_turn_and_can_be_negated():
    t = arrange("@ 1", conditions=["wound"], agenda=[HeroTurn()])
    assert prompt(t) == "suffer_damage"
    take(t, TakeDamage())
    assert health(t) == 11


@rule("BB-2307", "BB-R-27", "BB-4605")
def test_a_monster_that_dies_of_its_wound_does_not_act():
    t = arrange("@ 1", monsters={1: "bandit_guard~1+wound"}, active="m1", agenda=[MonsterTurn("m1", 1)])
    assert (health(t, "m1"), told(t, AttackMade)) == (0, [])


@rule("BB-2308", "BB-2401", "BB-EX-28")
def test_a_heal_ends_a_wound_and_heals_in_full():
    t = arrange("@ 1", conditions=["wound"], health=5, agenda=[Act(Heal(3))])
    take(t, Perform())
    assert (health(t), conditions(t)) == (8, [])


@rule("BB-2310", "BB-2405", "BB-2406", "BB-EX-27")
def test_a_heal_ends_poison_and_does_not_heal():
    t = arrange("@ 1", conditions=["wound", "poison"], health=5, agenda=[Act(Heal(3))])
    take(t, Perform())
    assert (health(t), conditions(t)) == (5, [])


@rule("BB-2402", "BB-2403")
def test_health_never_exceeds_the_most_but_a_heal_is_allowed():
    t = arrange("@ 1", conditions=["wound"], agenda=[Act(Heal(3))])
    take(t, Perform())
    assert (health(t), conditions(t)) == (12, [])


@rule("BB-2311", "BB-4902")
def test_an_immobilized_monster_attacks_without_moving():
    t = arrange("@ 1 .", monsters={1: "bandit_archer+immobilize"}, agenda=[MonsterTurn("m1", 0)])
    assert told(t, AttackMade)[0].luck == "disadvantage"
    assert at(t, "m1") == "a2"


@rule("BB-2313")
def test_a_disarmed_figure_cannot_attack():
    t = arrange("@ 1", conditions=["disarm"], agenda=[Act(Attack(3))])
    assert prompt(t) == ""
    t = arrange("@ 1", monsters={1: "bandit_guard+disarm"}, agenda=[MonsterTurn("m1", 1)])
    assert told(t, AttackMade) == []


@rule("BB-2309")
def test_every_attack_on_a_poisoned_figure_gets_one_more():
    t = arrange("@ 1", conditions=["poison"], agenda=[Strike("m1", HERO, Attack(2))])
    take(t, TakeDamage())
    assert health(t) == 9


@rule("BB-2207", "BB-4113")
def test_conditions_end_after_everything_else_in_the_turn():
    held = {1: "bandit_archer+immobilize"}
    t = arrange("@ 1 .", monsters=held, agenda=[BeginTurn(16, "m1", 0)], columns={"bandit_archer": 0})
    assert conditions(t, "m1") == ["immobilize"]
    take(t, TakeDamage())
    assert conditions(t, "m1") == []


@rule("BB-2207")
def test_conditions_of_yours_end_after_what_you_do_at_the_end_of_the_turn():
    agenda = [HeroActs(), EndTurn(HERO)]
    t = arrange("@ . . 1", items=["beetles_carapace"], cards=["overhand_blow"], conditions=["muddle"], agenda=agenda)
    assert (prompt(t), conditions(t)) == ("stood_still", ["muddle"])
    take(t, UseItem("beetles_carapace"))
    assert conditions(t) == []


@rule("BB-R-28")
def test_an_elite_suffers_its_wound_in_each_of_its_turns():
    elite = {1: "bandit_guard!+wound"}
    agenda = [BeginTurn(30, "m1", 0), BeginTurn(70, "m1", 2)]
    t = arrange("@ . . . . . . 1", monsters=elite, agenda=agenda, columns={"bandit_guard": 1})
    assert health(t, "m1") == 16


@rule("BB-2208")
def test_an_added_condition_is_given_to_all_targets():
    two = {1: "bandit_guard", 2: "bandit_guard"}
    t = arrange("1 @ 2", monsters=two, agenda=[Act(Attack(1, targets=2, inflict=("poison",)))])
    take(t, Target("m1"), Roll(), Target("m2"), Roll())
    assert (conditions(t, "m1"), conditions(t, "m2")) == (["poison"], ["poison"])


def test_a_move_while_immobilized_is_skipped_and_the_rest_goes_on():
    t = arrange("@ 1", conditions=["immobilize"], agenda=[Act(Move(2)), Act(Attack(1))])
    assert (offered(t, Go), offered(t, Target), offered(t, Done)) == ([], [Target("m1")], [])
    take(t, Skip())
