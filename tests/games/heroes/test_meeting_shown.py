"""Chapters 18 to 21: neutral units, starting a combat, the board, the combat round."""

import pytest

from questhall.games.heroes.board import camp_of, destinations, fight
from questhall.games.heroes.choices import Defend, Deploy, Done, MoveUnit, PayDefence, Play, PutGuard, Recruit, Strike
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import (
    AttackDeclared,
    CombatAnnounced,
    CombatEnded,
    CombatRoundBegan,
    NeutralsShown,
    QuickCombat,
)
from questhall.games.heroes.people import allied
from questhall.games.heroes.state import BoardToken, Flag, Troop
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.posting import DrawGuards, PlaceByRule, PlaceGuards
from questhall.games.heroes.steps.combat.round import ActivateUnit, EndCombatRound, NextUnit, StartCombatRound
from questhall.games.heroes.steps.combat.starting import operator
from questhall.games.heroes.steps.diplomacy import ShowNeutrals
from questhall.games.heroes.steps.meeting import Confront, Enter
from questhall.games.heroes.troops import lay_off, weak_units
from tests.games.heroes.board import CONTENT, arrange, asked, battle, living, offered, prompt, side, take, told, unit
from tests.ledger import rule

POOR = {0: {"purse": Purse()}, 1: {"purse": Purse()}}
EMPTY = ". . . . . . . . . . . . . . . . Z . . ."


# -- neutral units


@rule("HM-1803")
def test_no_unit_of_a_faction_is_azure():
    sides = [(unit, aspect) for unit in CONTENT.units.values() for aspect in ("few", "pack") if getattr(unit, aspect)]
    assert not [unit.id for unit, aspect in sides if unit.rank(aspect) == "azure"]


@rule("HM-1804", "HM-1809")
@pytest.mark.parametrize(("name", "tier"), [("boars", "bronze"), ("mummies", "silver"), ("trolls", "gold")])
def test_a_neutral_unit_goes_to_the_discard_pile_of_its_own_tier(name, tier):
    t = arrange()
    before = {each: pile.discard[:] for each, pile in t.state.neutrals.items()}
    lay_off(t, name)
    assert {each: pile.discard for each, pile in t.state.neutrals.items()} == before | {tier: [*before[tier], name]}


@rule("HM-1805")
def test_an_empty_neutral_deck_is_renewed_for_diplomacy_too():
    piles = {"bronze": ([], ["boars"])}
    t = arrange(agenda=[ShowNeutrals(0, azure=False)], piles=piles, sides={0: {"built": ["towers"]}})
    assert told(t, NeutralsShown) == [NeutralsShown(0, ("boars",))]


@rule("HM-1806", "HM-2004")
@pytest.mark.parametrize(
    ("level", "difficulty", "tiers"),
    [(1, "impossible", "bbb"), (4, "normal", "bss"), (6, "hard", "ssggg"), (7, "hard", "gaa")],
)
def test_the_table_says_how_many_guards_of_each_tier_there_are(level, difficulty, tiers):
    t = battle(EMPTY, Z="zombies few", guards=True, level=level, agenda=[ActivateUnit("Z"), DrawGuards()])
    t.state.difficulty = difficulty
    take(t, Done())
    assert "".join(CONTENT.units[name].rank("neutral")[0] for name in fight(t).guards) == tiers


@rule("HM-1808")
def test_a_neutral_unit_is_never_reinforced():
    t = arrange(sides={0: {"army": [Troop("griffins", "neutral"), Troop("crusaders")]}})
    assert weak_units(t, 0, ("bronze", "silver")) == ["crusaders"]


@rule("HM-1810")
def test_without_the_highest_dwelling_diplomacy_finds_no_azure_unit():
    piles = {"bronze": (["boars"], []), "azure": (["crystal_dragons"], [])}
    t = arrange(hands={0: ["diplomacy"]}, piles=piles, sides={0: {"built": ["towers"], "purse": Purse(99, 9, 9)}})
    take(t, Play("diplomacy", 0))
    assert offered(t, Recruit) == [Recruit("boars")]


@rule("HM-1812", "HM-2112")
def test_a_neutral_unit_of_a_player_is_placed_and_led_like_any_other():
    t = battle(EMPTY.replace(". . . . Z", "r . . . Z"), Z="boars neutral", r="zombies few", agenda=[ActivateUnit("Z")])
    assert (offered(t, Defend), len(offered(t, Done)), offered(t, Strike)) == ([Defend()], 1, [Strike("r")])
    own = {0: {"purse": Purse(), "army": [Troop("boars", "neutral")]}, 1: {"purse": Purse()}}
    placing = arrange(agenda=[Enter(0, "main", "f1_c")], at={1: "f1_c"}, sides=own)
    assert {deploy.troop for deploy in offered(placing, Deploy)} == {0}


# -- starting a combat


@rule("HM-1901")
@pytest.mark.parametrize(("field", "visited"), [("f1_e", ["f1_e"]), ("f1_c", [])])
def test_nobody_fights_on_a_visited_field_or_on_one_without_numeral(field, visited):
    t = arrange(agenda=[Enter(0, "main", field)], visited=visited, sides=POOR)
    assert (told(t, CombatAnnounced), told(t, QuickCombat), t.state.combat) == ([], [], None)


@rule("HM-1904")
def test_to_enter_the_town_of_an_enemy_starts_a_combat_and_to_enter_a_mine_does_not():
    rich = {1: {"purse": Purse(gold=8)}}
    town = arrange(agenda=[Enter(0, "main", "s1_c")], at={1: "f1_c"}, sides=rich)
    assert (asked(town), offered(town, PayDefence)) == (1, [PayDefence()])
    flags = {"s3_c": Flag(0), "s1_c": Flag(1), "s3_sw": Flag(1, "materials")}
    mine = arrange(agenda=[Enter(0, "main", "s3_sw")], flags=flags, opened=["s3_sw"], sides=rich)
    assert mine.state.flags["s3_sw"].seat == 0


@rule("HM-1906", "HM-1907")
def test_who_pays_defends_with_the_own_army_and_without_cards():
    flags = {"s3_c": Flag(0), "f3_w": Flag(1, "gold"), "s1_c": Flag(1)}
    own = {"purse": Purse(8), "built": [], "army": [Troop("skeletons")], "hand": ["attack", "lightning_bolt"]}
    t = arrange(agenda=[Enter(0, "main", "f3_w")], flags=flags, opened=["f3_w"], sides={0: {"purse": Purse()}, 1: own})
    take(t, PayDefence(), Deploy(0, 12), Done())
    assert (fight(t).defender, [deploy.troop for deploy in offered(t, Deploy)]) == (1, [0] * 8)
    take(t, Deploy(0, 4))
    take(t, *[Done()] * (asked(t) == 0))
    assert offered(t, Play, 1) == []


@rule("HM-1917")
@pytest.mark.parametrize(("flags", "asking"), [({}, ["choose_benefit"]), ({"f3_w": Flag(1, "gold")}, [])])
def test_who_plays_together_enters_each_others_homes_and_meets_in_peace(flags, asking):
    t = arrange(mode="cooperative", scenario="sealed_valley", agenda=[Confront(0, "main", "f3_w")],
                at={0: "f3_w", 1: "s1_c" if flags else "f3_w"}, flags=flags, opened=["f3_w"])  # fmt: skip
    assert (told(t, CombatAnnounced), [each.prompt for each in t.decisions.values()]) == ([], asking)


@rule("HM-1917")
def test_the_teams_of_an_alliance_are_sides():
    four = ("catherine", "sandro", "mutare", "gem")
    t = arrange(heroes=four, scenario="two_banners", mode="alliance")
    assert [allied(t, 0, other) for other in range(4)] == [True, False, True, False]


# -- setting up


@rule("HM-2006", "HM-R-34")
def test_the_enemy_to_the_right_operates_the_guards():
    three = arrange(heroes=("catherine", "sandro", "mutare"))
    assert [operator(three, seat) for seat in range(3)] == [2, 0, 1]
    four = arrange(heroes=("catherine", "sandro", "mutare", "gem"), scenario="two_banners", mode="alliance")
    assert [operator(four, seat) for seat in range(4)] == [3, 0, 1, 2]
    teams = arrange(heroes=("catherine", "sandro", "mutare", "gem"), scenario="two_banners", mode="alliance")
    teams.state.sides[3].out = True
    assert operator(teams, 0) == 1, "not the ally at seat 2"


def posting(*units):
    """Seat 1 places these guards."""
    return battle(EMPTY, Z="zombies few", guards=True, agenda=[PlaceGuards(units), ActivateUnit("Z")])


@rule("HM-2007", "HM-2018")
def test_a_shooter_without_room_in_the_backline_may_stand_in_front():
    t = posting("marksmen", "evil_eyes", "magogs", "orcs", "elves")
    for space, name in enumerate(("marksmen", "evil_eyes", "magogs", "orcs")):
        assert {put.space for put in offered(t, PutGuard)} == set(range(space, 4))
        take(t, PutGuard(name, space))
    assert {put.space for put in offered(t, PutGuard)} == {4, 5, 6, 7}


def by_rule(*units, camp="defender"):
    agenda = [PlaceByRule(camp, tuple((name, -1) for name in units)), ActivateUnit("Z")]
    t = battle(EMPTY, Z="zombies few", guards=True, operator=-1, agenda=agenda)
    return {each.unit: each.at for each in fight(t).fighters if each.camp == "defender"}


@rule("HM-2009", "HM-2010", "HM-2018")
def test_by_the_rules_of_the_ai_shooters_are_placed_before_all_others():
    # Initiatives: griffins 8, sharpshooters 9 and marksmen 5 shoot, boars 6, crusaders 5, peasants 2.
    places = by_rule("griffins", "boars", "crusaders", "peasants", "marksmen")
    assert (places["marksmen"], sorted(places.values())) == (0, [0, 4, 5, 6, 7])
    crowd = by_rule("griffins", "boars", "crusaders", "peasants", "trolls", "marksmen")
    assert (crowd["marksmen"], sorted(crowd.values())) == (0, [0, 1, 4, 5, 6, 7])


@rule("HM-2011", "HM-2018")
def test_by_the_rules_of_the_ai_the_fifth_shooter_stands_in_front():
    # Initiatives: sharpshooters 9, magi, halflings and evil eyes 6, marksmen 5.
    places = by_rule("sharpshooters", "liches", "elves", "zealots", "marksmen")
    assert sorted(places.values()) == [0, 1, 2, 3, 4]


@rule("HM-2015", "HM-2018", "HM-2001")
def test_the_defender_places_up_to_five_units_on_the_other_side():
    army = [Troop(name) for name in ("skeletons", "zombies", "wraiths", "vampires", "liches", "dread_knights")]
    sides = {0: {"purse": Purse()}, 1: {"purse": Purse(), "army": army}}
    t = arrange(agenda=[Enter(0, "main", "f1_c")], at={1: "f1_c"}, sides=sides)
    take(t, Deploy(0, 12), Done())
    for place in range(5):
        assert {deploy.space for deploy in offered(t, Deploy)} == set(range(place, 8))
        take(t, Deploy(place, place))
    assert (offered(t, Deploy), len(fight(t).deployed["defender"])) == ([], 5)


@rule("HM-2101")
@pytest.mark.parametrize("guards", [True, False])
def test_whoever_starts_a_combat_attacks(guards):
    at = {} if guards else {1: "f1_c"}
    t = arrange(agenda=[Enter(0, "main", "f1_e" if guards else "f1_c")], at=at, sides=POOR)
    assert (fight(t).attacker, fight(t).defender, camp_of(fight(t), 0)) == (0, -1 if guards else 1, "attacker")
    assert camp_of(fight(t), 1) == "defender"


# -- the combat round


@rule("HM-2103", "HM-2116")
def test_the_edge_of_a_row_is_not_beside_the_next_row():
    t = battle(". . . Z h . . . . . . h . . . . . . . .", Z="zombies few", h="halberdiers few")
    assert destinations(fight(t), unit(t, "Z")) == [0, 1, 2, 5, 6, 7, 10]


@rule("HM-2105")
def test_walls_and_force_fields_stop_all_but_flying_units():
    t = battle(". Z . . . . . . . . . . . . . . h . . .", Z="zombies few", h="halberdiers few", walls=".WWW")
    fight(t).tokens = [BoardToken("force_field", 4, 0, 9)]
    assert destinations(fight(t), unit(t, "Z")) == [0, 2, 3, 5, 6, 7]
    unit(t, "Z").unit, fight(t).walls = "griffins", ["wall", "", "wall", "wall"]
    assert destinations(fight(t), unit(t, "Z")) == [0, 2, 3, 5, 6, 7, 9, 13]


GUARDED = ". . . . . b . . . Z . . . . . . . . . ."


@rule("HM-2108")
def test_a_guard_that_stands_beside_an_enemy_must_strike_it_from_here_or_from_elsewhere():
    t = battle(GUARDED, Z="crusaders few", b="boars neutral", guards=True, agenda=[ActivateUnit("b")])
    assert t.decisions[1].choices == (Strike("Z"), *map(MoveUnit, (8, 10)))
    shot = battle(GUARDED, Z="crusaders few", b="marksmen neutral", guards=True, agenda=[ActivateUnit("b")])
    assert told(shot, AttackDeclared)[0] == AttackDeclared("b", "Z", retaliation=False)


@rule("HM-2108")
def test_a_guard_that_shoots_must_shoot():
    t = battle("b . . . . . . . . . . . . . . . . . Z A", Z="zombies few", A="griffins few", b="marksmen neutral",
               guards=True, agenda=[ActivateUnit("b")])  # fmt: skip
    assert t.decisions[1].choices == (Strike("Z"), Strike("A"))


@rule("HM-2112")
def test_a_guard_that_reaches_nobody_does_not_defend_either():
    far = "b . . . . . . . . . . . . . . . . . . Z"
    t = battle(far, Z="zombies few", b="boars neutral", guards=True, agenda=[ActivateUnit("b")])
    assert (offered(t, Defend), len(offered(t, MoveUnit))) == ([], 9)


@rule("HM-2113")
def test_against_guards_no_new_combat_round_begins_before_it_is_paid_for():
    t = battle(
        GUARDED, Z="crusaders few", b="boars neutral", guards=True, level=2, agenda=[ActivateUnit("Z"), NextUnit()]
    )
    unit(t, "b").acted = True
    take(t, Done())
    assert (told(t, CombatRoundBegan), prompt(t)) == ([], "go_on")


@rule("HM-2114")
def test_a_new_combat_round_lets_units_retaliate_again():
    t = battle(GUARDED, Z="crusaders few", b="skeletons pack", agenda=[ActivateUnit("Z"), StartCombatRound()])
    unit(t, "b").answered, unit(t, "b").acted = True, True
    take(t, Done())
    assert (unit(t, "b").answered, unit(t, "b").acted) == (False, False)


@rule("HM-2115")
@pytest.mark.parametrize(("striker", "target", "winner"), [("Z", "b", 0), ("b", "Z", 1)])
def test_a_combat_ends_when_all_units_of_one_side_are_beaten(striker, target, winner):
    kinds = {striker: "archangels pack", target: "skeletons few"}
    t = battle(GUARDED, agenda=[*strike(striker, target)], dice=[0], **kinds)
    assert (living(t), told(t, CombatEnded)) == ("", [CombatEnded(winner, "won")])


@rule("HM-1801", "HM-2424")
def test_a_guarded_field_is_not_visited_after_a_retreat():
    t = battle(GUARDED, Z="crusaders few", b="boars neutral", guards=True, level=2, field="f1_e",
               agenda=[ActivateUnit("Z"), EndCombatRound()])  # fmt: skip
    side(t).main.moves = 0
    take(t, Done())
    assert (told(t, CombatEnded), side(t).main.at) == ([CombatEnded(-1, "retreat")], "f1_w")
    assert (t.decisions, t.state.visited) == ({}, [])
