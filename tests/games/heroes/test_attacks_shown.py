"""Chapters 22 and 23: how an attack goes, retaliation, tokens, and cards in combat."""

from collections import Counter

import pytest

from questhall.games.heroes.board import caster, fight, initiative
from questhall.games.heroes.choices import Defend, Done, MoveUnit, Play, Strike, Target
from questhall.games.heroes.events import (
    AttackDeclared,
    AttackRolled,
    DamageDealt,
    GuardRolled,
)
from questhall.games.heroes.state import NOBODY
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.round import ActivateUnit, StartCombatRound
from questhall.games.heroes.steps.dice import toss
from tests.games.heroes.board import arrange, asked, battle, offered, prompt, side, take, told, unit
from tests.ledger import rule

DUEL = """
    . . . .
    . g . .
    . Z . .
    . . . .
    . . . .
"""
PAIR = {"Z": "crusaders few", "g": "black_dragons few"}


def duel(*steps, drawing=DUEL, **more):
    units = PAIR | {key: more.pop(key) for key in list(more) if len(key) == 1}
    return battle(drawing, agenda=[*steps], **units, **more)


def dealt(t):
    return [(event.fighter, event.damage) for event in told(t, DamageDealt)]


# -- the attack


@rule("HM-2201", "HM-2208")
def test_an_attack_is_declared_then_rolled_then_dealt_and_then_answered():
    t = duel(*strike("Z", "g"), dice=[1, -1])
    kinds = [type(event) for event in t.events if type(event) in (AttackDeclared, AttackRolled, DamageDealt)]
    assert kinds == [AttackDeclared, AttackRolled, DamageDealt] * 2
    assert [(event.attacker, event.retaliation) for event in told(t, AttackDeclared)] == [("Z", False), ("g", True)]


@rule("HM-2201", "HM-2202")
def test_cards_are_played_before_the_die_is_thrown():
    t = duel(*strike("Z", "g"), hands={0: ["attack"]})
    assert (prompt(t), told(t, AttackRolled)) == ("card_window", [])


@rule("HM-2203", "HM-2210")
def test_one_die_is_thrown_for_an_attack_and_one_for_the_retaliation_and_both_count():
    t = duel(*strike("Z", "g"), dice=[1, -1])
    assert told(t, AttackRolled) == [AttackRolled((1,)), AttackRolled((-1,))]
    assert dealt(t) == [("g", 3 + 1 - 3), ("Z", 6 - 1 - 2)]


@rule("HM-2203")
def test_two_dice_are_thrown_under_the_penalty_for_a_retaliation_too():
    t = duel(*strike("Z", "g"), Z="marksmen few", g="liches few", dice=[0, 0, 1, -1])
    assert told(t, AttackRolled) == [AttackRolled((0, 0)), AttackRolled((1, -1))]


@rule("HM-2204")
def test_an_attack_die_shows_each_of_its_three_faces_as_often():
    t = arrange(loads=range(6))
    assert Counter(toss(t, "attack") for _ in range(6)) == {-1: 2, 0: 2, 1: 2}


@rule("HM-2207")
def test_damage_adds_up_on_a_unit():
    t = duel(*strike("Z", "g"), *strike("Z", "g"), g="black_dragons few~2", dice=[1, -1, 1])
    assert unit(t, "g").damage == 2 + 1 + 1


# -- paralysis and defence


@rule("HM-2216")
@pytest.mark.parametrize("striker", ["crusaders few", "liches few"])
def test_who_has_attacked_cannot_defend(striker):
    t = duel(ActivateUnit("Z"), ActivateUnit("g"), Z=striker, g="crusaders few", dice=[0, 0, -1])
    take(t, Strike("g"))
    assert (asked(t) == 0, offered(t, Defend, 0)) == (striker == "liches few", [])


@rule("HM-2217")
def test_a_unit_that_is_still_paralysed_retaliates():
    t = duel(ActivateUnit("Z"), dice=[-1, -1])
    t.state.rules = type(t.state.rules)(deep_paralysis=True)
    unit(t, "g").paralysed = True
    take(t, Strike("g"))
    assert (dealt(t)[0], unit(t, "g").paralysed) == (("g", 0), True)
    assert told(t, AttackDeclared)[1].retaliation


@rule("HM-2218")
def test_without_a_defence_token_no_second_die_is_thrown():
    assert told(duel(*strike("Z", "g"), dice=[0, -1]), GuardRolled) == []


@rule("HM-2220", "HM-2222")
def test_a_defence_token_stays_over_the_end_of_the_combat_round_and_works_against_every_attack():
    t = duel(ActivateUnit("Z"), *strike("Z", "g"), *strike("Z", "g"), StartCombatRound(), Z="liches pack",
             dice=[0, 0, 0, -1, 0, 0, 0, 0])  # fmt: skip
    unit(t, "g").defending = True
    take(t, Done())
    assert len(told(t, GuardRolled)) == 2
    later = duel(ActivateUnit("Z"), StartCombatRound(), Z="archangels pack")
    unit(later, "g").defending = True
    take(later, Done())
    assert (fight(later).round, unit(later, "g").defending) == (2, True)


@rule("HM-2221")
def test_a_unit_that_has_lost_its_token_cannot_defend_after_a_move_either():
    t = duel(ActivateUnit("Z"), ActivateUnit("Z"))
    take(t, Defend(), MoveUnit(13))
    assert offered(t, Defend) == []


@rule("HM-2223")
def test_a_skipped_activation_takes_off_the_side_of_paralysis_only():
    t = duel(ActivateUnit("g"), ActivateUnit("Z"), ActivateUnit("g"))
    unit(t, "Z").defending = unit(t, "Z").paralysed = True
    take(t, Done())
    assert (unit(t, "Z").defending, unit(t, "Z").paralysed) == (True, False)


@rule("HM-2225", "HM-2202")
def test_new_cards_may_be_played_for_the_retaliation():
    t = duel(*strike("Z", "g"), hands={0: ["attack", "defense"], 1: ["attack", "defense"]}, dice=[0, 0])
    take(t, Play("attack", 0), Play("defense", 0))
    assert (prompt(t), offered(t, Play)) == ("card_window", [Play("attack", 0)])
    take(t, Play("attack", 0), Play("defense", 0))
    assert dealt(t) == [("g", 3 + 1 - 3 - 1), ("Z", 6 + 1 - 2 - 1)]


# -- cards


@rule("HM-2301")
@pytest.mark.parametrize(
    ("pawn", "keeper", "casters"),
    [
        ("main", "main", (0, 1)),
        ("second", "main", (NOBODY, 1)),
        ("main", "second", (0, NOBODY)),
        ("main", None, (0, NOBODY)),
    ],
)
def test_whoever_has_the_main_hero_in_the_combat_plays_cards(pawn, keeper, casters):
    t = duel(*strike("Z", "g"), pawn=pawn, keeper=keeper, hands={0: ["attack"], 1: ["defense"]})
    assert (caster(fight(t), "attacker"), caster(fight(t), "defender")) == casters
    assert asked(t) == next(seat for seat in casters if seat != NOBODY)


@rule("HM-2303")
def test_ongoing_cards_are_not_played_in_a_declared_attack_or_in_the_activation_of_an_enemy():
    t = duel(*strike("Z", "g"), hands={0: ["haste", "attack"]})
    assert (prompt(t), offered(t, Play)) == ("card_window", [Play("haste", 3), Play("attack", 0)])
    theirs = duel(ActivateUnit("g"), hands={0: ["haste", "estates"]})
    assert Play("haste", 0) not in offered(theirs, Play, 0)
    assert Play("haste", 0) in offered(duel(ActivateUnit("Z"), hands={0: ["haste"]}), Play)


@rule("HM-2304")
def test_an_ongoing_card_lasts_through_combat_rounds_and_is_discarded_when_the_combat_ends():
    t = duel(
        ActivateUnit("Z"), StartCombatRound(), Z="archangels pack", g="skeletons few", hands={0: ["haste"]}, dice=[0]
    )
    take(t, Play("haste", 0), *[Target("Z")] * (prompt(t) == "pick_target"), Done())
    assert (fight(t).round, initiative(fight(t), unit(t, "Z")), side(t).discard) == (2, 18 + 1, [])
    take(t, Strike("g"))
    assert (t.state.combat, side(t).discard) == (None, ["haste"])


@rule("HM-2306")
def test_the_other_side_raises_no_number_before_an_attack_is_declared():
    t = duel(ActivateUnit("Z"), hands={0: ["attack", "haste"], 1: ["defense", "estates"]})
    assert (Play("attack", 0) in offered(t, Play), offered(t, Play, 1)) == (False, [Play("estates", 0)])


@rule("HM-2307")
def test_the_bonus_of_a_card_is_gone_in_the_next_attack():
    t = duel(*strike("Z", "g"), *strike("Z", "g"), g="liches few", hands={0: ["attack"]}, dice=[0, 0, 0, 0])
    take(t, Play("attack", 0))
    assert [each for each in dealt(t) if each[0] == "g"][:2] == [("g", 3), ("g", 2)]
