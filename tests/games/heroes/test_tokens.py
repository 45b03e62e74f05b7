"""Chapter 33: tokens on blocked fields."""

import pytest

from questhall.games.heroes.choices import Done, Go, LeapTo, Revisit, TurnTile
from questhall.games.heroes.events import SignLaid
from questhall.games.heroes.geography import blocked_field, chart, location_of, tile_of
from questhall.games.heroes.steps.exploring import OrientTile, TurnUp
from questhall.games.heroes.steps.turn import Act
from tests.games.heroes.board import CONTENT, arrange, offered, prompt, side, take, told
from tests.ledger import rule

LAND = {"s3": (0, 0, 0), "f1": (2, 1, 0), "f2": (4, 2, 0), "u1": (6, 3, 0)}
ROCK, CAVE = blocked_field("f1"), blocked_field("u1")


def signs(at, foe="s3_c", **tokens):
    """Seat 0 stands beside or on a token; tokens lie on tiles."""
    return arrange(tiles=LAND, tokens=tokens, at={0: at, 1: foe})


def beside_rock(t):
    """A field of the tile next to its blocked one."""
    return next(field for field in chart(t.state.layout).near(ROCK) if tile_of(field) == "f1")


@rule("HM-3340", "HM-1412")
def test_a_token_makes_a_blocked_field_a_place_to_enter():
    bare, marked = signs("f1_c"), signs("f1_c", f1="monolith_two_way")
    assert (location_of(bare, ROCK), location_of(marked, ROCK)) == ("blocked", "monolith_two_way")
    assert Go("main", ROCK) not in offered(bare, Go)
    assert Go("main", ROCK) in offered(marked, Go)


@rule("HM-3340")
def test_a_hero_who_leaps_may_stop_on_a_token():
    leaping = {"tiles": LAND, "at": {0: "f1_c"}, "sides": {0: {"leap": 3}}}
    assert LeapTo(ROCK) in offered(arrange(tokens={"f1": "monolith_exit"}, **leaping), LeapTo)
    assert LeapTo(ROCK) not in offered(arrange(**leaping), LeapTo)


@rule("HM-3341")
@pytest.mark.parametrize("turn", range(6))
def test_a_token_is_joined_with_the_fields_of_its_own_tile_only(turn):
    t = arrange(tiles=LAND | {"f1": (2, 1, turn)}, tokens={"f1": "monolith_two_way", "f2": "monolith_two_way"})
    graph = chart(t.state.layout)
    assert {tile_of(field) for rock in (ROCK, blocked_field("f2")) for field in graph.near(rock)} == {"f1", "f2"}
    assert all(tile_of(field) == tile_of(rock) for rock in graph.tokens for field in graph.near(rock))
    assert all(tile_of(f) == tile_of(r) for r in graph.tokens for f in graph.at if r in graph.near(f))


@rule("HM-3342")
def test_the_tokens_of_a_scenario_are_laid_on_tiles_as_they_are_discovered():
    hidden = {(2, 1): "far", (-1, 3): "far", (-2, -1): "underground"}
    agenda = [TurnUp(0, 1), TurnUp(0, 2), TurnUp(0, 3), Act(0)]
    t = arrange(scenario="salt_and_stone", tiles={"s3": (0, 0, 0)}, hidden=hidden, agenda=agenda)
    t.state.tiles["far"], t.state.tiles["underground"] = ["f1", "f2"], ["u1"]
    for _ in range(3):
        take(t, offered(t, TurnTile)[0])
    laid = [event.location for event in told(t, SignLaid)]
    assert laid == ["subterranean_gate", "monolith_two_way", "subterranean_gate"]
    take_again(t)
    assert [place.token for place in t.state.layout.places] == ["", *laid]


def take_again(t):
    """The second tile is turned once more."""
    tile = t.state.layout.places[1].tile
    t.do(OrientTile(0, 1, tile, again=True))
    take(t, offered(t, TurnTile)[0])


@rule("HM-3343", "HM-3344")
def test_a_gate_leads_to_another_gate_without_movement():
    t = signs("f1_c", f1="subterranean_gate", u1="subterranean_gate", f2="monolith_two_way")
    take(t, Go("main", ROCK))
    assert (prompt(t), offered(t, LeapTo)) == ("pass_through", [LeapTo(CAVE)])
    take(t, LeapTo(CAVE))
    assert (side(t).main.at, side(t).main.moves, prompt(t)) == (CAVE, 2, "act")
    assert Revisit("main") in offered(t, Revisit)


@rule("HM-3343", "HM-3344")
def test_a_monolith_leads_to_its_kind_and_not_to_where_a_hero_is():
    t = signs("f1_c", f1="monolith_two_way", f2="monolith_two_way", u1="subterranean_gate")
    take(t, Go("main", ROCK))
    assert offered(t, LeapTo) == [LeapTo(blocked_field("f2"))]
    taken = signs("f1_c", foe=blocked_field("f2"), f1="monolith_two_way", f2="monolith_two_way")
    take(taken, Go("main", ROCK))
    assert prompt(taken) == "act"


@rule("HM-3345")
def test_a_one_way_monolith_leads_to_its_exit_and_nobody_comes_back():
    t = signs("f1_c", f1="monolith_entrance", u1="monolith_exit")
    take(t, Go("main", ROCK))
    take(t, LeapTo(CAVE))
    assert (side(t).main.at, offered(t, Revisit)) == (CAVE, [])
    back = signs(beside_rock(t), f1="monolith_exit", u1="monolith_entrance")
    take(back, Go("main", ROCK))
    assert prompt(back) == "act"


@rule("HM-3343", "HM-3345")
def test_whoever_stands_at_a_gate_may_stay_or_visit_it_again():
    t = signs(ROCK, f1="subterranean_gate", u1="subterranean_gate")
    take(t, Revisit("main"))
    take(t, Done())
    assert (side(t).main.at, side(t).main.moves) == (ROCK, 2)


def test_every_far_near_and_underground_tile_but_one_has_a_blocked_field():
    groups = ("far", "near", "underground")
    bare = [tile.id for tile in CONTENT.tiles.values() if tile.group in groups and not blocked_field(tile.id)]
    assert len(bare) == 1
