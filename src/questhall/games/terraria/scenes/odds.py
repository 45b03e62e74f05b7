"""What an attack would do, computed exactly."""

from __future__ import annotations

import functools
from fractions import Fraction

from questhall.kit.dice import Odds


@functools.lru_cache(maxsize=4096)
def highest(dice: tuple[int, ...]) -> Odds[int]:
    """How likely each number is to be the highest of the dice."""
    most = max(dice)
    below = [Fraction(1)] * (most + 1)
    for value in range(most + 1):
        for die in dice:
            below[value] *= Fraction(min(value, die), die)
    return {value: below[value] - below[value - 1] for value in range(1, most + 1)}


@functools.lru_cache(maxsize=4096)
def outlook(attack: tuple[int, ...], defence: tuple[int, ...], health: int) -> tuple[int, int]:
    """The chance to hit at all, in per cent, and the health taken on average, in tenths: no more than is left.

    [TR-1712]
    """
    hit, mean = Fraction(0), Fraction(0)
    for needed, chance in highest(defence).items():
        counts = counted(attack, needed)
        hit += chance * (1 - counts[0])
        mean += chance * sum(share * min(count, health) for count, share in enumerate(counts))
    return round(100 * hit), round(10 * mean)


def counted(dice: tuple[int, ...], needed: int) -> list[Fraction]:
    """How likely each number of dice is to reach a value."""
    found = [Fraction(1)]
    for die in dice:
        reaches = Fraction(max(0, die - needed + 1), die)
        missed, one_more = [each * (1 - reaches) for each in found], [each * reaches for each in found]
        found = [less + more for less, more in zip((*missed, Fraction(0)), (Fraction(0), *one_more), strict=True)]
    return found


def hits(attack: tuple[int, ...], defence: tuple[int, ...]) -> int:
    """The dice that reach the highest defence die: ties hit.  [TR-1712, TR-3411]"""
    return sum(die >= max(defence) for die in attack)
