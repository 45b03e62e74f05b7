"""Damage and healing on the combat board.  [HM-1704 to HM-1710]"""

from __future__ import annotations

from .board import COLUMNS, burning, fight, having, health, way
from .content.printed import Aspect
from .events import DamageDealt, TowerFell, TrapSprung, UnitDefeated, UnitHealed, UnitMoved, UnitTurned, WallRazed
from .geography import HeroesTable
from .state import TOWER, BoardToken, Camp, Combat, Fighter
from .traits import Rebirth
from .troops import lay_off

TURNS: dict[Aspect, Aspect] = {"pack": "few", "stacked": "bank"}
"""What a beaten side turns to; a stacked unit loses its token.  [HM-1706, HM-3353]"""


def hurt(t: HeroesTable, f: Fighter, damage: int) -> None:
    """Damage adds up; a Pack turns to its Few with the surplus, a Few is beaten.  [HM-1705 to HM-1707, HM-2207]"""
    c = fight(t)
    t.tell(DamageDealt(f.id, damage))
    if damage <= 0:
        return
    f.damage += damage
    f.paralysed = False
    settle_wounds(t, c, f)


def settle_wounds(t: HeroesTable, c: Combat, f: Fighter) -> None:
    """Turn or beat a unit whose damage has reached its health.  [HM-1705, HM-1706, HM-R-121]"""
    if f.damage < health(c, f):
        return
    turned, beaten = give_way(c, f)
    if turned:
        t.tell(UnitTurned(f.id))
    if beaten:
        f.damage = 0
        c.fighters.remove(f)
        c.fallen[f.camp] = c.fallen.get(f.camp, 0) + (f.id != TOWER)
        t.tell(UnitDefeated(f.id, f.unit))
        bury(t, c, f)
        dissolve(t, c, f)


def give_way(c: Combat, f: Fighter) -> tuple[bool, bool]:
    """Take the damage of a unit off the sides that it beats: whether it has turned, and whether it is beaten.

    [HM-1705, HM-1706, HM-3353]
    """
    turned = False
    while f.damage >= health(c, f):
        if having(c, f, Rebirth) and f.id not in c.saved:
            c.saved.append(f.id)
            f.damage = health(c, f) - 1
            break
        f.damage -= health(c, f)
        if f.layer:
            f.layer = ""
        elif f.aspect in TURNS and not f.clone:
            f.aspect, f.turned, f.stack = TURNS[f.aspect], True, ""
            turned = True
        else:
            return turned, True
    return turned, False


def bury(t: HeroesTable, c: Combat, f: Fighter) -> None:
    """A beaten neutral unit of a player goes to the discard pile of its tier.  [HM-1809]"""
    if f.aspect == "neutral" and f.troop >= 0:
        lay_off(t, f.unit)


def dissolve(t: HeroesTable, c: Combat, f: Fighter) -> None:
    """With a unit its clone leaves the board.  [HM-3373]"""
    for each in [each for each in c.fighters if each.clone == f.id]:
        c.fighters.remove(each)
        t.tell(UnitDefeated(each.id, each.unit))


def put_at(t: HeroesTable, f: Fighter, space: int) -> None:
    """A unit goes to another space."""
    origin, f.at = f.at, space
    t.tell(UnitMoved(f.id, origin, space))


def walk(t: HeroesTable, f: Fighter, space: int) -> bool:
    """A unit goes to another space by itself, through fire and over traps; whether it is held fast or beaten."""
    c = fight(t)
    if not c.tokens:
        put_at(t, f, space)
        return False
    burns, fires = 0, burning(c)
    for at in way(c, f, space):
        burns += fires.get(at, 0)
        sprung = [token for token in c.tokens if token.at == at and token.camp is not None]
        if not sprung and at != space:
            continue
        put_at(t, f, at)
        for token in sprung:
            spring(t, c, f, token)
            burns += token.damage if token.real else 0
        if burns:
            hurt(t, f, burns)
        burns = 0
        if f not in c.fighters or any(token.real and token.kind == "quicksand" for token in sprung):
            return True
    return False


def take_off(c: Combat, token: BoardToken) -> None:
    """A token leaves the board; of traps the real ones are counted."""
    c.tokens.remove(token)
    if token.real and token.camp is not None:
        c.armed[trap_key(token.camp, token.kind)] -= 1


def spring(t: HeroesTable, c: Combat, f: Fighter, token: BoardToken) -> None:
    """A trap is turned up and taken off the board."""
    take_off(c, token)
    t.tell(TrapSprung(f.id, token.kind, token.real))


def trap_key(camp: Camp, kind: str) -> str:
    """Under which name real traps of a side are counted."""
    return f"{camp}_{kind}"


def heal(t: HeroesTable, f: Fighter, damage: int) -> None:
    """Damage is taken away; a beaten side does not come back."""
    healed = min(damage, f.damage)
    if healed:
        f.damage -= healed
        t.tell(UnitHealed(f.id, healed))


def raze(t: HeroesTable, column: int) -> None:
    """A wall or the gate falls; with the last the arrow tower is gone.  [HM-2504, HM-2516, HM-R-114]"""
    c = fight(t)
    c.walls[column % COLUMNS] = ""
    t.tell(WallRazed(column))
    if not any(c.walls):
        towers = [each for each in c.fighters if each.id == TOWER]
        for tower in towers:
            c.fighters.remove(tower)
            t.tell(TowerFell())


def decided(t: HeroesTable) -> bool:
    """Whether a side has no units left on the board; the tower does not count.  [HM-2409, HM-2513]"""
    c = fight(t)
    fighters = c.fighters
    if fighters and fighters[0].camp != fighters[-1].camp and TOWER not in (fighters[0].id, fighters[-1].id):
        return False  # nearly always
    left: Camp | None = None
    for each in fighters:
        if each.id == TOWER:
            continue
        if left is not None and each.camp != left:
            return False
        left = each.camp
    c.winner, c.how = left or "defender", "won"
    return True
