"""What players pursue: one chain to its end, what lies by the way, and the gear for both."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Hashable
from typing import NamedTuple, TypeVar

from questhall.core import Seat

from .chains import EFFORT, chosen
from .choices import Chop, Dig, Fight, Go, HangRope, OpenChest, Pass, PlacePlatform
from .conditions import is_met
from .content import load
from .content.goals import Done
from .effects import CHAINS, Cell, Chain
from .gifts import within_reach
from .grounds import World, same_world
from .needs import Needs
from .outfits import PIECES, STATIONS, lacking, made
from .outlook import Outlook
from .searches import MET, to_come
from .state import PlacedHouse, State
from .world import DOWN, UP, WIDTH, TerrariaTable, chart_of, house_cells, rope_cells

AnyNeeds = TypeVar("AnyNeeds", bound=Needs)
MAIN, SIDE, LATE = 130.0, 50.0, 0.0
"""What a goal is worth that is pursued: of the chosen chain, an early one of another, a late one of another."""
DONE = {MAIN: 400.0, SIDE: 300.0, LATE: 250.0}
"""What it is worth for good once it was completed."""
EARLY = 4
"""Up to this level goals of other chains are cheap, and the last of them lowers threat."""
SHARED, TASK = 40.0, 25.0
"""With more players each has another chain at heart, and another station, so that not all do the same."""
BASE, KIT = 90.0, 60.0
BATTLE = (100.0, 150.0, 190.0)
"""What it is worth to fight a boss, without weapon and armour, with one of them, and with both."""
BUILT, EQUIPPED = 200.0, 150.0
"""What it is worth for good that a station stands, and that a player has a piece: more than it promised and took."""
PAYABLE = 20.0
"""What it is worth that somebody has all that such a thing takes."""
MOODS, LASTS, MOOD = 7, 4, 5.0
"""Every few rounds other plans seem a little better than before: who was stuck with one tries another."""
LEISURE = 8
"""Every so many rounds nothing is done for the chosen chains, so that nobody is stuck for ever."""
SHARES = (1.0, 0.02)
"""How much the best plans count: where the first one has to wait, something is done for the second."""
THROUGH = frozenset({"dig_10_other", "explore_10_other"})
"""Goals that must be reached within one phase."""
WAITED = frozenset({"night", "night_spawn"})
"""Deeds that come by themselves."""
EVIL = 3
REMEMBERED: dict[Hashable, float] = {}
ENOUGH = 4096
"""What plans promised in these situations; so many are remembered."""
LATELY, CHANGING = 4, (Dig, HangRope, PlacePlatform, Chop, OpenChest)
"""So many choices are the last ones, and those that change a cell for ways: a look ahead takes no more of them."""
NEARBY = frozenset({Go, Pass, Fight, Dig, HangRope, PlacePlatform, Chop, OpenChest})
NONE: frozenset[str] = frozenset()
HIDDEN = 8.0
"""A tree, a chest or a web under a house."""


def worth(chain: Chain, level: int, picked: tuple[Chain, ...]) -> float:
    """What a goal is worth while it is pursued, given the chains that were chosen."""
    return MAIN if chain in picked else SIDE if level <= EARLY else LATE


def is_leisure(state: State) -> bool:
    """Whether the chosen chains wait for a round."""
    return state.round % LEISURE == LEISURE - 1


def progress(t: TerrariaTable) -> float:
    """What was completed, what the chosen chains still take on average, and the stations that stand."""
    state, total = t.state, 0.0
    picked, whole = chosen(state), 6 if state.journey else 10
    for chain, pile in state.goals.items():
        main = chain in picked or not pile
        total -= sum([EFFORT[goal] for goal in pile]) * (0.5 if main else 0.1)
        done = whole - len(pile)
        early = min(done, EARLY)
        total += DONE[MAIN] * done if main else DONE[SIDE] * early + DONE[LATE] * (done - early)
    standing = {house.house for house in state.houses}
    kinds = chart_of(state.land).kinds
    hidden = [kinds[cell] for house in state.houses for cell in house_cells(house.cell)]
    total -= HIDDEN * sum([bool(kind.chop or kind.chest or kind.cobweb) for kind in hidden])
    lacked = [lacking(t, seat) for seat in range(len(state.sides))]
    total += EQUIPPED * sum([len(PIECES) - len(pieces) for pieces in lacked])
    total += PAYABLE * within_reach(t, lacked)
    return total + BUILT * sum([house in standing for house in STATIONS])


def best_plan(t: TerrariaTable, seat: Seat, cell: Cell) -> float:
    """What the best of all that a player could pursue promises, less what it takes."""
    key = situation(t, seat, cell)
    known = REMEMBERED.get(key)
    if known is None:
        if len(REMEMBERED) > ENOUGH:
            REMEMBERED.clear()
        needs = needs_of(t, seat, cell, Needs)
        known = REMEMBERED[key] = sum(map(operator.mul, SHARES, best_prospects(needs))) - needs.plight()
    return known


def best_prospects(needs: Needs) -> list[float]:
    """What the best plans promise, less what they take; those that cannot be among them are not looked at.

    Nor are those that were seen not to be among them before the choices that are looked at.
    """
    best: list[float] = []
    left_out = put_aside(needs.t)
    for plan in sorted(pursuits(needs), key=operator.attrgetter("promise"), reverse=True):
        if len(best) == len(SHARES) and plan.promise <= best[-1]:
            break
        if plan.name in left_out:
            continue
        best = sorted([*best, plan.promise - plan.takes()], reverse=True)[: len(SHARES)]
    return best


def put_aside(t: TerrariaTable) -> frozenset[str]:
    """The plans that need not be looked at: where only a place or a block differs, the best ones stay the best."""
    return t.mind.others if t.mind and (not t.history or type(t.history[0].choice) in NEARBY) else NONE


def situation(t: TerrariaTable, seat: Seat, cell: Cell) -> Hashable:
    """All that plans depend on: most choices of a phase, such as using a card, change nothing of it."""
    state, own = t.state, t.state.sides[seat]
    hurries = (own.was_high or own.was_deep) and any(pile and pile[-1] in THROUGH for pile in state.goals.values())
    points = own.points.ap + to_come(t, seat) if hurries else 0
    return (
        *(
            seat,
            cell,
            put_aside(t),
            lately(t),
            points,
            own.coins,
            own.was_high,
            own.was_deep,
            own.soft,
            own.platforms,
            own.ropes,
            own.worn,
        ),
        *(state.land, state.round, state.time, state.threat, state.slimes, state.evil_ore, len(state.appeared)),
        *(state.found_crystal, state.found_star, len(state.npcs), tuple(state.marks), tuple(state.platforms)),
        *(tuple(state.ropes), tuple(state.pylons), tuple(state.houses), tuple(state.revealed), state.minimap),
        *(state.chains, state.journey, state.evil, len(state.complete), state.sides[0].character),
        tuple([pile[-1] if pile else "" for pile in state.goals.values()]),
        tuple(state.progress.items()),
        *(tuple([enemy.cell for enemy in state.enemies]), tuple([enemy.kind for enemy in state.enemies])),
        tuple([(boss.id, boss.cell, boss.form, boss.tokens, boss.changed) for boss in state.bosses]),
        tuple([(tuple(side.slots), side.coins, side.most_health, tuple(side.consumables)) for side in state.sides]),
        tuple([(*side.gear, *side.gear.values()) for side in state.sides]),
        tuple([(side.cell, tuple(side.armour)) for side in state.sides]),
    )


def prospects(t: TerrariaTable, seat: Seat, cell: Cell) -> dict[str, float]:
    """All that a player could pursue: what it promises, less what it takes."""
    return {plan.name: plan.promise - plan.takes() for plan in pursuits(needs_of(t, seat, cell, Needs))}


class Pursuit(NamedTuple):
    """Something to pursue: what it promises at most, and how to find out what it takes."""

    name: str
    promise: float
    takes: Callable[[], float]


def pursuits(needs: Needs) -> list[Pursuit]:
    """All that a player could pursue."""
    t, state, seat, content = needs.t, needs.state, needs.seat, load()
    outlook = Outlook(t, needs)
    found: list[Pursuit] = []
    picked = chosen(state)
    for number, (chain, pile) in enumerate(state.goals.items()):
        if pile and not comes_by_itself(pile[-1]):
            goal = content.goals[pile[-1]]
            best = promise(state, seat, chain, picked) + mood(state, seat, number) + MET * is_met(t, goal)
            found.append(Pursuit(goal.id, best, functools.partial(outlook.goal, goal)))
    for number, house in enumerate(STATIONS):
        if "build" not in picked and house not in needs.houses:
            task = BASE + TASK * (number == seat % len(STATIONS))
            found.append(Pursuit(house, task, functools.partial(needs.house, house)))
    lacked = lacking(t, seat)
    gear = [piece for piece in map(made, lacked) if piece.station in needs.houses]
    found += [Pursuit(each.id, KIT + mood(state, seat, 4), functools.partial(needs.item, each)) for each in gear]
    bosses = [boss for boss in state.bosses if not boss.changed]
    battle = BATTLE[sum([piece not in lacked for piece in ("iron_armour", "iron_shortsword")])]
    return found + [Pursuit(boss.id, battle, functools.partial(outlook.battle, boss)) for boss in bosses]


def needs_of(t: TerrariaTable, seat: Seat, cell: Cell, kind: type[AnyNeeds]) -> AnyNeeds:
    """What a player at a cell needs, in the world of now and that of before the last choices."""
    now, but = world_of(t), lately(t)
    return kind(t, seat, cell, now, world_of(t, but) if but else now, but)


def lately(t: TerrariaTable) -> frozenset[Cell]:
    """The cells that the last choices changed; none if one was dug that lay over or under something open.

    Then many ways may differ: it held somebody up, or barred a corner.
    """
    choices = [taken.choice for taken in t.history[-LATELY:]]
    cells = frozenset([choice.cell for choice in choices if isinstance(choice, CHANGING)])
    if cells:
        solid, marks = chart_of(t.state.land).solid, t.state.marks
        dug = [choice.cell for choice in choices if isinstance(choice, Dig)]
        if any(beside not in solid or beside in marks for cell in dug for beside in (cell + UP, cell + DOWN)):
            return frozenset()
    return cells


def world_of(t: TerrariaTable, but: frozenset[Cell] = frozenset()) -> World:
    """What matters for ways, perhaps as if nothing had been done to some cells."""
    state = t.state
    inside, floors = rooms_of(tuple(state.houses))
    taken = frozenset([*inside, *[cell for cell in state.ropes if cell not in but], *state.pylons])
    dug = tuple([cell for cell, mark in state.marks.items() if mark == "tunnel" and cell not in but])
    platforms = [cell for cell in state.platforms if cell not in but]
    return same_world(World(state.land, dug, (*platforms, *floors), tuple(rope_cells(t, but=but)), taken))


@functools.lru_cache(maxsize=64)
def rooms_of(houses: tuple[PlacedHouse, ...]) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
    """The cells of houses, and those in them and on them where one stands."""
    inside = [cell for house in houses for cell in house_cells(house.cell)]
    floors = [cell for house in houses for cell in (*house_cells(house.cell)[3:], *roof(house.cell))]
    return tuple(inside), tuple(floors)


def promise(state: State, seat: Seat, chain: Chain, picked: tuple[Chain, ...]) -> float:
    """What the visible goal of a chain is worth to a player, given the chains that were chosen."""
    level = load().goals[state.goals[chain][-1]].level
    order = (*picked, *[each for each in CHAINS if each not in picked])
    if is_leisure(state) and not state.journey:
        picked = ()
    return worth(chain, level, picked) + SHARED * (len(state.sides) > 1 and chain == order[seat % len(order)])


def comes_by_itself(goal: str) -> bool:
    """Whether nothing can be done for a goal but to wait."""
    condition = load().goals[goal].condition
    return isinstance(condition, Done) and condition.deed in WAITED


def mood(state: State, seat: Seat, number: int) -> float:
    """How much better or worse a plan seems in these rounds."""
    return MOOD * ((state.round // LASTS * 5 + number * 3 + seat) % MOODS - MOODS // 2)


def roof(corner: Cell) -> tuple[Cell, ...]:
    """The cells on top of a house."""
    return tuple(corner - WIDTH + x for x in range(3))
