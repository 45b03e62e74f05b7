"""Treasures: looted, turned over, their effect resolved, discarded.  [KH-39xx]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from questhall.core import Decision, Question, Seat, SecretQuestion, Step

from ..choices import Discard
from ..content import TreasureEffect
from ..dungeon import KeepTable
from ..effects import RoomId
from ..events.heroes import TreasureLooted
from ..events.turns import CardDiscarded
from ..figures import rouse
from .ending import Lose
from .prison import TakePrisoner
from .resources import LoseResources


class LootTreasure(Step, frozen=True):
    """The treasure is turned over, its effect is resolved, it goes to the supply.  [KH-3904, KH-R-060]"""

    room: RoomId
    value: int

    def run(self, t: KeepTable) -> None:
        """Of several treasures the cheapest is taken.  [KH-R-024]"""
        place = t.state.rooms[self.room]
        treasure = next(treasure for treasure in place.treasures if treasure.value == self.value)
        place.treasures.remove(treasure)
        t.state.treasures.append(treasure)
        t.reveal()
        t.tell(TreasureLooted(self.room, treasure.value, treasure.effect))
        t.do(TreasureActs(treasure.effect, self.room))


class TreasureActs(Step, frozen=True):
    """Pillage, curse, heal, prisoner or defeat.  [KH-3905 to KH-3910]"""

    effect: TreasureEffect
    room: RoomId

    def run(self, t: KeepTable) -> None:
        """An effect without an object does nothing.  [KH-R-025]"""
        match self.effect:
            case "pillage":
                t.do(LoseResources(self.room, 1))
            case "curse":
                if any(area.hand for area in t.state.sides):
                    t.do(SufferCurse())
            case "heal":
                rouse(t, self.room)
            case "prisoner":
                t.do(TakePrisoner("prisoner"))
            case "defeat":
                t.do(Lose("looted"))
            case _:
                assert_never(self.effect)


def hands_asked(t: KeepTable, question: Question) -> dict[Seat, Decision]:
    """A question to everybody with a hand: which card of it."""
    return {
        seat: Decision(seat, question, tuple(map(Discard, dict.fromkeys(area.hand))))
        for seat, area in enumerate(t.state.sides)
        if area.hand
    }


class SufferCurse(SecretQuestion, frozen=True):
    """Each player discards one hand card of own choice.  [KH-3906]"""

    def asks(self, t: KeepTable) -> dict[Seat, Decision]:
        """Everybody with a hand, at once."""
        return hands_asked(t, self)

    def answers(self, t: KeepTable, given: Mapping[Seat, Discard]) -> None:
        """The cards go to their owners' discard piles."""
        for seat, choice in sorted(given.items()):
            area = t.state.sides[seat]
            area.hand.remove(choice.card)
            area.discard.append(choice.card)
            t.tell(CardDiscarded(seat, choice.card))
