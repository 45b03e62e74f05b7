"""Growing the tree of a search for one decision, and adding up what came of several trees."""

from __future__ import annotations

import functools
import operator
from collections.abc import Sequence
from time import perf_counter
from typing import Any, NamedTuple

from questhall.core import Choice, Decision, Game, Rng, Seat, Table

from .bot import TOLD, Liked, Thought
from .budget import Budget
from .looking import afresh, foreseen, promising
from .loop import who_decides
from .playouts import Playouts
from .race import Race, Runner
from .tree import Branch, Node, Scale, Worth

RIPE = 6
"""A position is looked into once it has been reached so often."""
DEPTH = 30
"""The tree is at most so many choices deep."""


class Passed(NamedTuple):
    """A choice on the way through the tree."""

    seat: Seat
    branch: Branch


class Grown(NamedTuple):
    """What came of a tree: how each choice fared, in the order in which they are offered, and on which scale.

    And how each stands against the best of them, which is at nothing.
    """

    worths: tuple[Worth, ...]
    scale: Scale
    standings: tuple[float, ...]


class Answered(NamedTuple):
    """The choice that stands best, and what was considered."""

    choice: Choice
    thought: Thought


def grow(game: Game[Any, Any], view: Any, decision: Decision, seed: int, budget: Budget) -> Grown:
    """Grow one tree; the same seed and number of trials give the same tree. It stops when all is decided."""
    return Tree(game, view, decision, seed).grown(budget)


def add_up(decision: Decision, trees: Sequence[Grown]) -> Answered:
    """The choice that stands best in all trees together; of equal ones the one that was tried more often."""
    worths, scale = [Worth() for _ in decision.choices], Scale()
    for tree in trees:
        scale.join(tree.scale)
        for worth, more in zip(worths, tree.worths, strict=True):
            worth.join(more)
    stands = [sum(each) for each in zip(*(tree.standings for tree in trees), strict=True)]
    known = list(zip(decision.choices, worths, stands, strict=True))
    tried = [each for each in known if each[1].visits] or [max(known, key=operator.itemgetter(2))]
    tried.sort(key=lambda each: (each[2], each[1].visits), reverse=True)
    liked = tuple([Liked(choice, worth.visits, worth.value(scale)) for choice, worth, _ in tried[:TOLD]])
    trials = sum(worth.visits for worth in worths)
    return Answered(tried[0][0], Thought(len(decision.choices), trials, liked))


class Tree:
    """One tree for all deals of what cannot be seen.

    Every round of trials deals that anew. A trial goes down the tree, plays on a little beyond its end, and carries
    what came out back up. So it knows no more than its seat may know.
    """

    def __init__(self, game: Game[Any, Any], view: Any, decision: Decision, seed: int) -> None:
        self.game, self.view, self.decision = game, view, decision
        self.rng = Rng(seed)
        self.playouts = Playouts(game, self.rng)
        self.root, self.scales = Node(), dict[Seat, Scale]()

    def grown(self, budget: Budget) -> Grown:
        """Grow it as long as the budget lasts; where only one choice is worth a look there is nothing to try."""
        since, choices, seat = perf_counter(), self.decision.choices, self.decision.seat
        for each in foreseen(self._imagine(), self.decision):
            self.root.branches[each.first] = Branch(each.score)
        begun = type(self.decision.question) in self.game.follow_ups
        race = Race(seat, self.root.branches.items(), budget.most(len(choices), begun=begun))
        for left in budget.spend(len(choices), since, begun=begun) if len(self.root.branches) > 1 else ():
            runner = race.next(left, self._scale(seat))
            if runner is None:
                break
            if race.begins:
                deal, luck = self._imagine(), self.rng.bits()
            self._try(runner, deal.copy(), Rng(luck))
        worths = tuple(_plain(self.root.branches.get(each)) for each in choices)
        return Grown(worths, self._scale(seat), race.standings(choices, self._scale(seat)))

    def _imagine(self) -> Table[Any]:
        deal = self.game.imagine(self.view, Rng(self.rng.bits()))
        return Table(self.game, deal, Rng(self.rng.bits()))

    def _try(self, runner: Runner, table: Table[Any], luck: Rng) -> None:
        """One trial: a choice, down the tree, on to the next turn, and back."""
        self.playouts.rng = luck
        passed, seen = self._descend(table, runner)
        result = self.playouts.finish(table, seen, {self.decision.seat, *(each.seat for each in passed)})
        for each, number in result.numbers.items():
            self._scale(each).add(number)
        for each_seat, branch in passed:
            branch.add(each_seat, result)
        runner.results.append(result)

    def _scale(self, seat: Seat) -> Scale:
        return self.scales.setdefault(seat, Scale())

    def _look(self, node: Node, table: Table[Any], seat: Seat, choices: Sequence[Choice]) -> None:
        """Look at a few new choices, by chance; of many choices not all are worth the time."""
        new, count = node.lacks(choices)
        if count:
            self.playouts.rng.shuffle(new)
            node.learn(new[:count], functools.partial(self.playouts.guesses, table, seat))

    def _descend(self, table: Table[Any], runner: Runner) -> tuple[list[Passed], int]:
        """Choices by the tree, to a position that was hardly seen; and how many events there had been before it."""
        passed, node, seen = [Passed(self.decision.seat, runner.branch)], runner.branch.node, len(table.events)
        table.take(self.decision.seat, runner.choice)
        while table.decisions and len(passed) < DEPTH:
            seat, here = who_decides(table.decisions), afresh(table)
            choices = promising(here, table.decisions[seat])
            if len(choices) == 1:
                choice = choices[0]
            elif node.visits >= RIPE:
                self._look(node, here, seat, choices)
                choice = node.select(choices, self._scale(seat))
                passed.append(Passed(seat, node.branches[choice]))
                node = node.branches[choice].node
            else:
                node.visits += 1
                break
            seen = len(table.events)
            table.take(seat, choice)
        return passed, seen


def _plain(branch: Branch | None) -> Worth:
    """What came of a branch, without the tree below it; nothing of a choice that was not worth a look."""
    found = Worth()
    if branch is not None:
        found.join(branch)
    return found
