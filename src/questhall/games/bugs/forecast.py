"""What monsters would do in this round if you did nothing more.  [BB-40xx to BB-43xx]"""

from __future__ import annotations

from collections.abc import Iterable

from questhall.core.copying import state_copier
from questhall.haven import Luck, conditions
from questhall.haven.charts import CellId
from questhall.haven.foresight import Hit, Plan, looking
from questhall.haven.terms import FigureId

from .blows import Blow, blow_of
from .charges import payments
from .content import load
from .effects import Afflict, AnyEffect, Attack, Condition, Gain, Move, Pull, Push, uses_of
from .minds import action_key, can_strike, guided_paths, meant, potential
from .odds import damages
from .state import HERO, Figure, State
from .steps.rolling import ROWS, luck_of
from .steps.rounds import Slot, untaken
from .steps.supporting import MonsterGains
from .world import BugsTable, end_turn_bonuses, hero, immune, in_range

Plans = dict[FigureId, list[Plan]]


def forecast(state: State) -> Plans:
    """The turns of all monsters that are still to come, by their order; none of those whose column is not rolled."""
    if HERO not in state.figures:
        return {}
    t: BugsTable = looking(state_copier(State)(state))
    found: Plans = {}
    if state.active == HERO:
        end_turn(t, hero(t))
    for initiative, figure, face in in_turn(t):
        if figure == HERO:
            end_turn(t, hero(t))
        else:
            found.setdefault(figure, []).append(plan(t, figure, face, initiative))
    return found


def in_turn(t: BugsTable) -> list[Slot]:
    """The turns to come; of equal initiatives you are first, then the lower number.  [BB-704 to BB-706]"""
    slots = [slot for slot in untaken(t) if slot[1] != HERO or t.state.active != HERO]
    return sorted(slots, key=lambda slot: (slot[0], t.state.figures[slot[1]].number))


def plan(t: BugsTable, figure: FigureId, face: int, initiative: int) -> Plan:
    """A turn from its beginning to its end; whoever dies of a wound does not act.  [BB-2307, BB-714]"""
    monster = t.state.figures.get(figure)
    if monster is not None and "wound" in monster.conditions:
        monster.health -= 1
    if monster is None or monster.health <= 0:
        t.state.figures.pop(figure, None)
        return Plan(initiative, (), False, (), ())
    done = acts(t, monster, face, initiative)
    end_turn(t, monster)
    return done


def acts(t: BugsTable, monster: Figure, face: int, initiative: int) -> Plan:
    """The actions of a column, one after the other; of targets that are yours to choose from, the first.

    [BB-4008, BB-4009, BB-R-34]
    """
    is_open = False
    path: tuple[CellId, ...] = (monster.at,)
    hits: list[Hit] = []
    others: list[AnyEffect] = []
    order: list[object] = []
    target: Figure | None = None
    for at, action in enumerate(load().monsters[monster.being].columns[face].actions):
        if isinstance(action, Move | Attack):
            targets = meant(t, monster, face, at, target.id if target else "")
            target, is_open = next(iter(targets), None), is_open or len(targets) > 1
        match action:
            case Move():
                ways = guided_paths(t, monster, face, at, target) if target else ()
                if ways:
                    pay_for(t, monster, face, at)
                    path, is_open = (*path, *ways[0][1:]), is_open or len(ways) > 1
                    monster.at = path[-1]
                    order += [path[-1]] if len(ways[0]) > 1 else []
            case Attack():
                if target and can_strike(t, monster, target, potential(t, monster, face, at, action).range):
                    pay_for(t, monster, face, at)
                    hits.append(strike(t, blow_of(t, monster, target.id, potential(t, monster, face, at, action))))
                    order.append(hits[-1])
            case _ if does(t, monster, action):
                pay_for(t, monster, face, at)
                others.append(action)
                order.append(action)
                work(t, monster, action)
    return Plan(initiative, path if len(path) > 1 else (), is_open, tuple(hits), tuple(others), tuple(order))


def pay_for(t: BugsTable, monster: Figure, face: int, at: int) -> None:
    """Elements that an action uses are gone for others; one use serves all of its kind.  [BB-1306, BB-4403, BB-4404]"""
    for option, spend in enumerate(uses_of(load().monsters[monster.being].columns[face].actions[at])):
        key = action_key(monster, face, at, option)
        if key not in t.state.improved and (ways := payments(t, spend.cost)):
            t.state.used += ways[0]
            t.state.improved.append(key)


def does(t: BugsTable, monster: Figure, action: AnyEffect) -> bool:
    """Whether an action that is no attack is done: against you only if you are seen within its range.  [BB-4307]"""
    you = hero(t)
    if not isinstance(action, Afflict | Push | Pull):
        return True
    return "invisible" not in you.conditions and bool(in_range(t, monster, [you], action.range))


def strike(t: BugsTable, blow: Blow) -> Hit:
    """An attack; the marker goes on and its conditions change what comes after.  [BB-1805, BB-2001, BB-2208]"""
    state, hit = t.state, Hit(blow.target, blow.inflict, damages(t, blow))
    rolls = 1 if luck_of(t, blow) is Luck.PLAIN else 2
    state.monster_row = (state.monster_row + rolls) % ROWS
    afflict(state.figures[blow.target], blow.inflict, own_turn=False)
    afflict(state.figures[blow.attacker], blow.gain, own_turn=True)
    return hit


def work(t: BugsTable, monster: Figure, action: AnyEffect) -> None:
    """Conditions from other actions count for what comes after, too.  [BB-4307, BB-4309]"""
    match action:
        case Afflict(given) | Pull(_, _, given):
            afflict(hero(t), given, own_turn=False)
        case Gain():
            gains = MonsterGains(monster.id, action)
            for condition in action.conditions:
                for each in gains.targets(t, monster, condition):
                    afflict(each, (condition,), own_turn=each is monster)


def afflict(figure: Figure, given: Iterable[Condition], *, own_turn: bool) -> None:
    """Objectives and the immune are spared.  [BB-420, BB-2211]"""
    if figure.kind != "objective":
        for condition in given:
            conditions.give(figure.conditions, condition, own_turn=own_turn, immune=immune(figure))  # type: ignore[arg-type]


def end_turn(t: BugsTable, figure: Figure) -> None:
    """What ends with a turn of a figure.  [BB-2207, BB-2304]"""
    conditions.end_turn(figure.conditions)  # type: ignore[arg-type]
    if figure.id == HERO:
        end_turn_bonuses(t)


def threat(state: State, cell: CellId) -> list[Hit] | None:
    """The attacks on you that are to come this round if you stood on a hex; None if no monster has still to act."""
    there = state_copier(State)(state)
    there.figures[HERO].at = cell
    plans = [plan for each in forecast(there).values() for plan in each]
    return [hit for plan in plans for hit in plan.hits if hit.target == HERO] if plans else None
