"""Where and what can be built at the construction site."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.kit import rooms as kit
from questhall.kit.rooms import BEYOND, opposite, turned, vacant

from .choices import Plan, Site
from .content import load
from .dungeon import KeepTable, chart

CONSTRUCTION_SITE = "construction_site"
MOST_COINS = 3


def plans(t: KeepTable) -> tuple[Plan, ...]:
    """Rooms that can be built now, with what they cost.  [KH-2903 to KH-2907]

    As many coins as the value of a treasure in the supply, out of those that lie at the site.
    """
    coins = t.state.rooms[CONSTRUCTION_SITE].goods.get("coin", 0)
    values = {treasure.value for treasure in t.state.treasures}
    return tuple(
        Plan(room, value)
        for room in dict.fromkeys(t.state.blueprints)
        for value in range(1, min(coins, MOST_COINS) + 1)
        if value in values and next(sites(t, room), None) is not None
    )


def can_build(t: KeepTable) -> bool:
    """Whether the construction site can be activated."""
    return bool(t.state.rooms[CONSTRUCTION_SITE].goods.get("coin")) and bool(plans(t))


def sites(t: KeepTable, room: str) -> Iterator[Site]:
    """Empty squares and turns where a passage leads on to the vault.  [KH-2908, KH-2909, KH-R-046, KH-R-082]"""
    graph = chart(t)
    at = {tile.place: other for other, tile in graph.tiles.items()}
    to_vault = kit.distances(graph.near, ["vault"])
    printed = load().rooms[room].exits
    for square in vacant(graph.tiles):
        for turn, exits in _different_turns(printed):
            if any(_meets(graph.tiles, at.get(square.plus(BEYOND[side])), side, to_vault) for side in exits):
                yield Site(square.x, square.y, turn)


def _different_turns(printed: str) -> list[tuple[int, str]]:
    """The turns of a tile that look different."""
    seen: dict[str, int] = {}
    for quarters in range(4):
        seen.setdefault(turned(printed, quarters), quarters * 90)
    return [(turn, exits) for exits, turn in seen.items()]


def _meets(tiles: dict[str, kit.Tile], other: str | None, side: str, to_vault: dict[str, int]) -> bool:
    return other is not None and other in to_vault and opposite(side) in tiles[other].exits
