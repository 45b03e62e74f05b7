"""The bot that looks one choice ahead."""

from __future__ import annotations

from typing import Any

from questhall.core import Choice, Decision, Game, Rng, Seat, Table


class GreedyBot:
    """Takes the choice after which its game's heuristic likes the position best.

    It looks at imagined tables only: what it cannot see is dealt anew, `deals` times for a decision, and it stops
    before what only chance decides. A position in which somebody else is asked before the choice has had its effect is
    scored as it is.
    """

    def __init__(self, game: Game[Any, Any], seed: int, deals: int = 1) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.deals = deals

    def choose(self, view: Any, decision: Decision) -> Choice:
        """The best choice by the sum of its scores; ties are broken by chance."""
        if len(decision.choices) == 1:
            return decision.choices[0]
        scores = [0.0] * len(decision.choices)
        for _ in range(self.deals):
            imagined = self._imagine(view)
            for number, choice in enumerate(decision.choices):
                scores[number] += self._score(imagined, decision.seat, choice)
        best = max(scores)
        tied = [choice for choice, score in zip(decision.choices, scores, strict=True) if score == best]
        return tied[self.rng.below(len(tied))]

    def _imagine(self, view: Any) -> Table[Any]:
        deal = self.game.imagine(view, Rng(self.rng.bits()))
        table = Table(self.game, deal, Rng(self.rng.bits()))
        table.horizon = self.game.horizon
        return table

    def _score(self, imagined: Table[Any], seat: Seat, choice: Choice) -> float:
        table = imagined.copy()
        table.take(seat, choice)
        return self.game.heuristic(table, seat)
