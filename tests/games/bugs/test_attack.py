"""Attacks: order of modification, tables, advantage, pierce.  [BB-16xx to BB-21xx]"""

import pytest

from questhall.games.bugs.blows import Blow
from questhall.games.bugs.choices import Forgo, Perform, Roll, UseModifier
from questhall.games.bugs.content.tables import hero_table, monster_table
from questhall.games.bugs.effects import Attack, Boost, Extra, Shield
from questhall.games.bugs.events import AttackMade, ModifierRolled, ModifierUsed
from questhall.games.bugs.state import HERO, Bonus
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.attack import PickTarget, Strike
from questhall.games.bugs.steps.monsters import MonsterTurn
from questhall.games.bugs.steps.rolling import RollModifier
from questhall.games.bugs.strengthening import merged
from questhall.haven import Modifier
from questhall.haven.choices import Shove, Skip, TakeDamage, Target
from questhall.haven.events import DamageSuffered
from tests.games.bugs.board import arrange, choices, conditions, health, offered, prompt, take, told
from tests.ledger import rule

ARCHER = {1: "bandit_archer"}
"""Seven hit points and no shield."""


def strike(attack: Attack, drawing: str = "@ 1", target: str = "m1", **more):
    """You attack one target."""
    t = arrange(drawing, agenda=[Act(attack)], **({"monsters": ARCHER} | more))
    take(t, Target(target))
    return t


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


@rule("BB-1703", "BB-1705", "BB-1801", "BB-1805", "BB-EX-16")
def test_every_target_has_its_own_roll_on_the_next_row():
    two = {1: "bandit_archer", 2: "bandit_archer"}
    t = arrange("1 @ 2", monsters=two, agenda=[Act(Attack(3, targets=2))], rolls=["plus", "plus"])
    take(t, Target("m1"), Target("m2"))
    assert (health(t, "m1"), health(t, "m2"), t.state.hero_row) == (3, 2, 2)
    t = arrange("1 @ 2", monsters=two, agenda=[Act(Attack(3, targets=2))], rolls=["plus", "minus"])
    take(t, Target("m1"), Target("m2"))
    assert [event.face for event in told(t, ModifierRolled)] == ["plus", "minus"]


@rule("BB-1802", "BB-1804", "BB-EX-12", "BB-R-02")
def test_the_modifier_is_the_cell_of_row_and_face_and_the_cube_moves_down():
    t = strike(Attack(3), rolls=["minus"], hero_row=2)
    assert told(t, ModifierRolled)[0].modifier.times == "null"
    assert (health(t, "m1"), t.state.hero_row) == (7, 3)


@rule("BB-1808", "BB-EX-13")
def test_after_the_last_row_comes_the_first():
    t = strike(Attack(3), rolls=["minus"], hero_row=5)
    assert (told(t, ModifierUsed)[0].modifier.plus, t.state.hero_row) == (-2, 0)


@rule("BB-1803", "BB-R-01")
def test_the_die_has_three_results_equally_likely():
    rolled = [told(strike(Attack(0), rolls=[number]), ModifierRolled)[0].face for number in range(6)]
    assert rolled == ["minus", "zero", "plus"] * 2


def cells(agenda, **more):
    """What the die can show on each row."""
    drawn = [(row, face) for row in range(6) for face in range(3)]
    tables = [arrange(agenda=agenda, rolls=[face], hero_row=row, monster_row=row, **more) for row, face in drawn]
    return [told(t, ModifierRolled)[0].modifier for t in tables]


@rule("BB-216", "BB-1810", "BB-1811")
def test_you_use_the_table_of_your_level_and_monsters_that_of_the_difficulty():
    for difficulty in ("standard", "hard"):
        used = cells([Strike("m1", HERO, Attack(1))], difficulty=difficulty, scenario={"level": 2})
        assert used == [cell for row in monster_table(difficulty) for cell in row]
    used = cells([RollModifier(Blow(attacker=HERO, target="m1", value=1))], scenario={"level": 2})
    assert used == [cell for row in hero_table("bruiser", 2) for cell in row]


@rule("BB-214", "BB-1806", "BB-1810")
def test_you_and_the_monsters_have_a_table_and_a_cube_each():
    t = strike(Attack(3))
    assert (t.state.hero_row, t.state.monster_row) == (1, 0)
    t = arrange(agenda=[Strike("m1", HERO, Attack(1))])
    assert (t.state.hero_row, t.state.monster_row) == (0, 1)


@rule("BB-1809")
def test_no_die_is_rolled_for_other_damage():
    t = arrange("@ 1", monsters={1: "mouse"}, agenda=[Act(Attack(1))])
    take(t, Target("m1"))
    assert (len(told(t, ModifierRolled)), prompt(t)) == (1, "suffer_damage")
    take(t, TakeDamage())
    assert len(told(t, ModifierRolled)) == 1


@rule("BB-1812", "BB-1813", "BB-1811", "BB-104")
def test_the_standard_table_has_eighteen_cells():
    rows = [[cell.times or cell.plus for cell in row] for row in monster_table("standard")]
    assert rows == [[-1, 0, 1], [-1, 0, 2], ["null", 0, 1], [-1, 0, 1], [-1, 0, "double"], [-2, 0, 1]]
    numbers = [cell for row in rows for cell in row]
    counts = {cell: numbers.count(cell) for cell in set(numbers)}
    assert counts == {0: 6, 1: 4, -1: 4, 2: 1, -2: 1, "null": 1, "double": 1}
    assert hero_table("bruiser", 1) == monster_table("standard")


@rule("BB-1818")
def test_what_a_modifier_adds_joins_what_the_attack_has():
    blow = Blow(attacker=HERO, target="m1", value=1, pierce=1, push=1, heal=1, inflict=("wound",), gain=("strengthen",))
    added = Modifier(pierce=2, push=2, heal=2, targets=1, inflict=("muddle",), gain=("invisible",))
    full = merged(blow, added)
    assert (full.pierce, full.push, full.heal, full.targets) == (3, 3, 3, 1)
    assert (full.inflict, full.gain) == (("wound", "muddle"), ("strengthen", "invisible"))


@rule("BB-1814", "BB-1909", "BB-4806", "BB-4807")
@pytest.mark.parametrize(("keep", "left"), [(True, ["muddle"]), (False, [])])
def test_an_added_effect_of_the_modifier_is_yours_to_apply(keep, left):
    t = strike(Attack(1), character="tinkerer", scenario={"level": 2}, hero_row=3, rolls=["zero"])
    assert prompt(t) == "keep_effects"
    take(t, Perform() if keep else Skip())
    assert conditions(t, "m1") == left


@rule("BB-1904", "BB-2209", "BB-2811", "BB-EX-10", "BB-1815")
def test_effects_apply_even_without_damage():
    t = strike(Attack(5, push=1, inflict=("immobilize",)), "@ 1 .", rolls=["minus"], hero_row=2)
    take(t, Roll(), Shove(("a3",)))
    assert (health(t, "m1"), conditions(t, "m1"), t.state.figures["m1"].at) == (7, ["immobilize"], "a3")


@rule("BB-1203", "BB-1206", "BB-1905", "BB-1201")
def test_added_effects_are_left_out_before_the_roll_for_each_target():
    two = {1: "bandit_archer", 2: "bandit_archer"}
    t = arrange("1 @ 2", monsters=two, agenda=[Act(Attack(1, targets=2, inflict=("muddle",)))])
    take(t, Target("m1"), Forgo("inflict"), Target("m2"), Roll())
    assert (conditions(t, "m1"), conditions(t, "m2")) == ([], ["muddle"])


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


@rule("BB-2001", "BB-2003", "BB-2012", "BB-EX-14")
def test_with_advantage_you_choose_between_two_rows():
    t = strike(Attack(2), conditions=["strengthen"], hero_row=4, rolls=["plus", "zero"])
    assert choices(t) == [UseModifier(0), UseModifier(1)]
    take(t, UseModifier(1))
    assert (health(t, "m1"), t.state.hero_row) == (5, 0)


@rule("BB-2002", "BB-EX-14")
def test_with_advantage_a_monster_uses_the_better():
    strong = {1: "bandit_archer+strengthen"}
    t = arrange("@ 1", monsters=strong, agenda=[Strike("m1", HERO, Attack(2))], monster_row=4, rolls=["plus", "zero"])
    take(t, TakeDamage())
    assert (health(t), t.state.monster_row) == (12 - 4, 0)


@rule("BB-2004", "BB-EX-15", "BB-2315")
def test_with_disadvantage_the_worse_counts():
    t = strike(Attack(3), conditions=["muddle"], hero_row=5, rolls=["plus", "minus"])
    assert (health(t, "m1"), t.state.hero_row) == (7 - 2, 1)


@rule("BB-2004")
def test_with_disadvantage_a_monster_uses_the_worse():
    agenda = [Strike("m1", HERO, Attack(2))]
    t = arrange(monsters={1: "bandit_archer+muddle"}, agenda=agenda, monster_row=5, rolls=["plus", "minus"])
    take(t, TakeDamage())
    assert (health(t), t.state.monster_row) == (11, 1)


@rule("BB-2010", "BB-EX-18")
def test_advantage_and_disadvantages_cancel_and_one_is_rolled():
    t = strike(Attack(3, range=3), conditions=["muddle", "strengthen"])
    assert (len(told(t, ModifierRolled)), t.state.hero_row) == (1, 1)


@rule("BB-EX-17", "BB-2011")
def test_disadvantage_is_counted_for_each_target_apart():
    two = {1: "bandit_archer", 2: "bandit_archer"}
    t = arrange("@ 1 . 2", monsters=two, agenda=[Act(Attack(1, range=3, targets=2))])
    take(t, Target("m1"), Target("m2"))
    assert ([event.row for event in told(t, ModifierRolled)], t.state.hero_row) == ([1, 2, 3], 3)


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


@rule("BB-2005", "BB-EX-20")
def test_a_monster_with_disadvantage_uses_the_first_of_equals():
    muddled = {1: "bandit_archer+muddle"}
    t = arrange("@ 1", monsters=muddled, agenda=[Strike("m1", HERO, Attack(2))], rolls=["zero", "zero"])
    take(t, TakeDamage())
    assert health(t) == 10


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
