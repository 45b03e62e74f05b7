"""A map grown by chance: as many tiles of each group as the scenario wants for each player."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Literal

from msgspec.structs import replace

from questhall.core import Rng
from questhall.kit.hexes import HERE, Hex, distance

from .content.printed import Group, Growth, Scenario, Spot
from .effects import Purse
from .geography import beside

Wish = Literal["gentle", "usual", "harsh"]
INCOME: dict[Wish, Purse] = {"gentle": Purse(gold=5), "usual": Purse(), "harsh": Purse(gold=-5)}
"""What a wish adds to the income at the start."""


def wished(scenario: Scenario, wish: Wish) -> Scenario:
    """A map of chance as hard as somebody wants it: for each player a near tile in place of a far one, or the reverse.

    The guards of a near tile are nearly twice as strong as those of a far one, and it has no better fields for a small
    army; a harsh land also yields less at the start, a gentle one more.  [HM-212, HM-1403]
    """
    if scenario.grows is None:
        return scenario
    grows = scenario.grows
    moved = {"gentle": -min(1, grows.near), "usual": 0, "harsh": min(1, grows.far - 1)}[wish]
    land = Growth(grows.far - moved, grows.near + moved, grows.sea, grows.underground)
    return replace(scenario, grows=land, income=scenario.income.plus(INCOME[wish]))


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
