"""How bosses move.  [TR-43xx, TR-R-110]"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from questhall.core import Decision, Question, Seat, Step

from ..choices import Choose, Pass, Place
from ..effects import Cell
from ..events import BossMoved
from ..figures import alive, area_of, boss_by, form_of, near_seats, occupied
from ..sight import sees
from ..state import Boss, FigureId, SeatName
from ..world import WIDTH, TerrariaTable, chart, distance, house_at, is_block, layer_of, near
from .falling import Settle, boss_landing
from .pushing import PushOut

ALLY_MOVE = 1


def movement(t: TerrariaTable, boss: Boss) -> int:
    """The printed movement, and one more for an ally on the green slot.  [TR-4206, TR-R-106]"""
    return form_of(t, boss).move + ALLY_MOVE * (boss.allies >= 2)


def may_stand(t: TerrariaTable, boss: Boss, anchor: Cell) -> bool:
    """Whether the whole area is explored, empty and outside houses, unless the boss ignores that, and no boss is there.

    [TR-4305, TR-R-07, TR-R-110]
    """
    kind, kinds = t.content.bosses[boss.id], chart(t).kinds
    form = form_of(t, boss)
    if anchor % WIDTH + form.width > WIDTH:
        return False
    rivals = {
        cell for other in t.state.bosses if other.id != boss.id for cell in area_of(form_of(t, other), other.cell)
    }
    for cell in area_of(form, anchor):
        if cell in rivals or cell not in kinds or (not kind.ghost and is_block(t, cell)):
            return False
        if not kind.haunts and house_at(t, cell) is not None:
            return False
    return True


def gap(t: TerrariaTable, boss: Boss, anchor: Cell, target: Cell) -> int:
    """How far the area would be from a cell.  [TR-R-109]"""
    return min(distance(cell, target) for cell in area_of(form_of(t, boss), anchor))


class MoveBoss(Step, frozen=True):
    """A boss moves towards the nearest character that it can get nearer to.  [TR-4304, TR-4313, TR-EX-31]"""

    boss: FigureId
    steps: int = 0
    """How far, if not by its movement."""

    def run(self, t: TerrariaTable) -> None:
        """The wall sweeps on instead.  [TR-R-120]"""
        boss = boss_by(t, self.boss)
        if boss is None or not alive(t):
            return
        if t.content.bosses[boss.id].way == "sweep":
            sweep(t, boss, self.steps or movement(t, boss))
            return
        seats = alive(t)
        while seats:
            near = near_seats(t, boss.cell, seats)
            ways = [(seat, tuple(self.anchors(t, boss, seat))) for seat in near]
            if any(anchors for _, anchors in ways):
                t.do(ChooseWay(self.boss, tuple(way for way in ways if way[1])))
                return
            seats = [seat for seat in seats if seat not in near]

    def anchors(self, t: TerrariaTable, boss: Boss, seat: Seat) -> list[Cell]:
        """Where it would go for a character; next to it, it stays.  [TR-3302]"""
        target = t.state.sides[seat].cell
        if gap(t, boss, boss.cell, target) <= 1:
            return [boss.cell]
        return best_anchors(t, boss, target, self.steps or movement(t, boss))


def best_anchors(t: TerrariaTable, boss: Boss, target: Cell, steps: int) -> list[Cell]:
    """Where the area comes nearest without covering the target; unseen, one step only.  [TR-3303, TR-3304, TR-R-110]"""
    seen = any(sees(t, cell, target) for cell in area_of(form_of(t, boss), boss.cell))
    now = gap(t, boss, boss.cell, target)
    found = {anchor: gap(t, boss, anchor, target) for anchor in reach(t, boss, steps if seen else 1)}
    nearer = {anchor: far for anchor, far in found.items() if 0 < far < now}
    return sorted(anchor for anchor, far in nearer.items() if far == min(nearer.values()))


def reach(t: TerrariaTable, boss: Boss, steps: int) -> set[Cell]:
    """The anchors that a boss can move to as one block.  [TR-R-110]"""
    others = occupied(t)
    seen, edge = {boss.cell}, [boss.cell]
    for _ in range(steps):
        found = set()
        for start in edge:
            for anchor, _, _ in near(start):
                if may_stand(t, boss, anchor):
                    found.add(boss_landing(t, boss, anchor, others))
        edge = sorted(found - seen)
        seen |= found
    return seen


class ChooseWay(Question, frozen=True):
    """Which of several equally near characters a boss goes for: the players choose.  [TR-3307, TR-4202, TR-R-60]"""

    automatic = True

    boss: FigureId
    ways: tuple[tuple[SeatName, tuple[Cell, ...]], ...]

    def ask(self, t: TerrariaTable) -> Decision:
        """The host decides.  [TR-R-67]"""
        return Decision(0, self, tuple(Choose(seat) for seat, _ in self.ways))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Choose) -> None:
        """Next to the character it stays where it is."""
        boss, anchors = boss_by(t, self.boss), dict(self.ways)[choice.seat]
        if boss is not None and anchors != (boss.cell,):
            t.do(ChooseAnchor(self.boss, choice.seat, anchors))


class ChooseAnchor(Question, frozen=True):
    """Where a boss goes, among equally near places.  [TR-3308]"""

    automatic = True

    boss: FigureId
    seat: int
    anchors: tuple[Cell, ...]

    def ask(self, t: TerrariaTable) -> Decision:
        """The player of the target decides.  [TR-R-67]"""
        return Decision(self.seat, self, tuple(map(Place, self.anchors)) or (Pass(),))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Place | Pass) -> None:
        """Whoever is in the way is pushed.  [TR-4307]"""
        boss = boss_by(t, self.boss)
        if boss is not None and isinstance(choice, Place):
            put_boss(t, boss, choice.cell)


def put_boss(t: TerrariaTable, boss: Boss, anchor: Cell) -> None:
    """The area moves as a block and pushes what it covers.  [TR-4303, TR-4307]"""
    t.tell(BossMoved(boss.id, boss.cell, anchor))
    boss.cell = anchor
    t.do(PushOut(boss.id, tuple(area_of(form_of(t, boss), anchor))), Settle())


def sweep(t: TerrariaTable, boss: Boss, steps: int) -> None:
    """The wall goes on to the edge of the explored underworld, and turns there.  [TR-R-120]"""
    anchor = boss.cell
    for _ in range(steps):
        if not may_stand(t, boss, anchor + boss.heading):
            boss.heading = -boss.heading
            break
        anchor += boss.heading
    if anchor != boss.cell:
        put_boss(t, boss, anchor)


Region = Callable[[Sequence[Cell]], bool]


def arrival(t: TerrariaTable, boss: Boss, region: Region) -> Cell | None:
    """Where a boss appears: all of it in its region, three or more cells from all characters, else as far as possible.

    [TR-R-104]
    """
    others = {cell: who for cell, who in occupied(t).items() if who != boss.id}
    places = [cell for cell in sorted(chart(t).kinds) if may_stand(t, boss, cell)]
    landed = sorted({boss_landing(t, boss, cell, others) for cell in places})
    landed = [cell for cell in landed if region(area_of(form_of(t, boss), cell))] or landed
    cells = [t.state.sides[seat].cell for seat in alive(t)]
    far = {cell: min((distance(cell, each) for each in cells), default=3) for cell in landed}
    if not far:
        return None
    return min(landed, key=lambda cell: (far[cell] < 3, -far[cell] if far[cell] < 3 else far[cell], cell))


def wall_arrival(t: TerrariaTable, boss: Boss) -> Cell | None:
    """At the edge of the explored underworld that is farthest from all characters.  [TR-R-120]"""
    bottom = [cell for cell in sorted(chart(t).kinds) if layer_of(cell) == "underworld" and cell // WIDTH == 24]
    ends = [cell for cell in bottom if may_stand(t, boss, cell)]
    if not ends:
        return None
    cells = [t.state.sides[seat].cell for seat in alive(t)]
    left, right = ends[0], ends[-1]
    first = min(distance(left, each) for each in cells) >= min(distance(right, each) for each in cells)
    boss.heading = 1 if first else -1
    return left if first else right
