"""What cards answer to something that happens."""

from __future__ import annotations

from typing import Literal

from .terms import Effect, Grade, School, Tier


class Save(Effect, frozen=True):
    """An attack that would finish an own unit of these tiers does nothing."""

    tiers: tuple[Tier, ...]


class IgnoreRoll(Effect, frozen=True):
    """After the attack roll: the die and what it set off do not count."""


class Recall(Effect, frozen=True):
    """After casting: the spell returns to the hand, or all cards played with it; perhaps one more spell is allowed.

    [HM-D-04]
    """

    cards: Literal["spell", "all"] = "spell"
    spells: int = 0


class Cancel(Effect, frozen=True):
    """A spell that an enemy casts does nothing, if it is of the school and class and had no more power than this."""

    power: int = 99
    school: School | None = None
    grades: tuple[Grade, ...] = ("basic", "expert")
    dice: int = 0
    """Only if one of so many attack dice shows +1."""


class Mirror(Effect, frozen=True):
    """A spell that an enemy aims at an own unit of these tiers goes to another unit of choice."""

    tiers: tuple[Tier, ...]


class Foresee(Effect, frozen=True):
    """Cast a spell before any unit is activated; it may not count for the limit."""

    counted: bool
    early: bool = False
    """Only at the start of a combat round."""


class Study(Effect, frozen=True):
    """A bought spell is cheaper, and more cards are looked at."""

    gold: int
    cards: int


class Levy(Effect, frozen=True):
    """A unit is recruited or reinforced for less gold."""

    gold: int


class Favour(Effect, frozen=True):
    """A die may be rolled again: one of each kind of the map or any in this turn, or the one that lies there.

    Perhaps the player chooses between the old result and the new one.
    """

    dice: Literal["map", "any", "one"]
    times: int = 1
    pick: bool = False


class Widen(Effect, frozen=True):
    """A search that is about to begin looks at so many cards."""

    cards: int


Reply = Save | IgnoreRoll | Recall | Cancel | Mirror | Foresee | Study | Levy | Favour | Widen
