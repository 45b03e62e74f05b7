"""What events set off."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core import Step

from .dungeon import KeepTable
from .effects import Defend, Onslaught
from .events.heroes import AttackParried
from .steps.cards import Rush

REACTS_TO: frozenset[type] = frozenset({AttackParried})


def react(t: KeepTable, event: AttackParried) -> Iterator[Step]:
    """An onslaught that hangs on a defence may follow in the attacked room.  [KH-1901, KH-R-073, KH-R-077]"""
    for effect in t.content.cards[event.card].groups[event.group]:
        if isinstance(effect, Onslaught) and isinstance(effect.first, Defend):
            yield Rush(event.seat, effect.then, event.room)
