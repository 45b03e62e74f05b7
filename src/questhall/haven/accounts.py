"""Why a monster's turn goes as it does: focus, way and targets in words, with the rules that a game has for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from questhall.haven.cases import Case, Turn
from questhall.haven.charts import CellId
from questhall.haven.planner import Outcome
from questhall.haven.ways import Ways
from questhall.words import Words, words_for

FOLDER = Path(__file__).parent
Spot = tuple[int, int]
Rules = Mapping[str, tuple[str, ...]]
"""The ids of a game's rules behind each sentence."""


class Why(msgspec.Struct, frozen=True):
    """A sentence of an account, and the ids of the rules that it goes by."""

    text: str
    rules: tuple[str, ...]


class Course(msgspec.Struct, frozen=True):
    """One admissible outcome: where the monster ends, by which way, whom it attacks, and why."""

    move: Spot
    attacks: tuple[Spot, ...]
    focus: Spot | None
    path: tuple[Spot, ...]
    """From where it stands to where it ends."""
    why: tuple[Why, ...]


class Account(msgspec.Struct, frozen=True):
    """A monster's turn: how it finds its focus, and every admissible outcome."""

    id: str | int | None
    why: tuple[Why, ...]
    courses: tuple[Course, ...]


def account(case: Case, turn: Turn, language: str, rules: Rules) -> Account:
    """The whole account of a case in a language."""
    teller = Teller(turn, words_for(FOLDER, language), rules)
    found: dict[tuple[Spot, tuple[Spot, ...]], Course] = {}
    for outcome in turn.outcomes():
        course = teller.course(outcome)
        found.setdefault((course.move, course.attacks), course)
    here = teller.spot(turn.start)
    courses = [found[key] for key in sorted(found)] or [Course(here, (), None, (here,), ())]
    return Account(case.id, tuple(teller.focus()), tuple(courses))


class Teller:
    """Tells the turn of one case."""

    __slots__ = ("costs", "planner", "rules", "turn", "words")

    def __init__(self, turn: Turn, words: Words, rules: Rules) -> None:
        self.turn, self.planner, self.words, self.rules = turn, turn.planner, words, rules
        self.costs = turn.planner.costs()

    def spot(self, cell: CellId) -> Spot:
        """A hex as the format writes it."""
        place = self.turn.places[cell]
        return (place.q, place.r)

    def at(self, *cells: CellId) -> str:
        """Hexes as they are read."""
        return ", ".join(str(list(self.spot(cell))) for cell in cells)

    def say(self, key: str, **values: object) -> Why:
        """A sentence and its rules."""
        return Why(self.words.say(key, **values), self.rules[key])

    def focus(self) -> Iterator[Why]:
        """How near each character is, and which of them is the focus."""
        for foe, cost in self.costs.items():
            if cost is None:
                yield self.say("plan-never", at=self.at(foe))
            else:
                values = {"initiative": self.planner.foes[foe], "hazards": cost[0], "points": cost[1]}
                yield self.say("plan-cost", at=self.at(foe), **values)
        found = self.planner.focus()
        if not found:
            yield self.say("plan-no-focus")
        elif len(found) > 1:
            yield self.say("plan-focus-open", at=self.at(*found))
        else:
            yield self._focus(found[0])

    def _focus(self, focus: CellId) -> Why:
        """What decided for the focus."""
        mine, at = self.costs[focus], self.at(focus)
        others = [cost for foe, cost in self.costs.items() if foe != focus and cost is not None]
        assert mine is not None, "a focus can be attacked"
        if not others:
            return self.say("plan-focus-only", at=at)
        if mine in others:
            return self.say("plan-focus-initiative", at=at)
        if all(cost[0] > mine[0] for cost in others):
            return self.say("plan-focus-hazards", at=at)
        return self.say("plan-focus-points", at=at)

    def course(self, outcome: Outcome) -> Course:
        """An outcome with its way and its reasons."""
        path = one_path(self.planner.ways, outcome.end.cell, outcome.end.hazards)
        attacks = tuple(sorted(map(self.spot, outcome.hit)))
        why = (*self._way(outcome, path), *self._targets(outcome))
        return Course(self.spot(path[-1]), attacks, self.spot(outcome.focus), tuple(map(self.spot, path)), why)

    def _way(self, outcome: Outcome, path: tuple[CellId, ...]) -> Iterator[Why]:
        cell, hazards, attacks = outcome.end
        points = self.planner.ways.stops(hazards)[cell]
        if len(path) == 1 and not self.turn.case.ability.move:
            yield self.say("plan-no-move")
        elif len(path) == 1:
            yield self.say("plan-stays") if attacks else self.say("plan-stuck")
        elif attacks:
            yield self.say("plan-goes", at=self.at(cell), points=points)
        else:
            yield self.say("plan-nears", at=self.at(cell), points=points)
        harm = sum(each in self.planner.ways.walk.hazards for each in path[1:])
        if harm and not self.planner.ways.walk.jumps:
            yield self.say("plan-hazards", hazards=harm)
        if self.turn.case.ability.jump and len(path) > 1:
            yield self.say("plan-jumps")

    def _targets(self, outcome: Outcome) -> Iterator[Why]:
        focus, hit = outcome.focus, outcome.hit
        if not self.turn.attacks:
            yield self.say("plan-no-attack")
        elif not hit:
            yield self.say("plan-too-far")
        elif self.planner.threat.area is not None:
            yield self.say("plan-area", at=self.at(*sorted(hit)))
        elif len(hit) > 1:
            yield self.say("plan-many", at=self.at(focus, *sorted(hit - {focus})))
        else:
            yield self.say("plan-one", at=self.at(focus))
        if hit:
            yield from self._ease(outcome)

    def _ease(self, outcome: Outcome) -> Iterator[Why]:
        """Of disadvantage, and of targets left out."""
        focus, cell, start = outcome.focus, outcome.end.cell, self.turn.start
        near = self.planner.ground.chart.distance[focus]
        if self.planner.threat.muddled:
            yield self.say("plan-muddled")
        elif self.planner.threat.ranged and near.get(cell) == 1:
            yield self.say("plan-awkward")
        elif self.planner.threat.ranged and near.get(start) == 1:
            yield self.say("plan-away")
        shots = self.planner.ground.shots
        left_out = [foe for foe in self.planner.foes if cell in shots(foe, self.planner.threat.reach)]
        if set(left_out) - outcome.hit and self.planner.threat.singles > 1:
            yield self.say("plan-order", by=int(bool(self.planner.order)))


def one_path(ways: Ways[CellId], end: CellId, hazards: int) -> tuple[CellId, ...]:
    """One cheapest path to a cell where the monster can stop, with at most so many hazards."""
    walk, points = ways.walk, ways.stops(hazards)[end]
    if walk.jumps and end != ways.start and end in walk.landing:
        points -= 1
    level = next(number for number in range(hazards + 1) if ways.levels[number].get(end) == points)
    path = [end]
    while points:
        here = path[-1]
        points -= 1 if walk.jumps or here not in walk.slow else 2
        level -= not walk.jumps and here in walk.hazards
        path.append(next(cell for cell in walk.near[here] if ways.levels[level].get(cell) == points))
    return tuple(reversed(path))
