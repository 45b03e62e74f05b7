"""How good a position looks: what greedy bots climb, and search bots start from."""

from __future__ import annotations

import functools

from msgspec.structs import replace

from questhall.core import Seat
from questhall.haven import Footing
from questhall.haven.charts import CellId
from questhall.haven.conditions import POSITIVE

from .content import chamber, load
from .content.scenarios import Collect, Destroy, Gate, Goal, Kill, KillAll, ReachHex, Survive
from .effects import Attack
from .foresight import LIMITS, ROUND, USES, life, pending
from .ground import footing_of, walk_on
from .perils import danger
from .state import HERO, Figure
from .steps.resting import DrawLoss, KeepCard, LoseOther
from .steps.rounds import REST, SelectCards, turn_name
from .world import BugsTable, chart_of, hero, in_zone, monsters, objectives, protected, protects, scenario_of
from .worth import CONDITION, FOE, LIFE, THING, THREAT, haste, weight, worth_of_bonus

NO_CARDS = -300.0
ITEM = 3.0
FAR = 0.6
"""What a hex of distance to what is wanted costs."""
WANTED = 25.0
"""A hex of the goal that was visited."""
GUARDED = 4.0
"""A hit point of what is to be protected."""
OBSTRUCTED = 4
"""So many points more it seems to take where somebody stands in the way."""
NO_WAY = 20
"""As far as this seems what cannot be reached now."""
RESTING = frozenset({DrawLoss, KeepCard, LoseOther})
"""Steps of a rest that has begun."""


def heuristic(t: BugsTable, seat: Seat) -> float:
    """Health, cards, monsters, the goal, and what is about to happen."""
    if t.outcome is not None:
        return 1000.0 + t.outcome.score if t.outcome.result == "won" else -1000.0
    if HERO not in t.state.figures:
        return ITEM * len(t.state.items)
    score = 200.0 if t.state.completed else 0.0
    foes = monsters(t)
    score += you(t) + cards(t) - sum([foe(t, monster) for monster in foes])
    return score + goals(t, foes) + lasting(t) + pending(t) - life(t, danger(t))


def you(t: BugsTable) -> float:
    """Hit points and conditions; the last ones are dear."""
    figure = hero(t)
    score = worth_of_health(figure.health)
    for name in figure.conditions:
        score += CONDITION if name in POSITIVE else -CONDITION
    return score


@functools.cache
def worth_of_health(health: int) -> float:
    """Your hit points; worked out once."""
    return sum([LIFE * min(health, limit) for limit in LIMITS])


def cards(t: BugsTable) -> float:
    """How many rounds the cards last: those in hand now, and those that rests will bring."""
    left, uses, ready = 0, 0, 0
    for card in t.state.cards:
        if card.zone == "lost" or card.loss:
            continue
        left += 1
        ready += card.zone != "chosen"
        if card.zone == "hand":
            uses += USES[card.side]
        elif card.zone == "chosen":
            uses += USES[card.side] - 1
        elif card.zone == "active" and card.side == "a":
            uses += 1
    if rests(t) or not RESTING.isdisjoint(map(type, t.agenda)):
        left -= 1
        uses = 2 * (ready - 1)
    elif t.agenda and isinstance(t.agenda[-1], SelectCards) and len(in_zone(t, "hand")) < 2:
        uses -= 1
    return ROUND * (uses / 2 + sum(range(2, left))) if left > 1 else NO_CARDS


def rests(t: BugsTable) -> bool:
    """Whether a long rest was chosen that is still to come."""
    state = t.state
    return state.initiative == REST and not state.lead and turn_name(HERO, 0) not in state.turns


def foe(t: BugsTable, figure: Figure) -> float:
    """A monster: its hit points and its threat, less what weakens it; more if the goal names it."""
    weak = sum([CONDITION for name in figure.conditions if name not in POSITIVE]) if figure.conditions else 0.0
    return weight(t, figure) * (FOE * figure.health + THREAT - min(weak, THREAT))


def goals(t: BugsTable, foes: list[Figure]) -> float:
    """How near the goal is, and how near the monsters are."""
    score = haste(t.state.scenario, t.state.round) * sum([goal(t, wanted, foes) for wanted in scenario_of(t).goal])
    if protects(t.state.scenario):
        score += GUARDED * sum([each.health for each in objectives(t) if protected(t, each)])
    return score


def goal(t: BugsTable, wanted: Goal, foes: list[Figure]) -> float:
    """Monsters to fight, hexes to reach, things to break, rounds to live through."""
    state = t.state
    match wanted:
        case KillAll() | Kill():
            prey = [m for m in foes if m.being == wanted.monster] if type(wanted) is Kill else foes
            near, best = chart_of(t).distance[hero(t).at], stand_off(state.character)
            return -FAR * min([abs(near[each.at] - best) for each in prey], default=0)
        case ReachHex(letter):
            return -4 * FAR * way(t, chamber(state.scenario).letters[letter])
        case Collect(letter):
            left = [cell for cell in chamber(state.scenario).letters[letter] if cell not in state.visited]
            return -WANTED * len(left) - (4 * FAR * (way(t, left) + tour(state.scenario, tuple(left))) if left else 0.0)
        case Destroy():
            near = chart_of(t).distance[hero(t).at]
            things = [each for each in objectives(t) if not protected(t, each)]
            nearest = min([near[each.at] for each in things], default=0)
            return -THING * sum([each.health for each in things]) - 4 * FAR * nearest
        case Survive():
            return 2.0 * state.round


@functools.cache
def stand_off(character: str) -> int:
    """How far from its prey a character likes to stand: as far as most of its attacks reach."""
    sides = [side for name in load().deck(character, 1) for side in (load().cards[name].a, load().cards[name].b)]
    ranges = sorted(each.range or 1 for side in sides for each in side.top if isinstance(each, Attack))
    return ranges[len(ranges) // 2] if ranges else 1


def way(t: BugsTable, cells: list[CellId]) -> int:
    """How many points it takes to the nearest of some hexes, past figures, and by a plate where a gate is shut."""
    here, wanted, footing = hero(t).at, tuple(cells), footing_of(t, hero(t))
    if (points := way_on(footing, here, wanted)) < NO_WAY:
        return points
    terrain, grid = t.state.terrain, chamber(t.state.scenario).grid
    bare = replace(footing, blocked=grid.mask([c for c, kind in terrain.items() if kind == "obstacle"]), taken=0)
    if (points := way_on(bare, here, wanted)) < NO_WAY:
        return min(points + OBSTRUCTED, NO_WAY)
    opened = replace(bare, blocked=bare.blocked & ~grid.mask(gates(t.state.scenario)))
    plates = [cell for cell, kind in terrain.items() if kind == "plate"]
    return min([way_on(bare, here, (plate,)) + way_on(opened, plate, wanted) for plate in plates], default=NO_WAY)


@functools.cache
def gates(scenario: str) -> list[CellId]:
    """The hexes that a pressure plate opens."""
    letters = chamber(scenario).letters
    rules = load().scenarios[scenario].rules
    return [cell for rule in rules if isinstance(rule, Gate) for cell in letters[rule.letter]]


@functools.cache
def tour(scenario: str, cells: tuple[CellId, ...]) -> int:
    """How far it is to go from hex to hex, each time to the nearest, and from the best of them on."""
    distance = chamber(scenario).chart.distance

    def onward(here: CellId, rest: frozenset[CellId]) -> int:
        if not rest:
            return 0
        nearest = min(sorted(rest), key=lambda cell: distance[here][cell])
        return distance[here][nearest] + onward(nearest, rest - {nearest})

    return min(onward(cell, frozenset(cells) - {cell}) for cell in cells)


@functools.lru_cache(maxsize=8192)
def way_on(footing: Footing, start: CellId, cells: tuple[CellId, ...]) -> int:
    """The same on a map as it is; worked out once."""
    ways = walk_on(footing).ways(start)
    found = [points for cell in cells if (points := ways.points(cell, 3)) is not None]
    return min(found) if found else NO_WAY


def lasting(t: BugsTable) -> float:
    """Your bonuses."""
    return sum([worth_of_bonus(bonus.effect) for bonus in t.state.bonuses if bonus.figure == HERO])
