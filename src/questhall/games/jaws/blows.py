"""One attack on one target, on its way through the steps.  [JL-808, JL-809]"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from questhall.haven.terms import FigureId, ItemId

from .cases import holds, times
from .content.maps import PATTERNS
from .effects import Attack, Boost
from .state import Bonus, Figure
from .strengthening import strengthened
from .terms import Condition, Extra, Mark
from .world import JawsTable, adjacent, amount, enemies, stats_of


class Blow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An attack on one target with everything added to it."""

    attacker: FigureId
    target: FigureId
    value: int
    ranged: bool = False
    chief: FigureId = ""
    """Who granted or forced it."""
    push: int = 0
    pull: int = 0
    inflict: tuple[Condition, ...] = ()
    marks: tuple[Mark, ...] = ()
    advantage: bool = False
    disadvantage: bool = False
    unshield: bool = False
    near: int = 0
    beside: int = 0
    overflow: bool = False
    fetch: bool = False
    throws: bool = False
    """The favourite weapon goes with it."""
    shield: int = 0
    """Of items used against it."""
    thorns: int = 0
    """What the attacker suffers afterwards."""
    xp: int = 0
    items: tuple[ItemId, ...] = ()
    boosts: tuple[int, ...] = ()
    """The bonuses that work on it."""


def is_ranged(attack: Attack) -> bool:
    """A range value makes it ranged; an area with a grey hex is melee.  [JL-803, JL-804, JL-832, JL-833]"""
    return attack.range > 0 and not (attack.area and PATTERNS[attack.area].anchored)


def reach_of(attack: Attack) -> int:
    """How far an attack goes."""
    return attack.range or attack.reach


def boosts(t: JawsTable, actor: Figure, attack: Attack, target: Figure) -> Iterator[Bonus]:
    """The bonuses that work on an attack against this target.  [JL-3708, JL-G-203, JL-G-608]"""
    reach = ("any", "ranged" if is_ranged(attack) else "melee")
    for bonus in t.state.bonuses:
        boost = bonus.effect
        if (
            bonus.figure != actor.id
            or not isinstance(boost, Boost)
            or boost.upon != "attack"
            or boost.reach not in reach
        ):
            continue
        possible = not boost.add.beside or bool(others_beside(t, actor, target))
        if possible and holds(t, boost.case, actor, target):
            yield bonus


def others_beside(t: JawsTable, actor: Figure, target: Figure, *, forced: bool = False) -> list[Figure]:
    """The other enemies next to a target."""
    foes = [each for each in enemies(t, actor, forced=forced) if each.id != target.id]
    return adjacent(t, target, foes)


def complete(t: JawsTable, actor: Figure, attack: Attack, target: Figure, *, own: bool) -> tuple[Attack, Extra]:
    """The attack with what bonuses, circumstances and a monster's traits add; and the rest of what they add.

    [JL-809, JL-2607, JL-2705, JL-3103, JL-G-405, JL-O-40]
    """
    extras: list[Extra] = []
    if actor.kind == "monster":
        extras.append(trait(t, actor, own=own))
    extras += [bonus.effect.add for bonus in boosts(t, actor, attack, target)]  # type: ignore[union-attr]
    for when in attack.when:
        extras += [when.add] * times(t, when, actor, target)
    for extra in extras:
        attack = strengthened(attack, extra)
    double = any(bonus.effect.double for bonus in boosts(t, actor, attack, target))  # type: ignore[union-attr]
    if double:
        attack = replace(attack, value=2 * amount(t, attack.value))
    return attack, Extra(xp=sum(extra.xp for extra in extras), fetch=any(extra.fetch for extra in extras))


def trait(t: JawsTable, actor: Figure, *, own: bool) -> Extra:
    """What a stat card adds to every attack; its attack value only to the monster's own."""
    stats, level = stats_of(actor), t.state.monster_level
    inflict = tuple(name for name, first in stats.inflict.items() if level >= first)
    plus = amount(t, stats.attack[level]) if own else 0
    return Extra(plus=plus, inflict=inflict, advantage=level >= stats.advantage)


def blow_of(t: JawsTable, actor: Figure, attack: Attack, target: Figure, chief: FigureId = "") -> Blow:
    """One attack of an action."""
    full, more = complete(t, actor, attack, target, own=not chief)
    return Blow(
        attacker=actor.id,
        target=target.id,
        value=amount(t, full.value),
        ranged=is_ranged(attack),
        chief=chief,
        push=full.push,
        pull=full.pull,
        inflict=full.inflict,
        marks=full.marks,
        advantage=full.advantage,
        unshield=full.unshield,
        near=full.near,
        beside=full.beside,
        overflow=full.overflow,
        fetch=more.fetch,
        xp=more.xp,
        boosts=tuple(bonus.serial for bonus in boosts(t, actor, attack, target)),
    )


def added(blow: Blow, extra: Extra) -> Blow:
    """The blow with what an item or a modifier card adds."""
    return replace(
        blow,
        value=blow.value + extra.plus,
        push=blow.push + extra.push,
        pull=blow.pull + extra.pull,
        inflict=tuple(dict.fromkeys((*blow.inflict, *extra.inflict))),
        advantage=blow.advantage or extra.advantage,
        disadvantage=blow.disadvantage or extra.disadvantage,
        shield=blow.shield + extra.shield,
    )
