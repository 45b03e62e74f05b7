"""Heroes are summoned by Guild cards.  [KH-3202, KH-3306, KH-34xx]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from ..choices import PickRoom
from ..dungeon import KeepTable
from ..effects import HeroClass, RoomId
from ..events.heroes import HeroSummoned, SupplyEmpty
from ..figures import put_hero, rouse_class

HEROES_PER_CARD = 2


class CallHeroes(Step, frozen=True):
    """One hero in each of two different rooms of the symbol.  [KH-3202, KH-3401, KH-R-016]"""

    kind: HeroClass
    rooms: tuple[RoomId, ...]
    heroes: int = HEROES_PER_CARD

    def run(self, t: KeepTable) -> None:
        """Of three rooms, or for a last token, the players choose.  [KH-R-016, KH-R-017, KH-R-018]"""
        count, tokens = min(self.heroes, len(self.rooms)), t.state.supply[self.kind]
        if count and tokens and (count < len(self.rooms) or tokens < count):
            t.do(PickSummonRoom(self.kind, self.rooms, self.heroes))
        else:
            t.do(*(SummonHero(self.kind, room) for room in self.rooms[:count]))


class PickSummonRoom(Question, frozen=True):
    """Which room gets the next hero of the card.  [KH-R-016, KH-R-017]"""

    automatic = True

    kind: HeroClass
    rooms: tuple[RoomId, ...]
    heroes: int

    def ask(self, t: KeepTable) -> Decision:
        """The rooms that have got none."""
        return Decision(t.state.active, self, tuple(map(PickRoom, self.rooms)))

    def answer(self, t: KeepTable, seat: Seat, choice: PickRoom) -> None:
        """The rest of the heroes come after it."""
        others = tuple(room for room in self.rooms if room != choice.room)
        t.do(SummonHero(self.kind, choice.room), CallHeroes(self.kind, others, self.heroes - 1))


class SummonHero(Step, frozen=True):
    """A hero enters a room with its active side up; it brags when it is resolved.  [KH-3402, KH-3403]"""

    kind: HeroClass
    room: RoomId

    def run(self, t: KeepTable) -> None:
        """Without a token of the class its exhausted heroes are roused.  [KH-3306]"""
        if t.state.supply[self.kind]:
            hero = put_hero(t, self.kind, self.room, active=True)
            t.tell(HeroSummoned(hero.id, hero.kind, self.room))
        else:
            t.tell(SupplyEmpty(self.kind))
            rouse_class(t, self.kind)
