"""Areas of effect.  [BB-11xx]"""

from questhall.games.bugs.effects import Attack
from questhall.games.bugs.events import AttackMade
from questhall.games.bugs.state import HERO
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.attack import PickTarget
from questhall.haven.choices import LayArea, Skip, Target
from tests.games.bugs.board import arrange, health, offered, take, told
from tests.ledger import rule

TWO = {1: "bandit_archer", 2: "bandit_archer"}


@rule("BB-1101", "BB-1102", "BB-1103", "BB-1104", "BB-1106")
def test_an_area_is_laid_in_any_turn_and_hits_what_it_covers():
    t = arrange(
        """
        . 1 2
         @ . .
        """,
        monsters=TWO,
        agenda=[Act(Attack(2, area="cleave"))],
    )
    take(t, next(choice for choice in offered(t, LayArea) if "a2" in choice.cells))
    assert (health(t, "m1"), health(t, "m2")) == (5, 7)


@rule("BB-1106")
def test_the_only_figure_that_an_area_covers_is_not_asked_for_again():
    t = arrange("@ 1", monsters={1: "bandit_archer"}, agenda=[Act(Attack(2, area="line"))])
    assert offered(t, Target) == []
    take(t, offered(t, LayArea)[0])
    assert (health(t, "m1"), t.decisions) == (5, {})


@rule("BB-1106", "BB-1705")
def test_all_figures_in_the_area_may_be_attacked_in_any_order():
    t = arrange(
        """
        1 2
         @
        """,
        monsters=TWO,
        agenda=[Act(Attack(2, area="cleave"))],
    )
    take(t, LayArea(("a1", "a2")), Target("m2"), Target("m1"))
    assert (health(t, "m1"), health(t, "m2")) == (5, 5)


@rule("BB-1106")
def test_three_figures_in_an_area_are_three_targets():
    three = {**TWO, 3: "bandit_archer"}
    t = arrange("1 2\n @ 3", monsters=three, agenda=[Act(Attack(2, area="ring"))])
    take(t, offered(t, LayArea)[0], Target("m1"), Target("m2"), Target("m3"))
    assert [health(t, figure) for figure in ("m1", "m2", "m3")] == [5, 5, 5]


@rule("BB-1105")
def test_an_area_with_a_grey_hex_is_melee():
    t = arrange("@ 1", monsters={1: "bandit_archer"}, agenda=[Act(Attack(2, range=2, area="line"))])
    take(t, offered(t, LayArea)[0])
    assert told(t, AttackMade)[0].luck == "plain"


@rule("BB-1107", "BB-1108", "BB-EX-47")
def test_one_hex_in_range_is_enough_even_an_empty_one():
    t = arrange("@ . . . 1 2", monsters=TWO, agenda=[Act(Attack(2, range=3, area="row"))])
    assert LayArea(("a4", "a5", "a6")) in offered(t, LayArea)


@rule("BB-1109", "BB-1110", "BB-EX-48")
def test_a_further_target_lies_in_range_outside_the_area():
    t = arrange("@ 1 . 2", monsters=TWO, agenda=[PickTarget(HERO, Attack(2, range=3, area="triangle", targets=2))])
    first = next(choice for choice in offered(t, LayArea) if "a2" in choice.cells)
    take(t, first, Target("m1"))
    assert offered(t, Target) == [Target("m2")]
    assert offered(t, LayArea) == []
    t = arrange("@ 1 . . 2", monsters=TWO, agenda=[PickTarget(HERO, Attack(2, range=3, area="triangle", targets=2))])
    take(t, next(choice for choice in offered(t, LayArea) if "a2" in choice.cells))
    assert (health(t, "m1"), offered(t, Target)) == (5, [])


@rule("BB-807")
def test_an_area_attack_may_be_skipped():
    t = arrange("@ 1", monsters={1: "bandit_archer"}, agenda=[Act(Attack(2, area="line"))])
    take(t, Skip())
    assert (health(t, "m1"), t.state.performed) == (7, False)
