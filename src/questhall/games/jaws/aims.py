"""Where everybody should go: to foes, to what the goal names, to doors."""

from __future__ import annotations

import functools

from .content import load
from .content.maps import chamber
from .content.scenarios import DestroyAll, DestroySome, Escape, Kill, KillAll, LootAll, Survive
from .roads import on_foot
from .state import Figure
from .steps.ending import met
from .world import (
    FAR,
    JawsTable,
    active_heroes,
    chart_of,
    closed_doors,
    far,
    locked_doors,
    of_kind,
    protected,
    scenario_of,
)
from .worth import makers, sources

AWAY, HURRY = 1.5, 2.5
"""What a hex of distance costs: to enemies, and to anything else while there are none."""
FARTHEST = 40
"""The longest way of any map: those who go it should see that they come nearer."""
STAND_OFF = {"hatchet": 3, "voidwarden": 2}
OPENING, CROWD = 12.0, 12.0
"""What it is worth to open a door, and what each monster is against it that is still there."""
HINDRANCE = 4.0
"""The same where nobody has to be killed."""
ALONE, TOGETHER, ASLEEP, LATE = 1.0, 4, 4.0, 2.0
"""What each hex is against it that friends are farther away than this, and each friend that rests, or has acted."""


def goals(t: JawsTable) -> float:
    """How near everybody is to what is to be done."""
    if any(isinstance(each, Survive) for each in scenario_of(t).goal):
        return 2.0 * t.state.round
    wanted = targets(t)
    heroes = [t.state.figures.get(hero.being) for hero in active_heroes(t)]
    return -sum([price(t) * lag(t, figure, wanted) for figure in heroes if figure is not None])


def price(t: JawsTable) -> float:
    """What a hex of distance costs now: with nobody to fight, or something to fetch, time is all that counts."""
    return AWAY if of_kind(t, "monster") and not errand(t) else HURRY


def stride(t: JawsTable) -> float:
    """What a hex nearer to it promises while cards are chosen: in a fight half of them lead nowhere."""
    return 0.5 * AWAY if of_kind(t, "monster") and not errand(t) else HURRY


def errand(t: JawsTable) -> bool:
    """Whether the goal is not to fight at all: something is fetched, or all go where they get away."""
    return any(isinstance(each, Escape | LootAll) for each in scenario_of(t).goal)


def lag(t: JawsTable, figure: Figure, wanted: dict[str, bool]) -> int:
    """How many hexes somebody is from where he would like to be."""
    at, best = figure.at, stand_off(figure.being)
    ways = {cell: on_foot(t, cell).get(at, FAR) for cell in wanted}
    return min([FARTHEST, *[abs(way - best * wanted[cell]) for cell, way in ways.items()]]) if wanted else 0


def stand_off(being: str) -> int:
    """How far from enemies a character likes to stand."""
    return STAND_OFF.get(being, 1)


def targets(t: JawsTable) -> dict[str, bool]:
    """The hexes to make for, and whether an enemy is there: foes and what the goal names, then doors.

    As long as monsters come out of something nobody is done with them; but those who make them worse are worse.
    """
    state = t.state
    if errand(t):
        return dict.fromkeys(fetched_from(t), False)
    named = named_by_goal(state.scenario)
    foes = of_kind(t, "monster")
    things = [each for each in of_kind(t, "objective") if not protected(t, each)]
    springs = [each.at for each in things if each.being in sources(state.scenario, state.party)]
    springs += [each.at for each in foes if each.marked]
    worse = any(each.being in makers(state.scenario) for each in foes)
    if springs and not worse:
        return dict.fromkeys(springs, True)
    found: dict[str, bool] = {each.at: True for each in (*things, *foes) if each.being in named} if named else {}
    if not found or worse or any(isinstance(each, KillAll) for each in scenario_of(t).goal):
        found |= {each.at: True for each in foes}
        found |= dict.fromkeys(doors(t) if passing(t) else [], False)
    if not foes:
        found |= dict.fromkeys(state.goods, False)
    found = found or {each.at: True for each in things}
    return found or dict.fromkeys(doors(t) or [cell for cell in state.treasures if cell in chart_of(t).hexes], False)


def passing(t: JawsTable) -> bool:
    """Whether all is destroyed here that the goal asks for, and nobody has to be killed: the rest is behind doors."""
    named = named_by_goal(t.state.scenario)
    if any(each.being in named for each in t.state.figures.values()):
        return False
    return all(isinstance(each, DestroyAll) for each in scenario_of(t).goal)


def fetched_from(t: JawsTable) -> list[str]:
    """Where to go on an errand: to treasures while some are wanted, or to the doors before them, then to the exits."""
    state, shown, letters = t.state, chart_of(t).hexes, chamber(t.state.scenario).letters
    for goal in scenario_of(t).goal:
        match goal:
            case LootAll() if not met(t, goal):
                return [cell for cell in state.treasures if cell in shown] or doors(t)
            case Escape(letter):
                return [cell for cell in letters[letter] if cell in shown]
    return doors(t)


def doors(t: JawsTable) -> list[str]:
    """Doors that somebody could open."""
    return sorted((closed_doors(t) - locked_doors(t)) & set(chart_of(t).hexes))


@functools.cache
def named_by_goal(scenario: str) -> frozenset[str]:
    """The monsters and things that the goal names."""
    found = load().scenarios[scenario]
    goal = found.goal
    things = [each.objective for each in goal if isinstance(each, DestroyAll)]
    things += [each.kind for each in found.objectives.values() if any(isinstance(one, DestroySome) for one in goal)]
    return frozenset([*things, *(each.monster for each in goal if isinstance(each, Kill))])


def opening(t: JawsTable, door: str) -> float:
    """What it is worth to open a door: less with somebody to fight, or friends who are far away, rest or have acted."""
    if errand(t):
        return OPENING
    score = OPENING - (HINDRANCE if passing(t) else CROWD) * len(of_kind(t, "monster"))
    for mine in active_heroes(t):
        away = far(t, t.state.figures[mine.being].at, door) if mine.being in t.state.figures else 0
        acted = mine.being in t.state.turns and mine.being != t.state.active
        score -= ALONE * min(8, max(0, away - TOGETHER)) + ASLEEP * (not mine.lead) + LATE * acted
    return score
