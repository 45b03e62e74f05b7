"""Elements: which charges are available, and using them up.  [BB-13xx, BB-44xx]"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.haven import elements

from .content import load
from .effects import Spend, Symbol
from .events import ElementUsed
from .state import State
from .world import BugsTable

VISIBLE = ("hand", "chosen", "active")


def columns_of(state: State, being: str) -> list[int]:
    """The columns in play: the rolled one, for elites the two others.  [BB-710, BB-R-04, BB-R-17]"""
    rolled = state.columns.get(being)
    if rolled is None:
        return []
    there = {figure.elite for figure in state.figures.values() if figure.being == being}
    others = [face for face in range(3) if face != rolled] if True in there else []
    return ([rolled] if False in there else []) + others


def all_charges(state: State) -> Iterator[tuple[str, Symbol]]:
    """Every visible symbol, by an id of its own.  [BB-1302, BB-1303, BB-1309, BB-1310, BB-R-13]"""
    content = load()
    for each in state.cards:
        if each.zone in VISIBLE:
            for place, symbol in enumerate(content.cards[each.card].side(each.side).charge):
                yield f"{each.card}.{each.side}.{place}", symbol
    for being in state.columns:
        for face in columns_of(state, being):
            for place, symbol in enumerate(content.monsters[being].columns[face].charge):
                yield f"{being}.{face}.{place}", symbol
    for place, symbol in enumerate(state.made):
        yield f"made.{place}", symbol


def charges(t: BugsTable) -> dict[str, Symbol]:
    """The charges that can be used now, each once per round.  [BB-1304, BB-1305, BB-R-15]"""
    used = t.state.used
    return {name: symbol for name, symbol in all_charges(t.state) if name not in used}


def payments(t: BugsTable, cost: tuple[Symbol, ...]) -> list[tuple[str, ...]]:
    """Every way to pay a cost now.  [BB-1312, BB-1314]"""
    return list(elements.payments(cost, charges(t)))


def pay(t: BugsTable, names: tuple[str, ...]) -> None:
    """Use charges up until the next round.  [BB-1306]"""
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
