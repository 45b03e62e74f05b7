"""Control: a monster moves or attacks as you like.  [BB-29xx, BB-R-22]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven import bits
from questhall.haven.charts import CellId
from questhall.haven.choices import Shove, Skip
from questhall.haven.reaching import every_way, reachable
from questhall.haven.terms import FigureId

from ..content import chamber
from ..effects import Attack, Move
from ..ground import footing_of, walk_on
from ..state import Figure
from ..world import BugsTable, in_range, seen_enemies
from .forced import WalkPath


class Controlled(Step, frozen=True):
    """A monster performs an action for you; it is no turn of its own.  [BB-2901, BB-2907, BB-2909]"""

    figure: FigureId
    action: Move | Attack

    def run(self, t: BugsTable) -> None:
        """You decide how."""
        from .attack import PickTarget  # noqa: PLC0415  # an attack may lead to control, and control to an attack

        match self.action:
            case Move() as move:
                t.do(GuideControlled(self.figure, move))
            case Attack() as attack:
                t.do(PickTarget(self.figure, attack, singles=attack.targets, controlled=True))


def can_control(t: BugsTable, figure: Figure, action: Move | Attack) -> bool:
    """Not to move if immobilized or shut in, not to attack if disarmed or without a target.

    [BB-2904, BB-2906, BB-R-21]
    """
    if figure.kind != "monster":
        return False
    if isinstance(action, Move):
        footing = footing_of(t, figure, jumps=action.jump, controlled=True)
        free = bits.can_leave(chamber(t.state.scenario).grid, footing, figure.at, action.value)
        return free and "immobilize" not in figure.conditions
    foes = seen_enemies(t, figure, controlled=True)
    return "disarm" not in figure.conditions and bool(in_range(t, figure, foes, action.range))


def controlled_paths(t: BugsTable, figure: Figure, move: Move) -> list[tuple[CellId, ...]]:
    """Everywhere it can go, by all rules of moving, and through whichever hazards you like.

    [BB-2901, BB-2903, BB-R-22]
    """
    footing = footing_of(t, figure, jumps=move.jump, controlled=True)
    if footing.jumps or not footing.hazards:
        return reachable(walk_on(footing), figure.at, move.value)
    return every_way(walk_on(footing), figure.at, move.value)


class GuideControlled(Question, frozen=True):
    """Where a controlled monster goes.  [BB-2901]"""

    figure: FigureId
    move: Move

    def ask(self, t: BugsTable) -> Decision:
        """Direction and distance are free."""
        figure = t.state.figures[self.figure]
        choices: list[Choice] = [Shove(path[1:]) for path in controlled_paths(t, figure, self.move)]
        return Decision(0, self, (*choices, Skip()))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """It counts as forced movement.  [BB-2903]"""
        if isinstance(choice, Shove):
            t.do(WalkPath(self.figure, choice.path, jumps=self.move.jump, forced=True))
