"""The order in which an attack is worked out: bonuses, the modifier, the shield; and which of two modifiers counts."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal

import msgspec

from questhall.core import noun
from questhall.haven.conditions import NEGATIVE


class Luck(Enum):
    """Whether an attack is made with one modifier or with the better or worse of two."""

    PLAIN = "plain"
    ADVANTAGE = "advantage"
    DISADVANTAGE = "disadvantage"


Named = Annotated[str, noun("condition")]
"""A condition by its name."""


class Modifier(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is done to an attack's value, and what is added to the attack."""

    plus: int = 0
    times: Literal["", "null", "double"] = ""
    pierce: int = 0
    push: int = 0
    heal: int = 0
    targets: int = 0
    inflict: tuple[Named, ...] = ()
    gain: tuple[Named, ...] = ()

    @property
    def effects(self) -> tuple[int | tuple[str, ...], ...]:
        """Everything but the number."""
        return (self.pierce, self.push, self.heal, self.targets, self.inflict, self.gain)


PLAIN_EFFECTS = Modifier().effects


def luck(*, advantages: int, disadvantages: int) -> Luck:
    """Sources of one kind do not add up; both kinds cancel each other, however many there are."""
    if bool(advantages) == bool(disadvantages):
        return Luck.PLAIN
    return Luck.ADVANTAGE if advantages else Luck.DISADVANTAGE


def modified(value: int, modifier: Modifier) -> int:
    """An attack's value after its modifier; never below nothing."""
    if modifier.times:
        return 0 if modifier.times == "null" else max(0, 2 * value)
    return max(0, value + modifier.plus)


def shielded(value: int, shield: int, pierce: int) -> int:
    """The damage that is left after the shield, of which some is pierced."""
    return max(0, value - max(0, shield - pierce))


def standing(modifier: Modifier, value: int) -> tuple[float, int]:
    """How good a modifier is for the attacker: its number, then whether it adds something good or bad."""
    number = {"null": float("-inf"), "double": float(value)}.get(modifier.times, float(modifier.plus))
    if modifier.effects == PLAIN_EFFECTS:
        return number, 0
    return number, -1 if NEGATIVE.intersection(modifier.gain) else 1


def better(first: Modifier, second: Modifier, value: int) -> Modifier:
    """The better of two modifiers for an attack of this value; the first one where that is not clear."""
    return second if standing(second, value) > standing(first, value) else first


def worse(first: Modifier, second: Modifier, value: int) -> Modifier:
    """The worse of two modifiers for an attack of this value; the first one where that is not clear."""
    return second if standing(second, value) < standing(first, value) else first
