"""Elements: which charges are available, and using them up.  [BB-13xx, BB-44xx]"""

from __future__ import annotations

import functools
from collections.abc import Iterator

from questhall.haven import elements
from questhall.haven.terms import Symbol

from .content import load
from .effects import Spend
from .events import ElementUsed
from .state import State
from .world import BugsTable

VISIBLE = ("hand", "chosen", "active")


def own_columns(rolled: int | None, *, elite: bool) -> list[int]:
    """The columns of a monster: the rolled one, of an elite the two others; none before the roll.  [BB-710, BB-R-04]"""
    return [] if rolled is None else [face for face in range(3) if (face != rolled) is elite]


def columns_of(state: State, being: str) -> list[int]:
    """The columns in play: the rolled one, for elites the two others.  [BB-710, BB-R-04, BB-R-17]"""
    rolled = state.columns.get(being)
    if rolled is None:
        return []
    elites = {each.elite for each in state.figures.values() if each.being == being}
    return [face for elite in sorted(elites) for face in own_columns(rolled, elite=elite)]


def all_charges(state: State) -> list[tuple[str, Symbol]]:
    """Every visible symbol, by an id of its own.  [BB-1302, BB-1303, BB-1309, BB-1310, BB-R-13]"""
    found: list[tuple[str, Symbol]] = []
    for each in state.cards:
        if each.zone in VISIBLE:
            found += on_card(each.card, each.side)
    kinds = {(each.being, each.elite) for each in state.figures.values()}
    for being, rolled in state.columns.items():
        for elite in (False, True):
            if (being, elite) in kinds:
                found += on_columns(being, rolled, elite)
    for place, symbol in enumerate(state.made):
        found.append((f"made.{place}", symbol))
    return found


@functools.cache
def on_card(card: str, side: str) -> list[tuple[str, Symbol]]:
    """The symbols of a side of a card; not to be changed."""
    return [(f"{card}.{side}.{place}", symbol) for place, symbol in enumerate(load().cards[card].side(side).charge)]


@functools.cache
def on_columns(being: str, rolled: int, elite: bool) -> list[tuple[str, Symbol]]:
    """The symbols of the columns of a monster; not to be changed."""
    columns = load().monsters[being].columns
    faces = own_columns(rolled, elite=elite)
    return [(f"{being}.{face}.{n}", symbol) for face in faces for n, symbol in enumerate(columns[face].charge)]


def charges(t: BugsTable) -> dict[str, Symbol]:
    """The charges that can be used now, each once per round.  [BB-1304, BB-1305, BB-R-15]"""
    used, visible = t.state.used, all_charges(t.state)
    return {name: symbol for name, symbol in visible if name not in used} if used else dict(visible)


def payments(t: BugsTable, cost: tuple[Symbol, ...]) -> list[tuple[str, ...]]:
    """Every way to pay a cost now.  [BB-1312, BB-1314]"""
    there = charges(t)
    return elements.payments(cost, there) if there or not cost else []


def pay(t: BugsTable, names: tuple[str, ...]) -> None:
    """Use charges up until the next round.  [BB-1306]"""
    if not names:
        return
    known = dict(all_charges(t.state))
    for name in names:
        t.state.used.append(name)
        t.tell(ElementUsed(known[name]))


def spends(
    t: BugsTable, offered: tuple[Spend, ...], spent: tuple[int, ...] = ()
) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every element use of an action that is open now, with the charges.  [BB-1313]"""
    for option, spend in enumerate(offered):
        if option not in spent:
            for paid in payments(t, spend.cost):
                yield option, paid
