"""A map grown by chance: as many tiles of each group as the scenario wants for each player."""

from __future__ import annotations

import itertools
from collections import Counter

from questhall.core import Rng
from questhall.kit.hexes import HERE, Hex, distance

from .content.printed import Group, Scenario, Spot
from .geography import beside


def grown_map(scenario: Scenario, players: int, there: dict[Group, int], rng: Rng) -> tuple[Spot, ...]:
    """The centre in the middle, near tiles around it, underground, sea, far tiles, starting tiles at the rim.

    Every tile but the first two touches two others; `there` is how many tiles of each group exist.  [HM-1506]
    """
    assert scenario.grows is not None, f"{scenario.id} has a map of its own"
    wanted: dict[Group, int] = {
        "near": scenario.grows.near,
        "underground": scenario.grows.underground,
        "sea": scenario.grows.sea,
        "far": scenario.grows.far,
    }
    counts = {group: min(each * players, there[group]) for group, each in wanted.items()}
    land = grow([HERE], sum(counts.values()), rng)
    inner = iter(sorted(land[1:], key=lambda middle: (distance(HERE, middle), middle)))
    groups: dict[Hex, Group] = {HERE: "center"}
    for group, count in counts.items():
        groups.update(dict.fromkeys(itertools.islice(inner, count), group))
    starts = apart(land, players, rng)
    spots = [Spot(at=(at.q, at.r), group="starting", seat=seat) for seat, at in enumerate(starts)]
    return (*spots, *(Spot(at=(at.q, at.r), group=group) for at, group in groups.items()))


def rim(land: list[Hex]) -> list[Hex]:
    """Where another tile can lie: free, and beside two tiles, or beside the only one."""
    counted = Counter(near for middle in land for near in beside(middle))
    needed, taken = min(2, len(land)), set(land)
    return sorted(at for at, count in counted.items() if count >= needed and at not in taken)


def grow(land: list[Hex], count: int, rng: Rng) -> list[Hex]:
    """The land with so many tiles more, one after the other at a place of chance."""
    for _ in range(count):
        free = rim(land)
        land = [*land, free[rng.below(len(free))]]
    return land


def apart(land: list[Hex], players: int, rng: Rng) -> list[Hex]:
    """Places for the starting tiles: the first by chance, each other as far from those before as it can be."""
    free = [at for at in rim(land) if distance(HERE, at) >= 3]
    chosen = [free[rng.below(len(free))]]
    while len(chosen) < players:
        open_places = [at for at in rim([*land, *chosen]) if at not in chosen]
        chosen.append(max(open_places, key=lambda at: (min(distance(at, other) for other in chosen), at)))
    return chosen
