"""Chapter 17: the numbers of units, and when their abilities count."""

import pytest

from questhall.games.heroes.board import fight, initiative
from questhall.games.heroes.choices import Done, MoveUnit, Strike, Target, UseAbility
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import AttackDeclared, AttackRolled, DamageDealt, ResourcesGained, UnitRerolled
from questhall.games.heroes.state import Troop
from questhall.games.heroes.steps.combat.aftermath import Retaliate, strike
from questhall.games.heroes.steps.combat.round import ActivateUnit, EndCombatRound
from tests.games.heroes.board import asked, battle, living, offered, prompt, side, take, told, unit
from tests.ledger import rule

DUEL = """
    . . . .
    . g h .
    . Z . .
    . . . .
    . . . .
"""
ALONE = DUEL.replace("h", ".")


def blows(*strikes, drawing=ALONE, dice=(), **units):
    """Attacks one after the other; a third unit keeps the combat going."""
    return battle(drawing, agenda=[step for each in strikes for step in each], dice=dice, **units)


def dealt(t):
    return [(event.fighter, event.damage) for event in told(t, DamageDealt)]


# -- the numbers


@rule("HM-1702", "HM-1703")
@pytest.mark.parametrize(("target", "damage"), [("boars neutral", 3), ("skeletons pack", 2), ("crusaders few", 1)])
def test_defence_reduces_the_damage_of_an_attack(target, damage):
    assert dealt(blows(strike("Z", "g"), Z="crusaders few", g=target, dice=[0]))[0] == ("g", damage)


@rule("HM-1704", "HM-1705")
def test_damage_equal_to_its_health_beats_a_few():
    t = blows(strike("Z", "g"), drawing=DUEL, Z="crusaders few", g="skeletons few", h="boars neutral", dice=[0])
    assert (dealt(t), living(t)) == ([("g", 2)], "Zh")


@rule("HM-1704", "HM-1706")
def test_damage_equal_to_its_health_turns_a_pack():
    t = blows(strike("Z", "g"), Z="crusaders few", g="skeletons pack", dice=[0])
    assert dealt(t)[0] == ("g", 2)
    assert (unit(t, "g").aspect, unit(t, "g").damage) == ("few", 0)


@rule("HM-1712")
def test_a_pack_that_was_turned_has_the_numbers_and_abilities_of_its_few_side():
    t = blows(strike("Z", "g"), strike("Z", "g"), drawing=DUEL, Z="black_dragons few", g="zombies pack",
              h="boars neutral", dice=[0, 0, 0])  # fmt: skip
    assert [each for each in dealt(t) if each[0] == "g"] == [("g", 6 - 2), ("g", 6 - 1)], "hardy on 0, then no more"
    turned = blows(strike("Z", "g"), Z="archangels few", g="griffins pack", dice=[0])
    assert initiative(fight(turned), unit(turned, "g")) == 6


@rule("HM-1708", "HM-2411")
@pytest.mark.parametrize("aspect", ["few", "pack"])
def test_a_unit_keeps_its_side_after_a_combat(aspect):
    agenda = [ActivateUnit("Z"), EndCombatRound()]
    t = battle(ALONE, Z=f"crusaders {aspect}", g="boars neutral", guards=True, level=2, field="f1_e", agenda=agenda)
    side(t).main.moves = 0
    take(t, Done())
    assert side(t).army == [Troop("crusaders", aspect)]


# -- abilities of attacks

ABILITIES = [
    pytest.param("halflings neutral", "trolls neutral", (1, -1), 2 - 1, id="halflings"),
    pytest.param("sharpshooters neutral", "trolls neutral", (1, -1), 3 - 1, id="sharpshooters"),
    pytest.param("leprechaun neutral", "trolls neutral", (-1,), 2 - 1, id="leprechaun"),
    pytest.param("champions neutral", "trolls neutral", (0,), 4, id="champions"),
    pytest.param("minotaurs neutral", "trolls neutral", (-1,), 3 - 1, id="minotaurs"),
    pytest.param("mummies neutral", "trolls neutral", (1,), 3 + 1, id="mummies"),
    pytest.param("dread_knights pack", "black_dragons few", (1,), 6 + 1 - 3, id="dread_knights"),
    pytest.param("manticores pack", "black_dragons few", (0,), 5 - 3, id="manticores"),
    pytest.param("behemoths pack", "black_dragons few", (0,), 7 - 3, id="behemoths"),
    pytest.param("archangels neutral", "arch_devils few", (0,), 5 - 3, id="archangels"),
    pytest.param("crusaders pack", "trolls neutral", (0,), 4, id="crusaders"),
]


@pytest.mark.parametrize(("striker", "target", "dice", "damage"), ABILITIES)
@pytest.mark.parametrize(
    "how",
    [
        pytest.param({"retaliation": True}, marks=rule("HM-1714", "HM-1716"), id="retaliation"),
        pytest.param({"first": False}, marks=rule("HM-1714", "HM-1715"), id="second"),
    ],
)
def test_abilities_of_attacks_count_in_the_first_attack_of_an_activation_only(striker, target, dice, damage, how):
    t = blows(strike("g", "Z", **how), Z=target, g=striker, dice=dice)
    assert told(t, AttackRolled)[0] == AttackRolled(dice)
    assert dealt(t)[0] == ("Z", damage), "nobody was asked about the die"


@rule("HM-1716")
@pytest.mark.parametrize("striker", ["vampires pack~3", "wyverns pack", "azure_dragons neutral"])
def test_what_attacks_do_besides_their_damage_they_do_not_do_in_a_retaliation(striker):
    t = blows(strike("g", "Z", retaliation=True), Z="ghost_dragons pack", g=striker, dice=[-1])
    assert (unit(t, "g").damage, unit(t, "Z").poison, unit(t, "Z").paralysed) == (3 * ("~3" in striker), 0, False)


@rule("HM-1716")
def test_who_attacks_twice_retaliates_once():
    t = blows(strike("Z", "g"), Z="boars neutral", g="wolf_raiders pack", dice=[-1, -1])
    assert ([event.attacker for event in told(t, AttackDeclared)], offered(t, Target)) == (["Z", "g"], [])


@rule("HM-1715", "HM-2208")
@pytest.mark.parametrize("striker", ["vampires pack~1", "wyverns pack", "azure_dragons neutral"])
def test_a_further_attack_sets_nothing_off_and_is_answered(striker):
    t = blows(strike("Z", "g", first=False), Z=striker, g="liches pack", dice=[-1, -1, -1])
    assert (unit(t, "g").poison, unit(t, "g").paralysed) == (0, False)
    assert [event.retaliation for event in told(t, AttackDeclared)] == [False, True]
    assert striker != "vampires pack~1" or unit(t, "Z").damage == 1 + (4 - 1 - 1)


@rule("HM-1715", "HM-1716")
def test_who_was_turned_from_a_pack_is_stronger_in_its_own_attack_only():
    t = blows(strike("Z", "g"), strike("g", "Z"), Z="black_dragons few", g="haspids pack~9", dice=[0, 0, 0, -1])
    assert [each for each in dealt(t) if each[0] == "Z"] == [("Z", 5 - 3), ("Z", 5 + 2 - 3)]


@rule("HM-1717")
def test_what_a_unit_does_instead_of_acting_ends_its_activation_and_needs_all_of_it():
    t = battle(ALONE, Z="genies few", g="zombies few", agenda=[ActivateUnit("Z"), ActivateUnit("g")])
    moved = t.copy()
    take(moved, MoveUnit(8))
    assert offered(moved, UseAbility) == []
    take(t, UseAbility("wish", "Z"))
    assert (asked(t), prompt(t)) == (1, "command")


# -- passive abilities


@rule("HM-1718")
def test_a_passive_ability_counts_in_every_attack_on_a_unit_and_in_retaliations_too():
    t = blows(strike("Z", "g"), strike("Z", "g"), strike("g", "Z"), Z="skeletons few", g="zombies pack",
              dice=[0, -1, 0, -1, 0])  # fmt: skip
    assert [each for each in dealt(t) if each[0] == "g"] == [("g", 0)] * 3


@rule("HM-1718")
@pytest.mark.parametrize(
    ("striker", "thrown", "again", "damage"),
    [("crusaders neutral", (-1, 1), [], 3 + 1), ("champions neutral", (-1,), [UnitRerolled("g", -1, 1)], 4 + 1)],
)
def test_passive_abilities_of_the_die_count_in_a_retaliation_too(striker, thrown, again, damage):
    dice = [*thrown, 1] if again else thrown
    t = blows(strike("g", "Z", retaliation=True), Z="trolls neutral", g=striker, dice=dice)
    assert (told(t, AttackRolled)[0].dice, told(t, UnitRerolled), dealt(t)[0]) == (thrown, again, ("Z", damage))


@rule("HM-1718")
def test_seamen_plunder_whoever_they_beat_the_last_unit_and_by_retaliation():
    t = blows(strike("Z", "g"), Z="skeletons few~1", g="seamen pack", dice=[-1, 0])
    assert told(t, ResourcesGained)[0] == ResourcesGained(1, Purse(gold=2))
    assert t.state.combat is None


# -- moving and shooting


@rule("HM-1723")
def test_a_shooter_reaches_the_other_end_of_the_board_and_then_walks_a_space():
    t = battle(
        "g . . . . . . . . . . . . . . . . . . M", M="marksmen few", g="griffins few", agenda=[ActivateUnit("M")]
    )
    assert offered(t, Strike) == [Strike("g")]
    take(t, Strike("g"), *[Done()] * (prompt(t) == "card_window"))
    assert [move.space for move in offered(t, MoveUnit)] == [15, 18]


@rule("HM-1724", "HM-2110")
@pytest.mark.parametrize("striker", ["zombies few", "griffins few"])
def test_ground_and_flying_units_do_not_move_after_they_have_struck(striker):
    t = battle(ALONE, Z=striker, g="crusaders few", agenda=[ActivateUnit("Z"), ActivateUnit("g")], dice=[0, -1])
    take(t, Strike("g"))
    assert asked(t) == 1


@rule("HM-1725")
def test_a_unit_next_to_an_enemy_may_stay_and_let_it_be():
    t = battle(ALONE, Z="zombies few", g="griffins few", agenda=[ActivateUnit("Z"), ActivateUnit("g")])
    away = t.copy()
    take(away, MoveUnit(13), Done())
    take(t, Done())
    assert (asked(t), asked(away), told(t, AttackDeclared), told(away, AttackDeclared)) == (1, 1, [], [])


@rule("HM-1730")
def test_from_backline_to_backline_the_lower_die_counts():
    far = ". g . . . . . . . . . . . . . . . M . ."
    assert dealt(blows(strike("M", "g"), drawing=far, M="marksmen few", g="boars neutral", dice=[1, -1])) == [("g", 1)]


@rule("HM-1731")
def test_a_shooter_in_the_backline_of_the_enemy_shoots_along_it_without_penalty():
    t = blows(strike("M", "g"), drawing="M . g . . . . . . . . . . . . . . . . .", M="marksmen few", g="boars neutral")
    assert len(told(t, AttackRolled)[0].dice) == 1


@rule("HM-1715")
@pytest.mark.parametrize("units", [("dread_knights few", -1), ("dragon_flies neutral", 1)])
def test_whoever_answers_a_later_attack_is_not_daunted(units):
    name, die = units
    answers = []
    for first in (True, False):
        drawing = ". . . . . g . . . Z . . . . . . . . . ."
        t = battle(drawing, Z=name, g="black_dragons pack", agenda=[Retaliate("g", "Z", first)], dice=[1, die])
        answers.append([event.damage for event in told(t, DamageDealt)])
    assert answers[0] < answers[1]
