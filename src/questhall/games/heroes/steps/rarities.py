"""What only some cards, units and proclamations allow in a turn.  [HM-R-49, HM-R-73]"""

from __future__ import annotations

import functools
from collections.abc import Iterator

from questhall.core import Choice, Seat
from questhall.kit.hexes import distance

from ..board import printed_traits
from ..choices import BuyWarMachine, Cheer, DropPermanent, LeapTo
from ..geography import HeroesTable, blocked, chart
from ..plays import proclaims
from ..state import Side, Troop
from ..traits import Merry, Trait
from .lots import HopeFor, Throw, tries_twice
from .machine_shops import buy_machine, machine_price, machines_left
from .meeting import Enter
from .moving import passing_only
from .permanents import drop_permanent


def led(side: Side, kind: type[Trait] | tuple[type[Trait], ...]) -> int:
    """How many abilities of a kind, or of some, the units of an army have."""
    return _led(tuple(side.army), kind)


@functools.lru_cache(maxsize=8192)
def _led(army: tuple[Troop, ...], kind: type[Trait] | tuple[type[Trait], ...]) -> int:
    return sum(len(printed_traits(troop.unit, troop.aspect, kind)) for troop in army)


def rarities(t: HeroesTable, seat: Seat) -> Iterator[Choice]:
    """A leap that was granted, a permanent card to drop, a unit that cheers, a peddler's war machine."""
    side = t.state.sides[seat]
    if side.leap:
        graph = chart(t.state.layout)
        at = graph.at[side.main.at]
        near = [field for field, cell in graph.at.items() if 0 < distance(at, cell) <= side.leap]
        taken = passing_only(t, seat)
        yield from (LeapTo(field) for field in near if not blocked(graph, field) and field not in taken)
    yield from map(DropPermanent, side.permanents)
    if "merry" not in side.busy and led(side, Merry):
        yield Cheer()
    if "peddler" not in side.busy and proclaims(t, "peddler"):
        able = [card for card in machines_left(t) if side.purse.covers(machine_price(card, "peddler"))]
        yield from map(BuyWarMachine, able)


def take_rarity(t: HeroesTable, seat: Seat, choice: LeapTo | DropPermanent | Cheer | BuyWarMachine) -> None:
    """What only some cards and units allow.  [HM-R-49, HM-R-73]"""
    side = t.state.sides[seat]
    match choice:
        case LeapTo(to):
            side.leap = 0
            t.do(Enter(seat, "main", to))
        case DropPermanent(card):
            drop_permanent(t, seat, card)
        case BuyWarMachine(card):
            side.busy.append("peddler")
            buy_machine(t, seat, card, machine_price(card, "peddler"))
        case Cheer():
            side.busy.append("merry")
            t.do(Throw(seat), HopeFor(seat, (1,), int(tries_twice(t))))
