"""What cards change for a whole combat, and for the casting of spells."""

from __future__ import annotations

from typing import Literal

from .terms import CardId, Effect

Hushed = Literal["magic_damage", "abilities", "wards", "weak_spells", "spells", "morale"]
"""What can be off in a combat: damage of spells and specialties, abilities of units, those that concern spells, spells
without power, all spells, good morale with rolling attack dice again."""


class Hush(Effect, frozen=True):
    """Something is off for both sides while the effect lasts."""

    what: Hushed


class Allow(Effect, frozen=True):
    """More spells can be cast: in this combat round, or in every one of the combat."""

    spells: int = 1
    lasting: bool = False


class Echo(Effect, frozen=True):
    """After a spell its player draws cards: after the one that was just cast, or after each while the effect lasts."""

    cards: int = 1
    lasting: bool = False


class Fuel(Effect, frozen=True):
    """Discard so many cards at most for as much power."""

    cards: int


class Entrench(Effect, frozen=True):
    """All own units get a defence token; perhaps tokens also help with a 0 in this combat.  [HM-2216]"""

    better: bool = False


class Column(Effect, frozen=True):
    """All units in a line of five spaces take damage."""

    value: int


class Scrap(Effect, frozen=True):
    """The own war machine is discarded."""

    machine: CardId


class Battery(Effect, frozen=True):
    """So many more ballistas shoot for the own side; perhaps all at once, perhaps at targets of choice."""

    ballistas: int = 1
    now: bool = False
    aimed: bool = False


class Salvo(Effect, frozen=True):
    """When the own ballista shoots: it hits its target so many times."""

    times: int


class Fervour(Effect, frozen=True):
    """In this combat any hand card can be discarded for attack in an own attack."""

    attack: int = 1
