"""Printed cards of rounds and of heroes of the AI."""

from __future__ import annotations

from typing import Literal

import msgspec

from ...effects import Difficulty, Gathering, OneOf, PermanentEffect, Purse, SimpleEffect
from .terms import NO_VALUES, AiType, Printed


class Proclamation(Printed, frozen=True, kw_only=True):
    """An Astrologers Proclaim card; what lasts, lasts until the next one.  [HM-311, HM-R-23]"""

    each: tuple[SimpleEffect | OneOf, ...] = ()
    """What every player does at once."""
    moves: int = 0
    """Movement points of every hero."""
    hand: int = 0
    """Added to the hand limit."""
    income: Purse = Purse()
    """Added at the next resource round."""
    later: tuple[SimpleEffect | OneOf, ...] = ()
    """What every player does when the next round begins."""
    rule: str = ""
    late: bool = False
    """Not in the first round of the astrologers: then another card is drawn."""
    brief: bool = False
    """The rule holds for this round only, not until the next card."""


class AiCard(Printed, frozen=True, kw_only=True):
    """A card of a hero of the AI, with a value for each difficulty.  [HM-2702, HM-2709, HM-2714]"""

    type: AiType
    order: Literal["attack", "defend_next", "defend_strongest", "cast", "skill"]
    copies: int
    values: dict[Difficulty, int] = msgspec.field(default_factory=lambda: dict[Difficulty, int](NO_VALUES))
    then: dict[Difficulty, Literal["again", "reshuffle"]] = msgspec.field(default_factory=dict)
    """What follows the use of a skill."""


class Curio(Printed, frozen=True, kw_only=True):
    """A card of Pandora's Box.  [HM-3360]"""

    each: tuple[SimpleEffect | OneOf, ...] = ()
    times: int = 1
    """How often it is carried out."""
    lasting: tuple[PermanentEffect, ...] = ()
    """What it does while it is in play.  [HM-3366]"""


class Tiding(Printed, frozen=True, kw_only=True):
    """An event card.  [HM-3310]"""

    each: tuple[SimpleEffect | OneOf, ...] = ()
    together: Gathering | None = None
    """What all do together."""
