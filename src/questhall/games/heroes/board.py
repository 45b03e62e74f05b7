"""The combat board and the units on it: where they can go, whom they can hit, how strong they are.

[HM-17xx, HM-21xx]
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any, TypeVar, get_args

from questhall.core import Seat

from .content import load
from .content.printed import Aspect, UnitSide
from .effects import Horde, Tier, UnitId, UnitType
from .geography import HeroesTable
from .people import rival_of
from .state import NOBODY, TOWER, BoardToken, Camp, Combat, Fighter, Lingering, MoodKind, Troop
from .traits import (
    AnyTrait,
    Aura,
    Blink,
    Immune,
    Lucky,
    Muffle,
    SpellArmour,
    SpellProof,
    Steadfast,
    SureShot,
    Toll,
    Unshaken,
)

COLUMNS, ROWS = 4, 5
MIDDLE = 2
SPACES = tuple(range(COLUMNS * ROWS))
BESIDE_BOARD = -1
FRONT: dict[Camp, int] = {"defender": 1, "attacker": 3}
BACK: dict[Camp, int] = {"defender": 0, "attacker": 4}
Some = TypeVar("Some")
ASPECTS: tuple[Aspect, ...] = get_args(Aspect)


def _near(space: int) -> tuple[int, ...]:
    """One space away in the four directions, not diagonally.  [HM-2103]"""
    row, column = divmod(space, COLUMNS)
    steps = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return tuple(r * COLUMNS + c for r, c in steps if 0 <= r < ROWS and 0 <= c < COLUMNS)


NEAR = tuple(map(_near, SPACES))
STRIDE = 3
"""Spaces that ground and flying units move at most.  [HM-1721]"""


def _within(space: int) -> frozenset[int]:
    """Where a flier comes in one move, over everything in its way."""
    found = {space}
    for _ in range(STRIDE):
        found |= {near for each in found for near in NEAR[each]}
    return frozenset(found - {space})


WITHIN = tuple(map(_within, SPACES))


def row_of(space: int) -> int:
    """0 is the defender's backline, 4 the attacker's."""
    return space // COLUMNS


def lines(camp: Camp) -> list[int]:
    """The spaces where a side may place units, frontline first.  [HM-2003, HM-2017]"""
    return [row * COLUMNS + column for row in (FRONT[camp], BACK[camp]) for column in range(COLUMNS)]


def fight(t: HeroesTable) -> Combat:
    """The combat that is going on."""
    assert t.state.combat is not None, "there is no combat"
    return t.state.combat


def fighter(c: Combat, name: str) -> Fighter:
    """A unit of the combat by its id."""
    for each in c.fighters:
        if each.id == name:
            return each
    raise AssertionError(f"{name} is not in the combat")


def alive(c: Combat, name: str) -> bool:
    """Whether a unit is still in the combat."""
    for each in c.fighters:  # noqa: SIM110  # asked very often
        if each.id == name:
            return True
    return False


def camp_of(c: Combat, seat: Seat) -> Camp:
    """The side that a player is on."""
    return "attacker" if seat == c.attacker else "defender"


def owner(c: Combat, camp: Camp) -> Seat:
    """Whose army fights on a side; NOBODY's if they are guards."""
    return c.attacker if camp == "attacker" else c.defender


def commander(c: Combat, camp: Camp) -> Seat:
    """Who decides for the units of a side; NOBODY if they act by the rules of the AI."""
    return max(c.attacker if camp == "attacker" else c.operator, NOBODY)


def chair(c: Combat) -> Seat:
    """The player who breaks ties of the AI and for whom questions without choice are put.  [HM-2811, HM-R-142]"""
    return c.attacker if c.attacker >= 0 else c.defender


def answering(c: Combat, seat: Seat) -> Seat:
    """Who is asked: the seat itself, or for the AI the player who breaks its ties.  [HM-2811, HM-R-142]"""
    return seat if seat != NOBODY else chair(c)


def other(camp: Camp) -> Camp:
    """The opposite side."""
    return "defender" if camp == "attacker" else "attacker"


def caster(c: Combat, camp: Camp) -> Seat:
    """Who may play cards on a side: only with the main hero in the combat.  [HM-715, HM-1907, HM-2301, HM-R-52]"""
    return max(leader(c, camp), NOBODY)


def leader(c: Combat, camp: Camp) -> Seat:
    """Whose main hero fights on a side; below NOBODY it is a hero of the AI."""
    hero = c.pawn if camp == "attacker" else c.keeper
    return owner(c, camp) if hero == "main" else NOBODY


def troops(c: Combat, camp: Camp) -> list[Fighter]:
    """The units of a side on the board; the tower is beside it.  [HM-2513]"""
    return [each for each in c.fighters if each.camp == camp and each.id != TOWER]


def army_of(t: HeroesTable, c: Combat, camp: Camp) -> list[Troop]:
    """The army that a side of the combat comes from; a hero of the AI who is away has left a garrison."""
    seat = owner(c, camp)
    if seat >= 0:
        return t.state.sides[seat].army
    if seat == NOBODY:
        return c.garrison
    rival = rival_of(t, seat)
    return rival.garrison if camp == "defender" and c.keeper is None else rival.army


def occupied(c: Combat) -> dict[int, Fighter]:
    """Which unit stands where."""
    return {each.at: each for each in c.fighters if each.at != BESIDE_BOARD}


# -- numbers


def printed(f: Fighter) -> UnitSide:
    """The numbers of the side that is up, or of the layer on it.  [HM-1712]"""
    if f.layer:
        return layered(f.layer)
    return load().arrow_tower if f.id == TOWER else _side(f.unit, f.aspect)


@functools.cache
def _side(unit: UnitId, aspect: Aspect) -> UnitSide:
    return load().units[unit].side(aspect)


def layered(card: str) -> UnitSide:
    """The numbers of a layer."""
    horde = next(effect for play in load().cards[card].plays for effect in play.effects if isinstance(effect, Horde))
    return UnitSide(attack=horde.attack, defense=horde.defense, health=horde.health, initiative=horde.initiative)


def tier(f: Fighter) -> Tier:
    """The tower counts as silver.  [HM-R-140]"""
    return "silver" if f.id == TOWER else load().units[f.unit].rank(f.aspect)


def is_ranged(f: Fighter) -> bool:
    """Whether a unit shoots.  [HM-2514]"""
    return f.id == TOWER or _type(f.unit, f.aspect) == "ranged"


def is_flying(f: Fighter) -> bool:
    """Whether a unit flies."""
    return f.id != TOWER and _type(f.unit, f.aspect) == "flying"


@functools.cache
def _type(unit: UnitId, aspect: Aspect) -> UnitType:
    return load().units[unit].kind(aspect)


def lingering(c: Combat, f: Fighter, kind: str) -> list[Lingering]:
    """What lasts on a unit now."""
    if not f.charms:
        return []
    return [charm for charm in f.charms if charm.kind == kind and charm.until >= c.round]


def initiative(c: Combat, f: Fighter) -> int:
    """Higher acts earlier; cards never lower it below 1.  [HM-1711]"""
    carted = 2 if c.carts and f.camp in c.carts and is_ranged(f) and f.id != TOWER else 0
    return max(printed(f).initiative + carted + sum([charm.value for charm in lingering(c, f, "initiative")]), 1)


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
    """How many spells a side may still cast in this combat round.  [HM-1113]"""
    return 1 + c.more_spells.get(camp, 0) + mood(c, "limit", camp) - c.spells.get(camp, 0)


def traits(c: Combat, f: Fighter) -> tuple[AnyTrait, ...]:
    """The abilities of the side that is up, unless they are taken away."""
    if lingering(c, f, "silence") or mood(c, "abilities"):
        return ()
    found = printed(f).traits
    return tuple(trait for trait in found if not isinstance(trait, MAGIC_WARDS)) if mood(c, "wards") else found


def having(c: Combat, f: Fighter, kind: type[Some]) -> tuple[Some, ...]:
    """The abilities of a kind that a unit has."""
    if f.layer or f.id == TOWER:
        return tuple(trait for trait in traits(c, f) if isinstance(trait, kind))
    key: Any = kind  # mypy does not see that it can be hashed
    found: tuple[Some, ...] = printed_traits(f.unit, f.aspect, key)
    if not found or lingering(c, f, "silence") or mood(c, "abilities"):
        return ()
    return () if issubclass(kind, MAGIC_WARDS) and mood(c, "wards") else found


@functools.cache
def printed_traits(unit: UnitId, aspect: Aspect, kind: Any) -> tuple[Any, ...]:
    """The abilities of a kind that stand on one side of a unit."""
    return tuple(trait for trait in load().units[unit].side(aspect).traits if isinstance(trait, kind))


def may_have(f: Fighter, kind: type) -> bool:
    """Whether any side of a unit has an ability, whichever may be up when it is asked."""
    aspects = [aspect for aspect in ASPECTS if getattr(load().units[f.unit], aspect) is not None] if f.unit else []
    return any(printed_traits(f.unit, aspect, kind) for aspect in aspects)


def unshaken(c: Combat, f: Fighter) -> bool:
    """Whether a unit cannot be paralysed."""
    return bool(having(c, f, Unshaken) or lingering(c, f, "firm"))


# -- movement


def free_spaces(c: Combat, f: Fighter) -> set[int]:
    """Spaces where a unit may stop: without unit, without wall; the gate is open to the defender.

    [HM-1726, HM-2018, HM-2503, HM-R-115, HM-R-117]
    """
    free = set(SPACES)
    free.difference_update([each.at for each in c.fighters])
    if any(c.walls):
        free = {space for space in free if not walled(c, space, f.camp)}
    if c.tokens:
        free.difference_update([token.at for token in lying(c, "force_field")])
    return free


def lying(c: Combat, kind: str) -> list[BoardToken]:
    """The tokens of a kind that lie on the board now."""
    return [token for token in c.tokens if token.kind == kind and token.until >= c.round]


def scorched(c: Combat, f: Fighter, space: int) -> int:
    """The damage of fire walls where a unit stops, or that it cannot walk around; fliers pass above."""
    fires = {token.at: token.damage for token in lying(c, "fire_wall")} if c.tokens else {}
    if not fires:
        return 0
    if is_flying(f) or space in walkable(c, f, 1 if is_ranged(f) else STRIDE, frozenset(fires) - {space}):
        return fires.get(space, 0)
    return fires.get(space, 0) + min(fires.values())


def walkable(c: Combat, f: Fighter, steps: int, shunned: frozenset[int]) -> set[int]:
    """The free spaces that a unit reaches on foot without certain spaces."""
    free = free_spaces(c, f) - shunned
    found, edge = set[int](), [f.at]
    for _ in range(steps):
        edge = [near for space in edge for near in NEAR[space] if near in free and near not in found]
        found.update(edge)
    return found


def walled(c: Combat, space: int, camp: Camp) -> bool:
    """Whether a wall, or the gate for the attacker, stands on a space.  [HM-2502, HM-2503]"""
    if row_of(space) != MIDDLE:
        return False
    standing = c.walls[space % COLUMNS]
    return standing == "wall" or (standing == "gate" and camp == "attacker")


def destinations(c: Combat, f: Fighter) -> list[int]:
    """Where a unit can go: 3 spaces, shooters 1; only fliers cross obstacles.

    [HM-1721 to HM-1723, HM-1727, HM-2105]
    """
    if f.at == BESIDE_BOARD or f.rooted:
        return []
    if having(c, f, Blink):
        return sorted(free_spaces(c, f))
    return strides(c, f, 1 if is_ranged(f) else STRIDE)


def strides(c: Combat, f: Fighter, steps: int) -> list[int]:
    """The free spaces that a unit reaches in so many steps; fliers go over everything."""
    free = free_spaces(c, f)
    if is_flying(f) and steps == STRIDE:
        return sorted(free & WITHIN[f.at])
    return sorted(walkable(c, f, steps, frozenset()))


# -- attacks


def adjacent_foes(c: Combat, f: Fighter, at: int | None = None) -> list[Fighter]:
    """Enemy units next to a unit, or next to a space where it might stand."""
    here = f.at if at is None else at
    if here == BESIDE_BOARD:
        return []
    return [each for each in troops(c, other(f.camp)) if each.at in NEAR[here]]


def adjacent(f: Fighter, target: Fighter) -> bool:
    """Whether two units stand side by side; the tower is next to nothing.  [HM-2519]"""
    return BESIDE_BOARD not in (f.at, target.at) and target.at in NEAR[f.at]


def targets(c: Combat, f: Fighter, at: int | None = None) -> list[Fighter]:
    """Whom a unit can attack: an adjacent enemy; shooters anybody if no enemy is adjacent.  [HM-1728, HM-2515]"""
    if lingering(c, f, "forget"):
        return []
    close = adjacent_foes(c, f, at)
    if close or not is_ranged(f):
        return close
    return [each for each in c.fighters if each.camp != f.camp]


def razeable(c: Combat, f: Fighter) -> Iterator[int]:
    """Columns whose wall or gate a ground or flying unit next to it can destroy.  [HM-2504, HM-2505, HM-R-114]"""
    if is_ranged(f) or f.at == BESIDE_BOARD:
        return
    for space in NEAR[f.at]:
        if row_of(space) == MIDDLE and c.walls[space % COLUMNS]:
            yield space % COLUMNS


def penalised(c: Combat, f: Fighter, target: Fighter) -> bool:
    """Shooting at an adjacent unit, or from the own backline into the enemy's.  [HM-1729, HM-1730, HM-R-118]"""
    if not is_ranged(f) or TOWER in (f.id, target.id):
        return False
    sure = having(c, f, SureShot)
    if lingering(c, f, "sure") or f.camp in c.carts:
        return False
    if any(trait.always for trait in sure):
        return False
    if adjacent(f, target):
        return not sure
    return row_of(f.at) == BACK[f.camp] and row_of(target.at) == BACK[other(f.camp)]


def sheltered(c: Combat, f: Fighter, target: Fighter) -> bool:
    """A wall in the target's column protects against shots from the other side.  [HM-2507 to HM-2511, HM-R-116]"""
    if not is_ranged(f) or target.camp != "defender" or BESIDE_BOARD in (f.at, target.at):
        return False
    return row_of(f.at) > MIDDLE > row_of(target.at) and bool(c.walls[target.at % COLUMNS])
