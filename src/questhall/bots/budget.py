"""How long a searching bot may think: so many trials, or so many seconds; in one tree, or in several."""

from __future__ import annotations

import re
from collections.abc import Iterator
from time import perf_counter
from typing import NamedTuple

import msgspec

from questhall.core.errors import SetupError

A_CHOICE = 40
"""More trials than this for each choice are wasted on a small decision."""
MOST = 100_000
"""Trials at most where only seconds are limited."""
FEWER = 0.4
"""The part of its budget that a bot spends on the rest of something that it has begun."""
LEAST = 4
"""But so many trials at least, if it has them."""


class Left(NamedTuple):
    """How many trials are left at most, and which part of the budget is spent."""

    trials: int
    part: float


class Budget(msgspec.Struct, frozen=True):
    """Trials at most for one decision, and seconds at most; a limit of trials alone gives the same game twice."""

    trials: int = 200
    seconds: float = 0.0
    """Nothing for as long as the trials take."""
    trees: int = 1
    """Over so many trees the trials are divided; each can grow in a process of its own."""

    def of_tree(self, number: int) -> Budget:
        """What one of the trees gets: trials are divided, seconds pass for all of them at once."""
        share, more = divmod(self.trials, self.trees)
        return msgspec.structs.replace(self, trials=max(1, share + (number < more)))

    def most(self, choices: int, *, begun: bool) -> int:
        """So many trials at most for a decision."""
        trials = max(min(self.trials, LEAST), int(FEWER * self.trials)) if begun else self.trials
        return min(trials, A_CHOICE * choices)

    def spend(self, choices: int, since: float, *, begun: bool) -> Iterator[Left]:
        """What is left, each time, while there is time for a trial; the seconds are counted from a moment on."""
        most, seconds = self.most(choices, begun=begun), self.seconds * (FEWER if begun else 1.0)
        start = perf_counter()
        for number in range(most):
            part = number / most
            if seconds:
                now = perf_counter()
                trial = (now - start) / number if number else 0.0
                part = max(part, (now - since + trial) / seconds)
            if part >= 1.0:
                return
            yield Left(most - number, part)


def read_budget(text: str) -> Budget:
    """A budget as people write it.

    >>> read_budget("500")
    Budget(trials=500, seconds=0.0, trees=1)
    >>> read_budget("0.5s")
    Budget(trials=100000, seconds=0.5, trees=1)
    >>> read_budget("500x4")
    Budget(trials=500, seconds=0.0, trees=4)
    """
    found = re.fullmatch(r"(?:([1-9]\d{0,5})|(\d{1,3}(?:\.\d{1,3})?)s)(?:x([1-9]\d?))?", text)
    if not found:
        raise SetupError(
            f"“{text}” is no budget for a search. Allowed: trials, such as 500, or seconds, such as 0.5s; "
            f"500x4 divides them over four trees."
        )
    trials, seconds, trees = found.groups()
    if seconds:
        return Budget(MOST, float(seconds) or 0.001, int(trees or 1))
    return Budget(int(trials), trees=int(trees or 1))
