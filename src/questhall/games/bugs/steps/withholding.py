"""Before a monster acts: active cards may be taken back, so that it finds no element on them.  [BB-2512, BB-2513]"""

from __future__ import annotations

from questhall.core import Choice, Decision, Question, Seat
from questhall.haven.choices import Done
from questhall.haven.elements import pays
from questhall.haven.terms import CardId, FigureId

from ..charges import on_card
from ..choices import Deactivate
from ..content import load
from ..effects import uses_of
from ..minds import action_key
from ..world import BugsTable, held, in_zone
from ..zones import deactivate


class Withhold(Question, frozen=True):
    """End a bonus before a monster can use the element on its card?  [BB-2513, BB-4403]"""

    automatic = True

    figure: FigureId
    face: int

    def ask(self, t: BugsTable) -> Decision:
        """Only cards whose elements it wants; other bonuses are ended when you act."""
        return Decision(0, self, (Done(), *map(Deactivate, self.wanted(t))))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """One after the other."""
        if isinstance(choice, Deactivate):
            deactivate(t, choice.card)
            t.do(self)

    def wanted(self, t: BugsTable) -> list[CardId]:
        """Active cards with a charge that pays for something its kind has not paid for yet.  [BB-4404]"""
        figure, known = t.state.figures[self.figure], t.state.improved
        actions = enumerate(load().monsters[figure.being].columns[self.face].actions)
        uses = [(at, option, use) for at, each in actions for option, use in enumerate(uses_of(each))]
        open_to = [use for at, option, use in uses if action_key(figure, self.face, at, option) not in known]
        costs = [symbol for use in open_to for symbol in use.cost]
        return [each.card for each in in_zone(t, "active") if shows(t, each.card, costs)]


def shows(t: BugsTable, card: CardId, costs: list[str]) -> bool:
    """Whether an unused charge of a card pays for one of these."""
    charges = [symbol for name, symbol in on_card(card, held(t, card).side) if name not in t.state.used]
    return any(pays(charge, cost) for charge in charges for cost in costs)
