"""Changing the ground, cards and elements: obstacles, traps, recovery, infusion.  [JL-18xx, JL-34xx, JL-G-9xx]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Choice, Decision, Question, Seat
from questhall.haven.charts import CellId
from questhall.haven.choices import PickCard, PickHex, Skip
from questhall.haven.elements import kinds
from questhall.haven.terms import CardId, FigureId, Symbol

from ..belongings import held, in_zone
from ..choices import PickElement, Spend
from ..effects import Designate, Destroy, SetTrap
from ..events import TerrainChanged
from ..magic import LESSON, consume, infuse, ways_to_pay
from ..state import Trap
from ..traits import special
from ..world import JawsTable, chart_of, floor_of, is_empty, obstacles, of_kind, seat_of, taught
from ..zones import put
from .damage import kill
from .moving import clear


class ChooseHex(Question, frozen=True):
    """Which obstacle to destroy, which hex to choose, where to lay a trap.  [JL-1801, JL-G-909]"""

    automatic = True

    actor: FigureId
    effect: Destroy | Designate | SetTrap
    card: CardId = ""
    done: int = 0

    def cells(self, t: JawsTable) -> list[CellId]:
        """Hexes within range and in sight that will do."""
        me = t.state.figures[self.actor]
        floor = floor_of(t)
        near = [cell for cell in chart_of(t).within(me.at, self.effect.range) if floor.sees(me.at, cell)]
        match self.effect:
            case Destroy(objectives=objectives):
                fit = obstacles(t) | ({each.at for each in of_kind(t, "objective")} if objectives else set())
                if special(t, self.actor, "any_obstacle"):
                    fit |= {cell for cell in near if is_empty(t, cell)}
            case Designate():
                fit = set(t.state.rubble)
            case SetTrap(rubble=rubble):
                fit = {cell for cell in near if is_empty(t, cell) and (not rubble or cell in t.state.rubble)}
        return [cell for cell in near if cell in fit]

    def ask(self, t: JawsTable) -> Decision:
        """It may be declined."""
        return Decision(seat_of(t, self.actor), self, (*map(PickHex, self.cells(t)), Skip()))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """Something is done there."""
        if not isinstance(choice, PickHex):
            return
        deed, cell = t.state.deed, choice.cell
        deed.performed = True
        match self.effect:
            case Destroy() as destroy:
                self.destroy(t, destroy, cell)
            case Designate():
                deed.place = [cell]
            case SetTrap(damage=damage, inflict=inflict, count=count):
                t.state.traps[cell] = Trap(damage, inflict)
                t.tell(TerrainChanged(cell, "trap"))
                if self.done + 1 < count:
                    t.do(replace(self, done=self.done + 1))

    def destroy(self, t: JawsTable, effect: Destroy, cell: CellId) -> None:
        """An obstacle is gone as a whole; what follows is done around it.  [JL-1803, JL-1804]"""
        from .actions import Act  # noqa: PLC0415  # an action may destroy, and a destruction lead to actions

        deed = t.state.deed
        thing = next((each for each in of_kind(t, "objective") if each.at == cell), None)
        if thing is not None:
            kill(t, thing, self.actor)
            deed.place = [cell]
        else:
            deed.place = clear(t, cell) if cell in obstacles(t) else [cell]
        t.do(*(Act(self.actor, each, card=self.card) for each in effect.then))


class RecoverCards(Question, frozen=True):
    """A discarded card returns to hand.  [JL-G-606]"""

    automatic = True

    actor: FigureId
    left: int

    def ask(self, t: JawsTable) -> Decision:
        """Any of them, or none."""
        cards = [PickCard(each.card) for each in in_zone(t, self.actor, "discard")] if self.left else []
        return Decision(seat_of(t, self.actor), self, (*cards, Skip()))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """Then the next one."""
        if isinstance(choice, PickCard):
            put(t, self.actor, held(t, self.actor, choice.card), "hand")
            t.do(RecoverCards(self.actor, self.left - 1))


class ChooseConsumed(Question, frozen=True):
    """Which elements are consumed for an item, where its symbols leave that open.  [JL-3408, JL-3416]"""

    automatic = True

    actor: FigureId
    cost: tuple[Symbol, ...]

    def ask(self, t: JawsTable) -> Decision:
        """Every way to pay."""
        return Decision(seat_of(t, self.actor), self, tuple(Spend(0, paid) for paid in ways_to_pay(t, self.cost)))

    def answer(self, t: JawsTable, seat: Seat, choice: Spend) -> None:
        """They are inert at once."""
        consume(t, choice.elements)


def choose_elements(t: JawsTable, actor: FigureId, symbols: tuple[Symbol, ...]) -> None:
    """Elements are infused, if there are any.  [JL-3403]"""
    if symbols and taught(t, LESSON):
        t.do(ChooseElements(actor, symbols))


class ChooseElements(Question, frozen=True):
    """Which elements are infused, where a symbol leaves that open.  [JL-3403, JL-3416, JL-3417]"""

    automatic = True

    actor: FigureId
    symbols: tuple[Symbol, ...]

    def ask(self, t: JawsTable) -> Decision:
        """One symbol after the other."""
        return Decision(seat_of(t, self.actor), self, tuple(map(PickElement, sorted(kinds(self.symbols[0])))))

    def answer(self, t: JawsTable, seat: Seat, choice: PickElement) -> None:
        """It is strong at the end of the turn."""
        infuse(t, [choice.element])
        choose_elements(t, self.actor, self.symbols[1:])
