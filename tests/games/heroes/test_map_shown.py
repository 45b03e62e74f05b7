"""Chapters 14 and 15: what is entered is visited, how fields hang together, where tiles come from."""

from questhall.games.heroes.choices import Discover, Go, LayTile, TurnTile
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import FieldVisited, TileTurned
from questhall.games.heroes.geography import chart, tile_of
from questhall.kit.hexes import neighbours
from tests.games.heroes.board import CONTENT, arrange, offered, prompt, side, take, told
from tests.ledger import rule

MAP = {"s3": (0, 0, 0), "f3": (3, -2, 0), "s1": (20, 20, 0)}
BARE = {0: {"purse": Purse()}, 1: {"purse": Purse()}}


@rule("HM-1406", "HM-1410")
def test_a_field_is_visited_at_once_or_fought_for_first():
    t = arrange(tiles=MAP, sides=BARE)
    guarded = t.copy()
    take(t, Go("main", "s3_e"))
    assert told(t, FieldVisited) == [FieldVisited(0, "s3_e")]
    take(guarded, Go("main", "s3_w"))
    assert (prompt(guarded), told(guarded, FieldVisited)) == ("place_units", [])


@rule("HM-1409", "HM-1405", "HM-1412")
def test_all_open_fields_of_a_tile_that_touch_are_joined():
    graph = chart(arrange(tiles=MAP).state.layout)
    for field, cell in graph.at.items():
        around = [graph.here[near] for near in neighbours(cell) if near in graph.here]
        inner = {each for each in around if tile_of(each) == tile_of(field) and each not in CONTENT.blocked}
        assert {each for each in graph.near(field) if tile_of(each) == tile_of(field)} == inner


@rule("HM-1403", "HM-1401")
def test_a_discovered_tile_is_one_of_its_group():
    t = arrange(tiles=MAP, hidden={(1, -3): "near"}, at={0: "s3_ne"})
    left = len(t.state.tiles["near"])
    take(t, Discover("main", 3))
    take(t, offered(t, TurnTile)[0])
    (turned,) = told(t, TileTurned)
    assert (CONTENT.tiles[turned.tile].group, len(t.state.tiles["near"])) == ("near", left - 1)


@rule("HM-1505", "HM-1502")
def test_a_tile_is_laid_only_next_to_the_hero():
    near, far = (arrange(tiles=MAP, at={0: at}, sides={0: {"tiles": 1}}) for at in ("s3_ne", "s3_sw"))
    assert (offered(near, LayTile), offered(far, LayTile)) == ([LayTile("main", 1, -3)], [])
    assert side(far).tiles == 1
