"""What a face of a resource or a treasure die brings.  [HM-34xx]"""

from __future__ import annotations

from questhall.core import Seat

from ..content import load
from ..effects import Purse
from ..geography import HeroesTable
from ..people import gain
from ..state import PawnName


def resolve_face(t: HeroesTable, seat: Seat, pawn: PawnName, kind: str, face: int) -> None:
    """What a face shows is gained or carried out; its searches are optional.  [HM-3403, HM-R-86]"""
    if kind == "resource":
        shown = load().dice.resource[face]
        meagre = Purse(min(shown.gold, 1), min(shown.materials, 1), min(shown.valuables, 1))
        gain(t, seat, meagre if t.state.rules.meagre_dice else shown)
    else:
        from .performing import Perform  # noqa: PLC0415  # effects throw dice, and faces of dice are effects

        t.do(Perform(seat, pawn, load().dice.treasure[face], optional=True))
