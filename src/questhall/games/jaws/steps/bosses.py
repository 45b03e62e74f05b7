"""What only bosses do.  [JL-33xx]"""

from __future__ import annotations

from questhall.core import Step
from questhall.haven.events import FigureMoved
from questhall.haven.terms import FigureId

from ..effects import Attack, Special
from ..placing import nearest_empty
from ..state import Figure
from ..world import FAR, JawsTable, chart_of, enemies, far, who
from .ending import spawn

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
                for _ in range((t.state.party + 1) // 2):
                    arrive(t, "blood_imp", figure.at, elite=False)
            case "revive_all":
                for cell, being, elite in [each for each in t.state.graves if each[1] == REVIVED]:
                    revive(t, cell, being, elite)
            case "leap_or_revive":
                self.leap(t, figure)

    def leap(self, t: JawsTable, figure: Figure) -> None:
        """To the farthest dead zealot, which rises; or to the farthest character, which is attacked."""
        from .monsters import MonsterAttacks  # noqa: PLC0415  # a boss is a monster, and a monster may be a boss

        known = chart_of(t).distance[figure.at]
        graves = [each for each in t.state.graves if each[1] == REVIVED]
        if graves:
            cell, being, elite = max(graves, key=lambda each: known.get(each[0], -1))
            jump(t, figure, cell)
            revive(t, cell, being, elite)
            return
        foes = enemies(t, figure)
        if foes:
            target = max(foes, key=lambda each: far(t, figure.at, each.at) % FAR)
            jump(t, figure, target.at)
            t.do(MonsterAttacks(self.figure, Attack(value=0), target.id))


def jump(t: JawsTable, figure: Figure, cell: str) -> None:
    """A boss leaps to the empty hex nearest to a hex."""
    free = nearest_empty(t, cell)
    if free:
        t.tell(FigureMoved(figure.id, who(figure), (figure.at, free[0])))
        figure.at = free[0]


def arrive(t: JawsTable, being: str, cell: str, *, elite: bool) -> None:
    """A monster comes as near as it can."""
    free = nearest_empty(t, cell)
    if free:
        spawn(t, being, free[0], elite=elite)


def revive(t: JawsTable, cell: str, being: str, elite: bool) -> None:
    """A dead monster rises where it fell."""
    t.state.graves.remove((cell, being, elite))
    arrive(t, being, cell, elite=elite)
