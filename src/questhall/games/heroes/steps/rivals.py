"""The turn of a hero of the AI: it hunts heroes, takes mines and marches on the towns of the players.  [HM-26xx]"""

from __future__ import annotations

import functools
from heapq import heappop, heappush
from operator import or_

from questhall.core import Choice, Decision, Question, Seat, Step
from questhall.kit.hexes import Hex

from ..choices import Done, LeadRival, ScoutTile
from ..content import load
from ..effects import FieldId
from ..events import RivalMoved
from ..geography import Chart, HeroesTable, blocked, chart, ring, sealed, spread
from ..people import HOMES, living, pawns, rival_of, rivals, standing, town_of
from ..state import Rival
from .exploring import TurnUp
from .meeting import Confront
from .moving import is_sanctuary
from .visiting import RivalVisit

RIVAL_MOVES = 3
Way = FieldId | int
"""The first thing on a way: a field to go to, or a face-down tile to turn up."""


class RivalTurn(Step, frozen=True):
    """After the players a hero of the AI spends its three movement points.  [HM-2603, HM-2608]"""

    rival: Seat

    def run(self, t: HeroesTable) -> None:
        """Unless it has been beaten."""
        rival = rival_of(t, self.rival)
        if not rival.out:
            rival.moves = RIVAL_MOVES
            t.do(LeadOn(self.rival))


class LeadOn(Question, frozen=True):
    """It takes the shortest way to its goal; of equal ways the player names one.  [HM-2607, HM-R-130]"""

    automatic = True

    rival: Seat

    def ask(self, t: HeroesTable) -> Decision:
        """The priorities are looked at anew for each movement point."""
        rival = rival_of(t, self.rival)
        ways = first_ways(t, self.rival, rival) if rival.moves and not rival.out else []
        choices: list[Choice] = [ScoutTile(way) if isinstance(way, int) else LeadRival(way) for way in ways]
        return Decision(living(t)[0], self, tuple(choices) or (Done(),))

    def answer(self, t: HeroesTable, seat: Seat, choice: LeadRival | ScoutTile | Done) -> None:
        """To discover a tile costs a movement point too; the player turns it.  [HM-2612, HM-2613]"""
        rival = rival_of(t, self.rival)
        if isinstance(choice, Done):
            return
        rival.moves -= 1
        t.do(self)
        if isinstance(choice, ScoutTile):
            t.do(TurnUp(seat, choice.place))
            return
        rival.at = choice.to
        t.tell(RivalMoved(rival.hero, choice.to))
        t.do(RivalArrives(self.rival))


class RivalArrives(Step, frozen=True):
    """A player's hero or home is attacked; everything else is flagged or visited.  [HM-2604, HM-2609, HM-R-132]"""

    rival: Seat

    def run(self, t: HeroesTable) -> None:
        """Guards are no hindrance."""
        field = rival_of(t, self.rival).at
        flag = t.state.flags.get(field)
        held = flag is not None and flag.seat >= 0 and load().fields[field].location in HOMES
        if held or any(seat >= 0 for seat, _ in standing(t, field)):
            t.do(Confront(self.rival, "main", field))
        else:
            t.do(RivalVisit(self.rival, field))


def first_ways(t: HeroesTable, seat: Seat, rival: Rival) -> list[Way]:
    """How the shortest ways to the nearest goal of the first priority begin.  [HM-2604 to HM-2606]"""
    wishes = priorities(t, seat, rival)
    costs, starts, ways = roads(t, seat, rival, wishes)
    for goals in wishes:
        reached = [cell for cell in goals if cell in costs]
        if reached:
            least = min(costs[cell] for cell in reached)
            found = functools.reduce(or_, [starts[cell] for cell in reached if costs[cell] == least])
            return sorted([way for way, bit in ways.items() if bit & found], key=str)
    return []


def priorities(t: HeroesTable, seat: Seat, rival: Rival) -> list[list[Hex]]:
    """Heroes on its tile, then its mines and settlements, then the players' towns, then heroes anywhere.

    [HM-2604 to HM-2606, HM-R-131]
    """
    graph = chart(t.state.layout)
    at, here = graph.at, spread(t.state.layout.places[graph.place(rival.at)])
    heroes = [pawn.at for who in living(t) for _, pawn in pawns(t.state.sides[who]) if not is_sanctuary(pawn.at)]
    near = [field for field in heroes if field in here]
    fields = [field for field in here if load().fields[field].location in PRIZES]
    prizes = [field for field in fields if not owned(t, seat, field)]
    towns = [town_of(t, who) for who in living(t) if not owned(t, seat, town_of(t, who))]
    return [[at[field] for field in goals if field != rival.at] for goals in (near, prizes, towns, heroes)]


PRIZES = ("mine", "settlement")


def owned(t: HeroesTable, seat: Seat, field: FieldId) -> bool:
    """Whether a field has the cube of this hero of the AI.  [HM-R-131]"""
    flag = t.state.flags.get(field)
    return flag is not None and flag.seat == seat


def roads(
    t: HeroesTable, seat: Seat, rival: Rival, goals: list[list[Hex]]
) -> tuple[dict[Hex, int], dict[Hex, int], dict[Way, int]]:
    """What it costs to reach cells, how the shortest ways to them begin, as bits, and which bit stands for what.

    Nothing farther than the nearest goal of the first priority is looked at.  [HM-2612, HM-R-130]
    """
    graph = chart(t.state.layout)
    start = graph.at[rival.at]
    shut, forbidden = closed(t) - {start}, closed_to(t, seat)
    ways = {way: 1 << n for n, way in enumerate(dict.fromkeys([way for _, way, _ in beyond(graph, start)]))}
    starts, costs = {start: 0}, {start: 0}
    queue, limit = [(0, start)], 999
    wanted: set[Hex] = next((able for each in goals if (able := set(each) - forbidden)), set())
    while queue and queue[0][0] <= limit:
        cost, cell = heappop(queue)
        if cell in wanted:
            limit = min(limit, cost)
        if cost > costs[cell] or cell in shut:
            continue
        begun = starts[cell]
        for near, way, price in beyond(graph, cell):
            whole, first = cost + price, begun or ways[way]
            known = costs.get(near, 999)
            if whole < known:
                costs[near], starts[near] = whole, first
                heappush(queue, (whole, near))
            elif whole == known:
                starts[near] |= first
    return {cell: cost for cell, cost in costs.items() if cell not in forbidden}, starts, ways


@functools.lru_cache(maxsize=8192)
def beyond(graph: Chart, cell: Hex) -> list[tuple[Hex, Way, int]]:
    """The cells next to one, what would be done first to get there and the price, for a face-down tile one point more.

    Face-down tiles are taken for open ground.
    """
    field, hidden, around = graph.here.get(cell), graph.hidden, ring(cell)
    if field is not None:
        found: list[tuple[Hex, Way, int]] = [(graph.at[near], near, 1) for near in graph.near(field)]
        return found + [(near, hidden[near], 2) for near in around if near in hidden and not sealed(field)]
    known = [graph.here[near] for near in around if near in graph.here]
    fields = [(graph.at[near], near, 1) for near in known if not blocked(graph, near) and not sealed(near)]
    own = hidden[cell]
    return [*fields, *((near, hidden[near], 1 + (hidden[near] != own)) for near in around if near in hidden)]


def closed(t: HeroesTable) -> set[Hex]:
    """Cells that can be entered but not passed: where somebody stands."""
    at = chart(t.state.layout).at
    heroes = [pawn.at for side in t.state.sides for _, pawn in pawns(side)]
    return {at[field] for field in (*heroes, *(rival.at for _, rival in rivals(t)))}


def closed_to(t: HeroesTable, seat: Seat) -> set[Hex]:
    """Cells where it cannot stop: with another hero of the AI, or a hero in a sanctuary.  [HM-420, HM-3623]"""
    at = chart(t.state.layout).at
    heroes = [pawn.at for side in t.state.sides for _, pawn in pawns(side)]
    taken = [rival.at for other, rival in rivals(t) if other != seat]
    return {at[field] for field in (*taken, *filter(is_sanctuary, heroes))}
