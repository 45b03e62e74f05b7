"""Tokens and tiles at work, the geometry of tiles, and what all scenarios have in common."""

import re

import pytest

import questhall
from questhall.games.keep import GAME
from questhall.games.keep.choices import FinishPortal, Go, OpenPortal, Play, PutToken, UseRoom
from questhall.games.keep.dungeon import chart, chart_of
from questhall.games.keep.events.dungeon import RoomFlooded
from questhall.games.keep.events.heroes import HeroRoused, HeroSummoned
from questhall.games.keep.events.turns import NothingHappened
from questhall.games.keep.setup import first_layout, full_supply
from questhall.games.keep.state import Layout, Tile
from questhall.games.keep.steps.ending import CheckGuildDeck
from questhall.games.keep.steps.heroes import ResolveHeroes
from questhall.games.keep.steps.invasion import NextGuildCard
from questhall.games.keep.steps.prison import TakePrisoner
from questhall.games.keep.steps.rooms import Experiment, TryPrison
from questhall.games.keep.steps.summon import SummonHero
from questhall.games.keep.steps.turn import PlayCards
from tests.games.keep.board import arrange, lair, offered, picture, take, told
from tests.ledger import GAMES, rule

CONTENT = GAME.content
LEDGER = (GAMES / "keep" / "rules.md").read_text("utf-8")
SCENARIOS = tuple(CONTENT.scenarios.values())
QUIET = "loose_hinge"


# -- components


@rule("KH-C-08")
def test_there_are_trap_event_and_wound_tokens():
    tokens = CONTENT.tokens
    assert (tokens.traps, tokens.events, tokens.wounds) == (8, 10, 12)


@rule("KH-C-09")
@pytest.mark.parametrize("kind", ["rogue", "warrior", "archer", "mage"])
def test_a_hero_token_has_an_active_and_an_exhausted_side(kind):
    t = arrange("forge: 2heal", agenda=[SummonHero(kind, "forge"), PlayCards(0), ResolveHeroes()])
    assert picture(t) == f"forge: {kind}+ 2heal"
    take(t, t.decisions[0].choices[-1])
    assert picture(t) == f"forge: {kind} 2heal"


@rule("KH-C-10")
def test_a_portal_token_has_an_unfinished_and_a_finished_side():
    t = arrange("forge: ratfolk unfinished", hands={0: ["busy_paws"]})
    take(t, Play("busy_paws"), FinishPortal(0, "forge"))
    assert (picture(t), t.state.supply["portal"]) == ("forge: ratfolk portal", 5)


@rule("KH-C-12", "KH-R-427")
def test_there_is_one_active_player_token_one_wave_token_and_tiles_with_two_sides():
    t = arrange(clans=("imp", "witch"), active=1)
    assert (t.view(0).active, t.view(0).wave, CONTENT.tokens.markers) == (1, 1, 2)
    assert {level.id: len(level.cards) for level in CONTENT.levels.values()} == {"simple": 2, "hard": 2, "hell": 2}


@rule("KH-C-16")
def test_the_clan_card_shows_name_ability_start_and_the_three_numbers():
    ghost = CONTENT.clans["ghost"]
    assert (ghost.id, ghost.ability, ghost.starts, ghost.symbol) == ("ghost", "haunt", 2, "eye")
    assert (ghost.monsters, ghost.health, len(CONTENT.deck("ghost"))) == (3, 2, 10)


@rule("KH-C-20")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=CONTENT.scenarios)
def test_the_dungeon_book_has_layout_treasures_portals_cards_and_special_rules(scenario):
    assert {"vault", "prison"} < {placed.room for placed in scenario.rooms}
    assert all(placed.treasure in (1, 2, 3, 4) for placed in scenario.rooms)
    assert sum(placed.portal != "" for placed in scenario.rooms) >= 2
    assert (len(scenario.rules), sum(card.copies for card in scenario.cards)) == (1, 4)


@rule("KH-C-21")
def test_event_tokens_are_used_by_scenarios_only():
    supplies = {scenario.id: full_supply(CONTENT, scenario) for scenario in SCENARIOS}
    assert [name for name, supply in supplies.items() if supply["champion"]] == ["gilded_champion"]
    flooded = arrange(scenario="high_water", agenda=[NextGuildCard(1), PlayCards(0)], guild=["rising_water", QUIET])
    assert told(flooded, RoomFlooded) == [RoomFlooded("sewer")]
    assert {room.makes for room in CONTENT.rooms.values()} == {None, "coin", "book", "frog", "bone", "trap"}


# -- Guild cards and supply


@pytest.mark.parametrize(
    ("card", "rooms"),
    [("mage_jewel", ["vault"]), ("rogue_special", ["prison"]), ("rogue_hat", ["library", "apothecary"])],
)
@rule("KH-R-302")
def test_jewel_and_special_cards_bring_one_hero(card, rooms):
    t = arrange(agenda=[NextGuildCard(1)], guild=[card, QUIET])
    assert [event.room for event in told(t, HeroSummoned)] == rooms


@rule("KH-R-302")
def test_special_cards_bring_a_second_hero_into_a_second_special_room():
    t = arrange(scenario="borrowed_recipes", agenda=[NextGuildCard(1)], guild=["mage_special", QUIET])
    assert sorted(event.room for event in told(t, HeroSummoned)) == ["laboratory", "prison"]


@pytest.mark.parametrize(
    ("token", "spent", "kind"),
    [("coin", "bubbling_focus", UseRoom), ("trap", "glyph_ward", PutToken), ("portal", "scroll_of_gates", OpenPortal)],
)
@rule("KH-R-429")
def test_an_action_is_impossible_when_its_token_has_run_out(token, spent, kind):
    t = arrange("vault: ratfolk", hands={0: [spent, spent]})
    take(t, Play(spent))
    assert len(offered(t, kind)) == 1
    t = arrange("vault: ratfolk", hands={0: [spent, spent]}, supply=t.state.supply | {token: 0})
    take(t, Play(spent))
    assert offered(t, kind) == []


@rule("KH-R-429")
def test_without_a_hero_token_the_exhausted_heroes_of_the_class_become_active():
    t = arrange("forge: rogue*5 mage", agenda=[SummonHero("rogue", "vault"), PlayCards(0)])
    assert (picture(t), len(told(t, HeroRoused))) == ("forge: mage! rogue!*5", 6)


# -- geometry


def joined(**tiles):
    """The passages of tiles: room=(column, row, turn)."""
    far_away = {"vault": (9, 9, 0)}
    near = chart_of(Layout(tuple(Tile(room, *place) for room, place in (far_away | tiles).items()))).near
    return sorted({"-".join(sorted((room, other))) for room, others in near.items() for other in others})


@pytest.mark.parametrize(
    ("place", "passages"),
    [((5, 4), ["graveyard-vault"]), ((4, 3), ["graveyard-vault"]), ((4, 5), []), ((3, 4), [])],
    ids=["east", "north", "south", "west"],
)
@rule("KH-R-521")
def test_columns_grow_to_the_east_and_rows_to_the_south(place, passages):
    assert joined(graveyard=(4, 4, 0), vault=(*place, 0)) == passages  # the graveyard has exits N and E


@pytest.mark.parametrize(("turn", "open_sides"), [(0, "NE"), (90, "ES"), (180, "SW"), (270, "NW")])
@rule("KH-R-522")
def test_tiles_turn_clockwise(turn, open_sides):
    around = {"N": (1, 0), "E": (2, 1), "S": (1, 2), "W": (0, 1)}
    found = [side for side, at in around.items() if joined(graveyard=(1, 1, turn), vault=(*at, 0))]
    assert "".join(found) == open_sides


@rule("KH-R-523")
def test_a_passage_needs_an_exit_on_both_sides_of_the_edge():
    assert joined(forge=(0, 0, 90), library=(1, 0, 0)) == []  # the library has no exit to the west
    assert joined(forge=(0, 0, 0), library=(1, 0, 180)) == []  # the forge has none to the east
    assert joined(forge=(0, 0, 90), library=(1, 0, 180)) == ["forge-library"]


@rule("KH-R-524")
def test_an_exit_towards_an_empty_square_or_a_wall_is_closed():
    tiles = {"vault": (0, 0, 0), "sewer": (1, 0, 0), "library": (0, 1, 90)}
    t = arrange("vault: ratfolk", tiles=tiles, hands={0: ["haste_brew"]})
    take(t, Play("haste_brew"))
    assert offered(t, Go) == [Go(0, 0, "sewer")]
    assert chart(t).near == {"vault": ("sewer",), "sewer": ("vault",), "library": ()}


@rule("KH-R-525")
def test_diagonal_tiles_are_never_adjacent():
    graph = chart_of(Layout((Tile("vault", 0, 0), Tile("sewer", 1, 1), Tile("construction_site", -1, 1)), thin=True))
    assert set(graph.near.values()) == set(graph.touching.values()) == {()}


# -- what scenarios have in common


@rule("KH-R-601")
def test_a_scenario_gives_tiles_treasures_portals_extras_rules_and_cards():
    t = questhall.sit("keep", scenario="old_lockup", seats=["dragon"], seed=1)
    assert Tile("workshop", 2, 2, 270) in t.state.layout.tiles
    values = {room: place.treasures[0].value for room, place in t.state.rooms.items()}
    assert (len(values), values["graveyard"], values["forge"]) == (10, 3, 2)
    assert [room for room, place in t.state.rooms.items() if place.portal == "unfinished"] == ["library", "cage"]
    assert picture(t, "prison").startswith("prison: archer warrior 3")
    assert [type(effect).__name__ for effect in t.lasting] == ["Bribe"]
    assert (t.state.guild.count("loose_hinge"), t.state.guild.count("new_arrival")) == (2, 2)


MAPS = re.findall(r"Passages: (.+?)\. Distances: (.+?)\. \[derived\]", LEDGER)


@rule("KH-R-602")
@pytest.mark.parametrize(("number", "passages", "distances"), [(n, *found) for n, found in enumerate(MAPS, 1)])
def test_the_passages_and_distances_of_a_scenario_follow_from_its_tiles(number, passages, distances):
    graph = chart_of(first_layout(SCENARIOS[number - 1]))
    pairs = {"-".join(sorted((room, other))) for room, others in graph.near.items() for other in others}
    assert pairs == {"-".join(sorted(pair.replace(" ", "_").split("-"))) for pair in passages.split(", ")}
    printed = dict(entry.rsplit(" ", 1) for entry in distances.split(", "))
    assert {room.replace("_", " "): str(graph.distance.get(room, "none")) for room in graph.tiles} == printed


@rule("KH-R-602")
def test_the_ledger_has_ten_maps():
    assert len(MAPS) == len(SCENARIOS) == 10


@rule("KH-R-603")
def test_special_rules_override_the_general_rules():
    place = {"scenario": "empty_cots", "clans": ["imp"], "agenda": [ResolveHeroes(), PlayCards(0)]}
    assert lair(arrange("sewer: imp rogue!", **place)) == 4
    t = arrange("sewer: imp rogue!", twists=True, **place)
    assert (lair(t), t.state.sides[0].monsters[0].room) == (3, "hostage")


@rule("KH-R-604")
def test_a_scenario_card_is_resolved_when_an_invasion_draws_it():
    t = arrange("prison: mage*2 3heal", agenda=[NextGuildCard(1), PlayCards(0)], guild=[QUIET, QUIET])
    assert len(told(t, HeroRoused)) == 2


@rule("KH-R-604")
@pytest.mark.parametrize("step", [TryPrison(0), Experiment(0), TakePrisoner("prisoner")])
def test_a_scenario_card_drawn_otherwise_has_no_effect(step):
    t = arrange("prison: mage*2 3heal", agenda=[step, ResolveHeroes(), PlayCards(0)], guild=[QUIET, QUIET])
    assert (picture(t), told(t, HeroRoused), told(t, NothingHappened)) == ("prison: mage*2 3heal", [], [])
    assert (t.state.guild_discard, t.state.sides[0].hand) == ([QUIET], [])


@pytest.mark.parametrize(
    ("scenario", "drawing", "changed"),
    [
        ("high_water", "", {"flooded": ("sewer", "graveyard")}),
        ("thin_walls", "", {"thin": True}),
        ("two_cellars", "", {"opened": (("library", "apothecary"),)}),
        ("gilded_champion", "forge: champion~2", {}),
    ],
)
@rule("KH-R-605")
def test_what_scenario_cards_have_done_lasts_across_the_change_of_wave(scenario, drawing, changed):
    t = arrange(drawing, scenario=scenario, twists=True, clans=["imp"], guild=[], guild_discard=[QUIET], tunnel=1)
    t.state.sides[0].monsters[0].room = "hostage"
    t.state.layout = Layout(t.state.layout.tiles, **changed)
    before = t.copy().state
    CheckGuildDeck().run(t)
    assert (t.state.wave, t.state.layout, t.state.rooms) == (2, before.layout, before.rooms)
    assert (t.state.tunnel, t.state.sides) == (1, before.sides)


@rule("KH-R-606")
def test_scenarios_are_graded_and_each_can_be_played_at_any_level():
    grades = ["introductory"] * 2 + ["medium"] * 3 + ["advanced"] * 3 + ["expert"] * 2
    assert [(scenario.number, scenario.grade) for scenario in SCENARIOS] == list(enumerate(grades, 1))
    games = [(scenario.id, level) for scenario in SCENARIOS for level in ("simple", "hard", "hell")]
    tables = [questhall.sit("keep", scenario=s, seats=["imp"], seed=1, level=level) for s, level in games]
    assert [(t.state.scenario, t.state.level) for t in tables] == games
