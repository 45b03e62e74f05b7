"""What cards are worth, for bots: by what is printed on them."""

from __future__ import annotations

import functools

from .content import load
from .effects import (
    Activate,
    Ambush,
    AnyEffect,
    Defend,
    Draw,
    Fortify,
    Melee,
    Move,
    Onslaught,
    Pack,
    Place,
    PutTrap,
    Ranged,
    icons,
)


@functools.cache
def arms(card: str) -> tuple[int, int, int, bool]:
    """How often a card can strike, shoot and activate, by its best group, and whether it can parry."""
    groups = load().cards[card].groups
    shown = [[icon for effect in group for icon in icons(effect)] for group in groups]
    melee, ranged, activate = (max(group.count(icon) for group in shown) for icon in ("melee", "ranged", "activate"))
    return melee, ranged, activate, any("defend" in group for group in shown)


@functools.cache
def quality(card: str, clan: str) -> float:
    """What a card is worth to a clan when it is played."""
    pack = min(load().clans[clan].monsters, 3)
    return max(sum(_quality(effect, pack) for effect in group) for group in load().cards[card].groups)


def _quality(effect: AnyEffect, pack: int) -> float:
    match effect:
        case Melee():
            return 2.0
        case Ranged():
            return 2.4
        case Onslaught(first, then):
            return _quality(first, pack) + 0.5 * _quality(then, pack)
        case Pack(action):
            return 0.6 * pack * _quality(action, pack)
        case Ambush(most, _) | Place(most):
            return 1.2 * min(most, pack)
        case PutTrap() | Draw() | Defend() | Fortify():
            return 1.5
        case Activate():
            return 1.2
        case Move():
            return 0.9
    return 0.7
