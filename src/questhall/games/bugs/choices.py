"""Every answer that a player can give."""

from __future__ import annotations

from typing import Annotated, Literal

from questhall.core import Choice, noun
from questhall.core.chapters import defined_in
from questhall.haven.charts import CellId
from questhall.haven.choices import CHOICES as SHARED
from questhall.haven.terms import Being, CardId, ItemId

from .content import Difficulty
from .effects import Condition

Added = Annotated[Literal["plus", "pierce", "push", "pull", "inflict", "gain", "heal", "advantage"], noun("added")]


class OtherScenario(Choice, frozen=True):
    """Choose among all scenarios."""


class ChangeDifficulty(Choice, frozen=True):
    """Choose how hard monsters hit."""


class SetDifficulty(Choice, frozen=True):
    """Monsters hit so hard from now on."""

    difficulty: Difficulty


class Back(Choice, frozen=True):
    """Leave it as it is."""


class PlayAs(Choice, frozen=True):
    """Play this character."""

    character: Being


class Equip(Choice, frozen=True):
    """Take an item along."""

    item: ItemId


class UpgradeCard(Choice, frozen=True):
    """Replace a card by its level 2 card."""

    card: CardId


class Deactivate(Choice, frozen=True):
    """End an active card's bonus."""

    card: CardId


class Hasten(Choice, frozen=True):
    """Change the initiative by an item."""

    item: ItemId
    by: int


class ActNext(Choice, frozen=True):
    """These monsters act first among equals."""

    being: Being
    elite: bool = False


class UseItem(Choice, frozen=True):
    """Use an item, with one of its effects and the charges that it costs."""

    item: ItemId
    option: int = 0
    charges: tuple[str, ...] = ()


class Perform(Choice, frozen=True):
    """Do it."""


class Spend(Choice, frozen=True):
    """Use up charges for what the action adds."""

    option: int
    charges: tuple[str, ...]


class PushFirst(Choice, frozen=True):
    """Of push and pull the push comes first."""


class PullFirst(Choice, frozen=True):
    """Of push and pull the pull comes first."""


class Forgo(Choice, frozen=True):
    """Do not apply an added effect to this target; of conditions only the one that is named."""

    effect: Added
    condition: Condition | Literal[""] = ""


class Roll(Choice, frozen=True):
    """Roll the modifier."""


class UseModifier(Choice, frozen=True):
    """Of the two modifiers this one counts."""

    number: int


class UseWard(Choice, frozen=True):
    """An active bonus negates the damage."""


class DiscardCard(Choice, frozen=True):
    """A side A card from hand is discarded to negate the damage."""

    card: CardId


class DiscardTwo(Choice, frozen=True):
    """Two side B cards from hand are discarded to negate the damage."""

    card: CardId
    other: CardId


class LoseCard(Choice, frozen=True):
    """A card from hand or discard is lost to negate the damage, or by a rest."""

    card: CardId


class PickCondition(Choice, frozen=True):
    """This condition leaves."""

    condition: Condition


class RestShort(Choice, frozen=True):
    """A short rest; active cards named here are taken along."""

    along: tuple[CardId, ...] = ()


class Exchange(Choice, frozen=True):
    """Suffer 1 damage to lose another card."""


class ComeFirst(Choice, frozen=True):
    """Of the monsters that come this one is placed first."""

    being: Being
    cell: CellId


CHOICES = (*SHARED, *defined_in(__name__, Choice))
