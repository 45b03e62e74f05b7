"""What cards take off units in combat, and whom a chain of lightning hits.  [HM-23xx]"""

from __future__ import annotations

from questhall.core import Seat

from ... import effects as e
from ...geography import HeroesTable
from ...state import TOWER, Combat, Fighter, Lingering
from ...wounds import heal, settle_wounds
from .resisting import clear_space, cursed


def relieve(t: HeroesTable, c: Combat, unit: Fighter, effect: e.Heal | e.Dispel, seat: Seat) -> None:
    """Damage, paralysis and effects of cards are taken off a unit, with these the tokens of its space."""
    last = isinstance(effect, e.Heal) or effect.last
    unit.paralysed = unit.paralysed and not effect.paralysis
    if isinstance(effect, e.Dispel) or (effect.cleanses and cursed(c, unit)):
        unit.charms = undone(unit.charms, seat, last=last)
    if isinstance(effect, e.Heal):
        heal(t, unit, effect.value)
    elif not last:
        clear_space(c, unit.at)
    settle_wounds(t, c, unit)


def undone(charms: list[Lingering], seat: Seat, *, last: bool) -> list[Lingering]:
    """What is left when the effects of cards end, or only the last of them; those of the enemy go first."""
    ended = sorted((each for each in charms if each.card), key=lambda each: each.seat != seat)
    gone = ended[-1:] if last else ended
    return [each for each in charms if each not in gone]


def chain_of(c: Combat, first: Fighter) -> list[Fighter]:
    """The unit that is hit, then those closest to it; of equal ones enemies of the caster come first."""

    def key(each: Fighter) -> tuple[int, bool, str]:
        (row, column), (line, place) = divmod(first.at, 4), divmod(each.at, 4)
        return abs(row - line) + abs(column - place), each.camp != first.camp, each.id

    others = sorted((each for each in c.fighters if each is not first and each.id != TOWER), key=key)
    return [first, *others]
