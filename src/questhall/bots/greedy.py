"""The bot that looks one choice ahead, and further where the game asks for it."""

from __future__ import annotations

from typing import Any

from questhall.core import Choice, Decision, Game, Rng, Table

from .bot import TOLD, Liked, Thought
from .policy import Policy


class GreedyBot(Policy):
    """Takes the choice after which its game's heuristic likes the position best, and carries it through.

    It looks at imagined tables only: what it cannot see is dealt anew for a decision, and it stops before what only
    chance decides.
    """

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        super().__init__(game)
        self.rng = Rng(seed)
        self.thought: Thought | None = None

    def choose(self, view: Any, decision: Decision) -> Choice:
        """The best choice by its score; of equal ones the first that is offered."""
        self.thought = None
        if planned := self.planned(decision):
            return planned
        if len(decision.choices) == 1:
            return decision.choices[0]
        if reflex := self.game.reflex(view, decision):
            return self._said(decision, (reflex,))
        choice, looks = self.find(self._imagine(view, decision), decision)
        return self._said(decision, tuple([look.first for look in looks[:TOLD]]) or (choice,))

    def _said(self, decision: Decision, liked: tuple[Choice, ...]) -> Choice:
        """The choice that it liked best, after noting what it considered."""
        self.thought = Thought(len(decision.choices), 0, tuple(map(Liked, liked)))
        return liked[0]

    def _imagine(self, view: Any, decision: Decision) -> Table[Any]:
        deal = self.game.imagine(view, Rng(self.rng.bits()))
        table = Table(self.game, deal, Rng(self.rng.bits()))
        table.asked(decision)
        return table
