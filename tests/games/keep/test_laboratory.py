"""The laboratory.  [KH-28xx]"""

from questhall.core import Setup, Table
from questhall.games.keep import GAME
from questhall.games.keep.choices import ChooseClan, Play, Refresh, Replace, Shoot, TakeItem, UsePrison, UseRoom
from questhall.games.keep.events.heroes import HeroImprisoned, HeroRoused, HeroTired, SupplyEmpty
from questhall.games.keep.events.turns import GuildCardDrawn, ItemTaken
from questhall.games.keep.steps.beginning import ChooseLaboratoryClan, StockMarket
from questhall.games.keep.steps.cards import ResolveCard
from questhall.games.keep.steps.turn import PlayCards, RefreshItems
from tests.games.keep.board import CONTENT, arrange, offered, picture, prompt, take, told
from tests.ledger import rule

NEXT = "archer_jewel"
FOREIGN = "furnace_breath"  # of the dragon, whom nobody leads here
MARKET = (FOREIGN, "cellar_spider", "fire_draught", "battle_notes", "barn_owl")
LAB = UseRoom(0, "laboratory")


def laboratory(drawing="laboratory: ratfolk", market=MARKET, acts=(0,), **more):
    agenda = [ResolveCard(0, "busy_paws", 0, acts), PlayCards(0)]
    return arrange(drawing, scenario="borrowed_recipes", agenda=agenda, market=market, **more)


def open_table(*clans):
    return Table.sit(GAME, Setup("keep", "borrowed_recipes", clans, 1))


# -- setup


@rule("KH-2801", "KH-R-079")
def test_the_players_choose_a_clan_that_nobody_leads():
    t = open_table("ratfolk", "imp")
    assert prompt(t) == "choose_laboratory_clan"
    assert {choice.clan for choice in offered(t, ChooseClan)} == set(CONTENT.clans) - {"ratfolk", "imp"}


@rule("KH-2801")
def test_all_ten_cards_of_the_clan_are_shuffled_into_the_item_deck():
    t = open_table("ratfolk")
    items = t.state.items.copy()
    take(t, ChooseClan("dragon"))
    piles = sorted([*t.state.items, *t.state.market])
    assert piles == sorted([*items, *CONTENT.deck("dragon")])
    assert [*t.state.market, *t.state.items[::-1]][:10] != CONTENT.deck("dragon")[::-1]


@rule("KH-2802")
def test_the_clans_cards_can_be_among_the_first_available_items():
    agenda = [ChooseLaboratoryClan(), StockMarket()]
    t = arrange(scenario="borrowed_recipes", agenda=agenda, market=[], items=[])
    take(t, ChooseClan("dragon"))
    assert {CONTENT.cards[item].clan for item in t.state.market} == {"dragon"}
    assert (len(t.state.market), len(t.state.items)) == (5, 5)


@rule("KH-2802")
def test_the_market_is_stocked_after_the_clans_cards_are_in():
    assert open_table("ratfolk").state.market == []


# -- activating it


@rule("KH-2803")
def test_an_activation_with_an_own_monster_there_draws_a_guild_card():
    t = laboratory(guild=["rogue_eye", NEXT])
    take(t, LAB)
    assert told(t, GuildCardDrawn) == [GuildCardDrawn("rogue_eye", "laboratory")]
    assert t.state.guild_discard == ["rogue_eye"]


@rule("KH-2803")
def test_the_laboratory_needs_an_own_monster_there():
    t = laboratory("library: ratfolk\nlaboratory: imp", clans=("ratfolk", "imp"))
    assert LAB not in offered(t, UseRoom)


@rule("KH-2804")
def test_the_hero_of_the_card_is_imprisoned_with_its_ability():
    t = laboratory("laboratory: ratfolk\nprison: coin", guild=["warrior_eye", NEXT])
    take(t, LAB)
    assert picture(t) == "laboratory: ratfolk\nprison: warrior"


@rule("KH-2805")
def test_then_an_available_tactic_card_is_taken_to_the_own_discard_pile():
    t = laboratory(market=(FOREIGN, "rending_claws", *MARKET[1:4]), guild=["rogue_eye", NEXT])
    take(t, LAB)
    assert offered(t, TakeItem) == [TakeItem(FOREIGN), TakeItem("rending_claws")]
    take(t, TakeItem("rending_claws"))
    assert (t.state.sides[0].discard, t.state.sides[0].hand) == (["rending_claws"], [])


@rule("KH-2806")
def test_the_place_of_the_tactic_card_is_refilled():
    t = laboratory(guild=["rogue_eye", NEXT], items=["second_wind", "barn_owl"])
    take(t, LAB)
    assert t.state.market == ["second_wind", *MARKET[1:]]


@rule("KH-2807")
def test_a_foreign_tactic_card_is_played_with_own_monsters():
    t = arrange("vault: ratfolk\nsewer: rogue", hands={0: [FOREIGN]})
    take(t, Play(FOREIGN, 0), Shoot(0, "rogue1"))
    assert picture(t) == "vault: ratfolk"


@rule("KH-2808")
def test_an_imprisoned_mage_breaks_the_prisoners_out():
    t = laboratory("laboratory: ratfolk\nprison: mage 3heal\nsewer: archer", guild=["mage_eye", NEXT])
    take(t, LAB)
    assert [event.room for event in told(t, HeroRoused)] == ["prison", "prison"]
    assert [event.why for event in told(t, HeroTired)] == ["wait", "wait"]


@rule("KH-2809")
def test_the_laboratory_gives_no_three_cards():
    t = laboratory(guild=["rogue_eye", NEXT])
    take(t, LAB)
    assert t.state.sides[0].hand == []


@rule("KH-2810")
def test_the_laboratory_may_be_used_several_times_and_leaves_the_prison_open():
    t = laboratory(market=(FOREIGN, FOREIGN, *MARKET[1:4]), acts=(0, 1), guild=["rogue_eye", "rogue_hat", NEXT])
    take(t, LAB, UseRoom(1, "laboratory"))
    assert t.state.sides[0].discard == [FOREIGN, FOREIGN]
    assert offered(t, UsePrison) == [UsePrison()]


@rule("KH-2810")
def test_the_laboratory_is_open_after_the_prison_was_used():
    assert LAB in offered(laboratory(prison_used=True), UseRoom)


@rule("KH-2811")
def test_the_laboratory_needs_and_takes_no_resource():
    t = laboratory("laboratory: ratfolk coin", guild=["rogue_eye", NEXT])
    assert LAB in offered(laboratory(), UseRoom)
    take(t, LAB)
    assert picture(t, "laboratory") == "laboratory: ratfolk coin"


# -- examples and rulings


@rule("KH-EX-15")
def test_a_hero_is_imprisoned_and_the_available_dragon_card_is_taken():
    t = laboratory(guild=["rogue_eye", NEXT])
    take(t, LAB)
    assert picture(t) == "laboratory: ratfolk\nprison: rogue"
    assert t.state.sides[0].discard == [FOREIGN]


@rule("KH-EX-15")
def test_if_the_hero_is_a_mage_the_prisoners_break_out():
    t = laboratory("laboratory: ratfolk\nprison: mage", guild=["mage_eye", NEXT])
    take(t, LAB)
    assert picture(t) == "laboratory: ratfolk\nvault: mage*2"


@rule("KH-EX-92", "KH-R-012")
def test_a_scenario_card_spends_the_activation_and_gives_nothing():
    t = laboratory(guild=["spilled_flask", NEXT], twists=True)
    take(t, LAB)
    assert (prompt(t), picture(t)) == ("play_cards", "laboratory: ratfolk")
    assert (t.state.sides[0].discard, t.state.market) == ([], list(MARKET))
    assert t.state.guild_discard == ["spilled_flask"]


@rule("KH-R-013")
def test_without_a_token_of_the_class_the_tactic_card_is_still_taken():
    t = laboratory("laboratory: ratfolk\nvault: rogue*5", guild=["rogue_eye", NEXT])
    take(t, LAB)
    assert told(t, SupplyEmpty) == [SupplyEmpty("rogue")]
    assert (told(t, HeroImprisoned), len(told(t, HeroRoused))) == ([], 5)
    assert t.state.sides[0].discard == [FOREIGN]


@rule("KH-R-045")
def test_the_laboratory_needs_a_tactic_card_among_the_items():
    t = laboratory(market=("notched_sword", *MARKET[1:]))
    assert LAB not in offered(t, UseRoom)


@rule("KH-R-045", "KH-R-011")
def test_the_laboratory_needs_a_prison_in_the_dungeon():
    tiles = {"vault": (0, 0, 0), "laboratory": (0, 1, 0)}
    t = laboratory("laboratory: ratfolk\nvault: ratfolk", tiles=tiles)
    assert offered(t, UseRoom) == [UseRoom(0, "vault")]


@rule("KH-R-080")
def test_a_prison_break_is_resolved_before_the_tactic_card_is_taken():
    t = laboratory("laboratory: ratfolk\nprison: mage 3heal", guild=["mage_eye", NEXT])
    take(t, LAB)
    kinds = [type(event) for event in t.events if isinstance(event, HeroImprisoned | HeroTired | ItemTaken)]
    assert kinds == [HeroImprisoned, HeroTired, HeroTired, ItemTaken]


@rule("KH-R-081")
def test_shops_do_not_sell_foreign_tactic_cards():
    shops = "classroom: ratfolk book\ncage: ratfolk bone\napothecary: ratfolk frog"
    t = laboratory(shops, market=[FOREIGN] * 2)
    assert offered(t, UseRoom) == []


@rule("KH-R-081")
def test_foreign_tactic_cards_may_be_refreshed_away():
    t = arrange(agenda=[RefreshItems(0)], hands={0: ["scurry"]}, market=MARKET, items=["second_wind"])
    take(t, Refresh("scurry"), Replace((0,)))
    assert (t.state.market, t.state.items) == (["second_wind", *MARKET[1:]], [FOREIGN])
