"""Entering cells, falling and stacking.  [TR-11xx, TR-12xx]"""

from __future__ import annotations

from typing import Literal

from questhall.core import Decision, Question, Seat, Step
from questhall.kit import dice

from ..choices import HoldOn, LetGo
from ..effects import Cell
from ..events import BossMoved, EnemyMoved, Fell, Moved, Travelled
from ..figures import (
    area_of,
    boss_by,
    enemy_by,
    form_of,
    held,
    hovering,
    is_alive,
    kind_of,
    occupied,
    over_vacant,
    supported,
)
from ..state import Boss, Enemy, SeatName
from ..stock import defence_dice, gain_debuff
from ..world import DOWN, TerrariaTable, chart_of, is_block, is_fire, layer_of, printed, rope_cells
from .death import lose_health
from .exploring import ExploreAround
from .finds import collect_near
from .resources import GainResource


class Enter(Step, frozen=True):
    """A character enters a cell, and what is there happens.  [TR-1108, TR-2518, TR-3609, TR-R-53]"""

    seat: SeatName
    cell: Cell
    how: Literal["walk", "fall", "hook", "teleport", "push", "dig", "arrive"] = "walk"

    def run(self, t: TerrariaTable) -> None:
        """Fire burns, a cobweb is gathered every time, stars and crystals are taken.  [TR-2519]"""
        if not is_alive(t, self.seat):
            return
        side = t.state.sides[self.seat]
        t.tell(Moved(self.seat, side.cell, self.cell, self.how))
        side.cell, side.hangs, side.stayed = self.cell, False, False
        note_depth(t, self.seat)
        if is_fire(t, self.cell):
            gain_debuff(t, self.seat, "burning")
        collect_near(t, self.seat, self.cell)
        if printed(t, self.cell).cobweb:
            t.do(GainResource(self.seat, "cobweb", 1))


def note_depth(t: TerrariaTable, seat: Seat) -> None:
    """Remember where a character has been in this phase.  [TR-G-D10, TR-G-E10]"""
    side = t.state.sides[seat]
    match layer_of(side.cell):
        case "surface":
            if side.was_deep:
                t.tell(Travelled(seat, "rise"))
            side.was_high, side.was_deep = True, False
        case "underworld":
            if side.was_high:
                t.tell(Travelled(seat, "sink"))
            side.was_high, side.was_deep = False, True


class CheckRope(Question, frozen=True):
    """A character that ends a move on a rope cell may choose not to fall.  [TR-2707]"""

    automatic = True

    seat: SeatName

    def ask(self, t: TerrariaTable) -> Decision:
        """Only without other support."""
        cell = t.state.sides[self.seat].cell
        ropes = t.state.ropes and is_alive(t, self.seat) and cell in rope_cells(t, cell)
        hanging = ropes and not supported(t, cell)
        return Decision(self.seat, self, (HoldOn(), LetGo()) if hanging else (LetGo(),))

    def answer(self, t: TerrariaTable, seat: Seat, choice: HoldOn | LetGo) -> None:
        """Holding on lasts until the next move."""
        t.state.sides[seat].hangs = isinstance(choice, HoldOn)


class Settle(Step, frozen=True):
    """Every figure without support falls, the lowest first.  [TR-1202, TR-1213, TR-1215, TR-R-51]"""

    def run(self, t: TerrariaTable) -> None:
        """One after another, until all stand."""
        cells = hovering(t)
        others = occupied(t) if cells else {}
        for cell in cells:
            if cell + DOWN in others:
                continue
            who = others[cell]
            if isinstance(who, int):
                if not holds_on(t, who):
                    t.do(Fall(who), self)
                    return
            elif drop_foe(t, who, others):
                t.do(self)
                return


def holds_on(t: TerrariaTable, seat: Seat) -> bool:
    """Whether a character hangs on a rope that is still there.  [TR-2707, TR-R-75]"""
    side = t.state.sides[seat]
    return side.hangs and side.cell in rope_cells(t, side.cell)


def drop_foe(t: TerrariaTable, name: str, others: dict[Cell, str | int]) -> bool:
    """Whether an enemy or a boss had no support, and fell."""
    boss = boss_by(t, name)
    return drop_enemy(t, name, others) if boss is None else drop_boss(t, boss, others)


def drop_enemy(t: TerrariaTable, name: str, others: dict[Cell, str | int]) -> bool:
    """Enemies fall without harm and stop at what nobody has explored; fliers do not fall.

    [TR-3313, TR-3317, TR-R-09, TR-R-65]
    """
    enemy = enemy_by(t, name)
    assert enemy is not None, "it is in the world"
    end = landing(t, enemy, enemy.cell, others)
    if end == enemy.cell:
        return False
    t.tell(EnemyMoved(enemy.id, enemy.kind, enemy.cell, end, "fall"))
    enemy.cell = end
    return True


def drop_boss(t: TerrariaTable, boss: Boss, others: dict[Cell, str | int]) -> bool:
    """A boss that does not fly falls without harm when nothing under its area holds it.  [TR-R-110]"""
    end = boss_landing(t, boss, boss.cell, others)
    if end == boss.cell:
        return False
    t.tell(BossMoved(boss.id, boss.cell, end, "fall"))
    boss.cell = end
    return True


def boss_landing(t: TerrariaTable, boss: Boss, anchor: Cell, others: dict[Cell, str | int]) -> Cell:
    """Where the area of a boss comes to rest; in solid ground it stays."""
    if t.content.bosses[boss.id].way in ("fly", "sweep"):
        return anchor
    form = form_of(t, boss)
    others = {cell: who for cell, who in others.items() if who != boss.id}
    while True:
        area = area_of(form, anchor)
        feet = area[: form.width]
        if any(is_block(t, cell) for cell in area) or any(supported(t, cell, others) for cell in feet):
            return anchor
        if any(over_vacant(t, cell) for cell in feet):
            return anchor
        anchor += DOWN


def falls(t: TerrariaTable, enemy: Enemy, cell: Cell) -> bool:
    """Whether this kind of enemy needs support on a cell.  [TR-3317, TR-R-65]"""
    way = kind_of(t, enemy).way
    return way == "walk" or (way == "worm" and not is_block(t, cell))


def landing(t: TerrariaTable, enemy: Enemy, cell: Cell, others: dict[Cell, str | int]) -> Cell:
    """Where an enemy that is on a cell comes to rest; it does not fall to where nobody has explored.  [TR-R-09]"""
    state = t.state
    clear, marks = chart_of(state.land).clear, state.marks
    while (cell + DOWN in clear or cell + DOWN in marks) and cell + DOWN not in others and not held(t, cell):
        if not falls(t, enemy, cell):
            break
        cell += DOWN
    return cell


class Fall(Step, frozen=True):
    """A character falls cell by cell until something holds it; ropes do not.  [TR-1202, TR-1203, TR-2708, TR-2805]"""

    seat: SeatName
    cells: int = 0

    def run(self, t: TerrariaTable) -> None:
        """Over a place that nobody has explored it explores, and falls on.  [TR-R-08]"""
        if not is_alive(t, self.seat):
            return
        cell = t.state.sides[self.seat].cell
        if over_vacant(t, cell):
            t.do(ExploreAround(cell), self)
        elif supported(t, cell):
            t.do(*([HitGround(self.seat, self.cells)] if self.cells else []))
        else:
            t.do(Enter(self.seat, cell + DOWN, "fall"), Fall(self.seat, self.cells + 1))


class HitGround(Step, frozen=True):
    """From two cells on all defence dice are rolled and added; what is missing is lost as health.

    [TR-1204 to TR-1208, TR-1214, TR-4703, TR-R-35, TR-R-50]
    """

    seat: SeatName
    cells: int

    def run(self, t: TerrariaTable) -> None:
        """Unless the ground is soft."""
        side = t.state.sides[self.seat]
        rolls = () if self.is_gentle(t) else tuple(dice.roll_all(t.rng, defence_dice(t, self.seat)))
        lost = max(0, self.cells - sum(rolls)) if rolls else 0
        t.tell(Fell(self.seat, self.cells, rolls, min(lost, side.health)))
        lose_health(t, self.seat, lost)

    def is_gentle(self, t: TerrariaTable) -> bool:
        """A short fall, a web, fire, a soft landing or a journey.  [TR-1204, TR-1205, TR-4703, TR-R-35]"""
        side = t.state.sides[self.seat]
        soft = printed(t, side.cell).cobweb or is_fire(t, side.cell) or side.soft
        return self.cells == 1 or soft or t.state.journey
