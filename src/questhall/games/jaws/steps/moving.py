"""Going from hex to hex: traps, doors, and whoever waits for somebody to come near.  [JL-7xx, JL-23xx, JL-24xx]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Step
from questhall.haven.charts import CellId
from questhall.haven.events import FigureMoved
from questhall.haven.terms import FigureId

from ..belongings import count
from ..content.maps import chamber
from ..events import TerrainChanged, TrapSprung
from ..health import give_condition
from ..state import Figure
from ..world import (
    JawsTable,
    alive,
    amount,
    chart_of,
    closed_doors,
    far,
    obstacles,
    of_kind,
    scenario_of,
    standing,
    who,
)
from .damage import Harm
from .looting import loot_cell
from .watching import enemy_watchers, watching


class WalkPath(Step, frozen=True):
    """A figure goes from hex to hex; whatever a hex sets off happens when it is entered.  [JL-2401, JL-722, JL-726]"""

    figure: FigureId
    path: tuple[CellId, ...]
    jumps: bool = False
    forced: bool = False
    loot: bool = False
    crash: bool = False

    def run(self, t: JawsTable) -> None:
        """It stops for a moment wherever something happens."""
        figure = t.state.figures.get(self.figure)
        if figure is None or not self.path:
            return
        stop = next((n for n, cell in enumerate(self.path) if self.matters(t, figure, n, cell)), len(self.path) - 1)
        done, rest = self.path[: stop + 1], self.path[stop + 1 :]
        if figure.kind == "character":
            leave(t, figure, (figure.at, *done[:-1]))
        pass_through(t, figure, done[:-1] if not rest else done)
        t.tell(FigureMoved(figure.id, who(figure), (figure.at, *done), self.forced))
        figure.at = done[-1]
        t.state.deed.way += done
        flies = self.jumps and bool(rest)
        if rest:
            t.do(GoOn(replace(self, path=rest)))
        t.at_once(EnterHex(figure.id, figure.at, flies, self.loot, self.crash))

    def matters(self, t: JawsTable, figure: Figure, place: int, cell: CellId) -> bool:
        """Whether entering a hex sets something off."""
        state, last = t.state, place == len(self.path) - 1
        if (cell in state.traps or cell == state.devil) and (last or not self.jumps):
            return True
        if figure.kind == "character" and scorched(t, cell):
            return True
        if self.loot or (self.crash and cell in obstacles(t)) or cell in closed_doors(t):
            return True
        if figure.kind != "monster" or not (state.bonuses or state.ward):
            return False
        near = chart_of(t).distance[cell]
        posts = [state.figures[b.figure].at for b in watching(t, "entered") if b.figure in state.figures]
        return any(near.get(post) == 1 for post in (*posts, *filter(None, (state.ward,))))


class GoOn(Step, frozen=True):
    """The rest of a way after something has happened."""

    walk: WalkPath

    def run(self, t: JawsTable) -> None:
        """Whoever is immobilized or stunned on the way stops there, unless moved by force."""
        figure = t.state.figures.get(self.walk.figure)
        held = figure is not None and not {"immobilize", "stun"}.isdisjoint(figure.conditions)
        if self.walk.forced or not held:
            t.do(self.walk)


class EnterHex(Step, frozen=True):
    """What lies on a hex that is entered, and who waits there.  [JL-2401, JL-2405, JL-G-909]"""

    figure: FigureId
    cell: CellId
    above: bool
    """It only jumps over the hex."""
    loot: bool
    crash: bool

    def run(self, t: JawsTable) -> None:
        """Traps first."""
        state, figure = t.state, t.state.figures[self.figure]
        following: list[Step] = []
        if not self.above and self.cell in state.traps:
            following.append(SpringTrap(self.figure, self.cell))
        if not self.above and self.cell == state.devil:
            following += [Harm(self.figure, 1, "devil"), Receive(self.figure, ("muddle",))]
        if figure.kind == "character" and (damage := scorched(t, self.cell)):
            following.append(Harm(self.figure, damage, "effect"))
        if self.crash and self.cell in obstacles(t):
            clear(t, self.cell)
        if self.loot and figure.kind == "character":
            loot_cell(t, figure, self.cell)
        if figure.kind == "monster":
            following += enemy_watchers(t, "entered", figure)
            if state.ward and far(t, self.cell, state.ward) == 1:
                following.append(Receive(self.figure, ("poison",)))
        t.do(*following)


class SpringTrap(Step, frozen=True):
    """A trap springs and is gone.  [JL-2402, JL-2403, JL-2406, JL-4010]"""

    figure: FigureId
    cell: CellId

    def run(self, t: JawsTable) -> None:
        """Damage, then conditions."""
        trap = t.state.traps.pop(self.cell)
        t.tell(TrapSprung(self.figure, who(t.state.figures[self.figure]), self.cell))
        t.do(Harm(self.figure, trap.damage, "trap"), Receive(self.figure, trap.inflict))


class Receive(Step, frozen=True):
    """A figure that is still there receives conditions."""

    figure: FigureId
    conditions: tuple[str, ...]
    giver: FigureId = ""

    def run(self, t: JawsTable) -> None:
        """One after the other."""
        for condition in self.conditions:
            if alive(t, self.figure):
                give_condition(t, t.state.figures[self.figure], condition, self.giver)  # type: ignore[arg-type]


def scorched(t: JawsTable, cell: CellId) -> int:
    """What a character suffers for entering a hex of a room whose ground hurts."""
    damage = 0
    for ground in scenario_of(t).scorched:
        if chamber(t.state.scenario).rooms.get(cell) == ground.room:
            alive_there = {(each.being, each.room) for each in t.state.figures.values()}
            damage += amount(t, ground.damage) if (ground.there, ground.room) in alive_there else 0
    return damage


def leave(t: JawsTable, figure: Figure, cells: tuple[CellId, ...]) -> None:
    """A character that leaves hexes next to a monster is noted."""
    foes, distance = of_kind(t, "monster"), chart_of(t).distance
    if any(distance[cell].get(foe.at) == 1 for cell in cells for foe in foes):
        count(t, figure.id, "retreats")


def pass_through(t: JawsTable, figure: Figure, cells: tuple[CellId, ...]) -> None:
    """Who was moved through."""
    for cell in cells:
        other = standing(t, cell)
        if other is not None and other.id not in (figure.id, *t.state.deed.passed):
            t.state.deed.passed.append(other.id)


def clear(t: JawsTable, cell: CellId) -> list[CellId]:
    """An obstacle is destroyed as a whole; its hexes are normal from now on.  [JL-1802 to JL-1805]"""
    state = t.state
    if cell == state.ward:
        state.ward = ""
        return [cell]
    cells = [each for each in chamber(state.scenario).obstacles.get(cell, (cell,)) if each in state.terrain]
    for each in cells:
        del state.terrain[each]
        state.rubble.append(each)
        t.tell(TerrainChanged(each, "rubble"))
    return cells
