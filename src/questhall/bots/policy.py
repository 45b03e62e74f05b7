"""How the greedy bot plays, decision by decision: the best of what it foresees, then what it planned with it."""

from __future__ import annotations

from typing import Any, NamedTuple

from questhall.core import Choice, Decision, Game, Table, Taken

from .looking import Look, foreseen, promising


class Found(NamedTuple):
    """A choice, and what looked best, the best first; nothing where no others were looked at."""

    choice: Choice
    looks: list[Look]


class Policy:
    """Takes what looks best and carries it through, on tables on which it may look ahead.

    A choice with follow-ups, such as the actions of a card, is carried through by taking the best of each; what was
    found good is then done as planned, until something hidden is revealed. So are the steps of what was found by
    looking further, where nothing near looked good.
    """

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.plan: list[Taken] = []

    def planned(self, decision: Decision) -> Choice | None:
        """The next step of the plan, where just that is asked and offered; otherwise the plan is given up."""
        if self.plan and self.plan[0].prompt == decision.prompt and self.plan[0].choice in decision.choices:
            return self.plan.pop(0).choice
        self.plan = []
        return None

    def find(self, table: Table[Any], decision: Decision) -> Found:
        """What looks best on a table whose history begins with this decision, and a new plan."""
        choices = promising(table, decision)
        if len(choices) == 1:
            return Found(choices[0], [])
        looks = foreseen(table, decision, choices)
        taken, *self.plan = known(looks[0])
        return Found(taken.choice, looks)


def known(best: Look) -> list[Taken]:
    """The choices that led to an imagined table, up to the first with chance or a revelation."""
    choices = []
    for taken in best.taken[: best.sure]:
        choices.append(taken)
        if taken.fence:
            break
    return choices
