"""Push and pull.  [BB-28xx]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven.charts import CellId
from questhall.haven.choices import Shove, Skip
from questhall.haven.events import FigureMoved
from questhall.haven.forced import forced_paths, longest
from questhall.haven.terms import FigureId
from questhall.haven.ways import triggered

from ..events import TerrainChanged
from ..ground import hazards, walk_of
from ..state import Figure
from ..world import BugsTable, alive, chart_of, flies, give_condition, who
from .damage import Harm


class ForceMove(Question, frozen=True):
    """Somebody else decides a figure's movement; immobilized figures too.  [BB-2801, BB-2802, BB-2809, BB-R-23]"""

    automatic = True

    figure: FigureId
    origin: CellId
    value: int
    away: bool
    free: bool
    """You decide the distance as well; otherwise it is the greatest possible.  [BB-2805, BB-2807]"""

    def paths(self, t: BugsTable) -> list[tuple[CellId, ...]]:
        """Every way that is open."""
        figure = t.state.figures.get(self.figure)
        if figure is None or figure.kind == "objective":
            return []
        distance = chart_of(t).distance[self.origin]
        found = forced_paths(walk_of(t, figure), figure.at, self.value, distance, away=self.away)
        return found if self.free else longest(found)

    def ask(self, t: BugsTable) -> Decision:
        """Only who pushes of his own will may push less."""
        choices: list[Choice] = [Shove(path[1:]) for path in self.paths(t)]
        if self.free or not choices:
            choices.append(Skip())
        return Decision(0, self, tuple(choices))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """It moves, hazards and all.  [BB-2806]"""
        if isinstance(choice, Shove):
            t.do(WalkPath(self.figure, choice.path, forced=True))


class WalkPath(Step, frozen=True):
    """A figure goes from hex to hex; each hazard is triggered when it is entered.  [BB-411, BB-413, BB-1505]"""

    figure: FigureId
    path: tuple[CellId, ...]
    jumps: bool = False
    forced: bool = False

    def run(self, t: BugsTable) -> None:
        """Whoever is immobilized on the way stops there, unless moved by force.  [BB-R-11]"""
        figure = t.state.figures.get(self.figure)
        if figure is None or not self.path:
            return
        terrain, traps = t.state.terrain, t.state.traps
        harmful = [cell for cell in self.path if terrain.get(cell) == "hazard" or cell in traps]
        hit = triggered((figure.at, *self.path), harmful, jumps=self.jumps) if harmful and not flies(t, figure) else ()
        done = self.path[: self.path.index(hit[0]) + 1] if hit else self.path
        t.tell(FigureMoved(figure.id, who(figure), (figure.at, *done), self.forced))
        figure.at = done[-1]
        if figure.kind == "hero" and not self.forced:
            t.state.moved += len(done)
        if hit:
            rest = self.path[len(done) :]
            t.do(TriggerHazard(figure.id, figure.at), GoOn(figure.id, rest, jumps=self.jumps, forced=self.forced))


class GoOn(Step, frozen=True):
    """The rest of the way after a hazard.  [BB-R-11]"""

    figure: FigureId
    path: tuple[CellId, ...]
    jumps: bool
    forced: bool

    def run(self, t: BugsTable) -> None:
        """If it still can."""
        figure = t.state.figures.get(self.figure)
        if figure is not None and self.path and (self.forced or "immobilize" not in figure.conditions):
            t.do(WalkPath(self.figure, self.path, jumps=self.jumps, forced=self.forced))


class TriggerHazard(Step, frozen=True):
    """The hazard's effect; a trap is gone after it.  [BB-411, BB-412]"""

    figure: FigureId
    cell: CellId

    def run(self, t: BugsTable) -> None:
        """Damage, then conditions."""
        trigger = hazards(t)[self.cell]
        if t.state.traps.pop(self.cell, None) is not None:
            t.tell(TerrainChanged(self.cell, "plate" if self.cell in t.state.terrain else "normal"))
        t.do(Harm(self.figure, trigger.damage, "hazard"), Afflicted(self.figure, trigger.inflict))


class Afflicted(Step, frozen=True):
    """A figure that is still there receives conditions."""

    figure: FigureId
    conditions: tuple[str, ...]

    def run(self, t: BugsTable) -> None:
        """One after the other."""
        if alive(t, self.figure):
            figure: Figure = t.state.figures[self.figure]
            for condition in self.conditions:
                give_condition(t, figure, condition)  # type: ignore[arg-type]
