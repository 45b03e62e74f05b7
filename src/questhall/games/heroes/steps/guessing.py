"""Events with dice: a pot of dice to match, a riddle about what dice will not show.  [HM-3313]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from ..choices import Done, KeepDie, NameResource, RollInstead, TakeOption
from ..content import load
from ..effects import RESOURCES, Pot, Purse, Resource, Riddle
from ..geography import HeroesTable
from ..people import pay
from .dice import DieKind
from .lots import Throw
from .results import resolve_face
from .searching import SearchDeck
from .thrown import ChooseDie

Die = tuple[DieKind, int]
"""The kind of a die and the face that it shows."""


class FillPot(Step, frozen=True):
    """Treasure and resource dice are rolled into the pot.  [HM-3313]"""

    order: tuple[Seat, ...]
    pot: Pot

    def run(self, t: HeroesTable) -> None:
        """By whoever drew the event."""
        t.do(*throws(self.order[0], self.pot.dice), TryLuck(self.order, None))


def throws(seat: Seat, dice: int) -> tuple[Throw, Throw]:
    """So many dice of each kind, which may be rolled again.  [HM-609]"""
    return Throw(seat, "treasure", dice), Throw(seat, "resource", dice, more=True)


def thrown(t: HeroesTable) -> tuple[Die, ...]:
    """What they show."""
    faces = t.state.dice
    kinds: tuple[DieKind, DieKind] = ("treasure", "resource")
    return tuple((kinds[place >= len(faces) / 2], face) for place, face in enumerate(faces))


class TryLuck(Step, frozen=True):
    """The next player rolls a die of each kind.  [HM-3313]"""

    order: tuple[Seat, ...]
    pot: tuple[Die, ...] | None
    """None: the dice that were just thrown."""

    def run(self, t: HeroesTable) -> None:
        """In turn."""
        pot = thrown(t) if self.pot is None else self.pot
        t.do(*throws(self.order[0], 1), CompareDice(self.order, pot))


class CompareDice(Step, frozen=True):
    """Which dice of the pot show the same as those that were thrown."""

    order: tuple[Seat, ...]
    pot: tuple[Die, ...]

    def run(self, t: HeroesTable) -> None:
        """They are offered."""
        rolled = thrown(t)
        t.do(MatchDie(self.order, self.pot, tuple(die for die in self.pot if die in rolled)))


class MatchDie(Question, frozen=True):
    """A die of the pot that shows the same may be taken and resolved.  [HM-3313]"""

    automatic = True

    order: tuple[Seat, ...]
    pot: tuple[Die, ...]
    matching: tuple[Die, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """Equal dice are offered once."""
        places = [self.pot.index(die) for die in dict.fromkeys(self.matching)]
        return Decision(self.order[0], self, (*map(KeepDie, places), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: KeepDie | Done) -> None:
        """It is gone for the others."""
        left = list(self.pot)
        taken = [left.pop(choice.die)] if isinstance(choice, KeepDie) else []
        t.do(*([TryLuck(self.order[1:], tuple(left))] if len(self.order) > 1 else []))
        for kind, face in taken:
            resolve_face(t, seat, "main", kind, face)


class AskHermit(Question, frozen=True):
    """Name a resource that the dice will not show, or roll one and perhaps pay it for a search, or leave.  [HM-3313]"""

    seat: Seat
    riddle: Riddle

    def ask(self, t: HeroesTable) -> Decision:
        """One of these."""
        return Decision(self.seat, self, (*map(NameResource, RESOURCES), RollInstead(), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: NameResource | RollInstead | Done) -> None:
        """First the dice."""
        if isinstance(choice, NameResource):
            t.do(Throw(seat, "resource", self.riddle.dice), HearHermit(seat, choice.resource))
        elif isinstance(choice, RollInstead):
            t.do(Throw(seat, "resource"), ShowPrice(seat, self.riddle))


class HearHermit(Step, frozen=True):
    """Whether the dice show the resource that was named; from now on they are not rolled again.  [HM-609]"""

    seat: Seat
    resource: Resource

    def run(self, t: HeroesTable) -> None:
        """One of the dice is resolved, or what one of them shows is lost."""
        seat, faces = self.seat, t.state.dice
        wrong = any(shows(face, self.resource) for face in faces)
        t.do(LoseDie(seat, faces) if wrong else ChooseDie(seat, "resource", faces, "main", 1, "settled"))


class ShowPrice(Step, frozen=True):
    """The die that was thrown is the price of a search."""

    seat: Seat
    riddle: Riddle

    def run(self, t: HeroesTable) -> None:
        """It may be paid."""
        t.do(PayDie(self.seat, t.state.dice[0], self.riddle))


def shows(face: int, resource: Resource) -> bool:
    """Whether a face of the resource die shows a resource."""
    return bool(getattr(load().dice.resource[face], resource))


class LoseDie(Question, frozen=True):
    """What one of the dice shows is lost, as far as it is there."""

    automatic = True

    seat: Seat
    faces: tuple[int, ...]

    def ask(self, t: HeroesTable) -> Decision:
        """The player chooses which."""
        return Decision(self.seat, self, tuple(KeepDie(self.faces.index(face)) for face in dict.fromkeys(self.faces)))

    def answer(self, t: HeroesTable, seat: Seat, choice: KeepDie) -> None:
        """Nobody comes to own less than nothing."""
        lost, own = load().dice.resource[self.faces[choice.die]], t.state.sides[seat].purse
        paid = [min(getattr(lost, each), getattr(own, each)) for each in RESOURCES]
        pay(t, seat, Purse(*paid))


class PayDie(Question, frozen=True):
    """What the die shows may be paid for a search."""

    automatic = True

    seat: Seat
    face: int
    riddle: Riddle

    def ask(self, t: HeroesTable) -> Decision:
        """If it can be paid.  [HM-1213]"""
        able = t.state.sides[self.seat].purse.covers(load().dice.resource[self.face])
        return Decision(self.seat, self, (*((TakeOption(0),) if able else ()), Done()))

    def answer(self, t: HeroesTable, seat: Seat, choice: TakeOption | Done) -> None:
        """A search that was paid for is wanted."""
        if isinstance(choice, TakeOption):
            pay(t, seat, load().dice.resource[self.face])
            t.do(SearchDeck(seat, self.riddle.deck, self.riddle.cards))
