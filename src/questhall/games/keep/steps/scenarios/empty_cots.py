"""Empty Cots: defeated monsters become hostages and must be freed.  [KH-R-1160 ff.]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from questhall.core import Decision, Question, Seat, SecretQuestion, Step

from ...choices import Discard, Done, PickMonster, SeatName
from ...dungeon import KeepTable, guards
from ...events.dungeon import HostageFreed, MonsterTaken
from ...events.heroes import HeroBeaten
from ...events.turns import CardDiscarded, NothingHappened, TurnBegan
from ...state import HOSTAGE, LAIR
from ...twists import Twist
from ..attack import DriveOut


class Hostages(Twist, frozen=True):
    """Beaten monsters are held; every hero that is discarded frees one.  [KH-R-1164 to KH-R-1167]"""

    replaces: ClassVar[tuple[type, ...]] = (DriveOut,)
    reacts_to: ClassVar[tuple[type, ...]] = (HeroBeaten, TurnBegan)

    def replace(self, t: KeepTable, step: DriveOut) -> tuple[Step, ...]:
        """To the hostage area instead of the lair.  [KH-R-1165]"""
        return (TakeHostage(step.seat, step.monster),)

    def react(self, t: KeepTable, event: HeroBeaten | TurnBegan) -> tuple[Step, ...]:
        """A hero discarded, or a turn that begins without a single free monster.  [KH-R-1166, KH-R-1167]"""
        if isinstance(event, HeroBeaten):
            return (ReleaseHostage(),)
        held = all(monster.room == HOSTAGE for monster in t.state.sides[event.seat].monsters)
        return (FreeHostage(event.seat),) if held else ()


class TakeHostage(Step, frozen=True):
    """A monster goes to the hostage area, without wounds.  [KH-R-1165]"""

    seat: SeatName
    monster: int

    def run(self, t: KeepTable) -> None:
        """It cannot be summoned from there."""
        monster = t.state.sides[self.seat].monsters[self.monster]
        t.tell(MonsterTaken(self.seat, monster.room))
        monster.room, monster.wounds = HOSTAGE, 0


class FreeHostage(Step, frozen=True):
    """One hostage of a player goes back to the lair."""

    seat: SeatName

    def run(self, t: KeepTable) -> None:
        """If there is one."""
        for monster in t.state.sides[self.seat].monsters:
            if monster.room == HOSTAGE:
                monster.room = LAIR
                t.tell(HostageFreed(self.seat))
                return


def holders(t: KeepTable) -> list[Seat]:
    """The seats with hostages."""
    sides = enumerate(t.state.sides)
    return [seat for seat, area in sides if any(monster.room == HOSTAGE for monster in area.monsters)]


class ReleaseHostage(Step, frozen=True):
    """One hostage of the players' choice is freed.  [KH-R-1166]"""

    def run(self, t: KeepTable) -> None:
        """If there is one."""
        if holders(t):
            t.do(PickHostage())


class PickHostage(Question, frozen=True):
    """Whose hostage is freed.  [KH-R-1166]"""

    automatic = True

    def ask(self, t: KeepTable) -> Decision:
        """One monster of each seat stands for its hostages."""
        choices = []
        for seat in holders(t):
            rooms = [monster.room for monster in t.state.sides[seat].monsters]
            choices.append(PickMonster(seat, rooms.index(HOSTAGE)))
        return Decision(t.state.active, self, tuple(choices))

    def answer(self, t: KeepTable, seat: Seat, choice: PickMonster) -> None:
        """To its lair."""
        t.do(FreeHostage(choice.seat))


class RansomNote(Step, frozen=True):
    """Every player may discard a hand card for an own hostage.  [KH-R-1168]"""

    def run(self, t: KeepTable) -> None:
        """If anybody has both."""
        if PayRansom().asks(t):
            t.do(PayRansom())


class PayRansom(SecretQuestion, frozen=True):
    """Discard a hand card to free an own hostage, or not.  [KH-R-1168]"""

    def asks(self, t: KeepTable) -> dict[Seat, Decision]:
        """Those with a hostage and a hand, at once."""
        sides = t.state.sides
        return {
            seat: Decision(seat, self, (*map(Discard, dict.fromkeys(sides[seat].hand)), Done()))
            for seat in holders(t)
            if sides[seat].hand
        }

    def answers(self, t: KeepTable, given: Mapping[Seat, Discard | Done]) -> None:
        """Card for hostage."""
        for seat, choice in sorted(given.items()):
            if isinstance(choice, Discard):
                area = t.state.sides[seat]
                area.hand.remove(choice.card)
                area.discard.append(choice.card)
                t.tell(CardDiscarded(seat, choice.card))
                t.do(FreeHostage(seat))


class BagSnatchers(Step, frozen=True):
    """A monster that shares a room with a hero becomes a hostage.  [KH-R-1169]"""

    def run(self, t: KeepTable) -> None:
        """If there is none, nothing happens."""
        if any(place.heroes and guards(t, room) for room, place in t.state.rooms.items()):
            t.do(PickSnatched())
        else:
            t.tell(NothingHappened("bag_snatchers"))


class PickSnatched(Question, frozen=True):
    """Which monster is snatched.  [KH-R-1169]"""

    automatic = True

    def ask(self, t: KeepTable) -> Decision:
        """Monsters beside heroes, one of each sort."""
        sorts: dict[tuple[int, str, int], PickMonster] = {}
        for room, place in t.state.rooms.items():
            for seat, number in guards(t, room) if place.heroes else ():
                sorts.setdefault((seat, room, t.state.sides[seat].monsters[number].wounds), PickMonster(seat, number))
        return Decision(t.state.active, self, tuple(sorts.values()))

    def answer(self, t: KeepTable, seat: Seat, choice: PickMonster) -> None:
        """Off it goes."""
        t.do(TakeHostage(choice.seat, choice.monster))
