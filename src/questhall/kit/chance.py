"""Where randomness comes from: always from outside, never from this package."""

from typing import Any, Protocol


class Chance(Protocol):
    """A source of random numbers; the table has one, tests have scripted ones."""

    def below(self, n: int, /) -> int:
        """A number from 0 to n - 1, all equally likely."""
        ...

    def shuffle(self, pile: list[Any], /) -> None:
        """Put the pile into random order, in place."""
        ...
