"""Chapters 9 to 12: when cards are played, where they go, what they cost, and what prices need."""

import pytest
from msgspec.structs import replace

from questhall.games.heroes.board import fight
from questhall.games.heroes.choices import (
    Build,
    BuySpell,
    LookAtDeck,
    Play,
    Recruit,
    ReinforceUnit,
    TakeCard,
    TakeDiscard,
)
from questhall.games.heroes.effects import Purse, RollResource
from questhall.games.heroes.state import Troop
from questhall.games.heroes.steps.combat.aftermath import strike
from questhall.games.heroes.steps.combat.ending import RaiseDead
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.places import ScanPile
from questhall.games.heroes.steps.rounds import LastActions
from questhall.games.heroes.steps.searching import SearchDeck
from questhall.games.heroes.steps.turn import Act, FinishTurn, StartTurn
from questhall.games.heroes.steps.visiting import PlantFlag
from tests.games.heroes.board import CONTENT, arrange, battle, offered, prompt, side, take
from tests.ledger import rule

DUEL = "g . . . Z . . . . . . . . . . . . . . ."
UNITS = {"Z": "zombies pack", "g": "griffins pack"}
MAP = {"s3": (0, 0, 0), "f3": (3, -2, 0), "s1": (20, 20, 0)}
GUILD = ["warrens", "dungeon_mage_guild"]
HELPS = ["scouting", "pendant_of_courage"]
SPELLS = {"spell": (["haste", "slow", "bless"], ["cure"])}


# -- when cards are played


@rule("HM-902")
def test_nobody_plays_cards_in_the_turn_of_another():
    rich = {"purse": Purse(20, 20, 20), "hand": ["estates"]}
    t = arrange(sides={0: rich, 1: rich})
    assert (bool(offered(t, Play, 0)), offered(t, Play, 1), bool(offered(t, Build, 1))) == (True, [], True)


def searching(*agenda):
    """Seat 1 has a mage guild and cards for searches."""
    own = {"purse": Purse(20), "built": GUILD, "hand": HELPS[:]}
    return arrange(heroes=("sandro", "alamar"), agenda=agenda, active=1, sides={1: own}, piles=SPELLS)


@rule("HM-902")
def test_cards_for_a_search_are_played_in_the_own_turn():
    t = searching(Act(1), FinishTurn(1))
    take(t, BuySpell())
    assert Play("scouting", 0) in offered(t, Play)
    take(t, TakeDiscard())
    assert Play("pendant_of_courage", 0) in offered(t, Play)


@pytest.mark.parametrize("moment", [Act(0), LastActions(1)])
@rule("HM-902")
def test_no_cards_for_a_search_are_played_in_the_turn_of_another_or_after_the_last_turn(moment):
    t = searching(moment)
    t.take(1, BuySpell())
    assert offered(t, Play, 1) == []
    t.take(1, TakeDiscard())
    assert (prompt(t), side(t, 1).hand) == ({0: "act"}.get(moment.seat, "last_actions"), [*HELPS, "cure"])


@pytest.mark.parametrize(("pawn", "plays"), [("main", True), ("second", False)])
@rule("HM-902")
def test_cards_for_a_search_are_played_in_a_combat_of_the_main_hero(pawn, plays):
    steps = [SearchDeck(0, "artifact", 1), ActivateUnit("Z")]
    t = battle(DUEL, agenda=steps, hands={0: HELPS[:]}, pawn=pawn, **UNITS)
    assert (Play("scouting", 0) in offered(t, Play)) == plays
    take(t, TakeDiscard())
    assert (Play("pendant_of_courage", 0) in offered(t, Play)) == plays


@pytest.mark.parametrize(("moment", "plays"), [(Act(1), True), (LastActions(1), False)])
@pytest.mark.parametrize("card", ["diplomats_ring", "cards_of_prophecy"])
@rule("HM-902")
def test_no_cards_for_a_die_are_played_when_the_turns_are_over(card, moment, plays):
    roll = Perform(1, "main", (RollResource(2, 1),))
    t = arrange(hands={1: [card]}, agenda=[roll, moment], active=1, loads=[0, 5])
    assert (prompt(t), bool(offered(t, Play))) == ("choose_die", plays)


@rule("HM-914")
def test_an_activation_card_is_played_before_an_own_unit_attacks_and_not_in_an_attack():
    t = battle(DUEL, agenda=[ActivateUnit("Z")], hands={0: ["lightning_bolt"]}, **UNITS)
    assert Play("lightning_bolt", 0) in offered(t, Play)
    for attack in (strike("Z", "g"), strike("g", "Z")):
        t = battle(DUEL, agenda=[*attack], hands={0: ["lightning_bolt", "attack", "defense"]}, **UNITS)
        assert prompt(t) == "card_window"
        assert Play("lightning_bolt", 0) not in offered(t, Play)


@rule("HM-915")
@pytest.mark.parametrize("steps", [[ActivateUnit("Z")], [*strike("Z", "g")]])
def test_a_map_card_that_brings_resources_is_not_played_in_combat(steps):
    t = battle(DUEL, agenda=steps, hands={0: ["view_air", "attack"]}, **UNITS)
    assert [play for play in offered(t, Play) if play.card == "view_air" and play.play < 3] == []
    assert Play("view_air", 0) in offered(arrange(hands={0: ["view_air"]}), Play)


# -- where they go


@rule("HM-905", "HM-906", "HM-907")
def test_a_gained_card_goes_to_the_hand():
    t = arrange(agenda=[SearchDeck(0, "spell"), SearchDeck(0, "spell"), Act(0)], piles=SPELLS, decks={0: ["attack"]})
    take(t, TakeDiscard(), LookAtDeck(), TakeCard("bless"))
    assert (side(t).hand, side(t).deck, side(t).discard) == (["cure", "bless"], ["attack"], [])


@rule("HM-908")
def test_who_has_looked_at_the_deck_cannot_take_the_discard_pile_any_more():
    t = arrange(agenda=[SearchDeck(0, "spell"), Act(0)], piles=SPELLS)
    take(t, LookAtDeck())
    assert t.decisions[0].choices == (TakeCard("haste"), TakeCard("slow"))


@rule("HM-911")
def test_a_discard_pile_whose_last_card_was_taken_gets_the_top_card_of_its_deck():
    t = arrange(agenda=[ScanPile(0, "ability", 4), Act(0)], piles={"ability": (["luck", "wisdom"], ["estates"])})
    pile = t.state.decks["ability"]
    assert (side(t).hand, pile.deck, pile.discard) == (["estates"], ["wisdom"], ["luck"])


@rule("HM-918", "HM-924")
def test_a_permanent_card_is_still_in_play_in_the_next_turn():
    t = arrange(agenda=[StartTurn(0)], sides={0: {"permanents": ["ballista"], "in_play": ["luck"], "deck": []}})
    assert (side(t).permanents, side(t).discard) == (["ballista"], ["luck"])


# -- expert effects, marks and levels of cards


@rule("HM-1005", "HM-1004")
def test_basic_effects_are_open_when_all_expert_uses_are_spent():
    t = arrange(hands={0: ["estates"] * 3}, sides={0: {"experience": 12, "experts": 3, "purse": Purse()}})
    take(t, *[Play("estates", 0)] * 2)
    assert (offered(t, Play), side(t).purse.gold, side(t).experts) == ([Play("estates", 0)], 6, 3)


@rule("HM-1007", "HM-1009")
@pytest.mark.parametrize(("hero", "plays"), [("sandro", [Play("necromancy", 0)]), ("catherine", [])])
def test_only_necropolis_raises_the_dead(hero, plays):
    few = {0: {"army": [Troop(CONTENT.army(CONTENT.heroes[hero].faction)[0].id)], "purse": Purse(20)}}
    t = arrange(heroes=(hero, "mutare"), agenda=[RaiseDead(0), Act(0)], hands={0: ["necromancy"]}, sides=few)
    assert offered(t, Play) == plays


@pytest.mark.parametrize("grade", ["minor", "major", "relic"])
@rule("HM-1012")
def test_the_level_of_an_artifact_changes_nothing_by_itself(grade, monkeypatch):
    bag = CONTENT.cards["endless_bag_of_gold"]
    monkeypatch.setitem(CONTENT.cards, bag.id, replace(bag, grade=grade))
    t = arrange(hands={0: [bag.id]}, sides={0: {"purse": Purse()}})
    assert offered(t, Play) == [Play(bag.id, 0), Play(bag.id, 1)]
    take(t, Play(bag.id, 0))
    assert (side(t).purse, side(t).discard) == (Purse(3), [bag.id])


@rule("HM-1016")
def test_an_empowered_statistic_needs_no_expert_use():
    t = battle(DUEL, agenda=[*strike("Z", "g")], hands={0: ["empowered_attack", "attack"]}, **UNITS)
    assert [play for play in offered(t, Play) if play.card == "empowered_attack"] == [Play("empowered_attack", 0)]
    take(t, Play("empowered_attack", 0))
    assert (fight(t).attack.attack, side(t).experts) == (CONTENT.cards["attack"].plays[1].effects[0].value, 0)


# -- spells and prices


@rule("HM-1115")
def test_several_spells_are_cast_in_one_turn_on_the_map():
    t = arrange(tiles=MAP, at={0: "f3_c"}, hands={0: ["town_portal", "town_portal"]})
    take(t, *[Play("town_portal", 0)] * 2)
    assert (side(t).main.at, side(t).discard) == ("s3_c", ["town_portal", "town_portal"])


@pytest.mark.parametrize(("purse", "built"), [((8, 5, 1), 1), ((7, 5, 1), 0), ((8, 4, 1), 0), ((8, 5, 0), 0)])
@rule("HM-1213", "HM-1202")
def test_a_building_needs_every_resource_of_its_price(purse, built):
    t = arrange(sides={0: {"purse": Purse(*purse)}})
    assert offered(t, Build).count(Build("castle_citadel")) == built


@pytest.mark.parametrize(
    ("gold", "choice"), [(4, Recruit("griffins")), (6, ReinforceUnit("griffins")), (3, ReinforceUnit("halberdiers"))]
)
@rule("HM-1213", "HM-1612")
def test_a_unit_needs_its_whole_price(gold, choice):
    army = [Troop("halberdiers")] if choice == Recruit("griffins") else [Troop("halberdiers"), Troop("griffins")]
    own = {"army": army, "built": ["towers", "castle_citadel"]}
    able = [
        choice in offered(arrange(sides={0: own | {"purse": Purse(each)}}), type(choice)) for each in (gold - 1, gold)
    ]
    assert able == [False, True]
    t = arrange(sides={0: own | {"purse": Purse(gold)}})
    take(t, choice)
    assert side(t).purse == Purse()


@pytest.mark.parametrize(
    ("kind", "track"),
    [
        pytest.param("gold", [10, 15, 20, 25, 30, 35, 40, 45], marks=rule("HM-1205")),
        pytest.param("materials", [0, 2, 4, 6, 8, 10, 12, 14], marks=rule("HM-1206")),
        pytest.param("valuables", [0, 1, 2, 3, 4, 5, 6, 7], marks=rule("HM-1207")),
    ],
)
@rule("HM-1208", "HM-1204")
def test_income_moves_along_its_track_with_each_mine(kind, track):
    mines = [name for name, field in CONTENT.fields.items() if (field.location, field.resource) == ("mine", kind)]
    agendas = [[*(PlantFlag(0, field) for field in mines[:count]), Act(0)] for count in range(8)]
    incomes = [side(arrange(agenda=agenda)).income for agenda in agendas]
    assert [getattr(income, kind) for income in incomes] == track
