"""Figures that differ in nothing: to click one of them is to click the one that a choice names."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.core import Choice, Seat

from ..choices import Go, Mend, PickHero, PickMonster, Shoot, Strike
from ..state import HOSTAGE, LAIR, Hero
from ..steps.cards import PackTurn
from ..steps.heroes import PickFirstIn
from .asked import Asked


def same(asked: Asked, choice: Choice) -> dict[str, str]:
    """What else can be clicked for a choice, and which of its own references that stands for."""
    match choice:
        case Go(_, number) | Mend(_, number):
            return monsters(asked, asked.decision.seat, number)
        case PickMonster(seat, number):
            return monsters(asked, seat, number)
        case Strike(_, hero) | Shoot(_, hero) | PickHero(hero):
            return heroes(asked, hero)
    return {}


def monsters(asked: Asked, seat: Seat, number: int) -> dict[str, str]:
    """Monsters of a seat in the same room with as many wounds.  [KH-R-043]"""
    question, side = asked.decision.question, asked.who.seen.sides[seat]
    meant = side.monsters[number]
    if meant.room in (LAIR, HOSTAGE):
        return {}
    among: Iterable[int] = question.monsters if isinstance(question, PackTurn) else range(len(side.monsters))
    alike = [other for other in among if other != number and side.monsters[other] == meant]
    return {f"piece:{side.clan}.{other}": f"piece:{side.clan}.{number}" for other in alike}


def heroes(asked: Asked, hero_id: str) -> dict[str, str]:
    """Heroes of the same class in the same room, with the same side up."""
    room, meant = asked.who.heroes[hero_id]
    question = asked.decision.question
    among = question.heroes if isinstance(question, PickFirstIn) else tuple(asked.who.heroes)
    found = {}
    for hero in asked.who.seen.rooms[room].heroes:
        if hero.id != hero_id and hero.id in among and sort(hero) == sort(meant):
            found[f"piece:{hero.id}"] = f"piece:{hero_id}"
    return found


def sort(hero: Hero) -> tuple[str, bool, bool, int]:
    """Everything in which heroes can differ."""
    return hero.kind, hero.active, hero.fresh, hero.wounds
