"""What a card says: the fourteen actions of the rulebook as data, and two that its examples use.  [KH-1006]"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from questhall.core import noun, snake

RoomId = Annotated[str, noun("room")]
CardId = Annotated[str, noun("card")]
ClanId = Annotated[str, noun("clan")]
Resource = Annotated[str, noun("token")]
Token = Annotated[str, noun("token")]
Symbol = Annotated[Literal["jewel", "swords", "hat", "eye", "bones", "special"], noun("symbol")]
RESOURCES = ("coin", "book", "frog", "bone")
TRAP = "trap"
HeroClass = Annotated[Literal["archer", "warrior", "rogue", "mage"], noun("hero")]
Icon = Annotated[Literal["activate", "melee", "move", "ranged"], noun("icon")]


class Effect(msgspec.Struct, frozen=True, tag_field="do", tag=snake, forbid_unknown_fields=True):
    """What a card says, as data. Rules perform it, text describes it, bots weigh it."""


class Draw(Effect, frozen=True):
    """Take the top card of the own tactic deck."""


class Activate(Effect, frozen=True):
    """Use the clan's ability, a room, an unfinished portal, or what the scenario adds."""


class Move(Effect, frozen=True):
    """One monster goes to an adjacent room and may carry one token."""


class Melee(Effect, frozen=True):
    """One damage to a hero in a room with an own monster."""


class Ranged(Effect, frozen=True):
    """One damage to a hero in a room joined by a passage to one with an own monster."""


class PutResource(Effect, frozen=True):
    """Place a resource in a room with an own monster."""

    resource: Resource


class Defend(Effect, frozen=True):
    """A reaction: one damage less."""


class PutTrap(Effect, frozen=True):
    """Place a trap in a room with an own monster."""


class PutPortal(Effect, frozen=True):
    """Place a finished portal in a room with an own monster."""


class Ambush(Effect, frozen=True):
    """Summon monsters from the lair into rooms of a symbol."""

    most: int
    symbol: Symbol


class Pay(Effect, frozen=True):
    """Discard a resource from a room with an own monster."""

    resource: Resource


class Place(Effect, frozen=True):
    """Put monsters from the lair into the room of the action before."""

    most: int


SimpleEffect = (
    Draw | Activate | Move | Melee | Ranged | PutResource | Defend | PutTrap | PutPortal | Ambush | Pay | Place
)


class Onslaught(Effect, frozen=True):
    """If the first action was carried out, the second may follow.  [KH-R-062]"""

    first: Move | Melee | Ranged | Defend | Pay
    then: SimpleEffect


class Pack(Effect, frozen=True):
    """All own monsters in one room carry out the action."""

    action: Move | Melee | Ranged


class Fortify(Effect, frozen=True):
    """Look at the top three cards; those that show the icon go to hand, the others are discarded."""

    icon: Icon


AnyEffect = SimpleEffect | Onslaught | Pack | Fortify


def icons(effect: AnyEffect) -> set[str]:
    """The icons that an effect shows, inside a pack and on both sides of an onslaught too.  [KH-R-037]"""
    match effect:
        case Onslaught(first, then):
            return icons(first) | icons(then)
        case Pack(action):
            return icons(action)
        case _:
            return {snake(type(effect).__name__)}
