"""How many ways the next choices can go: a number that changes when any rule about what is legal changes."""

from __future__ import annotations

from typing import Any

from questhall.core import Table
from tests.conformance.driver import open_choices


def perft(t: Table[Any], depth: int) -> int:
    """In how many ways the next `depth` choices can be taken, by whoever may; a game that ends before has none."""
    if depth == 0:
        return 1
    choices = open_choices(t)
    if depth == 1:
        return len(choices)
    total = 0
    for seat, choice in choices:
        after = t.copy()
        after.take(seat, choice)
        total += perft(after, depth - 1)
    return total


def divide(t: Table[Any], depth: int) -> dict[str, int]:
    """The same by first choice, to find where a count has gone wrong."""
    ways = {}
    for seat, choice in open_choices(t):
        after = t.copy()
        after.take(seat, choice)
        ways[f"{seat} {choice}"] = perft(after, depth - 1)
    return ways
