"""Chapter 2: the setup of dungeon, items, treasures, Guild and supply."""

from collections import Counter

import pytest

import questhall
from questhall.core import Rng
from questhall.games.keep import GAME
from questhall.games.keep.choices import Play, UseRoom
from questhall.games.keep.steps.arrival import CheckRoom
from questhall.games.keep.steps.beginning import StockMarket
from questhall.games.keep.steps.heroes import ResolveHeroes
from questhall.games.keep.steps.turn import PlayCards
from tests.games.keep.board import arrange, picture, prompt, take
from tests.ledger import rule

CONTENT = GAME.content
FIRST_NIGHT = {
    "library": (0, 0, 0), "classroom": (1, 0, 90), "graveyard": (2, 0, 90), "cage": (3, 0, 90),
    "apothecary": (0, 1, 0), "sewer": (1, 1, 0), "workshop": (2, 1, 270), "forge": (3, 1, 90),
    "prison": (0, 2, 90), "vault": (1, 2, 0),
}  # fmt: skip


def sit(*clans, scenario="first_night", seed=1, level="hard"):
    return questhall.sit("keep", scenario=scenario, seats=clans, seed=seed, level=level)


def reshuffled(t):
    """The same table with everything that seat 0 cannot see in another order."""
    twin = t.copy()
    GAME.reshuffle(twin, 0, Rng(99))
    return twin


@rule("KH-201")
def test_the_dungeon_is_built_as_the_scenario_shows():
    tiles = {tile.room: (tile.column, tile.row, tile.turn) for tile in sit("dragon").state.layout.tiles}
    assert tiles == FIRST_NIGHT


@rule("KH-202")
def test_all_kinds_of_items_are_shuffled_into_one_deck():
    decks = [[*sit("dragon", seed=seed).state.items, *sit("dragon", seed=seed).state.market] for seed in (1, 2)]
    assert sorted(decks[0]) == sorted(decks[1]) == sorted(CONTENT.items())
    assert decks[0] != decks[1]
    assert {CONTENT.cards[item].kind for item in decks[0]} == {"beast", "potion", "equipment", "scroll"}


@rule("KH-203")
def test_the_top_five_items_are_available_and_the_rest_lies_face_down():
    t = sit("dragon")
    assert (len(t.state.market), len(t.state.items)) == (5, 41)
    assert t.view(0).market == tuple(t.state.market)
    assert reshuffled(t).state.items != t.state.items
    assert reshuffled(t).view(0).items == t.view(0).items
    items = ["war_drum", "cave_bat", "snare_kit", "fire_draught", "glyph_ward", "barn_owl", "acid_flask"]
    t = arrange(market=[], items=items, agenda=[StockMarket(), PlayCards(0)])
    assert (t.state.market, t.state.items) == (items[:5], items[:4:-1])


@rule("KH-204")
def test_an_item_that_is_taken_is_replaced_at_once_from_the_top():
    t = arrange(
        "forge: ratfolk coin*2",
        hands={0: ["busy_paws"]},
        market=["war_drum", "cave_bat", "snare_kit", "fire_draught", "glyph_ward"],
        items=["barn_owl", "acid_flask"],
    )
    take(t, Play("busy_paws"), UseRoom(0, "forge", "war_drum"))
    assert sorted(t.state.market) == ["barn_owl", "cave_bat", "fire_draught", "glyph_ward", "snare_kit"]
    assert t.state.items == ["acid_flask"]


@rule("KH-205")
def test_all_treasures_are_mixed_and_their_effects_lie_face_down():
    t = sit("dragon")
    inside = [treasure for place in t.state.rooms.values() for treasure in place.treasures]
    assert len(inside) + len(t.state.treasures) == 18
    assert reshuffled(t).state.treasures != t.state.treasures
    assert reshuffled(t).view(0) == t.view(0)
    assert sit("dragon", seed=2).state.treasures != t.state.treasures


@rule("KH-206")
def test_a_room_gets_a_random_token():
    cages = [sit("dragon", seed=seed).state.rooms["cage"].treasures[0] for seed in range(40)]
    assert {cage.effect for cage in cages} == {"pillage", "curse", "heal", "prisoner"}


@rule("KH-207")
def test_hero_cards_and_scenario_cards_are_shuffled_into_the_guild_deck():
    decks = [sit("dragon", seed=seed).state.guild for seed in (1, 2)]
    scenario_cards = ["quiet_corridor", "quiet_corridor", "false_alarm", "false_alarm"]
    assert sorted(decks[0]) == sorted(decks[1]) == sorted([*CONTENT.heroes, *scenario_cards])
    assert decks[0] != decks[1]


@rule("KH-208")
def test_the_guild_deck_lies_face_down():
    t = sit("dragon")
    assert reshuffled(t).state.guild != t.state.guild
    assert (reshuffled(t).view(0).guild, reshuffled(t).view(0).guild_top) == (t.view(0).guild, "")


@rule("KH-209")
@pytest.mark.parametrize("scenario", CONTENT.scenarios)
def test_only_the_cards_of_the_chosen_scenario_are_in_the_guild_deck(scenario):
    deck = Counter(sit("dragon", scenario=scenario).state.guild) - Counter(CONTENT.heroes)
    assert deck == {card.id: card.copies for card in CONTENT.scenarios[scenario].cards}


@rule("KH-210")
def test_all_tokens_that_are_not_in_the_dungeon_form_the_supply():
    t = sit("dragon", scenario="old_lockup")
    assert t.state.supply | {"champion": 0} == {
        "archer": 4, "warrior": 4, "rogue": 5, "mage": 5, "coin": 5, "book": 5, "frog": 5, "bone": 5,
        "trap": 8, "portal": 4, "champion": 0,
    }  # fmt: skip
    assert len(t.state.treasures) == 18 - 10


@rule("KH-211")
def test_discarded_heroes_traps_resources_and_treasures_return_to_the_supply():
    drawing = "vault: rogue! trap\nforge: warrior! frog 1pillage"
    t = arrange(drawing, agenda=[CheckRoom("rogue1"), ResolveHeroes(), PlayCards(0)])
    assert picture(t) == "forge: warrior"
    assert (t.state.supply["rogue"], t.state.supply["trap"], t.state.supply["frog"]) == (5, 8, 5)
    assert len(t.state.treasures) == 18


@rule("KH-212")
def test_a_laboratory_and_a_construction_site_have_their_own_setup():
    assert prompt(sit("dragon", scenario="borrowed_recipes")) == "choose_laboratory_clan"
    site, plain = sit("dragon", scenario="under_renovation").state, sit("dragon").state
    assert (len(site.blueprints), len(site.blueprint_stack)) == (3, 2)
    assert (plain.blueprints, plain.blueprint_stack, plain.laboratory_clan) == ([], [], "")
