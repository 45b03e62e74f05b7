"""What cards in play offer: it depends on a card and its used parts only, so it is found once.  [TR-818, TR-904]"""

from __future__ import annotations

import functools
from typing import NamedTuple

from questhall.core import Choice

from .choices import Prepare, Use
from .effects import AnyEffect, CallWall, OtherDraws, Search
from .state import Held
from .stock import unused

DOUBTFUL = frozenset({OtherDraws, Search, CallWall})
"""Effects that might have nothing to work on."""


class Plays(NamedTuple):
    """The parts of cards that are not used."""

    uses: dict[Choice, None]
    doubts: tuple[tuple[Use, AnyEffect], ...]
    """Those of them that might have nothing to work on."""
    open: bool
    """Whether any is beyond doubt."""
    whole: dict[Choice, None]
    """To prepare a card, if nothing of it is used.  [TR-2201]"""


@functools.lru_cache(maxsize=4096)
def plays_of(held: Held) -> Plays:
    """What a card offers, given which of its parts are used."""
    parts = {Use(card, part, option): effect for card, part, option, effect in unused(held)}
    doubts = tuple(pair for pair in parts.items() if type(pair[1]) in DOUBTFUL)
    whole: dict[Choice, None] = {} if held.used else {Prepare(held.card): None}
    return Plays(dict.fromkeys(parts), doubts, len(doubts) < len(parts), whole)


@functools.lru_cache(maxsize=2048)
def plays_of_hand(hand: tuple[Held, ...]) -> Plays:
    """What some cards offer together; equal choices are one."""
    uses: dict[Choice, None] = {}
    whole: dict[Choice, None] = {}
    doubts: list[tuple[Use, AnyEffect]] = []
    is_open = False
    for held in hand:
        plays = plays_of(held)
        uses |= plays.uses
        whole |= plays.whole
        doubts += plays.doubts
        is_open = is_open or plays.open
    return Plays(uses, tuple(doubts), is_open, whole)
