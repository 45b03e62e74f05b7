"""Every answer that a player can give. `action` is the place of the card's action that is spent."""

from __future__ import annotations

from typing import Annotated

from questhall.core import Choice, noun
from questhall.core.chapters import defined_in

from .effects import CardId, ClanId, RoomId, Token

SeatName = Annotated[int, noun("seat")]


class ChooseClan(Choice, frozen=True):
    """Play this clan, or take its cards into the laboratory."""

    clan: ClanId


class Done(Choice, frozen=True):
    """Go on: skip what is left, or decline."""


class Play(Choice, frozen=True):
    """Play a card from hand, and one of its groups."""

    card: CardId
    group: int = 0


class UsePrison(Choice, frozen=True):
    """Try to imprison a hero."""


class Go(Choice, frozen=True):
    """Move a monster to an adjacent room, perhaps with a token."""

    action: int
    monster: int
    to: RoomId
    carry: Token = ""
    ability: bool = False


class Strike(Choice, frozen=True):
    """Melee attack on a hero."""

    action: int
    hero: str
    ability: bool = False


class Shoot(Choice, frozen=True):
    """Ranged attack on a hero."""

    action: int
    hero: str
    ability: bool = False


class TakeCard(Choice, frozen=True):
    """Draw a card."""

    action: int
    ability: bool = False


class PutToken(Choice, frozen=True):
    """Place a resource or a trap in a room."""

    action: int
    token: Token
    room: RoomId
    ability: bool = False


class OpenPortal(Choice, frozen=True):
    """Put a finished portal into a room, or finish the one there."""

    action: int
    room: RoomId
    ability: bool = False


class Summon(Choice, frozen=True):
    """Put a monster from the lair into a room."""

    action: int
    room: RoomId
    ability: bool = False


class PayResource(Choice, frozen=True):
    """Discard a resource from a room with an own monster."""

    action: int
    token: Token
    room: RoomId


class GatherPack(Choice, frozen=True):
    """All own monsters in this room act."""

    action: int
    room: RoomId


class Search(Choice, frozen=True):
    """Look at the top three cards for an icon."""

    action: int


class Mend(Choice, frozen=True):
    """Remove all wounds from a monster."""

    action: int
    monster: int


class UseRoom(Choice, frozen=True):
    """Activate a room; in a shop, for this item."""

    action: int
    room: RoomId
    item: CardId = ""


class FinishPortal(Choice, frozen=True):
    """Turn an unfinished portal to its finished side."""

    action: int
    room: RoomId


class UseRule(Choice, frozen=True):
    """Spend an activation on what the scenario adds."""

    action: int
    room: RoomId


class Refresh(Choice, frozen=True):
    """Discard a hand card to replace items."""

    card: CardId


class Replace(Choice, frozen=True):
    """The places of the market whose items are replaced."""

    places: tuple[int, ...]


class Discard(Choice, frozen=True):
    """Give up a hand card."""

    card: CardId


class PickHero(Choice, frozen=True):
    """This hero, among those that may be meant."""

    hero: str


class PickMonster(Choice, frozen=True):
    """This monster, of this seat."""

    seat: SeatName
    monster: int


class PickRoom(Choice, frozen=True):
    """This room."""

    room: RoomId


class PickToken(Choice, frozen=True):
    """This token in this room."""

    token: Token
    room: RoomId


class Parry(Choice, frozen=True):
    """Play a card with defence as a reaction."""

    card: CardId
    group: int = 0


class TakeItem(Choice, frozen=True):
    """Take this card from the market."""

    item: CardId


class Plan(Choice, frozen=True):
    """Build this room for so many coins, around a treasure of that value."""

    room: RoomId
    coins: int


class Site(Choice, frozen=True):
    """Put the new tile here, turned so."""

    column: int
    row: int
    turn: int = 0


class Look(Choice, frozen=True):
    """Look at the top Guild card, alone or showing it to all."""

    shown: bool = False


CHOICES = defined_in(__name__, Choice)
