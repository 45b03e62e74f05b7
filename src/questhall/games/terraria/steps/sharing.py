"""Rewards that the players divide.  [TR-2105, TR-4412 to TR-4414]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Decision, Question, Seat, Step

from ..choices import Choose, Donate
from ..effects import Reward
from ..state import SeatName
from ..stock import gain_coins
from ..world import TerrariaTable
from .rewards import GainReward


class ShareLoot(Step, frozen=True):
    """Whoever dealt most damage decides; among equals the one with the fewest coins.  [TR-4412 to TR-4414, TR-R-114]"""

    damage: tuple[tuple[SeatName, int], ...]
    reward: Reward

    def run(self, t: TerrariaTable) -> None:
        """Then the seat nearest to the host."""
        most = max(count for _, count in self.damage)
        tied = [seat for seat, count in self.damage if count == most]
        t.do(Share(min(tied, key=lambda seat: (t.state.sides[seat].coins, seat)), self.reward))


class Share(Step, frozen=True):
    """One player divides the coins and gives everything else to somebody.  [TR-2105, TR-R-67]"""

    seat: SeatName
    reward: Reward

    def run(self, t: TerrariaTable) -> None:
        """Coins one by one, the rest as a whole."""
        rest = replace(self.reward, coins=0)
        if rest != Reward():
            t.do(GiveAway(self.seat, rest))
        if self.reward.coins:
            t.do(DivideCoins(self.seat, self.reward.coins))


class DivideCoins(Question, frozen=True):
    """How many coins go to whom.  [TR-2105]"""

    automatic = True

    seat: SeatName
    left: int

    def ask(self, t: TerrariaTable) -> Decision:
        """Any part of what is left to any player; alone, all of it."""
        seats = range(len(t.state.sides))
        counts = range(1, self.left + 1) if len(seats) > 1 else (self.left,)
        return Decision(self.seat, self, tuple(Donate(to, "coins", count) for to in seats for count in counts))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Donate) -> None:
        """Until none is left."""
        gain_coins(t, choice.to, choice.count)
        if self.left > choice.count:
            t.do(DivideCoins(seat, self.left - choice.count))


class GiveAway(Question, frozen=True):
    """Who gets the rest of a shared reward."""

    automatic = True

    seat: SeatName
    reward: Reward

    def ask(self, t: TerrariaTable) -> Decision:
        """Any player."""
        return Decision(self.seat, self, tuple(map(Choose, range(len(t.state.sides)))))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Choose) -> None:
        """All of it."""
        t.do(GainReward(choice.seat, self.reward))
