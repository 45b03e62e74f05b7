"""What happens in turns: cards, items, the guild deck, beginning and end."""

from __future__ import annotations

from typing import Literal

from questhall.core import Event

from ..choices import SeatName
from ..content import Level
from ..effects import CardId, ClanId

GuildPurpose = Literal["invasion", "prison", "laboratory", "prisoner", "arrival"]


class ClanChosen(Event, frozen=True):
    """A seat leads this clan."""

    seat: SeatName
    clan: ClanId


class LaboratoryStocked(Event, frozen=True):
    """The cards of an unused clan were shuffled into the item deck."""

    clan: ClanId


class GameBegan(Event, frozen=True):
    """The first player has the active player token."""

    seat: SeatName
    level: Level


class TurnBegan(Event, frozen=True):
    """A player's turn."""

    seat: SeatName
    turn: int


class CardPlayed(Event, frozen=True):
    """A card was played from hand."""

    seat: SeatName
    card: CardId


class CardDrawn(Event, frozen=True):
    """A card went from the tactic deck to hand."""

    seat: SeatName
    card: CardId


class CardDiscarded(Event, frozen=True):
    """A hand card went to the discard pile."""

    seat: SeatName
    card: CardId


class CardPassedOn(Event, frozen=True):
    """A hand card went to a neighbour's discard pile, or under the own deck."""

    seat: SeatName
    card: CardId
    to: SeatName


class DeckReshuffled(Event, frozen=True):
    """The discard pile became the tactic deck."""

    seat: SeatName
    cards: int


class HandRefilled(Event, frozen=True):
    """Played cards were discarded and the hand filled up."""

    seat: SeatName
    cards: int


class ItemTaken(Event, frozen=True):
    """A card of the market went to a discard pile."""

    seat: SeatName
    item: CardId


class ItemRevealed(Event, frozen=True):
    """The market was filled."""

    item: CardId


class ItemsReplaced(Event, frozen=True):
    """Items went under the item deck."""

    seat: SeatName
    items: tuple[CardId, ...]


class GuildCardDrawn(Event, frozen=True):
    """The top Guild card was drawn."""

    card: CardId
    purpose: GuildPurpose


class GuildCardSeen(Event, frozen=True):
    """The top Guild card was looked at and put back; `card` is empty for those who were not shown it."""

    seat: SeatName
    shown: bool
    card: CardId = ""


class WaveBegan(Event, frozen=True):
    """The Guild deck ran out and was shuffled anew."""

    wave: int


class NothingHappened(Event, frozen=True):
    """A scenario card had no effect."""

    card: CardId


class GameEnded(Event, frozen=True):
    """All won or all lost."""

    result: Literal["won", "lost"]
    reason: Literal["held", "looted", "unfinished"]
