"""A character's turn.  [JL-6xx, JL-22xx, JL-39xx]"""

from __future__ import annotations

import functools

from questhall.core import Choice, Decision, Question, Refusal, Seat, Step
from questhall.haven.choices import Done, PickCard, Skip, UseHalf
from questhall.haven.terms import Being, CardId, FigureId, Half

from .. import health
from ..belongings import count, in_zone, ready, use_item
from ..choices import PutAway, UseItem
from ..content.maps import chamber
from ..magic import end_turn
from ..refusals import idle_cards, idle_items, waiting_cards
from ..world import JawsTable, adjacent, alive, allies, chart_of, floor_of, hero, obstacles, seat_of, taught
from ..zones import active_cards, expire, retire
from .abilities import UseAbility
from .actions import Act
from .damage import Harm
from .ending import CheckGoal, CheckRules
from .looting import loot
from .resting import LongRest
from .specials import MoveDevil
from .watching import Respond, in_any_order, watching

HALVES: tuple[Half, ...] = ("top", "bottom")


class HeroTurn(Step, frozen=True):
    """A wound hurts first, then what waits for the start of a turn; then abilities, or the rest.

    [JL-1510, JL-3902, JL-G-012, JL-G-310, JL-G-607]
    """

    being: Being

    def run(self, t: JawsTable) -> None:
        """Nothing is used yet."""
        mine, figure = hero(t, self.being), t.state.figures[self.being]
        mine.halves, mine.doors = [], []
        mine.tallies["turn_losses"] = 0
        t.state.fresh = []
        steps: list[Step] = [Harm(self.being, 1, "wound")] if "wound" in figure.conditions else []
        waiting = [each for each in watching(t, "turn") if each.figure == self.being]
        steps += in_any_order(Respond(each.serial, self.being, self.being) for each in waiting)
        if t.state.devil and self.being == "red_guard":
            steps.append(MoveDevil(self.being))
        rest = [] if mine.lead else [LongRest(self.being)]
        t.do(*steps, *rest, HeroActs(self.being))


class HeroActs(Question, frozen=True):
    """The top of one card and the bottom of the other, in any order, with items between.

    [JL-601 to JL-603, JL-611, JL-620 to JL-623, JL-3712, JL-G-305, JL-G-307, JL-G-801]
    """

    automatic = True

    being: Being

    def ask(self, t: JawsTable) -> Decision:
        """When both cards are used, the turn may end."""
        if not alive(t, self.being):
            return Decision(seat_of(t, self.being), self, (Done(),))
        chosen = tuple([each.card for each in in_zone(t, self.being, "chosen")])
        choices: list[Choice] = [*half_choices(chosen, tuple(hero(t, self.being).halves), basics=taught(t, 2))]
        stunned = "stun" in t.state.figures[self.being].conditions
        if taught(t, 3) and not stunned:
            choices += [UseItem(item.id) for item in ready(t, self.being, "turn")]
        choices += map(PutAway, active_cards(t, self.being))
        return Decision(seat_of(t, self.being), self, tuple(choices) if chosen else (Done(), *choices))

    def refuse(self, t: JawsTable, seat: Seat) -> list[Refusal]:
        """Why other cards and items cannot be used."""
        return [
            *waiting_cards(t, self.being),
            *idle_cards(t, self.being, "discard", "lost"),
            *idle_items(t, self.being),
        ]

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """One half is finished before the other begins.  [JL-G-007]"""
        match choice:
            case UseHalf(card, half, basic):
                hero(t, self.being).halves.append(half)
                t.do(UseAbility(self.being, card, half, basic), self)
            case UseItem(item):
                used = use_item(t, self.being, item)
                t.do(*(Act(self.being, each, bound=True) for each in used.actions), self)
            case PutAway(card):
                retire(t, self.being, card)
                t.do(self)
            case Done():
                if ready(t, self.being, "end_turn"):
                    t.do(ThirdCard(self.being))


@functools.lru_cache(maxsize=4096)
def half_choices(chosen: tuple[CardId, ...], used: tuple[str, ...], *, basics: bool) -> list[UseHalf]:
    """Each half that is left of the chosen cards, as printed or as the basic ability; not to be changed."""
    left, kinds = [half for half in HALVES if half not in used], (False, True) if basics else (False,)
    return [UseHalf(card, half, basic) for card in chosen for half in left for basic in kinds]


class ThirdCard(Question, frozen=True):
    """A ring lets one play the bottom of a card from hand at the end of the turn."""

    automatic = True

    being: Being

    def ask(self, t: JawsTable) -> Decision:
        """If it is ready."""
        items = ready(t, self.being, "end_turn") if taught(t, 3) and alive(t, self.being) else []
        cards = [PickCard(each.card) for each in in_zone(t, self.being, "hand")] if items else []
        return Decision(seat_of(t, self.being), self, (*cards, Skip()))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """Its bottom ability is performed."""
        if isinstance(choice, PickCard):
            use_item(t, self.being, ready(t, self.being, "end_turn")[0].id)
            t.do(UseAbility(self.being, choice.card, "bottom"))


class EndTurn(Step, frozen=True):
    """At the end of a turn: loot, infusion, conditions.  [JL-2202, JL-3404, JL-1404, JL-G-012, JL-G-602, JL-G-134]"""

    figure: FigureId

    def run(self, t: JawsTable) -> None:
        """Whoever is gone loots nothing."""
        figure = t.state.figures.get(self.figure)
        if self.figure in t.state.heroes:
            expire(t, "turn", self.figure)
            if figure is not None:
                if taught(t, 2):
                    loot(t, figure, 0)
                self.tally(t)
        if figure is not None:
            health.end_turn(t, figure)
        end_turn(t)
        t.state.active = ""
        t.do(CheckGoal())
        t.at_once(CheckRules("at_once"))

    def tally(self, t: JawsTable) -> None:
        """What battle goals count of where a turn ends."""
        figure = t.state.figures[self.figure]
        near = set(chart_of(t).near[figure.at])
        if figure.at not in floor_of(t).walled and near.isdisjoint(obstacles(t)):
            count(t, self.figure, "turns_in_the_open")
        beside = adjacent(t, figure, allies(t, figure))
        count(t, self.figure, "turns_with_allies" if beside else "turns_apart")
        if chamber(t.state.scenario).rooms.get(figure.at) in hero(t, self.figure).doors:
            count(t, self.figure, "trails")
