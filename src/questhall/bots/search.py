"""The bot that tries its choices out: a tree search over many deals of what it cannot see."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from questhall.core import Choice, Decision, Game, Rng

from .bot import Liked, Thought
from .budget import Budget
from .growing import Grown, add_up, grow


class Task(NamedTuple):
    """A tree to grow: its seed, and what may be spent on it."""

    seed: int
    budget: Budget


Growing = Callable[[Any, Decision, Sequence[Task]], Iterable[Grown]]
"""Grows trees for a decision, from what its seat sees, in whichever process; they come in the order of their tasks."""


class SearchBot:
    """Tries choices out on imagined tables and takes the one that stands best at the end.

    A budget may ask for several trees. Where they grow makes no difference: the same seed and trials give the same
    choice on one process and on many.
    """

    def __init__(
        self, game: Game[Any, Any], seed: int, budget: Budget | None = None, growing: Growing | None = None
    ) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.budget = budget or Budget()
        self.growing = growing or self._here
        self.thought: Thought | None = None
        self._met: set[bytes] = set()
        """The positions in which it has chosen. One that comes again might come for ever: the trials of each choice
        may say that going back is better, by luck, and what only looks best leads on."""

    def choose(self, view: Any, decision: Decision) -> Choice:
        """The choice that stands best after all trials; in a position that it has met before what looks best."""
        self.thought = None
        if len(decision.choices) == 1:
            return decision.choices[0]
        if reflex := self.game.reflex(view, decision):
            self.thought = Thought(len(decision.choices), 0, (Liked(reflex),))
            return reflex
        position = blake2b(msgspec.msgpack.encode(view), digest_size=16).digest()
        budget = Budget(1) if position in self._met else self.budget
        self._met.add(position)
        choice, self.thought = add_up(decision, list(self.growing(view, decision, self._tasks(budget))))
        return choice

    def _tasks(self, budget: Budget) -> list[Task]:
        return [Task(self.rng.bits(), budget.of_tree(number)) for number in range(budget.trees)]

    def _here(self, view: Any, decision: Decision, tasks: Sequence[Task]) -> Iterator[Grown]:
        """One tree after the other in this process, so that they share the seconds."""
        for seed, budget in tasks:
            share = msgspec.structs.replace(budget, seconds=budget.seconds / len(tasks))
            yield grow(self.game, view, decision, seed, share)
