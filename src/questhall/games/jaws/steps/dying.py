"""What follows a death.  [JL-G-910]"""

from __future__ import annotations

from questhall.core import Step
from questhall.haven.terms import FigureId

from ..world import JawsTable
from .bosses import arrive


class Leave(Step, frozen=True):
    """Another monster comes where one has died."""

    being: str
    cell: str
    elite: bool

    def run(self, t: JawsTable) -> None:
        """Of the same rank."""
        arrive(t, self.being, self.cell, elite=self.elite)


class Avenge(Step, frozen=True):
    """An elite monster comes if the death of one has killed another."""

    being: str
    cell: str
    near: tuple[FigureId, ...]

    def run(self, t: JawsTable) -> None:
        """Whoever it was."""
        if any(each not in t.state.figures for each in self.near):
            arrive(t, self.being, self.cell, elite=True)
