"""Extra action: complete goal; the goal check; the focus token.  [TR-21xx, TR-1008, TR-47xx]"""

from __future__ import annotations

from msgspec.structs import replace

from questhall.core import Decision, Question, Seat, Step

from ..choices import CompleteGoal, Focus, Pass
from ..conditions import counting_goals, is_met
from ..content import load
from ..content.goals import Goal
from ..effects import Reward
from ..events import GoalCompleted
from ..world import TerrariaTable
from .ending import complete_chain, lower_threat, raise_threat
from .rewards import GainReward
from .sharing import Share

FOCUS = 2


def visible_goals(t: TerrariaTable) -> list[Goal]:
    """The top goal of each chain.  [TR-307]"""
    goals = load().goals
    return [goals[pile[-1]] for pile in t.state.goals.values() if pile]


def offered(t: TerrariaTable) -> list[CompleteGoal]:
    """Visible goals whose condition is met; what counts deeds is met by none.  [TR-2101]"""
    progress, counting, found = t.state.progress, counting_goals(), []
    for pile in t.state.goals.values():
        if pile:
            goal = pile[-1]
            if (goal in progress or goal not in counting) and is_met(t, load().goals[goal]):
                found.append(CompleteGoal(goal))
    return found


def complete(t: TerrariaTable, seat: Seat, choice: CompleteGoal) -> None:
    """The card goes, the next one shows, the reward is taken; the last one completes the chain.

    [TR-2101, TR-2106, TR-2107, TR-4705, TR-4712]
    """
    state, goal = t.state, t.content.goals[choice.goal]
    state.goals[goal.chain].pop()
    state.progress.pop(goal.id, None)
    if state.focused == goal.id:
        state.focused, state.focus_left = "", 0
    t.tell(GoalCompleted(goal.id))
    give_reward(t, seat, goal)
    if not state.goals[goal.chain]:
        complete_chain(t, goal.chain)


def give_reward(t: TerrariaTable, seat: Seat, goal: Goal) -> None:
    """To each, divided, or to whoever completed it; threat falls once.  [TR-2104, TR-2105, TR-R-88]"""
    lower_threat(t, goal.reward.threat)
    rest = replace(goal.reward, threat=0)
    if rest == Reward():
        return
    match goal.share:
        case "each":
            t.do(*(GainReward(each, rest) for each in range(len(t.state.sides))))
        case "share":
            t.do(Share(seat, rest))
        case _:
            t.do(GainReward(seat, rest))


class CheckGoals(Question, frozen=True):
    """Every goal that can be completed must be completed now, one by one.  [TR-1008, TR-R-45, TR-R-89]"""

    automatic = True

    def ask(self, t: TerrariaTable) -> Decision:
        """In the order that the host chooses."""
        return Decision(0, self, tuple(offered(t)) or (Pass(),))

    def answer(self, t: TerrariaTable, seat: Seat, choice: CompleteGoal | Pass) -> None:
        """Until none is left; then the focus token is looked at."""
        if isinstance(choice, CompleteGoal):
            t.do(self)
            complete(t, seat, choice)
        else:
            t.do(CheckFocus())


class CheckFocus(Step, frozen=True):
    """A chosen goal that was not completed turns the token, the second time threat rises.

    [TR-4710, TR-4711, TR-EX-60]
    """

    def run(self, t: TerrariaTable) -> None:
        """Then the token is free again."""
        state = t.state
        if not state.focused:
            return
        state.focus_left -= 1
        if state.focus_left == 0:
            state.focused = ""
            raise_threat(t)


class ChooseFocus(Question, frozen=True):
    """Before drawing, the players put the token on a visible goal.  [TR-4709]"""

    automatic = True

    def ask(self, t: TerrariaTable) -> Decision:
        """If it lies on none."""
        needed = t.state.focus and not t.state.focused
        return Decision(0, self, tuple(Focus(goal.id) for goal in visible_goals(t)) if needed else (Pass(),))

    def answer(self, t: TerrariaTable, seat: Seat, choice: Focus | Pass) -> None:
        """With two symbols up."""
        if isinstance(choice, Focus):
            t.state.focused, t.state.focus_left = choice.goal, FOCUS
