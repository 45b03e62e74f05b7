"""Answers about other players, and between missions."""

from __future__ import annotations

from typing import Annotated

from questhall.core import Choice, noun

from ..effects import CardId, FactionId, HeroId, Resource

SeatName = Annotated[int, noun("seat")]


class PickSeat(Choice, frozen=True):
    """Choose an opponent."""

    seat: SeatName


class PeekAtPlayer(Choice, frozen=True):
    """Look at the top card of another player's deck."""

    seat: SeatName


class LeadFaction(Choice, frozen=True):
    """Lead this faction.  [HM-203]"""

    faction: FactionId


class PickHero(Choice, frozen=True):
    """Lead this hero."""

    hero: HeroId


class GiveResource(Choice, frozen=True):
    """Hand one of a resource to an ally."""

    seat: SeatName
    resource: Resource


class OfferCard(Choice, frozen=True):
    """Offer a card to an ally for another."""

    seat: SeatName
    card: CardId


class PickTiding(Choice, frozen=True):
    """Choose this event."""

    card: CardId


class KeepWatch(Choice, frozen=True):
    """Go on moving guards after the own elimination.  [HM-3208]"""


class KeepCard(Choice, frozen=True):
    """Take this card into the next mission.  [HM-3222]"""

    card: CardId


class MarchOn(Choice, frozen=True):
    """Begin the next mission of the campaign."""


class TryAgain(Choice, frozen=True):
    """Play the lost mission again.  [HM-R-156]"""


class EndCampaign(Choice, frozen=True):
    """End the campaign here."""


class BidGold(Choice, frozen=True):
    """Bid so much gold in an auction."""

    gold: int


class GiveCard(Choice, frozen=True):
    """Lay a hand card face down for all."""

    card: CardId


class TakeFromPool(Choice, frozen=True):
    """Take one of the cards that all have laid down."""


class TakeGold(Choice, frozen=True):
    """Take so much gold."""

    gold: int


class Pledge(Choice, frozen=True):
    """So much of a resource, in a swap between players."""

    resource: Resource
    count: int


class AcceptSwap(Choice, frozen=True):
    """Agree to a swap."""


class NameResource(Choice, frozen=True):
    """Say that no die will show this resource."""

    resource: Resource
