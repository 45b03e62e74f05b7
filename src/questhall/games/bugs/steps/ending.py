"""When a scenario is completed or lost.  [BB-304, BB-4706 to BB-4710]"""

from __future__ import annotations

from questhall.core import Outcome, Step

from ..campaign import farthest
from ..chronicle import ScenarioEnded
from ..content import chamber
from ..content.scenarios import Avenge, Collect, Deadline, Destroy, Goal, Kill, KillAll, ReachHex, Relieve, Survive
from ..events import GoalMet
from ..specials import awaited
from ..state import COMPLETED, HERO
from ..world import BugsTable, hero, objectives, protected, scenario_of
from .damage import fail


def are_left(t: BugsTable, being: str = "") -> bool:
    """Whether there are monsters on the map, perhaps of a kind."""
    return bool([each for each in t.state.figures.values() if each.kind == "monster" and being in ("", each.being)])


def to_come(t: BugsTable, being: str = "") -> bool:
    """Whether the special rules still bring monsters, perhaps of a kind."""
    coming = [rule.monster for _, rule in awaited(t, Relieve)]
    coming += [monster for _, rule in awaited(t, Avenge) for monster in rule.monsters]
    return being in coming if being else bool(coming)


def is_met(t: BugsTable, goal: Goal, *, over: bool) -> bool:
    """Whether a goal is met now: hexes are reached when your turn ends there, rounds when they are over.  [BB-304]"""
    state = t.state
    match goal:
        case KillAll():
            return not are_left(t) and not to_come(t)
        case Kill(monster):
            return not are_left(t, monster) and not to_come(t, monster)
        case ReachHex(letter):
            wanted = chamber(state.scenario).letters[letter]
            return hero(t).at == state.stood in wanted and state.active != HERO
        case Survive(rounds):
            return state.round + over > rounds
        case Destroy():
            return not any(not protected(t, each) for each in objectives(t))
        case Collect(letter):
            return set(chamber(state.scenario).letters[letter]) <= set(state.visited)


class CheckGoal(Step, frozen=True):
    """When all goals are met, the scenario is completed; the round is played to its end.  [BB-4708, BB-4709]"""

    over: bool = False
    """The round is over."""

    def run(self, t: BugsTable) -> None:
        """Once met it stays met."""
        if t.state.completed:
            return
        for goal in scenario_of(t).goal:
            if not is_met(t, goal, over=self.over):
                return
        t.state.completed = True
        t.tell(GoalMet())


class CheckLoss(Step, frozen=True):
    """An objective that was to be protected is destroyed.  [BB-4707]"""

    def run(self, t: BugsTable) -> None:
        """The loss is settled at once."""
        letters = chamber(t.state.scenario).letters
        things = scenario_of(t).objectives.items()
        wanted = sum(len(letters[letter]) for letter, each in things if each.protect)
        if sum(protected(t, each) for each in objectives(t)) < wanted:
            fail(t, "destroyed")


class SettleRound(Step, frozen=True):
    """At the end of a round: completed, too late, or another round.  [BB-305, BB-4706, BB-4709, BB-4710, BB-R-49]"""

    def run(self, t: BugsTable) -> None:
        """Lost and completed in one round is lost; a loss has ended it before."""
        state = t.state
        if state.completed:
            won = state.campaign.won if state.campaign else ()
            t.tell(ScenarioEnded(state.scenario, COMPLETED, farthest(won), state.scenario in won))
            t.end(Outcome("won", COMPLETED, (0,), score=hero(t).health))
        elif any(state.round >= rule.rounds for _, rule in awaited(t, Deadline)):
            fail(t, "late")
