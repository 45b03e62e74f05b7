"""The bot that looks one choice ahead."""

from __future__ import annotations

from typing import Any

from questhall.core import Choice, Decision, Game, Rng, Seat, Table

from .bot import TOLD, Liked, Thought

WIDTH = 4
"""So many of the best-looking choices are carried through."""
LENGTH = 6
"""So many follow-up choices at most."""


class GreedyBot:
    """Takes the choice after which its game's heuristic likes the position best.

    It looks at imagined tables only: what it cannot see is dealt anew for a decision, and it stops before what only
    chance decides. A choice with follow-ups, such as the actions of a card, is carried through by taking the best of
    each; what was found good is then done as planned, until something hidden is revealed.
    """

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.plan: list[Choice] = []
        self.thought: Thought | None = None

    def choose(self, view: Any, decision: Decision) -> Choice:
        """The best choice by its score; of equal ones the first that is offered."""
        self.thought = None
        if len(decision.choices) == 1:
            return decision.choices[0]
        if self.plan and type(decision.question) in self.game.follow_ups and self.plan[0] in decision.choices:
            return self.plan.pop(0)
        imagined = self._imagine(view)
        best = [table for _, table in self._ranked(imagined, decision)[:WIDTH]]
        if len(best) > 1:
            best = [self._carried_through(table, decision.seat) for table in best]
            best.sort(key=lambda table: self.game.heuristic(table, decision.seat), reverse=True)
        liked = tuple(Liked(table.history[0].choice) for table in best[:TOLD])
        self.thought = Thought(len(decision.choices), 0, liked)
        choice, *self.plan = self._foreseen(best[0])
        return choice

    def _imagine(self, view: Any) -> Table[Any]:
        deal = self.game.imagine(view, Rng(self.rng.bits()))
        table = Table(self.game, deal, Rng(self.rng.bits()))
        table.horizon = self.game.horizon
        return table

    def _ranked(self, table: Table[Any], decision: Decision) -> list[tuple[float, Table[Any]]]:
        """The tables after each choice with their scores, the best first, equal ones as they are offered.

        What only chance decides is not seen, so attacking may look no better than not to; games offer doing something
        before leaving it.
        """
        found = []
        for choice in decision.choices:
            after = table.copy()
            after.take(decision.seat, choice)
            found.append((self.game.heuristic(after, decision.seat), after))
        found.sort(key=lambda each: each[0], reverse=True)
        return found

    def _carried_through(self, table: Table[Any], seat: Seat) -> Table[Any]:
        """The table after the best follow-ups."""
        for _ in range(LENGTH):
            asked = table.decisions.get(seat)
            if asked is None or type(asked.question) not in self.game.follow_ups:
                break
            _, table = self._ranked(table, asked)[0]
        return table

    def _foreseen(self, table: Table[Any]) -> list[Choice]:
        """The choices that led to an imagined table, up to the first that revealed something."""
        choices = []
        for taken in table.history:
            choices.append(taken.choice)
            if taken.fence:
                break
        return choices
