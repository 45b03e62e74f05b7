"""Why something is not open now, with its rule."""

from __future__ import annotations

from collections.abc import Container, Iterator

from questhall.core import Refusal, Seat

from . import keys
from .board import NEAR, camp_of, destinations, fight, fighter, is_ranged, targets
from .charging import are_for_the_map, charges
from .content import load
from .content.printed import Card
from .effects import CardId, Purse
from .geography import HeroesTable
from .people import experts_left, pawns
from .plays import is_cast, is_reroll
from .state import TOWER, Side
from .troops import dwellings, pack_price


def town(t: HeroesTable, seat: Seat) -> Iterator[Refusal]:
    """Buildings, units and packs that cannot be had now."""
    side = t.state.sides[seat]
    for building in load().town(side.faction):
        if building.id not in side.built:
            on = f"card:{keys.TOWN}.{building.id}"
            if "build" in side.used:
                yield Refusal(on, "token_used", "HM-507")
            elif building.after and building.after not in side.built:
                yield Refusal(on, "not_yet", "HM-1309", {"building": building.after})
            else:
                yield from dear(on, building.price, side)
    yield from recruits(t, seat)
    yield from packs(t, seat)


def recruits(t: HeroesTable, seat: Seat) -> Iterator[Refusal]:
    """Units that are not in the army.  [HM-1613]"""
    side = t.state.sides[seat]
    tiers, led = dwellings(t, seat), {troop.unit for troop in side.army if troop.aspect in ("few", "pack")}
    for unit in load().army(side.faction):
        on = f"card:{keys.HIRE}.{unit.id}"
        if unit.id in led:
            continue
        if unit.tier not in tiers:
            yield Refusal(on, "no_dwelling", "HM-1613", {"tier": unit.tier})
        elif "population" in side.used:
            yield Refusal(on, "token_used", "HM-507")
        else:
            yield from dear(on, unit.side("few").price.cheaper(side.levy), side)


def packs(t: HeroesTable, seat: Seat) -> Iterator[Refusal]:
    """Units of the army that cannot become packs.  [HM-1605, HM-1614]"""
    side = t.state.sides[seat]
    citadel = any(load().buildings[name].kind == "citadel" for name in side.built)
    for place, troop in enumerate(side.army):
        on = f"card:{keys.ARMY}.{place}"
        if troop.aspect == "pack":
            yield Refusal(on, "already_pack", "HM-1605")
        elif troop.aspect == "few" and not citadel:
            yield Refusal(on, "no_citadel", "HM-1614")
        elif troop.aspect == "few" and "population" in side.used:
            yield Refusal(on, "token_used", "HM-507")
        elif troop.aspect == "few":
            yield from dear(on, pack_price(t, seat, troop.unit).cheaper(side.levy), side)


def dear(on: str, price: Purse, side: Side) -> Iterator[Refusal]:
    """What costs more than there is.  [HM-1213]"""
    if not side.purse.covers(price):
        yield Refusal(on, "too_dear", "HM-1213", {"price": price, "purse": side.purse})


def heroes(t: HeroesTable, seat: Seat) -> Iterator[Refusal]:
    """Heroes without movement.  [HM-410]"""
    for name, pawn in pawns(t.state.sides[seat]):
        if pawn.moves < 1:
            yield Refusal(f"piece:{keys.hero_key(seat, name)}", "no_moves", "HM-410")


def cards(t: HeroesTable, seat: Seat, open_now: Container[CardId]) -> Iterator[Refusal]:
    """Cards of the hand that cannot be played now."""
    for key, name in keys.in_hand(t.state.sides[seat].hand):
        if name not in open_now:
            yield idle(t, seat, f"card:{key}", load().cards[name])


def idle(t: HeroesTable, seat: Seat, on: str, card: Card) -> Refusal:
    """Why a card cannot be played: first what is true for ever, last what may change soon."""
    side = t.state.sides[seat]
    if card.faction not in ("", side.faction):
        return Refusal(on, "foreign_card", "HM-1009", {"faction": card.faction})
    fitting = [play for play in card.plays if t.state.combat is not None or are_for_the_map(play) or is_reroll(play)]
    if not fitting:
        return Refusal(on, "in_combat_only", "HM-2301")
    if any(is_cast(card, play) for play in fitting) and has_cast(t, seat):
        return Refusal(on, "spell_cast", "HM-1113")
    if all(play.expert for play in fitting) and experts_left(t, seat) < 1:
        return Refusal(on, "no_experts", "HM-1003")
    deeds = [play for play in fitting if (card.id, card.plays.index(play)) not in charges()]
    if t.state.combat is None and not deeds:
        only = len(fitting) == len(card.plays)
        return Refusal(on, "power_unused", "HM-1104") if only else Refusal(on, "in_combat_only", "HM-2301")
    if t.state.combat is None and all(map(is_reroll, deeds)):
        return Refusal(on, "no_die", "HM-914")
    least = min(play.power for play in fitting)
    if least > side.power:
        return Refusal(on, "needs_power", "HM-1103", {"power": least})
    return Refusal(on, "no_use", "HM-922")


def has_cast(t: HeroesTable, seat: Seat) -> bool:
    """Whether a player has cast all the spells of a combat round.  [HM-1113]"""
    c = t.state.combat
    return c is not None and c.spells.get(camp_of(c, seat), 0) >= 1 + c.more_spells.get(camp_of(c, seat), 0)


def far_foes(t: HeroesTable, unit: str, *, moved: bool) -> Iterator[Refusal]:
    """Enemies that a unit cannot strike from where it stands; beside some of them it can go first.  [HM-1728]"""
    c = fight(t)
    striker = fighter(c, unit)
    near = {each.id for each in targets(c, striker)}
    stands = () if moved or is_ranged(striker) else destinations(c, striker)
    for each in c.fighters:
        if each.camp != striker.camp and each.id not in near:
            beside = each.id != TOWER and any(space in NEAR[each.at] for space in stands)
            yield Refusal(f"piece:{keys.unit_key(each.id)}", "go_beside" if beside else "out_of_reach", "HM-2103")
