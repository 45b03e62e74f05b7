"""Active bonuses and the traits of stat cards, and the numbers that they change.  [JL-31xx, JL-37xx]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from questhall.haven.terms import FigureId

from .effects import Effect, Guard, Lasting, Shield, Thorns
from .state import Bonus, Figure
from .terms import Condition, Until
from .world import JawsTable, adjacent, amount, enemies, print_of, stats_of

Kind = TypeVar("Kind", bound=Effect)


def bonuses(t: JawsTable, figure: FigureId, kind: type[Kind]) -> Iterator[Kind]:
    """The active bonuses of a kind."""
    for bonus in t.state.bonuses:
        if bonus.figure == figure and isinstance(bonus.effect, kind):
            yield bonus.effect


def add_bonus(t: JawsTable, figure: FigureId, effect: Lasting, until: Until, card: str = "", owner: str = "") -> None:
    """A bonus works from now on.  [JL-3703, JL-3709]"""
    t.state.serial += 1
    t.state.bonuses.append(Bonus(figure, effect, until, card, owner, t.state.serial))


def special(t: JawsTable, figure: FigureId, rule: str) -> bool:
    """Whether a named bonus of a single card works for a figure."""
    return any(getattr(each.effect, "rule", "") == rule for each in t.state.bonuses if each.figure == figure)


def shield_of(t: JawsTable, figure: Figure) -> int:
    """All shields together: bonuses, traits, and one that grows with the crowd.  [JL-2003, JL-3102, JL-G-306]"""
    total = 0
    for each in bonuses(t, figure.id, Shield):
        crowd = len(adjacent(t, figure, enemies(t, figure))) if each.crowd else 0
        total += each.value + min(each.crowd, crowd)
    if figure.kind == "monster":
        traits = stats_of(figure).shield
        total += amount(t, traits[t.state.monster_level]) if traits else 0
    return total


def thorns_of(t: JawsTable, figure: Figure, distance: int) -> int:
    """What an attacker so far away suffers.  [JL-G-908]"""
    total = sum(
        each.value or shield_of(t, figure) for each in bonuses(t, figure.id, Thorns) if distance <= 1 or not each.near
    )
    if figure.kind == "monster" and stats_of(figure).thorns:
        total += amount(t, stats_of(figure).thorns[t.state.monster_level])
    return total


def guards(t: JawsTable, figure: Figure) -> list[Guard]:
    """What changes attacks against a figure.  [JL-G-907]"""
    found = list(bonuses(t, figure.id, Guard))
    if figure.kind == "monster" and t.state.monster_level >= stats_of(figure).guarded:
        found.append(Guard(disadvantage=True))
    return found


def immune(figure: Figure) -> tuple[Condition, ...]:
    """The conditions that a figure cannot receive.  [JL-3304, JL-G-313]"""
    return print_of(figure).immune if figure.kind == "monster" else ()
