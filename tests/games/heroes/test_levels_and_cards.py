"""Chapters 8 to 12: levels, decks, cards, spells outside combat."""

import pytest

from questhall.games.heroes.choices import (
    DiscardCard,
    Done,
    DrawCards,
    EndTurn,
    GoHome,
    LookAtDeck,
    Play,
    PutAside,
    Replace,
    Strike,
    TakeCard,
    TakeDiscard,
)
from questhall.games.heroes.effects import Purse, RollResource
from questhall.games.heroes.events import LevelReached
from questhall.games.heroes.people import experts_left, hand_limit, level
from questhall.games.heroes.state import Flag
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.levels import GainExperience, RiseToSeven
from questhall.games.heroes.steps.performing import Perform
from questhall.games.heroes.steps.searching import SearchDeck
from questhall.games.heroes.steps.turn import Act, StartTurn
from tests.games.heroes.board import CONTENT, arrange, battle, offered, prompt, side, take, told
from tests.ledger import rule

ABILITIES = {"ability": (["luck", "offense", "tactics", "armorer", "wisdom"], ["estates"])}
MAP = {"s3": (0, 0, 0), "f3": (3, -2, 0), "s1": (20, 20, 0)}


@rule(
    "HM-T-401",
    "HM-816",
    "HM-817",
    "HM-818",
    "HM-819",
    "HM-820",
    "HM-821",
    "HM-822",
    "HM-823",
    "HM-808",
    "HM-809",
    "HM-814",
)
def test_the_level_table():
    tables = [arrange(sides={0: {"experience": 2 * step}}) for step in range(7)]
    assert [level(t, 0) for t in tables] == [1, 2, 3, 4, 5, 6, 7]
    assert [hand_limit(t, 0) for t in tables] == [4, 4, 5, 5, 6, 6, 7]
    assert [experts_left(t, 0) for t in tables] == [0, 1, 1, 2, 2, 3, 3]


@rule("HM-807", "HM-812", "HM-EX-39")
def test_surplus_experience_stays_on_the_track():
    t = arrange(agenda=[GainExperience(0, 2)], sides={0: {"experience": 1}}, piles=ABILITIES)
    take(t, TakeDiscard())
    assert (side(t).experience, level(t, 0), side(t).hand) == (3, 2, ["estates"])


@rule("HM-810", "HM-814", "HM-815", "HM-824", "HM-825", "HM-827")
def test_a_silver_level_searches_the_ability_deck_and_cannot_decline():
    t = arrange(agenda=[GainExperience(0, 2), Act(0)], piles=ABILITIES, decks={0: ["attack"]})
    assert (prompt(t), offered(t, Done)) == ("search_deck", [])
    take(t, LookAtDeck(), TakeCard("offense"))
    assert side(t).hand == ["offense"]
    assert t.state.decks["ability"].discard == ["estates", "luck"]


@rule("HM-814", "HM-815", "HM-825", "HM-R-05", "HM-1122")
def test_a_golden_level_gives_the_specialty():
    t = arrange(agenda=[GainExperience(0, 1)], sides={0: {"experience": 5}})
    assert side(t).hand == ["catherine_4"]


@rule("HM-813", "HM-809", "HM-2428", "HM-EX-38")
def test_several_levels_are_resolved_in_rising_order():
    t = arrange(agenda=[RiseToSeven(0)], sides={0: {"experience": 6}}, piles=ABILITIES)
    take(t, TakeDiscard(), TakeDiscard())
    assert [event.level for event in told(t, LevelReached)] == [5, 6, 7]
    assert "catherine_6" in side(t).hand
    assert (hand_limit(t, 0), side(t).experience) == (7, 12)


@rule("HM-811", "HM-706")
def test_experience_beyond_level_seven_has_no_effect():
    t = arrange(agenda=[GainExperience(0, 2)], sides={0: {"experience": 12}})
    assert (side(t).experience, told(t, LevelReached)) == (12, [])


@rule("HM-826", "HM-EX-70", "HM-1003", "HM-1004")
def test_expert_effects_are_counted_and_a_new_level_allows_more():
    estates = {0: ["estates", "estates"]}
    t = arrange(hands=estates, sides={0: {"experience": 2, "purse": Purse()}})
    take(t, Play("estates", 1))
    assert side(t).purse.gold == 6
    assert offered(t, Play) == [Play("estates", 0)]
    side(t).experience = 6
    assert experts_left(t, 0) == 1


@rule("HM-1002")
def test_a_card_is_played_for_one_of_its_two_effects():
    t = arrange(hands={0: ["estates"]}, sides={0: {"experience": 2}})
    assert offered(t, Play) == [Play("estates", 0), Play("estates", 1)]


@rule("HM-1005", "HM-903", "HM-913", "HM-1203")
def test_the_basic_effect_costs_nothing_and_the_card_is_discarded():
    t = arrange(hands={0: ["estates"]}, sides={0: {"purse": Purse()}})
    take(t, Play("estates", 0))
    assert (side(t).purse.gold, side(t).discard, side(t).experts) == (3, ["estates"], 0)


@rule("HM-902", "HM-914", "HM-2306")
def test_cards_of_combat_cannot_be_played_on_the_map():
    t = arrange(hands={0: ["attack", "defense", "lightning_bolt", "haste", "town_portal"]})
    assert {play.card for play in offered(t, Play)} == {"lightning_bolt", "haste", "town_portal"}
    assert all(play.play == 3 for play in offered(t, Play) if play.card != "town_portal")


@rule("HM-902")
@pytest.mark.parametrize(("turn", "plays"), [(0, [Play("diplomats_ring", 0)]), (1, [])])
def test_a_card_for_a_die_is_played_in_the_own_turn_only(turn, plays):
    roll = [Perform(0, "main", (RollResource(2, 1),)), Act(turn)]
    t = arrange(hands={0: ["diplomats_ring"]}, agenda=roll, active=turn, loads=[0, 5])
    assert (prompt(t), offered(t, Play, 0)) == ("choose_die", plays)


@rule("HM-920", "HM-922", "HM-1010", "HM-D-18")
def test_a_removed_card_leaves_the_game():
    t = arrange(hands={0: ["endless_bag_of_gold"]}, sides={0: {"purse": Purse()}})
    take(t, Play("endless_bag_of_gold", 1))
    assert (side(t).purse.gold, side(t).hand, side(t).discard) == (6, [], [])


@rule("HM-922", "HM-1010", "HM-D-18")
def test_a_card_is_played_for_one_of_its_effects():
    t = arrange(hands={0: ["endless_bag_of_gold"]}, sides={0: {"purse": Purse()}})
    take(t, Play("endless_bag_of_gold", 0))
    assert (side(t).purse.gold, side(t).discard) == (3, ["endless_bag_of_gold"])


@rule("HM-1007", "HM-1009", "HM-R-44")
def test_a_necropolis_card_is_of_no_use_to_others():
    t = arrange(hands={0: ["necromancy"]}, agenda=[StartTurn(0)], decks={0: []})
    other = t.copy()
    take(t, DrawCards(0))
    assert not offered(t, Play)
    take(other, DiscardCard("necromancy"))
    assert side(other).discard == ["necromancy"]


@rule("HM-1008", "HM-R-43")
def test_others_may_replace_a_necropolis_card_in_a_search():
    t = arrange(agenda=[SearchDeck(0, "ability")], piles={"ability": (["necromancy", "luck", "offense"], ["estates"])})
    take(t, LookAtDeck())
    assert offered(t, TakeCard) == [TakeCard("necromancy"), TakeCard("luck")]
    assert offered(t, Replace) == [Replace("necromancy")]
    take(t, Replace("necromancy"))
    assert offered(t, TakeCard) == [TakeCard("luck"), TakeCard("offense")]
    own = arrange(
        heroes=("sandro", "mutare"),
        agenda=[SearchDeck(0, "ability")],
        piles={"ability": (["necromancy", "luck"], ["estates"])},
    )
    take(own, LookAtDeck())
    assert not offered(own, Replace)


@rule("HM-R-41")
def test_the_searcher_orders_what_is_discarded():
    t = arrange(agenda=[SearchDeck(0, "spell", 3)], piles={"spell": (["bless", "cure", "slow"], ["haste"])})
    take(t, LookAtDeck(), TakeCard("cure"), PutAside("slow"))
    assert t.state.decks["spell"].discard == ["haste", "slow", "bless"]


@rule("HM-910", "HM-R-40")
def test_a_deck_that_runs_out_is_made_anew_with_a_new_discard_pile():
    t = arrange(agenda=[SearchDeck(0, "spell")], piles={"spell": (["bless"], ["haste", "slow", "cure"])})
    take(t, LookAtDeck())
    assert len(offered(t, TakeCard)) == 2
    pile = t.state.decks["spell"]
    assert (len(pile.deck), len(pile.discard)) == (1, 1)


@rule("HM-1422", "HM-R-42")
def test_an_optional_search_is_declined_before_it_starts():
    t = arrange(agenda=[SearchDeck(0, "artifact", optional=True)])
    assert offered(t, Done)
    take(t, LookAtDeck())
    assert not offered(t, Done)


# -- spells on the map


@rule("HM-1103", "HM-1104", "HM-EX-13", "HM-D-08", "HM-1107", "HM-1121", "HM-923")
def test_an_empowered_town_portal():
    t = arrange(tiles=MAP, at={0: "f3_c"}, hands={0: ["power", "town_portal"]}, sides={0: {"experience": 2}})
    take(t, Play("power", 1), Play("town_portal", 1))
    assert (side(t).main.at, side(t).main.moves, side(t).power) == ("s3_c", 4, 0)
    assert (experts_left(t, 0), side(t).discard) == (0, ["power", "town_portal"])


@rule("HM-D-08", "HM-1103", "HM-1109")
@pytest.mark.parametrize(("power", "place", "more"), [(0, 0, 0), (1, 0, 0), (2, 1, 1), (3, 1, 1), (4, 2, 2)])
def test_a_town_portal_gives_movement_by_its_power(power, place, more):
    t = arrange(tiles=MAP, at={0: "f3_c"}, hands={0: ["town_portal"]}, sides={0: {"power": power}})
    assert offered(t, Play) == [Play("town_portal", each) for each in range(place + 1)]
    take(t, Play("town_portal", place))
    assert (side(t).main.at, side(t).main.moves) == ("s3_c", 3 + more)


@rule("HM-EX-14", "HM-1107", "HM-1109", "HM-R-46")
def test_without_enough_power_only_the_weaker_effect_is_open():
    t = arrange(tiles=MAP, at={0: "f3_c"}, hands={0: ["power", "town_portal"]})
    assert Play("power", 1) not in offered(t, Play)
    take(t, Play("power", 0))
    assert offered(t, Play) == [Play("town_portal", 0)]
    take(t, Play("town_portal", 0))
    assert (side(t).main.at, side(t).main.moves, side(t).power) == ("s3_c", 3, 0)


@rule("HM-1106", "HM-1105", "HM-1115")
def test_power_of_several_cards_adds_up():
    t = arrange(hands={0: ["power", "haste", "town_portal"]})
    take(t, Play("power", 0), Play("haste", 3))
    assert side(t).power == 2
    assert Play("town_portal", 1) in offered(t, Play)


@rule("HM-1104")
def test_power_is_played_on_the_map_only_for_a_card_that_needs_more_of_it():
    assert offered(arrange(hands={0: ["power", "magic_arrow", "attack"]}), Play) == []
    t = arrange(hands={0: ["power", "town_portal"]}, sides={0: {"experience": 2}})
    assert {Play("power", 0), Play("power", 1)} <= {*offered(t, Play)}
    assert Play("town_portal", 3) not in offered(t, Play)
    take(t, Play("power", 1))
    assert [play.card for play in offered(t, Play)] == ["town_portal", "town_portal"]


@rule("HM-1104")
def test_no_more_power_is_played_than_a_spell_can_use():
    most = max(play.power for play in CONTENT.cards["town_portal"].plays[:-1])
    t = arrange(hands={0: [*["power"] * (most + 1), "town_portal"]})
    take(t, *[Play("power", 0)] * most)
    assert (side(t).power, {play.card for play in offered(t, Play)}) == (most, {"town_portal"})


@rule("HM-1108")
def test_power_is_lost_with_the_die_of_an_attack_that_is_kept():
    t = battle("a . . . A . . . . . . . . . . . . . . .", A="griffins few", a="griffins few",
               agenda=[ActivateUnit("A")], hands={0: ["fortune", "power"]}, dice=(0, 0))  # fmt: skip
    take(t, Strike("a"))
    while prompt(t) != "rethrow_dice":
        take(t, Done())
    take(t, Play("power", 0))
    assert (side(t).power, prompt(t)) == (1, "rethrow_dice")
    take(t, Done())
    assert (side(t).power, side(t).charged, t.state.combat is not None) == (0, [], True)


@rule("HM-1108")
def test_power_is_lost_when_the_player_does_something_else():
    t = arrange(tiles=MAP, hands={0: ["power", "town_portal"]}, agenda=[StartTurn(0)], decks={0: []})
    take(t, DrawCards(0), Play("power", 0), EndTurn())
    assert side(t).power == 0


@rule("HM-D-08", "HM-R-62")
def test_a_town_portal_leads_to_any_home():
    t = arrange(tiles=MAP, at={0: "f3_c"}, hands={0: ["town_portal"]}, flags={"s3_c": Flag(0), "f3_w": Flag(0)})
    take(t, Play("town_portal", 0))
    assert offered(t, GoHome) == [GoHome("s3_c"), GoHome("f3_w")]
    take(t, GoHome("f3_w"))
    assert side(t).main.at == "f3_w"


@rule("HM-D-04")
def test_knowledge_brings_a_cast_spell_back():
    t = arrange(tiles=MAP, at={0: "f3_c"}, hands={0: ["knowledge", "town_portal"]})
    take(t, Play("town_portal", 0))
    assert prompt(t) == "recall_spell"
    take(t, Play("knowledge", 0))
    assert (side(t).hand, side(t).discard) == (["town_portal"], ["knowledge"])


@rule("HM-1106")
def test_mysticism_brings_everything_back():
    hand = {0: ["mysticism", "power", "town_portal"]}
    t = arrange(tiles=MAP, at={0: "f3_c"}, hands=hand, sides={0: {"experience": 2}})
    take(t, Play("power", 0), Play("town_portal", 0), Play("mysticism", 1))
    assert (sorted(side(t).hand), side(t).discard) == (["power", "town_portal"], ["mysticism"])


@pytest.mark.parametrize("card", ["charm_of_mana"])
def test_a_price_of_cards_needs_enough_other_cards(card):
    assert Play(card, 0) not in offered(arrange(hands={0: [card, "power"]}), Play)
    assert Play(card, 0) in offered(arrange(hands={0: [card, "power", "attack"]}), Play)
