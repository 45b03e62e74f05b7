"""What cards do to units on the combat board.  [HM-2304]"""

from __future__ import annotations

from typing import Literal

from .terms import Effect, Tier, UnitId, UnitType


class Damage(Effect, frozen=True):
    """A unit, or several, takes damage that defence does not reduce.  [HM-1703]"""

    value: int
    units: int = 1
    slowest: bool = False
    """Only one with the lowest initiative."""
    beside: bool = False
    """The others stand beside the first."""


class Blast(Effect, frozen=True):
    """The units on two adjacent spaces take damage.  [HM-D-09]"""

    value: int


class Chain(Effect, frozen=True):
    """A unit and the two that are closest to it take damage, in this order."""

    values: tuple[int, ...]


class Paralyse(Effect, frozen=True):
    """A unit of these tiers is paralysed.  [HM-2214]"""

    tiers: tuple[Tier, ...]


class Heal(Effect, frozen=True):
    """An own unit loses damage, and paralysis if the card says so."""

    value: int
    paralysis: bool = False
    cleanses: bool = False
    """An effect of a card on it ends too, that of the enemy first."""


class Charm(Effect, frozen=True):
    """A unit has another number while the effect lasts; twice as much for a favoured unit.  [HM-2304]"""

    stat: CharmStat
    value: int
    favours: tuple[UnitId, ...] = ()
    only: tuple[UnitId, ...] = ()
    """Only these units; none: any."""
    types: tuple[UnitType, ...] = ("ground", "flying", "ranged")
    same: bool = False
    """On the unit of the effect before this one."""


CharmStat = Literal[
    "initiative",
    "health",
    "attack",
    "defense",
    "cover",
    "spell_armour",
    "embers",
    "clumsy",
    "firm",
    "sure",
    "daunt",
    "elemental",
    "nimble",
    "tired",
]
"""`cover` is defence against shots, `embers` burn ground and flying attackers, `clumsy` takes the lower of two dice,
`firm` is never paralysed, `sure` has no combat penalty, `daunt` makes who retaliates clumsy, `elemental` ignores
defence, `nimble` is defence against attackers with a lower initiative, `tired` does not retaliate in this combat
round."""


class Ward(Effect, frozen=True):
    """A unit of these tiers cannot be the target of spells, or only of those of one school."""

    tiers: tuple[Tier, ...]
    school: Literal["air"] | None = None


class Silence(Effect, frozen=True):
    """A unit of these tiers loses its abilities."""

    tiers: tuple[Tier, ...]


class Berserk(Effect, frozen=True):
    """A unit of these tiers attacks whoever is nearest in its next activation, friend or foe."""

    tiers: tuple[Tier, ...]


class Clone(Effect, frozen=True):
    """A twin of an own unit of these tiers appears beside it for this combat; any damage beats it."""

    tiers: tuple[Tier, ...]


class Riposte(Effect, frozen=True):
    """A unit of these tiers may retaliate once more in this combat round."""

    tiers: tuple[Tier, ...]


class Flames(Effect, frozen=True):
    """Adjacent attackers of the unit take damage, in this combat round."""

    value: int


class Shift(Effect, frozen=True):
    """An own unit of these tiers goes to any free space, or only so far."""

    tiers: tuple[Tier, ...]
    steps: int = 0
    """None: anywhere."""


class Aim(Effect, frozen=True):
    """Own ranged units attack harder what is not adjacent, and may have more initiative."""

    attack: int
    initiative: int = 0
    rounds: int = 1


class Swap(Effect, frozen=True):
    """Two own units change places: when the combat starts, or when an own unit is activated."""

    when: Literal["start", "activation"]


class Horde(Effect, frozen=True):
    """A further layer on an own unit: other numbers until so much damage is done.  [HM-1704]"""

    unit: UnitId
    aspects: tuple[Literal["few", "pack"], ...]
    attack: int
    defense: int
    health: int
    initiative: int


class Spoil(Effect, frozen=True):
    """The enemy discards random hand cards."""

    cards: int = 1


class Chains(Effect, frozen=True):
    """At the start of a combat: the enemy hero may neither retreat nor surrender."""


class Cube(Effect, frozen=True):
    """One of these units gets a mark of retaliation, or loses it.  [HM-2210]"""

    units: tuple[UnitId, ...]
