"""A position as the chapters of the character phase see it: what all of them ask for is found once, for all seats."""

from __future__ import annotations

import functools
from typing import NamedTuple

from questhall.core import Seat

from .content import Equipment, load
from .effects import CardId
from .figures import alive, fighters, occupied
from .state import Side
from .stock import tops
from .world import TerrariaTable, chart


class Kit(NamedTuple):
    """The equipment on top of the slots, sorted by what it is good for."""

    axe: Equipment | None
    pickaxe: Equipment | None
    weapons: tuple[Equipment, ...]
    hooks: tuple[Equipment, ...]
    staves: tuple[Equipment, ...]


@functools.lru_cache(maxsize=4096)
def kit_of(cards: tuple[CardId, ...]) -> Kit:
    """The kit that the top cards make, in the order of the slots."""
    equipment = load().equipment
    items = [equipment[card] for card in cards if card]
    by_slot = {item.slot: item for item in items}
    return Kit(
        axe=by_slot.get("axe"),
        pickaxe=by_slot.get("pickaxe"),
        weapons=tuple(item for item in items if item.dice),
        hooks=tuple(item for item in items if item.hook),
        staves=tuple(item for item in items if item.summons),
    )


class Look:
    """What stands where, and who has what in hand."""

    __slots__ = ("alive", "chart", "fighters", "kits", "state", "t", "taken")

    def __init__(self, t: TerrariaTable) -> None:
        self.t, self.state, self.chart = t, t.state, chart(t)
        self.alive, self.fighters = alive(t), fighters(t)
        self.taken = occupied(t, self.fighters)
        self.kits = {seat: kit_of(tops(t.state.sides[seat])) for seat in self.alive}

    def side(self, seat: Seat) -> Side:
        """A player's side."""
        return self.state.sides[seat]
