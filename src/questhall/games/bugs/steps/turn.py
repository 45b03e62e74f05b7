"""Your turn.  [BB-31xx, BB-36xx]"""

from __future__ import annotations

import functools

from questhall.core import Choice, Decision, Question, Refusal, Seat, Step
from questhall.haven import conditions
from questhall.haven.charts import CellId
from questhall.haven.choices import Done, Skip, UseHalf
from questhall.haven.events import ConditionEnded
from questhall.haven.terms import HALVES, CardId, FigureId

from ..choices import Deactivate, UseItem
from ..content import HEXES, chamber, load
from ..content.scenarios import Collect, Gate
from ..events import HexVisited, TerrainChanged
from ..items import ready
from ..refusals import idle_cards, idle_items, used_halves, waiting_cards
from ..specials import awaited, happened
from ..state import HERO
from ..world import BugsTable, end_turn_bonuses, hero, in_zone, who
from ..zones import active_cards, deactivate
from .abilities import UseAbility
from .damage import Harm
from .ending import CheckGoal
from .resting import LongRest
from .using import actions_with, at_moments, of_turn

DONE = (Done(),)


class HeroTurn(Step, frozen=True):
    """A wound hurts first; then two abilities, or a long rest.  [BB-2307, BB-3101, BB-3611, BB-R-27]"""

    def run(self, t: BugsTable) -> None:
        """Nothing is used yet."""
        state = t.state
        state.halves, state.moved = [], 0
        wounded = (Harm(HERO, 1, "wound"),) if "wound" in hero(t).conditions else ()
        rest = () if state.lead else (LongRest(),)
        t.do(*wounded, *rest, HeroActs())


class HeroActs(Question, frozen=True):
    """The top of one card and the bottom of the other, in any order, and items between.

    [BB-3101 to BB-3103, BB-3301, BB-3402, BB-2513]
    """

    automatic = True

    def ask(self, t: BugsTable) -> Decision:
        """When both cards are used, the turn may end."""
        state = t.state
        chosen = tuple([each.card for each in state.cards if each.zone == "chosen"])
        halves, items, active = half_choices(chosen, tuple(state.halves)), of_turn(t), active_cards(t)
        return Decision(0, self, (*halves, *items, *map(Deactivate, active)) if items or active else halves)

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """A half is used up, whether it is used as printed or as a basic action."""
        match choice:
            case UseHalf(card, half, basic):
                t.state.halves.append(half)
                t.do(self)
                t.at_once(UseAbility(card, half, basic))
            case Done():
                if ready(t, "stood_still"):
                    t.do(StoodStill())
            case UseItem():
                t.do(*actions_with(t, choice), self)
            case Deactivate(card):
                deactivate(t, card)
                t.do(self)

    def refuse(self, t: BugsTable, seat: Seat) -> list[Refusal]:
        """Why other cards and items cannot be used."""
        if not in_zone(t, "chosen"):
            return list(idle_items(t))
        return [*used_halves(t), *waiting_cards(t), *idle_cards(t), *idle_items(t)]


@functools.cache
def half_choices(chosen: tuple[CardId, ...], used: tuple[str, ...]) -> tuple[Choice, ...]:
    """Each half that is left of the chosen cards, as printed or as the basic action; without any the turn may end."""
    left = [half for half in HALVES if half not in used]
    return tuple(UseHalf(card, half, basic) for card in chosen for half in left for basic in (False, True)) or DONE


class StoodStill(Question, frozen=True):
    """Whoever hardly moved may use items for that at the end of the turn."""

    automatic = True

    def ask(self, t: BugsTable) -> Decision:
        """Only after few hexes."""
        items = at_moments(t, "stood_still") if t.state.moved <= HEXES["stood_still"] else ()
        return Decision(0, self, (*items, Skip()))

    def answer(self, t: BugsTable, seat: Seat, choice: Choice) -> None:
        """Then the turn is over."""
        if isinstance(choice, UseItem):
            t.do(*actions_with(t, choice), self)


class EndTurn(Step, frozen=True):
    """At the end of a turn conditions pass, after all else.  [BB-714, BB-2207, BB-2304]"""

    figure: FigureId

    def run(self, t: BugsTable) -> None:
        """What you stand on may matter to the scenario."""
        state = t.state
        figure = state.figures.get(self.figure)
        state.active = ""
        if figure is None:
            return
        if self.figure == HERO:
            end_turn_bonuses(t)
            state.stood = figure.at
            visit(t)
        if figure.conditions:
            for condition in conditions.end_turn(figure.conditions):  # type: ignore[arg-type]
                t.tell(ConditionEnded(figure.id, who(figure), condition))
        if self.figure == HERO:
            t.at_once(CheckGoal())


@functools.cache
def collected(scenario: str) -> frozenset[CellId]:
    """The hexes with the things that a scenario asks you to collect."""
    letters, goals = chamber(scenario).letters, load().scenarios[scenario].goal
    return frozenset(cell for goal in goals if isinstance(goal, Collect) for cell in letters.get(goal.letter, ()))


def visit(t: BugsTable) -> None:
    """You stand on a hex that the scenario speaks of: things to collect, pressure plates.  [BB-310, BB-416]"""
    cell, state = hero(t).at, t.state
    if cell in collected(state.scenario) and cell not in state.visited:
        state.visited.append(cell)
        t.tell(HexVisited(cell))
    if state.terrain.get(cell) == "plate":
        for number, rule in awaited(t, Gate):
            happened(t, number)
            for gate in chamber(state.scenario).letters[rule.letter]:
                if state.terrain.pop(gate, None):
                    t.tell(TerrainChanged(gate, "normal"))
