"""What monsters do besides moving and attacking.  [JL-22xx, JL-29xx, JL-G-9xx]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven.choices import PickHex, Skip, Target
from questhall.haven.terms import FigureId

from ..cases import holds
from ..effects import Affect, Given, Guard, Heal, Loot, SetTrap, Shield, Thorns
from ..events import TerrainChanged
from ..state import Figure, Trap
from ..targets import candidates
from ..world import JawsTable, chart_of, enemies, far, is_empty, seat_of
from .actions import begin
from .aiming import Befall
from .looting import loot


class Consider(Step, frozen=True):
    """Something is done if a condition is met.  [JL-G-906]"""

    figure: FigureId
    given: Given

    def run(self, t: JawsTable) -> None:
        """Nobody asks a monster."""
        figure = t.state.figures.get(self.figure)
        if figure is not None and holds(t, self.given.case, figure):
            t.do(*(MonsterDoes(self.figure, each, "") for each in self.given.then))  # type: ignore[arg-type]


class MonsterDoes(Question, frozen=True):
    """Everything but moves and attacks; ties are the players'.  [JL-2210, JL-2906, JL-G-135, JL-G-907 to JL-G-912]"""

    automatic = True

    figure: FigureId
    action: Heal | Affect | Shield | Guard | Thorns | Loot | SetTrap
    focus: FigureId

    def ask(self, t: JawsTable) -> Decision:
        """Mostly there is nothing to decide."""
        figure, choices = t.state.figures.get(self.figure), list[Choice]()
        if figure is not None:
            match self.action:
                case Heal(targets=1) | Affect(targets=1):
                    choices += [Target(each.id) for each in self.one(t, figure)]
                case SetTrap():
                    choices += self.trap_cells(t, figure)
        return Decision(seat_of(t, ""), self, tuple(choices) or (Skip(),))

    def one(self, t: JawsTable, figure: Figure) -> list[Figure]:
        """Whom a heal or a blight is for: who has lost most, or the focus."""
        action = self.action
        assert isinstance(action, Heal | Affect)
        found = candidates(t, figure, action)
        if isinstance(action, Heal):
            most = max((each.most - each.health for each in found), default=0)
            return [each for each in found if each.most - each.health == most]
        focused = [each for each in found if each.id == self.focus]
        return focused or found

    def trap_cells(self, t: JawsTable, figure: Figure) -> list[PickHex]:
        """The empty hexes next to it that are closest to an enemy.  [JL-G-909]"""
        free = [cell for cell in chart_of(t).near[figure.at] if is_empty(t, cell)]
        foes = enemies(t, figure)
        steps = {cell: min((far(t, cell, foe.at) for foe in foes), default=0) for cell in free}
        return [PickHex(cell) for cell in free if steps[cell] == min(steps.values())]

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """It does."""
        figure = t.state.figures.get(self.figure)
        if figure is None:
            return
        match self.action, choice:
            case Heal() | Affect() as action, Target(target):
                t.do(Befall(self.figure, target, action))
            case (Heal(targets=0) | Affect(targets=0)) as action, _:
                t.do(*(Befall(self.figure, each.id, action) for each in candidates(t, figure, action)))
            case SetTrap(damage=damage, inflict=inflict), PickHex(cell):
                t.state.traps[cell] = Trap(damage, inflict)
                t.tell(TerrainChanged(cell, "trap"))
            case Loot(reach), _:
                loot(t, figure, reach)
            case (Shield() | Guard() | Thorns()) as bonus, _:
                begin(t, self.figure, replace(bonus, until="round"))
