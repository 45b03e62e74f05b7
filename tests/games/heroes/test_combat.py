"""Chapters 17 and 19 to 22: starting a combat, the board, attacks."""

import pytest

from questhall.games.heroes.board import adjacent, destinations, fight, targets
from questhall.games.heroes.choices import (
    Activate,
    Build,
    Defend,
    Deploy,
    Done,
    MoveUnit,
    Play,
    PutGuard,
    RerollDie,
    SpendMorale,
    Strike,
)
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import (
    ActivationSkipped,
    AttackDeclared,
    AttackRolled,
    CombatRoundBegan,
    DamageDealt,
    GuardsDrawn,
    UnitActivated,
    UnitTurned,
)
from questhall.games.heroes.state import Rival, Troop
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.posting import PlaceByRule
from questhall.games.heroes.steps.combat.round import ActivateUnit, StartCombatRound
from questhall.games.heroes.steps.meeting import Enter
from tests.games.heroes.board import arrange, asked, battle, living, offered, picture, prompt, side, take, told, unit
from tests.ledger import rule

DUEL = """
    . . . .
    . g . .
    . Z . .
    . . . .
    . . . .
"""
SHOT = """
    . . b .
    . f . .
    . . . .
    . F . .
    . . B .
"""


def attack(drawing=DUEL, striker="Z", target="g", **more):
    return battle(drawing, agenda=[*strike(striker, target)], **more)


# -- setting up


@rule("HM-505", "HM-506", "HM-R-26", "HM-EX-04", "HM-503", "HM-1903")
def test_when_a_combat_is_announced_both_players_may_use_their_town_first():
    rich = {0: {"purse": Purse(8, 5, 1)}, 1: {"purse": Purse(8, 5, 1)}}
    t = arrange(agenda=[Enter(0, "main", "f1_c")], at={1: "f1_c"}, sides=rich)
    take(t, Build("castle_citadel"))
    assert asked(t) == 1
    take(t, Build("necropolis_citadel"))
    assert prompt(t) == "place_units"
    assert not offered(t, Build)


@rule("HM-2002", "HM-2003", "HM-2017", "HM-2018", "HM-1609", "HM-R-108")
def test_the_attacker_places_up_to_five_units_on_the_own_two_lines():
    army = [
        Troop("halberdiers"),
        Troop("griffins"),
        Troop("marksmen"),
        Troop("crusaders"),
        Troop("zealots"),
        Troop("champions"),
    ]
    t = arrange(
        agenda=[Enter(0, "main", "f1_c")],
        at={1: "f1_c"},
        sides={0: {"army": army, "purse": Purse()}, 1: {"purse": Purse()}},
    )
    assert {deploy.space for deploy in offered(t, Deploy)} == set(range(12, 20))
    first = t.copy()
    take(first, Deploy(0, 12))
    assert {deploy.space for deploy in offered(first, Deploy)} == set(range(13, 20))
    assert not offered(t, Done)
    take(t, *(Deploy(troop, 12 + troop) for troop in range(5)))
    assert (asked(t), prompt(t)) == (1, "place_units")
    assert {deploy.space for deploy in offered(t, Deploy)} == set(range(8))


@rule("HM-2015", "HM-2101")
def test_the_defender_places_after_the_attacker():
    t = arrange(agenda=[Enter(0, "main", "f1_c")], at={1: "f1_c"}, sides={0: {"purse": Purse()}, 1: {"purse": Purse()}})
    take(t, Deploy(0, 12), Done())
    assert asked(t) == 1
    assert {each.camp for each in fight(t).fighters} == {"attacker"}


def at_guards(**more):
    return arrange(
        agenda=[Enter(0, "main", "f1_e")],
        sides={0: {"purse": Purse(), "army": [Troop("griffins", "pack")]}, 1: {"purse": Purse()}},
        piles={"bronze": (["marksmen", "boars", "rogues"], [])},
        **more,
    )


@rule("HM-2004", "HM-2005", "HM-1806", "HM-T-202", "HM-107")
def test_guards_are_drawn_after_the_player_has_placed():
    t = at_guards()
    assert not told(t, GuardsDrawn)
    take(t, Deploy(0, 12))
    assert told(t, GuardsDrawn) == [GuardsDrawn(("marksmen", "boars"))]
    assert asked(t) == 1
    hard = at_guards(difficulty="hard")
    take(hard, Deploy(0, 12))
    assert told(hard, GuardsDrawn) == [GuardsDrawn(("marksmen", "boars", "rogues"))]


@rule("HM-2006", "HM-2007", "HM-R-34")
def test_the_opponent_places_the_guards_ranged_ones_in_the_backline():
    t = at_guards()
    take(t, Deploy(0, 12))
    assert {put.space for put in offered(t, PutGuard)} == {0, 1, 2, 3}
    take(t, PutGuard("marksmen", 2))
    assert {put.space for put in offered(t, PutGuard)} == {0, 1, 3, 4, 5, 6, 7}


@rule("HM-1805")
def test_an_empty_neutral_deck_is_renewed():
    t = arrange(
        agenda=[Enter(0, "main", "f1_e")],
        sides={0: {"purse": Purse(), "army": [Troop("griffins")]}, 1: {"purse": Purse()}},
        piles={"bronze": (["boars"], ["rogues"])},
    )
    take(t, Deploy(0, 12))
    assert told(t, GuardsDrawn) == [GuardsDrawn(("boars", "rogues"))]


@rule("HM-2008", "HM-2009", "HM-2010", "HM-2801")
def test_by_the_rules_of_the_ai_guards_stand_in_a_fixed_order():
    t = at_guards(mode="cooperative", heroes=("catherine", "sandro"))
    take(t, Deploy(0, 12))
    places = {each.unit: each.at for each in fight(t).fighters if each.camp == "defender"}
    assert places == {"marksmen": 0, "boars": 4}


@rule("HM-2012", "HM-2013", "HM-EX-58")
def test_within_a_line_guards_stand_by_initiative_and_then_by_tier():
    # Initiatives: evil eyes 6 (ranged), crusaders 5 (silver), gold golems 5 (gold), griffins 8, skeletons 4.
    five = ("evil_eyes", "crusaders", "gold_golems", "griffins", "skeletons")
    agenda = [PlaceByRule("defender", tuple((unit, -1) for unit in five)), ActivateUnit("Z")]
    t = battle(". . . . . . . . . . . . . . . . Z . . .", Z="zombies few", guards=True, operator=-1, agenda=agenda)
    places = {each.unit: each.at for each in fight(t).fighters if each.camp == "defender"}
    assert places == {"evil_eyes": 0, "griffins": 4, "gold_golems": 5, "crusaders": 6, "skeletons": 7}


@rule("HM-2011", "HM-2014", "HM-EX-59")
def test_a_guard_without_room_in_its_line_goes_to_the_other():
    five = ("boars", "rogues", "zombies", "troglodytes", "skeletons")
    t = battle(
        ". . . . . . . . . . . . . . . . Z . . .",
        Z="zombies few",
        guards=True,
        operator=-1,
        agenda=[PlaceByRule("defender", tuple((unit, -1) for unit in five)), ActivateUnit("Z")],
    )
    assert offered(t, PutGuard) == [PutGuard("boars", 4), PutGuard("rogues", 4), PutGuard("troglodytes", 4)]
    take(t, PutGuard("rogues", 4), PutGuard("boars", 5))
    places = {each.unit: each.at for each in fight(t).fighters if each.camp == "defender"}
    assert sorted(places.values()) == [0, 4, 5, 6, 7]
    assert places["zombies"] == 0


# -- order


@rule("HM-2106", "HM-2107", "HM-EX-40", "HM-2102", "HM-1711", "HM-2104", "HM-R-105")
def test_units_act_by_initiative_and_sides_alternate():
    # Initiatives: A harpies 6, B evil eyes 5, C crusaders 5; d medusas 5, e zealots 5, f zombies 3.
    t = battle(
        "d e f . . . . . . . . . . . . . A B C .",
        A="harpies few", B="evil_eyes few", C="crusaders few", d="medusas few", e="zealots few", f="zombies few",
        agenda=[StartCombatRound()],
    )  # fmt: skip
    take(t, Done(), Activate("B"), Done(), Activate("d"), Done(), Done(), Done())
    assert [event.fighter for event in told(t, UnitActivated)] == ["A", "B", "d", "C", "e", "f"]


@rule("HM-R-105")
def test_of_equal_units_of_the_ai_the_higher_tier_acts_first_then_the_player_says_which():
    # Initiatives: d medusas 5, e zealots 5, both silver; f evil eyes 5, bronze.
    known = {"A": "zombies few", "d": "medusas few", "e": "zealots few", "f": "evil_eyes few"}
    rival = Rival(faction="dungeon", hero="mutare", home="s1_c", at="f1_c")
    t = battle("f d e . . . . . . . . . . . . . A . . .", agenda=[StartCombatRound()], rival=rival, **known)
    assert (offered(t, Activate), told(t, UnitActivated)) == ([Activate("d"), Activate("e")], [])


@rule("HM-2113", "HM-2114", "HM-2407")
def test_a_new_combat_round_clears_the_marks():
    t = battle(DUEL, Z="zombies pack", g="griffins pack", agenda=[StartCombatRound()])
    take(t, Done(), Done())
    assert [event.number for event in told(t, CombatRoundBegan)] == [2, 3]
    assert not unit(t, "Z").acted


@rule("HM-R-106")
def test_changed_initiative_counts_at_once():
    t = battle(DUEL, Z="zombies pack", g="skeletons few", hands={0: ["haste"]}, agenda=[StartCombatRound()])
    take(t, Play("haste", 0))
    assert [event.fighter for event in told(t, UnitActivated)] == ["Z"]


# -- movement


@rule("HM-1721", "HM-2103", "HM-2116", "HM-2105", "HM-2117")
def test_ground_units_walk_three_spaces_around_obstacles():
    t = battle("Z h . . h . . . . . . . . . . . . . . .", Z="zombies few", h="halberdiers few")
    assert destinations(fight(t), unit(t, "Z")) == []
    t = battle("Z . . . h . . . . . . . . . . . . . . .", Z="zombies few", h="halberdiers few")
    assert destinations(fight(t), unit(t, "Z")) == [1, 2, 3, 5, 6, 9]


@rule("HM-1722", "HM-1726", "HM-2018", "HM-2105")
def test_flying_units_cross_obstacles_but_do_not_stop_on_them():
    t = battle("G h . . h . . . . . . . . . . . . . . .", G="griffins few", h="halberdiers few")
    assert destinations(fight(t), unit(t, "G")) == [2, 3, 5, 6, 8, 9, 12]


@rule("HM-1723", "HM-1727")
def test_ranged_units_walk_one_space():
    t = battle("M . . . h . . . . . . . . . . . . . . .", M="marksmen few", h="halberdiers few")
    assert destinations(fight(t), unit(t, "M")) == [1]


@rule("HM-1724", "HM-1725", "HM-2110")
def test_ground_units_move_before_they_strike():
    t = battle("g . . . . . . . Z . . . . . . . . . . .", Z="zombies few", g="griffins few", agenda=[ActivateUnit("Z")])
    assert not offered(t, Strike)
    take(t, MoveUnit(4))
    assert offered(t, Strike) == [Strike("g")]
    assert not offered(t, MoveUnit)


@rule("HM-1723", "HM-1724", "HM-2110")
def test_ranged_units_shoot_before_they_move():
    t = battle(
        "g . . . . . . . . . . . M . . . . . . .", M="marksmen few", g="griffins few", agenda=[ActivateUnit("M")]
    )
    moved = t.copy()
    take(moved, MoveUnit(8))
    assert not offered(moved, Strike)
    take(t, Strike("g"))
    assert offered(t, MoveUnit)


@rule("HM-1728", "HM-2515")
def test_a_ranged_unit_next_to_an_enemy_attacks_only_adjacent_ones():
    t = battle("h . . . z . . . M . . . . . . . . . . .", M="marksmen few", h="halberdiers few", z="zombies few")
    assert [each.id for each in targets(fight(t), unit(t, "M"))] == ["z"]


# -- dice and damage


@rule("HM-2201", "HM-2203", "HM-2205", "HM-1702", "HM-2207")
def test_damage_is_attack_and_die_less_defence():
    t = attack(Z="zombies pack", g="griffins pack", dice=[1])
    assert told(t, DamageDealt)[0] == DamageDealt("g", 3)


@rule("HM-EX-17", "HM-2202", "HM-D-01", "HM-D-02", "HM-R-50", "HM-R-01")
def test_both_sides_play_cards_before_the_roll():
    t = attack(Z="zombies pack", g="griffins pack", hands={0: ["attack"], 1: ["defense"]}, dice=[1, 0])
    take(t, Play("attack", 0), Play("defense", 0))
    assert told(t, DamageDealt)[0] == DamageDealt("g", 3)
    assert not told(t, UnitTurned)


@rule("HM-EX-18", "HM-EX-19", "HM-2208", "HM-2224", "HM-2225", "HM-2307", "HM-2210")
def test_the_retaliation_has_none_of_the_cards_and_is_not_answered():
    t = attack(Z="zombies pack", g="griffins pack", hands={0: ["attack"], 1: ["defense"]}, dice=[1, 0])
    take(t, Play("attack", 0), Play("defense", 0))
    assert told(t, DamageDealt)[1] == DamageDealt("Z", 1)
    assert [event.retaliation for event in told(t, AttackDeclared)] == [False, True]
    assert not unit(t, "g").answered


@rule("HM-2206", "HM-EX-46", "HM-2213")
def test_damage_is_never_below_nothing_and_is_answered_all_the_same():
    t = attack(Z="zombies few", g="crusaders few", dice=[-1, 0])
    assert told(t, DamageDealt)[0] == DamageDealt("g", 0)
    assert told(t, AttackDeclared)[1].retaliation


@rule("HM-2209")
def test_a_unit_retaliates_once_in_a_combat_round():
    t = battle(DUEL, Z="zombies pack", g="crusaders few", agenda=[*strike("Z", "g"), *strike("Z", "g")])
    assert [event.retaliation for event in told(t, AttackDeclared)] == [False, True, False]


@rule("HM-2211", "HM-1731")
def test_a_shot_from_afar_is_not_answered():
    t = attack(SHOT, "F", "f", F="marksmen few", f="crusaders few", B="zombies few", b="zombies few", dice=[0])
    assert len(told(t, AttackDeclared)) == 1


@rule("HM-1729", "HM-EX-41", "HM-D-15")
def test_shooting_at_an_adjacent_unit_counts_the_lower_of_two_dice():
    t = attack(Z="evil_eyes few", g="halberdiers pack", dice=[1, -1, 0])
    assert told(t, AttackRolled)[0] == AttackRolled((1, -1))
    assert told(t, DamageDealt)[0] == DamageDealt("g", 1)
    assert told(t, AttackDeclared)[1].retaliation
    sure = attack(Z="evil_eyes pack", g="halberdiers pack", dice=[1, 0])
    assert told(sure, AttackRolled)[0] == AttackRolled((1,))


@pytest.mark.parametrize(
    ("striker", "target", "dice"),
    [("F", "b", 1), ("B", "b", 2), ("B", "f", 1)],
)
@rule("HM-1730", "HM-EX-42", "HM-1733", "HM-1731")
def test_the_penalty_from_backline_to_backline(striker, target, dice):
    t = attack(SHOT, striker, target, F="marksmen few", B="marksmen few", f="crusaders few", b="crusaders few")
    assert len(told(t, AttackRolled)[0].dice) == dice


@rule("HM-1706", "HM-1604", "HM-1606", "HM-1712")
def test_a_pack_turns_to_its_few_side_with_the_surplus():
    t = attack(Z="archangels few", g="griffins pack", dice=[0])
    assert (unit(t, "g").aspect, unit(t, "g").damage) == ("few", 2)


@rule("HM-1707", "HM-EX-16", "HM-1705")
def test_a_pack_may_be_beaten_by_one_hit():
    t = attack(
        "s . . . z . . . Z . . . . . . . . . . .",
        "Z",
        "z",
        Z="archangels few",
        z="skeletons pack~1",
        s="skeletons few",
        dice=[0],
    )
    assert living(t) == "Zs"


@rule("HM-2212")
def test_a_pack_that_was_turned_retaliates_with_its_few_side():
    t = attack(Z="archangels few", g="griffins pack", dice=[0, 1])
    assert told(t, DamageDealt)[1] == DamageDealt("Z", 0)


# -- paralysis and defence


@rule("HM-2214", "HM-EX-45")
def test_a_paralysed_unit_skips_its_activation():
    assert told(paralysed(), ActivationSkipped) == [ActivationSkipped("Z")]
    assert not unit(paralysed(), "Z").paralysed


def paralysed():
    t = battle(
        DUEL, Z="zombies pack", g="griffins pack", agenda=[ActivateUnit("g"), ActivateUnit("Z"), ActivateUnit("g")]
    )
    unit(t, "Z").paralysed = True
    take(t, Done())
    return t


@rule("HM-2215", "HM-2217", "HM-R-111", "HM-EX-45")
def test_a_paralysed_unit_that_is_attacked_wakes_and_retaliates():
    t = battle(DUEL, Z="zombies pack", g="crusaders few", agenda=[ActivateUnit("Z")], dice=[-1, 0])
    unit(t, "g").paralysed = True
    take(t, Strike("g"))
    assert not unit(t, "g").paralysed
    assert told(t, AttackDeclared)[1].retaliation


@pytest.mark.parametrize(("second", "dealt"), [(1, 1), (0, 2), (-1, 2)])
@rule("HM-2218", "HM-2219", "HM-EX-43", "HM-2222")
def test_a_defence_token_rolls_a_second_die(second, dealt):
    t = battle(DUEL, Z="skeletons pack", g="halberdiers pack", agenda=[ActivateUnit("Z")], dice=[0, second, 0])
    unit(t, "g").defending = True
    take(t, Strike("g"))
    assert told(t, DamageDealt)[0] == DamageDealt("g", dealt)
    assert unit(t, "g").defending


@rule("HM-2216", "HM-R-109")
def test_a_unit_may_move_and_then_defend_which_ends_its_activation():
    t = battle(
        "g . . . . . . . . . . . Z . . . . . . .",
        Z="zombies few",
        g="griffins few",
        agenda=[ActivateUnit("Z"), ActivateUnit("g")],
    )
    take(t, MoveUnit(8), Defend())
    assert unit(t, "Z").defending
    assert asked(t) == 1


@rule("HM-2220", "HM-2221", "HM-EX-44")
def test_a_unit_cannot_defend_in_the_activation_in_which_it_lost_the_token():
    again = [ActivateUnit("Z"), ActivateUnit("Z"), ActivateUnit("Z")]
    t = battle(DUEL, Z="zombies pack", g="griffins pack", agenda=again)
    take(t, Defend())
    assert (unit(t, "Z").defending, offered(t, Defend)) == (False, [])
    take(t, Done())
    assert offered(t, Defend)


@rule("HM-R-110")
def test_a_skipped_activation_keeps_the_defence_token():
    t = battle(
        DUEL, Z="zombies pack", g="griffins pack", agenda=[ActivateUnit("g"), ActivateUnit("Z"), ActivateUnit("g")]
    )
    unit(t, "Z").paralysed = unit(t, "Z").defending = True
    take(t, Done())
    assert unit(t, "Z").defending


@rule("HM-606", "HM-R-37")
@pytest.mark.parametrize("seat", [0, 1])
def test_morale_may_be_spent_when_a_combat_is_announced(seat):
    sides = {0: {"purse": Purse()}, 1: {"purse": Purse()}}
    sides[seat] |= {"morale": 1, "deck": ["power"], "hand": []}
    t = arrange(heroes=("catherine", "mutare"), agenda=[Enter(0, "main", "f1_c")], at={1: "f1_c"}, sides=sides)
    assert (asked(t), prompt(t), offered(t, SpendMorale)) == (seat, "react", [SpendMorale("draw"), SpendMorale("swap")])
    take(t, SpendMorale("draw"))
    assert (side(t, seat).hand, side(t, seat).morale) == (["power"], 0)
    assert prompt(t) != "react"


@rule("HM-609", "HM-R-35", "HM-R-36")
def test_morale_rolls_the_attack_die_again():
    t = attack(Z="zombies pack", g="griffins pack", sides={0: {"morale": 1}}, dice=[-1, 1, 0])
    take(t, Done(), RerollDie(0))
    assert told(t, DamageDealt)[0] == DamageDealt("g", 3)
    assert side(t).morale == 0


@rule("HM-R-36", "HM-610")
def test_the_attacked_side_rolls_the_die_of_its_defence_token_again():
    t = battle(
        DUEL, Z="zombies pack", g="griffins pack", agenda=[ActivateUnit("Z")], sides={1: {"morale": 1}}, dice=[0, 0, 1]
    )
    unit(t, "g").defending = True
    take(t, Strike("g"), Done())
    assert (asked(t), prompt(t), offered(t, RerollDie)) == (1, "rethrow_guard", [RerollDie(0)])
    take(t, RerollDie(0))
    assert told(t, DamageDealt)[0] == DamageDealt("g", 1)
    assert side(t, 1).morale == 0


@rule("HM-R-36")
def test_the_attacker_did_not_throw_the_die_of_a_defence_token():
    t = battle(DUEL, Z="zombies pack", g="griffins pack", agenda=[ActivateUnit("Z")], sides={0: {"morale": 1}})
    unit(t, "g").defending = True
    take(t, Strike("g"), Done())
    assert (asked(t), prompt(t)) == (0, "rethrow_dice")
    take(t, Done())
    assert prompt(t) != "rethrow_guard"


# -- guards


@rule("HM-R-36")
def test_whoever_moves_guards_throws_their_dice_and_may_roll_them_again():
    near = {"Z": "zombies pack", "g": "boars neutral"}
    t = attack(striker="g", target="Z", **near, guards=True, sides={1: {"morale": 1}}, dice=[-1, 1, 0])
    take(t, Done())
    assert (asked(t), prompt(t), offered(t, RerollDie)) == (1, "rethrow_dice", [RerollDie(0)])
    take(t, RerollDie(0))
    assert side(t, 1).morale == 0


@rule("HM-R-36")
def test_nobody_rolls_the_dice_of_guards_again_in_solo():
    near = {"Z": "zombies pack~2", "g": "boars neutral"}
    t = attack(striker="g", target="Z", **near, guards=True, operator=-1, sides={0: {"morale": 1}}, dice=[-1, 1, 0])
    take(t, Done())
    assert told(t, AttackRolled)[0] == AttackRolled((-1,))
    assert (prompt(t), told(t, AttackDeclared)[-1].retaliation) == ("card_window", True)


GUARDED = """
    . . . .
    . b . .
    . . . .
    . Z . .
    . . . .
"""


@rule("HM-2108", "HM-R-119", "HM-2112")
def test_guards_must_attack_if_they_can_and_never_defend():
    t = battle(GUARDED, Z="zombies few", b="boars neutral", guards=True, agenda=[ActivateUnit("b")])
    assert asked(t) == 1
    assert {move.space for move in offered(t, MoveUnit)} == {9, 12, 14}
    assert not [*offered(t, Done), *offered(t, Defend)]
    take(t, MoveUnit(9))
    assert told(t, AttackDeclared)[0] == AttackDeclared("b", "Z", retaliation=False)


@rule("HM-R-119")
def test_guards_that_cannot_attack_move_freely():
    t = battle(
        "b . . . . . . . . . . . . . . . . . . Z",
        Z="zombies few",
        b="boars neutral",
        guards=True,
        agenda=[ActivateUnit("b")],
    )
    assert offered(t, Done)
    assert len(offered(t, MoveUnit)) == 9


@rule("HM-2309", "HM-2301")
def test_who_moves_the_guards_plays_no_cards():
    t = battle(
        GUARDED,
        Z="zombies few",
        b="boars neutral",
        guards=True,
        hands={1: ["attack", "lightning_bolt"]},
        agenda=[ActivateUnit("b")],
    )
    take(t, MoveUnit(9))
    assert told(t, DamageDealt)
    assert side(t, 1).hand == ["attack", "lightning_bolt"]


@rule("HM-715", "HM-R-51", "HM-705")
def test_a_secondary_hero_fights_without_cards():
    t = battle(
        DUEL,
        Z="zombies pack",
        g="griffins pack",
        pawn="second",
        hands={0: ["attack", "magic_arrow"]},
        agenda=[ActivateUnit("Z")],
    )
    assert not offered(t, Play)


@rule("HM-2103", "HM-C-01", "HM-2001")
def test_diagonal_spaces_are_not_adjacent():
    t = battle("g . . . . Z . . . . . . . . . . . . . .", Z="zombies few", g="griffins few")
    assert not adjacent(unit(t, "Z"), unit(t, "g"))
    assert picture(t).splitlines()[1] == ". Z . ."
