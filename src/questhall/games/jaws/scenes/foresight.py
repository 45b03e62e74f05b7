"""What monsters will do, told to one player."""

from __future__ import annotations

from questhall.core.scene import Preview
from questhall.haven.foresight import Teller
from questhall.haven.refusals import cell_ref

from ..forecast import forecast
from .speaker import Speaker


def plans(who: Speaker, figure: str) -> Preview | None:
    """What a monster would do this round as things stand: its way, whom it hits, how hard."""
    return who.remember(f"plan {figure}", lambda: foresee(who, figure))


def foresee(who: Speaker, figure: str) -> Preview | None:
    """The same, worked out."""
    mine = who.mine
    you = mine.being if mine is not None else ""
    teller = Teller(who.words, you, lambda name: who.figure(who.state.figures[name]), cell_ref)
    return teller.preview(figure, forecast(who.state, figure))
