"""Which choices of a decision are tried, and how often: a race in which all meet the same luck and the worst fall out.

What a trial comes to depends more on luck than on the choice. So in each round every choice that is still in the race
is tried once, on the same deal with the same dice, and only what differs between them counts. The fewer rounds there
were, the more the first look counts: the fewer its trials, the more often a search chooses as the greedy bot does.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from questhall.core import Choice, Seat

from .budget import Left
from .tree import Branch, Result, Scale

TRUST = 3.0
"""How good a choice looks at first counts as much as so many trials."""
SURE = 3.0
"""A choice is out early if another one is better by so many standard errors."""
ROUNDS = 3
"""After so many rounds at the earliest."""
OUTSIDE = -1.0
"""How a choice stands that was not in the race, against the best."""


class Standing(NamedTuple):
    """How a runner stands, and what its trials came to."""

    score: float
    marks: Sequence[float]


class Runner:
    """A choice in the race: how much worse than the best it looked at first, and what came of its trials."""

    __slots__ = ("branch", "choice", "results", "standing")

    def __init__(self, choice: Choice, branch: Branch) -> None:
        self.choice, self.branch = choice, branch
        self.results: list[Result] = []
        self.standing = Standing(0.0, ())


class Race:
    """Rounds of trials; after each of them some choices fall out, so that about two are left when the budget ends."""

    def __init__(self, seat: Seat, branches: Iterable[tuple[Choice, Branch]], trials: int) -> None:
        looked = [Runner(choice, branch) for choice, branch in branches]
        self.seat, self.width = seat, max(2, min(trials // 2, 2 + math.isqrt(trials)))
        self.best = looked[0].branch.guess
        self.runners, self.out = looked[: self.width], list[Runner]()
        self.waiting: list[Runner] = []
        self.rounds = 0

    def next(self, left: Left, scale: Scale) -> Runner | None:
        """Whose trial is next; nobody's if all is decided, or if too little is left for one more round."""
        if not self.waiting:
            if self.rounds:
                self.judge(scale)
                self._drop(max(2, math.ceil(self.width ** (1.0 - left.part))))
                if len(self.runners) == 1 or left.trials < len(self.runners):
                    return None
            self.waiting, self.rounds = self.runners[::-1], self.rounds + 1
        return self.waiting.pop()

    @property
    def begins(self) -> bool:
        """Whether a round has just begun: this trial is its first."""
        return len(self.waiting) == len(self.runners) - 1

    def judge(self, scale: Scale) -> None:
        """How the runners stand after the rounds that all of them have run, the best first."""
        rounds = min(len(runner.results) for runner in self.runners)
        for runner in self.runners:
            marks = [scale.mark(result, self.seat) for result in runner.results[:rounds]]
            looks = max(-1.0, scale.difference(runner.branch.guess - self.best))
            runner.standing = Standing((TRUST * looks + sum(marks)) / (TRUST + rounds), marks)
        self.runners.sort(key=lambda runner: runner.standing.score, reverse=True)

    def _drop(self, most: int) -> None:
        """Let those fall out that are surely worse than the best, and the worst of too many."""
        first = self.runners[0]
        kept = [runner for runner in self.runners[:most] if runner is first or not surely(first, runner)]
        self.out += [runner for runner in self.runners if runner not in kept]
        self.runners = kept

    def standings(self, choices: Iterable[Choice], scale: Scale) -> tuple[float, ...]:
        """How choices stand against the best of them; who fell out is no better than who did not."""
        self.judge(scale)
        best, worst = self.runners[0].standing.score, self.runners[-1].standing.score
        found = {runner.choice: min(runner.standing.score, worst) - best for runner in self.out}
        found |= {runner.choice: runner.standing.score - best for runner in self.runners}
        return tuple(found.get(choice, OUTSIDE) for choice in choices)


def surely(better: Runner, worse: Runner) -> bool:
    """Whether a choice did better than another one on the same deals, so that it can hardly be luck."""
    ahead = [one - two for one, two in zip(better.standing.marks, worse.standing.marks, strict=True)]
    if len(ahead) < ROUNDS:
        return False
    mean = sum(ahead) / len(ahead)
    error = math.sqrt(sum([(each - mean) ** 2 for each in ahead]) / (len(ahead) - 1) / len(ahead))
    return mean >= SURE * error
