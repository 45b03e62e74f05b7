"""The combat that is going on: who fights in it, on which side, and who decides."""

from __future__ import annotations

from questhall.core import Seat

from ..effects import UnitId
from ..geography import HeroesTable
from ..people import rival_of
from ..state import FIRST_RIVAL, NOBODY, TOWER, Attack, Camp, Combat, Fighter, Troop
from .spaces import BESIDE_BOARD


def fight(t: HeroesTable) -> Combat:
    """The combat that is going on."""
    assert t.state.combat is not None, "there is no combat"
    return t.state.combat


def declared(c: Combat) -> Attack:
    """The attack that was declared.  [HM-2201]"""
    assert c.attack is not None, "no attack was declared"
    return c.attack


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


def unit_in(c: Combat, name: str) -> Fighter | None:
    """A unit by its id, if it is still in the combat."""
    for each in c.fighters:
        if each.id == name:
            return each
    return None


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
    if camp == "attacker":
        return c.attacker if c.pawn == "main" and c.attacker >= 0 else NOBODY
    return c.defender if c.keeper == "main" and c.defender >= 0 else NOBODY


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


def owner_mark(t: HeroesTable, c: Combat, camp: Camp, unit: UnitId) -> str:
    """What the id of a unit tells of its owner: nothing, unless the other side has such a unit too."""
    foes = [troop.unit for troop in army_of(t, c, other(camp))]
    if unit not in foes and not any(each.camp != camp and each.unit == unit for each in c.fighters):
        return ""
    seat = owner(c, camp)
    return "og" if seat == NOBODY else f"o{seat}" if seat >= 0 else f"or{FIRST_RIVAL - seat}"


def occupied(c: Combat) -> dict[int, Fighter]:
    """Which unit stands where."""
    return {each.at: each for each in c.fighters if each.at != BESIDE_BOARD}
