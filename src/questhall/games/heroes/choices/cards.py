"""Answers about cards and dice."""

from __future__ import annotations

from typing import Literal

from questhall.core import Choice

from ..effects import CardId, Deck, Peeked, School


class SpendMorale(Choice, frozen=True):
    """Spend the positive morale token."""

    use: Literal["draw", "swap"]


class KeepMorale(Choice, frozen=True):
    """Keep the token; the second is not gained."""


class DiscardCard(Choice, frozen=True):
    """Discard a hand card."""

    card: CardId


class RemoveCard(Choice, frozen=True):
    """Take a hand card out of the game."""

    card: CardId


class DrawCards(Choice, frozen=True):
    """Draw so many cards."""

    cards: int


class LookAtDeck(Choice, frozen=True):
    """Look at the top cards of the deck."""

    cards: int = 0
    """So many, by a proclamation; else as many as the search says."""


class TakeDiscard(Choice, frozen=True):
    """Take the top card of the discard pile."""


class TakeCard(Choice, frozen=True):
    """Take this card."""

    card: CardId


class Replace(Choice, frozen=True):
    """Put a card aside that one cannot use, and see another."""

    card: CardId


class PutOnTop(Choice, frozen=True):
    """Put a card on top of its common deck."""

    card: CardId


class PutAside(Choice, frozen=True):
    """Put this card on the discard pile next."""

    card: CardId


class KeepDie(Choice, frozen=True):
    """Take the result of this die."""

    die: int


class RerollDie(Choice, frozen=True):
    """Roll this die again."""

    die: int


class Play(Choice, frozen=True):
    """Play a card for one of its effects."""

    card: CardId
    play: int = 0


class PeekAt(Choice, frozen=True):
    """Look at the top card of a deck."""

    deck: Peeked


class BuyCard(Choice, frozen=True):
    """Buy a card of the market.  [HM-3621]"""

    card: CardId


class PickDeck(Choice, frozen=True):
    """Name a common deck.  [HM-3645]"""

    deck: Deck


class TakeStatistic(Choice, frozen=True):
    """Take a statistic card from the supply.  [HM-3654]"""

    card: CardId


class ReplaceCard(Choice, frozen=True):
    """Replace a statistic card by another.  [HM-3620, HM-3659]"""

    old: CardId
    new: CardId


class DropPermanent(Choice, frozen=True):
    """Put a permanent card in play away.  [HM-R-49]"""

    card: CardId


class SeekSpell(Choice, frozen=True):
    """Take the first spell of a school in the spell deck instead of a search."""

    school: School


class Cheer(Choice, frozen=True):
    """A unit of the army rolls a die for morale, once in a turn."""


class PayValuables(Choice, frozen=True):
    """Buy a card for valuables.  [HM-3313]"""

    card: CardId


class RollInstead(Choice, frozen=True):
    """Roll a resource die in place of buying."""
