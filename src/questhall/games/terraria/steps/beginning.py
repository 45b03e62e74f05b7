"""The rest of the setup: characters, alternative goals, the first enemies.  [TR-207, TR-306, TR-409, TR-418]"""

from __future__ import annotations

from questhall.core import Decision, Question, Seat, Step

from ..choices import Pass, Place, Swap, TakeCharacter
from ..figures import is_free
from ..state import SeatName
from ..world import TerrariaTable, chart
from .spawning import spawn


class ChooseCharacter(Question, frozen=True):
    """A player takes a character card that nobody else has.  [TR-408, TR-409, TR-R-39]"""

    seat: SeatName

    def ask(self, t: TerrariaTable) -> Decision:
        """Those that are left."""
        taken = {side.character for side in t.state.sides}
        free = [name for name in t.content.figures.characters if name not in taken]
        return Decision(self.seat, self, tuple(map(TakeCharacter, free)))

    def answer(self, t: TerrariaTable, seat: Seat, choice: TakeCharacter) -> None:
        """They differ by looks only.  [TR-R-39]"""
        t.state.sides[seat].character = choice.character


class SwapGoals(Question, frozen=True):
    """Any goal with an alternative may be swapped for it before the game.  [TR-305, TR-306]"""

    def ask(self, t: TerrariaTable) -> Decision:
        """Those of level 5, 6, 8 and 10 that are in the chains."""
        used = {goal for pile in t.state.goals.values() for goal in pile}
        goals = t.content.goals.values()
        levels = {(t.content.goals[goal].chain, t.content.goals[goal].level) for goal in used}
        open_goals = [g.id for g in goals if g.alternative and g.id not in used and (g.chain, g.level) in levels]
        return Decision(0, self, (*map(Swap, open_goals), Pass()))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Swap | Pass) -> None:
        """Each swap is a free choice."""
        if isinstance(choice, Swap):
            new = t.content.goals[choice.goal]
            pile = t.state.goals[new.chain]
            levels = [t.content.goals[goal].level for goal in pile]
            pile[levels.index(new.level)] = new.id
            t.do(self)


class PlaceFirstEnemies(Step, frozen=True):
    """A forest day token on both spawn cells of the start area.  [TR-207]"""

    def run(self, t: TerrariaTable) -> None:
        """Face up."""
        for cell in chart(t).spawns:
            spawn(t, cell)


class PlaceCharacter(Question, frozen=True):
    """Each character starts on a butterfly of its own.  [TR-418, TR-419]"""

    seat: SeatName

    def ask(self, t: TerrariaTable) -> Decision:
        """Those that nobody stands on."""
        cells = [cell for cell, kind in sorted(chart(t).kinds.items()) if kind.start and is_free(t, cell)]
        return Decision(self.seat, self, tuple(map(Place, cells)))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Place) -> None:
        """There."""
        t.state.sides[seat].cell = choice.cell
