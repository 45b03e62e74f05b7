"""Push and pull.  [JL-19xx, JL-G-4xx]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat
from questhall.haven.charts import CellId
from questhall.haven.choices import Shove, Skip
from questhall.haven.forced import forced_paths, longest
from questhall.haven.terms import FigureId

from ..world import JawsTable, chart_of, closed_doors, seat_of, walk_of
from .moving import WalkPath


class ForceMove(Question, frozen=True):
    """Somebody else decides a figure's movement; immobilized ones too, objectives never.

    [JL-1902 to JL-1909, JL-711, JL-3306, JL-3510, JL-G-303, JL-G-401 to JL-G-403, JL-O-29]
    """

    automatic = True

    figure: FigureId
    mover: FigureId
    value: int
    away: bool
    chief: FigureId = ""

    def free(self, t: JawsTable) -> bool:
        """A player decides the distance as well; a monster's push goes as far as it can.  [JL-1907, JL-1908]"""
        return t.state.figures[self.mover].kind == "character" or bool(self.chief)

    def paths(self, t: JawsTable) -> list[tuple[CellId, ...]]:
        """Every way that is open."""
        figure, mover = t.state.figures.get(self.figure), t.state.figures.get(self.mover)
        if figure is None or mover is None or figure.kind == "objective":
            return []
        distance = chart_of(t).distance[mover.at]
        shut = closed_doors(t)
        found = forced_paths(walk_of(t, figure), figure.at, self.value, distance, away=self.away)
        found = [path for path in found if shut.isdisjoint(path)]
        return found if self.free(t) else longest(found)

    def ask(self, t: JawsTable) -> Decision:
        """Only a player may push less."""
        choices: list[Choice] = [Shove(path[1:]) for path in self.paths(t)]
        if not choices or self.free(t):
            choices.append(Skip())
        return Decision(seat_of(t, self.chief or self.mover), self, tuple(choices))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """It moves, traps and all.  [JL-1906]"""
        if isinstance(choice, Shove):
            t.do(WalkPath(self.figure, choice.path, forced=True))
