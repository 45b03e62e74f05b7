"""What cards, monsters and items say, as data.  [BB-8xx to BB-30xx]"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from questhall.core import noun, snake
from questhall.haven.terms import Reach, Symbol

Condition = Annotated[
    Literal["invisible", "strengthen", "wound", "poison", "immobilize", "disarm", "muddle"], noun("condition")
]
Zone = Annotated[Literal["hand", "chosen", "active", "discard", "lost"], noun("zone")]
Until = Annotated[Literal["round", "persistent", "used", "turn"], noun("until")]
"""How long a bonus works: `used` ends with the next attack or damage that it changes.  [BB-2503, BB-2507]"""
AREAS = {
    "line": "g r r r",
    "cleave": "r r\n g",
    "sweep": "r r\n g r",
    "ring": " r r\nr g r\n r r",
    "triangle": "r r\n r",
    "row": "r r r",
    "flower": " r r\nr r r\n r r",
}
"""The areas of cards and items, drawn; g is the grey hex.  [BB-1104, BB-R-48]"""
Area = Annotated[Literal["", "line", "cleave", "sweep", "ring", "triangle", "row", "flower"], noun("area")]


class Effect(msgspec.Struct, frozen=True, tag_field="do", tag=snake, forbid_unknown_fields=True, omit_defaults=True):
    """What a component says, as data. Rules perform it, text describes it, bots weigh it."""


class Extra(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is added to an action: by a paid element, an item, a bonus or a monster's print.  [BB-1201]"""

    plus: int = 0
    """To the number of an attack or a move."""
    range: int = 0
    """The range becomes this, if it is more."""
    farther: int = 0
    """The range grows by this."""
    pierce: int = 0
    push: int = 0
    pull: int = 0
    inflict: tuple[Condition, ...] = ()
    heal: int = 0
    """Healed after the action, whatever it is.  [BB-1908]"""
    advantage: bool = False
    jump: bool = False
    area: Area = ""


class Spend(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Elements that may be used up, and what they add.  [BB-1202, BB-1311, BB-1314]"""

    cost: tuple[Symbol, ...]
    add: Extra


class Move(Effect, frozen=True):
    """Movement points.  [BB-1401]"""

    value: int
    jump: bool = False
    spend: tuple[Spend, ...] = ()


class Attack(Effect, frozen=True):
    """Attacks; without a range melee.  [BB-1601, BB-1602, BB-1603]"""

    value: int
    range: int = 0
    targets: int = 1
    area: Area = ""
    pierce: int = 0
    push: int = 0
    pull: int = 0
    inflict: tuple[Condition, ...] = ()
    gain: tuple[Condition, ...] = ()
    heal: int = 0
    advantage: bool = False
    spend: tuple[Spend, ...] = ()


class Heal(Effect, frozen=True):
    """Health back; without a range one's own.  [BB-2401]"""

    value: int
    range: int = 0
    spend: tuple[Spend, ...] = ()


class Shield(Effect, frozen=True):
    """Less damage from attacks.  [BB-2601]"""

    value: int
    until: Until = "round"


class Retaliate(Effect, frozen=True):
    """Damage to attackers within range.  [BB-2701, BB-2703]"""

    value: int
    range: int = 1
    push: int = 0
    inflict: tuple[Condition, ...] = ()
    until: Until = "round"


class Fly(Effect, frozen=True):
    """Flying.  [BB-1504]"""

    until: Until = "round"


class Boost(Effect, frozen=True):
    """Something is added to one's attacks, or to one's moves.  [BB-2501, BB-2507]"""

    add: Extra
    on: Annotated[Literal["attack", "move"], noun("on")] = "attack"
    reach: Reach = "any"
    until: Until = "used"


class Ward(Effect, frozen=True):
    """The next damage is negated.  [BB-3802]"""

    until: Until = "used"


class Afflict(Effect, frozen=True):
    """Negative conditions for enemies.  [BB-2201]"""

    conditions: tuple[Condition, ...]
    range: int = 1
    targets: int = 1


class Gain(Effect, frozen=True):
    """Conditions for oneself or allies.  [BB-2201]"""

    conditions: tuple[Condition, ...]
    range: int = 0
    targets: int = 1
    spend: tuple[Spend, ...] = ()


class Push(Effect, frozen=True):
    """Forced movement away.  [BB-2803]"""

    value: int
    range: int = 1


class Pull(Effect, frozen=True):
    """Forced movement closer.  [BB-2804]"""

    value: int
    range: int = 1
    inflict: tuple[Condition, ...] = ()


class Control(Effect, frozen=True):
    """A monster moves or attacks as you like.  [BB-2901, BB-2907]"""

    action: Move | Attack
    range: int = 1


class Hurt(Effect, frozen=True):
    """All enemies within range suffer damage; no attack.  [BB-3001, BB-3002]"""

    value: int
    range: int = 1


class Recover(Effect, frozen=True):
    """Cards come back to hand on side A.  [BB-3003, BB-3004, BB-3005]"""

    cards: int
    zones: tuple[Zone, ...]
    level: int = 0
    """Only cards of this level; 0 for any."""


class Create(Effect, frozen=True):
    """Charges for this round.  [BB-R-16]"""

    charges: tuple[Symbol, ...]


class Cleanse(Effect, frozen=True):
    """Negative conditions leave oneself; 0 for all of them."""

    count: int = 1


class Raise(Effect, frozen=True):
    """A new obstacle on an empty hex."""

    range: int


class Crush(Effect, frozen=True):
    """An obstacle is gone; enemies beside it suffer damage."""

    value: int
    range: int


class SetTrap(Effect, frozen=True):
    """A hazard on an empty hex, for whoever enters it first."""

    value: int
    range: int
    inflict: tuple[Condition, ...] = ()


SimpleEffect = (
    Move
    | Attack
    | Heal
    | Shield
    | Retaliate
    | Fly
    | Boost
    | Ward
    | Afflict
    | Gain
    | Push
    | Pull
    | Control
    | Hurt
    | Recover
    | Create
    | Cleanse
    | Raise
    | Crush
    | SetTrap
)


class Consume(Effect, frozen=True):
    """Elements that may be used up for actions of their own.  [BB-1311]"""

    cost: tuple[Symbol, ...]
    then: tuple[SimpleEffect, ...]


AnyEffect = SimpleEffect | Consume
Lasting = Shield | Retaliate | Fly | Boost | Ward
"""Active bonuses.  [BB-2501]"""
LASTING = frozenset({Shield, Retaliate, Fly, Boost, Ward})


def uses_of(effect: AnyEffect) -> tuple[Spend, ...]:
    """The elements that an action may use up; most actions know none.  [BB-1202]"""
    return getattr(effect, "spend", ())
