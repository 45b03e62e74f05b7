"""Guild cards: room symbols, the order of resolving, an empty supply, the summon.  [KH-32xx, KH-33xx, KH-34xx]"""

import pytest

from questhall.games.keep import GAME
from questhall.games.keep.choices import Done, Go, PickHero, PickRoom, Summon, TakeCard
from questhall.games.keep.effects import Ambush
from questhall.games.keep.events.dungeon import TokenDiscarded
from questhall.games.keep.events.heroes import (
    HeroAdvanced,
    HeroAttacked,
    HeroBeaten,
    HeroRoused,
    HeroSummoned,
    HeroTired,
    SupplyEmpty,
    TrapSprung,
)
from questhall.games.keep.events.turns import GuildCardDrawn
from questhall.games.keep.steps.beginning import PlaceStartingMonsters
from questhall.games.keep.steps.cards import Rush
from questhall.games.keep.steps.heroes import ResolveHeroes
from questhall.games.keep.steps.invasion import NextGuildCard
from tests.games.keep.board import arrange, offered, picture, prompt, take, told
from tests.ledger import rule

STEPS = (HeroSummoned, TokenDiscarded, TrapSprung, HeroBeaten, HeroRoused, HeroTired, HeroAdvanced)
ONE_CARD = [NextGuildCard(1)]
TWO_CARDS = [NextGuildCard(2)]
SPECIAL_ROOMS = {"vault": (0, 0, 0), "prison": (1, 0, 90), "laboratory": (2, 0, 90), "construction_site": (0, 1, 0)}


def summoned(t):
    """Which class came where."""
    return [(event.kind, event.room) for event in told(t, HeroSummoned)]


# -- 32: kinds of cards, room symbols


@rule("KH-3201")
def test_a_guild_card_is_a_hero_card_or_a_scenario_card():
    of_scenarios = {card.id for scenario in GAME.content.scenarios.values() for card in scenario.cards}
    cards = GAME.content.guild.values()
    assert {card.id for card in cards if card.hero is None} == of_scenarios
    assert {card.id for card in cards if card.symbol is None} == of_scenarios
    t = arrange(guild=["false_alarm", "rogue_jewel"], agenda=TWO_CARDS)
    assert summoned(t) == [("rogue", "vault")]


@rule("KH-3202")
def test_a_hero_card_summons_one_hero_of_its_class_in_each_of_two_rooms_of_its_symbol():
    t = arrange(guild=["rogue_bones"], agenda=ONE_CARD)
    assert sorted(summoned(t)) == [("rogue", "cage"), ("rogue", "sewer")]
    assert t.state.supply["rogue"] == 3


@rule("KH-3203")
def test_a_scenario_card_acts_as_its_scenario_says():
    t = arrange("vault: ratfolk", guild=["quiet_corridor", "false_alarm"], agenda=TWO_CARDS, decks={0: ["scurry"]})
    assert offered(t, TakeCard) == [TakeCard(0)]
    take(t, TakeCard(0))
    assert offered(t, Go) == [Go(0, 0, "sewer"), Go(0, 0, "prison")]
    take(t, Done())
    assert (t.state.sides[0].hand, summoned(t)) == (["scurry"], [])


@pytest.mark.parametrize(
    ("symbol", "rooms"),
    [
        pytest.param("jewel", {"vault"}, marks=rule("KH-3205")),
        pytest.param("swords", {"forge", "workshop"}, marks=rule("KH-3206")),
        pytest.param("hat", {"library", "apothecary"}, marks=rule("KH-3207")),
        pytest.param("eye", {"graveyard", "classroom"}, marks=rule("KH-3208")),
        pytest.param("bones", {"sewer", "cage"}, marks=rule("KH-3209")),
    ],
)
def test_a_symbol_names_its_rooms(symbol, rooms):
    t = arrange(guild=[f"mage_{symbol}"], agenda=ONE_CARD)
    assert {room for _, room in summoned(t)} == rooms
    assert {room for room, tile in GAME.content.rooms.items() if tile.symbol == symbol} == rooms


@rule("KH-3210")
def test_prison_laboratory_and_construction_site_are_special():
    t = arrange(guild=["mage_special"], agenda=ONE_CARD, tiles=SPECIAL_ROOMS)
    assert offered(t, PickRoom) == [PickRoom("prison"), PickRoom("laboratory"), PickRoom("construction_site")]


@rule("KH-3211")
@pytest.mark.parametrize("symbol", ["jewel", "swords", "hat", "eye", "bones", "special"])
def test_the_same_symbols_give_the_rooms_of_an_ambush(symbol):
    heroes = arrange(guild=[f"mage_{symbol}"], agenda=ONE_CARD)
    t = arrange(agenda=[Rush(0, Ambush(3, symbol), "")])
    assert {choice.room for choice in offered(t, Summon)} == {room for _, room in summoned(heroes)}


@rule("KH-3211")
@pytest.mark.parametrize(("clan", "symbol"), [("ratfolk", "bones"), ("imp", "swords"), ("ghost", "eye")])
def test_the_same_symbols_give_the_rooms_of_the_starting_monsters(clan, symbol):
    heroes = arrange(guild=[f"mage_{symbol}"], agenda=ONE_CARD)
    t = arrange(clans=(clan,), agenda=[PlaceStartingMonsters(0)])
    assert {choice.room for choice in offered(t, Summon)} == {room for _, room in summoned(heroes)}


# -- 33: order, empty supply


@rule("KH-3301")
def test_the_next_guild_card_is_drawn_only_after_the_one_before_is_resolved():
    t = arrange("sewer: 2heal\ncage: 2curse\nvault: 4defeat", guild=["rogue_bones", "mage_jewel"], agenda=TWO_CARDS)
    assert [event.card for event in told(t, GuildCardDrawn)] == ["rogue_bones"]
    take(t, PickHero("rogue1"))
    kinds = [type(event) for event in t.events if isinstance(event, (GuildCardDrawn, HeroTired))]
    assert kinds == [GuildCardDrawn, HeroTired, HeroTired, GuildCardDrawn, HeroTired]


@rule("KH-3302")
@pytest.mark.parametrize(("first", "rooms"), [("rogue1", ["cage", "sewer"]), ("rogue2", ["sewer", "cage"])])
def test_the_players_decide_which_hero_is_resolved_first(first, rooms):
    t = arrange("sewer: 2heal\ncage: 2curse", guild=["rogue_bones"], agenda=ONE_CARD, clans=("imp", "ghost"), active=1)
    assert (list(t.decisions), prompt(t)) == ([1], "pick_next_hero")
    assert offered(t, PickHero) == [PickHero("rogue1"), PickHero("rogue2")]
    take(t, PickHero(first))
    assert [event.room for event in told(t, HeroTired)] == rooms


@rule("KH-3303")
def test_a_hero_that_became_active_again_may_wait_while_another_is_resolved():
    t = arrange("graveyard: warrior! 1heal\nforge: rogue! 2curse", agenda=[ResolveHeroes()])
    take(t, PickHero("warrior1"))
    assert picture(t) == "graveyard: warrior!\nforge: rogue! 2curse"
    assert offered(t, PickHero) == [PickHero("warrior1"), PickHero("rogue1")]
    take(t, PickHero("rogue1"))
    tired = [(event.hero, event.why) for event in told(t, HeroTired)]
    assert tired == [("warrior1", "loot"), ("rogue1", "wait"), ("warrior1", "no_way")]


@rule("KH-3304")
def test_a_guild_card_is_finished_when_no_hero_in_the_dungeon_is_active():
    drawing = "vault: 4defeat\nforge: 2heal mage!\ncage: 2curse archer"
    t = arrange(drawing, guild=["rogue_jewel", "false_alarm"], agenda=TWO_CARDS)
    take(t, PickHero("rogue1"))
    drawn_or_tired = [event for event in t.events if isinstance(event, (GuildCardDrawn, HeroTired))]
    assert [getattr(event, "hero", "card") for event in drawn_or_tired] == ["card", "rogue1", "mage1", "card"]


@rule("KH-3305")
def test_a_hero_is_resolved_in_eight_steps():
    drawing = "library: mage archer ratfolk 1pillage trap\napothecary: trap*2 warrior\nclassroom: 2curse"
    t = arrange(drawing, guild=["rogue_hat"], agenda=ONE_CARD)
    take(t, PickHero("rogue2"), PickHero("mage1"), PickHero("mage1"), PickRoom("classroom"))
    steps = [f"{type(event).__name__} {getattr(event, 'hero', '')}" for event in t.events if type(event) in STEPS]
    assert steps[:2] == ["HeroSummoned rogue1", "HeroSummoned rogue2"]
    assert steps[2:6] == ["TokenDiscarded ", "TokenDiscarded ", "TrapSprung ", "HeroBeaten rogue2"]
    assert steps[6:9] == ["TokenDiscarded ", "HeroRoused mage1", "HeroRoused archer1"]
    assert steps[9:] == ["HeroTired rogue1", "HeroTired mage1", "HeroAdvanced archer1", "HeroTired archer1"]
    assert [event.why for event in told(t, HeroTired)] == ["attack", "loot", "wait"]


@rule("KH-3306", "KH-EX-72")
def test_without_a_token_of_the_class_its_exhausted_heroes_and_their_company_become_active():
    drawing = "prison: archer warrior 3heal\nforge: archer 2heal\ncage: mage rogue 2curse\nvault: ratfolk"
    t = arrange(drawing, guild=["archer_jewel"], agenda=ONE_CARD, supply=dict.fromkeys(["archer", "warrior"], 0))
    assert {event.hero for event in told(t, HeroRoused)} == {"archer1", "warrior1", "archer2"}
    take(t, PickHero("archer1"), PickHero("warrior1"))
    assert {event.hero for event in told(t, HeroTired)} == {"archer1", "warrior1", "archer2"}
    assert (told(t, SupplyEmpty), summoned(t), told(t, HeroAttacked)) == ([SupplyEmpty("archer")], [], [])
    assert sorted(picture(t).splitlines()) == sorted(drawing.splitlines())


@rule("KH-3307")
def test_the_empty_supply_reaches_heroes_in_the_prison():
    t = arrange("prison: mage*5 rogue 4defeat", guild=["mage_jewel"], agenda=ONE_CARD)
    assert {(event.kind, event.room) for event in told(t, HeroRoused)} == {("mage", "prison"), ("rogue", "prison")}


@rule("KH-3308")
def test_reactivated_heroes_are_resolved_now_and_do_not_brag():
    drawing = "cage: warrior frog*2 2curse"
    t = arrange(drawing, guild=["warrior_jewel", "false_alarm"], agenda=TWO_CARDS, supply={"warrior": 0})
    kinds = [type(event) for event in t.events if isinstance(event, (GuildCardDrawn, HeroRoused, HeroTired))]
    assert kinds == [GuildCardDrawn, HeroRoused, HeroTired, GuildCardDrawn]
    assert (picture(t), told(t, TokenDiscarded)) == (drawing, [])


# -- 34: summon


@rule("KH-EX-78")
@pytest.mark.parametrize("kind", ["archer", "warrior", "rogue", "mage"])
def test_a_jewel_card_brings_one_hero_into_the_vault_who_inspires_all_waiting_there(kind):
    t = arrange("vault: archer rogue 4defeat", guild=[f"{kind}_jewel"], agenda=ONE_CARD)
    assert [(event.kind, event.room) for event in told(t, HeroSummoned)] == [(kind, "vault")]
    assert [event.hero for event in told(t, HeroRoused)] == ["archer1", "rogue1"]


@rule("KH-3401")
@pytest.mark.parametrize("kind", ["archer", "warrior", "rogue", "mage"])
def test_the_two_heroes_of_a_card_go_to_two_different_rooms(kind):
    t = arrange("forge: 2heal\nworkshop: 2curse", guild=[f"{kind}_swords"], agenda=ONE_CARD)
    assert picture(t) == f"workshop: {kind}+ 2curse\nforge: {kind}+ 2heal"


@rule("KH-3402")
def test_a_summoned_hero_enters_with_its_active_side_up():
    t = arrange("forge: 2heal\nworkshop: 2curse", guild=["warrior_swords"], agenda=ONE_CARD)
    assert [hero.active for place in t.state.rooms.values() for hero in place.heroes] == [True, True]


@rule("KH-3403")
def test_being_summoned_counts_as_entering_for_traps():
    t = arrange("vault: 4defeat trap", guild=["warrior_jewel"], agenda=ONE_CARD)
    assert told(t, HeroBeaten) == [HeroBeaten("warrior1", "warrior", "vault")]
    assert picture(t) == "vault: 4defeat"


@rule("KH-3403")
def test_being_summoned_counts_as_entering_for_inspiring():
    t = arrange("vault: 4defeat rogue", guild=["warrior_jewel"], agenda=ONE_CARD)
    assert told(t, HeroRoused) == [HeroRoused("rogue1", "rogue", "vault")]
