"""Armies: what can be recruited and reinforced, and for how much.  [HM-16xx]"""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable

import msgspec

from questhall.core import Seat

from .content import load
from .content.printed import Troops
from .effects import BuildingId, FactionId, Purse, Reinforce, Tier, UnitId
from .events import ArmyRestored, UnitDismissed, UnitRecruited, UnitReduced, UnitReinforced
from .geography import HeroesTable
from .people import pay, usable_buildings
from .state import Side, Troop
from .traits import Stabled

PUB = 3
"""Gold that a reinforcement costs less in an astrologers' round, once."""
MOST_UNITS = 5
"""Units of an army in one combat.  [HM-1609]"""


class Terms(msgspec.Struct, frozen=True, gc=False):
    """All that decides which units can be recruited and reinforced."""

    faction: FactionId
    purse: Purse
    built: tuple[BuildingId, ...]
    usable: tuple[BuildingId, ...]
    """What is built, by another rule also in captured towns.  [HM-3002]"""
    army: tuple[Troop, ...]
    stables: bool
    """A hero stands at stables."""
    pub: bool
    """A pub makes the next reinforcement cheaper."""
    less: int
    """Gold that a card takes off."""


def terms(t: HeroesTable, seat: Seat) -> Terms:
    """Those of a player now."""
    side = t.state.sides[seat]
    built, usable, army = tuple(side.built), tuple(usable_buildings(t, seat)), tuple(side.army)
    pub = "pub" in usable and t.state.round % 2 == 0 and "pub" not in side.busy
    return Terms(side.faction, side.purse, built, usable, army, at_stables(side), pub, side.levy)


def at_stables(side: Side) -> bool:
    """Whether a hero of a player stands at stables."""
    stables, second = load().places["stables"], side.second
    return (side.main.at in stables or (second is not None and second.at in stables)) and not side.out


def dwellings(t: HeroesTable, seat: Seat) -> list[Tier]:
    """The tiers of the dwellings that a player uses.  [HM-3002]"""
    return tiers_of(usable_buildings(t, seat))


def tiers_of(built: Iterable[BuildingId]) -> list[Tier]:
    """The tiers of the dwellings among some buildings."""
    buildings = load().buildings
    return [tier for name in built if (tier := buildings[name].tier)]


def affords(now: Terms, price: Purse) -> bool:
    """Whether units can be paid; with a guild of freelancers other resources count as gold."""
    purse = now.purse
    if now.less:
        price = price.cheaper(now.less)
    if purse.covers(price):
        return True
    if "freelancers_guild" not in now.usable:
        return False
    spare = purse.materials - price.materials, purse.valuables - price.valuables
    return min(spare) >= 0 and purse.gold + sum(spare) >= price.gold


def spend(t: HeroesTable, seat: Seat, price: Purse) -> None:
    """Gold first, then materials, then valuables in its place."""
    purse = t.state.sides[seat].purse
    missing = max(price.gold - purse.gold, 0)
    materials = min(missing, purse.materials - price.materials)
    valuables = missing - materials
    pay(t, seat, Purse(price.gold - missing, price.materials + materials, price.valuables + valuables))


def recruits(now: Terms) -> list[UnitId]:
    """Units with a dwelling of their tier whose card is not in the army and whose price can be paid.

    [HM-1612, HM-1613, HM-1621]
    """
    return [unit for unit, price in for_hire(now.faction, now.usable, now.army) if affords(now, price)]


@functools.lru_cache(maxsize=8192)
def for_hire(
    faction: FactionId, built: tuple[BuildingId, ...], army: tuple[Troop, ...]
) -> tuple[tuple[UnitId, Purse], ...]:
    """Units with a dwelling of their tier whose card is not in the army, and what is printed on them."""
    tiers, led = tiers_of(built), {troop.unit for troop in army if troop.aspect in ("few", "pack")}
    able = [unit for unit in load().army(faction) if unit.tier in tiers and unit.id not in led]
    return tuple((unit.id, unit.side("few").price) for unit in able)


def recruit(t: HeroesTable, seat: Seat, unit: UnitId, discount: int = 0) -> None:
    """A recruited unit enters the army on its few side.  [HM-1615]"""
    spend(t, seat, load().units[unit].side("few").price.cheaper(discount))
    t.state.sides[seat].army.append(Troop(unit))
    t.tell(UnitRecruited(seat, unit))


def weak_units(t: HeroesTable, seat: Seat, tiers: Collection[Tier]) -> list[UnitId]:
    """Few units of these tiers that a player leads."""
    return few_of(t.state.sides[seat].army, tiers)


def few_of(army: Iterable[Troop], tiers: Collection[Tier]) -> list[UnitId]:
    """Few units of these tiers; neutral ones cannot be reinforced.  [HM-1622, HM-1808]"""
    units = load().units
    return [troop.unit for troop in army if troop.aspect == "few" and units[troop.unit].tier in tiers]


def reinforcements(now: Terms) -> list[UnitId]:
    """With the population token: a citadel, a dwelling of the tier and the price.  [HM-1614]"""
    return [unit for unit in trainable(now.usable, now.army) if affords(now, priced(now, unit))]


@functools.lru_cache(maxsize=8192)
def trainable(built: tuple[BuildingId, ...], army: tuple[Troop, ...]) -> tuple[UnitId, ...]:
    """The units that a citadel and the dwelling of their tier let become a Pack."""
    citadel = any(load().buildings[each].kind == "citadel" for each in built)
    return tuple(few_of(army, tiers_of(built))) if citadel else ()


def pack_price(t: HeroesTable, seat: Seat, unit: UnitId) -> Purse:
    """What a player pays for a Pack now."""
    return priced(terms(t, seat), unit)


def priced(now: Terms, unit: UnitId) -> Purse:
    """The reinforce price; some units are cheaper while a hero stands at stables."""
    price = load().units[unit].side("pack").price
    less = [trait.gold for trait in load().units[unit].side("few").traits if isinstance(trait, Stabled)]
    if now.pub:
        price = price.cheaper(PUB)
    return price.cheaper(sum(less)) if now.stables else price


def price_of(unit: UnitId, effect: Reinforce) -> Purse:
    """What an effect makes of the reinforce price.  [HM-1618, HM-R-83]"""
    price = load().units[unit].side("pack").price
    match effect.price:
        case "free":
            return Purse()
        case "half":
            price = price.halved_up()
        case "half_gold":
            price = price.gold_halved_down()
        case "full":
            pass
    return price.cheaper(effect.less)


def reinforce(t: HeroesTable, seat: Seat, unit: UnitId, price: Purse) -> None:
    """A few becomes a pack.  [HM-1605]"""
    spend(t, seat, price)
    army = t.state.sides[seat].army
    army[army.index(Troop(unit))] = Troop(unit, "pack")
    t.tell(UnitReinforced(seat, unit))


def flip(t: HeroesTable, seat: Seat, unit: UnitId) -> None:
    """A pack becomes a few."""
    army = t.state.sides[seat].army
    army[army.index(Troop(unit, "pack"))] = Troop(unit)
    t.tell(UnitReduced(seat, unit))


def lay_off(t: HeroesTable, unit: UnitId) -> None:
    """A neutral unit goes to the discard pile of its tier, or back on its deck if it was called.  [HM-1809]"""
    pile = t.state.neutrals[load().units[unit].rank("neutral")]
    (pile.deck if unit in t.state.called else pile.discard).append(unit)


def shuffle_in(t: HeroesTable, *units: UnitId) -> None:
    """Neutral units go back into their decks, which are shuffled; those that were called lie on top again."""
    for unit in units:
        t.state.neutrals[load().units[unit].rank("neutral")].deck.append(unit)
    for tier in dict.fromkeys(load().units[unit].rank("neutral") for unit in units):
        deck = t.state.neutrals[tier].deck
        t.shuffle(deck)
        deck.sort(key=t.state.called.__contains__)


def leave_army(t: HeroesTable, seat: Seat, troop: Troop) -> None:
    """A unit leaves the army; a neutral one goes to the discard pile of its tier.  [HM-1809]"""
    t.state.sides[seat].army.remove(troop)
    if troop.aspect == "neutral":
        lay_off(t, troop.unit)
    t.tell(UnitDismissed(seat, troop.unit))


def starting_army(faction: str, troops: Collection[Troops]) -> list[Troop]:
    """The units that a scenario gives.  [HM-228, HM-1603]"""
    return [Troop(load().army(faction, each.tier)[each.place].id, each.aspect) for each in troops]


def rally(army: list[Troop], troops: list[Troop]) -> None:
    """A unit that the AI leads already becomes a pack; others join while there is room in a combat."""
    for troop in troops:
        led = [each.unit for each in army]
        if troop.unit in led:
            army[led.index(troop.unit)] = Troop(troop.unit, "pack")
        elif len(led) < MOST_UNITS:
            army.append(troop)


def restore_army(t: HeroesTable, seat: Seat) -> None:
    """Who has no units left gets the starting units of the scenario, free of charge.  [HM-1619]"""
    side = t.state.sides[seat]
    if not side.army:
        side.army = starting_army(side.faction, load().plan(t.state.scenario).army_of(side.faction))
        t.tell(ArmyRestored(seat))
