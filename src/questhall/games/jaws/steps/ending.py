"""Goals, special rules, and the end of a scenario.  [JL-32xx, JL-36xx, JL-41xx, JL-42xx]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Choice, Decision, Outcome, Question, Seat, Step
from questhall.haven.charts import CellId
from questhall.haven.choices import PickHex
from questhall.haven.terms import Being

from ..content.maps import chamber
from ..content.scenarios import (
    DestroyAll,
    DestroySome,
    Escape,
    Find,
    Happening,
    Kill,
    KillAll,
    LootAll,
    ScenarioGoal,
    Spawn,
    Survive,
)
from ..events import GoalMet, ScenarioEnded, SectionRead
from ..placing import RANKS, free_standees, nearest_empty, place_monster, rank_of
from ..world import JawsTable, active_heroes, amount, chart_of, monsters, of_kind, scenario_of, seat_of, standing
from .damage import Harm


class CheckGoal(Step, frozen=True):
    """Once the goal is met, the round is played to its end.  [JL-222, JL-4201, JL-4202]"""

    def run(self, t: JawsTable) -> None:
        """All parts of it."""
        if not t.state.completed and all(met(t, goal) for goal in scenario_of(t).goal):
            t.state.completed = True
            t.tell(GoalMet(t.state.round))


def met(t: JawsTable, goal: ScenarioGoal) -> bool:
    """Whether one goal is met."""
    state = t.state
    match goal:
        case KillAll():
            return not of_kind(t, "monster") and all_open(t) and not expecting(t)
        case Kill(monster, times):
            return state.dead.get(monster, 0) >= times
        case DestroyAll(objective):
            left = [*(each.being for each in of_kind(t, "objective")), *state.goods.values()]
            return objective not in left and all_open(t)
        case DestroySome(least):
            kinds = [each.kind for each in scenario_of(t).objectives.values()]
            return sum(state.dead.get(each, 0) for each in kinds) >= amount(t, least)
        case LootAll(least):
            wanted = amount(t, least)
            return state.looted >= wanted if wanted else not state.treasures and all_open(t)
        case Find(things, least):
            return sum(bool(state.dead.get(each)) for each in things) >= (amount(t, least) or len(things))
        case Escape(letter):
            there = set(chamber(state.scenario).letters[letter])
            return all(state.figures[each.being].at in there for each in active_heroes(t))
        case Survive(rounds):
            return state.round >= rounds


def all_open(t: JawsTable) -> bool:
    """Whether no door is left to be opened."""
    return chamber(t.state.scenario).doors.keys() <= set(t.state.opened)


def expecting(t: JawsTable) -> bool:
    """Whether a special rule will still bring monsters once."""
    rules = scenario_of(t).rules
    return any(rule.spawns and rule.once and place not in t.state.done for place, rule in enumerate(rules))


class CheckRules(Step, frozen=True):
    """Special rules and sections whose moment has come.  [JL-3203, JL-3601, JL-3602]"""

    moment: str

    def run(self, t: JawsTable) -> None:
        """Each once, or every time; what waits for another rule waits until that has been carried out."""
        before = frozenset(t.state.done)
        for place, rule in enumerate(scenario_of(t).rules):
            if rule.moment == self.moment and place not in before and applies(t, rule, before):
                if rule.once:
                    t.state.done.append(place)
                t.do(Happen(place))


def applies(t: JawsTable, rule: Happening, happened: frozenset[int]) -> bool:
    """Whether everything that a rule waits for is given, and the rules before it have happened."""
    state = t.state
    if state.round < rule.first or (rule.rounds != "any" and (state.round % 2 == 1) != (rule.rounds == "odd")):
        return False
    if not set(rule.doors) <= set(state.opened) or state.looted < amount(t, rule.looted):
        return False
    beings = [each.being for each in state.figures.values()]
    there = [each for each in state.figures.values() if each.being == rule.there]
    if rule.there and not any(each.marked or not rule.marked for each in there):
        return False
    for kind, number in rule.gone.items():
        dead = state.dead.get(kind, 0)
        if dead < number or (number == 0 and (kind in beings or not dead)):
            return False
    if any((each.being, each.room) in rule.cleared.items() for each in state.figures.values()):
        return False
    return set(rule.after) <= happened and not (rule.clear and monsters(t))


class Happen(Step, frozen=True):
    """What a special rule does.  [JL-3203]"""

    place: int

    def run(self, t: JawsTable) -> None:
        """Doors open, monsters come, the scenario is decided."""
        from .rooms import Reveal  # noqa: PLC0415  # a door may set off a rule, and a rule open a door
        from .twists import Become, Convert, ShiftTraps  # noqa: PLC0415  # what a rule does may set off another

        rule = scenario_of(t).rules[self.place]
        if rule.section:
            t.tell(SectionRead(t.state.scenario, rule.section))
        if rule.loses:
            finish(t, won=False)
            return
        hurts = [Harm(each.id, amount(t, rule.suffers.get(each.being, 0)), "effect") for each in monsters(t)]
        times = sum(f.being == rule.there for f in t.state.figures.values()) if rule.per_there else 1
        twists: list[Step] = [Become(old, new) for old, new in rule.becomes.items()]
        twists += [ShiftTraps(rule.shifts)] if rule.shifts is not None else []
        twists += [Convert(rule.converts)] if rule.converts is not None else []
        coming = (SpawnOne(each, each.count * times, rule.per_there) for each in rule.spawns)
        t.do(*hurts, *map(Reveal, rule.opens), *twists, *coming)


class SpawnOne(Question, frozen=True):
    """A monster comes on its hex, or on the nearest empty one; ties are the players'.  [JL-3201, JL-3202, JL-G-508]"""

    automatic = True

    spawn: Spawn
    left: int
    per_there: bool = False

    def marked(self, t: JawsTable) -> list[CellId]:
        """The hexes with its letter; of objectives one that still stands, or the one destroyed last."""
        marked = chamber(t.state.scenario).letters.get(self.spawn.at, [])
        shown = [cell for cell in marked if cell in chart_of(t).hexes]
        if self.spawn.at not in scenario_of(t).objectives:
            return shown
        if self.per_there:
            return [cell for cell in shown if standing(t, cell, "objective") is not None]
        return [cell for cell in t.state.rubble if cell in shown][-1:] or shown

    def cells(self, t: JawsTable) -> list[CellId]:
        """Where it may come."""
        shown = self.marked(t)
        if not shown or rank_of(t, self.spawn.ranks) == "-" or not self.left:
            return []
        return nearest_empty(t, shown[self.left % len(shown)])

    def ask(self, t: JawsTable) -> Decision:
        """Nowhere: nobody comes."""
        return Decision(seat_of(t, ""), self, tuple(map(PickHex, self.cells(t))) or (PickHex(""),))

    def answer(self, t: JawsTable, seat: Seat, choice: Choice) -> None:
        """It acts in this round, if it comes during one."""
        assert isinstance(choice, PickHex)
        if choice.cell:
            spawn(t, self.spawn.monster, choice.cell, elite=RANKS[rank_of(t, self.spawn.ranks)])
        if self.left > 1:
            t.do(replace(self, left=self.left - 1))


class Arrive(Question, frozen=True):
    """A monster comes in the middle of something else, as near to a hex as it can.  [JL-3201, JL-G-508, JL-G-910]"""

    automatic = True

    being: Being
    cell: CellId
    elite: bool = False

    def ask(self, t: JawsTable) -> Decision:
        """Equally near hexes are the players' choice; nowhere: nobody comes."""
        cells = nearest_empty(t, self.cell) if free_standees(t, self.being) else []
        return Decision(seat_of(t, ""), self, tuple(map(PickHex, cells)) or (PickHex(""),))

    def answer(self, t: JawsTable, seat: Seat, choice: PickHex) -> None:
        """It acts in this round, if it comes during one."""
        if choice.cell:
            spawn(t, self.being, choice.cell, elite=self.elite)


def spawn(t: JawsTable, being: Being, cell: CellId, *, elite: bool) -> None:
    """A monster appears, if a standee is left.  [JL-3202, JL-3204]"""
    from .rooms import join  # noqa: PLC0415  # see above

    figure = place_monster(t, being, cell, elite=elite)
    if figure is not None:
        figure.spawned = True
        join(t, [figure])


class SettleRound(Step, frozen=True):
    """At the end of a round: success, or failure when nobody is left or time is up.

    [JL-4007, JL-4107, JL-4201, JL-4203, JL-O-05]
    """

    def run(self, t: JawsTable) -> None:
        """Success needs somebody who is not exhausted."""
        if not active_heroes(t):
            finish(t, won=False)
        elif t.state.completed:
            finish(t, won=True)
        elif 0 < amount(t, scenario_of(t).limit) <= t.state.round:
            finish(t, won=False)


def finish(t: JawsTable, *, won: bool) -> None:
    """The scenario is over.  [JL-101, JL-4201]"""
    state = t.state
    ending = "completed" if won else "failed" if active_heroes(t) else "exhausted"
    t.tell(ScenarioEnded(state.scenario, ending))  # type: ignore[arg-type]
    seats = tuple(each.seat for each in state.heroes.values()) if won else ()
    t.end(Outcome("won" if won else "lost", ending, seats))
