"""What cards do on the map."""

from __future__ import annotations

from typing import Annotated, Literal

from questhall.core import noun

from .terms import Effect, Tier


class Stroll(Effect, frozen=True):
    """At the end of the turn the hero may go to an adjacent empty field."""


class Hire(Effect, frozen=True):
    """A neutral unit of the tier of each own dwelling is shown; one may be recruited for its price.  [HM-1807]"""


class Truce(Effect, frozen=True):
    """No combat on a field whose difficulty is the hero's level; it is visited.  [HM-1807]"""


class Raise(Effect, frozen=True):
    """After a won combat that was no quick combat: reinforce for half the gold.  [HM-D-10]"""

    tiers: tuple[Tier, ...]


Passage = Annotated[Literal["fields", "guards", "blocked", "borders"], noun("passage")]
"""What a hero passes without stopping: any fields, those with guards or enemy heroes, blocked ones, borders."""


class Fly(Effect, frozen=True):
    """In this turn the hero passes such things without resolving them, and resolves the last field."""

    moves: int
    over: tuple[Passage, ...] = ("fields",)


class Retrieve(Effect, frozen=True):
    """A spell of the own discard pile goes to the hand, the others into the deck, which is shuffled."""


class Sneer(Effect, frozen=True):
    """An enemy who has positive morale gets negative morale."""


class Toss(Effect, frozen=True):
    """Roll an attack die; such results gain morale."""

    dice: tuple[int, ...]


class Sift(Effect, frozen=True):
    """Draw cards, keep some of them, discard the others."""

    cards: int
    keep: int


class Sacrifice(Effect, frozen=True):
    """Discard any number of cards for as much attack or defence in the declared attack."""

    stat: Literal["attack", "defense"]


class BurnSpell(Effect, frozen=True):
    """Discard a card; if it was a spell draw one."""


class Sail(Effect, frozen=True):
    """The main hero has more movement and goes on after boarding a ship.  [HM-3331]"""

    moves: int = 0


class TownPortal(Effect, frozen=True):
    """The main hero goes to a town or settlement of its player and may have more movement.  [HM-D-08]"""

    moves: int
