"""Dice: rolling them by chance, and the exact odds of what they show."""

import re
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any, TypeVar

from questhall.kit.chance import Chance

Face = TypeVar("Face", bound=Hashable)
Other = TypeVar("Other", bound=Hashable)
Result = TypeVar("Result", bound=Hashable)

Odds = dict[Face, Fraction]
Chart = Sequence[tuple[int, Result]]

SIDES = (4, 6, 8, 10, 12, 20)


# Rolling.


def read_dice(text: str) -> tuple[int, ...]:
    """Read dice as printed: "2d6 d8" gives (6, 6, 8)."""
    sides: list[int] = []
    for word in text.replace("+", " ").split():
        match = re.fullmatch(r"(\d*)d(\d+)", word)
        if match is None or int(match[2]) not in SIDES:
            raise ValueError(f"{word!r} in {text!r} is no die; dice are {', '.join(f'd{side}' for side in SIDES)}")
        sides += [int(match[2])] * int(match[1] or 1)
    return tuple(sides)


def roll(chance: Chance, sides: int) -> int:
    """Roll one die with the numbers from 1 to its sides."""
    return chance.below(sides) + 1


def roll_all(chance: Chance, sides: Iterable[int]) -> list[int]:
    """Roll several dice, in the order given."""
    return [roll(chance, each) for each in sides]


def roll_face(chance: Chance, faces: Sequence[Face]) -> Face:
    """Roll a die with symbols on its faces."""
    return faces[chance.below(len(faces))]


def chart_result(chart: Chart[Result], rolled: int) -> Result:
    """The first line of a chart whose upper bound is not exceeded: ((5, "miss"), (20, "hit"))."""
    for bound, result in chart:
        if rolled <= bound:
            return result
    raise ValueError(f"{rolled} is beyond the last line of the chart {list(chart)!r}")


# Exact odds.


def faces_odds(faces: Iterable[Face]) -> Odds[Face]:
    """Every face, card or token is equally likely; repeated ones add up."""
    listed = list(faces)
    odds: Odds[Face] = {}
    for face in listed:
        odds[face] = odds.get(face, Fraction(0)) + Fraction(1, len(listed))
    return odds


def die_odds(sides: int) -> Odds[int]:
    """The odds of one plain die."""
    return faces_odds(range(1, sides + 1))


def mapped(odds: Mapping[Face, Fraction], meaning: Callable[[Face], Result]) -> Odds[Result]:
    """The odds of what the results mean."""
    image: Odds[Result] = {}
    for face, share in odds.items():
        result = meaning(face)
        image[result] = image.get(result, Fraction(0)) + share
    return image


def combined(
    first: Mapping[Face, Fraction], second: Mapping[Other, Fraction], join: Callable[[Face, Other], Result]
) -> Odds[Result]:
    """The odds of two independent results joined into one."""
    image: Odds[Result] = {}
    for one, share in first.items():
        for two, other in second.items():
            result = join(one, two)
            image[result] = image.get(result, Fraction(0)) + share * other
    return image


def sum_odds(sides: Iterable[int]) -> Odds[int]:
    """The odds of the sum of dice; no dice make 0."""
    odds: Odds[int] = {0: Fraction(1)}
    for each in sides:
        odds = combined(odds, die_odds(each), int.__add__)
    return odds


def best_odds(sides: Sequence[int]) -> Odds[int]:
    """The odds of the highest die; no dice make 0."""
    return _from_steps([_below(sides, value) for value in range(max(sides, default=0) + 1)])


def worst_odds(sides: Sequence[int]) -> Odds[int]:
    """The odds of the lowest die; no dice make 0."""
    return _from_steps([1 - _above(sides, value) for value in range(min(sides, default=0) + 1)])


def better_of(
    first: Mapping[Face, Fraction], second: Mapping[Face, Fraction], key: Callable[[Face], Any]
) -> Odds[Face]:
    """Advantage: two independent results, of which the better by the key counts (the first if they are equal)."""
    return combined(first, second, lambda one, two: max(one, two, key=key))


def worse_of(first: Mapping[Face, Fraction], second: Mapping[Face, Fraction], key: Callable[[Face], Any]) -> Odds[Face]:
    """Disadvantage: two independent results, of which the worse by the key counts (the first if they are equal)."""
    return combined(first, second, lambda one, two: min(one, two, key=key))


def pair_odds(cards: Sequence[Face], pick: Callable[[Face, Face], Result]) -> Odds[Result]:
    """Two cards drawn one after the other without putting back, joined by the pick."""
    return faces_odds(pick(one, two) for one, two in permutations(cards, 2))


def chart_odds(chart: Chart[Result], sides: int) -> Odds[Result]:
    """The odds of the lines of a chart for one die."""
    return mapped(die_odds(sides), lambda rolled: chart_result(chart, rolled))


def hits_odds(attack: Iterable[int], needed: Mapping[int, Fraction]) -> Odds[int]:
    """How many attack dice show at least a number that is itself uncertain (say the best defence die)."""
    dice_rolled = list(attack)
    total: Odds[int] = {}
    for target, share in needed.items():
        odds: Odds[int] = {0: Fraction(1)}
        for sides in dice_rolled:
            hit = at_least(die_odds(sides), target)
            odds = combined(odds, {0: 1 - hit, 1: hit}, int.__add__)
        for hits, part in odds.items():
            total[hits] = total.get(hits, Fraction(0)) + part * share
    return {hits: total[hits] for hits in sorted(total) if total[hits]}


def at_least(odds: Mapping[int, Fraction], value: int) -> Fraction:
    """The chance of this value or more."""
    return sum((share for face, share in odds.items() if face >= value), Fraction(0))


def mean(odds: Mapping[int, Fraction]) -> Fraction:
    """The average result."""
    return sum((face * share for face, share in odds.items()), Fraction(0))


def _below(sides: Sequence[int], value: int) -> Fraction:
    share = Fraction(1)
    for each in sides:
        share *= Fraction(min(value, each), each)
    return share


def _above(sides: Sequence[int], value: int) -> Fraction:
    share = Fraction(1) if sides else Fraction(0)
    for each in sides:
        share *= Fraction(max(each - value, 0), each)
    return share


def _from_steps(steps: Sequence[Fraction]) -> Odds[int]:
    shares = {value: steps[value] - (steps[value - 1] if value else 0) for value in range(len(steps))}
    return {value: share for value, share in shares.items() if share}
