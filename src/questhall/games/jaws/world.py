"""Who stands where, who is whose enemy, and what the ground is like for whom."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from questhall.core import Seat, Table
from questhall.haven import Chart, Footing, Walk
from questhall.haven.charts import CellId
from questhall.haven.events import Who
from questhall.haven.terms import FigureId

from .content import Monster, MonsterCard, Scenario, Stats, load
from .content.maps import Floor, chamber, floor
from .formulas import work_out
from .state import Figure, Hero, State
from .terms import Amount

JawsTable = Table[State]
FAR = 99
TUTORIAL = 5
MOST_STANDEES = 100
"""More than there are of any kind."""


def scenario_of(t: JawsTable) -> Scenario:
    """The scenario that is played."""
    return load().scenarios[t.state.scenario]


def taught(t: JawsTable, lesson: int) -> bool:
    """Whether the rules of a tutorial scenario are in force yet.  [JL-103, JL-5604, JL-5605]"""
    return is_taught(t.state.scenario, lesson)


@functools.cache
def is_taught(scenario: str, lesson: int) -> bool:
    """The same in a scenario; found once."""
    number = load().scenarios[scenario].number
    return number >= lesson or number > TUTORIAL


def amount(t: JawsTable, value: Amount) -> int:
    """A number, or what a formula comes to now.  [JL-3303, JL-3503]"""
    if isinstance(value, int):
        return value
    deed = t.state.deed
    known = {"C": t.state.party, "L": t.state.monster_level, "D": deed.damage, "M": max(0, len(deed.way) - 1)}
    return work_out(value, known)


# -- figures


def alive(t: JawsTable, figure: FigureId) -> bool:
    """Whether a figure is on the map."""
    return figure in t.state.figures


def who(figure: Figure) -> Who:
    """What a figure is called."""
    return Who(figure.being, figure.number, figure.elite)


def hero(t: JawsTable, being: str) -> Hero:
    """A character's cards and gains."""
    return t.state.heroes[being]


def active_heroes(t: JawsTable) -> list[Hero]:
    """The characters that are not exhausted.  [JL-4005]"""
    return [each for each in t.state.heroes.values() if not each.exhausted]


def seat_of(t: JawsTable, figure: FigureId) -> Seat:
    """Who decides for a figure: its player; for monsters the first player that is still there.  [JL-2906]"""
    heroes = t.state.heroes
    found = heroes.get(figure)
    if found is not None:
        return found.seat
    for each in heroes.values():
        if not each.exhausted:
            return each.seat
    return 0


def of_kind(t: JawsTable, kind: str) -> list[Figure]:
    """All characters, monsters or objectives on the map."""
    return [each for each in t.state.figures.values() if each.kind == kind]


def by_standee(figure: Figure) -> int:
    """The order of monsters of a kind: elites first, by their numbers.  [JL-2602]"""
    return figure.number - MOST_STANDEES * figure.elite


def monsters(t: JawsTable) -> list[Figure]:
    """All monsters on the map, elites first, by their numbers.  [JL-2602]"""
    return sorted(of_kind(t, "monster"), key=by_standee)


def print_of(figure: Figure) -> Monster:
    """The monster that a figure is."""
    return load().monsters[figure.being]


def stats_of(figure: Figure) -> Stats:
    """Its side of the stat card.  [JL-2603]"""
    return print_of(figure).stats(elite=figure.elite)


def deck_of(t: JawsTable, being: str) -> str:
    """The ability deck of a kind of monster.  [JL-2712, JL-2713]"""
    return deck_in(t.state.scenario, being)


@functools.cache
def deck_in(scenario: str, being: str) -> str:
    """The same in a scenario; found once."""
    return load().scenarios[scenario].decks.get(being) or load().monsters[being].deck or being


def drawn_card(t: JawsTable, being: str) -> MonsterCard:
    """The ability card that a kind of monster has this round.  [JL-2702]"""
    return ability_card(deck_of(t, being), t.state.drawn[being])


@functools.cache
def ability_card(deck: str, number: int) -> MonsterCard:
    """A monster ability card; found once."""
    return load().ability(deck, number)


def standing(t: JawsTable, cell: CellId, kind: str = "") -> Figure | None:
    """The figure on a hex, perhaps only of a kind."""
    there = (figure for figure in t.state.figures.values() if figure.at == cell)
    return next((figure for figure in there if kind in ("", figure.kind)), None)


def protected(t: JawsTable, figure: Figure) -> bool:
    """Whether an objective is one that the party protects, and does not attack."""
    return figure.kind == "objective" and figure.being in wards_of(t.state.scenario)


@functools.cache
def wards_of(scenario: str) -> frozenset[str]:
    """The kinds of objectives that the party protects in a scenario."""
    return frozenset(each.kind for each in load().scenarios[scenario].objectives.values() if each.protect)


def enemies(t: JawsTable, actor: Figure, *, forced: bool = False) -> list[Figure]:
    """Whom a figure may attack; a forced monster attacks other monsters.  [JL-802, JL-3508, JL-G-408]"""
    figures = t.state.figures.values()
    wards = wards_of(t.state.scenario)
    if actor.kind == "character":
        return [f for f in figures if f.kind == "monster" or (f.kind == "objective" and f.being not in wards)]
    if forced:
        return [each for each in figures if each.kind == "monster" and each.id != actor.id]
    return [each for each in figures if each.kind == "character" or each.being in wards]


def allies(t: JawsTable, actor: Figure) -> list[Figure]:
    """Figures of the same side; a figure is not its own ally.  [JL-G-004]"""
    return [each for each in t.state.figures.values() if each.kind == actor.kind and each.id != actor.id]


# -- the map


def floor_of(t: JawsTable) -> Floor:
    """What is revealed of the map."""
    return floor(t.state.scenario, tuple(t.state.opened))


def chart_of(t: JawsTable) -> Chart:
    """The cells that are revealed."""
    return floor_of(t).chart


def far(t: JawsTable, one: CellId, two: CellId) -> int:
    """How many hexes apart, around walls.  [JL-G-003]"""
    return chart_of(t).distance[one].get(two, FAR)


def within(t: JawsTable, cell: CellId, others: Iterable[Figure], reach: int) -> list[Figure]:
    """Those at most so far from a hex."""
    near = chart_of(t).distance[cell]
    return [each for each in others if near.get(each.at, FAR) <= reach]


def seen(t: JawsTable, cell: CellId, others: Iterable[Figure]) -> list[Figure]:
    """Those in line of sight of a hex.  [JL-1201, JL-1203, JL-1204]"""
    floor_now = floor_of(t)
    return [each for each in others if floor_now.sees(cell, each.at)]


def adjacent(t: JawsTable, figure: Figure, others: Iterable[Figure]) -> list[Figure]:
    """Those next to a figure.  [JL-G-002]"""
    return within(t, figure.at, others, 1)


def closed_doors(t: JawsTable) -> frozenset[CellId]:
    """The door hexes that nobody has opened."""
    return floor_of(t).closed


def locked_doors(t: JawsTable) -> set[CellId]:
    """The closed doors that no character can open."""
    doors, locked = chamber(t.state.scenario).doors, scenario_of(t).locked
    return {doors[door] for door in locked if door not in t.state.opened}


def obstacles(t: JawsTable) -> set[CellId]:
    """All obstacle hexes; the Ward is one.  [JL-218]"""
    found = {cell for cell, terrain in t.state.terrain.items() if terrain == "obstacle"}
    return found | {t.state.ward} if t.state.ward else found


def is_empty(t: JawsTable, cell: CellId) -> bool:
    """Inside the walls without a figure, obstacle, trap or objective, and no difficult terrain.

    [JL-2501, JL-2502, JL-2503, JL-O-27, JL-O-28]
    """
    state = t.state
    taken = cell in state.terrain or cell in state.traps or cell == state.ward or cell in closed_doors(t)
    return not taken and standing(t, cell) is None


def walk_of(t: JawsTable, figure: Figure, *, jumps: bool = False, sure: bool = False) -> Walk[CellId]:
    """What the map is like for a figure.  [JL-703 to JL-706, JL-708, JL-720 to JL-727, JL-3511, JL-2310]"""
    state, near = t.state, chart_of(t).near
    others = {each.at for each in state.figures.values() if each.id != figure.id}
    blocks = obstacles(t)
    shut = closed_doors(t) if figure.kind != "character" else locked_doors(t)
    harm = set(state.traps)
    if figure.kind == "monster" and state.devil:
        harm.add(state.devil)
    slow = set() if sure else {cell for cell, terrain in state.terrain.items() if terrain == "difficult"}
    if jumps:
        return Walk(near, hazards=harm, blocked=shut, taken=others | blocks, jumps=True, landing=slow)
    friends = {each.at for each in allies(t, figure)}
    return Walk(near, slow, harm, blocks | shut | (others - friends), friends)


def footing_of(t: JawsTable, figure: Figure, *, jumps: bool = False) -> Footing | None:
    """The same for a monster as sets of bits; None where more than they can tell decides what a jump costs."""
    state, floor_now = t.state, floor_of(t)
    bit = floor_now.ground.grid.bit
    others = friends = 0
    for each in state.figures.values():
        if each is not figure:
            others |= bit[each.at]
            if each.kind == figure.kind:
                friends |= bit[each.at]
    blocks, slow = bit.get(state.ward, 0), 0
    for cell, terrain in state.terrain.items():
        if terrain == "obstacle":
            blocks |= bit.get(cell, 0)
        elif terrain == "difficult":
            slow |= bit.get(cell, 0)
    harm = bit.get(state.devil, 0)
    for cell in state.traps:
        harm |= bit.get(cell, 0)
    shut = floor_now.shut
    if jumps:
        return None if slow else Footing("", 0, harm, shut, others | blocks, jumps=True)
    return Footing("", slow, harm, blocks | shut | (others & ~friends), friends)
