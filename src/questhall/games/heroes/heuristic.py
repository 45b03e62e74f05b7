"""How good a position looks to a player: what greedy bots climb.  Exploring, building, growing, fighting."""

from __future__ import annotations

import functools

from questhall.core import Seat

from .content import load
from .content.printed import Building
from .effects import FactionId, Purse
from .events import FieldVisited
from .geography import HeroesTable
from .people import enemies, pawns
from .skirmish import fighting
from .state import Side
from .ventures import EXPERIENCE, FLAG, INCOME_AHEAD, roaming, unit_value, worth

WON = 10_000.0
DEVELOPED = {"dwelling": 24.0, "citadel": 22.0, "city_hall": 6.0, "mage_guild": 0.0, "faction": 1.0}
"""What kinds of buildings are worth beyond their price."""
PLANNED = ("dwelling", "citadel", "city_hall")
"""Kinds of buildings that are worth saving for."""
SPENT = 0.7
"""What resources in the purse are worth, compared with what they buy."""
FIGHTING_UNITS = 5
"""Units that take part in a combat; the others are a reserve."""


def heuristic(t: HeroesTable, seat: Seat) -> float:
    """The own prospects less a share of those of the best enemy."""
    if t.outcome is not None:
        if seat in t.outcome.winners:
            return WON
        return -WON if t.outcome.winners or t.outcome.result == "lost" else 0.0
    best = max((prospects(t, foe) for foe in enemies(t, seat) if foe >= 0), default=0.0)
    return prospects(t, seat) - 0.5 * best + fighting(t, seat) + roaming(t, seat) - idling(t)


def idling(t: HeroesTable) -> float:
    """Visiting the same place again and again leads nowhere, though it costs nothing."""
    locations, fields = load().locations, load().fields
    visits = [event for event in t.events[-3:] if isinstance(event, FieldVisited)]
    return 2.0 * sum(locations[fields[event.field].location].category == "revisitable" for event in visits)


def prospects(t: HeroesTable, seat: Seat) -> float:
    """Levels, army, town, income, resources, cards, morale."""
    side = t.state.sides[seat]
    if side.out:
        return -1000.0
    flags = sum([flag.seat == seat for flag in t.state.flags.values()])
    return (
        EXPERIENCE * side.experience
        + army_value(side)
        + sum(map(building_value, side.built))
        + saving(side.faction, tuple(side.built), side.purse)
        + SPENT * worth(side.purse)
        + INCOME_AHEAD * worth(side.income)
        + FLAG * flags
        + 0.6 * (len(side.hand) + len(side.deck) + len(side.discard) + len(side.in_play))
        + 0.5 * len(side.hand)
        + 1.5 * side.morale
        + 8.0 * len(side.trophies)
        + (4.0 if side.second else 0.0)
        + 0.05 * sum([pawn.moves for _, pawn in pawns(side)])
    )


def army_value(side: Side) -> float:
    """What all units are worth; those that find no place in a combat are worth little."""
    values = sorted([unit_value(troop.unit, troop.aspect) for troop in side.army], reverse=True)
    return sum(values[:FIGHTING_UNITS]) + 0.2 * sum(values[FIGHTING_UNITS:])


@functools.cache
def building_value(name: str) -> float:
    """A building is worth what it costs, and more if it lets an army grow."""
    building = load().buildings[name]
    return SPENT * worth(building.price) + DEVELOPED.get(building.kind, 1.0)


@functools.lru_cache(maxsize=4096)
def saving(faction: FactionId, built: tuple[str, ...], purse: Purse) -> float:
    """How much of the next building that lets an army grow has been saved for."""
    wanted = [each for each in load().town(faction) if is_next(each, built)]
    return max((0.8 * DEVELOPED[each.kind] * covered(each.price, purse) for each in wanted), default=0.0)


def is_next(building: Building, built: tuple[str, ...]) -> bool:
    """Whether a building is worth saving for and nothing has to come before it."""
    if building.kind not in PLANNED or building.id in built:
        return False
    return not building.after or building.after in built


def covered(price: Purse, purse: Purse) -> float:
    """The share of a price that a purse holds."""
    have = Purse(*(min(pair) for pair in zip(_parts(price), _parts(purse), strict=True)))
    return worth(have) / max(worth(price), 1.0)


def _parts(purse: Purse) -> tuple[int, int, int]:
    return purse.gold, purse.materials, purse.valuables
