"""An attack die that is thrown on the map, and again.  [HM-609, HM-610]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.kit.dice import roll_face

from ..choices import Done, KeepDie, Play, RerollDie
from ..content import load
from ..events import DiceRolled, DieRerolled
from ..geography import HeroesTable
from .dice import either, lose_luck, lucky_plays, may_reroll, play_luck, spend_reroll
from .morale import GainMorale


class ThrowOne(Step, frozen=True):
    """A player throws an attack die; what comes after looks at it."""

    seat: Seat

    def run(self, t: HeroesTable) -> None:
        """It may be rolled again.  [HM-609]"""
        t.state.die = roll_face(t.rng, load().dice.attack)
        t.tell(DiceRolled(self.seat, "attack", (t.state.die,)))
        if may_reroll(t, self.seat, "attack") or lucky_plays(t, self.seat):
            t.do(RethrowOne(self.seat))


class RethrowOne(Question, frozen=True):
    """Whoever threw the die may roll it again, with morale or by a card.  [HM-609, HM-610]"""

    automatic = True

    seat: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """As long as something allows it."""
        again: list[Choice] = [RerollDie(0)] if may_reroll(t, self.seat, "attack") else []
        return Decision(self.seat, self, (Done(), *again, *lucky_plays(t, self.seat)))

    def answer(self, t: HeroesTable, seat: Seat, choice: RerollDie | Play | Done) -> None:
        """The new result counts, or with some cards one of both."""
        if isinstance(choice, Done):
            lose_luck(t, seat)
            return
        t.do(self)
        if isinstance(choice, Play):
            play_luck(t, seat, choice)
            return
        picked = spend_reroll(t, seat, "attack") == "pick"
        old, t.state.die = t.state.die, roll_face(t.rng, load().dice.attack)
        t.tell(DieRerolled(seat, 0, t.state.die))
        t.do(*([WeighBoth(seat, (old, t.state.die))] if picked else []))


class WeighBoth(Question, frozen=True):
    """Some cards let choose between the old result and the new one."""

    automatic = True

    seat: Seat
    faces: tuple[int, int]

    def ask(self, t: HeroesTable) -> Decision:
        """Equal results leave no choice."""
        return Decision(self.seat, self, either(self.faces))

    def answer(self, t: HeroesTable, seat: Seat, choice: KeepDie) -> None:
        """It counts."""
        t.state.die = self.faces[choice.die]


class HopeFor(Step, frozen=True):
    """Certain results of the die bring morale; perhaps there are further tries."""

    seat: Seat
    faces: tuple[int, ...]
    tries: int = 0

    def run(self, t: HeroesTable) -> None:
        """Until one succeeds."""
        if t.state.die in self.faces:
            t.do(GainMorale(self.seat))
        elif self.tries:
            t.do(ThrowOne(self.seat), HopeFor(self.seat, self.faces, self.tries - 1))
