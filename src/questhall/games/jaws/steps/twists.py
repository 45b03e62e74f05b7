"""What special rules of scenarios do besides bringing monsters and opening doors.  [JL-221, JL-3203, JL-G-001]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.haven.charts import CellId
from questhall.haven.choices import PickHex, Skip
from questhall.haven.terms import Being, FigureId
from questhall.kit.hexes import Hex

from ..content import load
from ..content.maps import chamber
from ..content.scenarios import Conversion, Shift
from ..events import FigureChanged, TerrainChanged
from ..state import Figure
from ..world import FAR, JawsTable, amount, chart_of, closed_doors, monsters, of_kind, seat_of, standing, who, within
from .damage import kill
from .ending import Arrive
from .moving import EnterHex, Receive

DOWN = Hex(0, 1)
"""Downward on a page of the scenario book."""


class ShiftTraps(Step, frozen=True):
    """All traps of a room move by one hex, the foremost first."""

    shift: Shift

    def run(self, t: JawsTable) -> None:
        """Those that lie there now."""
        board = chamber(t.state.scenario)
        there = [cell for cell in t.state.traps if board.rooms.get(cell) == self.shift.room]
        if self.shift.way == "down":
            there.sort(key=lambda cell: board.hexes[cell].r, reverse=True)
        else:
            there.sort(key=lambda cell: nearest_hero(t, cell))
        t.do(*(ShiftOne(cell, self.shift) for cell in there))


def nearest_hero(t: JawsTable, cell: CellId) -> int:
    """How far the next character is from a hex."""
    near = chart_of(t).distance[cell]
    return min((near.get(each.at, FAR) for each in of_kind(t, "character")), default=FAR)


class ShiftOne(Question, frozen=True):
    """A trap goes downward or closer to the nearest character; equal hexes are the players' choice.  [JL-2906]"""

    automatic = True

    cell: CellId
    shift: Shift

    def open_to(self, t: JawsTable) -> list[CellId]:
        """Hexes of the room that nothing fills; under a figure it springs."""
        board, state = chamber(t.state.scenario), t.state
        near = [cell for cell in chart_of(t).near[self.cell] if board.rooms.get(cell) == self.shift.room]
        free = [c for c in near if c not in state.terrain and c not in state.traps and c not in closed_doors(t)]
        free = [c for c in free if c != state.ward and not is_object(standing(t, c))]
        if self.shift.way == "down":
            return [cell for cell in free if board.hexes[cell] == board.hexes[self.cell].plus(DOWN)]
        return [cell for cell in free if nearest_hero(t, cell) < nearest_hero(t, self.cell)]

    def ask(self, t: JawsTable) -> Decision:
        """A trap that cannot go on stays."""
        return Decision(seat_of(t, ""), self, tuple(map(PickHex, self.open_to(t))) or (Skip(),))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """Whoever stands there has a trap under the feet.  [JL-2405]"""
        if isinstance(choice, PickHex):
            t.state.traps[choice.cell] = t.state.traps.pop(self.cell)
            t.tell(TerrainChanged(choice.cell, "trap"))
            met = standing(t, choice.cell)
            if met is not None:
                t.do(EnterHex(met.id, choice.cell, above=False, loot=False, crash=False))


def is_object(figure: Figure | None) -> bool:
    """Whether something stands there that springs no traps."""
    return figure is not None and figure.kind == "objective"


class Convert(Step, frozen=True):
    """Monsters near others of a certain kind die and come back as something worse."""

    conversion: Conversion

    def run(self, t: JawsTable) -> None:
        """Whoever has done it may be stunned by it."""
        rule = self.conversion
        hosts = [each for each in monsters(t) if each.being == rule.by]
        prey = [each for each in monsters(t) if each.being == rule.monster]
        taken = [each for each in prey if within(t, each.at, hosts, rule.range)]
        busy = [each for each in hosts if within(t, each.at, taken, rule.range)] if rule.stuns else []
        stunned = [Receive(each.id, ("stun",)) for each in busy]
        t.do(*(ConvertOne(each.id, rule) for each in taken), *stunned)


class ConvertOne(Step, frozen=True):
    """One of them dies; one comes for a normal monster, and perhaps more for an elite one."""

    figure: FigureId
    conversion: Conversion

    def run(self, t: JawsTable) -> None:
        """Where it was, or as near as can be."""
        figure, rule = t.state.figures.get(self.figure), self.conversion
        if figure is not None:
            kill(t, figure, "")
            t.do(*[Arrive(rule.into, figure.at, elite=True)] * (rule.elites if figure.elite else 1))


class Become(Step, frozen=True):
    """All monsters of a kind are of another kind from now on; their damage stays."""

    old: Being
    new: Being

    def run(self, t: JawsTable) -> None:
        """They share standees, and the card of the round."""
        state = t.state
        for each in [figure for figure in monsters(t) if figure.being == self.old]:
            most = amount(t, load().monsters[self.new].stats(elite=each.elite).health[state.monster_level])
            each.health, each.most, each.being = max(1, each.health + most - each.most), most, self.new
            t.tell(FigureChanged(each.id, who(each)))
        if self.old in state.drawn:
            state.drawn.setdefault(self.new, state.drawn[self.old])
