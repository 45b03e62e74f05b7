"""Armies: what can be recruited and reinforced, and for how much.  [HM-16xx]"""

from __future__ import annotations

from collections.abc import Collection

from questhall.core import Seat

from .content import load
from .content.printed import Troops
from .effects import Purse, Reinforce, Tier, UnitId
from .events import ArmyRestored, UnitRecruited, UnitReduced, UnitReinforced
from .geography import HeroesTable
from .people import pawns, pay
from .state import Troop
from .traits import Stabled

PUB = 3
"""Gold that a reinforcement costs less in an astrologers' round, once."""
MOST_UNITS = 5
"""Units of an army in one combat.  [HM-1609]"""


def dwellings(t: HeroesTable, seat: Seat) -> list[Tier]:
    """The tiers of the dwellings that a player has built."""
    buildings = load().buildings
    return [tier for built in t.state.sides[seat].built if (tier := buildings[built].tier)]


def affords(t: HeroesTable, seat: Seat, price: Purse) -> bool:
    """Whether units can be paid; with a guild of freelancers other resources count as gold."""
    purse = t.state.sides[seat].purse
    if purse.covers(price) or "freelancers_guild" not in t.state.sides[seat].built:
        return purse.covers(price)
    spare = purse.materials - price.materials, purse.valuables - price.valuables
    return min(spare) >= 0 and purse.gold + sum(spare) >= price.gold


def spend(t: HeroesTable, seat: Seat, price: Purse) -> None:
    """Gold first, then materials, then valuables in its place."""
    purse = t.state.sides[seat].purse
    missing = max(price.gold - purse.gold, 0)
    materials = min(missing, purse.materials - price.materials)
    valuables = missing - materials
    pay(t, seat, Purse(price.gold - missing, price.materials + materials, price.valuables + valuables))


def recruits(t: HeroesTable, seat: Seat, discount: int = 0) -> list[UnitId]:
    """Units with a dwelling of their tier whose card is not in the army and whose price can be paid.

    [HM-1612, HM-1613, HM-1621]
    """
    side = t.state.sides[seat]
    tiers, led = dwellings(t, seat), {troop.unit for troop in side.army if troop.aspect != "neutral"}
    return [
        unit.id
        for unit in load().army(side.faction)
        if unit.tier in tiers and unit.id not in led and affords(t, seat, unit.side("few").price.cheaper(discount))
    ]


def recruit(t: HeroesTable, seat: Seat, unit: UnitId, discount: int = 0) -> None:
    """A recruited unit enters the army on its few side.  [HM-1615]"""
    spend(t, seat, load().units[unit].side("few").price.cheaper(discount))
    t.state.sides[seat].army.append(Troop(unit))
    t.tell(UnitRecruited(seat, unit))


def weak_units(t: HeroesTable, seat: Seat, tiers: Collection[Tier]) -> list[UnitId]:
    """Few units of these tiers; neutral ones cannot be reinforced.  [HM-1622, HM-1808]"""
    units = load().units
    return [
        troop.unit for troop in t.state.sides[seat].army if troop.aspect == "few" and units[troop.unit].tier in tiers
    ]


def reinforcements(t: HeroesTable, seat: Seat, discount: int = 0) -> list[UnitId]:
    """With the population token: a citadel, a dwelling of the tier and the price.  [HM-1614]"""
    side = t.state.sides[seat]
    if not any(load().buildings[built].kind == "citadel" for built in side.built):
        return []
    return [
        unit
        for unit in weak_units(t, seat, dwellings(t, seat))
        if affords(t, seat, pack_price(t, seat, unit).cheaper(discount))
    ]


def pack_price(t: HeroesTable, seat: Seat, unit: UnitId) -> Purse:
    """The reinforce price; some units are cheaper while a hero stands at stables."""
    price = load().units[unit].side("pack").price
    fields = load().fields
    at_stables = any(fields[pawn.at].location == "stables" for _, pawn in pawns(t.state.sides[seat]))
    less = [trait.gold for trait in load().units[unit].side("few").traits if isinstance(trait, Stabled)]
    if "pub" in t.state.sides[seat].built and t.state.round % 2 == 0 and "pub" not in t.state.sides[seat].busy:
        price = price.cheaper(PUB)
    return price.cheaper(sum(less)) if at_stables else price


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


def starting_army(faction: str, troops: Collection[Troops]) -> list[Troop]:
    """The units that a scenario gives.  [HM-228, HM-1603]"""
    return [Troop(load().army(faction, each.tier)[each.place].id, each.aspect) for each in troops]


def restore_army(t: HeroesTable, seat: Seat) -> None:
    """Who has no units left gets the starting units of the scenario, free of charge.  [HM-1619]"""
    side = t.state.sides[seat]
    if not side.army:
        side.army = starting_army(side.faction, load().plan(t.state.scenario).army)
        t.tell(ArmyRestored(seat))
