"""What a monster would do in this round if everything stayed as it is now.  [BB-40xx to BB-43xx]"""

from __future__ import annotations

from questhall.core.copying import state_copier
from questhall.haven.charts import CellId
from questhall.haven.foresight import Hit, Plan, looking
from questhall.haven.terms import FigureId

from .blows import blow_of
from .charges import own_columns
from .content import load
from .effects import AnyEffect, Attack, Move
from .minds import guided_paths, potential, strike_target
from .odds import damages
from .state import HERO, State
from .steps.rounds import turn_name
from .world import BugsTable


def forecast(state: State, figure: FigureId) -> list[Plan]:
    """The turns of a monster that are still to come; none while its column is not rolled."""
    monster = state.figures[figure]
    if monster.kind != "monster" or HERO not in state.figures:
        return []
    faces = own_columns(state.columns.get(monster.being), elite=monster.elite)
    columns = load().monsters[monster.being].columns
    waiting = [face for face in faces if turn_name(figure, face) not in state.turns]
    future = looking(state_copier(State)(state))
    return [plan(future, figure, face) for face in sorted(waiting, key=lambda face: columns[face].initiative)]


def plan(t: BugsTable, figure: FigureId, face: int) -> Plan:
    """The actions of a column, one after the other.  [BB-4008, BB-4009]"""
    monster, is_open = t.state.figures[figure], False
    path: tuple[CellId, ...] = (monster.at,)
    hits: list[Hit] = []
    others: list[AnyEffect] = []
    column = load().monsters[monster.being].columns[face]
    for at, action in enumerate(column.actions):
        match action:
            case Move():
                ways = guided_paths(t, monster, face, at)
                if ways:
                    path, is_open = (*path, *ways[0][1:]), is_open or len(ways) > 1
                    monster.at = path[-1]
            case Attack():
                attack = potential(t, monster, face, at, action)
                target = strike_target(t, monster, attack)
                if target is not None:
                    blow = blow_of(t, monster, target.id, attack)
                    hits.append(Hit(blow.target, blow.inflict, damages(t, blow)))
            case _:
                others.append(action)
    return Plan(column.initiative, path if len(path) > 1 else (), is_open, tuple(hits), tuple(others))


def threat(state: State, cell: CellId) -> list[Hit] | None:
    """The attacks on you that are to come this round if you stood on a hex; None if no monster has still to act."""
    there = state_copier(State)(state)
    there.figures[HERO].at = cell
    plans = [plan for figure in there.figures for plan in forecast(there, figure)]
    return [hit for plan in plans for hit in plan.hits if hit.target == HERO] if plans else None
