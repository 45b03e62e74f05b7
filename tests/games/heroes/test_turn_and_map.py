"""Chapters 4, 14 and 15: the turn, movement, tiles."""

from questhall.games.heroes.choices import (
    Build,
    DiscardCard,
    Discover,
    DrawCards,
    EndTurn,
    Go,
    LayTile,
    Revisit,
    ScoutTile,
    SpendMorale,
    TurnTile,
)
from questhall.games.heroes.effects import Purse
from questhall.games.heroes.events import FieldVisited, HeroMoved, TileTurned
from questhall.games.heroes.geography import chart, sites
from questhall.games.heroes.state import Layout, Place
from questhall.games.heroes.steps.turn import DrawUp, FinishTurn, StartTurn
from questhall.games.heroes.turning import turns_for
from tests.games.heroes.board import CONTENT, arrange, offered, prompt, side, take, told
from tests.ledger import rule

FIVE = ["attack", "attack", "defense", "power", "knowledge"]
# s3 (Castle) with its open side to the north-east and west, f1 to the east-south-east, s1 far away.
MAP = {"s3": (0, 0, 0), "f3": (3, -2, 0), "s1": (20, 20, 0)}


@rule("HM-401", "HM-402", "HM-404", "HM-EX-01", "HM-406")
def test_hand_refresh_discards_then_draws_up_to_the_limit():
    t = arrange(hands={0: FIVE[:3]}, decks={0: FIVE + FIVE}, sides={0: {"experience": 4}}, agenda=[StartTurn(0)])
    take(t, DiscardCard("attack"), DiscardCard("attack"))
    assert offered(t, DrawCards) == [DrawCards(count) for count in (4, 3, 2, 1, 0)]
    take(t, DrawCards(4))
    assert len(side(t).hand) == 5


@rule("HM-403", "HM-EX-32", "HM-407")
def test_cards_above_the_limit_must_be_discarded():
    t = arrange(hands={0: [*FIVE, "power"]}, agenda=[DrawUp(0)])
    assert not offered(t, DrawCards)
    take(t, DiscardCard("attack"), DiscardCard("power"))
    assert offered(t, DrawCards) == [DrawCards(0)]
    take(t, *map(DiscardCard, ("attack", "defense", "power", "knowledge")))
    assert offered(t, DrawCards)[0] == DrawCards(4)


@rule("HM-904", "HM-EX-33")
def test_an_empty_deck_is_made_of_the_shuffled_discard_pile():
    t = arrange(decks={0: ["power"]}, sides={0: {"discard": FIVE[:], "hand": ["attack"]}}, agenda=[DrawUp(0)])
    take(t, DrawCards(3))
    assert (len(side(t).hand), len(side(t).deck), side(t).discard) == (4, 3, [])


@rule("HM-410", "HM-411", "HM-704", "HM-1406", "HM-1407")
def test_a_move_costs_one_point_and_ends_on_a_neighbouring_field():
    t = arrange(tiles=MAP)
    assert {go.to for go in offered(t, Go)} == {"s3_ne", "s3_e", "s3_se", "s3_sw", "s3_w"}
    take(t, Go("main", "s3_ne"))
    assert (side(t).main.at, side(t).main.moves) == ("s3_ne", 2)
    assert told(t, HeroMoved) == [HeroMoved(0, "main", "s3_c", "s3_ne")]
    assert (prompt(t), told(t, FieldVisited), "s3_ne" in t.state.flags) == ("act", [], False)


@rule("HM-1412", "HM-1408", "HM-R-30", "HM-R-73")
def test_blocked_fields_and_sealed_edges_cannot_be_crossed():
    graph = chart(arrange(tiles=MAP).state.layout)
    assert "s3_nw" not in graph.near("s3_c")
    beside = chart(arrange(tiles={"s3": (0, 0, 0), "f1": (2, 1, 0)}).state.layout)
    assert not {"s3_e", "s3_se"} & set(beside.near("f1_nw"))
    assert all(not other.startswith("f3") for field in ("s3_e", "s3_se", "s3_sw") for other in graph.near(field))


@rule("HM-1413")
def test_a_blocked_field_can_be_left():
    graph = chart(arrange(tiles=MAP).state.layout)
    assert "s3_c" in graph.near("s3_nw")


@rule("HM-1426", "HM-1409")
def test_fields_are_joined_across_tiles():
    graph = chart(arrange(tiles=MAP).state.layout)
    crossing = [(field, other) for field in graph.at for other in graph.near(field) if field[:2] != other[:2]]
    assert ("s3_ne", "f3_w") in crossing
    assert ("f3_w", "s3_ne") in crossing
    assert {pair[0] for pair in crossing if pair[0][0] == "s"} == {"s3_ne"}


@rule("HM-408")
def test_a_turn_is_made_of_movement_town_and_morale_actions():
    own = {"morale": 1, "purse": Purse(10, 10, 10)}
    t = arrange(tiles=MAP, sides={0: own})
    assert all(offered(t, kind) for kind in (Go, Build, SpendMorale))


@rule("HM-426")
def test_a_player_may_end_the_turn_with_unspent_movement():
    t = arrange(tiles=MAP, agenda=[StartTurn(0)], decks={0: []})
    take(t, EndTurn())
    assert not t.decisions


@rule("HM-422")
def test_extra_movement_is_lost_at_the_end_of_the_turn():
    t = arrange(tiles=MAP, agenda=[FinishTurn(0)])
    assert side(t).main.moves == 0


@rule("HM-417", "HM-418", "HM-712", "HM-701", "HM-702")
def test_both_heroes_move_in_any_order_with_their_own_points():
    t = arrange(tiles=MAP, second={0: "f3_w"})
    take(t, Go("second", "f3_sw"), Go("main", "s3_ne"), Go("second", "f3_w"))
    assert (side(t).main.moves, side(t).second.moves) == (2, 0)


@rule("HM-419", "HM-420", "HM-421", "HM-R-31")
def test_heroes_of_one_side_pass_through_each_other_but_do_not_stop():
    t = arrange(tiles=MAP, second={0: "s3_ne"})
    assert not {Go("main", "s3_ne"), Go("second", "s3_c")} & set(offered(t, Go))
    take(t, Go("main", "f3_w", ("s3_ne",)))
    assert side(t).main.moves == 1


@rule("HM-R-31")
def test_passing_needs_enough_movement_to_go_on():
    t = arrange(tiles=MAP, second={0: "s3_ne"})
    side(t).main.moves = 1
    t._decisions = None
    assert not [go for go in offered(t, Go) if go.pawn == "main" and go.via]


@rule("HM-423", "HM-EX-72")
def test_of_two_heroes_on_one_field_one_must_move_first():
    t = arrange(tiles=MAP, at={0: "f3_e"}, second={0: "f3_e"})
    assert not offered(t, Revisit)
    assert offered(t, Go)


@rule("HM-412", "HM-1414", "HM-1420", "HM-1421", "HM-3628")
def test_a_revisitable_field_is_visited_again_for_a_point():
    t = arrange(tiles=MAP, at={0: "f3_e"})
    take(t, Revisit("main"), Revisit("main"))
    assert len(told(t, FieldVisited)) == 2
    assert (side(t).main.moves, t.state.visited) == (3, [])


@rule("HM-3622", "HM-3623", "HM-EX-71")
def test_an_enemy_in_a_sanctuary_can_be_passed_but_not_attacked():
    tiles = {"n1": (0, 0, 0), "s3": (20, 0, 0), "s1": (0, 20, 0)}
    t = arrange(tiles=tiles, at={0: "n1_c", 1: "n1_e"})
    assert Go("main", "n1_e") not in offered(t, Go)
    beyond = arrange(tiles={**tiles, "f1": (2, 1, 0)}, at={0: "n1_c", 1: "n1_e"})
    assert [go.to for go in offered(beyond, Go) if go.via == ("n1_e",)]
    assert not [go for go in offered(beyond, Go) if go.to == "n1_e"]


@rule("HM-414", "HM-410", "HM-1501", "HM-1508", "HM-1509", "HM-R-70")
def test_discovering_turns_up_a_tile_and_moves_nobody():
    t = arrange(tiles=MAP, hidden={(1, -3): "far"}, at={0: "s3_ne"})
    take(t, Discover("main", 3))
    assert prompt(t) == "orient_tile"
    take(t, offered(t, TurnTile)[0])
    assert (side(t).main.at, side(t).main.moves) == ("s3_ne", 2)
    assert t.state.layout.places[3].tile == told(t, TileTurned)[0].tile


@rule("HM-1508", "HM-1507")
def test_a_discovered_tile_is_turned_to_any_orientation_that_leaves_a_path():
    t = arrange(tiles={"s3": (0, 0, 0)}, hidden={(1, -3): "far"}, at={0: "s3_ne", 1: "s3_c"})
    t.state.tiles["far"] = ["f3"]
    take(t, Discover("main", 1))
    assert offered(t, TurnTile) == [TurnTile(turn) for turn in (1, 2, 3, 4, 5)]
    take(t, TurnTile(4))
    assert (t.state.layout.places[1].tile, t.state.layout.places[1].turn) == ("f3", 4)


@rule("HM-1510")
def test_a_face_down_tile_cannot_be_entered():
    t = arrange(tiles=MAP, hidden={(1, -3): "far"}, at={0: "s3_ne"})
    assert {go.to[:2] for go in offered(t, Go)} == {"s3", "f3"}


@rule("HM-R-69", "HM-1505")
def test_only_tiles_next_to_the_hero_are_discovered():
    t = arrange(tiles=MAP, hidden={(1, -3): "far"}, at={0: "s3_w"})
    assert not offered(t, Discover)


@rule("HM-415", "HM-410", "HM-1502", "HM-1506", "HM-EX-25", "HM-R-71")
def test_a_tile_of_the_own_supply_must_touch_two_tiles():
    t = arrange(tiles=MAP, at={0: "s3_ne"}, sides={0: {"tiles": 1}})
    assert offered(t, LayTile) == [LayTile("main", 1, -3)]
    take(t, LayTile("main", 1, -3), offered_turn(t))
    assert (side(t).tiles, len(t.state.layout.places), side(t).main.moves) == (0, 4, 2)
    new = t.state.layout.places[3]
    assert (new.group, CONTENT.tiles[new.tile].group) == ("far", "far")


def offered_turn(t):
    copy = t.copy()
    take(copy, LayTile("main", 1, -3))
    return offered(copy, TurnTile)[0]


@rule("HM-1503")
def test_without_a_supply_no_tile_is_laid():
    t = arrange(tiles=MAP, at={0: "s3_ne"}, sides={0: {"tiles": 0}})
    assert not offered(t, LayTile)


@rule("HM-1506")
def test_a_place_that_touches_one_tile_is_refused():
    layout = Layout((Place((0, 0), "starting", "s3"),))
    assert sites(layout, "s3_ne") == ()


@rule("HM-1507")
def test_a_tile_is_turned_so_that_a_path_leads_to_all_others():
    # The new tile touches the open side of s3 with one field only; unturned, f3 has its blocked field there.
    layout = Layout((Place((0, 0), "starting", "s3"), Place((1, -3), "far")))
    assert turns_for(layout, 1, "f3") == (1, 2, 3, 4, 5)
    between = Layout((Place((0, 0), "starting", "s3"), Place((2, -6), "far", "f1"), Place((1, -3), "far")))
    assert turns_for(between, 2, "f5") == (0, 2, 3, 4, 5)


@rule("HM-3641", "HM-3661", "HM-R-72")
def test_the_observatory_discovers_any_neighbouring_tile_without_movement():
    tiles = {"f5": (0, 0, 0), "s3": (20, 0, 0), "s1": (0, 20, 0)}
    t = arrange(tiles=tiles, hidden={(2, 1): "far", (-2, -1): "near"}, at={0: "f5_w"})
    take(t, Go("main", "f5_c"))
    assert offered(t, ScoutTile) == [ScoutTile(3), ScoutTile(4)]
    take(t, ScoutTile(4), TurnTile(0))
    assert side(t).main.moves == 2
    assert "f5_c" in t.state.visited
