"""The answers that can be given."""

from __future__ import annotations

from typing import Annotated, Literal

from questhall.core import Choice, noun
from questhall.core.chapters import defined_in
from questhall.haven.charts import CellId
from questhall.haven.choices import CHOICES as SHARED
from questhall.haven.terms import Being, CardId, FigureId, ItemId, Symbol

from .terms import Difficulty


class BeCharacter(Choice, frozen=True):
    """Play this character."""

    being: Being


class StartAt(Choice, frozen=True):
    """Begin on this hex."""

    cell: CellId


class KeepGoal(Choice, frozen=True):
    """Keep this battle goal."""

    goal: Annotated[str, noun("goal")]


class PutBack(Choice, frozen=True):
    """Leave a card out of the hand for the scenario."""

    card: CardId


class PutBackRest(Choice, frozen=True):
    """Leave out of the hand what is worth least, as often as needed."""


class RestShort(Choice, frozen=True):
    """Rest at the end of the round."""


class RestLater(Choice, frozen=True):
    """Do not rest, and be asked again only when there are no two cards left to play."""


class UseItem(Choice, frozen=True):
    """Use an item."""

    item: ItemId


class PutAway(Choice, frozen=True):
    """End the bonus of an active card."""

    card: CardId


class Spend(Choice, frozen=True):
    """Consume elements for an option of an action."""

    option: int
    elements: tuple[Symbol, ...]


class Strike(Choice, frozen=True):
    """Let a monster attack these figures."""

    figures: tuple[FigureId, ...]


class PickElement(Choice, frozen=True):
    """Choose an element."""

    element: Symbol


class PickModifier(Choice, frozen=True):
    """Use the first or the second modifier card."""

    place: int


class ActNext(Choice, frozen=True):
    """Let this kind or character act next."""

    being: Being


class DrawCard(Choice, frozen=True):
    """Go on and draw a modifier card."""


class ThrowFavourite(Choice, frozen=True):
    """Throw the favourite weapon with this attack."""


class LoseOne(Choice, frozen=True):
    """Lose a card from hand instead of suffering damage."""

    card: CardId


class LoseTwo(Choice, frozen=True):
    """Lose two discarded cards instead of suffering damage."""

    card: CardId
    other: CardId


class Accept(Choice, frozen=True):
    """Do it."""


# -- between scenarios


class SetDifficulty(Choice, frozen=True):
    """Make the next scenarios easier or harder."""

    difficulty: Difficulty


class ChangeParty(Choice, frozen=True):
    """Let characters join, leave or be replaced before the next scenario."""


class Join(Choice, frozen=True):
    """This character joins the party, at the first free seat."""

    being: Being


class Leave(Choice, frozen=True):
    """This character leaves the party."""

    being: Being


class Swap(Choice, frozen=True):
    """Play another character in the place of this one."""

    being: Being
    other: Being


class VisitShop(Choice, frozen=True):
    """Buy, sell and exchange items once more."""


class TakeOption(Choice, frozen=True):
    """Take an option of a city event."""

    option: Annotated[Literal["a", "b"], noun("option")]


class PickPerk(Choice, frozen=True):
    """Mark a box of the perk list."""

    perk: int


class Buy(Choice, frozen=True):
    """Buy an item."""

    item: ItemId


class Sell(Choice, frozen=True):
    """Sell an item."""

    item: ItemId


class GiveItem(Choice, frozen=True):
    """Give an item to another character."""

    item: ItemId
    to: Being


class LeaveItem(Choice, frozen=True):
    """Leave an item in town; nothing when all others fit."""

    item: ItemId


class PickMember(Choice, frozen=True):
    """This character gets it."""

    being: Being


class AllotGold(Choice, frozen=True):
    """So much of the party's gold is this character's, or is paid by it."""

    being: Being
    gold: int


class SplitGold(Choice, frozen=True):
    """The rest is shared evenly, or paid by whoever has most."""


CHOICES = (*SHARED, *defined_in(__name__, Choice))
