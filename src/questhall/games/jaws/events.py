"""What happens, in the past tense."""

from __future__ import annotations

from typing import Annotated, Literal

from questhall.core import Event, noun
from questhall.core.chapters import defined_in
from questhall.haven.charts import CellId
from questhall.haven.events import EVENTS as SHARED
from questhall.haven.events import Who
from questhall.haven.terms import Being, CardId, FigureId, Half, ItemId, ScenarioId, Symbol

from .effects import Lasting
from .state import Zone
from .terms import Mark

Source = Annotated[
    Literal["attack", "effect", "trap", "wound", "thorns", "death", "price", "rest", "devil", "treasure"],
    noun("source"),
]
Payment = Annotated[Literal["hand", "discards"], noun("payment")]
Ending = Annotated[Literal["completed", "exhausted", "failed"], noun("ending")]


class CardsRevealed(Event, frozen=True):
    """A character showed its two cards; without any it rests."""

    being: Being
    lead: CardId
    other: CardId
    initiative: int


class AbilityDrawn(Event, frozen=True):
    """A kind of monster got its card for the round."""

    being: Being
    deck: str
    number: int
    initiative: int


class TurnBegan(Event, frozen=True):
    """A figure's turn began."""

    figure: FigureId
    who: Who


class CardUsed(Event, frozen=True):
    """A half of a card was used."""

    being: Being
    card: CardId
    half: Half
    basic: bool


class CardMoved(Event, frozen=True):
    """A card went somewhere."""

    being: Being
    card: CardId
    zone: Zone


class DoorOpened(Event, frozen=True):
    """A door was opened."""

    cell: CellId
    door: int


class MonsterPlaced(Event, frozen=True):
    """A monster came to the map."""

    figure: FigureId
    who: Who
    cell: CellId


class TrapSprung(Event, frozen=True):
    """A figure moved onto a trap."""

    figure: FigureId
    who: Who
    cell: CellId


class FigureChanged(Event, frozen=True):
    """A monster is of another kind than before."""

    figure: FigureId
    who: Who


class GoodsFound(Event, frozen=True):
    """A character opened a crate."""

    who: Who
    being: Being


class TerrainChanged(Event, frozen=True):
    """A hex is another one than before."""

    cell: CellId
    terrain: Annotated[Literal["rubble", "trap", "devil", "ward"], noun("terrain")]


class AttackMade(Event, frozen=True):
    """A figure attacked another."""

    attacker: FigureId
    who: Who
    target: FigureId
    whom: Who
    value: int
    luck: Annotated[str, noun("luck")]


class ModifierDrawn(Event, frozen=True):
    """A modifier card was drawn."""

    who: Who
    card: str


class ModifierUsed(Event, frozen=True):
    """A modifier card counted, and the attack is worth so much."""

    who: Who
    card: str
    value: int


class DamageNegated(Event, frozen=True):
    """A player paid with cards."""

    being: Being
    damage: int
    payment: Payment


class FigureDied(Event, frozen=True):
    """A monster died or an objective was destroyed."""

    figure: FigureId
    who: Who
    cell: CellId
    killer: FigureId = ""


class HeroExhausted(Event, frozen=True):
    """A character is exhausted."""

    being: Being


class MarkPlaced(Event, frozen=True):
    """A token lies on a figure for the round."""

    figure: FigureId
    who: Who
    mark: Mark


class BonusBegan(Event, frozen=True):
    """An active bonus works from now on."""

    who: Who
    effect: Lasting


class ElementInfused(Event, frozen=True):
    """An element is strong."""

    element: Symbol


class ElementConsumed(Event, frozen=True):
    """An element was consumed."""

    element: Symbol


class CoinDropped(Event, frozen=True):
    """A coin lies on a hex."""

    cell: CellId


class CoinsLooted(Event, frozen=True):
    """Coins were picked up."""

    who: Who
    cell: CellId
    coins: int


class TreasureLooted(Event, frozen=True):
    """A treasure was picked up."""

    who: Who
    number: int


class ExperienceGained(Event, frozen=True):
    """A character gained experience."""

    being: Being
    xp: int


class ItemUsed(Event, frozen=True):
    """A character used an item."""

    being: Being
    item: ItemId


class Rested(Event, frozen=True):
    """A character rested and lost a card."""

    being: Being
    lost: CardId
    long: bool


class GoalChosen(Event, frozen=True):
    """A character keeps a battle goal."""

    being: Being
    goal: Annotated[str, noun("goal")]


class SectionRead(Event, frozen=True):
    """A numbered section of the scenario was read.  [JL-3601]"""

    scenario: ScenarioId
    section: int


class GoalMet(Event, frozen=True):
    """The scenario's goal is met; the round is played to its end."""

    round: int


class ScenarioEnded(Event, frozen=True):
    """The scenario is over."""

    scenario: ScenarioId
    ending: Ending


EVENTS = (*SHARED, *defined_in(__name__, Event))
