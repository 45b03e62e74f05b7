"""Rooms: graphs, and tiles with exits as Keep the Heroes Out! lays them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.kit import Square, Tile, rooms

EXITS = {
    "vault": "NESW",
    "library": "NES",
    "sewer": "NESW",
    "graveyard": "NE",
    "workshop": "NES",
    "forge": "NS",
    "cage": "NES",
    "apothecary": "NE",
    "classroom": "NES",
    "prison": "NS",
}
SAMPLE = """library 0 0 r0, graveyard 1 0 r90, classroom 2 0 r90, forge 0 1 r0, cage 1 1 r0, vault 0 2 r0,
workshop 1 2 r180, sewer 0 3 r0, apothecary 0 4 r0, prison 1 4 r90"""
THIN_WALLS = """vault 0 0 r0, workshop 1 0 r90, library 2 0 r270, graveyard 3 0 r180, prison 0 1 r0, cage 1 1 r90,
sewer 2 1 r0, classroom 3 1 r180, forge 0 2 r0, apothecary 1 2 r0"""

# A square of rooms with a tail, and an island.
GRAPH = {"a": ("b", "c"), "b": ("a", "d"), "c": ("a", "d"), "d": ("b", "c", "e"), "e": ("d",), "x": ("y",), "y": ("x",)}


def dungeon(text):
    tiles = {}
    for words in map(str.split, text.split(",")):
        name, x, y, turn = words
        tiles[name] = Tile(Square(int(x), int(y)), rooms.turned(EXITS[name], int(turn[1:]) // 90))
    return tiles


def pairs(graph):
    return {"-".join(sorted((room, other))) for room, others in graph.items() for other in others}


def test_a_clockwise_quarter_turns_north_to_east():
    assert rooms.turned("N", 1) == "E"


@pytest.mark.parametrize(("quarters", "exits"), [(0, "NE"), (1, "ES"), (2, "SW"), (3, "NW"), (4, "NE"), (-1, "NW")])
def test_exits_turn_with_their_tile(quarters, exits):
    assert rooms.turned("EN", quarters) == exits


def test_a_side_that_is_none_is_refused():
    with pytest.raises(ValueError, match="'X' in 'NX' is no side; sides are N, E, S, W"):
        rooms.turned("NX", 1)


def test_passages_of_the_sample_turn_are_those_of_the_rulebook():
    expected = """forge-library forge-vault vault-workshop sewer-vault apothecary-sewer apothecary-prison cage-workshop
    cage-graveyard classroom-graveyard"""
    assert pairs(rooms.passages(dungeon(SAMPLE))) == set(expected.split())


def test_passages_of_thin_walls_are_those_of_the_ledger():
    expected = """vault-workshop prison-vault forge-prison library-workshop graveyard-library classroom-graveyard
    classroom-sewer cage-sewer apothecary-cage"""
    assert pairs(rooms.passages(dungeon(THIN_WALLS))) == set(expected.split())


def test_distances_of_thin_walls_are_those_of_the_ledger():
    found = rooms.distances(rooms.passages(dungeon(THIN_WALLS)), ["vault"])
    assert sorted(found.items(), key=lambda item: (item[1], item[0])) == [
        ("vault", 0), ("prison", 1), ("workshop", 1), ("forge", 2), ("library", 2), ("graveyard", 3),
        ("classroom", 4), ("sewer", 5), ("cage", 6), ("apothecary", 7),
    ]  # fmt: skip


def test_without_walls_distances_are_those_of_the_thin_veil():
    found = rooms.distances(rooms.touching(dungeon(THIN_WALLS)), ["vault"])
    assert (found["cage"], found["apothecary"], found["classroom"], found["sewer"]) == (2, 3, 4, 3)


def test_one_exit_alone_makes_no_passage():
    tiles = {"open": Tile(Square(0, 0), "E"), "shut": Tile(Square(1, 0), "N")}
    assert rooms.passages(tiles) == {"open": (), "shut": ()}
    assert rooms.walls(tiles) == {"open": ("shut",), "shut": ("open",)}


def test_diagonal_tiles_are_never_joined():
    tiles = {"one": Tile(Square(0, 0), "NESW"), "two": Tile(Square(1, 1), "NESW")}
    assert pairs(rooms.touching(tiles)) == set()


def test_every_shared_edge_is_a_passage_or_a_wall():
    tiles = dungeon(SAMPLE)
    open_edges, shut_edges = pairs(rooms.passages(tiles)), pairs(rooms.walls(tiles))
    assert open_edges | shut_edges == pairs(rooms.touching(tiles))
    assert not open_edges & shut_edges


def test_vacant_squares_share_an_edge_with_a_tile():
    tiles = {"one": Tile(Square(0, 0), "N"), "two": Tile(Square(1, 0), "")}
    assert rooms.vacant(tiles) == [(0, -1), (1, -1), (-1, 0), (2, 0), (0, 1), (1, 1)]


def test_distances_leave_out_rooms_that_are_cut_off():
    assert rooms.distances(GRAPH, ["a"]) == {"a": 0, "b": 1, "c": 1, "d": 2, "e": 3}


def test_the_nearest_of_several_goals_counts():
    assert rooms.distances(GRAPH, ["a", "e", "y"]) == {"a": 0, "e": 0, "y": 0, "b": 1, "c": 1, "d": 1, "x": 1}


def test_all_next_rooms_that_are_nearer_are_offered():
    assert rooms.nearer(GRAPH, "d", rooms.distances(GRAPH, ["a"])) == ("b", "c")


@pytest.mark.parametrize("room", ["a", "x"])
def test_no_room_is_nearer_at_the_goal_or_when_cut_off(room):
    assert rooms.nearer(GRAPH, room, rooms.distances(GRAPH, ["a"])) == ()


def test_components_hang_together():
    assert rooms.components(GRAPH) == [("a", "b", "c", "d", "e"), ("x", "y")]


def test_portals_join_every_two_of_their_rooms():
    joined = rooms.linked(GRAPH, ["a", "e", "y"])
    assert (joined["a"], joined["e"], joined["y"]) == (("b", "c", "e", "y"), ("d", "a", "y"), ("x", "a", "e"))
    assert joined["b"] == GRAPH["b"]


def test_a_portal_beside_a_passage_adds_no_second_one():
    assert rooms.linked(GRAPH, ["a", "b"])["a"] == ("b", "c")


def test_rooms_taken_away_lose_their_passages():
    assert rooms.without(GRAPH, {"b", "d", "x"}) == {"a": ("c",), "c": ("a",), "e": (), "y": ()}


@given(st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=14), st.integers(0, 7))
def test_distances_are_the_shortest_of_all_walks(links, goal):
    graph = {
        room: tuple(sorted({b for a, b in links if a == room} | {a for a, b in links if b == room}))
        for room in range(8)
    }
    walks = [{goal}]
    for _ in range(8):
        walks.append({other for room in walks[-1] for other in graph[room]})
    expected = {room: min(n for n, ends in enumerate(walks) if room in ends) for room in set().union(*walks)}
    assert rooms.distances(graph, [goal]) == expected
