"""Chapter 17: the abilities of units."""

import pytest

from questhall.games.heroes.board import fight
from questhall.games.heroes.choices import (
    DiscardCard,
    Done,
    Go,
    MoveUnit,
    Play,
    ReinforceUnit,
    RerollDie,
    Strike,
    Target,
)
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import AttackDeclared, AttackPrevented, AttackRolled, DamageDealt, UnitRerolled
from questhall.games.heroes.state import Troop
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.combat.starting import OpenCombat
from questhall.games.heroes.steps.rounds import ReceiveIncome
from questhall.games.heroes.steps.turn import FinishTurn
from tests.games.heroes.board import arrange, battle, living, offered, side, take, told, unit
from tests.ledger import rule

DUEL = """
    . . . .
    . g . .
    . Z . .
    . . . .
    . . . .
"""
AFAR = """
    . . . .
    g . . .
    . . . .
    . . Z .
    . . . .
"""


def hit(striker, target, *dice, drawing=DUEL, **more):
    return battle(drawing, Z=striker, g=target, agenda=[*strike("Z", "g")], dice=dice, **more)


def dealt(t):
    return [(event.fighter, event.damage) for event in told(t, DamageDealt)]


@rule("HM-1714", "HM-2208")
def test_some_attacks_are_not_answered():
    assert len(told(hit("vampires few", "crusaders pack", 0), AttackDeclared)) == 1


@rule("HM-1714")
def test_vampires_drain():
    assert unit(hit("vampires pack~3", "crusaders pack", 0), "Z").damage == 1


@rule("HM-1715", "HM-1714")
def test_marksmen_shoot_twice_at_a_distance():
    t = hit("marksmen pack", "crusaders pack", 1, 1, drawing=AFAR)
    assert dealt(t) == [("g", 1), ("g", 1)]
    near = hit("marksmen pack", "crusaders pack", 1, 1, 0)
    assert [event.retaliation for event in told(near, AttackDeclared)] == [False, True]


def test_manticores_ignore_the_printed_defence():
    assert dealt(hit("manticores pack", "black_dragons few", 0, 0))[0] == ("g", 5)


def test_liches_hit_a_neighbour_of_the_target():
    t = battle(
        "g h . . . . . . . . . . Z . . . . . . .", Z="liches pack", g="crusaders pack", h="zombies few",
        agenda=[*strike("Z", "g")], dice=[0, 0],
    )  # fmt: skip
    take(t, Target("h"))
    assert dealt(t) == [("g", 2), ("h", 1)]


def test_dragon_breath_hits_the_space_behind():
    t = battle(
        "h . . . g . . . Z . . . . . . . . . . .", Z="black_dragons neutral", g="crusaders pack", h="skeletons few",
        agenda=[*strike("Z", "g")], dice=[0, 0, 0],
    )  # fmt: skip
    assert ("h", 1) in dealt(t)


def test_harpies_fly_back_after_the_retaliation():
    t = battle(
        "g . . . . . . . . . . . Z . . . . . . .",
        Z="harpies few",
        g="zombies pack",
        agenda=[ActivateUnit("Z")],
        dice=[0, -1],
    )
    take(t, MoveUnit(4), Strike("g"), MoveUnit(12))
    assert unit(t, "Z").at == 12


def test_dread_knights_daunt_whoever_retaliates():
    t = hit("dread_knights few", "black_dragons pack", 0, 1, -1)
    assert told(t, AttackRolled)[1] == AttackRolled((1, -1))


@pytest.mark.parametrize(("die", "damage"), [(1, 5), (0, 4), (-1, 2)])
def test_dread_knights_surge(die, damage):
    assert dealt(hit("dread_knights pack", "black_dragons pack", die, 0))[0] == ("g", damage)


@pytest.mark.parametrize(("die", "damage"), [(1, 1), (0, 0), (-1, 0)])
@rule("HM-1718", "HM-D-12")
def test_zombies_are_hardy(die, damage):
    assert dealt(hit("halberdiers few", "zombies pack", die, 0))[0] == ("g", damage)


@rule("HM-R-113")
@pytest.mark.parametrize("dice", [(1, -1), (-1, 1)])
def test_abilities_look_at_the_penalty_die_that_counts(dice):
    struck = hit("liches pack", "zombies pack", *dice, 0)
    assert dealt(struck)[0] == ("g", 4 - 1 - 1)
    answered = hit("dread_knights few", "dread_knights pack", 0, *dice)
    assert dealt(answered)[1] == ("Z", 6 - 1 - 2)
    far = "g . . . . . . . . . . . . . . . Z . . ."
    shot = hit("elves pack", "crusaders pack", *dice, 0, 0, drawing=far)
    assert len(told(shot, AttackDeclared)) == 2, "elves shoot again after -1 and 0"


def test_neutral_champions_roll_two_dice_and_minus_one_again():
    t = hit("champions neutral", "black_dragons pack", 1, -1, 1, 0)
    assert (told(t, AttackRolled)[0], told(t, UnitRerolled)) == (AttackRolled((1, -1)), [UnitRerolled("Z", -1, 1)])
    assert dealt(t)[0] == ("g", 3)


def test_crusaders_may_roll_a_zero_again():
    t = hit("crusaders pack", "black_dragons pack", 0, 1, 0)
    take(t, RerollDie(0))
    assert dealt(t)[0] == ("g", 2)


def test_mummies_ignore_dice_and_curse_those_of_others():
    assert dealt(hit("mummies neutral", "griffins pack", 1, 1)) == [("g", 3), ("Z", 1)]


def test_halflings_take_the_higher_of_two_dice():
    t = hit("halflings neutral", "zombies few", -1, 1, 0)
    assert told(t, AttackRolled)[0] == AttackRolled((-1, 1))
    assert dealt(t)[0] == ("g", 1)


def test_minotaurs_inspire():
    t = hit("minotaurs few", "black_dragons pack", -1, 0, sides={0: {"deck": ["power"], "hand": []}})
    assert side(t).hand == ["power"]


@rule("HM-1719", "HM-1716")
def test_medusas_petrify_when_they_retaliate():
    assert unit(hit("crusaders pack", "medusas pack", -1, 0), "Z").paralysed
    assert not unit(hit("medusas pack", "crusaders pack", 0, 0), "g").paralysed


def test_troglodytes_are_never_paralysed():
    assert not unit(hit("troglodytes neutral", "medusas pack", -1, -1), "Z").paralysed


def test_azure_dragons_petrify_with_minus_one():
    assert unit(hit("azure_dragons neutral", "black_dragons pack~0", -1, 0), "g").paralysed


def test_halberdiers_may_brace_with_a_card():
    t = hit("crusaders few", "halberdiers pack~0", 1, 0, hands={1: ["power"]})
    take(t, Done(), DiscardCard("power"))
    assert dealt(t)[0] == ("g", 2)


def test_neutral_halberdiers_shield_their_neighbours():
    t = battle(
        "h g . . . Z . . . . . . . . . . . . . .", Z="crusaders few", g="crusaders pack", h="halberdiers neutral",
        agenda=[*strike("Z", "g")], dice=[0, 1, 0],
    )  # fmt: skip
    assert dealt(t)[0] == ("g", 0)


def test_dragons_take_less_from_spells_or_nothing():
    t = battle(
        DUEL, Z="zombies few", g="black_dragons few", hands={0: ["lightning_bolt", "power"]}, agenda=[ActivateUnit("Z")]
    )
    take(t, Play("power", 0), Play("lightning_bolt", 1))
    assert dealt(t) == [("g", 1)]
    proof = battle(
        DUEL, Z="zombies few", g="black_dragons pack", hands={0: ["lightning_bolt"]}, agenda=[ActivateUnit("Z")]
    )
    assert offered(proof, Play) == [Play("lightning_bolt", 3)]


@rule("HM-1713")
def test_wraiths_heal_and_steal_when_they_are_activated():
    t = battle(DUEL, Z="wraiths pack~2", g="zombies few", hands={1: ["power"]}, agenda=[ActivateUnit("Z")])
    assert (unit(t, "Z").damage, side(t, 1).hand) == (1, [])


def test_enchanters_mend_or_attack_harder():
    t = battle(
        "g . . . . . . . . . . . Z A . . . . . .",
        Z="enchanters neutral",
        A="crusaders few~2",
        g="zombies few",
        agenda=[ActivateUnit("Z")],
    )
    assert unit(t, "A").damage == 0
    fresh = battle(
        "g . . . . . . . . . . . Z . . . . . . .",
        Z="enchanters neutral",
        g="black_dragons few",
        agenda=[ActivateUnit("Z")],
        dice=[0],
    )
    take(fresh, Strike("g"))
    assert dealt(fresh) == [("g", 2)]


def test_ghost_dragons_spread_gloom():
    t = battle(
        DUEL,
        Z="ghost_dragons few",
        g="griffins few",
        heroes=("sandro", "catherine"),
        sides={1: {"morale": 1}},
        agenda=[ActivateUnit("Z")],
    )
    assert side(t, 1).morale == 0


def test_archangels_bring_a_card_and_guard_others():
    t = battle(
        DUEL,
        Z="archangels few",
        g="zombies few",
        sides={0: {"deck": ["power"], "hand": []}},
        agenda=[OpenCombat(), ActivateUnit("Z")],
    )
    assert side(t).hand == ["power"]
    guarded = battle(
        ". . . . . g . . . Z . . A . . . . . . .", Z="halberdiers few", A="archangels pack", g="trolls neutral",
        guards=True, agenda=[*strike("g", "Z")], dice=[0, 0],
    )  # fmt: skip
    take(guarded, Target("A"))
    assert told(guarded, AttackPrevented)
    assert "Z" in living(guarded)
    assert fight(guarded).saved == ["A"]


@rule("HM-310")
def test_peasants_pay_tribute():
    army = {0: {"army": [Troop("peasants", "neutral")], "purse": Purse(), "built": []}}
    assert side(arrange(agenda=[ReceiveIncome()], sides=army)).purse.gold == 13


def test_champions_are_cheaper_to_reinforce_at_stables():
    home = {"army": [Troop("champions")], "built": ["towers", "holy_grounds", "glory_of_erathia", "castle_citadel"]}
    poor = {0: home | {"purse": Purse(14, 0, 1), "used": ["build"]}}
    assert not offered(arrange(sides=poor), ReinforceUnit)
    assert offered(arrange(sides=poor, tiles={"f3": (0, 0, 0), "s3": (20, 0, 0)}, at={0: "f3_e"}), ReinforceUnit)


def test_nomads_walk_on_at_the_end_of_the_turn():
    army = {0: {"army": [Troop("nomads", "neutral")]}}
    t = arrange(agenda=[FinishTurn(0)], sides=army, tiles={"s3": (0, 0, 0), "s1": (20, 20, 0)})
    assert {go.to for go in offered(t, Go)} == {"s3_ne", "s3_se"}
    take(t, Go("main", "s3_ne"))
    assert side(t).main.at == "s3_ne"
