"""What happened, in the past tense; feeds the log."""

from __future__ import annotations

from typing import Annotated, Literal

from questhall.core import Event, noun
from questhall.core.chapters import defined_in
from questhall.haven import Modifier
from questhall.haven.charts import CellId
from questhall.haven.events import EVENTS as SHARED
from questhall.haven.events import Who
from questhall.haven.terms import Being, CardId, FigureId, Half, ItemId, Symbol

from .effects import AnyEffect, Zone

Face = Annotated[Literal["minus", "zero", "plus"], noun("face")]
FACES: tuple[Literal["minus", "zero", "plus"], ...] = ("minus", "zero", "plus")
LuckName = Annotated[Literal["plain", "advantage", "disadvantage"], noun("luck")]
Source = Annotated[Literal["attack", "hazard", "retaliate", "wound", "rest", "effect"], noun("source")]
Payment = Annotated[Literal["ward", "discard", "discard_two", "lose"], noun("payment")]
Terrain = Annotated[Literal["normal", "obstacle", "difficult", "hazard", "plate", "trap"], noun("terrain")]


class CardsChosen(Event, frozen=True):
    """Two cards for the round."""

    lead: CardId
    other: CardId
    initiative: int


class LongRestChosen(Event, frozen=True):
    """No cards: a long rest at initiative 99."""


class ColumnRolled(Event, frozen=True):
    """The die was rolled for a kind of monster."""

    being: Being
    face: Face
    initiative: int
    """Of the normal ones; 0 if there is none."""
    elite: tuple[int, ...] = ()
    """The initiatives of the elite ones, if there is any.  [BB-709]"""


class InitiativeChanged(Event, frozen=True):
    """An item changed your initiative."""

    initiative: int


class TurnBegan(Event, frozen=True):
    """A figure's turn."""

    who: Who
    initiative: int


class CardUsed(Event, frozen=True):
    """A half of a card is used."""

    card: CardId
    half: Half
    basic: bool = False


class ActionSkipped(Event, frozen=True):
    """An action of an ability was left out, or could not be done."""

    effect: AnyEffect


class AttackMade(Event, frozen=True):
    """An attack on a target begins."""

    who: Who
    target: Who
    figure: FigureId
    value: int
    luck: LuckName


class ModifierRolled(Event, frozen=True):
    """The die was rolled for an attack."""

    who: Who
    row: int
    face: Face
    modifier: Modifier


class ModifierUsed(Event, frozen=True):
    """The modifier that counts."""

    who: Who
    modifier: Modifier
    value: int


class DamageNegated(Event, frozen=True):
    """All damage of one source was negated."""

    damage: int
    payment: Payment


class AttackStopped(Event, frozen=True):
    """An attack did no damage."""

    who: Who
    figure: FigureId


class BonusBegan(Event, frozen=True):
    """An active bonus."""

    who: Who
    effect: AnyEffect


class CardMoved(Event, frozen=True):
    """An ability card went to another zone; from hand to hand it was turned."""

    card: CardId
    zone: Zone
    side: Annotated[Literal["a", "b"], noun("side")]


class ElementUsed(Event, frozen=True):
    """A charge is used up."""

    charge: Symbol


class ElementMade(Event, frozen=True):
    """A charge was created."""

    charge: Symbol


class ItemUsed(Event, frozen=True):
    """An item was used."""

    item: ItemId


class ItemsRefreshed(Event, frozen=True):
    """Spent items are ready again."""

    items: tuple[ItemId, ...]


class FigureDied(Event, frozen=True):
    """A monster died or an objective was destroyed."""

    figure: FigureId
    who: Who


class MonsterAppeared(Event, frozen=True):
    """A monster came."""

    figure: FigureId
    who: Who
    cell: CellId


class TerrainChanged(Event, frozen=True):
    """A hex is another terrain now."""

    cell: CellId
    terrain: Terrain


class HexVisited(Event, frozen=True):
    """A hex of the goal was visited."""

    cell: CellId


class Rested(Event, frozen=True):
    """A rest: cards came back to hand on side A."""

    long: bool


class RestExchanged(Event, frozen=True):
    """Damage was taken to keep a card."""

    card: CardId


class GoalMet(Event, frozen=True):
    """The scenario will be completed at the end of the round."""


EVENTS = (*SHARED, *defined_in(__name__, Event))
