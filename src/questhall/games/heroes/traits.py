"""What units can do, as data.  [HM-1713 to HM-1720]"""

from __future__ import annotations

from typing import Literal

import msgspec

from questhall.core import snake

from .effects import Purse, UnitId


class Trait(msgspec.Struct, frozen=True, tag_field="has", tag=snake, forbid_unknown_fields=True):
    """A special ability of a unit."""


# -- its attack


class Unanswered(Trait, frozen=True):
    """Its attacks are not answered by retaliation."""


class Volley(Trait, frozen=True):
    """It attacks a target that is not adjacent twice."""


class Pierce(Trait, frozen=True):
    """Its attacks ignore the printed defence of the target."""


class Splash(Trait, frozen=True):
    """It also attacks a unit adjacent to its target, with this attack."""

    attack: int


class Breath(Trait, frozen=True):
    """It also attacks the space behind its target, with this attack."""

    attack: int


class Drain(Trait, frozen=True):
    """It loses damage after its attack."""

    value: int


class Retreat(Trait, frozen=True):
    """After its attack and the retaliation it may return to where it started."""


class Daunt(Trait, frozen=True):
    """Who retaliates against it rolls two dice, and the lower counts."""


class Slayer(Trait, frozen=True):
    """It attacks this unit harder."""

    unit: UnitId
    attack: int


class Push(Trait, frozen=True):
    """After its attack a die is rolled; these results move the target one space away."""

    dice: tuple[int, ...]


# -- dice


class SureShot(Trait, frozen=True):
    """No combat penalty: against adjacent units only, or never.  [HM-D-15]"""

    always: bool = False


class TwoDice(Trait, frozen=True):
    """Its attacks are rolled with two dice, of which the higher or both count."""

    counts: Literal["higher", "both"]


class Reroll(Trait, frozen=True):
    """Such results of its attack die are rolled again, or may be; perhaps only if it has moved."""

    dice: tuple[int, ...]
    optional: bool = False
    moved: bool = False


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


# -- its defence


class Hardy(Trait, frozen=True):
    """Such results of the attacker's die give it defence.  [HM-D-12]"""

    dice: tuple[int, ...]


class Wary(Trait, frozen=True):
    """It has more defence against retaliation."""

    value: int


class Vengeful(Trait, frozen=True):
    """It may retaliate any number of times.  [HM-2224]"""


class Brace(Trait, frozen=True):
    """When it is attacked its player may discard a card so that the die does not count."""


class ShieldWall(Trait, frozen=True):
    """Adjacent units of its side fight as if they had a defence token."""


class SpellArmour(Trait, frozen=True):
    """Spells do it less damage, never below nothing."""

    value: int


class SpellProof(Trait, frozen=True):
    """Spells do nothing to it, specialties do it no damage."""


class Unshaken(Trait, frozen=True):
    """It is never paralysed."""


# -- when it is activated, and when the combat starts


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


# -- outside combat


class Tribute(Trait, frozen=True):
    """Its player gains resources in every resource round."""

    gains: Purse


class Stabled(Trait, frozen=True):
    """It is reinforced for less gold while a hero of its player stands at stables."""

    gold: int


class Wander(Trait, frozen=True):
    """At the end of its player's turn a hero may go to an adjacent empty field."""


class Peek(Trait, frozen=True):
    """Once in a turn its player may look at the top card of a deck, and may put it under the deck."""


class Bones(Trait, frozen=True):
    """A Necropolis hero who beats it reinforces a bronze unit."""


AnyTrait = (
    Unanswered
    | Volley
    | Pierce
    | Splash
    | Breath
    | Drain
    | Retreat
    | Daunt
    | Slayer
    | Push
    | SureShot
    | TwoDice
    | Reroll
    | Surge
    | NoDie
    | Hex
    | Inspire
    | Petrify
    | Hardy
    | Wary
    | Vengeful
    | Brace
    | ShieldWall
    | SpellArmour
    | SpellProof
    | Unshaken
    | Regenerate
    | Mend
    | Gloom
    | Pilfer
    | Muse
    | Guardian
    | Tribute
    | Stabled
    | Wander
    | Peek
    | Bones
)
