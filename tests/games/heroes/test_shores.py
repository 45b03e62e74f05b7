"""Chapter 33: the sea, the underground, scrolls."""

import pytest

from questhall.core import Setup, Table
from questhall.games.heroes import GAME
from questhall.games.heroes.choices import Done, DropUnit, Go, LeapTo, Play, Revisit
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import GuardsDrawn, Proclaimed
from questhall.games.heroes.geography import whirlpools
from questhall.games.heroes.state import Pile, Troop
from questhall.games.heroes.steps.combat.posting import DrawGuards
from questhall.games.heroes.steps.combat.round import ActivateUnit
from questhall.games.heroes.steps.proclaiming import Proclaim
from questhall.games.heroes.steps.turn import Act
from questhall.games.heroes.steps.visiting import Visit
from tests.games.heroes.board import CONTENT, arrange, battle, offered, picks, prompt, side, take, told
from tests.ledger import rule

COAST = {"s3": (0, 0, 0), "f1": (2, 1, 0), "w2": (4, 2, 0)}
DUEL = """
    . . . .
    . a . .
    . . . .
    . A . .
    . . . .
"""


def coast(**more):
    """Seat 0 stands on land at the sea."""
    return arrange(tiles=COAST, at={0: "f1_e"}, **more)


def embark(t):
    """The hero goes to the nearest field of the sea."""
    take(t, next(choice for choice in offered(t, Go) if choice.to.startswith("w2")))
    while prompt(t) != "act":
        take(t, t.decisions[0].choices[0])
    return t


def sight(*fields):
    """The main hero visits a field."""
    return arrange(tiles=COAST, agenda=[*(Visit(0, "main", field) for field in fields), Act(0)])


def first(location):
    """A field of a kind."""
    return next(field for field, printed in CONTENT.fields.items() if printed.location == location)


@rule("HM-3331", "HM-3330")
def test_whoever_boards_a_ship_goes_no_further():
    assert side(embark(coast())).main.moves == 0
    assert [field.group for field in (CONTENT.tiles["w2"], CONTENT.tiles["u1"])] == ["sea", "underground"]


@rule("HM-3331")
def test_at_sea_and_back_on_land_a_hero_goes_on():
    t = arrange(tiles=COAST, at={0: "w2_w"}, visited=[f"w2_{slot}" for slot in ("nw", "c", "sw")])
    take(t, Go("main", "w2_c"))
    assert side(t).main.moves == 2


@rule("HM-3331")
def test_water_walk_and_a_fair_wind_carry_a_hero_on():
    t = coast(hands={0: ["water_walk"]})
    take(t, Play("water_walk", 0))
    assert side(embark(t)).main.moves == 2
    assert side(embark(coast(proclaimed="stars_wind"))).main.moves == 2


@pytest.mark.parametrize(("tiles", "cards"), [(COAST, ["stars_wind"]), (None, ["stars_wind", "dead_silence"])])
def test_the_wind_is_drawn_again_where_there_is_no_sea(tiles, cards):
    t = arrange(tiles=tiles, agenda=[Proclaim(), Act(0)], proclamations=Pile(["dead_silence", "stars_wind"]))
    assert [event.card for event in told(t, Proclaimed)] == cards


@pytest.mark.parametrize(
    "card", ["crown_of_the_five_seas", "royal_armor_of_nix", "shield_of_naval_glory", "trident_of_dominion"]
)
@rule("HM-3332")
def test_some_effects_are_for_the_sea_only(card):
    own = {"hands": {0: [card]}, "sides": {0: {"discard": ["attack"]}}}
    assert Play(card, 1) not in offered(arrange(tiles=COAST, at={0: "f1_e"}, **own), Play)
    assert Play(card, 1) in offered(arrange(tiles=COAST, at={0: "w2_w"}, **own), Play)


@pytest.mark.parametrize(
    ("location", "loads", "gained"),
    [
        ("flotsam", [], Purse(0, 2)),
        ("sea_barrel", [5], Purse(6)),
        ("shipwreck", [5, 0], Purse(6, 2)),
        ("sea_chest", [2], Purse(5)),
        ("sea_chest", [0], Purse()),
        ("jetsam", [4, 5, 0], Purse(6, 2)),
        ("jetsam", [2, 5], Purse(6)),
        ("jetsam", [0], Purse()),
    ],
)
def test_what_the_sea_yields(location, loads, gained):
    steps = [Visit(0, "main", first(location)), Act(0)]
    t = arrange(tiles=COAST, agenda=steps, sides={0: {"purse": Purse()}}, loads=loads)
    assert (prompt(t), side(t).purse) == ("act", gained)


@pytest.mark.parametrize(
    ("location", "searches", "gold"), [("derelict_ship", 1, 2), ("temple_of_the_sea", 2, 10), ("sea_chest", 1, 0)]
)
def test_what_is_searched_at_sea(location, searches, gold):
    steps = [Visit(0, "main", first(location)), Act(0)]
    t = arrange(tiles=COAST, agenda=steps, sides={0: {"purse": Purse()}}, loads=[4])
    asked = 0
    while prompt(t) == "search_deck":
        asked += 1
        take(t, Done())
    assert (asked, side(t).purse.gold) == (searches, gold)


def test_mermaids_and_buoys_cheer_up():
    t = sight(first("mermaid"))
    assert (side(t).morale, side(t).main.moves) == (1, 4)
    assert side(sight(first("buoy"))).morale == 1


@rule("HM-3334")
def test_a_scroll_holds_two_spells_that_are_cast_without_power_and_removed():
    top = {"spell": (["lightning_bolt", "haste"], ["bless"])}
    t = arrange(tiles=COAST, agenda=[Visit(0, "main", first("spell_scroll")), Act(0)], piles=top)
    assert (side(t).scrolls, side(t).hand) == (["lightning_bolt", "haste"], [])
    t = battle(DUEL, A="zombies few", a="zombies few", agenda=[ActivateUnit("A")], sides={0: {"scrolls": ["haste"]}})
    assert offered(t, Play) == [Play("haste", 0)]
    assert any("card:scroll.haste.1" in choice.on for choice in t.scene(0, "en", log=False).choices)
    take(t, Play("haste", 0))
    assert (side(t).scrolls, side(t).discard, t.state.combat.laid) == ([], [], {})


@rule("HM-3334")
def test_a_spell_that_is_in_hand_too_is_cast_from_the_hand():
    own = {"scrolls": ["magic_arrow"]}
    t = battle(
        DUEL, A="zombies few", a="griffins few", agenda=[ActivateUnit("A")], hands={0: ["magic_arrow"]}, sides={0: own}
    )
    take(t, Play("magic_arrow", 0))
    assert (side(t).scrolls, side(t).discard) == (["magic_arrow"], ["magic_arrow"])


@rule("HM-3335")
def test_two_cyclopes_guard_their_stockpile_in_place_of_an_azure_unit():
    field = first("cyclops_stockpile")
    t = battle(DUEL, A="zombies few", a="zombies few", guards=True, field=field, level=7, agenda=[])
    t.state.neutrals["gold"].deck += ["cyclopes"]
    t.state.neutrals["gold"].discard += ["cyclopes"]
    DrawGuards().run(t)
    (drawn,) = told(t, GuardsDrawn)
    assert (drawn.units[:2], len(drawn.units)) == (("cyclopes", "cyclopes"), 3)
    assert t.state.neutrals["gold"].discard == []


@rule("HM-3333", "HM-3330")
def test_a_map_can_have_sea_and_underground_tiles_that_heroes_enter_across_their_edges():
    t = Table.sit(GAME, Setup("heroes", "salt_and_stone", ("castle", "necropolis"), 1))
    groups = [place.group for place in t.state.layout.places]
    assert (groups.count("sea"), groups.count("underground")) == (2, 2)
    t = arrange(tiles={"s3": (0, 0, 0), "f1": (2, 1, 0), "u3": (4, 2, 0)}, at={0: "f1_e"})
    assert [choice.to for choice in offered(t, Go) if choice.to.startswith("u3")]


POOLS = {"s3": (0, 0, 0), "w1": (2, 1, 0), "w2": (3, -2, 0)}


def at_whirlpool(*army, foe="s3_c", scenario="salt_and_stone", tiles=POOLS, **more):
    """A hero stands on the empty field of the first of two sea tiles and visits it."""
    led = {"army": [Troop(unit) for unit in army or ("halberdiers", "griffins")]}
    at, steps = {0: "w1_w", 1: foe}, [Visit(0, "main", "w1_w"), Act(0)]
    return arrange(scenario=scenario, tiles=tiles, at=at, sides={0: led}, agenda=steps, **more)


@rule("HM-3336", "HM-3337")
def test_a_whirlpool_takes_a_unit_and_brings_the_hero_to_another_one():
    t = at_whirlpool()
    take(t, DropUnit("griffins"))
    assert (side(t).main.at, side(t).army, prompt(t)) == ("w2_c", [Troop("halberdiers")], "act")
    assert Revisit("main") in offered(t, Revisit)


@rule("HM-3337")
@pytest.mark.parametrize(("chance", "there"), [(0, "w2_c"), (1, "w3_e")])
def test_chance_picks_the_whirlpool_where_the_hero_comes_up(chance, there):
    t = at_whirlpool(tiles=POOLS | {"w3": (5, -1, 0)})
    picks(t, chance)
    take(t, DropUnit("griffins"))
    assert side(t).main.at == there


@rule("HM-3337")
def test_nobody_dives_with_a_last_unit_or_to_where_a_hero_is():
    assert prompt(at_whirlpool()) == "pass_through"
    assert prompt(at_whirlpool("halberdiers")) == "act"
    assert prompt(at_whirlpool(foe="w2_c")) == "act"


@rule("HM-3336")
def test_only_scenarios_that_say_so_have_whirlpools():
    t = at_whirlpool(scenario="first_flags")
    assert (prompt(t), offered(t, Revisit)) == ("act", [])


@rule("HM-3338")
def test_calm_whirlpools_cost_nothing_and_lead_where_one_likes():
    t = at_whirlpool(proclaimed="stars_whirlpool")
    assert (offered(t, DropUnit), offered(t, LeapTo)) == ([], [LeapTo("w2_c")])
    take(t, LeapTo("w2_c"))
    assert (side(t).main.at, len(side(t).army)) == ("w2_c", 2)


@rule("HM-3336")
def test_there_are_three_whirlpools_at_most():
    tiles = POOLS | {"w3": (5, -1, 0), "w4": (4, -5, 0)}
    assert whirlpools(arrange(scenario="salt_and_stone", tiles=tiles)) == ("w1_w", "w2_c", "w3_e")
