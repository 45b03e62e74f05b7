"""What monsters are likely to do to you: in the turns that are still to come this round, and in the next one."""

from __future__ import annotations

import functools
from typing import NamedTuple

from questhall.haven.attacks import modified, shielded

from .content import load
from .content.tables import monster_table
from .effects import Attack, Move, Shield
from .state import HERO, Figure
from .steps.rounds import turn_name, turns_of
from .world import BugsTable, bonuses, chart_of, hero, monsters

LATER = 0.45
"""How much of what they could do in the next round counts now: there is time to do something about it."""


class Stroke(NamedTuple):
    """An attack of a column, and how far it reaches after the moves before it."""

    reach: int
    stays: int
    """The same without moving."""
    value: int
    pierce: int
    conditions: int


@functools.cache
def strokes(being: str, face: int) -> tuple[Stroke, ...]:
    """The attacks of a column; worked out once."""
    monster, points, found = load().monsters[being], 0, list[Stroke]()
    more = monster.attacks
    for action in monster.columns[face].actions:
        match action:
            case Move(value):
                points += value
            case Attack() as attack:
                far = max(1, attack.range, more.range)
                bad = len(attack.inflict) + len(more.inflict)
                hit = Stroke(far + points, far, attack.value + more.plus, attack.pierce + more.pierce, bad)
                found.append(hit)
    return tuple(found)


@functools.lru_cache(maxsize=4096)
def mean_damage(difficulty: str, value: int, pierce: int, shield: int) -> float:
    """What an attack of theirs does on average, all rows of their table together."""
    cells = [each for row in monster_table(difficulty) for each in row]
    hits = [shielded(modified(value, each), shield, pierce + each.pierce) for each in cells]
    return sum(hits) / len(hits)


def danger(t: BugsTable) -> float:
    """The damage that you have to expect if you stay where you are."""
    state, you = t.state, hero(t)
    poisoned = "poison" in you.conditions
    shields = bonuses(t, you, Shield)
    now = sum([each.value for each in shields])
    then = sum([each.value for each in shields if each.until != "round"])
    total = 0.0
    for monster in monsters(t):
        rolled = state.columns.get(monster.being)
        if rolled is not None and not unseen(t):
            for name, (_, _, face) in turns_of(monster.id, monster.being, rolled, monster.elite):
                if name not in state.turns:
                    total += blows(t, monster, face, now, poisoned=poisoned)
        means = [blows(t, monster, face, then, poisoned=poisoned) for face in range(3)]
        total += LATER * sum(means) * (2 if monster.elite else 1) / 3
    return total


def unseen(t: BugsTable) -> bool:
    """Whether monsters do not see you for the rest of the round."""
    fresh = hero(t).conditions.get("invisible")
    return fresh is not None and (fresh or turn_name(HERO, 0) in t.state.turns)


def blows(t: BugsTable, monster: Figure, face: int, shield: int, *, poisoned: bool) -> float:
    """What the attacks of a column would do to you."""
    if "disarm" in monster.conditions:
        return 0.0
    far = chart_of(t).distance[monster.at][hero(t).at]
    held = "immobilize" in monster.conditions
    total = 0.0
    for each in strokes(monster.being, face):
        if far <= (each.stays if held else each.reach):
            total += mean_damage(t.state.difficulty, each.value + poisoned, each.pierce, shield)
            total += 0.5 * each.conditions
    return total
