"""The bot that tries its choices out: a tree search over many deals of what it cannot see."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

from questhall.core import Choice, Decision, Game, Rng, Seat, Table

from .bot import TOLD, Liked, Thought
from .budget import Budget
from .loop import who_decides
from .playouts import Playouts
from .tree import Branch, Node, Scale

RIPE = 3
"""A position is looked into once it has been reached so often."""
DEPTH = 30
"""The tree is at most so many choices deep."""


class Passed(NamedTuple):
    """A choice on the way through the tree."""

    seat: Seat
    branch: Branch


class SearchBot:
    """Tries choices out on imagined tables and takes the one that it came back to most often.

    Every trial deals what it cannot see anew, goes down one tree for all deals, plays on a little beyond its end, and
    carries what came out back up. So it knows no more than its seat may know.
    """

    def __init__(self, game: Game[Any, Any], seed: int, budget: Budget | None = None) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.budget = budget or Budget()
        self.playouts = Playouts(game, self.rng)
        self.thought: Thought | None = None

    def choose(self, view: Any, decision: Decision) -> Choice:
        """The choice that was tried most often."""
        if len(decision.choices) == 1:
            self.thought = None
            return decision.choices[0]
        root, scales = Node(), dict[Seat, Scale]()
        self._look_at_all(root, view, decision)
        begun = type(decision.question) in self.game.follow_ups
        for _ in self.budget.spend(len(decision.choices), begun=begun):
            self._try(self._imagine(view), decision.seat, root, scales)
        leaders = root.leaders()
        scale = scales[decision.seat]
        liked = tuple(Liked(choice, branch.visits, branch.value(scale)) for choice, branch in leaders[:TOLD])
        self.thought = Thought(len(decision.choices), root.visits, liked)
        return leaders[0][0]

    def _imagine(self, view: Any) -> Table[Any]:
        deal = self.game.imagine(view, Rng(self.rng.bits()))
        return Table(self.game, deal, Rng(self.rng.bits()))

    def _try(self, table: Table[Any], seat: Seat, root: Node, scales: dict[Seat, Scale]) -> None:
        """One trial: down the tree, on to the next turn, and back."""
        passed, seen = self._descend(table, seat, root, scales)
        result = self.playouts.finish(table, seen, {seat, *(each.seat for each in passed)})
        for each, number in result.numbers.items():
            scales.setdefault(each, Scale()).add(number)
        for each_seat, branch in passed:
            branch.add(each_seat, result)

    def _look_at_all(self, root: Node, view: Any, decision: Decision) -> None:
        """Look at every choice that it has."""
        root.learn(decision.choices, functools.partial(self.playouts.guesses, self._imagine(view), decision.seat))

    def _look(self, node: Node, table: Table[Any], seat: Seat, choices: tuple[Choice, ...]) -> None:
        """Look at a few new choices, by chance; of many choices not all are worth the time."""
        new, count = node.lacks(choices)
        if count:
            self.rng.shuffle(new)
            node.learn(new[:count], functools.partial(self.playouts.guesses, table, seat))

    def _descend(
        self, table: Table[Any], seat: Seat, root: Node, scales: dict[Seat, Scale]
    ) -> tuple[list[Passed], int]:
        """Choices by the tree, to a position that was hardly seen; and how many events there had been before it."""
        node, passed, seen = root, list[Passed](), 0
        while table.decisions and len(passed) < DEPTH:
            seat = who_decides(table.decisions) if passed else seat
            choices = table.decisions[seat].choices
            if len(choices) == 1:
                choice = choices[0]
            elif node is root or node.visits >= RIPE:
                self._look(node, table, seat, choices)
                choice = node.select(choices, scales.setdefault(seat, Scale()))
                passed.append(Passed(seat, node.branches[choice]))
                node = node.branches[choice].node
            else:
                node.visits += 1
                break
            seen = len(table.events)
            table.take(seat, choice)
        return passed, seen
