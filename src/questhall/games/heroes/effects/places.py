"""What fields of the expansions do.  [HM-3601]"""

from __future__ import annotations

from typing import Literal

from .terms import Deck, Effect, LocationId, Pool, Tier, UnitId
from .visits import VisitEffect


class SearchPile(Effect, frozen=True):
    """One of the top cards of the discard pile of a common deck is taken.  [HM-3658]"""

    deck: Deck
    cards: int


class SwapStatistic(Effect, frozen=True):
    """A statistic card of the hand or of the own discard pile is replaced by another kind, for gold.  [HM-3620]"""

    times: int = 2
    gold: int = 3


class BuyArtifact(Effect, frozen=True):
    """One of the top four cards of the artifact discard pile may be bought by its level.  [HM-3621]"""


class HireHere(Effect, frozen=True):
    """A secondary hero may be hired on this field for gold, then an enemy discards a card.  [HM-3624, HM-3625]"""

    gold: int = 7


class FreeHero(Effect, frozen=True):
    """A secondary hero appears on this field, or gold is gained if there is one.  [HM-3647, HM-3648]"""

    gold: int = 3


class SellTime(Effect, frozen=True):
    """A hand card may be removed for a search of one of the three decks.  [HM-3645]"""


class AskScholar(Effect, frozen=True):
    """Roll an attack die: a statistic card, an ability or a spell.  [HM-3653 to HM-3656]"""


class Empower(Effect, frozen=True):
    """Statistic cards of the hand may be replaced by the empowered cards of their kinds.  [HM-3659]"""

    discarded: bool = False
    """Or one of the own discard pile."""
    cards: int = 1
    """At most so many, of different kinds."""
    laid: bool = False
    """The new cards go on the discard pile."""


class BuyMachine(Effect, frozen=True):
    """A war machine may be bought: at the lower or the higher price, or for nothing.

    [HM-3303, HM-3304, HM-3627]
    """

    price: Literal["factory", "post", "free"]


class HireElementals(Effect, frozen=True):
    """The first elementals of the neutral deck of each own dwelling's tier are shown; one may be recruited."""


class Enshrine(Effect, frozen=True):
    """An artifact of the hand may be removed for experience."""

    points: int = 1


class HireNeutrals(Effect, frozen=True):
    """Up to so many units of neutral decks of choice are shown, no azure ones; one may be recruited for its price."""

    cards: int = 3


class Homecoming(Effect, frozen=True):
    """A neutral unit of the own faction, of the tier of an own dwelling, may be recruited for nothing."""


class Poach(Effect, frozen=True):
    """So many units of a neutral deck of choice are shown; one may be hired, the others go on or under the deck."""

    cards: int = 2


class Propose(Effect, frozen=True):
    """One swap of one resource for another may be proposed to the other players."""


class Browse(Effect, frozen=True):
    """So many artifacts are shown: one may be bought by its level, or dice are rolled of which one counts."""

    cards: int = 2
    dice: int = 2


class Retrain(Effect, frozen=True):
    """Discard any cards, draw up to so many above the limit, remove abilities and spells; search for every two."""

    decks: tuple[Deck, ...]
    more: int = 2
    fresh: bool = False
    """Only so many cards are drawn, and afterwards a new hand."""


class Train(Effect, frozen=True):
    """Draw up to the hand limit, then discard any cards; for every so many a statistic card is empowered."""

    cards: int = 3


class Dismiss(Effect, frozen=True):
    """The cheapest own unit leaves the army."""


class Enlist(Effect, frozen=True):
    """A unit of a creature bank joins the army; stacked, if enough of its defenders were.  [HM-3356]"""

    unit: UnitId


class OpenBox(Effect, frozen=True):
    """A card of Pandora's Box is drawn and carried out.  [HM-3360]"""


class Cull(Effect, frozen=True):
    """Look at the top cards of a deck and discard some of them; the others go back.  [HM-3362]"""

    deck: Pool
    cards: int = 3
    most: int = 2


class Enroll(Effect, frozen=True):
    """The top units of a neutral deck are shown; one may be recruited for half its price.  [HM-3363]"""

    tier: Tier
    cards: int = 3


class Barter(Effect, frozen=True):
    """A unit becomes a Few or leaves; then neutral units, one of each of some tiers, join freely.  [HM-3371]"""

    gives: Tier
    tiers: tuple[Tier, ...]
    cards: int = 3
    """So many of each tier are shown."""


class Wager(Effect, frozen=True):
    """Treasure dice are rolled; if one shows an artifact, a deck is searched.  [HM-3364]"""

    deck: Deck
    cards: int = 8
    dice: int = 2


class Gamble(Effect, frozen=True):
    """Roll an attack die; each face brings something of its own."""

    bright: tuple[VisitEffect, ...] = ()
    """On +1."""
    even: tuple[VisitEffect, ...] = ()
    """On 0."""
    dark: tuple[VisitEffect, ...] = ()
    """On -1."""


class TakeScroll(Effect, frozen=True):
    """The top spells of the spell deck become scrolls: each is cast once, as if without power.  [HM-3334]"""

    cards: int = 2


class Travel(Effect, frozen=True):
    """The hero may go to another field of a kind; with a toll chance picks it for a unit.  [HM-3337, HM-3343]"""

    to: LocationId
    toll: bool = False


TokenEffect = Travel | Enlist | Cull | Enroll | Barter
PlaceEffect = (
    TokenEffect
    | SearchPile
    | SwapStatistic
    | BuyArtifact
    | HireHere
    | FreeHero
    | SellTime
    | AskScholar
    | Empower
    | BuyMachine
    | HireElementals
    | Enshrine
    | TakeScroll
    | HireNeutrals
    | Homecoming
    | Poach
    | Propose
    | Retrain
    | Train
    | Dismiss
)
RollingEffect = Gamble | Browse | Wager | OpenBox
"""Those that bring other effects: by dice, or by a card."""
