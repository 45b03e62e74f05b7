"""How strong units are, and what abilities they have.  [HM-17xx]"""

from __future__ import annotations

import functools
from typing import Any, TypeVar, get_args

from msgspec.structs import replace

from ..content import load
from ..content.printed import Aspect, Stack, UnitSide
from ..effects import Horde, Tier, UnitId, UnitType
from ..state import TOWER, Camp, Combat, Fighter, Lingering, MoodKind
from ..traits import AnyTrait, Aura, Immune, Lucky, Muffle, SpellArmour, SpellProof, Steadfast, Stifle, Toll, Unshaken

Some = TypeVar("Some")
STACK_BONUS: dict[Stack, int] = {"attack": 1, "defense": 1, "health": 1, "initiative": 2}
ASPECTS: tuple[Aspect, ...] = get_args(Aspect)


def printed(f: Fighter) -> UnitSide:
    """The numbers of the side that is up, or of the layer on it.  [HM-1712]"""
    return layered(f.layer) if f.layer else _side(f.unit, f.aspect, f.stack)


@functools.cache
def _side(unit: UnitId, aspect: Aspect, stack: Stack = "") -> UnitSide:
    """The tower is the one without unit card; a stack token adds to one number.  [HM-3352]"""
    side = load().units[unit].side(aspect) if unit else load().arrow_tower
    return replace(side, **{stack: getattr(side, stack) + STACK_BONUS[stack]}) if stack else side


def layered(card: str) -> UnitSide:
    """The numbers of a layer."""
    horde = next(effect for play in load().cards[card].plays for effect in play.effects if isinstance(effect, Horde))
    return UnitSide(attack=horde.attack, defense=horde.defense, health=horde.health, initiative=horde.initiative)


def tier(f: Fighter) -> Tier:
    """The tower counts as silver.  [HM-R-140]"""
    return "silver" if f.id == TOWER else load().units[f.unit].rank(f.aspect)


def is_ranged(f: Fighter) -> bool:
    """Whether a unit shoots.  [HM-2514]"""
    return _type(f.unit, f.aspect) == "ranged"


def is_flying(f: Fighter) -> bool:
    """Whether a unit flies."""
    return _type(f.unit, f.aspect) == "flying"


@functools.cache
def _type(unit: UnitId, aspect: Aspect) -> UnitType:
    return load().units[unit].kind(aspect) if unit else "ranged"


def lingering(c: Combat, f: Fighter, kind: str) -> list[Lingering]:
    """What lasts on a unit now."""
    if not f.charms:
        return []
    return [charm for charm in f.charms if charm.kind == kind and charm.until >= c.round]


def initiative(c: Combat, f: Fighter) -> int:
    """Higher acts earlier; cards never lower it below 1.  [HM-1711]"""
    value = printed(f).initiative
    if c.carts and f.camp in c.carts and is_ranged(f) and f.id != TOWER:
        value += 2
    if f.charms:
        value += sum([charm.value for charm in lingering(c, f, "initiative")])
    return value if value > 1 else 1


def health(c: Combat, f: Fighter) -> int:
    """The damage that beats the side that is up.  [HM-1704]"""
    if f.clone:
        return 1
    return printed(f).health + sum([charm.value for charm in lingering(c, f, "health")])


MAGIC_WARDS = (SpellArmour, SpellProof, Immune, Steadfast, Lucky, Aura, Muffle, Toll)
"""Abilities of units that concern spells."""


def mood(c: Combat, kind: MoodKind, camp: Camp | None = None) -> int:
    """What lasts for a side of the combat, or for both, all together."""
    if not c.moods:
        return 0
    return sum(x.value for x in c.moods if x.kind == kind and x.until >= c.round and x.camp in (None, camp))


def spells_left(c: Combat, camp: Camp) -> int:
    """How many spells a side may still cast in this combat round; a bank may allow none.  [HM-1113]"""
    if c.garrison and any(having(c, each, Stifle) for each in c.fighters if each.camp != camp):
        return 0
    return 1 + c.more_spells.get(camp, 0) + mood(c, "limit", camp) - c.spells.get(camp, 0)


def traits(c: Combat, f: Fighter) -> tuple[AnyTrait, ...]:
    """The abilities of the side that is up, unless they are taken away."""
    if lingering(c, f, "silence") or mood(c, "abilities"):
        return ()
    found = printed(f).traits
    return tuple(trait for trait in found if not isinstance(trait, MAGIC_WARDS)) if mood(c, "wards") else found


def having(c: Combat, f: Fighter, kind: type[Some]) -> tuple[Some, ...]:
    """The abilities of a kind that a unit has."""
    if f.layer:
        return tuple(trait for trait in traits(c, f) if isinstance(trait, kind))
    key: Any = kind  # mypy does not see that it can be hashed
    found: tuple[Some, ...] = printed_traits(f.unit, f.aspect, key)
    if not found:
        return found  # nearly always
    if (f.charms and lingering(c, f, "silence")) or (c.moods and mood(c, "abilities")):
        return ()
    return () if issubclass(kind, MAGIC_WARDS) and mood(c, "wards") else found


@functools.cache
def printed_traits(unit: UnitId, aspect: Aspect, kind: Any) -> tuple[Any, ...]:
    """The abilities of a kind that stand on one side of a unit."""
    return tuple(trait for trait in _side(unit, aspect).traits if isinstance(trait, kind))


def prints(f: Fighter, kinds: frozenset[type]) -> bool:
    """Whether the side that is up may have an ability of some kinds: a quick no for units with none."""
    return bool(f.layer) or _prints(f.unit, f.aspect, kinds)


@functools.cache
def _prints(unit: UnitId, aspect: Aspect, kinds: frozenset[type]) -> bool:
    return not kinds.isdisjoint(map(type, _side(unit, aspect).traits))


def may_have(f: Fighter, kind: type) -> bool:
    """Whether any side of a unit has an ability, whichever may be up when it is asked."""
    return bool(f.unit) and _may_have(f.unit, kind)


@functools.cache
def _may_have(unit: UnitId, kind: Any) -> bool:
    aspects = [aspect for aspect in ASPECTS if getattr(load().units[unit], aspect) is not None]
    return any(printed_traits(unit, aspect, kind) for aspect in aspects)


def unshaken(c: Combat, f: Fighter) -> bool:
    """Whether a unit cannot be paralysed."""
    return bool(having(c, f, Unshaken) or lingering(c, f, "firm"))
