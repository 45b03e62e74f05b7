"""What events do with all players together.  [HM-3310, HM-3313]"""

from __future__ import annotations

from .terms import Deck, Effect


class Market(Effect, frozen=True, kw_only=True):
    """Cards are laid out for sale: so many for each player, or so many in all."""

    deck: Deck
    each: int = 0
    cards: int = 0
    gold: int = 0
    valuables: int = 0
    graded: bool = False
    """Artifacts are priced by their level."""
    die: bool = False
    """A resource die may be rolled instead."""
    several: bool = False
    """One may buy as many as one likes, or instead the card that lies open on the discard pile."""
    shuffled: bool = False
    """Who buys shuffles the card with the own discard pile into the own deck."""


class Auction(Effect, frozen=True):
    """The top cards of a deck are sold one after the other to the highest secret bid."""

    deck: Deck
    cards: int
    most: int
    """No bid is higher."""


class Glade(Effect, frozen=True):
    """Everybody lays a card face down, of the hand or the top of a deck; then each takes one of them, or gold."""

    gold: int


class Camp(Effect, frozen=True):
    """Everybody may show units of one neutral deck; then each may recruit one of all that are shown."""

    units: int


class Gaol(Effect, frozen=True):
    """Of two neutral units each player buys one or sends it away for gold; the other is passed on."""

    gold: int


class Pot(Effect, frozen=True):
    """Dice are rolled into a pot; who rolls the like with a die of each kind may take one of them."""

    dice: int
    """So many of each kind."""


class Riddle(Effect, frozen=True):
    """Each names a resource that so many dice will not show, or rolls one and may pay it for a search, or leaves."""

    dice: int
    deck: Deck
    cards: int


Gathering = Market | Auction | Glade | Camp | Gaol | Pot | Riddle
