"""Traits of the attack die."""

from __future__ import annotations

from typing import Literal

from .terms import Trait


class SureShot(Trait, frozen=True):
    """No combat penalty: against adjacent units only, in all attacks; or never, but not in retaliations.  [HM-D-15]"""

    always: bool = False


class TwoDice(Trait, frozen=True):
    """Its attacks are rolled with two dice, of which the higher or both count."""

    counts: Literal["higher", "both"]
    passive: bool = False
    """In all its attacks, not only in those of its own activation.  [HM-1718]"""


class Reroll(Trait, frozen=True):
    """Such results of its attack die are rolled again, or may be; perhaps only if it has moved."""

    dice: tuple[int, ...]
    optional: bool = False
    moved: bool = False
    passive: bool = False
    """In all its attacks, not only in those of its own activation.  [HM-1718]"""


class Surge(Trait, frozen=True):
    """Such results of its attack die make its attack stronger."""

    dice: tuple[int, ...]
    attack: int


class NoDie(Trait, frozen=True):
    """Its attacks ignore the attack die."""


class Hex(Trait, frozen=True):
    """Attacks against it count as a die of -1."""


class Inspire(Trait, frozen=True):
    """Such results of its attack die let its player draw cards."""

    dice: tuple[int, ...]
    cards: int


class Petrify(Trait, frozen=True):
    """Its attack or its retaliation paralyses the target, perhaps only with such results of the die."""

    by: Literal["attack", "retaliation"]
    dice: tuple[int, ...] = (-1, 0, 1)
