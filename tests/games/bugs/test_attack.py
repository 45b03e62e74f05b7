"""Attacks: targets, order of modification, added effects, pierce.  [BB-16xx, BB-17xx, BB-19xx, BB-21xx]"""

import pytest

from questhall.games.bugs.choices import Forgo, Perform, Roll, Spend
from questhall.games.bugs.effects import Attack, Boost, Extra, Shield
from questhall.games.bugs.effects import Spend as Price
from questhall.games.bugs.events import AttackMade
from questhall.games.bugs.state import HERO, Bonus
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.attack import PickTarget
from questhall.games.bugs.steps.monsters import MonsterTurn
from questhall.haven.choices import Shove, Skip, TakeDamage, Target
from questhall.haven.events import DamageSuffered
from tests.games.bugs.board import arrange, conditions, health, offered, prompt, take, told
from tests.games.bugs.bouts import strike, struck
from tests.ledger import rule

ARCHER = {1: "bandit_archer"}
"""Seven hit points and no shield."""


@rule("BB-1601", "BB-EX-08")
def test_an_attack_deals_its_value():
    t = strike(Attack(3))
    assert health(t, "m1") == 4


@rule("BB-1602")
def test_without_a_range_only_adjacent_enemies_can_be_attacked():
    t = arrange("@ . 1", monsters=ARCHER, agenda=[Act(Attack(3))])
    assert (prompt(t), health(t, "m1")) == ("", 7)


@rule("BB-1001", "BB-1603", "BB-R-07")
@pytest.mark.parametrize(("reach", "targets"), [(2, []), (3, [Target("m1")])])
def test_a_range_reaches_so_many_hexes(reach, targets):
    t = arrange("@ . . 1", monsters=ARCHER, agenda=[PickTarget(HERO, Attack(3, range=reach))])
    assert offered(t, Target) == targets


@rule("BB-1002", "BB-1005", "BB-407", "BB-408", "BB-R-08")
def test_obstacles_figures_and_holes_do_not_matter_for_range():
    t = arrange("@ # 1     2", monsters={1: "bandit_guard", 2: "bandit_archer"}, agenda=[Act(Attack(3, range=5))])
    assert offered(t, Target) == [Target("m1"), Target("m2")]


@rule("BB-1603", "BB-2011")
def test_an_attack_with_a_range_is_ranged_against_adjacent_figures_too():
    t = strike(Attack(3, range=2), rolls=["plus", "zero"])
    assert told(t, AttackMade)[0].luck == "disadvantage"


@rule("BB-1701", "BB-1702", "BB-2309", "BB-EX-08")
def test_poison_the_modifier_and_the_shield_count_in_this_order():
    t = strike(Attack(3), monsters={1: "bandit_guard+poison"}, rolls=["plus"])
    assert health(t, "m1") == 8 - 4


@rule("BB-1701", "BB-1702", "BB-1816", "BB-EX-09")
def test_bonuses_are_doubled_and_the_shield_comes_last():
    bonus = Bonus(HERO, Boost(Extra(plus=1), until="persistent"), "persistent")
    frost = {1: "frost_demon+poison"}
    t = strike(Attack(2, pierce=1), monsters=frost, rolls=["plus"], hero_row=4, bonuses=[bonus])
    take(t, Roll())
    assert health(t, "m1") == 14 - (8 - 1)


@rule("BB-1904", "BB-2209", "BB-2811", "BB-EX-10", "BB-1815")
def test_effects_apply_even_without_damage():
    t = strike(Attack(5, push=1, inflict=("immobilize",)), "@ 1 .", rolls=["minus"], hero_row=2)
    take(t, Roll(), Shove(("a3",)))
    assert (health(t, "m1"), conditions(t, "m1"), t.state.figures["m1"].at) == (7, ["immobilize"], "a3")


@rule("BB-1203", "BB-1206", "BB-1905", "BB-1201")
def test_added_effects_are_left_out_before_the_roll_for_each_target():
    two = {1: "bandit_archer", 2: "bandit_archer"}
    t = arrange("1 @ 2", monsters=two, agenda=[Act(Attack(1, targets=2, inflict=("muddle",)))])
    take(t, Target("m1"), Forgo("inflict", "muddle"), Target("m2"), Roll())
    assert (conditions(t, "m1"), conditions(t, "m2")) == ([], ["muddle"])


@rule("BB-1203", "BB-1206")
def test_one_condition_may_be_left_out_without_the_others():
    t = strike(Attack(3, inflict=("poison", "immobilize"), gain=("strengthen", "invisible")))
    left_out = [Forgo("inflict", "poison"), Forgo("inflict", "immobilize")]
    assert offered(t, Forgo) == [*left_out, Forgo("gain", "strengthen"), Forgo("gain", "invisible")]
    take(t, Forgo("inflict", "poison"), Forgo("gain", "invisible"), Roll())
    assert (conditions(t, "m1"), conditions(t)) == (["immobilize"], ["strengthen"])


@rule("BB-1205", "BB-1206")
def test_what_an_element_adds_may_be_declined_after_it_was_paid():
    dark = Price(("dark",), Extra(plus=2))
    two = {1: "bandit_archer", 2: "bandit_archer"}
    t = arrange("1 @ 2", monsters=two, made=["dark"], agenda=[Act(Attack(1, targets=2, spend=(dark,)))])
    take(t, Spend(0, ("made.0",)), Target("m1"), Forgo("plus"), Target("m2"), Roll())
    assert (health(t, "m1"), health(t, "m2")) == (6, 4)


@rule("BB-1205")
def test_what_an_item_adds_may_be_declined_too():
    t = struck("shrunken_longsword", Attack(2))
    assert offered(t, Forgo) == [Forgo("plus")]
    take(t, Forgo("plus"))
    assert health(t, "m1") == 5


@rule("BB-2404")
def test_a_heal_of_the_modifier_is_a_heal_like_any_other():
    more = {"character": "tinkerer", "scenario": {"level": 2}, "hero_row": 5}
    t = strike(Attack(1), conditions=["poison"], health=5, **more)
    take(t, Perform())
    assert (health(t), conditions(t)) == (5, [])


@rule("BB-1906")
def test_a_push_comes_before_retaliation():
    t = strike(Attack(1, push=1), "@ 1 .", monsters={1: "mouse"})
    take(t, Roll(), Shove(("a3",)))
    assert (prompt(t), health(t)) == ("", 12)


@rule("BB-1908", "BB-EX-65", "BB-R-68")
def test_a_heal_of_the_modifier_comes_after_retaliation():
    t = strike(Attack(1), monsters={1: "mouse"}, character="tinkerer", scenario={"level": 2}, hero_row=5, health=5)
    take(t, Perform(), TakeDamage())
    assert health(t) == 5 - 1 + 2
    t = strike(Attack(1), monsters={1: "mouse"}, character="tinkerer", scenario={"level": 2}, hero_row=5)
    take(t, Perform(), TakeDamage())
    assert health(t) == t.state.figures[HERO].most


@rule("BB-R-68")
def test_a_condition_for_the_attacker_comes_before_retaliation():
    t = strike(Attack(1, gain=("strengthen",)), monsters={1: "mouse"})
    take(t, Roll())
    assert (prompt(t), conditions(t)) == ("suffer_damage", ["strengthen"])


@rule("BB-EX-02")
def test_what_is_added_to_pierce_counts_against_the_shield():
    bonuses = [Bonus(HERO, Boost(Extra(pierce=3)), "used"), Bonus("m1", Shield(5), "round")]
    t = strike(Attack(8, pierce=2), monsters={1: "bandit_guard"}, bonuses=bonuses)
    take(t, Roll())
    assert health(t, "m1") == 8 - 7


@rule("BB-2102")
def test_several_pierce_values_add_up():
    bonus = Bonus(HERO, Boost(Extra(pierce=1)), "used")
    t = strike(Attack(2, pierce=1), monsters={1: "frost_demon"}, bonuses=[bonus])
    take(t, Roll())
    assert health(t, "m1") == 14 - 2


@rule("BB-2101", "BB-1902")
@pytest.mark.parametrize(("pierce", "damage"), [(0, 0), (1, 1), (3, 2)])
def test_pierce_reduces_the_shield_for_this_attack(pierce, damage):
    t = arrange("@ 1", monsters={1: "frost_demon"}, agenda=[Act(Attack(2, pierce=pierce))], health=9)
    take(t, Target("m1"), *([Roll()] if pierce else []))
    assert health(t, "m1") == 14 - damage


@rule("BB-901", "BB-903", "BB-904")
def test_no_figure_is_a_target_twice_and_without_a_number_there_is_one():
    two = {1: "bandit_archer", 2: "bandit_archer"}
    t = arrange("1 @ 2", monsters=two, agenda=[Act(Attack(1, targets=2))])
    take(t, Target("m1"))
    assert offered(t, Target) == [Target("m2")]
    t = arrange("1 @ 2", monsters=two, agenda=[Act(Attack(1))])
    take(t, Target("m1"))
    assert prompt(t) == ""


@rule("BB-902")
def test_the_range_holds_for_every_target():
    two = {1: "bandit_archer", 2: "bandit_archer"}
    t = arrange("@ 1 2", monsters=two, agenda=[Act(Attack(1, targets=2))])
    take(t, Target("m1"))
    assert prompt(t) == ""


@rule("BB-1907", "BB-R-67", "BB-EX-48", "BB-1109")
def test_a_further_target_of_the_modifier_is_attacked_with_its_own_roll():
    three = dict.fromkeys((1, 2, 3), "bandit_archer")
    more = {"monsters": three, "character": "tinkerer", "scenario": {"level": 4}, "hero_row": 2}
    t = arrange("1 @ 2\n . 3", agenda=[Act(Attack(2))], **more)
    take(t, Target("m1"), Perform())
    assert offered(t, Target) == [Target("m2"), Target("m3")]
    take(t, Target("m2"), Skip())
    assert (health(t, "m1"), health(t, "m2"), offered(t, Target)) == (5, 5, [])


@rule("BB-1604", "BB-803", "BB-EX-01")
def test_an_attack_action_is_one_or_more_attacks_told_one_by_one():
    two = {1: "bandit_archer", 2: "bandit_archer"}
    t = arrange("1 @ 2", monsters=two, agenda=[Act(Attack(2, targets=2))])
    take(t, Target("m2"), Target("m1"))
    assert [event.target.number for event in told(t, AttackMade)] == [2, 1]
    assert len(told(t, DamageSuffered)) == 2


@rule("BB-1201", "BB-1901", "BB-1902", "BB-1903", "BB-2208")
def test_pierce_works_on_the_damage_and_conditions_after_it():
    t = strike(Attack(3, pierce=2, inflict=("poison",)), monsters={1: "frost_demon"})
    take(t, Roll())
    kinds = [type(event).__name__ for event in t.events]
    assert health(t, "m1") == 11
    assert kinds.index("DamageSuffered") < kinds.index("ConditionGained")


@rule("BB-1003", "BB-1004")
def test_a_range_makes_an_action_ranged_and_ones_own_hex_is_in_it():
    t = arrange("@ 1", monsters={1: "demon_prince~10"}, agenda=[MonsterTurn("m1", 0)])
    assert health(t, "m1") == 12
    assert told(strike(Attack(1, range=1)), AttackMade)[0].luck == "disadvantage"
