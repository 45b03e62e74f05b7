"""Explosive consumables.  [TR-46xx]"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from questhall.core import Decision, Question, Seat, Step
from questhall.kit import dice

from ..choices import Boost, Pass, Place
from ..effects import CardId, Cell, Explode
from ..events import AttackRolled
from ..figures import alive, occupied, visible
from ..foes import foe_by, foes
from ..sight import lost_dice, sees
from ..state import FigureId, SeatName
from ..world import HEIGHT, WIDTH, TerrariaTable, around, chart, is_block, printed, square
from .beating import hurt
from .boosts import before_roll, boost
from .chopping import fell
from .defending import ReadyDefence
from .digging import clear
from .falling import Settle
from .fighting import Retaliation, SpendSwords, has_calm_minion


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
        attack(t, seat, self.card, cells, self.effect)


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


def attack(t: TerrariaTable, seat: Seat, card: CardId, cells: tuple[Cell, ...], effect: Explode) -> None:
    """Every figure in the area is attacked; characters defend as against enemies.  [TR-4604, TR-4606, TR-R-124]"""
    struck = tuple(foe.name for foe in foes(t) if not set(cells).isdisjoint(foe.cells))
    caught = tuple(other for other in alive(t) if t.state.sides[other].cell in cells)
    t.do(ReadyBlast(seat, card, cells, effect, struck, caught))


class ReadyBlast(Question, frozen=True):
    """Each enemy in the area is attacked with a roll of its own; first the dice may be charmed.

    [TR-4808, TR-4916, TR-R-124, TR-R-136]
    """

    automatic = True

    seat: SeatName
    card: CardId
    cells: tuple[Cell, ...]
    effect: Explode
    left: tuple[FigureId, ...]
    caught: tuple[SeatName, ...]
    angry: tuple[tuple[FigureId, int], ...] = ()
    dice: tuple[int, ...] = ()

    def ask(self, t: TerrariaTable) -> Decision:
        """As before any attack."""
        boosts = before_roll(t, self.seat, self.ready()) if self.left else []
        return Decision(self.seat, self, (*boosts, Pass()))

    def ready(self) -> tuple[int, ...]:
        """The dice against the next enemy."""
        return self.dice or dice.read_dice(self.effect.dice)

    def answer(self, t: TerrariaTable, seat: Seat, choice: Boost | Pass) -> None:
        """One after another; then come the characters, digging and chopping, falls, retaliation.  [TR-R-126]"""
        if isinstance(choice, Boost):
            t.do(replace(self, dice=boost(t, seat, self.ready(), choice)))
        elif self.left:
            self.strike(t, self.left[0])
        else:
            fixed = dice.read_dice(self.effect.dice)
            harms = [ReadyDefence(other, "", tuple(dice.roll_all(t.rng, fixed))) for other in self.caught]
            angry = () if has_calm_minion(t, seat) else self.angry
            t.do(*harms, Blast(seat, self.cells, self.effect), Settle(), Retaliation(seat, angry))

    def strike(self, t: TerrariaTable, name: FigureId) -> None:
        """Both sides roll, then swords may be spent."""
        foe = foe_by(t, name)
        if foe is None:
            t.do(replace(self, left=self.left[1:], dice=()))
            return
        rolls, defence = tuple(dice.roll_all(t.rng, self.ready())), tuple(dice.roll_all(t.rng, foe.defence))
        t.tell(AttackRolled(self.seat, name, foe.kind, rolls, defence))
        then = replace(self, left=self.left[1:], angry=(*self.angry, (name, max(defence))), dice=())
        t.do(SpendSwordsOnBlast(self.seat, self.card, (name,), self.ready(), rolls, (defence,)), then)


class SpendSwordsOnBlast(SpendSwords, frozen=True):
    """Swords strengthen a die of an explosion as in any fight; those that it hits strike back later.  [TR-R-136]"""

    def resolve(self, t: TerrariaTable, rolls: tuple[int, ...]) -> None:
        """Hits only.  [TR-R-126]"""
        needed = max(self.defences[0])
        hurt(t, self.seat, self.targets[0], sum(value >= needed for value in rolls))


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
