"""The die, its tables, advantage and disadvantage.  [BB-18xx, BB-20xx]"""

import pytest

from questhall.games.bugs.blows import Blow
from questhall.games.bugs.choices import Perform, Roll, UseModifier
from questhall.games.bugs.content.tables import hero_table, monster_table
from questhall.games.bugs.effects import Attack
from questhall.games.bugs.events import ModifierRolled, ModifierUsed
from questhall.games.bugs.state import HERO
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.attack import Strike
from questhall.games.bugs.steps.damage import Harm
from questhall.games.bugs.steps.rolling import RollModifier
from questhall.games.bugs.strengthening import merged
from questhall.haven import Modifier
from questhall.haven.choices import Skip, TakeDamage, Target
from tests.games.bugs.board import arrange, choices, conditions, health, prompt, take, told
from tests.games.bugs.bouts import strike
from tests.ledger import rule


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


TWO = {1: "bandit_guard", 2: "bandit_archer"}


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
    controlled = RollModifier(Blow(attacker="m1", target="m2", value=1, controlled=True))
    used = cells([controlled], drawing="@ 1 2", monsters=TWO, scenario={"level": 2})
    assert used == [cell for row in monster_table("standard") for cell in row]
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
    t = arrange("@ 1", agenda=[Harm("m1", 2, "effect")], rolls=["plus"])
    assert (health(t, "m1"), t.state.dice) == (8 - 2, [])


@rule("BB-1812", "BB-1813", "BB-1811", "BB-104")
def test_the_standard_table_has_eighteen_cells():
    rows = [[cell.times or cell.plus for cell in row] for row in monster_table("standard")]
    assert rows == [[-1, 0, 1], [-1, 0, 2], ["null", 0, 1], [-1, 0, 1], [-1, 0, "double"], [-2, 0, 1]]
    numbers = [cell for row in rows for cell in row]
    counts = {cell: numbers.count(cell) for cell in set(numbers)}
    assert counts == {0: 6, 1: 4, -1: 4, 2: 1, -2: 1, "null": 1, "double": 1}
    assert hero_table("bruiser", 1) == monster_table("standard")


@rule("BB-1818", "BB-2102")
def test_what_a_modifier_adds_joins_what_the_attack_has():
    blow = Blow(attacker=HERO, target="m1", value=1, pierce=1, push=1, heal=1, inflict=("wound",), gain=("strengthen",))
    added = Modifier(pierce=2, push=2, heal=2, targets=1, inflict=("muddle",), gain=("invisible",))
    full = merged(blow, added)
    assert (full.pierce, full.push, full.heal, full.targets) == (3, 3, 3, 1)
    assert (full.inflict, full.gain) == (("wound", "muddle"), ("strengthen", "invisible"))


@rule("BB-1814", "BB-1909", "BB-4806", "BB-4807")
@pytest.mark.parametrize(("level", "row", "face", "damage"), [(2, 3, "zero", 1), (4, 0, "plus", 2)])
@pytest.mark.parametrize(("keep", "left"), [(True, ["muddle"]), (False, [])])
def test_an_added_effect_of_the_modifier_is_yours_to_apply(keep, left, level, row, face, damage):
    t = strike(Attack(1), character="tinkerer", scenario={"level": level}, hero_row=row, rolls=[face])
    assert prompt(t) == "keep_effects"
    take(t, Perform() if keep else Skip())
    assert (conditions(t, "m1"), health(t, "m1")) == (left, 7 - damage)


@rule("BB-2001", "BB-2003", "BB-2012", "BB-EX-14")
def test_with_advantage_you_choose_between_two_rows():
    t = strike(Attack(2), conditions=["strengthen"], hero_row=4, rolls=["plus", "plus"])
    assert choices(t) == [UseModifier(0), UseModifier(1)]
    take(t, UseModifier(1))
    assert (health(t, "m1"), t.state.hero_row) == (7 - 3, 0)


@rule("BB-2002", "BB-EX-14")
def test_with_advantage_a_monster_uses_the_better():
    strong = {1: "bandit_archer+strengthen"}
    t = arrange("@ 1", monsters=strong, agenda=[Strike("m1", HERO, Attack(2))], monster_row=4, rolls=["plus", "zero"])
    take(t, TakeDamage())
    assert (health(t), t.state.monster_row) == (12 - 4, 0)


@rule("BB-2004", "BB-EX-15", "BB-2012", "BB-2315")
@pytest.mark.parametrize(("rolls", "damage"), [(["plus", "minus"], 2), (["minus", "plus"], 1)])
def test_with_disadvantage_the_worse_counts(rolls, damage):
    t = strike(Attack(3), conditions=["muddle"], hero_row=5, rolls=rolls)
    assert (health(t, "m1"), t.state.hero_row) == (7 - damage, 1)


@rule("BB-2004", "BB-2315")
@pytest.mark.parametrize(("rolls", "damage"), [(["plus", "minus"], 2), (["minus", "plus"], 1)])
def test_with_disadvantage_a_monster_uses_the_worse(rolls, damage):
    agenda = [Strike("m1", HERO, Attack(3))]
    t = arrange(monsters={1: "bandit_archer+muddle"}, agenda=agenda, monster_row=5, rolls=rolls)
    take(t, TakeDamage())
    assert (health(t), t.state.monster_row) == (12 - damage, 1)


@rule("BB-2010", "BB-EX-18")
def test_advantage_and_disadvantages_cancel_and_one_is_rolled():
    t = strike(Attack(3, range=3), conditions=["muddle", "strengthen"])
    assert (len(told(t, ModifierRolled)), t.state.hero_row) == (1, 1)
    t = strike(Attack(3, advantage=True), conditions=["muddle"])
    take(t, Roll())
    assert (len(told(t, ModifierRolled)), t.state.hero_row) == (1, 1)


@rule("BB-EX-17", "BB-2011")
def test_disadvantage_is_counted_for_each_target_apart():
    two = {1: "bandit_archer", 2: "bandit_archer"}
    t = arrange("@ 1 . 2", monsters=two, agenda=[Act(Attack(1, range=3, targets=2))])
    take(t, Target("m1"), Target("m2"))
    assert ([event.row for event in told(t, ModifierRolled)], t.state.hero_row) == ([1, 2, 3], 3)


@rule("BB-2005", "BB-EX-20")
def test_a_monster_with_disadvantage_uses_the_first_of_equals():
    muddled = {1: "bandit_archer+muddle"}
    t = arrange("@ 1", monsters=muddled, agenda=[Strike("m1", HERO, Attack(2))], rolls=["zero", "zero"])
    take(t, TakeDamage())
    assert health(t) == 10
