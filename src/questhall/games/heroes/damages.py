"""What units do to each other by the printed numbers: the damage of every throw, as bots need it."""

from __future__ import annotations

import functools
from itertools import product
from typing import NamedTuple

from msgspec.structs import replace

from .content import load
from .content.printed import Aspect, UnitSide
from .effects import UnitId
from .state import NOBODY, Attack, Combat, Fighter
from .strikes import counting, damage

NEAR, OPEN, ACROSS = (12, 8), (12, 4), (16, 0)
"""Where two units stand: side by side, apart, or each in its back."""


class Body(NamedTuple):
    """A unit with its damage."""

    unit: UnitId
    aspect: Aspect
    damage: int = 0

    @property
    def side(self) -> UnitSide:
        """Its numbers; the tower has no unit card."""
        return load().units[self.unit].side(self.aspect) if self.unit else load().arrow_tower


def after(body: Body, dealt: int) -> Body | None:
    """A unit after some damage: a Pack turns with what is left over, a Few falls.  [HM-1705, HM-1706]"""
    total = body.damage + dealt
    if total < body.side.health:
        return Body(body.unit, body.aspect, total)
    return after(Body(body.unit, "few"), total - body.side.health) if body.aspect == "pack" else None


@functools.lru_cache(maxsize=65536)
def damages(striker: Body, target: Body, places: tuple[int, int], *, retaliation: bool = False) -> tuple[int, ...]:
    """The damage for each throw, between two units alone on the board."""
    pair = (
        Fighter(id="a", unit=striker.unit, aspect=striker.aspect, camp="attacker", at=places[0]),
        Fighter(id="b", unit=target.unit, aspect=target.aspect, camp="defender", at=places[1]),
    )
    alone = Combat(attacker=0, pawn="main", defender=NOBODY, operator=NOBODY, field="", level=0, fighters=[*pair])
    return thrown(alone, Attack(attacker="a", target="b", retaliation=retaliation))


def thrown(c: Combat, attack: Attack) -> tuple[int, ...]:
    """The damage of an attack for each throw of its dice."""
    faces = sorted(set(load().dice.attack))
    throws = product(faces, repeat=1 if counting(c, attack) == "single" else 2)
    return tuple(damage(c, replace(attack, dice=list(dice))) for dice in throws)
