"""What the rest of a card will bring, roughly, without trying it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.core import Seat

from .dungeon import rooms_with
from .effects import (
    Activate,
    Ambush,
    AnyEffect,
    Draw,
    Fortify,
    Melee,
    Move,
    Onslaught,
    Pack,
    Place,
    PutPortal,
    PutResource,
    PutTrap,
    Ranged,
)
from .state import LAIR

if TYPE_CHECKING:
    from .heuristic import Survey

NEW_MONSTER = 1.5


class Outlook:
    """What effects will bring to a seat."""

    def __init__(self, survey: Survey, seat: Seat, at: str = "") -> None:
        self.survey, self.seat, self.at = survey, seat, at
        self.own = survey.own[seat]
        self.near = survey.graph.near
        self.beside = {other for room in self.own for other in self.near[room]}
        self.margins = {room: self._margins(room) for room in survey.state.rooms}
        """What one more guard in a room is worth, and what the last one there is."""
        self.here: list[float] = []
        self.there: list[float] = []

    def _margins(self, room: str) -> tuple[float, float]:
        guards = self.survey.guards.get(room, 0)
        need, weight = self.survey.needs.get(room, (0.0, 0.0))
        short = need - guards
        more = weight * (2 * short - 1) if short > 1 else weight * max(0.0, short) ** 2
        last = weight * (2 * short + 1) if short > 0 else weight * max(0.0, short + 1) ** 2
        prey = 0.4 * self.survey.beatable({room})[-1] if room in self.survey.prey else 0.0
        return more + (0.0 if guards else prey), last + (prey if guards <= 1 else 0.0)

    def worth(self, effects: list[AnyEffect]) -> float:
        """All effects together; a move before a melee attack widens its reach."""
        moving = any(isinstance(e, Move) or (isinstance(e, Pack) and isinstance(e.action, Move)) for e in effects)
        self.here = self.survey.beatable(self.own | self.beside if moving else self.own)
        self.there = self.survey.beatable(self.beside)
        return sum([self.value(effect) for effect in effects])

    def value(self, effect: AnyEffect) -> float:
        """What one effect will bring; heroes are used up by it."""
        match effect:
            case Melee():
                return self.here.pop() if self.here and self.own else 0.0
            case Ranged():
                return self.there.pop() if self.there else 0.0
            case Move():
                return 0.4 + max([gain for room in self.own for gain in self.steps(room)[:1]], default=-0.4)
            case Activate():
                return 1.3 if self.own else 0.0
            case Draw() | Fortify():
                return 1.5
            case PutTrap():
                return 1.5 if self.own else 0.0
            case PutResource() | PutPortal():
                return 0.8 if self.own else 0.0
            case Ambush(most, symbol):
                return self.summon(tuple(rooms_with(self.survey.t, symbol)), most)
            case Place(most):
                return self.summon((self.at,) if self.at else tuple(self.own), most)
            case Onslaught(first, then):
                gain = self.value(first)
                return gain + 0.5 * self.value(then) if gain else 0.0
            case Pack(action):
                rooms = [monster.room for monster in self.survey.state.sides[self.seat].monsters]
                return max([self.pack(action, room, rooms.count(room)) for room in self.own], default=0.0)
        return 0.0

    def steps(self, room: str) -> list[float]:
        """What moves out of a room bring, the best first."""
        last = self.margins[room][1]
        return sorted([max(0.0, self.margins[other][0] - last) for other in self.near[room]], reverse=True)

    def pack(self, action: Move | Melee | Ranged, room: str, count: int) -> float:
        """What the monsters of one room can do together."""
        match action:
            case Move():
                return 0.2 + sum(self.steps(room)[:count])
            case Melee():
                return sum(self.survey.beatable({room})[-count:])
            case Ranged():
                return sum(self.survey.beatable(set(self.near[room]))[-count:])

    def summon(self, rooms: tuple[str, ...], most: int) -> float:
        """What new monsters bring, in the rooms that need them most."""
        lair = sum([monster.room == LAIR for monster in self.survey.state.sides[self.seat].monsters])
        count = min(most, lair)
        gains = sorted([self.margins[room][0] for room in rooms], reverse=True)[:count]
        return NEW_MONSTER * count + sum(gains)
