"""Bosses push figures aside.  [TR-4307 to TR-4312]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat

from ..choices import Aim, Pass, Place
from ..effects import Cell
from ..events import EnemyMoved
from ..figures import enemy_by, fighters, occupied
from ..state import FigureId
from ..world import TerrariaTable, around, house_at, is_empty
from .death import die
from .falling import Enter, Settle
from .spawning import remove

SEAT = "s"
"""A character among figures: `s0` is that of seat 0."""


def pushed(t: TerrariaTable, cells: tuple[Cell, ...]) -> list[FigureId]:
    """The characters and tokens on cells that a boss takes."""
    seats = [f"{SEAT}{seat}" for seat, side in enumerate(t.state.sides) if side.cell in cells]
    return seats + [enemy.id for enemy in fighters(t) if enemy.cell in cells]


class PushOut(Question, frozen=True):
    """Everything on the boss's cells is pushed, in the order that the players choose.  [TR-4307, TR-4311, TR-R-67]"""

    automatic = True

    boss: str
    cells: tuple[Cell, ...]

    def ask(self, t: TerrariaTable) -> Decision:
        """Whom next."""
        return Decision(0, self, tuple(map(Aim, pushed(t, self.cells))) or (Pass(),))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Aim | Pass) -> None:
        """Then whoever lost support falls.  [TR-4310]"""
        if isinstance(choice, Aim):
            t.do(ChooseWhere(choice.target), self)
        else:
            t.do(Settle())


class ChooseWhere(Question, frozen=True):
    """Where a pushed figure goes: any empty and free cell next to it.  [TR-4307, TR-4308]"""

    automatic = True

    figure: FigureId

    def ask(self, t: TerrariaTable) -> Decision:
        """The character's player decides, for an enemy the host.  [TR-R-67]"""
        seat, start = self.where(t)
        others = occupied(t)
        open_cells = (cell for cell in sorted(around(start)) if is_empty(t, cell) and cell not in others)
        found = [cell for cell in open_cells if seat is not None or house_at(t, cell) is None]
        return Decision(seat or 0, self, tuple(map(Place, found)) or (Pass(),))

    def where(self, t: TerrariaTable) -> tuple[Seat | None, Cell]:
        """Whose character it is, if anybody's, and its cell."""
        if self.figure.startswith(SEAT):
            seat = int(self.figure.removeprefix(SEAT))
            return seat, t.state.sides[seat].cell
        enemy = enemy_by(t, self.figure)
        assert enemy is not None, "the token is in the world"
        return None, enemy.cell

    def answer(self, t: TerrariaTable, seat: Seat, choice: Place | Pass) -> None:
        """Without such a cell it dies, and nobody gains loot.  [TR-4309, TR-4312]"""
        mine, _ = self.where(t)
        enemy = enemy_by(t, self.figure)
        match choice:
            case Pass() if mine is not None:
                die(t, mine)
            case Pass() if enemy is not None:
                remove(t, enemy)
            case Place(cell) if mine is not None:
                t.do(Enter(mine, cell, "push"))
            case Place(cell) if enemy is not None:
                t.tell(EnemyMoved(enemy.id, enemy.kind, enemy.cell, cell, "push"))
                enemy.cell = cell
