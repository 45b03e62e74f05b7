"""What makes things, who carries them, and where they are printed: for bots."""

from __future__ import annotations

import functools

from .content import load
from .content.kinds import Made
from .effects import LAYERS


@functools.cache
def makers(what: str) -> tuple[Made, ...]:
    """The recipes that serve a goal."""
    items = [item for item in load().equipment.values() if item.cost]
    match what:
        case "craft_pickaxe" | "craft_axe" | "craft_sword":
            return tuple(item for item in items if item.slot == what.removeprefix("craft_"))
        case "magic":
            return tuple(item for item in items if item.mana)
        case "summoning_staff":
            return tuple(item for item in items if item.summons)
        case "yoyo":
            return tuple(item for item in items if item.yoyo)
        case "evil_pickaxe":
            return tuple(item for item in items if item.evil_pickaxe)
        case "golden_armour":
            return tuple(each for each in load().armour.values() if each.golden)
        case "craft_wood_armour":
            return (load().armour["wood_armour"],)
    return ()


@functools.cache
def carriers(resource: str) -> frozenset[str]:
    """The enemies that leave a resource behind."""
    return frozenset(kind.id for kind in load().enemies.values() if getattr(kind.loot.resources, resource))


@functools.cache
def printed_in(resource: str) -> tuple[frozenset[int], frozenset[str]]:
    """The layers and the biomes whose tiles show a resource; no biome where all of them do."""
    content = load()
    found = [
        tile
        for tile in content.tiles.values()
        if any(
            resource in (kind.resource, "wood" * bool(kind.chop), "cobweb" * kind.cobweb)
            for kind in content.drawn[tile.id]
        )
    ]
    biomes = frozenset(tile.biome for tile in found)
    everywhere = "" in biomes or len(biomes - {"corruption", "crimson", "ocean"}) >= 4
    return frozenset(LAYERS.index(tile.layer) for tile in found), frozenset() if everywhere else biomes
