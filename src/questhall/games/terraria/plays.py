"""What cards in play offer: it depends on cards and their used parts only, so it is found once.  [TR-818, TR-904]"""

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
    """The parts of cards that are not used, each once however many copies there are."""

    uses: tuple[Choice, ...]
    doubts: tuple[tuple[Use, AnyEffect], ...]
    """Those of them that might have nothing to work on."""
    whole: tuple[Prepare, ...]
    """The cards of which nothing is used, to be prepared.  [TR-2201]"""


@functools.lru_cache(maxsize=16384)
def plays_of(cards: tuple[Held, ...]) -> Plays:
    """What cards offer, given which of their parts are used; hands come back very often."""
    parts: dict[Use, AnyEffect] = {}
    for held in cards:
        parts |= uses_of(held)
    doubts = tuple(pair for pair in parts.items() if type(pair[1]) in DOUBTFUL)
    whole = dict.fromkeys([held.card for held in cards if not held.used])
    return Plays(tuple(parts), doubts, tuple(map(Prepare, whole)))


@functools.lru_cache(maxsize=4096)
def uses_of(held: Held) -> dict[Use, AnyEffect]:
    """What one card offers."""
    return {Use(card, part, option): effect for card, part, option, effect in unused(held)}
