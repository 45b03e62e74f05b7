"""Where a figure goes with its movement points.  [JL-701, JL-702, JL-2302 to JL-2305]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Refusal, Seat, Step
from questhall.haven import Walk
from questhall.haven.charts import CellId
from questhall.haven.choices import Go, Skip
from questhall.haven.reaching import reachable
from questhall.haven.refusals import cell_ref
from questhall.haven.terms import FigureId

from ..belongings import gain_xp, ready, use_item
from ..cases import times
from ..choices import Spend, UseItem
from ..effects import Boost, Move
from ..magic import consume, open_spends
from ..refusals import closed_hexes
from ..state import Bonus, Figure
from ..strengthening import strengthened
from ..world import JawsTable, alive, amount, closed_doors, obstacles, seat_of, taught, walk_of
from ..zones import use_slot
from .moving import WalkPath
from .rooms import OpenDoor
from .watching import enemy_watchers


def cost(walk: Walk[CellId], path: tuple[CellId, ...]) -> int:
    """What a way costs, its beginning left out.  [JL-701, JL-708, JL-723, JL-727]"""
    if walk.jumps:
        return len(path) + (bool(path) and path[-1] in walk.landing)
    return sum(2 if cell in walk.slow else 1 for cell in path)


class ChooseMove(Question, frozen=True):
    """Where to go; fewer points may be used, or none.  [JL-606, JL-702, JL-703 to JL-707]"""

    automatic = True

    actor: FigureId
    move: Move
    chief: FigureId = ""
    spent: tuple[int, ...] = ()
    items: tuple[str, ...] = ()
    begun: bool = False
    """A door was opened on the way: the rest of the points is left.  [JL-2305]"""

    def full(self, t: JawsTable, figure: Figure) -> Move:
        """The move with bonuses and circumstances.  [JL-G-914]"""
        move = self.move
        if self.begun:
            return move
        extras = [when.add for when in move.when for _ in range(times(t, when, figure, None))]
        found = self.boosts(t)
        for extra in (*extras, *(bonus.effect.add for bonus in found)):  # type: ignore[union-attr]
            move = strengthened(move, extra)
        doubled = any(bonus.effect.double for bonus in found)  # type: ignore[union-attr]
        return replace(move, value=amount(t, move.value) * (2 if doubled else 1))

    def boosts(self, t: JawsTable) -> list[Bonus]:
        """The bonuses on moves."""
        mine = [each for each in t.state.bonuses if each.figure == self.actor]
        return [each for each in mine if isinstance(each.effect, Boost) and each.effect.upon == "move"]

    def paths(self, t: JawsTable) -> list[tuple[CellId, ...]]:
        """A way to every hex within reach, with as few traps as can be; a closed door ends it."""
        figure = t.state.figures[self.actor]
        move = self.full(t, figure)
        walk = walk_of(t, figure, jumps=move.jump, sure=move.sure)
        points = amount(t, move.value)
        if move.crash:
            walk = replace_taken(walk, obstacles(t))
        shut = closed_doors(t)
        return [path[1:] for path in reachable(walk, figure.at, points) if shut.isdisjoint(path[1:-1])]

    def ask(self, t: JawsTable) -> Decision:
        """Elements and items may add to it first.  [JL-3409, JL-G-801]"""
        if not alive(t, self.actor):
            return Decision(seat_of(t, self.actor), self, (Skip(),))
        choices: list[Choice] = [Go(path) for path in self.paths(t)]
        if not self.begun:
            choices += [Spend(option, paid) for option, paid in open_spends(t, self.move.spend, self.spent)]
            own = ready(t, self.actor, "move") if taught(t, 3) and not self.chief else []
            choices += [UseItem(item.id) for item in own if item.id not in self.items]
        return Decision(self.seat(t), self, (*choices, Skip()))

    def refuse(self, t: JawsTable, seat: Seat) -> list[Refusal]:
        """Why other hexes cannot be reached."""
        figure = t.state.figures.get(self.actor)
        if figure is None:
            return []
        move = self.full(t, figure)
        open_to = {cell_ref(path[-1]) for path in self.paths(t)}
        found = closed_hexes(t, figure, amount(t, move.value), jumps=move.jump, sure=move.sure)
        return [each for each in found if each.on not in open_to]

    def seat(self, t: JawsTable) -> Seat:
        """A forced monster goes where its master wants.  [JL-G-406]"""
        forced = self.chief and self.actor not in t.state.heroes
        return seat_of(t, self.chief if forced else self.actor)

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """Only a move that enters a hex has been performed."""
        match choice:
            case Go(path):
                self.go(t, path)
            case Spend(option, paid):
                consume(t, paid)
                extra = self.move.spend[option].add
                gain_xp(t, self.chief or self.actor, extra.xp)
                t.do(replace(self, move=strengthened(self.move, extra), spent=(*self.spent, option)))
            case UseItem(item):
                extra_ = use_item(t, self.actor, item).add
                assert extra_ is not None
                t.do(replace(self, move=strengthened(self.move, extra_), items=(*self.items, item)))

    def go(self, t: JawsTable, path: tuple[CellId, ...]) -> None:
        """Through a door that opens the way may go on.  [JL-2303, JL-2305, JL-G-501]"""
        figure, deed = t.state.figures[self.actor], t.state.deed
        move = self.full(t, figure)
        if not self.begun:
            deed.way, deed.passed, deed.opened = [figure.at], [], False
            for when in move.when:
                gain_xp(t, self.actor, when.add.xp * times(t, when, figure, None))
            for bonus in self.boosts(t):
                use_slot(t, bonus)
        deed.performed = deed.moved = True
        walk = walk_of(t, figure, jumps=move.jump, sure=move.sure)
        crashed = len(obstacles(t).intersection(path)) if move.crash else 0
        left = amount(t, move.value) - cost(walk, path) + crashed
        steps: list[Step] = []
        if path[-1] in closed_doors(t):
            rest = replace(self, move=replace(move, value=left, when=()), begun=True)
            steps += [OpenDoor(path[-1], self.actor), rest]
        elif crashed and left > 0:
            steps.append(replace(self, move=replace(move, value=left, when=()), begun=True))
        t.do(*steps, EndMove(self.actor))
        t.at_once(WalkPath(self.actor, path, jumps=move.jump, loot=move.loot, crash=move.crash))


def replace_taken(walk: Walk[CellId], free: set[CellId]) -> Walk[CellId]:
    """The same ground, but one may end on obstacles."""
    return Walk(walk.near, walk.slow, walk.hazards, walk.blocked, set(walk.taken) - free, walk.jumps, walk.landing)


class EndMove(Step, frozen=True):
    """A figure has ended a move action: others may have waited for that."""

    figure: FigureId

    def run(self, t: JawsTable) -> None:
        """If it is still there."""
        figure = t.state.figures.get(self.figure)
        if figure is not None:
            t.do(*enemy_watchers(t, "ended", figure))
