"""The answers that a player can give in both games."""

from __future__ import annotations

from questhall.core import Choice
from questhall.core.chapters import defined_in
from questhall.haven.charts import CellId
from questhall.haven.terms import CardId, FigureId, Half, ScenarioId


class PlayScenario(Choice, frozen=True):
    """Play this scenario of the campaign."""

    scenario: ScenarioId


class EndCampaign(Choice, frozen=True):
    """The campaign ends here."""


class PlayCards(Choice, frozen=True):
    """Two cards for this round, the initiative card first."""

    lead: CardId
    other: CardId


class RestLong(Choice, frozen=True):
    """A long rest instead of cards."""


class UseHalf(Choice, frozen=True):
    """Use a half of a card, or the basic action instead."""

    card: CardId
    half: Half
    basic: bool = False


class Go(Choice, frozen=True):
    """Move along these hexes."""

    path: tuple[CellId, ...]


class Guide(Choice, frozen=True):
    """A monster moves along these hexes."""

    path: tuple[CellId, ...]


class Shove(Choice, frozen=True):
    """A figure is pushed or pulled along these hexes."""

    path: tuple[CellId, ...]


class Target(Choice, frozen=True):
    """This figure is the target."""

    figure: FigureId


class LayArea(Choice, frozen=True):
    """The area covers these hexes."""

    cells: tuple[CellId, ...]


class PickHex(Choice, frozen=True):
    """This hex."""

    cell: CellId


class PickCard(Choice, frozen=True):
    """This card."""

    card: CardId


class TakeDamage(Choice, frozen=True):
    """Suffer the damage."""


class Skip(Choice, frozen=True):
    """Leave it."""


class Done(Choice, frozen=True):
    """Go on."""


CHOICES = defined_in(__name__, Choice)
