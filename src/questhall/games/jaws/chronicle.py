"""What happens between scenarios, in the past tense.  [JL-42xx to JL-50xx]"""

from __future__ import annotations

from typing import Annotated, Literal

from questhall.core import Event, noun
from questhall.core.chapters import defined_in
from questhall.haven.terms import Being, CardId, ItemId, ScenarioId

from .terms import Condition, Difficulty


class ScenarioConcluded(Event, frozen=True):
    """A scenario of the campaign is over."""

    number: int
    won: bool


class ScenarioBegan(Event, frozen=True):
    """The party went to a location."""

    number: int
    scenario: ScenarioId


class GoldChanged(Event, frozen=True):
    """A character gained or lost gold."""

    being: Being
    gold: int


class XpRecorded(Event, frozen=True):
    """Experience was added to a sheet."""

    being: Being
    xp: int


class ChecksGained(Event, frozen=True):
    """A character gained battle goal checks."""

    being: Being
    checks: int


class PerkTaken(Event, frozen=True):
    """A box of the perk list was marked."""

    being: Being
    perk: int


class LevelReached(Event, frozen=True):
    """A character is one level higher."""

    being: Being
    level: int


class CardTaken(Event, frozen=True):
    """An ability card came to a pool."""

    being: Being
    card: CardId


class ItemBought(Event, frozen=True):
    """A character bought an item."""

    being: Being
    item: ItemId


class ItemSold(Event, frozen=True):
    """A character sold an item."""

    being: Being
    item: ItemId


class ItemReceived(Event, frozen=True):
    """A character got an item without paying."""

    being: Being
    item: ItemId


class CityEventDrawn(Event, frozen=True):
    """A city event was drawn."""

    number: int


class OptionTaken(Event, frozen=True):
    """The party chose an option of a city event."""

    number: int
    option: Annotated[Literal["a", "b"], noun("option")]


class OmenReceived(Event, frozen=True):
    """A character begins the next scenario with conditions."""

    being: Being
    conditions: tuple[Condition, ...]


class NothingCame(Event, frozen=True):
    """An option of a city event brought nothing."""


class LocationOpened(Event, frozen=True):
    """A scenario can be played from now on."""

    number: int


class LocationClosed(Event, frozen=True):
    """A scenario can never be played."""

    number: int


class DifficultySet(Event, frozen=True):
    """The next scenarios are easier or harder."""

    difficulty: Difficulty


class MemberJoined(Event, frozen=True):
    """A character joined the party."""

    being: Being


class MemberLeft(Event, frozen=True):
    """A character left the party."""

    being: Being


class CampaignEnded(Event, frozen=True):
    """The campaign is over."""

    won: int


CHRONICLE = defined_in(__name__, Event)
