"""Heroes attack: the target, defence by whoever stands there, damage.  [KH-16xx, KH-38xx]"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from questhall.core import Decision, OpenQuestion, Question, Seat, Step

from ..choices import Done, Parry, PickMonster, SeatName
from ..dungeon import KeepTable, clan_of, guards
from ..effects import AnyEffect, Defend, Onslaught, RoomId
from ..events.dungeon import MonsterDriven, MonsterWounded
from ..events.heroes import AttackParried, HeroAttacked
from ..state import LAIR, HeroKind


class PickTarget(Question, frozen=True):
    """Which monster is attacked: the players choose.  [KH-R-022, KH-R-030]"""

    automatic = True

    kind: HeroKind
    rooms: tuple[RoomId, ...]
    damage: int

    def ask(self, t: KeepTable) -> Decision:
        """Monsters of any player, one of each sort.  [KH-3803]"""
        sorts: dict[tuple[int, str, int], PickMonster] = {}
        for room in self.rooms:
            for seat, number in guards(t, room):
                sorts.setdefault((seat, room, t.state.sides[seat].monsters[number].wounds), PickMonster(seat, number))
        return Decision(t.state.active, self, tuple(sorts.values()))

    def answer(self, t: KeepTable, seat: Seat, choice: PickMonster) -> None:
        """The attack can be parried before it hurts."""
        room = t.state.sides[choice.seat].monsters[choice.monster].room
        t.tell(HeroAttacked(self.kind, choice.seat, room, self.damage))
        t.do(Attack(self.kind, choice.seat, choice.monster, self.damage))


class Attack(Step, frozen=True):
    """Whoever has a monster in the room and a card with defence is asked, as long as damage is left.

    [KH-1601, KH-R-031, KH-R-051]
    """

    kind: HeroKind
    seat: SeatName
    monster: int
    damage: int

    def run(self, t: KeepTable) -> None:
        """Without damage or defenders there is nothing to ask."""
        if self.damage <= 0:
            return
        room = t.state.sides[self.seat].monsters[self.monster].room
        defence = Defence(self.kind, self.seat, self.monster, room, self.damage)
        t.do(defence if defence.asks(t) else HurtMonster(self.seat, self.monster, self.damage))


class Defence(OpenQuestion, frozen=True):
    """Any player with a monster in the attacked room may parry, also in another's turn.  [KH-1603, KH-1604]"""

    kind: HeroKind
    seat: SeatName
    monster: int
    room: RoomId
    damage: int
    passed: tuple[Seat, ...] = ()

    def asks(self, t: KeepTable) -> dict[Seat, Decision]:
        """Those who can parry and have not declined."""
        here = dict.fromkeys(seat for seat, _ in guards(t, self.room))
        return {
            seat: Decision(seat, self, (*parries, Done()))
            for seat in here
            if seat not in self.passed and (parries := tuple(defence_cards(t, seat)))
        }

    def answer(self, t: KeepTable, seat: Seat, choice: Parry | Done) -> None:
        """The first card counts; the others are asked again only if damage remains.  [KH-1602, KH-R-051]"""
        if isinstance(choice, Done):
            again = replace(self, passed=(*self.passed, seat))
            t.do(again if again.asks(t) else HurtMonster(self.seat, self.monster, self.damage))
            return
        area = t.state.sides[seat]
        area.hand.remove(choice.card)
        area.discard.append(choice.card)
        effects = [effect for effect in t.content.cards[choice.card].groups[choice.group] if defends(effect)]
        left = max(0, self.damage - len(effects))
        t.tell(AttackParried(seat, choice.card, choice.group, self.room, left))
        t.do(Attack(self.kind, self.seat, self.monster, left))


def defends(effect: AnyEffect) -> bool:
    """Whether an effect is a defence, alone or as the first part of an onslaught.  [KH-R-073]"""
    return isinstance(effect, Defend) or (isinstance(effect, Onslaught) and isinstance(effect.first, Defend))


def defence_cards(t: KeepTable, seat: Seat) -> Iterator[Parry]:
    """The hand cards that can parry, each once, with the group that does.  [KH-1601, KH-R-073]"""
    for card in dict.fromkeys(t.state.sides[seat].hand):
        for number, group in enumerate(t.content.cards[card].groups):
            if any(map(defends, group)):
                yield Parry(card, number)


class HurtMonster(Step, frozen=True):
    """Damage is marked; a monster whose health is used up leaves the dungeon.  [KH-3805, KH-3806]"""

    seat: SeatName
    monster: int
    damage: int

    def run(self, t: KeepTable) -> None:
        """Wounds stay until they are mended or the monster leaves.  [KH-R-043]"""
        monster = t.state.sides[self.seat].monsters[self.monster]
        health = clan_of(t, self.seat).health
        monster.wounds += self.damage
        if monster.wounds >= health:
            t.do(DriveOut(self.seat, self.monster))
        else:
            t.tell(MonsterWounded(self.seat, monster.room, monster.wounds, health))


class DriveOut(Step, frozen=True):
    """A monster goes back to its lair, without wounds, and can be summoned again.  [KH-310, KH-R-043]"""

    seat: SeatName
    monster: int

    def run(self, t: KeepTable) -> None:
        """Its owner goes on even without a monster in the dungeon.  [KH-111]"""
        monster = t.state.sides[self.seat].monsters[self.monster]
        t.tell(MonsterDriven(self.seat, monster.room))
        monster.room, monster.wounds = LAIR, 0
