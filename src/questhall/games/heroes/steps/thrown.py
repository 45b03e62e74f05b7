"""Dice that lie there: which results are taken, rolled again or turned.  [HM-609, HM-34xx, HM-R-36]"""

from __future__ import annotations

from typing import Literal, Self

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Seat

from ..board import fight, mood, owner
from ..choices import Done, KeepDie, Play, RerollDie
from ..content import load
from ..content.printed import Play as Printed
from ..effects import CardId, SetDie
from ..events import DieRerolled
from ..geography import HeroesTable
from ..plays import effects_of, holds, in_own_turn, lay_down, offers, plays_of
from ..state import NOBODY, Camp, Combat, PawnName
from .dice import (
    DieKind,
    all_faces,
    either,
    is_artifact,
    lose_luck,
    lucky_plays,
    may_reroll,
    play_luck,
    spend_reroll,
    toss,
)
from .results import resolve_face


class Thrown(Question, frozen=True):
    """Dice that were thrown; what they show may still change."""

    automatic = True

    seat: Seat
    kind: DieKind
    faces: tuple[int, ...]

    @property
    def different(self) -> list[int]:
        """The places of the dice, equal results once."""
        return [self.faces.index(face) for face in dict.fromkeys(self.faces)]

    def showing(self, place: int, face: int) -> Self:
        """The same dice, of which one shows another face."""
        return replace(self, faces=(*self.faces[:place], face, *self.faces[place + 1 :]))


def is_turn(choice: Play) -> bool:
    """Whether a card turns a die."""
    return isinstance(effects_of(choice)[0], SetDie)


def turning_plays(t: HeroesTable, seat: Seat, kind: DieKind) -> list[Play]:
    """Cards that turn a die are played once it lies, in the own turn and outside combat.  [HM-902]"""
    if t.state.combat is not None or not holds(t, seat, SetDie) or not in_own_turn(t, seat):
        return []

    def fits(card: CardId, play: Printed) -> bool:
        return kind == "resource" or play.effects[0] == SetDie("map")

    return offers(t, seat, plays_of(SetDie), fits)


class ChooseDie(Thrown, frozen=True):
    """Which results are taken; a bright morale token rerolls one die.  [HM-609, HM-3406, HM-3419]"""

    pawn: PawnName
    keep: int
    lot: Literal["open", "cursed", "settled"] = "open"
    """Of cursed dice none is taken while one shows an artifact; settled ones are not rolled again."""

    @property
    def spoilt(self) -> bool:
        """Whether a curse keeps the results from being taken."""
        return self.lot == "cursed" and any(map(is_artifact, self.faces))

    def ask(self, t: HeroesTable) -> Decision:
        """Equal results are offered once."""
        all_or_none = self.spoilt or self.keep >= len(self.faces)
        keeping: list[Choice] = [Done()] if all_or_none else [KeepDie(place) for place in self.different]
        if self.lot == "settled":
            return Decision(self.seat, self, tuple(keeping))
        again = map(RerollDie, self.different) if may_reroll(t, self.seat, self.kind) else ()
        plays = (*turning_plays(t, self.seat, self.kind), *lucky_plays(t, self.seat))
        return Decision(self.seat, self, (*keeping, *again, *plays))

    def answer(self, t: HeroesTable, seat: Seat, choice: KeepDie | RerollDie | Play | Done) -> None:
        """What is taken is resolved at once; other answers change what lies there."""
        if isinstance(choice, KeepDie | Done):
            lose_luck(t, seat)
        match choice:
            case Play() if is_turn(choice):
                turn_by(t, self, choice)
            case Play():
                t.do(self)
                play_luck(t, seat, choice)
            case RerollDie(place):
                roll_again(t, self, place)
            case KeepDie(place):
                left = (*self.faces[:place], *self.faces[place + 1 :])
                t.do(*([replace(self, faces=left, keep=self.keep - 1)] if self.keep > 1 else []))
                resolve_face(t, seat, self.pawn, self.kind, self.faces[place])
            case Done():
                for face in () if self.spoilt else self.faces:
                    resolve_face(t, seat, self.pawn, self.kind, face)


class Rethrow(Thrown, frozen=True):
    """Whoever threw dice may roll them again, with morale or by a card.  [HM-609, HM-610]"""

    camp: Camp | None = None
    more: bool = False

    def choices(self, t: HeroesTable) -> list[Choice]:
        """As long as something allows it; equal results are offered once."""
        if self.seat == NOBODY or not (self.camp is None or rolls_again(t, fight(t), self.camp)):
            return []
        again: list[Choice] = []
        if may_reroll(t, self.seat, self.kind):
            again = [RerollDie(place) for place in self.different]
        return again + luck(t, self.seat, self.kind, self.camp)

    def keep(self, t: HeroesTable) -> None:
        """The dice lie there for what comes after."""
        t.state.dice = (*t.state.dice, *self.faces) if self.more else self.faces

    def ask(self, t: HeroesTable) -> Decision:
        """To keep them is always possible."""
        return Decision(self.seat, self, (Done(), *self.choices(t)))

    def answer(self, t: HeroesTable, seat: Seat, choice: RerollDie | Play | Done) -> None:
        """The dice are kept, or what they show changes."""
        if isinstance(choice, Done):
            lose_luck(t, seat)
            self.keep(t)
        elif isinstance(choice, RerollDie):
            roll_again(t, self, choice.die)
        elif is_turn(choice):
            turn_by(t, self, choice)
        else:
            t.do(self)
            try_card(t, seat, self.camp, choice)


def rolls_again(t: HeroesTable, c: Combat, camp: Camp) -> bool:
    """Whether morale and cards roll dice of a side again; in another reading not those of guards.  [HM-R-36]"""
    return not mood(c, "morale") and (not t.state.rules.own_dice or owner(c, camp) >= 0)


def luck(t: HeroesTable, seat: Seat, kind: DieKind, camp: Camp | None) -> list[Play]:
    """Cards that can be played for dice that lie there: on the map, or for a side of a combat."""
    if camp is None:
        return [*turning_plays(t, seat, kind), *lucky_plays(t, seat)]
    from .combat import rerolling  # noqa: PLC0415  # cards of a combat throw dice, and are played for dice

    return rerolling.lucky_plays(t, fight(t), camp)


def try_card(t: HeroesTable, seat: Seat, camp: Camp | None, choice: Play) -> None:
    """A card is played for dice that lie there."""
    if camp is None:
        play_luck(t, seat, choice)
        return
    from .combat import casting  # noqa: PLC0415  # cards of a combat throw dice, and are played for dice

    casting.play_in_combat(t, camp, choice)


def roll_again(t: HeroesTable, roll: ChooseDie | Rethrow, place: int) -> None:
    """The new result of a die counts, or with some cards one of both."""
    picked = spend_reroll(t, roll.seat, roll.kind) == "pick"
    face = toss(t, roll.kind)
    t.tell(DieRerolled(roll.seat, place, face, roll.faces[place], roll.kind))
    t.do(WeighBoth(roll, place, face) if picked else roll.showing(place, face))


def turn_by(t: HeroesTable, roll: ChooseDie | Rethrow, choice: Play) -> None:
    """A card turns one of the dice to a face of choice, or to the most gold."""
    lay_down(t, roll.seat, choice, "discard")
    faces = all_faces(roll.kind)
    if effects_of(choice)[0] == SetDie("gold"):
        faces = (max(faces, key=lambda face: load().dice.resource[face].gold),)
    t.do(PickDie(roll, faces))


class WeighBoth(Question, frozen=True):
    """Some cards let choose between the old result and the new one."""

    automatic = True

    roll: ChooseDie | Rethrow
    place: int
    face: int

    def ask(self, t: HeroesTable) -> Decision:
        """Equal results leave no choice."""
        return Decision(self.roll.seat, self, either(self.faces))

    @property
    def faces(self) -> tuple[int, int]:
        """The old result and the new one."""
        return self.roll.faces[self.place], self.face

    def answer(self, t: HeroesTable, seat: Seat, choice: KeepDie) -> None:
        """It counts, unless the die is rolled once more."""
        t.do(self.roll.showing(self.place, self.faces[choice.die]))


class PickDie(Question, frozen=True):
    """Which of the dice a card turns."""

    automatic = True

    roll: ChooseDie | Rethrow
    shown: tuple[int, ...]
    """What it can show."""

    def ask(self, t: HeroesTable) -> Decision:
        """Any of them; equal results are offered once."""
        return Decision(self.roll.seat, self, tuple(map(KeepDie, self.roll.different)))

    def answer(self, t: HeroesTable, seat: Seat, choice: KeepDie) -> None:
        """Then what it shows."""
        t.do(TurnDie(self.roll, choice.die, self.shown))


class TurnDie(Question, frozen=True):
    """A card turns one of the dice to a face."""

    automatic = True

    roll: ChooseDie | Rethrow
    place: int
    faces: tuple[int, ...]
    """What it can show."""

    def ask(self, t: HeroesTable) -> Decision:
        """Any face that the card allows."""
        return Decision(self.roll.seat, self, tuple(KeepDie(place) for place in range(len(self.faces))))

    def answer(self, t: HeroesTable, seat: Seat, choice: KeepDie) -> None:
        """Then the dice are resolved."""
        t.do(self.roll.showing(self.place, self.faces[choice.die]))
