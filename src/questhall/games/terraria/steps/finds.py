"""Fallen stars and life crystals.  [TR-3608 to TR-3616]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat

from ..choices import TakeCoins, TakeMaximum
from ..content import load
from ..effects import Cell
from ..events import FindTaken
from ..figures import kind_of
from ..state import Enemy, SeatName, Side
from ..stock import gain_coins, heal
from ..world import TerrariaTable, vicinity
from .spawning import take_away

COINS = 10


class CollectFind(Question, frozen=True):
    """Whoever collects a star or a crystal raises a maximum, or takes ten coins.  [TR-3616]"""

    automatic = True

    seat: SeatName
    crystal: bool

    def ask(self, t: TerrariaTable) -> Decision:
        """At the end of a track only the coins are left.  [TR-R-58]"""
        raised: tuple[Choice, ...] = (TakeMaximum(),) if self.can_rise(t.state.sides[self.seat]) else ()
        return Decision(self.seat, self, (*raised, TakeCoins()))

    def can_rise(self, side: Side) -> bool:
        """Whether the track goes on."""
        figures = load().figures
        return side.most_health < figures.most_health if self.crystal else side.most_mana < figures.most_mana

    def answer(self, t: TerrariaTable, seat: Seat, choice: TakeMaximum | TakeCoins) -> None:
        """The maximum grows by one, then all is restored; or coins.  [TR-3610, TR-3611, TR-3614, TR-3615]"""
        side = t.state.sides[seat]
        match choice:
            case TakeCoins():
                gain_coins(t, seat, COINS)
            case TakeMaximum() if self.crystal:
                side.most_health += 1
                heal(t, seat, side.most_health)
            case TakeMaximum():
                side.most_mana += 1
                side.mana = side.most_mana


def collect_near(t: TerrariaTable, seat: Seat, cell: Cell) -> None:
    """On entering a cell, finds on it or next to it are taken at once, seen or not.  [TR-3609, TR-3613, TR-R-59]"""
    close, finds = vicinity(cell), load().finds
    for find in [enemy for enemy in t.state.enemies if enemy.kind in finds and enemy.cell in close]:
        collect(t, seat, find)


def collect(t: TerrariaTable, seat: Seat, find: Enemy) -> None:
    """The token goes back under its stack; the find is remembered.  [TR-R-57, TR-R-83]"""
    crystal = kind_of(t, find).find == "crystal"
    take_away(t, find)
    if crystal:
        t.state.found_crystal = True
    else:
        t.state.found_star = True
    t.tell(FindTaken(seat, "crystal" if crystal else "star"))
    t.do(CollectFind(seat, crystal))
