"""What monsters are likely to do to you: in the turns that are still to come this round, and in the next one."""

from __future__ import annotations

import functools
from typing import NamedTuple

from questhall.haven.attacks import modified, shielded

from .content import load
from .content.tables import monster_table
from .effects import Attack, Move, Shield
from .state import HERO
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
    poisoned, seen = "poison" in you.conditions, not unseen(t)
    shields = bonuses(t, you, Shield)
    now = sum([each.value for each in shields])
    then = sum([each.value for each in shields if each.until != "round"])
    near, hard, total = chart_of(t).distance[you.at], state.difficulty, 0.0
    for monster in monsters(t):
        if "disarm" in monster.conditions:
            continue
        being, far, held = monster.being, near[monster.at], "immobilize" in monster.conditions
        rolled = state.columns.get(being)
        if rolled is not None and seen:
            for name, (_, _, face) in turns_of(monster.id, being, rolled, monster.elite):
                if name not in state.turns:
                    total += blows(Threat(hard, being, far, held, now, poisoned), face)
        total += LATER * mean_blows(Threat(hard, being, far, held, then, poisoned)) * (2 if monster.elite else 1)
    return total


def unseen(t: BugsTable) -> bool:
    """Whether monsters do not see you for the rest of the round."""
    fresh = hero(t).conditions.get("invisible")
    return fresh is not None and (fresh or turn_name(HERO, 0) in t.state.turns)


class Threat(NamedTuple):
    """All that the attacks of a kind of monster on you depend on."""

    difficulty: str
    being: str
    far: int
    held: bool
    """Whether it cannot move."""
    shield: int
    poisoned: bool


@functools.lru_cache(maxsize=65536)
def blows(threat: Threat, face: int) -> float:
    """What the attacks of a column would do to you; worked out once."""
    total = 0.0
    for each in strokes(threat.being, face):
        if threat.far <= (each.stays if threat.held else each.reach):
            total += mean_damage(threat.difficulty, each.value + threat.poisoned, each.pierce, threat.shield)
            total += 0.5 * each.conditions
    return total


@functools.lru_cache(maxsize=65536)
def mean_blows(threat: Threat) -> float:
    """The same before a die says which column."""
    return sum(blows(threat, face) for face in range(3)) / 3
