"""What a monster would do in this round if everything stayed as it is now.  [JL-28xx to JL-30xx]"""

from __future__ import annotations

from typing import NamedTuple

from questhall.core.copying import state_copier
from questhall.haven.charts import CellId
from questhall.haven.foresight import Hit, Plan, looking
from questhall.haven.terms import FigureId

from . import minds
from .blows import blow_of, reach_of
from .content import load
from .effects import Attack, Effect, Move
from .odds import damages
from .state import Figure, State
from .steps.monsters import improved
from .world import JawsTable, deck_of, floor_of, of_kind, walk_of


def to_come(state: State, figure: Figure) -> bool:
    """Whether a monster has still to act in this round, and it is known what it does."""
    known = figure.kind == "monster" and figure.being in state.drawn and figure.id not in state.turns
    return known and state.active != figure.id and "stun" not in figure.conditions


def forecast(state: State, figure: FigureId) -> list[Plan]:
    """The turn that a monster has still to take, if it is known."""
    if not to_come(state, state.figures[figure]):
        return []
    future: JawsTable = looking(state_copier(State)(state))
    return [plan(future, future.state.figures[figure])]


def plan(t: JawsTable, monster: Figure) -> Plan:
    """The actions of its card, one after the other.  [JL-2706, JL-G-121]"""
    actions, is_open = minds.actions_of(t, monster), False
    focus = minds.find_focus(t, monster, actions)
    path: tuple[CellId, ...] = (monster.at,)
    hits: list[Hit] = []
    others: list[object] = []
    order: list[object] = []
    for at, action in enumerate(actions):
        match action:
            case Move():
                ways = moves(t, monster, action, focus, at)
                if ways:
                    path, is_open = (*path, *ways[0][1:]), is_open or len(ways) > 1
                    monster.at = path[-1]
                    order += [path[-1]] if len(ways[0]) > 1 else []
            case Attack():
                struck = strikes(t, monster, minds.potential(t, monster, at, action), focus)
                hits += struck
                order += struck
            case Effect():
                others.append(improved(t, monster, at, action))
                order.append(others[-1])
    initiative = load().ability(deck_of(t, monster.being), t.state.drawn[monster.being]).initiative
    return Plan(initiative, path if len(path) > 1 else (), is_open, tuple(hits), tuple(others), tuple(order))


def moves(t: JawsTable, monster: Figure, move: Move, focus: FigureId, at: int) -> list[tuple[CellId, ...]]:
    """The ways that are open to it."""
    if not focus or "immobilize" in monster.conditions:
        return []
    attack = minds.attack_from(t, monster, minds.actions_of(t, monster), at)
    return minds.Plan(t, monster, attack, move).paths(focus)


def strikes(t: JawsTable, monster: Figure, attack: Attack, focus: FigureId) -> list[Hit]:
    """Whom it would attack from where it is; of equal sets of targets the first."""
    if not focus or "disarm" in monster.conditions or attack.at == "around":
        return []
    found = minds.strikes(t, monster, attack, t.state.figures[focus])
    blows = [blow_of(t, monster, attack, t.state.figures[each]) for each in (found[0] if found else ())]
    return [Hit(blow.target, blow.inflict, damages(t, blow)) for blow in blows]


# -- where it is dangerous


class Menace(NamedTuple):
    """A monster that has still to act, the hexes that it could attack, and how hard."""

    cells: frozenset[CellId]
    damage: float
    """On average."""


def menaces(t: JawsTable, being: FigureId) -> list[Menace]:
    """What the monsters that have still to act could do to a character this round."""
    found, victim = list[Menace](), t.state.figures[being]
    for monster in of_kind(t, "monster"):
        actions = minds.actions_of(t, monster) if to_come(t.state, monster) else ()
        attack = minds.attack_from(t, monster, actions)
        if attack is not None:
            move = next((each for each in actions if isinstance(each, Move)), None)
            chances = damages(t, blow_of(t, monster, attack, victim))
            mean = sum(damage * count for damage, count in chances.items()) / chances.total()
            found.append(Menace(threatened(t, monster, attack, move), mean))
    return found


def threatened(t: JawsTable, monster: Figure, attack: Attack, move: Move | None) -> frozenset[CellId]:
    """The hexes that a monster could attack from anywhere it can go."""
    floor, points = floor_of(t), minds.move_points(t, monster, move)
    walk = walk_of(t, monster, jumps=move is not None and move.jump)
    stops = {monster.at, *(cell for cell, cost in walk.ways(monster.at).stops(0).items() if cost <= points)}
    near, reach = floor.chart, reach_of(attack)
    return frozenset(there for cell in stops for there in near.within(cell, reach) if floor.sees(cell, there))
