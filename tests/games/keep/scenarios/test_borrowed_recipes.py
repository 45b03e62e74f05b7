"""Borrowed Recipes.  [KH-R-1064 ff.]"""

from questhall.core import Setup, Table
from questhall.games.keep import GAME
from questhall.games.keep.choices import ChooseClan, Discard, UsePrison, UseRoom
from questhall.games.keep.events.turns import CardDrawn
from questhall.games.keep.steps.cards import ResolveCard
from questhall.games.keep.steps.invasion import NextGuildCard
from questhall.games.keep.steps.scenarios.borrowed_recipes import MixedUpNotes, SpilledFlask
from questhall.games.keep.steps.turn import PlayCards
from tests.games.keep.board import CONTENT, arrange, lair, offered, picture, prompt, take, told
from tests.ledger import rule

NEXT = "archer_jewel"
ACT = (ResolveCard(0, "busy_paws", 0, (0,)), PlayCards(0))
MARKET = ("furnace_breath", "cellar_spider", "fire_draught", "battle_notes", "barn_owl")


def recipes(drawing="laboratory: ratfolk", agenda=ACT, **more):
    return arrange(drawing, scenario="borrowed_recipes", twists=True, agenda=agenda, market=MARKET, **more)


@rule("KH-R-1064")
def test_the_cards_of_an_unused_clan_are_in_the_item_deck():
    t = Table.sit(GAME, Setup("keep", "borrowed_recipes", ("ratfolk",), 1))
    assert ChooseClan("ratfolk") not in offered(t, ChooseClan)
    take(t, ChooseClan("witch"))
    cards = [card for card in [*t.state.items, *t.state.market] if CONTENT.cards[card].clan]
    assert sorted(cards) == sorted(CONTENT.deck("witch"))


@rule("KH-R-1065")
def test_the_twelve_equipment_cards_are_left_out():
    t = Table.sit(GAME, Setup("keep", "borrowed_recipes", ("ratfolk",), 1))
    assert len(t.state.items) == 46 - 12
    assert {CONTENT.cards[card].kind for card in t.state.items} == {"beast", "potion", "scroll"}


# -- Test subjects


@rule("KH-R-1066")
def test_a_hero_imprisoned_by_the_laboratory_gives_the_active_player_a_card():
    t = recipes(guild=["rogue_eye", NEXT], clans=("ratfolk", "imp"), decks={0: ["scurry", "busy_paws"]})
    take(t, UseRoom(0, "laboratory"))
    assert [side.hand for side in t.state.sides] == [["scurry"], []]


@rule("KH-R-1066")
def test_no_card_is_drawn_when_the_laboratory_imprisons_nobody():
    t = recipes("laboratory: ratfolk\nvault: rogue*5", guild=["rogue_eye", NEXT])
    take(t, UseRoom(0, "laboratory"))
    assert told(t, CardDrawn) == []


@rule("KH-R-1066")
def test_no_further_card_is_drawn_for_a_hero_imprisoned_by_a_player():
    t = recipes(agenda=[PlayCards(0)], guild=["rogue_eye", NEXT])
    take(t, UsePrison())
    assert len(told(t, CardDrawn)) == 3


# -- cards


@rule("KH-R-1067")
def test_spilled_flask_clears_the_laboratory_of_resources_and_hurts_every_monster_there():
    drawing = "laboratory: ratfolk*2 ghost coin*2 frog trap rogue\nvault: ratfolk book"
    t = recipes(drawing, clans=("ratfolk", "ghost"), agenda=[SpilledFlask(), PlayCards(0)])
    assert picture(t) == "laboratory: rogue ghost~1 trap\nvault: ratfolk book"
    assert (lair(t, 0), t.state.supply["coin"], t.state.supply["frog"]) == (8, 5, 5)


@rule("KH-R-1067")
def test_spilled_flask_drawn_in_an_invasion_cannot_be_parried():
    hands = {0: ["shield_line"]}
    t = recipes("laboratory: skeleton", clans=("skeleton",), agenda=[NextGuildCard(1), PlayCards(0)], hands=hands,
                guild=["spilled_flask", NEXT])  # fmt: skip
    assert (prompt(t), picture(t), t.state.sides[0].hand) == ("play_cards", "", ["shield_line"])


@rule("KH-R-1068")
def test_mixed_up_notes_pass_a_card_of_own_choice_to_the_left_and_then_all_draw():
    hands = {0: ["scurry", "busy_paws"], 1: ["flit"], 2: ["drift"]}
    decks = {0: ["gnawing_tide", "scurry"], 1: ["pop_in", "flit"], 2: ["fade", "drift"]}
    t = recipes(clans=("ratfolk", "imp", "ghost"), agenda=[MixedUpNotes(), PlayCards(0)], hands=hands, decks=decks)
    t.take(2, Discard("drift"))
    t.take(0, Discard("busy_paws"))
    t.take(1, Discard("flit"))
    assert [side.discard for side in t.state.sides] == [["drift"], ["busy_paws"], ["flit"]]
    assert [side.hand for side in t.state.sides] == [["scurry", "gnawing_tide"], ["pop_in"], ["fade"]]


@rule("KH-R-1068")
def test_alone_the_card_goes_under_the_own_deck():
    t = recipes(agenda=[MixedUpNotes(), PlayCards(0)], hands={0: ["scurry"]}, decks={0: ["busy_paws", "gnawing_tide"]})
    take(t, Discard("scurry"))
    side = t.state.sides[0]
    assert (side.hand, side.deck, side.discard) == (["busy_paws"], ["scurry", "gnawing_tide"], [])


@rule("KH-EX-114", "KH-R-1068")
def test_a_player_without_cards_passes_and_draws_nothing():
    hands = {0: ["scurry", "scurry", "scurry", "busy_paws", "busy_paws"]}
    t = recipes(clans=("ratfolk", "imp"), agenda=[NextGuildCard(1)], hands=hands, guild=["mixed_up_notes", NEXT])
    assert list(t.decisions) == [0]
    take(t, Discard("scurry"))
    assert [len(side.hand) for side in t.state.sides] == [5, 0]
    assert [side.discard for side in t.state.sides] == [[], ["scurry"]]
