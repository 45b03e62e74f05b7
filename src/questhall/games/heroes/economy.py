"""What resources, buildings and fields are worth to a player, as bots see it."""

from __future__ import annotations

import functools

from questhall.core import Seat

from .content import load
from .content.printed import Building
from .effects import (
    AnyEffect,
    BuildingId,
    DrinkSpring,
    Experience,
    FactionId,
    Gain,
    Morale,
    Moves,
    OneOf,
    Purse,
    RollResource,
    RollTreasure,
    Scout,
    Search,
    Trade,
)
from .events import IncomeReceived, RoundBegan
from .geography import HeroesTable

EXPERIENCE, VISIT, TILE = 4.0, 3.0, 6.0
"""What a point of experience, a visit and a tile that is turned up are worth."""
DEVELOPED = {"dwelling": 40.0, "citadel": 24.0, "city_hall": 6.0, "mage_guild": 1.0, "faction": 1.0}
"""What kinds of buildings are worth beyond their price."""
PLANNED = ("dwelling", "citadel", "city_hall")
"""Kinds of buildings that are worth saving for."""
SPENT = 0.7
"""What resources in the purse are worth, compared with what they buy."""
RATES = (1.0, 1.5, 3.5)
"""What gold, materials and valuables are worth in gold."""
NEVER = 14.0
"""In so many rounds comes what no income brings."""
AHEAD = 0.45
"""What an income is worth for each time that it will be received."""
LAST = 4
"""So many rounds before the end resources begin to lose their worth."""
FOUND = {Scout: 0.8 * TILE, DrinkSpring: 3.0, Search: 4.0, RollResource: 4.0, RollTreasure: 4.5, Moves: 1.0}
"""What some effects of fields are worth."""


def worth(purse: Purse) -> float:
    """Resources in gold."""
    return purse.gold + RATES[1] * purse.materials + RATES[2] * purse.valuables


def last_of(t: HeroesTable) -> int:
    """The last round of the scenario."""
    return load().plan(t.state.scenario).last_round(len(t.state.sides))


def rounds_left(t: HeroesTable) -> int:
    """How many rounds are still to come, as if a round that has just begun were not there yet."""
    return last_of(t) - t.state.round + any(isinstance(x, RoundBegan) for x in t.events[-8:])


def earned(t: HeroesTable, seat: Seat) -> Purse:
    """The purse of a player without the income of a round that has just begun: ending a turn does not earn it."""
    purse = t.state.sides[seat].purse
    for event in t.events[-8:]:
        if isinstance(event, IncomeReceived) and event.seat == seat:
            purse = purse.plus(event.amount, -1)
    return purse


def use_left(t: HeroesTable) -> float:
    """How much of their worth resources still have: in the end they buy little."""
    return min((rounds_left(t) + 1) / LAST, 1.0)


def income_value(t: HeroesTable, income: Purse) -> float:
    """What an income is still worth; it comes in every odd round.  [HM-308]"""
    last, left = last_of(t), rounds_left(t)
    return AHEAD * ((last + 1) // 2 - (last - left + 1) // 2) * worth(income)


# -- buildings


@functools.cache
def building_value(name: BuildingId) -> float:
    """A building is worth what it costs, and more if it lets an army grow."""
    building = load().buildings[name]
    return SPENT * worth(building.price) + DEVELOPED.get(building.kind, 1.0)


@functools.lru_cache(maxsize=4096)
def saving(faction: FactionId, built: tuple[BuildingId, ...], purse: Purse, income: Purse) -> float:
    """How much of the next building that lets an army grow has been saved for, and how soon the rest will come."""
    return max(
        (0.8 * DEVELOPED[each.kind] * saved(each, purse, income) for each in planned(faction, built)), default=0.0
    )


def saved(building: Building, purse: Purse, income: Purse) -> float:
    """The share of a price that a purse holds, and a part of what is missing, the sooner an income brings it."""
    price, have, gains = _parts(building.price), _parts(purse), _parts(income)
    held = Purse(*map(min, price, have))
    missing = [max(due - own, 0) for due, own in zip(price, have, strict=True)]
    coming = [rate * m * 0.5 / (1.0 + _wait(m, g) / 4) for m, g, rate in zip(missing, gains, RATES, strict=True)]
    return (worth(held) + sum(coming)) / max(worth(building.price), 1.0)


def _wait(missing: int, gain: int) -> float:
    """Rounds until an income has brought what is missing."""
    return min(2.0 * -(-missing // gain), NEVER) if gain > 0 else NEVER


@functools.lru_cache(maxsize=512)
def planned(faction: FactionId, built: tuple[BuildingId, ...]) -> tuple[Building, ...]:
    """The buildings that are worth saving for and that nothing has to come before."""
    missing = [each for each in load().town(faction) if each.kind in PLANNED and each.id not in built]
    return tuple(each for each in missing if not each.after or each.after in built)


@functools.lru_cache(maxsize=4096)
def bargain(faction: FactionId, built: tuple[BuildingId, ...], purse: Purse) -> float:
    """What trading would bring: gold that is to spare buys what the next building lacks."""
    found = 0.0
    for each in planned(faction, built):
        price = each.price
        due = 2 * max(price.materials - purse.materials, 0) + 6 * max(price.valuables - purse.valuables, 0)
        spare = purse.gold - price.gold
        if due and spare > 0:
            found = max(found, DEVELOPED[each.kind] * (0.5 if spare >= due else 0.25 * spare / due))
    return found


def _parts(purse: Purse) -> tuple[int, int, int]:
    return purse.gold, purse.materials, purse.valuables


# -- fields


@functools.lru_cache(maxsize=4096)
def visit_value(location: str, purse: Purse) -> float:
    """What a visit brings, by the effects of the place and what can be paid there."""
    return max(sum(effect_value(each, purse) for each in load().locations[location].effects), 0.5)


def effect_value(effect: AnyEffect, purse: Purse) -> float:
    """What one effect of a place is worth."""
    match effect:
        case Gain():
            return worth(Purse(effect.gold, effect.materials, effect.valuables))
        case Experience():
            return EXPERIENCE * effect.points
        case Morale():
            return 1.5 * effect.change
        case Trade():
            return 0.0
        case OneOf():
            open_ones = [option for option in effect.options if purse.covers(option.pay)]
            gains = [sum(effect_value(x, purse) for x in each.then) - SPENT * worth(each.pay) for each in open_ones]
            return max(gains, default=0.0)
        case _:
            return FOUND.get(type(effect), VISIT)
