"""Explosive consumables.  [TR-46xx]"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Decision, Question, Seat, Step
from questhall.kit import dice

from ..choices import Place
from ..effects import CardId, Cell, Explode
from ..events import AttackRolled
from ..figures import alive, occupied, visible
from ..foes import foes
from ..sight import lost_dice, sees
from ..state import SeatName
from ..world import HEIGHT, WIDTH, TerrariaTable, around, chart, is_block, printed, square
from .beating import hurt
from .chopping import fell
from .defending import ReadyDefence
from .digging import clear
from .falling import Settle
from .fighting import Retaliation


class ChooseCentre(Question, frozen=True):
    """The centre is any cell in range and sight, the own surroundings too.  [TR-4603, TR-R-125]"""

    seat: SeatName
    card: CardId
    effect: Explode

    def ask(self, t: TerrariaTable) -> Decision:
        """Explored cells; a block can be the centre."""
        return Decision(self.seat, self, tuple(map(Place, centres(t, t.state.sides[self.seat].cell))))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Place) -> None:
        """Attacks, then digging and chopping, then falls, then retaliation.  [TR-R-126]"""
        cells = area(t, choice.cell, self.effect.width)
        attack(t, seat, cells, self.effect)


def centres(t: TerrariaTable, start: Cell) -> Iterator[Cell]:
    """The cells that an explosive can be thrown to: medium range, and nearer.  [TR-4603, TR-R-127]"""
    x, y = square(start)
    for row in range(max(0, y - 3), min(HEIGHT, y + 4)):
        for column in range(max(0, x - 3), min(WIDTH, x + 4)):
            cell = row * WIDTH + column
            if cell in chart(t).kinds and in_throw(t, start, cell):
                yield cell


def in_throw(t: TerrariaTable, start: Cell, cell: Cell) -> bool:
    """Whether a cell is near enough and seen."""
    near = cell == start or cell in around(start) or lost_dice(("medium",), start, cell) is not None
    return near and sees(t, start, cell)


def area(t: TerrariaTable, centre: Cell, width: int) -> tuple[Cell, ...]:
    """The explored cells of the square about a centre.  [TR-4602, TR-4607]"""
    x, y = square(centre)
    half = width // 2
    rows, columns = range(y - half, y + half + 1), range(x - half, x + half + 1)
    inside = [row * WIDTH + column for row in rows for column in columns if 0 <= column < WIDTH]
    return tuple(cell for cell in inside if cell in chart(t).kinds)


def attack(t: TerrariaTable, seat: Seat, cells: tuple[Cell, ...], effect: Explode) -> None:
    """A roll for each figure in the area; characters defend as against enemies.  [TR-4604, TR-4606, TR-R-124]"""
    ready = dice.read_dice(effect.dice)
    struck = [foe for foe in foes(t) if not set(cells).isdisjoint(foe.cells)]
    caught = [other for other in alive(t) if t.state.sides[other].cell in cells]
    rolls = [tuple(dice.roll_all(t.rng, ready)) for _ in struck]
    defences = [tuple(dice.roll_all(t.rng, foe.defence)) for foe in struck]
    angry = tuple((foe.name, max(defence)) for foe, defence in zip(struck, defences, strict=True))
    harms = [ReadyDefence(other, "", tuple(dice.roll_all(t.rng, ready))) for other in caught]
    t.do(*harms, Blast(seat, cells, effect), Settle(), Retaliation(seat, angry))
    for foe, rolled, defence in zip(struck, rolls, defences, strict=True):
        t.tell(AttackRolled(seat, foe.name, foe.kind, rolled, defence))
        hurt(t, seat, foe.name, sum(value >= max(defence) for value in rolled))


class Blast(Step, frozen=True):
    """Every block and tree of the area with a number up to the value is dug or felled.  [TR-4605, TR-R-123]"""

    seat: SeatName
    cells: tuple[Cell, ...]
    effect: Explode

    def run(self, t: TerrariaTable) -> None:
        """Hard blocks too; not a block that an enemy is in.  [TR-1513, TR-4605]"""
        taken = occupied(t)
        for cell in self.cells:
            kind = printed(t, cell)
            if is_block(t, cell) and kind.dig <= self.effect.dig and cell not in taken:
                clear(t, self.seat, cell, blast=True)
            elif kind.chop and kind.chop <= self.effect.chop and visible(t, cell, self.seat):
                fell(t, self.seat, cell)
