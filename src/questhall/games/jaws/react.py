"""What events set off.  [JL-1104, JL-G-910, JL-G-913]"""

from __future__ import annotations

from collections.abc import Iterable

from questhall.core import Event, Step
from questhall.haven.events import ConditionEnded

from .content import load
from .events import FigureDied
from .steps.damage import Harm
from .steps.dying import Avenge
from .steps.ending import Arrive, CheckGoal, CheckRules
from .steps.watching import in_any_order, response, watching
from .world import JawsTable, far

REACTS_TO = frozenset({FigureDied, ConditionEnded})


def react(t: JawsTable, event: Event) -> Iterable[Step]:
    """Deaths hurt, spawn, complete; the end of poison may strengthen."""
    match event:
        case FigureDied():
            return (*killed(t, event), *death(t, event), CheckRules("at_once"), CheckGoal())
        case ConditionEnded(figure=figure, condition="poison") if figure in t.state.heroes:
            return in_any_order(response(bonus, figure) for bonus in watching(t, "cured"))
    return ()


def killed(t: JawsTable, event: FigureDied) -> list[Step]:
    """Bonuses that wait for a kill of their owner."""
    mine = [bonus for bonus in watching(t, "kill") if bonus.figure == event.killer]
    return in_any_order(response(bonus, event.killer) for bonus in mine)


def death(t: JawsTable, event: FigureDied) -> list[Step]:
    """Some monsters hurt all figures around when they die, some leave another behind.  [JL-G-910]"""
    monster = load().monsters.get(event.who.being)
    if monster is None:
        return []
    stats = monster.stats(elite=event.who.elite)
    damage = stats.death[t.state.monster_level] if stats.death else 0
    near = [each for each in t.state.figures.values() if far(t, event.cell, each.at) == 1]
    steps: list[Step] = [Harm(each.id, damage, "death", event.killer) for each in near if damage]
    if monster.leaves:
        steps.append(Arrive(monster.leaves, event.cell, event.who.elite))
    if monster.avenged and steps:
        steps.append(Avenge(monster.avenged, event.cell, tuple(each.id for each in near)))
    return steps
