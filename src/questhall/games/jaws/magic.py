"""Elements: infusing, waning, consuming.  [JL-34xx]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from questhall.haven.elements import ELEMENTS, kinds, payments
from questhall.haven.terms import Symbol

from .events import ElementConsumed, ElementInfused
from .state import INERT, STRONG
from .terms import Spend
from .world import JawsTable, taught

LESSON = 4
"""Elements are taught in this scenario."""


def available(t: JawsTable) -> dict[str, Symbol]:
    """The elements that can be consumed: strong or waning.  [JL-3407]"""
    return {name: name for name in ELEMENTS if t.state.elements.get(name, INERT) > INERT}


def ways_to_pay(t: JawsTable, cost: Sequence[Symbol]) -> list[tuple[str, ...]]:
    """Every set of elements that pays for a cost; none before scenario 4."""
    return list(payments(cost, available(t))) if taught(t, LESSON) else []


def consume(t: JawsTable, elements: Sequence[str]) -> None:
    """Consumed elements are inert at once.  [JL-3408]"""
    for element in elements:
        t.state.elements[element] = INERT
        t.tell(ElementConsumed(element))


def open_spends(t: JawsTable, offered: Sequence[Spend], spent: Sequence[int]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """What may be consumed for an action, each option once.  [JL-3409, JL-3410]"""
    for option, spend in enumerate(offered):
        if option not in spent:
            yield from ((option, paid) for paid in ways_to_pay(t, spend.cost))


def infuse(t: JawsTable, elements: Sequence[str]) -> None:
    """They become strong at the end of the turn, so that nobody consumes them in it.  [JL-3404, JL-3411]"""
    if taught(t, LESSON):
        t.state.infused += [each for each in elements if each not in t.state.infused]


def end_turn(t: JawsTable) -> None:
    """What was infused in this turn is strong now.  [JL-3404, JL-G-701, JL-G-702]"""
    for element in t.state.infused:
        t.state.elements[element] = STRONG
        t.tell(ElementInfused(element))
    t.state.infused = []


def wane(t: JawsTable) -> None:
    """At the end of a round every element moves one column.  [JL-3405, JL-4105]"""
    t.state.elements = {name: max(INERT, level - 1) for name, level in t.state.elements.items()}


def is_open(symbol: Symbol) -> bool:
    """Whether somebody has to choose which element it is.  [JL-3416]"""
    return len(kinds(symbol)) > 1
