"""How far everything is on the map, and where guards and places of a kind lie, as bots see it."""

from __future__ import annotations

import functools
from typing import NamedTuple

from .content import load
from .effects import FieldId
from .geography import chart
from .state import Layout
from .steps.rivals import beyond


class Ways(NamedTuple):
    """How far everything is from a field; tiles that lie face down count as open ground."""

    fields: tuple[tuple[int, FieldId], ...]
    """The fields where something happens, the nearest first."""
    tiles: tuple[tuple[int, int], ...]
    """The places of face-down tiles, the nearest first."""
    steps: dict[FieldId, int]


@functools.lru_cache(maxsize=4096)
def ways_from(layout: Layout, at: FieldId, shut: frozenset[FieldId] = frozenset()) -> Ways:
    """All distances from a field; to turn up a tile costs a step too, and nobody passes shut fields."""
    graph, printed = chart(layout), load().fields
    start = graph.at[at]
    closed = {graph.at[field] for field in shut} - {start}
    costs, layers = {start: 0}, [[start]]
    tiles: dict[int, int] = {}
    for cost, layer in enumerate(layers):
        for cell in layer:
            if costs[cell] < cost or cell in closed:
                continue
            for near, _, dues in beyond(graph, cell):
                price = cost + dues
                if price < costs.get(near, 999):
                    costs[near] = price
                    while len(layers) <= price:
                        layers.append([])
                    layers[price].append(near)
                    if (tile := graph.hidden.get(near)) is not None:
                        tiles[tile] = min(tiles.get(tile, 999), cost + 1)
    steps = {field: costs[cell] for field, cell in graph.at.items() if cell in costs}
    eventful = [(cost, field) for field, cost in steps.items() if printed[field].location != "empty"]
    return Ways(tuple(sorted(eventful)), tuple(sorted((cost, tile) for tile, cost in tiles.items())), steps)


@functools.lru_cache(maxsize=512)
def guarded_fields(layout: Layout) -> tuple[tuple[FieldId, int], ...]:
    """The fields with guards that are known, and how strong these are."""
    fields = load().fields
    return tuple((field, fields[field].guard) for field in chart(layout).at if fields[field].guard)


@functools.lru_cache(maxsize=512)
def places_of(layout: Layout, location: str) -> tuple[FieldId, ...]:
    """The fields of a kind that are known."""
    fields = load().fields
    return tuple(field for field in chart(layout).at if fields[field].location == location)
