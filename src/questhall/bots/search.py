"""The bot that tries its choices out: a tree search over many deals of what it cannot see."""

from __future__ import annotations

from collections import defaultdict
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
        self.led_back: defaultdict[bytes, set[Choice]] = defaultdict(set)
        """What was chosen in each position so far: where one comes again, that led back to it."""

    def choose(self, view: Any, decision: Decision) -> Choice:
        """The choice that stands best after all trials, of those that have not led in a circle."""
        self.thought = None
        if len(decision.choices) == 1:
            return decision.choices[0]
        if reflex := self.game.reflex(view, decision):
            self.thought = Thought(len(decision.choices), 0, (Liked(reflex),))
            return reflex
        before = self.led_back[blake2b(msgspec.msgpack.encode(view), digest_size=16).digest()]
        onward = tuple([choice for choice in decision.choices if choice not in before]) or decision.choices
        choice = onward[0]
        if len(onward) > 1:
            asked = msgspec.structs.replace(decision, choices=onward)
            choice, self.thought = add_up(asked, list(self.growing(view, asked, self._tasks())))
        before.add(choice)
        return choice

    def _tasks(self) -> list[Task]:
        return [Task(self.rng.bits(), self.budget.of_tree(number)) for number in range(self.budget.trees)]

    def _here(self, view: Any, decision: Decision, tasks: Sequence[Task]) -> Iterator[Grown]:
        """One tree after the other in this process, so that they share the seconds."""
        for seed, budget in tasks:
            share = msgspec.structs.replace(budget, seconds=budget.seconds / len(tasks))
            yield grow(self.game, view, decision, seed, share)
