"""What the cards on the table are called in references, so that rules can point at what they refuse."""

from __future__ import annotations

from collections.abc import Iterable

from .content import load
from .effects import CardId
from .state import PawnName

HAND, ARMY, TOWN, HIRE, OFFER, SCROLL, LASTING = "hand", "army", "town", "hire", "offer", "scroll", "in_play"
SPELL, HERO = "spell", "hero"
"""Two things that the town sells besides buildings and units."""


def keyed(zone: str, names: Iterable[str]) -> list[tuple[str, str]]:
    """A key for every card of a zone; further copies of one are numbered."""
    counts: dict[str, int] = {}
    found = []
    for name in names:
        counts[name] = counts.get(name, 0) + 1
        found.append((f"{zone}.{name}.{counts[name]}", name))
    return found


def in_hand(hand: Iterable[CardId]) -> list[tuple[str, CardId]]:
    """The cards of a hand with their keys, in their printed order."""
    printed = load().order
    return keyed(HAND, sorted(hand, key=printed.__getitem__))


def hero_key(seat: int, name: PawnName) -> str:
    """The key of a hero's piece."""
    return f"hero{seat}.{name}"


def unit_key(name: str) -> str:
    """The key of a unit's piece in a combat."""
    return f"unit.{name}"
