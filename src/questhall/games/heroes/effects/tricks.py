"""What cards do at a moment of their own: before an activation, after a roll, when a level is reached."""

from __future__ import annotations

from typing import Literal

from .terms import CardId, Effect, Tier, UnitId, UnitType


class Skip(Effect, frozen=True):
    """An enemy unit of these tiers that is about to be activated is not."""

    tiers: tuple[Tier, ...]


class Jinx(Effect, frozen=True):
    """When an enemy unit of these tiers attacks its die does not count, or the best card that was played for it."""

    tiers: tuple[Tier, ...]
    what: Literal["die", "card"]


class SlayDice(Effect, frozen=True):
    """The own unit attacks a gold unit with so many dice, of which every +1 counts."""

    dice: int


class Mirth(Effect, frozen=True):
    """Each own attack die may be rolled again once: in this activation, or while the effect lasts."""

    activation: bool = False


class Transfer(Effect, frozen=True):
    """Damage of an own unit of these tiers goes to another own unit, as much as beats it."""

    tiers: tuple[Tier, ...]


class Token(Effect, frozen=True):
    """A token is laid on a free space: a force field nobody enters, a fire wall that burns."""

    token: Literal["force_field", "fire_wall"]
    damage: int = 0
    starts: bool = False
    """Fire that also burns who begins an activation there."""


class Trap(Effect, frozen=True):
    """Tokens are laid face down on free spaces; half of them are real: mines, or sand that holds fast."""

    token: Literal["land_mine", "quicksand"]
    count: int
    damage: int = 0


class Rouse(Effect, frozen=True):
    """An own unit of these types is activated next, even if it was; twice if it is favoured."""

    types: tuple[UnitType, ...]
    fresh: bool = False
    """Only one that was not activated in this combat round."""
    favours: tuple[UnitId, ...] = ()


class CastFrom(Effect, frozen=True):
    """A spell is cast from the own discard pile, or from the top of the common one, beyond the limit.  [HM-1116]"""

    pile: Literal["own", "common"]
    names: tuple[CardId, ...] = ()


class DropDie(Effect, frozen=True):
    """After the roll of an own unit of these types its lowest die does not count."""

    types: tuple[UnitType, ...]


class SetDie(Effect, frozen=True):
    """After a roll outside combat one die is turned: to a face of choice, or to the most gold."""

    dice: Literal["map", "gold"]


class Endure(Effect, frozen=True):
    """A combat against guards goes on for a round without movement.  [HM-2402]"""


class Proud(Effect, frozen=True):
    """In this turn morale that a field would take is not lost."""


class Repeat(Effect, frozen=True):
    """After a search the same search is done again."""


class Learn(Effect, frozen=True):
    """When a level is reached the main hero gains more experience."""

    points: int


class Seize(Effect, frozen=True):
    """An enemy mine so many fields away from the main hero is taken over."""

    fields: int


class Bounty(Effect, frozen=True):
    """In this turn one more die is rolled and resolved on fields."""
