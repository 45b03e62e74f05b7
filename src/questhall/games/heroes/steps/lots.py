"""Dice that a player throws for a place, a card or an ability, and throws again.  [HM-609, HM-610, HM-R-36]"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Seat, Step

from ..board import commander, fight, mood, owner
from ..choices import Done, KeepDie, Play, RerollDie
from ..events import AttackRolled, DiceRolled, DieRerolled
from ..geography import HeroesTable
from ..plays import proclaims
from ..state import NOBODY, Camp
from .dice import DieKind, either, lose_luck, lucky_plays, may_reroll, play_luck, spend_reroll, toss
from .morale import GainMorale


class Throw(Step, frozen=True):
    """A player throws dice; what comes after looks at them (`State.dice`)."""

    seat: Seat
    """NOBODY for the AI."""
    kind: DieKind = "attack"
    count: int = 1
    camp: Camp | None = None
    """In a combat: whose unit or card they are thrown for."""
    more: bool = False
    """They join those that lie there."""

    def run(self, t: HeroesTable) -> None:
        """Nothing is asked where nobody can roll them again.  [HM-609]"""
        dice = tuple([toss(t, self.kind) for _ in range(self.count)])
        t.tell(DiceRolled(self.seat, self.kind, dice) if self.camp is None else AttackRolled(dice))
        rethrow = Rethrow(self.seat, self.kind, dice, self.camp, self.more)
        if rethrow.choices(t):
            t.do(rethrow)
        else:
            rethrow.keep(t)


class Rethrow(Question, frozen=True):
    """Whoever threw dice may roll them again, with morale or by a card.  [HM-609, HM-610]"""

    automatic = True

    seat: Seat
    kind: DieKind
    dice: tuple[int, ...]
    camp: Camp | None = None
    more: bool = False

    def choices(self, t: HeroesTable) -> list[Choice]:
        """As long as something allows it; equal results are offered once."""
        if self.seat == NOBODY or not (self.camp is None or is_own(t, self.camp)):
            return []
        again: list[Choice] = []
        if may_reroll(t, self.seat, self.kind):
            again = [RerollDie(self.dice.index(face)) for face in dict.fromkeys(self.dice)]
        return again + luck(t, self.seat, self.camp)

    def keep(self, t: HeroesTable) -> None:
        """The dice lie there for what comes after."""
        t.state.dice = (*t.state.dice, *self.dice) if self.more else self.dice

    def ask(self, t: HeroesTable) -> Decision:
        """To keep them is always possible."""
        return Decision(self.seat, self, (Done(), *self.choices(t)))

    def answer(self, t: HeroesTable, seat: Seat, choice: RerollDie | Play | Done) -> None:
        """The new result counts, or with some cards one of both."""
        if isinstance(choice, Done):
            lose_luck(t, seat)
            self.keep(t)
        elif isinstance(choice, Play):
            t.do(self)
            try_card(t, seat, self.camp, choice)
        else:
            picked = spend_reroll(t, seat, self.kind) == "pick"
            face = toss(t, self.kind)
            t.tell(DieRerolled(seat, choice.die, face))
            t.do(WeighBoth(self, choice.die, face) if picked else self.showing(choice.die, face))

    def showing(self, place: int, face: int) -> Rethrow:
        """The same dice, of which one shows another face."""
        return replace(self, dice=(*self.dice[:place], face, *self.dice[place + 1 :]))


class WeighBoth(Question, frozen=True):
    """Some cards let choose between the old result and the new one."""

    automatic = True

    roll: Rethrow
    place: int
    face: int

    def ask(self, t: HeroesTable) -> Decision:
        """Equal results leave no choice."""
        return Decision(self.roll.seat, self, either(self.faces))

    @property
    def faces(self) -> tuple[int, int]:
        """The old result and the new one."""
        return self.roll.dice[self.place], self.face

    def answer(self, t: HeroesTable, seat: Seat, choice: KeepDie) -> None:
        """It counts, unless the die is rolled once more."""
        t.do(self.roll.showing(self.place, self.faces[choice.die]))


def is_own(t: HeroesTable, camp: Camp) -> bool:
    """Whether dice for a side of a combat can be rolled again; in another reading those of guards cannot.  [HM-R-36]"""
    c = fight(t)
    return not mood(c, "morale") and (not t.state.rules.own_dice or owner(c, camp) >= 0)


def luck(t: HeroesTable, seat: Seat, camp: Camp | None) -> list[Play]:
    """Cards that can be played for dice that lie there: on the map, or for a side of a combat."""
    if camp is None:
        return lucky_plays(t, seat)
    from .combat import rerolling  # noqa: PLC0415  # cards of a combat throw dice, and are played for dice

    return rerolling.lucky_plays(t, fight(t), camp)


def try_card(t: HeroesTable, seat: Seat, camp: Camp | None, choice: Play) -> None:
    """A card is played for dice that lie there."""
    if camp is None:
        play_luck(t, seat, choice)
        return
    from .combat import casting  # noqa: PLC0415  # cards of a combat throw dice, and are played for dice

    casting.play_in_combat(t, camp, choice)


def throw_for(t: HeroesTable, camp: Camp, dice: int = 1) -> Throw:
    """Dice for a unit or a card of a side: whoever decides for the side throws them.  [HM-R-36]"""
    return Throw(commander(fight(t), camp), "attack", dice, camp)


class TryAgain(Step, frozen=True):
    """By a proclamation, dice for an ability that do not show what they should are thrown a second time."""

    camp: Camp
    faces: tuple[int, ...]
    dice: int

    def run(self, t: HeroesTable) -> None:
        """Once."""
        if not succeeded(t, self.faces):
            t.do(throw_for(t, self.camp, self.dice))


def attempt(t: HeroesTable, camp: Camp, faces: tuple[int, ...], dice: int = 1) -> list[Step]:
    """Dice for an ability of a unit, if not all results will do; what comes after asks whether it `succeeded`."""
    if sure(faces):
        return []
    second = [TryAgain(camp, faces, dice)] if proclaims(t, "second_tries") else []
    return [throw_for(t, camp, dice), *second]


def sure(faces: Collection[int]) -> bool:
    """Whether an attack die cannot show anything else."""
    return {-1, 0, 1} <= set(faces)


def succeeded(t: HeroesTable, faces: Collection[int]) -> bool:
    """Whether all dice that were thrown show such faces."""
    return sure(faces) or all(face in faces for face in t.state.dice)


class HopeFor(Step, frozen=True):
    """Certain results of the die bring morale; perhaps there are further tries."""

    seat: Seat
    faces: tuple[int, ...]
    tries: int = 0

    def run(self, t: HeroesTable) -> None:
        """Until one succeeds."""
        if succeeded(t, self.faces):
            t.do(GainMorale(self.seat))
        elif self.tries:
            t.do(Throw(self.seat), HopeFor(self.seat, self.faces, self.tries - 1))
