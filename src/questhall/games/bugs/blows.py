"""One attack on one target, on its way through the steps.  [BB-1604]"""

from __future__ import annotations

import functools

import msgspec

from questhall.haven.terms import Being, FigureId, ItemId
from questhall.kit import Pattern, hex_pattern
from questhall.kit.hexes import Hex

from .content import load
from .effects import AREAS, Attack, Condition, Extra
from .state import Figure
from .strengthening import added
from .world import BugsTable, boosts

NOTHING_ADDED = Extra()
PATTERNS: dict[str, Pattern[Hex]] = {name: hex_pattern(picture) for name, picture in AREAS.items()}


class Blow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """An attack on one target with everything added to it."""

    attacker: FigureId
    target: FigureId
    value: int
    plus: int = 0
    """So much of the value was added by elements and items.  [BB-1205]"""
    ranged: bool = False
    pierce: int = 0
    push: int = 0
    pull: int = 0
    inflict: tuple[Condition, ...] = ()
    gain: tuple[Condition, ...] = ()
    heal: int = 0
    targets: int = 0
    """Further targets by the modifier.  [BB-R-67]"""
    advantage: bool = False
    controlled: bool = False
    shield: int = 0
    """Of items used against it."""
    retaliate: int = 0
    items: tuple[ItemId, ...] = ()


def is_ranged(attack: Attack) -> bool:
    """Any range value makes it ranged; an area with a grey hex is melee.  [BB-1105, BB-1603]"""
    return attack.range > 0 and not (attack.area and PATTERNS[attack.area].anchored)


@functools.cache
def printed(being: Being, attack: Attack) -> Attack:
    """The attack with what a monster's print adds.  [BB-4005]"""
    extra = load().monsters[being].attacks
    return attack if extra == NOTHING_ADDED else added(attack, extra)


def complete(t: BugsTable, actor: Figure, attack: Attack) -> Attack:
    """The attack with what bonuses and a monster's print add.  [BB-1702, BB-4005]"""
    if actor.kind == "monster":
        attack = printed(actor.being, attack)
    for extra in boosts(t, actor, "attack", ranged=is_ranged(attack)):
        attack = added(attack, extra)
    return attack


def blow_of(t: BugsTable, actor: Figure, target: FigureId, attack: Attack, *, controlled: bool = False) -> Blow:
    """One attack of an action."""
    full = complete(t, actor, attack)
    return Blow(
        attacker=actor.id,
        target=target,
        value=full.value,
        ranged=is_ranged(attack),
        pierce=full.pierce,
        push=full.push,
        pull=full.pull,
        inflict=full.inflict,
        gain=full.gain,
        heal=full.heal,
        advantage=full.advantage,
        controlled=controlled,
    )
