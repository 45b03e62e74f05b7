"""Whom an action can be for.  [JL-1201, JL-1303, JL-G-008, JL-O-18]"""

from __future__ import annotations

from collections.abc import Iterable

from .content import load
from .content.maps import chamber
from .effects import Affect, Command, Heal
from .state import Figure
from .world import FAR, JawsTable, allies, enemies, far, floor_of, of_kind, seen, within

Aimed = Heal | Affect | Command


def side_of(t: JawsTable, actor: Figure, aimed: Aimed, *, forced: bool = False) -> list[Figure]:
    """Everybody on the side that an action is for."""
    match aimed.side:
        case "enemies":
            return enemies(t, actor, forced=forced)
        case "allies":
            return allies(t, actor)
        case "self":
            return [actor]
        case "friends":
            return [actor, *allies(t, actor)]
        case "others":
            return [*allies(t, actor), *enemies(t, actor, forced=forced)]
        case "objectives":
            return of_kind(t, "objective")
        case _:
            found = t.state.figures.get(t.state.deed.target)
            return [found] if found is not None else []


def placed(t: JawsTable, actor: Figure, aimed: Aimed, found: list[Figure]) -> list[Figure]:
    """Those within range of where ranges count from."""
    deed = t.state.deed
    if aimed.side in ("self", "target"):
        return found
    match aimed.around:
        case "self":
            reach = FAR if getattr(aimed, "closest", False) else max(1, aimed.range)
            own = [each for each in found if each.id == actor.id]
            return own + [each for each in within(t, actor.at, found, reach) if each.id != actor.id]
        case "target":
            target = t.state.figures.get(deed.target)
            cells = [target.at] if target is not None else deed.place
        case "place":
            cells = deed.place
        case "room":
            board = chamber(t.state.scenario)
            rooms = {room for cell in deed.place for room in board.rooms_at(cell)}
            return [each for each in found if rooms & board.rooms_at(each.at)]
        case "way":
            cells = deed.way[1:]
        case _:
            return [each for each in found if each.id in deed.passed]
    return [each for each in found if any(far(t, cell, each.at) <= aimed.range for cell in cells)]


def needs_sight(aimed: Aimed) -> bool:
    """Damage alone needs no line of sight.  [JL-1303]"""
    if aimed.side in ("self", "target") or aimed.around != "self":
        return False
    if isinstance(aimed, Affect):
        return aimed.closest or not aimed.damage or bool(aimed.inflict or aimed.push or aimed.pull)
    return True


def fitting(t: JawsTable, aimed: Aimed, found: Iterable[Figure]) -> list[Figure]:
    """Those of the kind that an action is only for.  [JL-3509, JL-3510]"""
    deed, weapon, walled = t.state.deed, t.state.weapon, floor_of(t).walled
    only = getattr(aimed, "only", "any")
    result = []
    for each in found:
        fits = {
            "any": True,
            "wall": each.at in walled,
            "standard": each.kind == "monster" and not load().monsters[each.being].boss,
            "other": each.id not in deed.affected,
            "favourite": weapon is not None and weapon.figure == each.id,
        }[only]
        harmless = each.kind == "objective" and not (isinstance(aimed, Affect) and aimed.damage)
        if fits and not harmless:
            result.append(each)
    return result


def candidates(t: JawsTable, actor: Figure, aimed: Aimed, *, forced: bool = False) -> list[Figure]:
    """Everybody whom an action can be for."""
    found = placed(t, actor, aimed, side_of(t, actor, aimed, forced=forced))
    if needs_sight(aimed):
        found = seen(t, actor.at, found)
    found = fitting(t, aimed, found)
    if getattr(aimed, "closest", False):
        least = min((far(t, actor.at, each.at) for each in found), default=0)
        found = [each for each in found if far(t, actor.at, each.at) == least]
    return found
