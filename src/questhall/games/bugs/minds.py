"""What a monster makes for: its target, its attack hexes, its way.  [BB-41xx, BB-42xx, BB-R-33]"""

from __future__ import annotations

import functools

from questhall.haven import Footing, bits, planning
from questhall.haven.charts import CellId
from questhall.haven.terms import FigureId
from questhall.haven.ways import Ways, distinct

from .charges import own_columns, payments
from .content import chamber, load
from .effects import Attack, Extra, Move, uses_of
from .ground import footing_of, walk_on
from .state import HERO, Figure
from .strengthening import added
from .world import BugsTable, chart_of, in_range, prey

OBJECTIVE = 99
"""The initiative of an objective when targets are chosen.  [BB-422]"""
MELEE = (0,)


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


def reach_of(t: BugsTable, figure: Figure, face: int, at: int, attack: Attack) -> int:
    """The range that the attack would have with every element that is available.  [BB-R-62]"""
    return potential(t, figure, face, at, attack).range if grows_farther(attack) else attack.range


def grows_farther(attack: Attack) -> bool:
    """Whether an element changes the range of an attack."""
    return any(spend.add.range or spend.add.farther for spend in attack.spend)


def moving(t: BugsTable, figure: Figure, face: int, at: int) -> tuple[Footing, int]:
    """Where it can go, and its movement points with every element that is available."""
    move = load().monsters[figure.being].columns[face].actions[at]
    assert isinstance(move, Move)
    points, jump = move.value, move.jump
    if not move.spend:
        return footing_of(t, figure, jumps=jump), points
    for option, spend in enumerate(move.spend):
        if action_key(figure, face, at, option) in t.state.improved or payments(t, spend.cost):
            points, jump = points + spend.add.plus, jump or spend.add.jump
    return footing_of(t, figure, jumps=jump), points


def ranges_after(t: BugsTable, figure: Figure, face: int, at: int) -> tuple[int, ...]:
    """The ranges of the attacks after a move; without any it moves as for a melee attack.

    [BB-4103, BB-4901, BB-R-33]
    """
    if "disarm" in figure.conditions:
        return MELEE
    printed = printed_ranges(figure.being, face, at)
    if printed is not None:
        return printed
    attacks = attacks_after(figure.being, face, at)
    return tuple([reach_of(t, figure, face, number, each) for number, each in attacks])


@functools.cache
def printed_ranges(being: str, face: int, at: int) -> tuple[int, ...] | None:
    """The same where no element can change it; None where one can."""
    attacks = [attack for _, attack in attacks_after(being, face, at)]
    return None if any(map(grows_farther, attacks)) else tuple(each.range for each in attacks) or MELEE


@functools.cache
def attacks_after(being: str, face: int, at: int) -> list[tuple[int, Attack]]:
    """The attacks that follow an action, by their places; not to be changed."""
    actions = enumerate(load().monsters[being].columns[face].actions)
    return [(number, each) for number, each in actions if number > at and isinstance(each, Attack)]


def is_shy(figure: Figure) -> bool:
    """Whether stepping away changes its luck: not if it has another reason for disadvantage, or one against it."""
    return "muddle" not in figure.conditions and "strengthen" not in figure.conditions


@functools.cache
def scores_of(ranges: tuple[int, ...], shy: bool) -> dict[int, planning.Score]:
    """How good each distance is to attack from: most attacks, then fewest with disadvantage; not to be changed.

    [BB-4102, BB-4203, BB-4205]
    """
    scores: dict[int, planning.Score] = {}
    for distance in range(1, max(1, *ranges) + 1):
        possible = sum(distance <= max(1, reach) for reach in ranges)
        awkward = sum(reach > 0 and distance == 1 for reach in ranges) if shy else 0
        scores[distance] = (-possible, awkward)
    return scores


def hexes_around(scenario: str, cell: CellId, ranges: tuple[int, ...], shy: bool) -> dict[CellId, planning.Score]:
    """The hexes to attack a hex from, with how good they are."""
    scores, far = scores_of(ranges, shy), chamber(scenario).chart.distance[cell]
    return {other: scores[distance] for other, distance in far.items() if distance in scores}


def initiative_of(t: BugsTable, figure: Figure) -> int:
    """For ties among targets.  [BB-422]"""
    return t.state.initiative if figure.id == HERO else OBJECTIVE


def meant(t: BugsTable, figure: Figure, face: int, at: int, before: FigureId = "") -> list[Figure]:
    """Whom a move or an attack is meant for: one target for all of a turn; ties are left open.

    The target that can be attacked soonest, of those the nearest, then who acts first.  [BB-4101, BB-4107, BB-R-34]
    """
    targets = prey(t)
    if len(targets) < 2:
        return targets
    kept = [each for each in targets if each.id == before]
    if kept:
        return kept
    action = load().monsters[figure.being].columns[face].actions[at]
    if isinstance(action, Attack):
        soonest = in_range(t, figure, targets, reach_of(t, figure, face, at, action))
    else:
        cells = tuple([each.at for each in targets])
        footing, ranges = moving(t, figure, face, at)[0], ranges_after(t, figure, face, at)
        soonest = [targets[place] for place in reached_soonest(footing, figure.at, cells, ranges, is_shy(figure))]
    near = chart_of(t).distance[figure.at]
    ranks = [(near[each.at], initiative_of(t, each)) for each in soonest]
    return [each for each, rank in zip(soonest, ranks, strict=True) if rank == min(ranks)]


@functools.lru_cache(maxsize=4096)
def reached_soonest(
    footing: Footing, start: CellId, targets: tuple[CellId, ...], ranges: tuple[int, ...], shy: bool
) -> list[int]:
    """The places of those targets whose attack hexes take the fewest hazards and points; not to be changed.

    [BB-4102, BB-4107 to BB-4110]
    """
    ways = walk_on(footing).ways(start)
    costs = [planning.soonest(ways, hexes_around(footing.place, cell, ranges, shy)) for cell in targets]
    best = min([cost for cost in costs if cost is not None], default=None)
    return [place for place, cost in enumerate(costs) if cost is not None and cost == best]


def guided_paths(t: BugsTable, figure: Figure, face: int, at: int, target: Figure) -> list[tuple[CellId, ...]]:
    """The ways that a monster may take to its target with a move action; none if it stays.

    [BB-4104 to BB-4112, BB-4201, BB-4204, BB-4206, BB-4902 to BB-4905, BB-R-32]
    """
    if "immobilize" in figure.conditions:
        return []
    ranges, shy, place = ranges_after(t, figure, face, at), is_shy(figure), t.state.scenario
    best = goals_around(place, target.at, ranges, shy).ranked[0]
    if best & chamber(place).grid.bit[figure.at]:
        return []
    footing, points = moving(t, figure, face, at)
    return marches(footing, figure.at, points, target.at, ranges, shy)


@functools.cache
def goals_around(scenario: str, cell: CellId, ranges: tuple[int, ...], shy: bool) -> bits.Goals:
    """The hexes to attack a hex from as sets, the best first."""
    bit, ranked = chamber(scenario).grid.bit, dict[planning.Score, int]()
    for other, score in hexes_around(scenario, cell, ranges, shy).items():
        ranked[score] = ranked.get(score, 0) | bit[other]
    return bits.Goals(tuple([ranked[score] for score in sorted(ranked)]), sum(ranked.values()))


@functools.lru_cache(maxsize=8192)
def marches(
    footing: Footing, start: CellId, points: int, target: CellId, ranges: tuple[int, ...], shy: bool
) -> list[tuple[CellId, ...]]:
    """The ways to attack a target; worked out once, not to be changed."""
    goals = goals_around(footing.place, target, ranges, shy)
    found = bits.marches(chamber(footing.place).grid, footing, start, points, goals)
    return planned_marches(footing, start, points, target, ranges, shy) if found is None else found


def planned_marches(
    footing: Footing, start: CellId, points: int, target: CellId, ranges: tuple[int, ...], shy: bool
) -> list[tuple[CellId, ...]]:
    """The same through as few hazards as can be."""
    ways = walk_on(footing).ways(start)
    ends = planning.destinations(ways, points, hexes_around(footing.place, target, ranges, shy)) or ()
    return [path for end in ends if end.cell != start for path in ways_there(ways, end)]


def ways_there(ways: Ways[CellId], end: planning.Destination[CellId]) -> list[tuple[CellId, ...]]:
    """The cheapest ways to a destination that trigger other hazards."""
    if end.hazards == 0:
        return [ways.first_path(end.cell)]
    return distinct(ways.paths(end.cell, end.hazards), ways.walk.hazards, jumps=ways.walk.jumps)


def can_strike(t: BugsTable, figure: Figure, target: Figure, reach: int) -> bool:
    """Whether it can attack a target from where it stands.  [BB-2313, BB-4302]"""
    return "disarm" not in figure.conditions and chart_of(t).distance[figure.at][target.at] <= max(reach, 1)


def first_turn(t: BugsTable, figure: Figure) -> int:
    """When it acts this round: by the column that was rolled, or the earlier of the other two if it is elite."""
    columns = load().monsters[figure.being].columns
    faces = own_columns(t.state.columns.get(figure.being), elite=figure.elite)
    return min((columns[face].initiative for face in faces), default=OBJECTIVE)


def in_order(t: BugsTable, figure: Figure, others: list[Figure]) -> list[Figure]:
    """The nearest first, of equally near ones who acts earlier.  [BB-4310, BB-4311]"""
    near = chart_of(t).distance[figure.at]

    def order(each: Figure) -> tuple[int, int, int]:
        return near[each.at], first_turn(t, each), each.number

    return sorted(others, key=order)
