"""What follows a death.  [JL-G-910]"""

from __future__ import annotations

from questhall.core import Step
from questhall.haven.charts import CellId
from questhall.haven.terms import Being, FigureId

from ..world import JawsTable
from .ending import Arrive


class Avenge(Step, frozen=True):
    """An elite monster comes if the death of one has killed another."""

    being: Being
    cell: CellId
    near: tuple[FigureId, ...]

    def run(self, t: JawsTable) -> None:
        """Whoever it was."""
        if any(each not in t.state.figures for each in self.near):
            t.do(Arrive(self.being, self.cell, elite=True))
