"""The sea: boarding a ship, what floats there; scrolls.  [HM-3330 to HM-3335]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from ..choices import Done, DropUnit, LeapTo
from ..effects import FieldId, Travel
from ..events import HeroMoved, ScrollsTaken
from ..geography import HeroesTable, at_sea, places_of
from ..people import pawn_of, standing
from ..piles import look
from ..plays import proclaims
from ..state import PawnName
from ..troops import leave_army


class Board(Step, frozen=True):
    """Whoever comes from land to the sea goes no further in this turn.  [HM-3331]"""

    seat: Seat
    pawn: PawnName

    def run(self, t: HeroesTable) -> None:
        """Unless a spell or the wind carries the hero on; one who was beaten is not at sea."""
        side = t.state.sides[self.seat]
        if side.out or (self.pawn == "second" and side.second is None):
            return
        carried = (side.sailing and self.pawn == "main") or proclaims(t, "fair_wind")
        pawn = pawn_of(t, self.seat, self.pawn)
        if at_sea(t, pawn.at) and not carried:
            pawn.moves = 0


def take_scroll(t: HeroesTable, seat: Seat, cards: int) -> None:
    """The top spells of the deck lie beside the hero card.  [HM-3334]"""
    found = look(t, "spell", cards)
    t.state.sides[seat].scrolls += found
    t.tell(ScrollsTaken(seat, found))


class PassThrough(Question, frozen=True):
    """A hero may come to another field of a kind, perhaps for a unit and to one that chance picks.

    [HM-3337, HM-3338, HM-3343 to HM-3345]
    """

    automatic = True

    seat: Seat
    pawn: PawnName
    field: FieldId
    effect: Travel

    def ask(self, t: HeroesTable) -> Decision:
        """Nobody loses the last unit; where a hero stands nobody comes up."""
        exits, army = self.exits(t), t.state.sides[self.seat].army
        if not self.effect.toll or proclaims(t, "calm_whirlpools"):
            return Decision(self.seat, self, (*map(LeapTo, exits), Done()))
        price = dict.fromkeys(troop.unit for troop in army) if exits and len(army) > 1 else ()
        return Decision(self.seat, self, (*map(DropUnit, price), Done()))

    def exits(self, t: HeroesTable) -> list[FieldId]:
        """The others of the kind."""
        there = places_of(t, self.effect.to)
        return [field for field in there if field != self.field and not standing(t, field)]

    def answer(self, t: HeroesTable, seat: Seat, choice: LeapTo | DropUnit | Done) -> None:
        """Nothing is visited there."""
        if isinstance(choice, Done):
            return
        exits = self.exits(t)
        if isinstance(choice, DropUnit):
            troop = next(each for each in t.state.sides[seat].army if each.unit == choice.unit)
            leave_army(t, seat, troop)
        to = choice.to if isinstance(choice, LeapTo) else exits[t.roll(len(exits)) - 1]
        pawn = pawn_of(t, seat, self.pawn)
        pawn.at = pawn.back = to
        t.tell(HeroMoved(seat, self.pawn, self.field, to))
