"""Rewards that the players divide.  [TR-2105, TR-4412 to TR-4414]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Decision, Question, Seat, Step

from ..choices import Choose, Donate
from ..effects import Haul, Reward, hauled
from ..state import SeatName
from ..stock import gain_coins
from ..world import TerrariaTable
from .rewards import GainReward

HOST: Seat = 0


class ShareLoot(Step, frozen=True):
    """Whoever dealt most damage decides; among equals the one with the fewest coins.  [TR-4412 to TR-4414, TR-R-114]"""

    damage: tuple[tuple[SeatName, int], ...]
    reward: Reward

    def run(self, t: TerrariaTable) -> None:
        """If they are equally poor, the host."""
        most = max(count for _, count in self.damage)
        coins = {seat: t.state.sides[seat].coins for seat, count in self.damage if count == most}
        poorest = [seat for seat, count in coins.items() if count == min(coins.values())]
        t.do(Share(poorest[0] if len(poorest) == 1 else HOST, self.reward))


class Share(Step, frozen=True):
    """One player divides the coins and gives everything else away, piece by piece.  [TR-2105, TR-4412, TR-R-67]"""

    seat: SeatName
    reward: Reward

    def run(self, t: TerrariaTable) -> None:
        """First the coins."""
        t.do(*(GiveAway(self.seat, piece) for piece in pieces(self.reward)))
        if self.reward.coins:
            t.do(DivideCoins(self.seat, self.reward.coins))


def pieces(reward: Reward) -> list[Reward]:
    """What of a reward can go to different players, besides coins: every resource and every card.  [TR-4412]"""
    found = [
        Reward(resources=replace(Haul(), **{kind: 1})) for kind, count in hauled(reward.resources) for _ in range(count)
    ]
    found += [Reward(card=reward.card), Reward(consumable=reward.consumable), Reward(loot=reward.loot)]
    found += [Reward(guide=1)] * reward.guide + [Reward(destroy=1)] * reward.destroy
    return [piece for piece in found if piece != Reward()]


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
    """Who gets a piece of a shared reward.  [TR-4412]"""

    automatic = True

    seat: SeatName
    reward: Reward

    def ask(self, t: TerrariaTable) -> Decision:
        """Any player."""
        return Decision(self.seat, self, tuple(map(Choose, range(len(t.state.sides)))))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Choose) -> None:
        """That player gains it."""
        t.do(GainReward(choice.seat, self.reward))
