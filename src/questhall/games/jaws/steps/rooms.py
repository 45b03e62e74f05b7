"""Doors and the rooms behind them.  [JL-23xx]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step
from questhall.haven.charts import CellId
from questhall.haven.choices import PickHex
from questhall.haven.terms import FigureId

from ..cardpiles import draw_ability
from ..content import load
from ..content.maps import chamber
from ..events import DoorOpened
from ..placing import contested, place_room
from ..state import Figure
from ..world import JawsTable, deck_of, seat_of
from .ending import CheckRules


class OpenDoor(Step, frozen=True):
    """A character on a closed door opens it, and the room behind is revealed at once.  [JL-2303, JL-2304, JL-G-502]"""

    cell: CellId
    figure: FigureId

    def run(self, t: JawsTable) -> None:
        """Only if it has got there."""
        figure = t.state.figures.get(self.figure)
        if figure is not None and figure.at == self.cell:
            t.state.deed.opened = True
            door = next(d for d, cell in chamber(t.state.scenario).doors.items() if cell == self.cell)
            if self.figure == t.state.active:
                t.state.heroes[self.figure].doors.append(door)
            t.do(Reveal(door))


class Reveal(Step, frozen=True):
    """The monsters of a room take their places and will act in this round.  [JL-2304, JL-2306, JL-2307, JL-2312]"""

    door: int

    def run(self, t: JawsTable) -> None:
        """Sections that wait for the door are read."""
        state = t.state
        if self.door in state.opened:
            return
        t.reveal()
        state.opened.append(self.door)
        state.opened.sort()
        t.tell(DoorOpened(chamber(state.scenario).doors[self.door], self.door))
        t.do(StockRoom(self.door), CheckRules("at_once"))


class StockRoom(Question, frozen=True):
    """With too few standees the players choose which hexes stay empty, among those of one rank.  [JL-G-507]"""

    automatic = True

    door: int
    empty: tuple[CellId, ...] = ()

    def ask(self, t: JawsTable) -> Decision:
        """Mostly there are enough."""
        cells = contested(t, self.door, self.empty)
        return Decision(seat_of(t, ""), self, tuple(map(PickHex, cells)) or (PickHex(""),))

    def answer(self, t: JawsTable, seat: Seat, choice: PickHex) -> None:
        """Then all others take their places."""
        if choice.cell:
            t.do(StockRoom(self.door, (*self.empty, choice.cell)))
        else:
            join(t, place_room(t, self.door, self.empty))


def join(t: JawsTable, newcomers: list[Figure]) -> None:
    """New monsters act in this round: in their order, or at once if their time is past.

    [JL-2307 to JL-2309, JL-3202, JL-G-504, JL-G-510, JL-O-16, JL-O-17]
    """
    state = t.state
    if not state.acting:
        return
    for being in dict.fromkeys(each.being for each in newcomers):
        if being not in state.drawn:
            draw_ability(t, being)
    now = state.heroes[state.active].initiative if state.active in state.heroes else None
    for each in newcomers:
        if now is not None and each.being in state.drawn:
            initiative = load().ability(deck_of(t, each.being), state.drawn[each.being]).initiative
            if initiative < now:
                state.next.append(each.id)
