"""Monsters that appear.  [BB-45xx, BB-503 to BB-506]"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Decision, Question, Seat, Step
from questhall.haven.charts import CellId
from questhall.haven.choices import PickHex
from questhall.haven.terms import Being

from ..choices import ComeFirst
from ..content import chamber, load
from ..content.scenarios import Arrive, Avenge, Relieve
from ..events import FigureDied, MonsterAppeared
from ..specials import awaited, happened
from ..state import Figure
from ..world import BugsTable, chart_of, is_empty, monsters, roll_column, scenario_of, who

MOST_MONSTERS = 4


class StartEffects(Step, frozen=True):
    """Everything that the scenario does at the start of a round.  [BB-503, BB-505, BB-506]"""

    def run(self, t: BugsTable) -> None:
        """Monsters that appear now are there before cards are chosen."""
        if not scenario_of(t).rules:
            return
        coming = [Appear(rule.monster, place(t, at)) for rule, at in arriving(t)]
        for number, rule in relieving(t):
            happened(t, number)
            coming.append(Appear(rule.monster, place(t, rule.letter)))
        if coming:
            t.do(OrderArrivals(tuple(coming)))


class OrderArrivals(Question, frozen=True):
    """Several effects are applied in any order you like.  [BB-504, BB-R-59]"""

    automatic = True

    left: tuple[Appear, ...]

    def ask(self, t: BugsTable) -> Decision:
        """Each of those that are left."""
        return Decision(0, self, tuple(dict.fromkeys(ComeFirst(each.being, each.cell) for each in self.left)))

    def answer(self, t: BugsTable, seat: Seat, choice: ComeFirst) -> None:
        """Then the others."""
        first, left = Appear(choice.being, choice.cell), list(self.left)
        left.remove(first)
        t.do(first, *((OrderArrivals(tuple(left)),) if left else ()))


def arriving(t: BugsTable) -> Iterator[tuple[Arrive, str]]:
    """Whoever comes in every round while few of its kind are there, and at which letter now."""
    number = t.state.round
    for rule in scenario_of(t).rules:
        if isinstance(rule, Arrive) and number >= rule.first and count(t, rule.monster) <= rule.most:
            yield rule, rule.letters[number % len(rule.letters)]


def relieving(t: BugsTable) -> list[tuple[int, Relieve]]:
    """Whoever comes once because few of another kind are left."""
    return [(number, rule) for number, rule in awaited(t, Relieve) if count(t, rule.of) <= rule.left]


def place(t: BugsTable, letter: str) -> CellId:
    """The hex with a letter."""
    return chamber(t.state.scenario).letters[letter][0]


def count(t: BugsTable, being: Being) -> int:
    """How many monsters of a kind are there."""
    return sum(monster.being == being for monster in monsters(t))


def avenging(t: BugsTable, event: FigureDied) -> Iterator[Step]:
    """Monsters come when the last of a kind has died.  [BB-4501]"""
    for number, rule in awaited(t, Avenge):
        if rule.of == event.who.being and not count(t, rule.of):
            yield Revenge(number)


class Revenge(Step, frozen=True):
    """The monsters of a rule come, each at its letter; however many died at once, they come once.  [BB-4501]"""

    number: int

    def run(self, t: BugsTable) -> None:
        """They have no ability yet this round."""
        for number, rule in awaited(t, Avenge):
            if number == self.number:
                happened(t, number)
                pairs = zip(rule.monsters, rule.letters, strict=True)
                t.do(*(Appear(monster, place(t, letter), rolls=True) for monster, letter in pairs))


class Appear(Question, frozen=True):
    """A monster is put on its hex, or on the nearest empty one; ties are yours.  [BB-4502, BB-R-38, BB-R-39]"""

    automatic = True

    being: Being
    cell: CellId
    rolls: bool = False
    """The columns of this round are rolled already.  [BB-4503, BB-4504]"""

    def ask(self, t: BugsTable) -> Decision:
        """No more than four monsters at a time."""
        distance = chart_of(t).distance[self.cell]
        empty = [cell for cell in distance if is_empty(t, cell)]
        nearest = min((distance[cell] for cell in empty), default=0)
        cells = [cell for cell in empty if distance[cell] == nearest]
        if len(monsters(t)) >= MOST_MONSTERS or not cells:
            return Decision(0, self, (PickHex(""),))
        return Decision(0, self, tuple(map(PickHex, cells)))

    def answer(self, t: BugsTable, seat: Seat, choice: PickHex) -> None:
        """It takes the lowest free number; a kind without an ability rolls for it.  [BB-4504, BB-R-38]"""
        if not choice.cell:
            return
        state = t.state
        taken = {monster.number for monster in monsters(t)}
        number = next(free for free in range(1, MOST_MONSTERS + 1) if free not in taken)
        state.serial += 1
        health = load().monsters[self.being].health
        figure = Figure(f"m{state.serial}", self.being, choice.cell, health, health, number)
        state.figures[figure.id] = figure
        t.tell(MonsterAppeared(figure.id, who(figure), choice.cell))
        if self.rolls and self.being not in state.columns:
            roll_column(t, self.being)
