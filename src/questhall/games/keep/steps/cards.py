"""Playing cards: their actions one by one, in any order, by any own monsters.  [KH-5xx, KH-10xx to KH-21xx]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Refusal, Seat

from ..actions import hits_prisoners, moves, open_rooms, options, shots, strikes, summons
from ..choices import (
    Done,
    FinishPortal,
    GatherPack,
    Go,
    Mend,
    OpenPortal,
    PayResource,
    PutToken,
    Search,
    Shoot,
    Strike,
    Summon,
    TakeCard,
    UsePrison,
    UseRoom,
    UseRule,
)
from ..dungeon import KeepTable
from ..effects import Ambush, AnyEffect, CardId, Fortify, Melee, Move, Onslaught, Pack, Place, Ranged, RoomId
from ..events.dungeon import MonsterMended
from ..events.turns import CardDiscarded, CardDrawn
from ..figures import hit_hero, move_monster, open_portal, summon_monster
from ..piles import discard_token, draw_cards, put_token, reshuffle_if_empty
from ..refusals import refusals
from ..twists import Twist
from .rooms import can_use_prison, use_prison, use_room

LOOKED_AT = 3


class ResolveCard(Question, frozen=True):
    """The actions left of a played card: any of them next, in any way, or none.  [KH-504, KH-1002, KH-1004]"""

    automatic = True

    seat: Seat
    card: CardId
    group: int
    left: tuple[int, ...]

    def effects(self, t: KeepTable) -> tuple[AnyEffect, ...]:
        """The actions of the group that was chosen.  [KH-1802]"""
        effects: tuple[AnyEffect, ...] = t.content.cards[self.card].groups[self.group]
        return effects

    def ask(self, t: KeepTable) -> Decision:
        """Equal actions are offered once."""
        effects = self.effects(t)
        choices: list[Choice] = []
        offered: list[AnyEffect] = []
        for action in self.left:
            effect = effects[action]
            if effect not in offered:
                offered.append(effect)
                choices += options(t, self.seat, action, effect)
        if can_use_prison(t, self.seat) and (choices or any(hits_prisoners(t, self.seat, each) for each in offered)):
            choices.append(UsePrison())
        choices.append(Done())
        return Decision(self.seat, self, tuple(choices))

    def answer(self, t: KeepTable, seat: Seat, choice: Choice) -> None:
        """Spend one action; the others are still there."""
        match choice:
            case Done():
                return
            case UsePrison():
                t.do(self)
                use_prison(t, seat)
            case _:
                spent: int = choice.action  # type: ignore[attr-defined]  # every other choice spends an action
                left = tuple(action for action in self.left if action != spent)
                if left:
                    t.do(ResolveCard(seat, self.card, self.group, left))
                perform(t, seat, self.effects(t)[spent], choice)

    def refuse(self, t: KeepTable, seat: Seat) -> list[Refusal]:
        """Why actions of the card cannot be carried out."""
        return refusals(t, seat, [self.effects(t)[action] for action in self.left])


def perform(t: KeepTable, seat: Seat, effect: AnyEffect, choice: Choice) -> None:
    """Carry out one action of a card, and put on the agenda what follows from it."""
    if isinstance(effect, Onslaught):
        room = _perform(t, seat, effect.first, choice)
        t.do(Rush(seat, effect.then, room))
    else:
        _perform(t, seat, effect, choice)


def _perform(t: KeepTable, seat: Seat, effect: AnyEffect, choice: Choice) -> str:
    """Carry out a choice; gives the room where it happened.  [KH-R-062, KH-R-077]"""
    match choice:
        case Go(_, monster, to, carry):
            move_monster(t, seat, monster, to, carry)
            return to
        case Strike(_, hero) | Shoot(_, hero):
            return hit_hero(t, hero)
        case TakeCard():
            draw_cards(t, seat, 1)
        case PutToken(_, token, room):
            put_token(t, room, token)
        case OpenPortal(_, room) | FinishPortal(_, room):
            open_portal(t, room)
        case PayResource(_, token, room):
            discard_token(t, room, token)
            return room
        case Summon(_, room, ability):
            summon_monster(t, seat, room)
            if not ability:
                _summon_more(t, seat, effect, room)
        case _:
            _perform_rarer(t, seat, effect, choice)
    return ""


def _perform_rarer(t: KeepTable, seat: Seat, effect: AnyEffect, choice: Choice) -> None:
    match choice:
        case GatherPack(_, room):
            assert isinstance(effect, Pack)
            monsters = t.state.sides[seat].monsters
            t.do(PackTurn(seat, effect.action, tuple(n for n, monster in enumerate(monsters) if monster.room == room)))
        case Search():
            assert isinstance(effect, Fortify)
            fortify(t, seat, effect)
        case Mend(_, number):
            monster = t.state.sides[seat].monsters[number]
            monster.wounds = 0
            t.tell(MonsterMended(seat, monster.room))
        case UseRoom(_, room, item):
            use_room(t, seat, room, item)
        case UseRule():
            for twist in t.lasting:
                if isinstance(twist, Twist) and choice in twist.uses(t, seat, choice.action):
                    twist.use(t, seat, choice)
                    return
        case _:
            raise AssertionError(f"no action is carried out by {choice}")


def _summon_more(t: KeepTable, seat: Seat, effect: AnyEffect, room: str) -> None:
    """The number is a maximum, divided as the player likes.  [KH-1702, KH-1703, KH-R-064]"""
    match effect:
        case Ambush(most, symbol) if most > 1:
            t.do(SummonMore(seat, tuple(open_rooms(t, symbol)), most - 1))
        case Place(most) if most > 1:
            t.do(SummonMore(seat, (room,), most - 1))


class SummonMore(Question, frozen=True):
    """Further monsters of an ambush, one by one, or no more.  [KH-1702, KH-1703]"""

    automatic = True

    seat: Seat
    rooms: tuple[RoomId, ...]
    left: int

    def ask(self, t: KeepTable) -> Decision:
        """The rooms, while the lair has a monster."""
        return Decision(self.seat, self, (*summons(t, self.seat, 0, list(self.rooms)), Done()))

    def answer(self, t: KeepTable, seat: Seat, choice: Summon | Done) -> None:
        """One more, then perhaps another."""
        if isinstance(choice, Summon):
            if self.left > 1:
                t.do(SummonMore(seat, self.rooms, self.left - 1))
            summon_monster(t, seat, choice.room)


class Rush(Question, frozen=True):
    """The second part of an onslaught may follow, at no cost.  [KH-1901, KH-1903]"""

    automatic = True

    seat: Seat
    effect: AnyEffect
    room: RoomId

    def ask(self, t: KeepTable) -> Decision:
        """Its ways, in the room of the first part where that matters."""
        return Decision(self.seat, self, (*options(t, self.seat, 0, self.effect, self.room), Done()))

    def answer(self, t: KeepTable, seat: Seat, choice: Choice) -> None:
        """Carry it out."""
        if not isinstance(choice, Done):
            perform(t, seat, self.effect, choice)


class PackTurn(Question, frozen=True):
    """Each monster of the pack may act on its own.  [KH-2003 to KH-2006]"""

    automatic = True

    seat: Seat
    effect: Move | Melee | Ranged
    monsters: tuple[int, ...]

    def ask(self, t: KeepTable) -> Decision:
        """What the monsters that have not acted can do."""
        room = t.state.sides[self.seat].monsters[self.monsters[0]].room
        match self.effect:
            case Move():
                choices = moves(t, self.seat, 0, self.monsters)
            case Melee():
                inside = {hero.id for hero in t.state.rooms[room].heroes}
                choices = [hit for hit in strikes(t, self.seat, 0) if isinstance(hit, Strike) and hit.hero in inside]
            case Ranged():
                choices = shots(t, self.seat, 0, [room])
        return Decision(self.seat, self, (*choices, Done()))

    def answer(self, t: KeepTable, seat: Seat, choice: Choice) -> None:
        """One monster has acted; the others may."""
        if isinstance(choice, Done):
            return
        acted = choice.monster if isinstance(choice, Go) else self.monsters[0]
        left = tuple(number for number in self.monsters if number != acted)
        if left:
            t.do(PackTurn(seat, self.effect, left))
        perform(t, seat, self.effect, choice)


def fortify(t: KeepTable, seat: Seat, effect: Fortify) -> None:
    """The top three cards: those with the icon to hand, the others discarded.  [KH-2101 to KH-2104, KH-R-037]"""
    area = t.state.sides[seat]
    looked: list[str] = []
    reshuffle_if_empty(t, seat)
    while area.deck and len(looked) < LOOKED_AT:
        looked.append(t.draw(area.deck))
        reshuffle_if_empty(t, seat)
    for card in looked:
        if effect.icon in t.content.cards[card].icons:
            area.hand.append(card)
            t.tell(CardDrawn(seat, card))
        else:
            area.discard.append(card)
            t.tell(CardDiscarded(seat, card))
    reshuffle_if_empty(t, seat)
