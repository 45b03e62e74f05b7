"""The bot that looks one choice ahead, and further where the game asks for it."""

from __future__ import annotations

from typing import Any

from questhall.core import Choice, Decision, Game, Rng, Table, Taken

from .bot import TOLD, Liked, Thought
from .looking import Look, foreseen, promising


class GreedyBot:
    """Takes the choice after which its game's heuristic likes the position best.

    It looks at imagined tables only: what it cannot see is dealt anew for a decision, and it stops before what only
    chance decides. A choice with follow-ups, such as the actions of a card, is carried through by taking the best of
    each; what was found good is then done as planned, until something hidden is revealed. So are the steps of what was
    found by looking further, where nothing near looked good.
    """

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.plan: list[Taken] = []
        self.thought: Thought | None = None

    def choose(self, view: Any, decision: Decision) -> Choice:
        """The best choice by its score; of equal ones the first that is offered."""
        self.thought = None
        if self.plan and self._goes_on(decision, self.plan[0]):
            return self.plan.pop(0).choice
        if len(decision.choices) == 1:
            return decision.choices[0]
        if reflex := self.game.reflex(view, decision):
            return self._alone(decision, reflex)
        table = self._imagine(view, decision)
        choices = promising(table, decision)
        if len(choices) == 1:
            return self._alone(decision, choices[0])
        best = foreseen(table, decision, choices)
        liked = tuple(Liked(each.first) for each in best[:TOLD])
        self.thought = Thought(len(decision.choices), 0, liked)
        taken, *self.plan = self._known(best[0])
        return taken.choice

    def _goes_on(self, decision: Decision, then: Taken) -> bool:
        """Whether a decision is about the rest of what was chosen, or the next step of a plan that looked further."""
        asked = type(decision.question) in self.game.follow_ups or then.prompt == decision.prompt
        return asked and then.choice in decision.choices

    def _alone(self, decision: Decision, choice: Choice) -> Choice:
        """A choice beside which no other is looked at."""
        self.plan, self.thought = [], Thought(len(decision.choices), 0, (Liked(choice),))
        return choice

    def _imagine(self, view: Any, decision: Decision) -> Table[Any]:
        deal = self.game.imagine(view, Rng(self.rng.bits()))
        table = Table(self.game, deal, Rng(self.rng.bits()))
        table.asked(decision)
        return table

    def _known(self, best: Look) -> list[Taken]:
        """The choices that led to an imagined table, up to the first with chance or a revelation."""
        choices = []
        for taken in best.taken[: best.sure]:
            choices.append(taken)
            if taken.fence:
                break
        return choices
