"""Action: move; hooks; standing in fire.  [TR-11xx, TR-27xx, TR-45xx]"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Choice, Decision, Question, Seat, Step

from ..choices import Go, Swing
from ..effects import Cell
from ..figures import alive, is_free, occupied
from ..look import Look
from ..state import SeatName
from ..stock import gain_debuff, tools
from ..world import DOWN, UP, WIDTH, TerrariaTable, houses_of, is_empty, is_fire, rope_cells, square, steps_from
from .falling import CheckRope, Enter, Settle


def climbs(t: TerrariaTable, cell: Cell) -> Iterator[Cell]:
    """Cells up to two straight up or down along the rope, three with a loom.  [TR-2705, TR-2706]"""
    ropes = frozenset(rope_cells(t, cell))
    if cell not in ropes:
        return
    for way in (UP, DOWN):
        end = cell + way
        for _ in range(2 if houses_of(t, "loom") else 1):
            if end not in ropes or end + way not in ropes:
                break
            end += way
            yield end


def can_get_through(t: TerrariaTable, cell: Cell, ap: int, others: dict[Cell, str | int]) -> bool:
    """Whether so many action points lead from an occupied cell onto a free one.  [TR-1104, TR-1105, TR-EX-70]"""
    reached, edge = {cell}, [cell]
    for _ in range(ap):
        found = []
        for start in edge:
            for step in steps_from(t, start):
                if step not in others:
                    return True
                if step not in reached:
                    reached.add(step)
                    found.append(step)
        edge = found
    return False


def goals_of_step(t: TerrariaTable, seat: Seat, ap: int, near: dict[Cell, str | int] | None = None) -> list[Cell]:
    """Where one move can go: free cells, and occupied ones if the points suffice to leave them.

    Who is next to the character need not be looked for if it is known.  [TR-1103 to TR-1105]
    """
    cell = t.state.sides[seat].cell
    steps = steps_from(t, cell)
    ropes = t.state.ropes
    if ropes and [rope for rope in ropes if rope <= cell and (cell - rope) % WIDTH == 0]:
        steps, near = list(dict.fromkeys((*steps, *climbs(t, cell)))), None
    taken = occupied(t) if near is None else near
    if taken.keys().isdisjoint(steps):
        return list(steps)
    others = occupied(t) if ap > 1 else taken
    return [step for step in steps if step not in taken or (ap > 1 and can_get_through(t, step, ap - 1, others))]


def offered(look: Look) -> list[Choice]:
    """Moves for one action point, and hooks for theirs.  [TR-811, TR-1101, TR-R-31]"""
    ap = look.side.points.ap
    if not ap:
        return []
    found: list[Choice] = list(map(Go, goals_of_step(look.t, look.seat, ap, look.taken)))
    return [*found, *hooks(look.t, look.seat)] if look.kit.hooks else found


def go(t: TerrariaTable, seat: Seat, choice: Go) -> None:
    """Each cell costs its own point; support is checked on a free cell only.  [TR-1113, TR-1201, TR-R-52]"""
    t.state.sides[seat].points.ap -= 1
    follow_up(t, seat, Enter(seat, choice.to))


def follow_up(t: TerrariaTable, seat: Seat, enter: Enter) -> None:
    """On an occupied cell another move must follow; on a free one whoever has no support falls.  [TR-1104]"""
    if is_free(t, enter.cell):
        t.do(enter, CheckRope(seat), Settle())
    else:
        t.do(enter, MoveOn(seat))


class MoveOn(Question, frozen=True):
    """After an occupied cell the character must move on at once.  [TR-1104]"""

    automatic = True

    seat: SeatName

    def ask(self, t: TerrariaTable) -> Decision:
        """Only where the points suffice to reach a free cell."""
        cells = goals_of_step(t, self.seat, t.state.sides[self.seat].points.ap)
        return Decision(self.seat, self, tuple(map(Go, cells)))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Go) -> None:
        """For another point."""
        go(t, seat, choice)


# -- hooks


def hooks(t: TerrariaTable, seat: Seat) -> Iterator[Swing]:
    """Hooks whose whole path is empty, as drawn or mirrored.  [TR-4501 to TR-4505, TR-R-80]"""
    side = t.state.sides[seat]
    for item in tools(t, seat):
        if item.hook and item.ap <= side.points.ap:
            for mirrored in (False, True):
                path = hook_path(side.cell, item.hook, mirrored=mirrored)
                if path and all(is_empty(t, cell) for cell in path) and may_end(t, path[-1], side.points.ap - item.ap):
                    yield Swing(item.id, mirrored)


def may_end(t: TerrariaTable, cell: Cell, ap: int) -> bool:
    """An occupied end needs another move.  [TR-4504]"""
    others = occupied(t)
    return cell not in others or can_get_through(t, cell, ap, others)


def hook_path(start: Cell, steps: tuple[tuple[int, int], ...], *, mirrored: bool) -> list[Cell]:
    """The cells of a diagram from a cell on; none if it leaves the world."""
    x, y = square(start)
    path = []
    for across, down in steps:
        x, y = x + (-across if mirrored else across), y + down
        if not 0 <= x < WIDTH or y < 0:
            return []
        path.append(y * WIDTH + x)
    return path


def swing(t: TerrariaTable, seat: Seat, choice: Swing) -> None:
    """The whole path is travelled; falling is checked at its end only.  [TR-4501, TR-4505, TR-4506]"""
    item = t.content.equipment[choice.card]
    side = t.state.sides[seat]
    side.points.ap -= item.ap
    *passed, last = hook_path(side.cell, item.hook, mirrored=choice.mirrored)
    follow_up(t, seat, Enter(seat, last, "hook"))
    t.do(*(Enter(seat, cell, "hook") for cell in passed))


# -- fire


class StandInFire(Step, frozen=True):
    """Whoever began the phase on fire and never moved burns at its end.  [TR-1111]"""

    def run(self, t: TerrariaTable) -> None:
        """The immune do not.  [TR-1110]"""
        for seat in alive(t):
            side = t.state.sides[seat]
            if side.stayed and side.cell == side.began and is_fire(t, side.cell):
                gain_debuff(t, seat, "burning")
