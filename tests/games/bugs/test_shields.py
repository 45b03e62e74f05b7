"""Shield and retaliate.  [BB-26xx, BB-27xx]"""

import pytest

from questhall.games.bugs.choices import Perform, Roll
from questhall.games.bugs.effects import Attack, Retaliate, Shield
from questhall.games.bugs.state import HERO, Bonus
from questhall.games.bugs.steps.actions import Act
from questhall.games.bugs.steps.attack import Strike
from questhall.games.bugs.steps.damage import Harm
from questhall.games.bugs.steps.monsters import MonsterTurn
from questhall.games.bugs.world import shield_of
from questhall.haven.choices import Shove, TakeDamage, Target
from questhall.haven.events import DamageSuffered
from tests.games.bugs.board import arrange, conditions, health, prompt, take, told
from tests.games.bugs.bouts import shielded
from tests.ledger import rule

SHOT = Strike("m1", HERO, Attack(1, range=3))


@rule("BB-2602")
def test_your_shield_comes_after_the_modifier():
    agenda = [Strike("m1", HERO, Attack(3))]
    t = arrange("@ 1", bonuses=[shielded(2)], agenda=agenda, monster_row=4, rolls=["plus"])
    take(t, TakeDamage())
    assert health(t) == 12 - (3 * 2 - 2)


@rule("BB-2601", "BB-2603", "BB-2607")
def test_all_shields_together_reduce_every_attack():
    bonuses = [shielded(1), shielded(1)]
    t = arrange("@ 1", bonuses=bonuses, agenda=[Strike("m1", HERO, Attack(3)), Strike("m1", HERO, Attack(3))])
    take(t, TakeDamage(), TakeDamage())
    assert health(t) == 10


@rule("BB-2604", "BB-3001")
def test_a_shield_does_not_help_against_other_damage():
    t = arrange("@ 1", bonuses=[shielded(3)], agenda=[Harm(HERO, 2, "hazard")], rolls=["plus"])
    take(t, TakeDamage())
    assert health(t) == 10


@rule("BB-2605")
def test_a_shield_does_not_cancel_added_effects():
    t = arrange("@ 1", bonuses=[shielded(5)], agenda=[Strike("m1", HERO, Attack(2, inflict=("poison",)))])
    assert conditions(t) == ["poison"]


@rule("BB-2606", "BB-2710")
def test_shield_and_retaliate_are_your_own():
    t = arrange("@ 1", agenda=[Act(Shield(1)), Act(Retaliate(1))])
    take(t, Perform(), Perform())
    assert [bonus.figure for bonus in t.state.bonuses] == [HERO, HERO]


@rule("BB-2706")
def test_a_shield_does_not_reduce_retaliate():
    t = arrange("@ 1", bonuses=[Bonus(HERO, Retaliate(2), "round")], agenda=[Strike("m1", HERO, Attack(1))])
    take(t, TakeDamage())
    assert (shield_of(t, t.state.figures["m1"]), health(t, "m1")) == (1, 8 - 2)


@rule("BB-2701", "BB-2703", "BB-R-60")
@pytest.mark.parametrize(("drawing", "left"), [("@ 1", 5), ("@ . 1", 7)])
def test_retaliate_hurts_adjacent_attackers_and_no_others(drawing, left):
    bonus = Bonus(HERO, Retaliate(2), "round")
    t = arrange(drawing, monsters={1: "bandit_archer"}, bonuses=[bonus], agenda=[SHOT])
    take(t, TakeDamage())
    assert health(t, "m1") == left


@rule("BB-2704")
def test_retaliate_works_on_every_attack_after_its_damage():
    t = arrange("@ 1", monsters={1: "bandit_archer"}, bonuses=[Bonus(HERO, Retaliate(2), "round")], agenda=[SHOT, SHOT])
    assert health(t, "m1") == 7
    take(t, TakeDamage(), TakeDamage())
    assert health(t, "m1") == 7 - 2 - 2


@rule("BB-2702", "BB-EX-35")
def test_the_distance_is_measured_after_a_push():
    t = arrange("@ 1 .", monsters={1: "mouse"}, agenda=[Act(Attack(1, push=1))])
    take(t, Target("m1"), Roll(), Shove(("a3",)))
    assert (prompt(t), health(t)) == ("", 12)


@rule("BB-2708", "BB-2709", "BB-EX-36")
@pytest.mark.parametrize(("drawing", "damage"), [("@ . 1", 3), ("@ 1", 4)])
def test_retaliate_bonuses_within_their_range_are_one_damage(drawing, damage):
    bonuses = [Bonus(HERO, Retaliate(1), "round"), Bonus(HERO, Retaliate(3, range=3), "round")]
    t = arrange(drawing, monsters={1: "bandit_archer"}, bonuses=bonuses, agenda=[SHOT])
    take(t, TakeDamage())
    assert health(t, "m1") == 7 - damage
    assert [event.damage for event in told(t, DamageSuffered) if event.source == "retaliate"] == [damage]


@rule("BB-2705")
def test_what_retaliate_adds_comes_after_its_damage():
    bonus = Bonus(HERO, Retaliate(1, push=1, inflict=("muddle",)), "round")
    t = arrange("@ 1 .", monsters={1: "bandit_archer"}, bonuses=[bonus], agenda=[Strike("m1", HERO, Attack(1))])
    take(t, TakeDamage(), Shove(("a3",)))
    assert (health(t, "m1"), conditions(t, "m1"), t.state.figures["m1"].at) == (6, ["muddle"], "a3")
    t = arrange("@ 1 .", monsters={1: "bandit_archer~1"}, bonuses=[bonus], agenda=[Strike("m1", HERO, Attack(1))])
    take(t, TakeDamage())
    assert (health(t, "m1"), prompt(t)) == (0, "")


@rule("BB-2707")
def test_the_dead_do_not_retaliate():
    t = arrange("@ 1", monsters={1: "mouse~1"}, agenda=[Act(Attack(2))])
    take(t, Target("m1"))
    assert health(t) == 12


@rule("BB-EX-68", "BB-4605")
def test_a_monster_killed_by_retaliate_does_not_attack_again():
    bonus = Bonus(HERO, Retaliate(9), "round")
    t = arrange("@ 1", monsters={1: "venomous_centipede"}, bonuses=[bonus], active="m1", agenda=[MonsterTurn("m1", 1)])
    take(t, TakeDamage())
    assert ("m1" in t.state.figures, prompt(t)) == (False, "")
