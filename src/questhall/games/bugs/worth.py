"""What attacks and bonuses are worth to you, on average."""

from __future__ import annotations

import functools
from typing import NamedTuple

from questhall.haven.attacks import Luck, modified, shielded

from .blows import Blow, complete, is_ranged
from .content import load
from .content.scenarios import Deadline, Kill, KillAll
from .content.tables import hero_table, monster_table
from .effects import Attack, Boost, Retaliate, Shield, Ward
from .state import HERO, Figure
from .steps.rolling import luck_of
from .world import BugsTable, chart_of, enemies, hero, scenario_of, shield_of

LIFE = 1.3
"""What a hit point is worth."""
FOE, THREAT = 2.0, 6.0
"""What a monster's hit point is worth, and the monster itself."""
THING = 9.0
"""What a hit point of an objective is worth."""
CONDITION = 1.5
HASTE = 2.0
"""In the last round before a deadline the goal counts for so much more of itself; before, for less."""
ENDLESS = 99
"""Rounds where there is no deadline."""


def weight(t: BugsTable, figure: Figure) -> float:
    """How much the goal cares for a monster's death."""
    known = prices(t.state.scenario, t.state.round)
    return known.get(figure.being, known[""])


@functools.cache
def prices(scenario: str, at: int) -> dict[str, float]:
    """What a monster's death is worth in a round by its kind; without a name for all others."""
    goals, more = load().scenarios[scenario].goal, haste(scenario, at)
    named = {each.monster: 1.5 * more for each in goals if isinstance(each, Kill)}
    others = more if any(isinstance(each, KillAll) for each in goals) else 0.6
    return {"": others, **named}


@functools.cache
def haste(scenario: str, at: int) -> float:
    """How much more the goal counts in a round where it must be met by a certain one."""
    return 1.0 + HASTE / left if (left := rounds_left(scenario, at)) < ENDLESS else 1.0


@functools.cache
def rounds_left(scenario: str, at: int) -> int:
    """How many rounds can be played yet, with this one."""
    ends = [rule.rounds for rule in load().scenarios[scenario].rules if isinstance(rule, Deadline)]
    return max(1, min(ends) - at + 1) if ends else ENDLESS


def worth_of_bonus(effect: object) -> float:
    """A bonus of yours."""
    match effect:
        case Shield(value):
            return 2.5 * value
        case Retaliate(value):
            return 1.5 * value
        case Boost(add):
            return 2.0 * add.plus + add.pierce + 2.0 * add.advantage + CONDITION * len(add.inflict)
        case Ward():
            return 5.0
    return 1.0


def worth_of_blow(t: BugsTable, blow: Blow) -> float:
    """What an attack does on average, by the current row; attacks on you count against you."""
    figures = t.state.figures
    if blow.target not in figures or blow.attacker not in figures:
        return 0.0
    target = figures[blow.target]
    hit = _mean(t, _thrown(t, mine=blow.attacker == HERO), target, blow.value, blow.pierce, luck_of(t, blow))
    effects = CONDITION * len(blow.inflict) + 0.5 * blow.push + LIFE * min(blow.heal, 1)
    return (hit + effects) * (1.0 if blow.target != HERO else -1.0)


def attack_potential(t: BugsTable, attack: Attack, mobility: int) -> float:
    """An attack on the best target that could be reached."""
    you, reach = hero(t), max(1, attack.range)
    near, most = chart_of(t).distance[you.at], reach + mobility
    targets = [each for each in enemies(t, you) if near[each.at] <= most and "invisible" not in each.conditions]
    if not targets:
        return 0.4 * attack.value
    full, ranged = complete(t, you, attack), is_ranged(attack)
    effects = CONDITION * len(full.inflict) + 0.5 * full.push + LIFE * min(full.heal, 1)
    good, bad = full.advantage + ("strengthen" in you.conditions), "muddle" in you.conditions
    best, thrown = 0.0, _thrown(t, mine=True)
    for each in targets:
        far = near[each.at]
        awkward = bad or (ranged and far <= 1)
        fortune = Luck.PLAIN if bool(good) == awkward else Luck.ADVANTAGE if good else Luck.DISADVANTAGE
        hit = _mean(t, thrown, each, full.value, full.pierce, fortune) + effects
        best = max(best, hit if far <= reach else 0.8 * hit)
    return best or 0.4 * attack.value


Thrown = tuple[tuple[str, int], int]
"""Whose table of modifiers it is, by a character and its level or the monsters' difficulty and nothing; and its row."""


def _thrown(t: BugsTable, *, mine: bool) -> Thrown:
    """Where the next modifier of an attack comes from."""
    state = t.state
    if mine:
        return (state.character, scenario_of(t).level), state.hero_row
    return (state.difficulty, 0), state.monster_row


def _mean(t: BugsTable, thrown: Thrown, target: Figure, value: int, pierce: int, fortune: Luck) -> float:
    """The worth of an attack's damage, the next modifiers being what they are."""
    more = value + 1 if "poison" in target.conditions else value
    price = weight(t, target) if target.kind == "monster" else 1.0
    return price * mean_hit(Odds(thrown, more, pierce, shield_of(t, target), target.health, target.kind, fortune))


class Odds(NamedTuple):
    """All that the mean of an attack depends on."""

    thrown: Thrown
    value: int
    pierce: int
    shield: int
    health: int
    kind: str
    fortune: Luck


@functools.lru_cache(maxsize=65536)
def mean_hit(odds: Odds) -> float:
    """The worth of an attack's damage, worked out once."""
    (name, level), place = odds.thrown
    row = (hero_table(name, level) if level else monster_table(name))[place]
    damage = [shielded(modified(odds.value, each), odds.shield, odds.pierce + each.pierce) for each in row]
    hits = [hit_worth(odds.kind, odds.health, each) for each in damage]
    if odds.fortune is Luck.PLAIN:
        return sum(hits) / 3
    return (2 * (min(hits) if odds.fortune is Luck.DISADVANTAGE else max(hits)) + hits[1]) / 3


def hit_worth(kind: str, health: int, damage: int) -> float:
    """Damage to a figure, and its death."""
    each = {"hero": 2 * LIFE, "objective": THING}.get(kind, FOE)
    dead = THREAT if damage >= health and kind == "monster" else 0.0
    return each * min(damage, health) + dead
