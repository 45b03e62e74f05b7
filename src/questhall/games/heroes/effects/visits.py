"""What fields, dice and buildings of the core box do.  [HM-3401 to HM-3420]"""

from __future__ import annotations

from typing import Literal

from .terms import CardId, Deck, Effect, Tier, UnitId


class Gain(Effect, frozen=True):
    """Take resources.  [HM-3414]"""

    gold: int = 0
    materials: int = 0
    valuables: int = 0


class Draw(Effect, frozen=True):
    """Draw cards from the own deck; perhaps only with an empty discard pile, or with a certain card."""

    cards: int = 1
    bare: bool = False
    owning: CardId = ""


class Discard(Effect, frozen=True):
    """Discard hand cards of choice."""

    cards: int = 1


class Experience(Effect, frozen=True):
    """Steps on the level track.  [HM-3407]"""

    points: int = 1


class Morale(Effect, frozen=True):
    """Gain or lose morale.  [HM-3410, HM-3411]"""

    change: Literal[1, -1]


class Moves(Effect, frozen=True):
    """Movement points of the hero for this turn.  [HM-3412]"""

    points: int = 1


class Search(Effect, frozen=True):
    """Search a common deck.  [HM-906]"""

    deck: Deck
    cards: int = 2


class RollResource(Effect, frozen=True):
    """Roll resource dice and take some of the results.  [HM-3405, HM-3406]"""

    dice: int = 1
    keep: int = 1


class RollTreasure(Effect, frozen=True):
    """Roll treasure dice and resolve one; a curse spoils all if one shows an artifact.  [HM-3402, HM-3419]"""

    dice: int = 1
    cursed: bool = False


class TakeTop(Effect, frozen=True):
    """Draw the top card of a common deck.  [HM-3009]"""

    deck: Deck


class TakeGrail(Effect, frozen=True):
    """Take the Grail token, if nobody has it.  [HM-3642]"""


class Trade(Effect, frozen=True):
    """Trade resources, or remove a card for gold.  [HM-3101]"""


class Scout(Effect, frozen=True):
    """Discover a face-down tile next to this tile.  [HM-3641]"""


class DrinkSpring(Effect, frozen=True):
    """Take one of the upper cards of the own discard pile.  [HM-3649]"""

    cards: int = 3


class VisitWitch(Effect, frozen=True):
    """Remove an ability from the hand, or look at the top ability.  [HM-3650]"""


class Reinforce(Effect, frozen=True):
    """Turn one own Few of these tiers into a Pack; the price is changed as the effect says.  [HM-1617, HM-1618]"""

    tiers: tuple[Tier, ...] = ("bronze", "silver", "gold")
    price: Literal["full", "free", "half", "half_gold"] = "full"
    less: int = 0
    """So much less gold."""
    only: tuple[UnitId, ...] = ()
    """Only these units; none: any."""


class FlipPack(Effect, frozen=True):
    """Turn one own Pack into a Few."""


VisitEffect = (
    Gain
    | Draw
    | Discard
    | Experience
    | Morale
    | Moves
    | Search
    | RollResource
    | RollTreasure
    | TakeTop
    | TakeGrail
    | Trade
    | Scout
    | DrinkSpring
    | VisitWitch
    | Reinforce
    | FlipPack
)
