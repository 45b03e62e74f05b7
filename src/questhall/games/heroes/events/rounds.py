"""What happened in rounds and turns."""

from __future__ import annotations

from questhall.core import Event

from ..choices import SeatName
from ..effects import CardId, FactionId, FieldId, HeroId, Purse, ScenarioId, UnitId


class GameBegan(Event, frozen=True):
    """The first player begins."""

    seat: SeatName


class FactionChosen(Event, frozen=True):
    """A player leads this faction.  [HM-203]"""

    seat: SeatName
    faction: FactionId


class HeroChosen(Event, frozen=True):
    """A player leads this hero."""

    seat: SeatName
    hero: HeroId


class RoundBegan(Event, frozen=True):
    """A round began."""

    number: int


class TurnBegan(Event, frozen=True):
    """A player's turn."""

    seat: SeatName


class TurnEnded(Event, frozen=True):
    """The turn is over."""

    seat: SeatName


class IncomeReceived(Event, frozen=True):
    """A player took the income."""

    seat: SeatName
    amount: Purse


class Proclaimed(Event, frozen=True):
    """The astrologers proclaimed something."""

    card: CardId


class CubesCleared(Event, frozen=True):
    """Fields can be visited again."""

    fields: tuple[FieldId, ...]


class TrophyTaken(Event, frozen=True):
    """A faction cube was collected."""

    seat: SeatName
    of: SeatName


class FactionEliminated(Event, frozen=True):
    """A player left the game."""

    seat: SeatName


class GameEnded(Event, frozen=True):
    """The game was over."""

    winners: tuple[SeatName, ...]
    reason: str


class MissionBegan(Event, frozen=True):
    """A mission of a campaign began."""

    scenario: ScenarioId


class MissionEnded(Event, frozen=True):
    """A mission of a campaign was won or lost."""

    scenario: ScenarioId
    won: bool
    reason: str


class CardsKept(Event, frozen=True):
    """The deck with which the hero begins the next mission.  [HM-3222]"""

    cards: tuple[CardId, ...]


class TimedEventCame(Event, frozen=True):
    """What a scenario had in store for a round.  [HM-312]"""

    scenario: ScenarioId
    round: int


class TidingCame(Event, frozen=True):
    """An event card was drawn.  [HM-3311]"""

    seat: SeatName
    card: CardId


class WaresShown(Event, frozen=True):
    """Cards are for sale.  [HM-3313]"""

    cards: tuple[CardId, ...]


class ResourceThrown(Event, frozen=True):
    """A player rolled two resource dice for a stray town.  [HM-3682]"""

    seat: SeatName
    total: int


class BidShown(Event, frozen=True):
    """What a player bid in an auction.  [HM-3313]"""

    seat: SeatName
    gold: int


class PoolFilled(Event, frozen=True):
    """All have laid down a card, and they were shuffled.  [HM-3313]"""

    cards: int


class ElementalsCalled(Event, frozen=True):
    """Elementals lie face up on their decks."""

    units: tuple[UnitId, ...]
