"""Dice that a player throws for a place, a card or an ability, and throws again.  [HM-609, HM-610, HM-R-36]"""

from __future__ import annotations

from collections.abc import Collection

from questhall.core import Seat, Step

from ..board import commander, fight
from ..events import AttackRolled, DiceRolled
from ..geography import HeroesTable
from ..plays import proclaims
from ..state import Camp
from .dice import DieKind, toss
from .morale import GainMorale
from .thrown import Rethrow


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
    second = [TryAgain(camp, faces, dice)] if tries_twice(t) else []
    return [throw_for(t, camp, dice), *second]


def tries_twice(t: HeroesTable) -> bool:
    """Whether a proclamation lets dice for abilities be thrown again; by another rule no dice are.  [HM-3003]"""
    return proclaims(t, "second_tries") and not t.state.rules.no_rerolls


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
