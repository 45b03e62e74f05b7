"""A position as the chapters of the character phase see it for a player: what several of them ask for is found once."""

from __future__ import annotations

import functools
from itertools import chain
from typing import NamedTuple

from questhall.core import Seat

from .content import Equipment, load
from .effects import CardId, Cell
from .figures import close_by
from .state import FigureId
from .stock import Piles, means, tops_of
from .world import TerrariaTable, chart_of


class Kit(NamedTuple):
    """The equipment on top of the slots, sorted by what it is good for."""

    tops: tuple[CardId, ...]
    gifted: tuple[CardId, ...]
    """Those of them that offer symbols.  [TR-905]"""
    cards: tuple[CardId, ...]
    """All cards, also those that are covered."""
    axe: Equipment | None
    pickaxe: Equipment | None
    weapons: tuple[Equipment, ...]
    hooks: tuple[Equipment, ...]
    staves: tuple[Equipment, ...]
    magic: bool
    """Whether any weapon takes mana instead of points.  [TR-3001]"""


@functools.lru_cache(maxsize=4096)
def kit_of(piles: Piles) -> Kit:
    """The kit that the top cards of some piles make, in the order of the slots."""
    equipment, cards = load().equipment, tops_of(piles)
    items = [equipment[card] for card in cards if card]
    by_slot = {item.slot: item for item in items}
    return Kit(
        tops=cards,
        gifted=tuple(item.id for item in items if item.parts),
        cards=tuple(dict.fromkeys(chain.from_iterable(piles))),
        axe=by_slot.get("axe"),
        pickaxe=by_slot.get("pickaxe"),
        weapons=tuple(item for item in items if item.dice),
        hooks=tuple(item for item in items if item.hook),
        staves=tuple(item for item in items if item.summons),
        magic=any(item.dice and item.mana for item in items),
    )


class Look:
    """What stands where, and what the player has; found when it is asked for, and then kept."""

    __slots__ = ("_taken", "able", "chart", "kit", "means", "seat", "side", "spot", "state", "t")

    def __init__(self, t: TerrariaTable, seat: Seat) -> None:
        self.t, self.seat, self.state = t, seat, t.state
        self.side = side = t.state.sides[seat]
        self.chart = chart_of(t.state.land)
        self.spot = self.chart.spot(side.cell)
        self.kit = kit_of(tuple(side.gear.values()))
        self.means = means(tuple(side.slots))
        points = side.points
        self.able = bool(points.ap or points.dig or points.hard or points.chop) or self.kit.magic
        """Whether there is anything to act with: points of any kind but swords and shields, or magic."""
        self._taken: dict[Cell, FigureId | Seat] | None = None

    @property
    def taken(self) -> dict[Cell, FigureId | Seat]:
        """Who is on the own cell and on those next to it."""
        if self._taken is None:
            self._taken = close_by(self.t, self.side.cell)
        return self._taken
