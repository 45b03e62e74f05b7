"""What players could make if they were given something: for bots, who give only what helps."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

from questhall.core import Seat

from .choices import Donate
from .content import load
from .content.goals import Built
from .effects import RESOURCES, House
from .outfits import STATIONS, fits, lacking, made, missing
from .state import Stack
from .stock import covers, means
from .world import TerrariaTable

Cost = Mapping[str, int]


def wishes(t: TerrariaTable, seat: Seat) -> tuple[Cost, ...]:
    """The prices of all that a player would make at once: stations, houses that goals ask for, pieces."""
    state = t.state
    visible = tuple([pile[-1] for pile in state.goals.values() if pile])
    return priced(tuple([house.house for house in state.houses]), visible, lacking(t, seat))


@functools.lru_cache(maxsize=1024)
def priced(standing: tuple[House, ...], visible: tuple[str, ...], pieces: tuple[str, ...]) -> tuple[Cost, ...]:
    """The same, given the houses that stand, the visible goals and the pieces that somebody lacks."""
    content = load()
    conditions = [content.goals[goal].condition for goal in visible]
    houses = {*STATIONS, *[house for asked in conditions if isinstance(asked, Built) for house in asked.houses]}
    kinds = [content.houses[house] for house in sorted(houses - {*standing})]
    gear = [piece.cost for piece in map(made, pieces) if piece.station in standing]
    return (*[kind.cost for kind in kinds if kind.needs in (None, *standing)], *gear)


def within_reach(t: TerrariaTable, lacked: Sequence[tuple[str, ...]]) -> int:
    """How many of their wishes the players can pay, given the pieces that each of them lacks."""
    state = t.state
    visible = tuple([pile[-1] for pile in state.goals.values() if pile])
    standing = tuple([house.house for house in state.houses])
    sides = zip(state.sides, lacked, strict=True)
    return sum([payable(tuple(side.slots), standing, visible, pieces) for side, pieces in sides])


@functools.lru_cache(maxsize=4096)
def payable(
    slots: tuple[Stack, ...], standing: tuple[House, ...], visible: tuple[str, ...], pieces: tuple[str, ...]
) -> int:
    """How many of somebody's wishes these slots pay."""
    have = means(slots).goods
    return sum([covers(have, cost) for cost in priced(standing, visible, pieces)])


def is_welcome(t: TerrariaTable, seat: Seat, gift: Donate) -> bool:
    """Whether a gift is the last that is missing for something, or a piece that its giver can do without."""
    if gift.goods in RESOURCES:
        have = means(tuple(t.state.sides[gift.to].slots)).goods
        return any(rest(have, cost) == {gift.goods: gift.count} for cost in wishes(t, gift.to))
    if gift.goods not in load().equipment and gift.goods not in load().armour:
        return False
    return fits(t, gift.to, gift.goods) and not is_missed(t, seat, gift.goods)


def rest(have: Cost, cost: Cost) -> dict[str, int]:
    """What is missing of a price."""
    return {kind: count - have.get(kind, 0) for kind, count in cost.items() if count > have.get(kind, 0)}


def is_missed(t: TerrariaTable, seat: Seat, card: str) -> bool:
    """Whether somebody without a card would lack a piece that he has now."""
    side = t.state.sides[seat]
    gear = [each for pile in side.gear.values() for each in pile]
    armour = list(side.armour)
    (armour if card in armour else gear).remove(card)
    return len(missing(tuple(gear), tuple(armour))) > len(lacking(t, seat))
