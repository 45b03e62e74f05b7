"""Elements: which charges pay for which costs."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence

ELEMENTS = ("fire", "ice", "air", "earth", "light", "dark")
WILD = "wild"

Symbol = str
"""An element, `wild` for any of them, or two of them as `fire_dark`."""


@functools.cache
def kinds(symbol: Symbol) -> frozenset[str]:
    """The elements that a symbol can stand for."""
    if symbol == WILD:
        return frozenset(ELEMENTS)
    found = frozenset(symbol.split("_"))
    if not found <= set(ELEMENTS):
        raise ValueError(f"{symbol!r} is no element; symbols are {', '.join(ELEMENTS)}, {WILD} or two joined by _")
    return found


@functools.cache
def pays(charge: Symbol, cost: Symbol) -> bool:
    """Whether a charge pays for a cost: they have an element in common."""
    return not kinds(charge).isdisjoint(kinds(cost))


def payments(costs: Sequence[Symbol], charges: Mapping[str, Symbol]) -> list[tuple[str, ...]]:
    """Every set of charges, by their ids, that pays for all costs together, each charge for one of them."""
    if len(costs) == 1:
        return [(name,) for name, charge in charges.items() if pays(charge, costs[0])]
    found: dict[frozenset[str], tuple[str, ...]] = {}
    for paid in _assignments(costs, charges, ()):
        found.setdefault(frozenset(paid), paid)
    return list(found.values())


def _assignments(
    costs: Sequence[Symbol], charges: Mapping[str, Symbol], paid: tuple[str, ...]
) -> Iterator[tuple[str, ...]]:
    if not costs:
        yield paid
        return
    for name, charge in charges.items():
        if name not in paid and pays(charge, costs[0]):
            yield from _assignments(costs[1:], charges, (*paid, name))
