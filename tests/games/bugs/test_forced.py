"""Push, pull and control.  [BB-28xx, BB-29xx]"""

import pytest

from questhall.games.bugs.choices import Roll
from questhall.games.bugs.content import Trigger
from questhall.games.bugs.effects import Attack, Boost, Control, Extra, Move, Pull, Push
from questhall.games.bugs.events import AttackMade
from questhall.games.bugs.state import HERO, Bonus
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.attack import Strike
from questhall.games.bugs.steps.control import Controlled
from questhall.games.bugs.steps.monsters import MonsterTurn
from questhall.haven.choices import Shove, Skip, TakeDamage, Target
from tests.games.bugs.board import arrange, at, choices, conditions, ends, health, offered, take, told
from tests.ledger import rule

TWO = {1: "bandit_guard", 2: "bandit_archer"}


def pushed(drawing: str, action: Push | Pull, **more):
    t = arrange(drawing, agenda=[Act(action)], **more)
    take(t, Target("m1"))
    return t


@rule("BB-2801", "BB-2803", "BB-2805")
def test_you_push_as_far_as_you_like_but_always_farther():
    t = pushed("@ 1 . . .", Push(2))
    assert choices(t) == [Shove(("a3",)), Shove(("a3", "a4")), Skip()]
    assert choices(arrange("@ 1 .", monsters={1: "bandit_guard+invisible"}, agenda=[Act(Push(1))])) == []


@rule("BB-2804", "BB-R-23")
def test_you_pull_closer_and_not_onto_yourself():
    assert ends(pushed("@ . . 1", Pull(3, range=3)), Shove) == ["a2", "a3"]
    beside = """
        @ . 1 .
         . . .
    """
    assert ends(pushed(beside, Pull(2, range=2)), Shove) == ["a2"]


@rule("BB-2802", "BB-R-23")
def test_forced_movement_obeys_the_rules_of_the_figure_that_is_moved():
    assert ends(pushed("@ 1 # .", Push(2)), Shove) == []
    assert ends(pushed("@ 1 # .", Push(2), monsters={1: "spitting_moth"}), Shove) == ["a3", "a4"]
    assert ends(pushed("@ 1 2 .", Push(2), monsters=TWO), Shove) == ["a4"]


@rule("BB-2806", "BB-R-11")
def test_a_figure_pushed_into_a_hazard_suffers_it_unless_it_flies():
    t = pushed("@ 1 ^ .", Push(2))
    take(t, Shove(("a3", "a4")))
    assert (health(t, "m1"), at(t, "m1")) == (7, "a4")
    t = pushed("@ 1 ^ .", Push(1), monsters={1: "spitting_moth"})
    take(t, Shove(("a3",)))
    assert health(t, "m1") == 8


@rule("BB-2807", "BB-EX-57")
def test_a_monster_pushes_as_far_as_possible_and_you_choose_the_direction():
    t = arrange(
        """
        1 @ . .
         # . .
        """,
        agenda=[Strike("m1", HERO, Attack(1, push=2))],
    )
    take(t, TakeDamage())
    assert choices(t) == [Shove(("a3", "a4")), Shove(("a3", "b3"))]


@rule("BB-2808")
def test_difficult_ground_does_not_slow_a_push():
    assert ends(pushed("@ 1 ~ ~", Push(2)), Shove) == ["a3", "a4"]


@rule("BB-2809")
def test_an_immobilized_figure_can_be_pushed():
    assert ends(pushed("@ 1 .", Push(1), monsters={1: "bandit_guard+immobilize"}), Shove) == ["a3"]


@rule("BB-R-11")
def test_a_push_goes_on_after_an_immobilizing_hazard():
    t = pushed("@ 1 ^ .", Push(2), scenario={"hazard": Trigger(inflict=("immobilize",))})
    take(t, Shove(("a3", "a4")))
    assert (at(t, "m1"), conditions(t, "m1")) == ("a4", ["immobilize"])


@rule("BB-2810", "BB-2811")
def test_an_attack_pushes_after_its_damage_even_if_there_was_none():
    t = arrange("@ 1 .", monsters={1: "goring_beetle"}, agenda=[Act(Attack(1, push=1))])
    take(t, Target("m1"), Roll(), Shove(("a3",)))
    assert (health(t, "m1"), at(t, "m1")) == (10, "a3")
    t = arrange("@ 1 .", agenda=[Act(Attack(3, push=1))])
    take(t, Target("m1"), Roll())
    assert (health(t, "m1"), ends(t, Shove)) == (8 - 2, ["a3"])


@rule("BB-2810")
def test_every_target_of_an_attack_is_pushed():
    two = {1: "bandit_archer", 2: "bandit_archer"}
    t = arrange(". 1 @ 2 .", monsters=two, agenda=[Act(Attack(1, targets=2, push=1))])
    take(t, Target("m1"), Roll(), Shove(("a1",)), Target("m2"), Roll(), Shove(("a5",)))
    assert (at(t, "m1"), at(t, "m2")) == ("a1", "a5")


@rule("BB-2811")
def test_an_attack_pulls_even_without_damage():
    t = arrange("@ . . 1", monsters={1: "goring_beetle"}, agenda=[Act(Attack(1, range=3, pull=1))])
    take(t, Target("m1"), Roll(), Shove(("a3",)))
    assert (health(t, "m1"), at(t, "m1")) == (10, "a3")


@rule("BB-2813", "BB-EX-03")
def test_several_push_effects_add_up():
    bonus = Bonus(HERO, Boost(Extra(push=2)), "used")
    t = arrange("@ 1 . . . .", bonuses=[bonus], agenda=[Act(Attack(1, push=1))])
    take(t, Target("m1"), Roll())
    assert ends(t, Shove) == ["a3", "a4", "a5"]
    bonus = Bonus(HERO, Boost(Extra(pull=2)), "used")
    t = arrange("@ . . . . 1", bonuses=[bonus], agenda=[Act(Attack(1, range=5, pull=1))])
    take(t, Target("m1"), Roll())
    assert ends(t, Shove) == ["a3", "a4", "a5"]


@rule("BB-2901", "BB-2903", "BB-R-22")
def test_a_controlled_monster_goes_where_you_like():
    t = arrange("@ . 1 .", agenda=[Act(Control(Move(1), range=3))])
    take(t, Target("m1"))
    assert ends(t, Shove) == ["a2", "a4"]
    assert Skip() in choices(t)
    t = arrange("@ . 1 ~ .", agenda=[Act(Control(Move(2), range=3))])
    take(t, Target("m1"))
    assert ends(t, Shove) == ["a2", "a4"]


@rule("BB-2901", "BB-R-22")
def test_a_controlled_monster_goes_through_more_hazards_than_it_must():
    drawing = "@ . . . .\n . 1 ^ ^ .\n. . . . ."
    t = arrange(drawing, monsters={1: "bandit_guard"}, agenda=[Controlled("m1", Move(2))])
    ways = [choice.path for choice in offered(t, Shove) if choice.path[-1] == "b4"]
    assert ways == [("b3", "b4")]
    t = arrange(drawing, monsters={1: "bandit_guard"}, agenda=[Controlled("m1", Move(3))])
    assert ("b3", "b4") in [choice.path for choice in offered(t, Shove)]


@rule("BB-2903", "BB-R-11")
def test_a_controlled_move_goes_on_like_any_forced_movement():
    t = arrange("@ 1 ^ .", scenario={"hazard": Trigger(inflict=("immobilize",))}, agenda=[Act(Control(Move(2)))])
    take(t, Target("m1"), Shove(("a3", "a4")))
    assert (at(t, "m1"), conditions(t, "m1")) == ("a4", ["immobilize"])


@rule("BB-2902", "BB-R-22")
def test_a_controlled_monster_attacks_other_monsters_and_not_you():
    t = arrange("@ 1 2", monsters=TWO, agenda=[Act(Control(Attack(3), range=3))])
    take(t, Target("m1"))
    assert offered(t, Target) == [Target("m2")]
    take(t, Target("m2"))
    assert (health(t, "m2"), health(t)) == (4, 12)


@rule("BB-R-22", "BB-1404")
def test_a_controlled_monster_passes_you_and_not_its_kind():
    row = {1: "bandit_guard", 2: "bandit_guard"}
    t = arrange(". @ 1 2 .", monsters=row, agenda=[Act(Control(Move(2), range=1))])
    take(t, Target("m1"))
    assert ends(t, Shove) == ["a1"]


@rule("BB-2904", "BB-EX-58")
@pytest.mark.parametrize(("state", "targets"), [("+immobilize", []), ("+disarm", [Target("m1")]), ("+invisible", [])])
def test_a_move_cannot_be_controlled_of_the_immobilized_or_invisible(state, targets):
    t = arrange("@ 1 .", monsters={1: f"bandit_guard{state}"}, agenda=[Act(Control(Move(1)))])
    assert offered(t, Target) == targets


@rule("BB-2904")
def test_a_move_cannot_be_controlled_without_a_way():
    assert offered(arrange("@ 1 #", agenda=[Act(Control(Move(1)))]), Target) == []


@rule("BB-2905")
def test_a_controlled_attack_uses_the_table_of_the_monsters():
    control, level = [Act(Control(Attack(3), range=3))], {"level": 3}
    t = arrange("@ 1 2", monsters=TWO, agenda=control, scenario=level, rolls=["plus"], monster_row=1)
    take(t, Target("m1"), Target("m2"))
    assert (t.state.hero_row, t.state.monster_row, health(t, "m2")) == (0, 2, 7 - (3 + 2))


@rule("BB-2906", "BB-R-21")
def test_an_attack_cannot_be_controlled_without_a_target_or_disarmed():
    assert offered(arrange("@ 1 . 2", monsters=TWO, agenda=[Act(Control(Attack(3)))]), Target) == []
    disarmed = {1: "bandit_guard+disarm", 2: "bandit_archer"}
    assert offered(arrange("@ 1 2", monsters=disarmed, agenda=[Act(Control(Attack(3)))]), Target) == []


@rule("BB-2907")
def test_a_controlled_monster_attacks_and_moves_whatever_its_column_says():
    kinds, columns = {1: "king_button", 2: "bandit_archer"}, {"king_button": 0, "bandit_archer": 2}
    t = arrange("@ 1 2 .", monsters=kinds, columns=columns, agenda=[Act(Control(Attack(1)))])
    take(t, Target("m1"), Target("m2"))
    assert health(t, "m2") == 6
    t = arrange("@ 1 2 .", monsters=kinds, columns=columns, agenda=[Act(Control(Move(1), range=2))])
    take(t, Target("m2"), Shove(("a4",)))
    assert at(t, "m2") == "a4"


@rule("BB-2908")
def test_a_controlled_monster_keeps_its_print():
    t = arrange("@ 1 2", monsters={1: "rending_beetle", 2: "bandit_archer"}, agenda=[Act(Control(Attack(1)))])
    take(t, Target("m1"), Target("m2"))
    assert conditions(t, "m2") == ["wound"]


@rule("BB-2909")
def test_a_controlled_action_is_no_turn():
    t = arrange("@ 1 2", monsters={1: "bandit_guard+muddle", 2: "bandit_archer"}, agenda=[Act(Control(Attack(1)))])
    take(t, Target("m1"), Target("m2"))
    assert (t.state.turns, conditions(t, "m1")) == ([], ["muddle"])


@rule("BB-R-60")
def test_a_monster_retaliates_against_a_controlled_one():
    t = arrange("@ 1 2", monsters={1: "bandit_archer", 2: "mouse"}, agenda=[Act(Control(Attack(1)))])
    take(t, Target("m1"), Target("m2"))
    assert health(t, "m1") == 6


@rule("BB-4307", "BB-2807")
def test_a_monster_pulls_you_and_adds_its_condition():
    t = arrange("@ . . 1", monsters={1: "mounted_prince"}, agenda=[MonsterTurn("m1", 0)])
    assert (at(t), conditions(t)) == ("a3", ["immobilize"])
    assert told(t, AttackMade) == []
