"""Playing on from a position on an imagined table, and judging where that leads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from questhall.core import Choice, Decision, Game, Rng, Seat, Table

from .looking import afresh, look
from .loop import who_decides
from .policy import Policy
from .tree import Result

LENGTH = 200
"""So many choices at most; then the position is judged wherever it is."""


class Playouts:
    """Plays games on to the next turn or round as the greedy bot would, and says how good that is."""

    def __init__(self, game: Game[Any, Any], rng: Rng) -> None:
        self.game, self.rng = game, rng

    def guesses(self, table: Table[Any], seat: Seat, choices: Iterable[Choice]) -> Iterator[float]:
        """How the position looks after each choice, before chance has its say."""
        for choice in choices:
            yield look(table, seat, choice).score

    def finish(self, table: Table[Any], seen: int, seats: Iterable[Seat]) -> Result:
        """Play on until a turn or a round begins, counted after so many events; then judge."""
        policies: dict[Seat, Policy] = {}
        for _ in range(LENGTH):
            decisions = table.decisions
            if not decisions or self._paused(table, seen):
                break
            seen = len(table.events)
            seat = who_decides(decisions)
            policy = policies.setdefault(seat, Policy(self.game))
            table.take(seat, _onward(table, decisions[seat], policy))
        return self._judge(table, seats)

    def _paused(self, table: Table[Any], seen: int) -> bool:
        return any(type(event) in self.game.pauses for event in table.events[seen:])

    def _judge(self, table: Table[Any], seats: Iterable[Seat]) -> Result:
        outcome = table.outcome
        if outcome is None:
            return Result(None, {seat: self.game.heuristic(table, seat) for seat in seats})
        if outcome.result == "drawn":
            return Result(dict.fromkeys(seats, 0.5), {})
        good = outcome.result == "won"
        return Result({seat: float(good and (not outcome.winners or seat in outcome.winners)) for seat in seats}, {})


def _onward(table: Table[Any], decision: Decision, policy: Policy) -> Choice:
    """What the greedy bot would choose, if it knew this deal."""
    if planned := policy.planned(decision):
        return planned
    if len(decision.choices) == 1:
        return decision.choices[0]
    return policy.find(afresh(table), decision).choice
