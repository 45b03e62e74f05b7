"""What happened to cards."""

from __future__ import annotations

from questhall.core import Event

from ..choices import SeatName
from ..effects import AiCardId, CardId, Deck, HeroId


class HandDropped(Event, frozen=True):
    """The whole hand was discarded."""

    seat: SeatName


class CardsDrawn(Event, frozen=True):
    """Cards were drawn from the own deck."""

    seat: SeatName
    cards: tuple[CardId, ...]


class CardDiscarded(Event, frozen=True):
    """A hand card was discarded."""

    seat: SeatName
    card: CardId


class CardRemoved(Event, frozen=True):
    """A card left the game."""

    seat: SeatName
    card: CardId


class CardGained(Event, frozen=True):
    """A card was gained."""

    seat: SeatName
    card: CardId
    deck: Deck


class CardFound(Event, frozen=True):
    """A card was gained that the others do not see.  [HM-R-55]"""

    seat: SeatName
    card: CardId
    deck: Deck


class CardTaken(Event, frozen=True):
    """What others see of it.  [HM-R-55]"""

    seat: SeatName
    deck: Deck


class SpecialtyGained(Event, frozen=True):
    """A level gave a specialty."""

    seat: SeatName
    card: CardId


class CardPlayed(Event, frozen=True):
    """A card was played."""

    seat: SeatName
    card: CardId
    play: int


class CardRecalled(Event, frozen=True):
    """A card went back to the hand."""

    seat: SeatName
    card: CardId


class SpellGivenBack(Event, frozen=True):
    """A spell that was cast went back to the spell deck, or to its discard pile."""

    seat: SeatName
    card: CardId
    on_top: bool


class SpellCancelled(Event, frozen=True):
    """A spell did nothing."""

    seat: SeatName
    card: CardId


class DeckReshuffled(Event, frozen=True):
    """The discard pile became the deck."""

    seat: SeatName


class CardsSwapped(Event, frozen=True):
    """Two allies exchanged cards."""

    seat: SeatName
    to: SeatName
    given: CardId
    taken: CardId


class AiCardDrawn(Event, frozen=True):
    """A hero of the AI drew a card.  [HM-2707]"""

    hero: HeroId
    card: AiCardId


class AiSpellCast(Event, frozen=True):
    """A hero of the AI casts a spell.  [HM-2712]"""

    hero: HeroId
    card: CardId


class StatisticTaken(Event, frozen=True):
    """A statistic card came from the supply.  [HM-R-53]"""

    seat: SeatName
    card: CardId


class ScrollsTaken(Event, frozen=True):
    """Spells lie beside a hero card as scrolls.  [HM-3334]"""

    seat: SeatName
    cards: tuple[CardId, ...]
