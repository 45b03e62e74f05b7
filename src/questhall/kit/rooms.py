"""Graphs of rooms, and square room tiles with exits that make such a graph.

A graph is a dict from each room to the tuple of rooms next to it; its order is the order in which rooms were given.
"""

from collections.abc import Collection, Hashable, Iterable, Mapping
from typing import NamedTuple, TypeVar

from questhall.kit.squares import Square

Room = TypeVar("Room", bound=Hashable)
Graph = Mapping[Room, tuple[Room, ...]]

SIDES = "NESW"
BEYOND = {"N": Square(0, -1), "E": Square(1, 0), "S": Square(0, 1), "W": Square(-1, 0)}


class Tile(NamedTuple):
    """A room tile as it lies: its square (x to the east, y to the south) and the sides with an exit."""

    place: Square
    exits: str


def turned(exits: str, quarters: int) -> str:
    """Turn a tile clockwise by so many quarters: north becomes east."""
    wrong = [side for side in exits if side not in SIDES]
    if wrong:
        raise ValueError(f"{wrong[0]!r} in {exits!r} is no side; sides are {', '.join(SIDES)}")
    sides = {SIDES[(SIDES.index(side) + quarters) % 4] for side in exits}
    return "".join(side for side in SIDES if side in sides)


def opposite(side: str) -> str:
    """The side across the tile."""
    return turned(side, 2)


def touching(tiles: Mapping[Room, Tile]) -> dict[Room, tuple[Room, ...]]:
    """The graph of tiles that share an edge, whether a passage or a wall is there."""
    return {room: tuple(next_to for _, next_to in _across(tiles, room)) for room in tiles}


def passages(tiles: Mapping[Room, Tile]) -> dict[Room, tuple[Room, ...]]:
    """The graph of tiles that share an edge on which both have an exit."""
    return {
        room: tuple(next_to for side, next_to in _across(tiles, room) if _open(tile, tiles[next_to], side))
        for room, tile in tiles.items()
    }


def walls(tiles: Mapping[Room, Tile]) -> dict[Room, tuple[Room, ...]]:
    """The graph of tiles that share an edge with a wall on it."""
    joined = passages(tiles)
    return {
        room: tuple(other for other in others if other not in joined[room]) for room, others in touching(tiles).items()
    }


def vacant(tiles: Mapping[Room, Tile]) -> list[Square]:
    """The empty squares that share an edge with a tile, row by row."""
    taken = {tile.place for tile in tiles.values()}
    edge = {place.plus(way) for place in taken for way in BEYOND.values()} - taken
    return sorted(edge, key=lambda place: (place.y, place.x))


def distances(graph: Graph[Room], goals: Iterable[Room]) -> dict[Room, int]:
    """The number of passages from each room to the nearest goal, nearest rooms first; cut-off rooms are missing."""
    found = dict.fromkeys(goals, 0)
    queue = list(found)
    for room in queue:
        for other in graph[room]:
            if other not in found:
                found[other] = found[room] + 1
                queue.append(other)
    return found


def nearer(graph: Graph[Room], room: Room, distance: Mapping[Room, int]) -> tuple[Room, ...]:
    """All next rooms that are one passage nearer to the goal than this one; none if it is there or cut off."""
    if room not in distance:
        return ()
    return tuple(other for other in graph[room] if distance.get(other) == distance[room] - 1)


def components(graph: Graph[Room]) -> list[tuple[Room, ...]]:
    """The groups of rooms that hang together, each in the order of the graph."""
    groups: list[tuple[Room, ...]] = []
    seen: set[Room] = set()
    for room in graph:
        if room not in seen:
            group = distances(graph, [room])
            seen.update(group)
            groups.append(tuple(other for other in graph if other in group))
    return groups


def linked(graph: Graph[Room], rooms: Collection[Room]) -> dict[Room, tuple[Room, ...]]:
    """The same graph with every two of these rooms next to each other, as portals make them."""
    return {
        room: (*others, *(far for far in rooms if far != room and far not in others)) if room in rooms else others
        for room, others in graph.items()
    }


def without(graph: Graph[Room], rooms: Collection[Room]) -> dict[Room, tuple[Room, ...]]:
    """The same graph with these rooms and all their passages gone."""
    return {
        room: tuple(other for other in others if other not in rooms)
        for room, others in graph.items()
        if room not in rooms
    }


def _across(tiles: Mapping[Room, Tile], room: Room) -> list[tuple[str, Room]]:
    at = {tile.place: other for other, tile in tiles.items()}
    place = tiles[room].place
    return [(side, at[place.plus(way)]) for side, way in BEYOND.items() if place.plus(way) in at]


def _open(tile: Tile, other: Tile, side: str) -> bool:
    return side in tile.exits and opposite(side) in other.exits
