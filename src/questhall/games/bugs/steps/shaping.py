"""Actions that bring cards back, take conditions away or change the map.  [BB-30xx]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Refusal, Seat
from questhall.haven.charts import CellId
from questhall.haven.choices import PickCard, PickHex, Skip
from questhall.haven.conditions import NEGATIVE

from ..choices import PickCondition
from ..content import Trigger, load
from ..effects import Crush, Raise, Recover, SetTrap
from ..events import ActionSkipped, TerrainChanged
from ..refusals import unfit_hexes
from ..state import Figure, Held
from ..world import BugsTable, chart_of, end_condition, enemies, hero, in_zone, is_empty, standing
from ..zones import put
from .damage import Harm


class RecoverCards(Question, frozen=True):
    """Cards come back on side A; those lost for ever do not.  [BB-3003 to BB-3005, BB-3704, BB-R-47]"""

    recover: Recover
    left: int

    def cards(self, t: BugsTable) -> list[Held]:
        """What can come back: in hand only what is turned over."""
        level, printed = self.recover.level, load().cards
        found = [each for each in in_zone(t, *self.recover.zones) if each.zone != "hand" or each.side == "b"]
        return [each for each in found if each.loss != "forever" and level in (0, printed[each.card].level)]

    def ask(self, t: BugsTable) -> Decision:
        """Up to the number."""
        return Decision(0, self, (*(PickCard(each.card) for each in self.cards(t)), Skip()))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """One after the other."""
        if isinstance(choice, PickCard):
            t.state.performed = True
            card = next(each for each in self.cards(t) if each.card == choice.card)
            card.loss = ""
            put(t, card, "hand", "a")
            if self.left > 1:
                t.do(replace(self, left=self.left - 1))
        elif self.left == self.recover.cards:
            t.tell(ActionSkipped(self.recover))


class ChooseCleansing(Question, frozen=True):
    """Which negative condition leaves you.  [BB-5122]"""

    automatic = True

    left: int

    def ask(self, t: BugsTable) -> Decision:
        """Any that you have."""
        bad = [name for name in hero(t).conditions if name in NEGATIVE] if self.left else []
        return Decision(0, self, (*map(PickCondition, bad), Skip()))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """One after the other."""
        if isinstance(choice, PickCondition):
            t.state.performed = True
            end_condition(t, hero(t), choice.condition)
            t.do(ChooseCleansing(self.left - 1))


class ChooseHex(Question, frozen=True):
    """Which hex is changed: a new obstacle or trap, or an obstacle that breaks."""

    automatic = True

    action: Raise | Crush | SetTrap

    def cells(self, t: BugsTable) -> list[CellId]:
        """Empty hexes within range, pressure plates too, or obstacles that nobody flies over.  [BB-404, BB-417]"""
        terrain = t.state.terrain
        near = chart_of(t).within(hero(t).at, self.action.range)
        if isinstance(self.action, Crush):
            return [cell for cell in near if terrain.get(cell) == "obstacle" and standing(t, cell) is None]
        return [cell for cell in near if is_empty(t, cell)]

    def ask(self, t: BugsTable) -> Decision:
        """It may be skipped."""
        return Decision(0, self, (*map(PickHex, self.cells(t)), Skip()))

    def refuse(self, t: BugsTable, seat: Seat) -> list[Refusal]:
        """Why other hexes are not open."""
        return list(unfit_hexes(t, self.action.range, obstacles=isinstance(self.action, Crush)))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """The map is another one now."""
        if not isinstance(choice, PickHex):
            t.tell(ActionSkipped(self.action))
            return
        cell, state = choice.cell, t.state
        state.performed = True
        match self.action:
            case Raise():
                state.terrain[cell] = "obstacle"
                t.tell(TerrainChanged(cell, "obstacle"))
            case SetTrap(value, _, inflict):
                state.traps[cell] = Trigger(damage=value, inflict=inflict)
                t.tell(TerrainChanged(cell, "trap"))
            case Crush(value):
                del state.terrain[cell]
                t.tell(TerrainChanged(cell, "normal"))
                t.do(*(Harm(foe.id, value, "effect") for foe in beside(t, cell)))


def beside(t: BugsTable, cell: CellId) -> list[Figure]:
    """The enemies next to a hex: whom an obstacle hurts that breaks there."""
    near = chart_of(t).near[cell]
    return [foe for foe in enemies(t, hero(t)) if foe.at in near]
