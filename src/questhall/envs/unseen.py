"""What no seat can see becomes something else: chance decides it when it is revealed, not before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from questhall.core import Deal, Rng, Seat, Table

Path = tuple[Any, ...]
Ways = list[tuple[Path, list[Any]]]
"""Piles, each with where it lies in a state and another order."""


def dealt_anew(t: Table[Any], first: Seat, rng: Rng) -> Table[Any]:
    """A copy in which what no seat can see lies as chance has it, whatever it was. Every seat knows the same as before.

    It is imagined from what seats know, beginning with the one that acts. What others hide from it stays as it is.
    """
    seats = (first, *(seat for seat in range(len(t.setup.seats)) if seat != first)) if t.setup else (first,)
    found, left = t.copy(), None
    for seat in seats:
        deal = t.game.imagine(t.view(seat), rng)
        if not t.game.secret and _alike(whole := _replaced(t, deal), t, seats):
            return whole
        if list(reversed(deal.agenda)) != t.agenda:
            continue  # a step knows something of the piles that the seat does not
        ways = [way for way in _ways(found.state, deal.state) if left is None or way[0] in left]
        found, left = _mixed(found, ways, t, seats)
    return found


def _replaced(t: Table[Any], deal: Deal[Any]) -> Table[Any]:
    twin = t.copy()
    twin.state, twin.agenda, twin.lasting = deal.state, list(reversed(deal.agenda)), list(deal.lasting)
    twin._decisions = None
    return twin


def _alike(twin: Table[Any], t: Table[Any], seats: Sequence[Seat]) -> bool:
    """Whether all seats know the same at both tables, and nothing is wrong with the first one."""
    return all(twin.view(seat) == t.view(seat) for seat in seats) and not any(twin.game.faults(twin))


def _mixed(found: Table[Any], ways: Ways, t: Table[Any], seats: Sequence[Seat]) -> tuple[Table[Any], list[Path]]:
    """With all piles in another order of which no seat can tell; and where those lie of which one can."""
    if not ways:
        return found, []
    twin = found.copy()
    twin._decisions = None
    for path, order in ways:
        _lay(twin.state, path, order)
    if _alike(twin, t, seats):
        return twin, []
    if len(ways) == 1:
        return found, [ways[0][0]]
    half = len(ways) // 2
    found, left = _mixed(found, ways[:half], t, seats)
    found, more = _mixed(found, ways[half:], t, seats)
    return found, left + more


def _lay(state: Any, path: Path, order: list[Any]) -> None:
    for step in path:
        state = getattr(state, step) if isinstance(state, msgspec.Struct) else state[step]
    if isinstance(state, dict):
        state.update(zip(state, order, strict=True))
    else:
        state[:] = order


def _ways(own: Any, other: Any, path: Path = ()) -> Iterator[tuple[Path, list[Any]]]:
    """Where piles differ between two states: what lies in the first one, in the order of the other."""
    if type(own) is not type(other) or own == other:
        return
    if isinstance(own, msgspec.Struct):
        for name in own.__struct_fields__:
            yield from _ways(getattr(own, name), getattr(other, name), (*path, name))
    elif isinstance(own, dict | list) and len(own) == len(other):
        keys = list(own) if isinstance(own, dict) else range(len(own))
        if keys != (list(other) if isinstance(own, dict) else keys):
            return
        values, others = [own[key] for key in keys], [other[key] for key in keys]
        if any(isinstance(value, msgspec.Struct | dict | list) for value in values):
            for key, value, instead in zip(keys, values, others, strict=True):
                yield from _ways(value, instead, (*path, key))
        else:
            yield path, _ordered(values, others)


def _ordered(own: list[Any], other: list[Any]) -> list[Any]:
    """The same things, in the order of others as far as they are among these."""
    left, found = sorted(own, key=repr), list[Any]()
    for each in other:
        kept = each in left
        found.append(each if kept else _NOTHING)
        if kept:
            left.remove(each)
    return [left.pop() if each is _NOTHING else each for each in found]


_NOTHING: Any = object()
