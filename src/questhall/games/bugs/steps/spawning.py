"""Monsters that appear.  [BB-45xx, BB-503 to BB-506]"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Decision, Question, Seat, Step

from ..choices import ComeFirst, PickHex
from ..content import chamber, load
from ..content.scenarios import Arrive, Avenge, Relieve
from ..effects import Being, CellId
from ..events import FigureDied, MonsterAppeared
from ..state import Figure
from ..world import BugsTable, chart_of, is_empty, monsters, roll_column, scenario_of, who

MOST_MONSTERS = 4


class StartEffects(Step, frozen=True):
    """Everything that the scenario does at the start of a round.  [BB-503, BB-505, BB-506]"""

    def run(self, t: BugsTable) -> None:
        """Monsters that appear now are there before cards are chosen."""
        coming = tuple(arrivals(t))
        if coming:
            t.do(OrderArrivals(coming))


class OrderArrivals(Question, frozen=True):
    """Several effects are applied in any order you like.  [BB-504, BB-R-59]"""

    automatic = True

    left: tuple[Appear, ...]

    def ask(self, t: BugsTable) -> Decision:
        """Each of those that are left."""
        return Decision(0, self, tuple(ComeFirst(n, each.being) for n, each in enumerate(self.left)))

    def answer(self, t: BugsTable, seat: Seat, choice: ComeFirst) -> None:
        """Then the others."""
        others = tuple(each for number, each in enumerate(self.left) if number != choice.number)
        t.do(self.left[choice.number], *((OrderArrivals(others),) if others else ()))


def arrivals(t: BugsTable) -> Iterator[Appear]:
    """The monsters that come at the start of this round."""
    state, letters = t.state, chamber(t.state.scenario).letters
    for number, rule in enumerate(scenario_of(t).rules):
        match rule:
            case Arrive(monster, places, first, most):
                if state.round >= first and count(t, monster) <= most:
                    yield Appear(monster, letters[places[state.round % len(places)]][0])
            case Relieve(monster, letter, of, left):
                if f"rule {number}" not in state.done and count(t, of) <= left:
                    state.done.append(f"rule {number}")
                    yield Appear(monster, letters[letter][0])


def count(t: BugsTable, being: Being) -> int:
    """How many monsters of a kind are there."""
    return sum(monster.being == being for monster in monsters(t))


def avenging(t: BugsTable, event: FigureDied) -> Iterator[Step]:
    """Monsters that come when the last of a kind has died.  [BB-4501]"""
    state, letters = t.state, chamber(t.state.scenario).letters
    for number, rule in enumerate(scenario_of(t).rules):
        if isinstance(rule, Avenge) and rule.of == event.who.being and not count(t, rule.of):
            if f"rule {number}" in state.done:
                continue
            state.done.append(f"rule {number}")
            for monster, letter in zip(rule.monsters, rule.letters, strict=True):
                yield Appear(monster, letters[letter][0], rolls=True)


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
