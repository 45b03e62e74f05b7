"""What only bosses do.  [JL-33xx]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven.charts import CellId
from questhall.haven.choices import PickHex, Skip
from questhall.haven.events import FigureMoved
from questhall.haven.terms import FigureId

from ..content.maps import chamber
from ..effects import Attack, Special
from ..placing import nearest_empty
from ..world import JawsTable, chart_of, enemies, seat_of, standing, who
from .ending import Arrive

REVIVED = "zealot"


class BossActs(Step, frozen=True):
    """A special ability that is described by name.  [JL-3302, JL-3312]"""

    figure: FigureId
    special: Special
    focus: FigureId

    def run(self, t: JawsTable) -> None:
        """Those that ordinary actions cannot say."""
        figure = t.state.figures.get(self.figure)
        if figure is None:
            return
        match self.special.rule:
            case "spawn_imps":
                t.do(*[Arrive("blood_imp", figure.at)] * ((t.state.party + 1) // 2))
            case "revive_all":
                board = chamber(t.state.scenario)
                here = board.rooms_at(figure.at)
                t.do(*(Revive(cell) for cell in graves(t) if board.rooms_at(cell) & here))
            case "leap_or_revive":
                t.do(Leap(self.figure))


def graves(t: JawsTable) -> list[CellId]:
    """Where those died whom a boss revives, one hex for each."""
    return [cell for cell, being, _ in t.state.graves if being == REVIVED]


class Revive(Step, frozen=True):
    """A dead monster rises where it fell, of the rank it had."""

    cell: CellId

    def run(self, t: JawsTable) -> None:
        """Or as near as it can."""
        grave = next(each for each in t.state.graves if each[:2] == (self.cell, REVIVED))
        t.state.graves.remove(grave)
        t.do(Arrive(grave[1], self.cell, elite=grave[2]))


class Leap(Question, frozen=True):
    """To the farthest dead zealot, which rises; or to the farthest character, which is attacked.

    [JL-3302, JL-3312, JL-2906]
    """

    automatic = True

    figure: FigureId

    def ask(self, t: JawsTable) -> Decision:
        """Among the equally far the players choose."""
        figure = t.state.figures[self.figure]
        steps = chart_of(t).distance[figure.at]
        goals = {cell: steps.get(cell, -1) for cell in graves(t) or [each.at for each in enemies(t, figure)]}
        farthest = [PickHex(cell) for cell, far in goals.items() if far == max(goals.values())]
        return Decision(seat_of(t, ""), self, tuple(farthest) or (Skip(),))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """There it does what it came for."""
        from .monsters import MonsterAttacks  # noqa: PLC0415  # a boss is a monster, and a monster may be a boss

        if not isinstance(choice, PickHex):
            return
        landing, target = Land(self.figure, choice.cell), standing(t, choice.cell)
        if graves(t):
            t.do(landing, Revive(choice.cell))
        else:
            assert target is not None
            t.do(landing, MonsterAttacks(self.figure, Attack(value=0), target.id))


class Land(Question, frozen=True):
    """A boss leaps to the empty hex nearest to a hex; equally near ones are the players' choice.  [JL-2906]"""

    automatic = True

    figure: FigureId
    cell: CellId

    def ask(self, t: JawsTable) -> Decision:
        """It may stay where it is if it is there already."""
        there = t.state.figures[self.figure].at == self.cell
        cells = [] if there else nearest_empty(t, self.cell)
        return Decision(seat_of(t, ""), self, tuple(map(PickHex, cells)) or (Skip(),))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """Nothing on the way matters."""
        if isinstance(choice, PickHex):
            figure = t.state.figures[self.figure]
            t.tell(FigureMoved(figure.id, who(figure), (figure.at, choice.cell)))
            figure.at = choice.cell
