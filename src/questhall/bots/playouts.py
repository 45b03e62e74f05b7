"""Playing on from a position on an imagined table, and judging where that leads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from questhall.core import Choice, Decision, Game, Rng, Seat, Table

from .looking import look, promising, ranked
from .loop import who_decides
from .tree import Result

SAMPLE = 9
"""In a playout the best-looking of so many choices is taken, by chance where there are more."""
LENGTH = 40
"""So many choices at most; then the position is judged wherever it is."""


class Playouts:
    """Plays games on to the next turn or round and says how good that is."""

    def __init__(self, game: Game[Any, Any], rng: Rng) -> None:
        self.game, self.rng = game, rng

    def guesses(self, table: Table[Any], seat: Seat, choices: Iterable[Choice]) -> Iterator[float]:
        """How the position looks after each choice, before chance has its say."""
        for choice in choices:
            yield look(table, seat, choice).score

    def finish(self, table: Table[Any], seen: int, seats: Iterable[Seat]) -> Result:
        """Play on until a turn or a round begins, counted after so many events; then judge."""
        for _ in range(LENGTH):
            decisions = table.decisions
            if not decisions or self._paused(table, seen):
                break
            seen = len(table.events)
            seat = who_decides(decisions)
            table = self._onward(table, decisions[seat])
        return self._judge(table, seats)

    def _paused(self, table: Table[Any], seen: int) -> bool:
        return any(type(event) in self.game.pauses for event in table.events[seen:])

    def _onward(self, table: Table[Any], decision: Decision) -> Table[Any]:
        """The table after the best-looking of a few choices."""
        if len(decision.choices) == 1:
            table.take(decision.seat, decision.choices[0])
            return table
        best = ranked(table, decision.seat, self._some(promising(table, decision)))[0].table
        best.go_on()
        return best

    def _some(self, choices: Sequence[Choice]) -> Sequence[Choice]:
        """All of a few choices, and a few of many by chance, as they are offered."""
        if len(choices) <= SAMPLE:
            return choices
        return [choices[place] for place in sorted({self.rng.below(len(choices)) for _ in range(SAMPLE)})]

    def _judge(self, table: Table[Any], seats: Iterable[Seat]) -> Result:
        outcome = table.outcome
        if outcome is None:
            return Result(None, {seat: self.game.heuristic(table, seat) for seat in seats})
        if outcome.result == "drawn":
            return Result(dict.fromkeys(seats, 0.5), {})
        good = outcome.result == "won"
        return Result({seat: float(good and (not outcome.winners or seat in outcome.winners)) for seat in seats}, {})
