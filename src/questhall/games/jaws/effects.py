"""What cards, monsters and items say, as data.  [JL-8xx to JL-20xx, JL-37xx, JL-G-9xx]"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from questhall.core import noun, snake
from questhall.haven.terms import Reach, Symbol

from .terms import Amount, Area, Around, Case, Condition, Extra, Mark, Only, Side, Spend, Until, When


class Effect(msgspec.Struct, frozen=True, tag_field="do", tag=snake, forbid_unknown_fields=True, omit_defaults=True):
    """What a component says, as data. Rules perform it, text describes it, bots weigh it."""


class Move(Effect, frozen=True, kw_only=True):
    """Movement points.  [JL-701]"""

    value: Amount
    jump: bool = False
    sure: bool = False
    """Difficult terrain costs nothing more."""
    loot: bool = False
    """Every hex entered is looted."""
    crash: bool = False
    """Obstacles entered are destroyed, each for a point more."""
    spend: tuple[Spend, ...] = ()
    when: tuple[When, ...] = ()


class Attack(Effect, frozen=True, kw_only=True):
    """Attacks; without a range melee, though perhaps of a longer reach.  [JL-801, JL-803, JL-804]"""

    value: Amount
    range: int = 0
    reach: int = 1
    targets: int = 1
    """0: all in range."""
    area: Area = ""
    push: int = 0
    pull: int = 0
    inflict: tuple[Condition, ...] = ()
    marks: tuple[Mark, ...] = ()
    advantage: bool = False
    unshield: bool = False
    near: int = 0
    beside: int = 0
    overflow: bool = False
    at: Annotated[Literal["", "target", "place", "around", "area"], noun("at")] = ""
    """Whom it must hit: who was affected before, those beside the destroyed obstacle, another near the last target."""
    around: int = 0
    razes: bool = False
    """Obstacles in the area are destroyed, allies in it suffer 2 damage."""
    aimed: bool = False
    """Whoever grants it chooses the target, also for an ally."""
    spend: tuple[Spend, ...] = ()
    when: tuple[When, ...] = ()


class Heal(Effect, frozen=True, kw_only=True):
    """Health back.  [JL-1601]"""

    value: Amount
    side: Side = "friends"
    range: int = 0
    targets: int = 1
    around: Around = "self"
    inflict: tuple[Condition, ...] = ()
    cured: tuple[Condition, ...] = ()
    """For those who lose poison by it."""
    full: bool = False
    spend: tuple[Spend, ...] = ()
    when: tuple[When, ...] = ()


class Affect(Effect, frozen=True, kw_only=True):
    """Damage without an attack, conditions, push and pull.  [JL-1301, JL-1901, JL-G-902, JL-G-903]"""

    side: Side = "enemies"
    range: int = 1
    targets: int = 1
    around: Around = "self"
    only: Only = "any"
    closest: bool = False
    """The closest in sight, however far.  [JL-G-911]"""
    damage: Amount = 0
    inflict: tuple[Condition, ...] = ()
    marks: tuple[Mark, ...] = ()
    push: int = 0
    pull: int = 0
    spend: tuple[Spend, ...] = ()
    when: tuple[When, ...] = ()


class Shield(Effect, frozen=True, kw_only=True):
    """Less damage from attacks.  [JL-2001]"""

    value: int = 0
    crowd: int = 0
    """As much as there are enemies next to oneself, up to this."""
    until: Until = "round"
    spend: tuple[Spend, ...] = ()


class Guard(Effect, frozen=True, kw_only=True):
    """Attacks against oneself are changed.  [JL-G-907]"""

    disadvantage: bool = False
    plus: int = 0
    until: Until = "round"


class Thorns(Effect, frozen=True, kw_only=True):
    """Whoever attacks suffers damage; 0 is as much as one's Shield.  [JL-G-908]"""

    value: int = 0
    near: bool = False
    """Only attackers next to oneself."""
    until: Until = "round"


class Boost(Effect, frozen=True, kw_only=True, rename={"case": "if"}):
    """Something is added to one's attacks, moves, heals or to attacks one grants.  [JL-3701, JL-G-913, JL-G-914]"""

    upon: Annotated[Literal["attack", "move", "heal", "grant"], noun("on")] = "attack"
    case: Case = "always"
    reach: Reach = "any"
    add: Extra = Extra()
    double: bool = False
    slots: tuple[int, ...] = ()
    """The experience of each use; without slots it works all the time.  [JL-3704, JL-3705]"""
    until: Until = "persistent"
    spend: tuple[Spend, ...] = ()


class Watch(Effect, frozen=True, kw_only=True, rename={"case": "if"}):
    """Something is done whenever something happens.  [JL-3703, JL-G-913]"""

    upon: Annotated[Literal["kill", "entered", "ended", "turn", "ally_attack", "cured"], noun("watch")]
    case: Case = "always"
    range: int = 1
    then: tuple[AnyEffect, ...]
    slots: tuple[int, ...] = ()
    until: Until = "persistent"


class Loot(Effect, frozen=True):
    """All coins and treasures within range.  [JL-2201]"""

    range: int


class Destroy(Effect, frozen=True, kw_only=True):
    """An obstacle is gone, and something is done if it is.  [JL-1801]"""

    range: int = 1
    objectives: bool = False
    then: tuple[AnyEffect, ...] = ()


class Designate(Effect, frozen=True, kw_only=True):
    """A hex with a destruction token becomes the place of what follows."""

    range: int


class SetTrap(Effect, frozen=True, kw_only=True):
    """A trap on an empty hex.  [JL-G-909]"""

    damage: int
    inflict: tuple[Condition, ...] = ()
    range: int = 1
    count: int = 1
    rubble: bool = False
    """Only on a hex with a destruction token."""


class Command(Effect, frozen=True, kw_only=True):
    """Other figures perform actions: allies may, enemies must.  [JL-1701, JL-1702]"""

    side: Side = "allies"
    range: int = 1
    targets: int = 1
    around: Around = "self"
    only: Only = "any"
    inflict: tuple[Condition, ...] = ()
    """What they receive first."""
    actions: tuple[AnyEffect, ...]
    price: int = 0
    """The damage they suffer if they do."""
    paid: tuple[Condition, ...] = ()
    first: bool = False
    """The price is paid before."""
    echo: bool = False
    """The price is the damage of the attack."""
    each: bool = False
    """The price is paid for each target."""
    spend: tuple[Spend, ...] = ()
    then: tuple[AnyEffect, ...] = ()
    """What oneself does if they did."""


class Consume(Effect, frozen=True, kw_only=True):
    """Elements that may be consumed for actions of their own, or to be spared others.  [JL-3406]"""

    cost: tuple[Symbol, ...]
    then: tuple[AnyEffect, ...] = ()
    otherwise: tuple[AnyEffect, ...] = ()


class Given(Effect, frozen=True, kw_only=True, rename={"case": "if"}):
    """Something is done in a certain case only.  [JL-G-009, JL-G-906]"""

    case: Case
    then: tuple[AnyEffect, ...]


class Experience(Effect, frozen=True):
    """Experience.  [JL-2106]"""

    value: int


class Infuse(Effect, frozen=True):
    """Elements become strong at the end of the turn.  [JL-3403]"""

    elements: tuple[Symbol, ...]


class Recover(Effect, frozen=True):
    """Discarded cards return to hand.  [JL-G-606]"""

    cards: int


class Fetch(Effect, frozen=True):
    """The favourite weapon returns to its card.  [JL-G-915]"""


class Toughen(Effect, frozen=True):
    """The most hit points one can have rise, as long as the card is active."""

    value: int


class Special(Effect, frozen=True):
    """What only one card says, by name."""

    rule: Annotated[
        Literal[
            "favourite",
            "new_favourite",
            "sand_devil",
            "ward",
            "influence",
            "charge",
            "shift_trap",
            "lull",
            "any_obstacle",
            "bless_monsters",
            "one",
            "two",
            "leap_or_revive",
            "revive_all",
            "spawn_imps",
        ],
        noun("special"),
    ]


AnyEffect = (
    Move
    | Attack
    | Heal
    | Affect
    | Shield
    | Guard
    | Thorns
    | Boost
    | Watch
    | Loot
    | Destroy
    | Designate
    | SetTrap
    | Command
    | Consume
    | Given
    | Experience
    | Infuse
    | Recover
    | Fetch
    | Toughen
    | Special
)
Lasting = Shield | Guard | Thorns | Boost | Watch | Toughen | Special
"""Active bonuses.  [JL-3701]"""
LASTING = (Shield, Guard, Thorns, Boost, Watch)
