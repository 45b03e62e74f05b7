"""The sea: boarding a ship, what floats there; scrolls.  [HM-3330 to HM-3335]"""

from __future__ import annotations

from questhall.core import Seat, Step

from ..content import load
from ..events import DiceRolled, ScrollsTaken
from ..geography import HeroesTable, at_sea
from ..people import pawn_of
from ..piles import look
from ..plays import proclaims
from ..state import PawnName


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


def throw_one(t: HeroesTable, seat: Seat) -> int:
    """An attack die that decides what a field brings."""
    faces = load().dice.attack
    face = faces[t.rng.below(len(faces))]
    t.tell(DiceRolled(seat, "attack", (face,)))
    return face


def take_scroll(t: HeroesTable, seat: Seat, cards: int) -> None:
    """The top spells of the deck lie beside the hero card.  [HM-3334]"""
    found = look(t, "spell", cards)
    t.state.sides[seat].scrolls += found
    t.tell(ScrollsTaken(seat, found))
