"""Resource and treasure dice that lie there: which results are taken, rolled again or turned.  [HM-609, HM-34xx]"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Seat

from .. import effects as e
from ..choices import Done, KeepDie, Play, RerollDie
from ..content import load
from ..content.printed import Play as Printed
from ..effects import CardId, Purse
from ..events import DieRerolled
from ..geography import HeroesTable
from ..people import gain
from ..plays import effects_of, lay_down, offers, plays_of
from ..state import PawnName
from .dice import DieKind, all_faces, is_artifact, lose_luck, lucky_plays, may_reroll, play_luck, spend_reroll, toss


class ChooseDie(Question, frozen=True):
    """Which results are taken; a bright morale token rerolls one die.  [HM-609, HM-3406, HM-3419]"""

    automatic = True

    seat: Seat
    pawn: PawnName
    kind: DieKind
    faces: tuple[int, ...]
    keep: int
    lot: Literal["open", "cursed", "settled"] = "open"
    """Of cursed dice none is taken while one shows an artifact; settled ones are not rolled again."""

    @property
    def spoilt(self) -> bool:
        """Whether a curse keeps the results from being taken."""
        return self.lot == "cursed" and any(map(is_artifact, self.faces))

    def ask(self, t: HeroesTable) -> Decision:
        """Equal results are offered once."""
        first = list({face: number for number, face in reversed(list(enumerate(self.faces)))}.values())
        places = sorted(first)
        all_or_none = self.spoilt or self.keep >= len(self.faces)
        keeping: list[Choice] = [Done()] if all_or_none else [KeepDie(place) for place in places]
        if self.lot == "settled":
            return Decision(self.seat, self, tuple(keeping))
        again = [RerollDie(place) for place in places] if may_reroll(t, self.seat, self.kind) else []

        def fits(card: CardId, play: Printed) -> bool:
            return self.kind == "resource" or play.effects[0] == e.SetDie("map")

        plays = (*offers(t, self.seat, plays_of(e.SetDie), fits), *lucky_plays(t, self.seat))
        return Decision(self.seat, self, (*keeping, *again, *plays))

    def answer(self, t: HeroesTable, seat: Seat, choice: KeepDie | RerollDie | Play | Done) -> None:
        """The token is spent for the new result, which counts; a card turns a die as it says."""
        if isinstance(choice, KeepDie | Done):
            lose_luck(t, seat)
        match choice:
            case Play() if not isinstance(effects_of(choice)[0], e.SetDie):
                t.do(self)
                play_luck(t, seat, choice)
            case Play():
                lay_down(t, seat, choice, "discard")
                faces = all_faces(self.kind)
                richest = max(faces, key=lambda face: load().dice.resource[face].gold) if self.kind == "resource" else 0
                shown = (richest,) if effects_of(choice)[0] == e.SetDie("gold") else faces
                t.do(TurnDie(self, shown))
            case RerollDie(place):
                picked = spend_reroll(t, seat, self.kind) == "pick"
                face = toss(t, self.kind)
                t.tell(DieRerolled(seat, place, face))
                faces = (*self.faces[:place], face, *self.faces[place + (not picked) :])
                t.do(replace(self, faces=faces))
            case KeepDie(place):
                left = (*self.faces[:place], *self.faces[place + 1 :])
                t.do(*([replace(self, faces=left, keep=self.keep - 1)] if self.keep > 1 else []))
                resolve_face(t, seat, self.pawn, self.kind, self.faces[place])
            case Done():
                for face in () if self.spoilt else self.faces:
                    resolve_face(t, seat, self.pawn, self.kind, face)


def resolve_face(t: HeroesTable, seat: Seat, pawn: PawnName, kind: str, face: int) -> None:
    """What a face shows is gained or carried out; its searches are optional.  [HM-3403, HM-R-86]"""
    if kind == "resource":
        shown = load().dice.resource[face]
        meagre = Purse(min(shown.gold, 1), min(shown.materials, 1), min(shown.valuables, 1))
        gain(t, seat, meagre if t.state.rules.meagre_dice else shown)
    else:
        from .performing import Perform  # noqa: PLC0415  # effects throw dice, and faces of dice are effects

        t.do(Perform(seat, pawn, load().dice.treasure[face], optional=True))


class TurnDie(Question, frozen=True):
    """A card turns one of the dice to a face."""

    automatic = True

    roll: ChooseDie
    faces: tuple[int, ...]
    """What it can show."""

    def ask(self, t: HeroesTable) -> Decision:
        """Any face that the card allows."""
        return Decision(self.roll.seat, self, tuple(KeepDie(place) for place in range(len(self.faces))))

    def answer(self, t: HeroesTable, seat: Seat, choice: KeepDie) -> None:
        """Then the dice are resolved."""
        t.do(replace(self.roll, faces=(self.faces[choice.die], *self.roll.faces[1:])))
