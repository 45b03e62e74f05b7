"""The construction site.  [KH-29xx]"""

from collections import Counter

import pytest
from msgspec.structs import replace

from questhall.core import Rng, Setup, Table
from questhall.games.keep import GAME
from questhall.games.keep.choices import Go, Plan, Site, Summon, UseRoom
from questhall.games.keep.dungeon import chart
from questhall.games.keep.setup import blueprints, deal
from questhall.games.keep.state import Tile, Treasure
from questhall.games.keep.steps.cards import ResolveCard
from questhall.games.keep.steps.invasion import NextGuildCard
from questhall.games.keep.steps.treasures import LootTreasure
from questhall.games.keep.steps.turn import PlayCards
from tests.games.keep.board import CONTENT, arrange, offered, picture, prompt, take
from tests.ledger import rule

ACT = (ResolveCard(0, "busy_paws", 0, (0,)), PlayCards(0))
BUILD = UseRoom(0, "construction_site")
PLANS = ("forge", "graveyard", "cage")
# The site lies south of the vault, both are crossings: six empty squares around them, each with one open side.
TILES = {"vault": (0, 0, 0), "construction_site": (0, 1, 0)}


def site(coins=2, drawing="", agenda=ACT, tiles=TILES, plans=PLANS, stack=("library", "sewer"), **more):
    drawing = f"construction_site: ratfolk {f'coin*{coins}' if coins else ''}\n{drawing}"
    lying = {"blueprints": list(plans), "blueprint_stack": list(reversed(stack))}
    return arrange(drawing, scenario="under_renovation", tiles=tiles, agenda=agenda, **lying, **more)


def spots(t):
    return {(spot.column, spot.row, spot.turn) for spot in offered(t, Site)}


# -- setup


@rule("KH-2901")
def test_the_tiles_that_the_dungeon_does_not_use_are_the_stack():
    scenario = replace(CONTENT.scenarios["under_renovation"], blueprints=())
    unused = {"library", "forge", "cage", "apothecary", "classroom", "laboratory"}
    assert Counter(blueprints(CONTENT, scenario)) == Counter(unused)
    assert blueprints(CONTENT, CONTENT.scenarios["first_night"]) == []


@rule("KH-2901")
def test_the_stack_is_shuffled():
    setups = [Setup("keep", "under_renovation", ("ratfolk",), seed) for seed in range(10)]
    stacks = {tuple(deal(setup, CONTENT, Rng(setup.seed)).state.blueprint_stack) for setup in setups}
    assert len(stacks) > 1


@rule("KH-2901")
def test_the_top_three_tiles_are_revealed_and_the_order_of_the_rest_is_hidden():
    t = Table.sit(GAME, Setup("keep", "under_renovation", ("ratfolk",), 1))
    assert (len(t.state.blueprints), len(t.state.blueprint_stack)) == (3, 2)
    assert t.view(0).blueprints == tuple(t.state.blueprints)
    assert t.view(0).blueprint_stack == tuple(sorted(t.state.blueprint_stack))


# -- what is built


@rule("KH-2902")
def test_an_activation_at_the_site_builds_one_room():
    t = site()
    take(t, BUILD, Plan("forge", 1), Site(1, 0, 90))
    assert (prompt(t), t.state.built) == ("play_cards", 1)
    assert t.state.layout.tiles[2:] == (Tile("forge", 1, 0, 90),)


@rule("KH-2902")
def test_building_needs_an_own_monster_at_the_site():
    t = arrange("construction_site: coin imp\nvault: ratfolk", scenario="under_renovation", agenda=ACT,
                clans=("ratfolk", "imp"), blueprints=["forge"])  # fmt: skip
    assert BUILD not in offered(t, UseRoom)


@rule("KH-2903", "KH-2910")
def test_the_coins_of_the_site_pay_for_a_treasure_of_that_value_in_the_new_room():
    t = site(3, "vault: coin")
    take(t, BUILD, Plan("forge", 2), Site(1, 0, 90))
    assert picture(t, "construction_site", "vault") == "vault: coin\nconstruction_site: ratfolk coin"
    assert [treasure.value for treasure in t.state.rooms["forge"].treasures] == [2]
    assert (t.state.supply["coin"], len(t.state.treasures)) == (3, 17)


@rule("KH-2903")
def test_coins_elsewhere_do_not_pay():
    assert BUILD not in offered(site(0, "vault: coin*3"), UseRoom)
    t = site(1, "vault: coin*3", plans=["forge"])
    take(t, BUILD)
    assert offered(t, Plan) == [Plan("forge", 1)]


@rule("KH-2904")
def test_from_one_to_three_coins_are_spent():
    t = site(5, plans=["forge"])
    take(t, BUILD)
    assert offered(t, Plan) == [Plan("forge", 1), Plan("forge", 2), Plan("forge", 3)]


@rule("KH-2905")
@pytest.mark.parametrize("coins", [1, 2, 3])
def test_the_player_decides_within_the_coins_present(coins):
    t = site(coins, plans=["forge"])
    take(t, BUILD)
    assert [plan.coins for plan in offered(t, Plan)] == list(range(1, coins + 1))


@rule("KH-2906")
def test_the_supply_must_have_a_treasure_of_exactly_that_value():
    t = site(3, plans=["forge"], treasures=[Treasure(2, "heal")])
    take(t, BUILD)
    assert offered(t, Plan) == [Plan("forge", 2)]
    assert BUILD not in offered(site(1, treasures=[Treasure(2, "heal")]), UseRoom)


@rule("KH-2907")
def test_the_player_chooses_one_of_the_three_blueprints():
    t = site(1)
    take(t, BUILD)
    assert offered(t, Plan) == [Plan("forge", 1), Plan("graveyard", 1), Plan("cage", 1)]
    take(t, Plan("cage", 1), Site(1, 0, 90))
    assert "cage" in t.state.rooms


# -- where


@rule("KH-2908", "KH-R-046")
def test_a_straight_tile_fits_where_one_of_its_ends_meets_an_exit():
    t = site(1)
    take(t, BUILD, Plan("forge", 1))
    upright, lying = {(0, -1, 0), (0, 2, 0)}, {(-1, 0, 90), (1, 0, 90), (-1, 1, 90), (1, 1, 90)}
    assert spots(t) == upright | lying


@rule("KH-2909", "KH-R-046")
def test_a_corner_may_be_turned_in_every_way_that_meets_an_exit():
    t = site(1)
    take(t, BUILD, Plan("graveyard", 1))
    assert {turn for column, row, turn in spots(t) if (column, row) == (0, -1)} == {90, 180}
    assert {turn for column, row, turn in spots(t) if (column, row) == (1, 0)} == {180, 270}


@rule("KH-2908", "KH-R-046")
def test_walls_and_tiles_without_a_way_to_the_vault_are_no_places_to_build_at():
    t = site(1, tiles={**TILES, "sewer": (5, 5, 0), "prison": (0, 2, 0)})
    take(t, BUILD, Plan("forge", 1))
    assert {(column, row) for column, row, _ in spots(t)} == {(0, -1), (-1, 0), (1, 0), (-1, 1), (1, 1), (0, 3)}


@rule("KH-2911")
def test_the_top_tile_of_the_stack_fills_the_blueprints_up():
    t = site()
    take(t, BUILD, Plan("graveyard", 1), Site(0, -1, 90))
    assert (t.state.blueprints, t.state.blueprint_stack) == (["forge", "cage", "library"], ["sewer"])


# -- afterwards


@rule("KH-2912")
def test_a_built_room_is_entered_and_activated():
    walk = (ResolveCard(0, "busy_paws", 1, (0,)), ResolveCard(0, "busy_paws", 1, (0,)), *ACT)
    t = site(2, agenda=[ACT[0], *walk], market=["cellar_spider"])
    t.state.rooms["vault"].goods["bone"] = 1
    take(t, BUILD, Plan("cage", 1), Site(1, 0, 90), Go(0, 0, "vault"), Go(0, 0, "cage", "bone"))
    assert offered(t, UseRoom) == [UseRoom(0, "cage", "cellar_spider")]


@rule("KH-2912")
def test_the_symbol_of_a_built_room_counts_for_an_ambush():
    t = site(1, agenda=[ACT[0], ResolveCard(0, "out_of_the_drains", 0, (0,))])
    take(t, BUILD, Plan("cage", 1), Site(1, 0, 90))
    assert offered(t, Summon) == [Summon(0, "cage")]


@rule("KH-2912")
def test_the_symbol_of_a_built_room_counts_for_guild_cards():
    t = site(
        1, agenda=[ACT[0], NextGuildCard(1)], guild=["rogue_bones", "mage_jewel"], treasures=[Treasure(1, "curse")]
    )
    take(t, BUILD, Plan("cage", 1), Site(1, 0, 90))
    assert picture(t, "cage") == "cage: rogue"


@rule("KH-2913")
def test_coins_are_made_in_the_vault_and_carried_one_by_one_to_the_site():
    steps = [ACT[0], ACT[0], ResolveCard(0, "busy_paws", 1, (0,)), ACT[0]]
    t = arrange("vault: ratfolk", scenario="under_renovation", tiles=TILES, agenda=steps, blueprints=["forge"])
    take(t, UseRoom(0, "vault"), UseRoom(0, "vault"), Go(0, 0, "construction_site", "coin"))
    assert picture(t) == "vault: coin\nconstruction_site: ratfolk coin"
    take(t, BUILD)
    assert offered(t, Plan) == [Plan("forge", 1)]


# -- examples and rulings


WORKSHOP = ("workshop", "cage", "forge")


@rule("KH-EX-22")
def test_with_two_coins_one_or_two_may_be_spent():
    t = site(2, plans=WORKSHOP, treasures=[Treasure(1, "heal"), Treasure(2, "curse"), Treasure(3, "heal")])
    take(t, BUILD)
    assert [plan for plan in offered(t, Plan) if plan.room == "workshop"] == [Plan("workshop", 1), Plan("workshop", 2)]
    take(t, Plan("workshop", 2), Site(1, 1, 90))
    assert picture(t) == "construction_site: ratfolk\nworkshop: 2curse"
    assert (t.state.supply["coin"], t.state.treasures) == (5, [Treasure(1, "heal"), Treasure(3, "heal")])


@rule("KH-EX-23")
def test_the_workshop_is_put_far_right_with_a_passage_left_for_later_rooms():
    t = site(2, agenda=[ACT[0], ACT[0]], plans=WORKSHOP)
    take(t, BUILD, Plan("workshop", 1), Site(1, 1, 90))
    assert chart(t).near["workshop"] == ("construction_site",)
    assert (t.state.blueprints, len(t.state.rooms["workshop"].treasures)) == (["cage", "forge", "library"], 1)
    take(t, BUILD, Plan("forge", 1))
    assert (1, 2, 0) in spots(t)


@rule("KH-EX-24")
def test_a_tile_whose_passages_meet_only_walls_may_not_be_put_there():
    t = site(1, plans=["workshop"], tiles={**TILES, "prison": (0, 2, 0)})
    take(t, BUILD, Plan("workshop", 1))
    assert {turn for column, row, turn in spots(t) if (column, row) == (1, 0)} == {90, 180, 270}
    assert {(column, row) for column, row, _ in spots(t)}.isdisjoint({(-1, 2), (1, 2)})


@rule("KH-EX-93")
def test_without_a_value_3_treasure_three_coins_cannot_be_spent():
    t = site(3, plans=["forge"], treasures=[Treasure(1, "heal"), Treasure(2, "curse")])
    take(t, BUILD)
    assert offered(t, Plan) == [Plan("forge", 1), Plan("forge", 2)]


def treasure_built(seed, supply):
    t = site(1, treasures=supply.copy(), seed=seed)
    take(t, BUILD, Plan("forge", 1), Site(1, 0, 90))
    return t.state.rooms["forge"].treasures[0]


@rule("KH-R-047")
def test_the_treasure_is_random_among_those_of_the_value():
    supply = [Treasure(1, "heal"), Treasure(1, "curse"), Treasure(2, "pillage")]
    assert {treasure_built(seed, supply) for seed in range(20)} == set(supply[:2])


@rule("KH-R-047")
def test_a_looted_treasure_may_be_used():
    t = site(1, "vault: 1pillage", agenda=[LootTreasure("vault", 1), *ACT], treasures=[])
    take(t, BUILD, Plan("forge", 1), Site(1, 0, 90))
    assert picture(t, "forge") == "forge: 1pillage"


@rule("KH-R-082")
def test_other_sides_may_meet_walls_and_are_closed_there():
    t = site(1, plans=["sewer"], tiles={**TILES, "prison": (1, 1, 90)})
    take(t, BUILD, Plan("sewer", 1), Site(1, 0, 0))
    assert chart(t).near["sewer"] == ("vault",)
    assert chart(t).touching["sewer"] == ("prison", "vault")


@rule("KH-R-083")
def test_an_empty_stack_leaves_fewer_blueprints():
    t = site(1, plans=["forge", "cage"], stack=())
    take(t, BUILD, Plan("forge", 1), Site(1, 0, 90))
    assert t.state.blueprints == ["cage"]


@rule("KH-R-083")
def test_without_blueprints_nothing_can_be_built():
    assert BUILD not in offered(site(3, plans=(), stack=()), UseRoom)


@rule("KH-R-084")
def test_a_built_tile_keeps_its_place():
    t = site(2, agenda=[ACT[0], *ACT])
    take(t, BUILD, Plan("forge", 1), Site(1, 0, 90), BUILD, Plan("cage", 1))
    assert (1, 0) not in {(column, row) for column, row, _ in spots(t)}
    take(t, Site(2, 0, 90))
    assert t.state.layout.tiles[2:] == (Tile("forge", 1, 0, 90), Tile("cage", 2, 0, 90))
