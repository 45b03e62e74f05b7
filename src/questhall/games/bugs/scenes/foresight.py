"""What monsters will do, told to the one player."""

from __future__ import annotations

from questhall.core.scene import Preview
from questhall.haven.foresight import Teller
from questhall.haven.refusals import cell_ref

from ..state import HERO
from .speaker import Speaker


def plans(who: Speaker, figure: str) -> Preview | None:
    """What a monster would do this round as things stand: its way, whom it hits, how hard."""
    teller = Teller(who.words, HERO, lambda name: who.figure(who.state.figures[name]), cell_ref)
    return teller.preview(figure, who.plans.get(figure, []))
