"""The tree of a search: which choices were tried after which, and what came of them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from questhall.core import Choice, Seat

CURIOSITY = 0.6
"""How much a choice that was seldom tried draws the search, compared with one that went well."""
WIDTH = 3
"""So many choices are tried at first, those that look best; more of them as the search goes on."""
SPREAD = 2.0
"""A playout that is so many standard deviations better than another is as much better as winning is than losing."""
REACH = 6.0
"""The same where playouts are compared one by one, on the same deals."""


class Result:
    """What a playout came to: won or lost by whom, or how its last position looks to whom."""

    __slots__ = ("numbers", "shares")

    def __init__(self, shares: dict[Seat, float] | None, numbers: dict[Seat, float]) -> None:
        self.shares, self.numbers = shares, numbers


class Scale:
    """How good playouts were for one seat so far: the heuristic's numbers mean nothing alone."""

    __slots__ = ("count", "mean", "squares")

    def __init__(self) -> None:
        self.count, self.mean, self.squares = 0, 0.0, 0.0

    def add(self, number: float) -> None:
        """One more."""
        self.count += 1
        off = number - self.mean
        self.mean += off / self.count
        self.squares += off * (number - self.mean)

    def join(self, other: Scale) -> None:
        """Count those of another search too."""
        count, off = self.count + other.count, other.mean - self.mean
        if other.count:
            self.squares += other.squares + off * off * self.count * other.count / count
            self.mean += off * other.count / count
            self.count = count

    @property
    def spread(self) -> float:
        """The standard deviation."""
        return math.sqrt(self.squares / self.count) if self.count else 0.0

    def share(self, number: float) -> float:
        """A number between losing, 0, and winning, 1; an ordinary one is a half."""
        spread = self.spread
        return min(0.95, max(0.05, 0.5 + (number - self.mean) / (SPREAD * spread))) if spread else 0.5

    def mark(self, result: Result, seat: Seat) -> float:
        """What one playout came to, between losing, 0, and winning, 1, with more room for extraordinary ones."""
        if result.shares is not None:
            return result.shares[seat]
        return min(0.95, max(0.05, 0.5 + self.difference(result.numbers[seat] - self.mean)))

    def difference(self, number: float) -> float:
        """The difference between two numbers as one between marks."""
        return number / (REACH * (self.spread or 1.0))


class Worth:
    """How often a choice was tried, and what came of it."""

    __slots__ = ("ended", "total", "visits", "won")

    def __init__(self) -> None:
        self.visits = self.ended = 0
        self.won = self.total = 0.0

    def add(self, seat: Seat, result: Result) -> None:
        """One more playout went this way."""
        self.visits += 1
        if result.shares is not None:
            self.ended += 1
            self.won += result.shares[seat]
        else:
            self.total += result.numbers[seat]

    def join(self, other: Worth) -> None:
        """Count the playouts of another search too."""
        self.visits += other.visits
        self.ended += other.ended
        self.won += other.won
        self.total += other.total

    def value(self, scale: Scale) -> float:
        """The share of playouts that were won, or are as good as won; nothing without any."""
        if not self.visits:
            return 0.0
        open_still = self.visits - self.ended
        rest = open_still * scale.share(self.total / open_still) if open_still else 0.0
        return (self.won + rest) / self.visits


class Branch(Worth):
    """One choice of a node: how good it looked, how often it was offered, and what came after it."""

    __slots__ = ("guess", "node", "offered")

    def __init__(self, guess: float) -> None:
        super().__init__()
        self.guess = guess
        self.offered = 0
        self.node = Node()


class Node:
    """A point where somebody chooses; what is open there may differ from deal to deal."""

    __slots__ = ("branches", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.branches: dict[Choice, Branch] = {}

    @property
    def width(self) -> int:
        """How many choices are tried at this point of the search."""
        return WIDTH + math.isqrt(2 * self.visits)

    def lacks(self, choices: Sequence[Choice]) -> tuple[list[Choice], int]:
        """The choices that were never looked at, and how many of them to look at before one is selected."""
        new = [choice for choice in choices if choice not in self.branches]
        return new, min(len(new), max(0, 2 * self.width - len(choices) + len(new)))

    def learn(self, choices: Sequence[Choice], guesses: Callable[[Sequence[Choice]], Iterator[float]]) -> None:
        """Look once at choices that are new here."""
        for choice, guess in zip(choices, guesses(choices), strict=True):
            self.branches[choice] = Branch(guess)

    def select(self, choices: Sequence[Choice], scale: Scale) -> Choice:
        """The choice to try next: good so far, promising, or seldom tried.

        The formula is that of AlphaZero with counts of offers in place of visits, as choices come and go with the
        deals (information-set search); few choices are open at first (progressive widening).
        """
        self.visits += 1
        known = [choice for choice in choices if choice in self.branches]
        best = sorted(known, key=lambda choice: self.branches[choice].guess, reverse=True)[: self.width]
        odds = self._odds(best)
        tried = [branch for choice in best if (branch := self.branches[choice]).visits]
        usual = sum([branch.value(scale) for branch in tried]) / len(tried) if tried else 0.5
        found, most = best[0], -1.0
        for choice, chance in zip(best, odds, strict=True):
            branch = self.branches[choice]
            branch.offered += 1
            worth = branch.value(scale) if branch.visits else usual
            worth += CURIOSITY * chance * math.sqrt(branch.offered) / (1 + branch.visits)
            if worth > most:
                found, most = choice, worth
        return found

    def _odds(self, choices: Sequence[Choice]) -> list[float]:
        """How likely each choice is to be the best, by its looks."""
        guesses = [self.branches[choice].guess for choice in choices]
        mean = sum(guesses) / len(guesses)
        spread = math.sqrt(sum([(guess - mean) ** 2 for guess in guesses]) / len(guesses)) or 1.0
        weights = [math.exp((guess - guesses[0]) / spread) for guess in guesses]
        total = sum(weights)
        return [weight / total for weight in weights]
