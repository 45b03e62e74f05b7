"""What a monster makes for: its target, its attack hexes, its way.  [BB-41xx, BB-42xx, BB-R-33]"""

from __future__ import annotations

import functools

from questhall.haven import planning
from questhall.haven.ways import Ways, distinct

from .charges import columns_of, payments
from .content import chamber, load
from .effects import Attack, CellId, Extra, Move, added, uses_of
from .state import HERO, Figure
from .world import BugsTable, Footing, chart_of, footing_of, in_range, prey, walk_on

OBJECTIVE = 99
"""The initiative of an objective when targets are chosen.  [BB-422]"""


def action_key(figure: Figure, face: int, at: int, option: int) -> str:
    """The name of an element use of a kind of monster."""
    return f"{figure.being}.{face}.{at}.{option}"


def improvements(t: BugsTable, figure: Figure, face: int, at: int) -> list[Extra]:
    """What elements that its kind has used this round add to an action.  [BB-4404]"""
    offered = uses_of(load().monsters[figure.being].columns[face].actions[at])
    known = t.state.improved
    return [each.add for option, each in enumerate(offered) if action_key(figure, face, at, option) in known]


def potential(t: BugsTable, figure: Figure, face: int, at: int, attack: Attack) -> Attack:
    """The attack as it would be with every element that is available.  [BB-R-62]"""
    for option, spend in enumerate(attack.spend):
        if action_key(figure, face, at, option) in t.state.improved or payments(t, spend.cost):
            attack = added(attack, spend.add)
    return attack


def moving(t: BugsTable, figure: Figure, face: int, at: int) -> tuple[int, bool]:
    """Movement points with every element that is available, and whether it is a jump."""
    move = load().monsters[figure.being].columns[face].actions[at]
    assert isinstance(move, Move)
    points, jump = move.value, move.jump
    for option, spend in enumerate(move.spend):
        if action_key(figure, face, at, option) in t.state.improved or payments(t, spend.cost):
            points, jump = points + spend.add.plus, jump or spend.add.jump
    return points, jump


def attacks_after(t: BugsTable, figure: Figure, face: int, at: int) -> list[Attack]:
    """The attacks that follow a move; without any it moves as for a melee attack.  [BB-4103, BB-4901, BB-R-33]"""
    actions = load().monsters[figure.being].columns[face].actions
    if "disarm" in figure.conditions:
        return [Attack(0)]
    later = range(at + 1, len(actions))
    found = [(number, actions[number]) for number in later]
    attacks = [potential(t, figure, face, number, each) for number, each in found if isinstance(each, Attack)]
    return attacks or [Attack(0)]


@functools.lru_cache(maxsize=4096)
def hexes_around(scenario: str, cell: CellId, ranges: tuple[int, ...]) -> dict[CellId, planning.Score]:
    """The hexes to attack a hex from: most attacks, then fewest with disadvantage; not to be changed.

    [BB-4102, BB-4203, BB-4205]
    """
    found: dict[CellId, planning.Score] = {}
    for other, distance in chamber(scenario).chart.distance[cell].items():
        possible = sum(distance <= max(1, reach) for reach in ranges)
        if possible and distance:
            awkward = sum(reach > 0 and distance == 1 for reach in ranges)
            found[other] = (-possible, awkward)
    return found


def initiative_of(t: BugsTable, figure: Figure) -> int:
    """For ties among targets.  [BB-422]"""
    return t.state.initiative if figure.id == HERO else OBJECTIVE


def guided_paths(t: BugsTable, figure: Figure, face: int, at: int) -> list[tuple[CellId, ...]]:
    """The ways that a monster may take with a move action; none if it stays.

    [BB-4104 to BB-4112, BB-4201, BB-4204, BB-4206, BB-4902 to BB-4905, BB-R-32]
    """
    if "immobilize" in figure.conditions:
        return []
    ranges = tuple([attack.range for attack in attacks_after(t, figure, face, at)])
    targets = tuple([(each.at, initiative_of(t, each)) for each in prey(t, figure)])
    if len(targets) == 1 and stays(t.state.scenario, figure.at, targets[0][0], ranges):
        return []
    points, jump = moving(t, figure, face, at)
    return marches(footing_of(t, figure, jumps=jump), figure.at, points, targets, ranges)


@functools.lru_cache(maxsize=4096)
def stays(scenario: str, cell: CellId, target: CellId, ranges: tuple[int, ...]) -> bool:
    """Whether no hex is better to attack from than the one where it stands."""
    goals = hexes_around(scenario, target, ranges)
    return goals.get(cell) == min(goals.values())


@functools.lru_cache(maxsize=8192)
def marches(
    footing: Footing, start: CellId, points: int, targets: tuple[tuple[CellId, int], ...], ranges: tuple[int, ...]
) -> list[tuple[CellId, ...]]:
    """The ways to attack targets, which are hexes with initiatives; worked out once, not to be changed."""
    walk = walk_on(footing)
    goals = {cell: hexes_around(footing.scenario, cell, ranges) for cell, _ in targets}
    focus = [cell for cell, _ in targets]
    if len(targets) == 1:
        ways = walk.ways_to(start, goals[focus[0]], points)
    else:
        ways = walk.ways(start)
        focus = planning.focus([(cell, planning.soonest(ways, goals[cell]), when) for cell, when in targets])
    found: list[tuple[CellId, ...]] = []
    for target in focus:
        for end in planning.destinations(ways, points, goals[target]) or ():
            if end.cell != start:
                found += ways_there(ways, end)
    return list(dict.fromkeys(found))


def ways_there(ways: Ways[CellId], end: planning.Destination[CellId]) -> list[tuple[CellId, ...]]:
    """The cheapest ways to a destination that trigger other hazards."""
    if end.hazards == 0:
        return [ways.first_path(end.cell)]
    return distinct(ways.paths(end.cell, end.hazards), ways.walk.hazards, jumps=ways.walk.jumps)


def strike_target(t: BugsTable, figure: Figure, attack: Attack) -> Figure | None:
    """Whom it attacks from where it stands: the nearest, then who acts first.  [BB-4101, BB-2313, BB-R-34]"""
    if "disarm" in figure.conditions:
        return None
    near = chart_of(t).distance[figure.at]
    reached = in_range(t, figure, prey(t, figure), attack.range)
    return min(reached, key=lambda each: (near[each.at], initiative_of(t, each)), default=None)


def in_order(t: BugsTable, figure: Figure, others: list[Figure]) -> list[Figure]:
    """The nearest first, of equally near ones who acts earlier.  [BB-4310, BB-4311]"""
    near = chart_of(t).distance[figure.at]

    def order(each: Figure) -> tuple[int, int, int]:
        columns = load().monsters[each.being].columns
        first = min((columns[face].initiative for face in columns_of(t.state, each.being)), default=OBJECTIVE)
        return near[each.at], first, each.number

    return sorted(others, key=order)
