"""Circumstances that cards speak of.  [JL-G-905, JL-G-906, JL-G-916]"""

from __future__ import annotations

from .health import has_negative
from .state import Figure
from .terms import Case, When
from .world import JawsTable, adjacent, allies, chart_of, far, floor_of, obstacles


def holds(t: JawsTable, case: Case, actor: Figure, target: Figure | None = None) -> bool:
    """Whether a circumstance is given, now and for this target."""
    deed = t.state.deed
    match case:
        case "always":
            return True
        case "killed":
            return actor.id in t.state.killers
        case "beside_ally":
            return bool(adjacent(t, actor, allies(t, actor)))
        case "opened":
            return deed.opened
        case "moved":
            return deed.moved
        case "attacked":
            return deed.attacked
        case "favourite_near":
            return favourite_near(t, actor)
    return target is not None and of_target(t, case, actor, target)


def of_target(t: JawsTable, case: Case, actor: Figure, target: Figure) -> bool:
    """Circumstances of the target."""
    match case:
        case "wall":
            return target.at in floor_of(t).walled
        case "objective":
            return target.kind == "objective"
        case "negative":
            return has_negative(target)
        case "poisoned":
            return "poison" in target.conditions
        case "favourite":
            return t.state.weapon is not None and t.state.weapon.figure == target.id
        case "flanked":
            return bool(adjacent(t, target, [each for each in allies(t, actor) if each.id != target.id]))
        case "attacked_before":
            return target.id in t.state.attacked.get(actor.id, ())
        case "same_target":
            return before(t, target, 1)
        case "same_twice":
            return before(t, target, 2)
    return False


def before(t: JawsTable, target: Figure, times: int) -> bool:
    """Whether the attack actions before this one had the same target."""
    earlier = t.state.deed.hits[:-1][-times:]
    return len(earlier) == times and all(target.id in hits for hits in earlier)


def favourite_near(t: JawsTable, actor: Figure) -> bool:
    """Whether the favourite weapon lies in one's hex or next to it."""
    weapon = t.state.weapon
    return weapon is not None and bool(weapon.cell) and far(t, actor.at, weapon.cell) <= 1


def times(t: JawsTable, when: When, actor: Figure, target: Figure | None) -> int:
    """How often something is added: once in its case, or for each wall, obstacle, figure and trap beside the target."""
    if not holds(t, when.case, actor, target):
        return 0
    if not when.per or target is None:
        return 1
    near = chart_of(t).near[target.at]
    taken = {each.at for each in t.state.figures.values()} | obstacles(t) | set(t.state.traps)
    return 6 - len(near) + sum(cell in taken for cell in near)
