"""Attack modifier cards, read from what is written on them: "+2 muddle", "+1 push:2", "x2".  [JL-9xx]"""

from __future__ import annotations

import functools
import re

import msgspec

from questhall.core.errors import ContentError
from questhall.haven.elements import ELEMENTS

from ..terms import Extra

CardText = str
BASE: tuple[CardText, ...] = (*["+0"] * 6, *["-1"] * 5, *["+1"] * 5, "-2", "+2", "x2", "null")
"""The deck that everybody begins with.  [JL-902]"""
SHUFFLES = frozenset({"x2", "null"})
"""The cards with a reshuffle symbol; curse and bless have none.  [JL-906, JL-O-10]"""
PASSING = frozenset({"curse", "bless"})
"""Cards that leave the deck when they are drawn.  [JL-1515, JL-1521]"""
TIMES = {"x2": 2, "bless": 2, "null": 0, "curse": 0}


class Modifier(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a modifier card does."""

    plus: int = 0
    times: int = 1
    add: Extra = Extra()
    around: int = 0
    """All enemies next to the attacker suffer this."""
    heal: int = 0
    """One ally next to the attacker heals this."""
    shield: int = 0
    elements: tuple[str, ...] = ()

    @property
    def plain(self) -> bool:
        """Whether there is nothing but a number on it."""
        return self == Modifier(self.plus, self.times)


@functools.cache
def read_modifier(text: CardText) -> Modifier:
    """A card as it is written; conditions and elements stand there by name."""
    head, *effects = text.split()
    if head in TIMES:
        return Modifier(times=TIMES[head])
    if not re.fullmatch(r"[+-]\d", head):
        raise ContentError(f"“{text}” is no modifier: it begins with a number such as +1, or is one of {set(TIMES)}.")
    numbers = {name: int(value) for name, colon, value in (each.partition(":") for each in effects) if colon}
    names = tuple(each for each in effects if ":" not in each)
    elements = tuple(name for name in names if name in ELEMENTS)
    inflict = tuple(name for name in names if name not in ELEMENTS)
    add = msgspec.convert({"inflict": inflict, "push": numbers.pop("push", 0)}, Extra)
    return Modifier(plus=int(head), add=add, elements=elements, **numbers)
