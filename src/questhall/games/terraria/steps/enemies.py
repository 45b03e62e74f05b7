"""The enemy phase.  [TR-32xx, TR-33xx]"""

from __future__ import annotations

from collections.abc import Sequence

from questhall.core import Decision, Question, Seat, Step

from ..choices import Activate, AnyOrder, Choose, Pass, Place
from ..content import load
from ..effects import Cell
from ..events import EnemyMoved
from ..figures import alive, boss_by, enemy_by, kind_of, near_seats, occupied
from ..foes import in_reach
from ..sight import sees
from ..state import NOWHERE, Enemy, FigureId, SeatName
from ..world import WIDTH, TerrariaTable, around, chart, distance, house_at, place_of, places_near, steps_from
from .bosses import BossesAct
from .bossmoves import MoveBoss
from .defending import EnemyAttack
from .falling import Settle, landing


class EnemyPhase(Step, frozen=True):
    """Bosses first, then all enemies near characters.  [TR-701, TR-3201]"""

    def run(self, t: TerrariaTable) -> None:
        """Each at most once.  [TR-R-63]"""
        for enemy in t.state.enemies:
            enemy.acted = False
        for boss in t.state.bosses:
            boss.acted = False
        t.do(BossesAct(tuple(boss.id for boss in t.state.bosses)), ActivateNext())


def active_places(t: TerrariaTable) -> set[int]:
    """Tiles with characters, and those orthogonally next to them.  [TR-3202 to TR-3204, TR-3601, TR-EX-03]"""
    places: set[int] = set()
    for side in t.state.sides:
        if side.cell != NOWHERE:
            place = place_of(side.cell)
            places.add(place)
            places.update(places_near(place))
    return places


class ActivateNext(Question, frozen=True):
    """The players choose which enemy acts next; it finishes before another begins.  [TR-3206, TR-3207, TR-R-62]"""

    automatic = True

    ordered: bool = False

    def ask(self, t: TerrariaTable) -> Decision:
        """Those near a character at this moment that have not acted.  [TR-3202 to TR-3204, TR-R-63]"""
        places, finds = active_places(t), load().finds
        waiting = [boss.id for boss in t.state.bosses if not boss.acted and places]
        for enemy in t.state.enemies:
            if not enemy.acted and place_of(enemy.cell) in places and enemy.kind not in finds:
                waiting.append(enemy.id)
                if self.ordered:
                    break
        if not waiting:
            return Decision(0, self, (Pass(),))
        if self.ordered or len(waiting) == 1:
            return Decision(0, self, (Activate(waiting[0]),))
        return Decision(0, self, (*map(Activate, waiting), AnyOrder()))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Activate | AnyOrder | Pass) -> None:
        """It moves, then attacks.  [TR-3205]"""
        match choice:
            case AnyOrder():
                t.do(ActivateNext(ordered=True))
            case Activate(name):
                activate(t, name, self)


def activate(t: TerrariaTable, name: FigureId, then: ActivateNext) -> None:
    """An enemy or a boss moves and attacks; a boss always does.  [TR-3205, TR-4202, TR-R-108]"""
    if (boss := boss_by(t, name)) is not None:
        boss.acted = True
        t.do(MoveBoss(name), AttackAll(name, ()), then)
    elif (enemy := enemy_by(t, name)) is not None:
        enemy.acted = True
        near = near_seats(t, enemy.cell, alive(t))
        t.do(ChooseVictim(name) if len(near) > 1 else ChooseStep(name, near[0]), AttackAll(name, ()), then)


class ChooseVictim(Question, frozen=True):
    """An enemy goes for the nearest character; among several the players choose.  [TR-3301, TR-3307]"""

    automatic = True

    enemy: FigureId

    def ask(self, t: TerrariaTable) -> Decision:
        """By cells, diagonals counting as one.  [TR-R-60]"""
        enemy = enemy_by(t, self.enemy)
        assert enemy is not None, "it is acting"
        return Decision(0, self, tuple(map(Choose, near_seats(t, enemy.cell, alive(t)))))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Choose) -> None:
        """Then it moves."""
        t.do(ChooseStep(self.enemy, choice.seat))


class ChooseStep(Question, frozen=True):
    """It moves to the reachable cell nearest to its target; among several the players choose.  [TR-3303, TR-3308]"""

    automatic = True

    enemy: FigureId
    seat: SeatName

    def ask(self, t: TerrariaTable) -> Decision:
        """The player of the target decides.  [TR-R-67]"""
        enemy = enemy_by(t, self.enemy)
        assert enemy is not None, "it is acting"
        cells = best_cells(t, enemy, t.state.sides[self.seat].cell)
        return Decision(self.seat, self, tuple(map(Place, cells)) or (Pass(),))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Place | Pass) -> None:
        """Whoever stood on it falls.  [TR-1213]"""
        enemy = enemy_by(t, self.enemy)
        if isinstance(choice, Place) and enemy is not None:
            t.tell(EnemyMoved(enemy.id, enemy.kind, enemy.cell, choice.cell))
            enemy.cell = choice.cell
            t.do(Settle())


def best_cells(t: TerrariaTable, enemy: Enemy, target: Cell) -> list[Cell]:
    """The cells nearest to the target that the enemy can reach and that are nearer than its own.

    [TR-3302 to TR-3306, TR-R-61, TR-R-64]
    """
    kind = kind_of(t, enemy)
    if target in around(enemy.cell):
        return []
    steps = kind.move if sees(t, enemy.cell, target) else min(1, kind.move)
    if not steps:
        return []
    least, found = distance(enemy.cell, target) - 1, list[Cell]()
    for cell in reach(t, enemy, steps, target):
        far = distance(cell, target)
        if far < least:
            least, found = far, []
        if far == least:
            found.append(cell)
    return sorted(found)


def reach(t: TerrariaTable, enemy: Enemy, steps: int, target: Cell | None = None) -> list[Cell]:
    """The free cells that an enemy can end on; it may pass others, and falls where nothing holds it.

    With a target only those that can be nearer to it than the enemy is.  [TR-3312 to TR-3320, TR-R-64]
    """
    others = occupied(t)
    others.pop(enemy.cell, None)
    seen, edge = {enemy.cell}, [enemy.cell]
    column, nearer = (0, WIDTH) if target is None else (target % WIDTH, distance(enemy.cell, target) - 1)
    for left in reversed(range(steps)):
        far = nearer + left
        columns = range(column - far, column + far + 1)  # nobody falls into another one
        found: list[Cell] = []
        for start in edge:
            for cell in enemy_steps(t, enemy, start):
                if cell % WIDTH not in columns:
                    continue
                end = cell if cell in others else landing(t, enemy, cell, others)
                if end not in seen:
                    seen.add(end)
                    found.append(end)
        edge = found
    return [cell for cell in seen if cell not in others and cell != enemy.cell]


def enemy_steps(t: TerrariaTable, enemy: Enemy, start: Cell) -> Sequence[Cell]:
    """Cells that an enemy can step to: no blocks or corners but for worms, no houses, no ropes.

    [TR-2608, TR-3309, TR-3311, TR-3314 to TR-3316, TR-3319, TR-R-09]
    """
    worm = kind_of(t, enemy).way == "worm"
    cells = [step[0] for step in chart(t).spot(start).steps] if worm else steps_from(t, start)
    return [cell for cell in cells if house_at(t, cell) is None] if t.state.houses else cells


class AttackAll(Question, frozen=True):
    """It attacks every character that it sees and reaches, each with a roll of its own.  [TR-3205, TR-3404]"""

    automatic = True

    enemy: FigureId
    done: tuple[SeatName, ...]

    def ask(self, t: TerrariaTable) -> Decision:
        """The players choose the order.  [TR-3404]"""
        left = [seat for seat in alive(t) if seat not in self.done]
        able = in_reach(t, self.enemy, left) if left else ()
        return Decision(0, self, tuple(map(Choose, able)) or (Pass(),))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Choose | Pass) -> None:
        """One after another."""
        if isinstance(choice, Choose):
            done = (*self.done, choice.seat)
            more = [AttackAll(self.enemy, done)] if len(done) < len(t.state.sides) else []
            t.do(EnemyAttack(self.enemy, choice.seat), *more)
