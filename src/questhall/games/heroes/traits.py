"""What units can do, as data.  [HM-1713 to HM-1720]"""

from __future__ import annotations

from typing import Literal

import msgspec

from questhall.core import snake

from .effects import Purse, School, UnitId


class Trait(msgspec.Struct, frozen=True, tag_field="has", tag=snake, forbid_unknown_fields=True):
    """A special ability of a unit."""


# -- its attack


class Unanswered(Trait, frozen=True):
    """Its attacks are not answered by retaliation."""


class Volley(Trait, frozen=True):
    """It attacks a target that is not adjacent twice, perhaps only with such results of the die."""

    dice: tuple[int, ...] = (-1, 0, 1)


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
    """Spells do it less damage, never below nothing; perhaps specialties too."""

    value: int
    specialties: bool = False


class SpellProof(Trait, frozen=True):
    """Spells do nothing to it, specialties do it no damage, or only spells count."""

    specialties: bool = True


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


# -- of the expansions: its attack


class Elemental(Trait, frozen=True):
    """Defence does not reduce its damage."""


class Crush(Trait, frozen=True):
    """Its attack lowers the defence of the target, perhaps with such results of the die; then it may corrode it."""

    defense: int
    dice: tuple[int, ...] = (-1, 0, 1)
    corrode: int = 0
    """Defence that the target loses for the rest of the combat."""


class Wrath(Trait, frozen=True):
    """It attacks harder once it was turned from a Pack in this combat."""

    attack: int


class Poison(Trait, frozen=True):
    """Its attack poisons the target: one damage for each cube, one cube in each activation."""

    cubes: int


class Sap(Trait, frozen=True):
    """The target of its attack is weaker in this combat round and the next."""

    attack: int


class Omen(Trait, frozen=True):
    """After its attack dice are rolled; if all show such a face the target suffers."""

    faces: tuple[int, ...]
    rolls: int = 1
    damage: int = 0
    """None: the target is paralysed."""
    fatal: bool = False
    """The side that is up is beaten."""


class Again(Trait, frozen=True):
    """It attacks again after the retaliation."""


class Rampage(Trait, frozen=True):
    """If its attack has beaten the side of the target that was up, it attacks another adjacent enemy."""


class Scatter(Trait, frozen=True):
    """Its attack also deals damage to another unit: an enemy beside it, or a unit beside a distant target."""

    damage: int
    beside: Literal["itself", "target"]


class Sweep(Trait, frozen=True):
    """It also attacks other adjacent enemies, at most so many in all; perhaps friends too."""

    most: int
    friends: bool = False


class Purge(Trait, frozen=True):
    """Its attack takes away what the enemy's cards have put on the target."""


class Dread(Trait, frozen=True):
    """Who retaliates against it attacks weaker."""

    attack: int


class Plunder(Trait, frozen=True):
    """Once in a combat its player gains gold when it has beaten a unit."""

    gold: int


class MindLash(Trait, frozen=True):
    """After its attack the enemy discards a card with power of choice, or a random one."""


class Wish(Trait, frozen=True):
    """The top cards of the own deck are discarded, a spell among them may be taken: with its attack, or instead."""

    cards: int
    instead: bool = False


# -- of the expansions: what it can do instead of moving and attacking  [HM-1717]


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


# -- of the expansions: its defence


class Immune(Trait, frozen=True):
    """Spells of these schools do nothing to it, or do it no damage; Magic Arrows too."""

    schools: tuple[School, ...] = ()
    arrow: bool = False
    damage: bool = False
    """Only their damage."""


class Steadfast(Trait, frozen=True):
    """Ongoing effects do nothing to it, or only those of spells; or nothing but damage of spells and specialties."""

    against: Literal["ongoing", "ongoing_spells", "all_but_damage"]


class Lucky(Trait, frozen=True):
    """When a spell or a specialty is aimed at it a die is rolled; such results make it do nothing."""

    faces: tuple[int, ...]


class Aura(Trait, frozen=True):
    """Spells do less damage to it and to adjacent units of its side."""

    value: int


class Tough(Trait, frozen=True):
    """No attack deals it more damage than this."""

    most: int


class Rebirth(Trait, frozen=True):
    """Once in a combat it keeps one health when it would be beaten."""


# -- of the expansions: movement and spells


class Blink(Trait, frozen=True):
    """It moves to any free space."""


class Entangle(Trait, frozen=True):
    """Enemies that begin their activation beside it cannot move."""


class Muffle(Trait, frozen=True):
    """Enemy spells have less power."""

    power: int


class Toll(Trait, frozen=True):
    """An enemy who casts a spell from the hand must discard another card, perhaps one with power."""

    power: bool = False


class Focus(Trait, frozen=True):
    """The first own spell of these schools has more power: in its activation, or in the combat round."""

    schools: tuple[School, ...] = ()
    """None: any."""
    power: int = 1
    lasts: Literal["activation", "round"] = "activation"


class Bolt(Trait, frozen=True):
    """When it is activated an enemy unit takes damage as of a spell."""

    damage: int


class Merry(Trait, frozen=True):
    """Once in a turn a die may be rolled; such results gain morale."""

    faces: tuple[int, ...]


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
    | Elemental
    | Crush
    | Wrath
    | Poison
    | Sap
    | Omen
    | Again
    | Rampage
    | Scatter
    | Sweep
    | Purge
    | Dread
    | Plunder
    | MindLash
    | Wish
    | Rally
    | Enfeeble
    | Hurl
    | RaiseDemons
    | Immune
    | Steadfast
    | Lucky
    | Aura
    | Tough
    | Rebirth
    | Blink
    | Entangle
    | Muffle
    | Toll
    | Focus
    | Bolt
    | Merry
)
