"""What monsters do besides moving: attacks, bonuses, heals, conditions.  [BB-40xx, BB-43xx]"""

import pytest

from questhall.games.bugs.content import load
from questhall.games.bugs.content.scenarios import Survive
from questhall.games.bugs.events import AttackMade
from questhall.games.bugs.state import HERO
from questhall.games.bugs.steps.monsters import MonsterTurn
from questhall.games.bugs.steps.rounds import EndRound
from questhall.games.bugs.world import shield_of
from questhall.haven.choices import TakeDamage, Target
from tests.games.bugs.board import arrange, choices, conditions, health, take, told
from tests.games.bugs.bouts import acting
from tests.ledger import rule


@rule("BB-4302")
@pytest.mark.parametrize(("drawing", "attacks"), [("@ . . 1", 1), ("@ . . . 1", 0)])
def test_it_attacks_no_farther_than_the_range_of_its_action(drawing, attacks):
    assert len(told(acting(drawing, "bandit_archer", 2), AttackMade)) == attacks


@rule("BB-4302")
@pytest.mark.parametrize(("drawing", "attacks"), [("@ 1", 1), ("@ . 1", 0)])
def test_without_a_range_it_attacks_only_who_is_adjacent(drawing, attacks):
    assert len(told(acting(drawing, "bandit_guard+immobilize", 2), AttackMade)) == attacks


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


@rule("BB-R-35", "BB-2403")
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
    t = acting("@ . . . 1 2 3", "gloomtoad+strengthen", 0, others=others)
    assert [conditions(t, name) for name in ("m2", "m3")] == [["strengthen"], ["strengthen"]]


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
    t = acting("@ 4 . . . . . . 2 1 3", "gloomtoad", 0, others=others, columns=columns | {"bandit_guard": 2})
    assert (conditions(t, "m2"), conditions(t, "m3")) == (["strengthen"], [])


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
