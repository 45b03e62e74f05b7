"""What happened between fights: the setup, how a scenario ended, the campaign."""

from __future__ import annotations

from typing import Annotated

from questhall.core import Event, noun
from questhall.core.chapters import defined_in
from questhall.haven.terms import Being, CardId, ItemId, ScenarioId

from .content import Difficulty


class CharacterChosen(Event, frozen=True):
    """Who is played."""

    character: Being


class ItemEquipped(Event, frozen=True):
    """An item is taken along."""

    item: ItemId


class CardUpgraded(Event, frozen=True):
    """A level 1 card was replaced."""

    card: CardId
    to: CardId


class ScenarioBegan(Event, frozen=True):
    """The setup is done."""

    scenario: ScenarioId
    character: Being
    level: int


class ScenarioEnded(Event, frozen=True):
    """How it ended."""

    scenario: ScenarioId
    reason: Annotated[str, noun("reason")]
    farthest: ScenarioId = ""
    """Of those that were completed before it in this campaign, the one with the highest number."""
    again: bool = False
    """It had been completed before."""


class DifficultySet(Event, frozen=True):
    """How hard monsters hit from now on."""

    difficulty: Difficulty


class CampaignEnded(Event, frozen=True):
    """The campaign is completed, or ended before that."""

    reason: Annotated[str, noun("reason")]
    won: int
    """So many scenarios were completed."""


CHRONICLE = defined_in(__name__, Event)
