"""How steps with cards that not all may see are hidden.  [HM-R-55]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from questhall.core import Seat, Step

from .steps.auctions import DrawFromPool, Offering
from .steps.cards import CastFoundOnMap
from .steps.combat.casting import CastFound
from .steps.diplomacy import CullNeutrals, ReturnUnits
from .steps.faraway import DropOne
from .steps.gaining import SpendCrown
from .steps.own_cards import PickOwn
from .steps.peeking import SpyOn
from .steps.searching import LayAside, LeaveOrSink, PickCard, TakeOrLeave


def offered(step: Step) -> tuple[Offering, ...]:
    """The cards that all have laid down."""
    return step.pool if isinstance(step, DrawFromPool) else ()


def hide_cards(step: PickCard | LayAside | DropOne | PickOwn | CastFound | CastFoundOnMap, seat: Seat | None) -> Step:
    """The cards that a seat is looking at."""
    seen = step.seat == seat or (isinstance(step, DropOne) and step.shown)
    return step if seen else replace(step, cards=("",) * len(step.cards))


def hide_card(step: TakeOrLeave | LeaveOrSink | SpendCrown | SpyOn, seat: Seat | None) -> Step:
    """The card that a seat is looking at."""
    shown = isinstance(step, SpendCrown) and not step.unseen
    return step if step.seat == seat or shown else replace(step, card="")


def unseen(step: Step) -> bool:
    """Whether only one player sees the units."""
    return isinstance(step, CullNeutrals) or (isinstance(step, ReturnUnits) and step.unseen)


def hide_units(step: CullNeutrals | ReturnUnits, seat: Seat | None) -> Step:
    """The units that a seat is looking at."""
    return replace(step, units=("",) * len(step.units)) if step.seat != seat and unseen(step) else step


def hide_pool(step: DrawFromPool, seat: Seat | None) -> Step:
    """What others have laid down unseen; the order of the pool is nobody's to know."""
    known = [each if each.seat == seat else replace(each, card="") for each in step.pool]
    return replace(step, pool=tuple(sorted(known, key=lambda each: each.seat)))


MASKS: dict[type[Step], Callable[[Any, Seat | None], Step]] = {
    **dict.fromkeys((PickCard, LayAside, DropOne, PickOwn, CastFound, CastFoundOnMap), hide_cards),
    **dict.fromkeys((TakeOrLeave, LeaveOrSink, SpendCrown, SpyOn), hide_card),
    **dict.fromkeys((CullNeutrals, ReturnUnits), hide_units),
    DrawFromPool: hide_pool,
}
"""Steps with cards that not all may see, and how they are hidden."""
