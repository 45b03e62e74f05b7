"""Traits of activations: what happens by itself, and what a unit can do instead.  [HM-1717]"""

from __future__ import annotations

from ..effects import UnitId
from .terms import Trait


class Regenerate(Trait, frozen=True):
    """It loses damage when it is activated."""

    value: int


class Mend(Trait, frozen=True):
    """When it is activated a unit of its side loses damage; without one it attacks harder."""

    value: int
    attack: int


class Gloom(Trait, frozen=True):
    """When it is activated the enemy loses a positive morale token."""


class Pilfer(Trait, frozen=True):
    """When it is activated the enemy discards random hand cards."""

    cards: int


class Muse(Trait, frozen=True):
    """Its player draws cards when the combat starts."""

    cards: int


class Guardian(Trait, frozen=True):
    """Once in a combat an attack that would finish another unit of its side does nothing."""


class Rally(Trait, frozen=True):
    """Instead of acting it makes an own ground or flying unit stronger, in this combat round and the next."""

    attack: int


class Enfeeble(Trait, frozen=True):
    """Instead of acting it makes an enemy weaker, in this combat round and the next."""

    attack: int


class Hurl(Trait, frozen=True):
    """Instead of acting it destroys a wall or the gate, perhaps the arrow tower."""

    tower: bool = False


class RaiseDemons(Trait, frozen=True):
    """Instead of acting, once an own unit was beaten, Demons are summoned beside it or reinforced.  [HM-3320]"""

    unit: UnitId
