"""Movement actions: going, visiting again, discovering, laying tiles.  [HM-410 to HM-421]"""

from __future__ import annotations

import functools
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from typing import TypeGuard

from questhall.core import Choice, Refusal, Seat
from questhall.kit.hexes import neighbours

from ..choices import Discover, Go, LayTile, Revisit
from ..content import load
from ..effects import FieldId, LocationId, Passage
from ..geography import Chart, HeroesTable, blocked, chart, location_of, sealed, sites, tile_of
from ..keys import hero_key
from ..people import allied, occupied, pawn_of, pawns, rivals, standing
from ..plays import proclaims
from ..state import Flag, PawnName
from .exploring import LayNewTile, TurnUp
from .meeting import Enter, guarded
from .visiting import Visit


def stays(t: HeroesTable, seat: Seat, name: PawnName) -> tuple[Choice, ...]:
    """Visit again, discover, lay a tile: for one movement point each.

    [HM-412, HM-414, HM-415, HM-1421, HM-3336, HM-R-69]
    """
    at, layout = pawn_of(t, seat, name).at, t.state.layout
    rules = t.state.rules
    closed = rules.closed_lines and sealed(at)
    hidden = () if closed else chart(layout).beside(at)
    found = _stays(name, location_of(t, at), hidden, free_trade=rules.free_trade)
    if t.state.sides[seat].tiles > 0 and not closed:
        found = (*found, *(LayTile(name, site.q, site.r) for site in sites(layout, at)))
    return found


@functools.lru_cache(maxsize=16384)
def _stays(name: PawnName, location: LocationId, hidden: tuple[int, ...], *, free_trade: bool) -> tuple[Choice, ...]:
    single = free_trade and location == "trading_post"
    again = load().locations[location].category == "revisitable" and not single
    return (*([Revisit(name)] if again else []), *(Discover(name, place) for place in hidden))


def moves(t: HeroesTable, seat: Seat, name: PawnName, taken: set[FieldId]) -> Iterable[Go]:
    """To a neighbouring field, or farther through those where the hero cannot stop and by flying.  [HM-411]"""
    side = t.state.sides[seat]
    if name == "main" and side.passes:
        return far_moves(t, seat, name, taken)
    pawn = side.main if name == "main" else pawn_of(t, seat, name)
    near = chart(t.state.layout).near(pawn.at)
    return near_moves(name, near) if taken.isdisjoint(near) else far_moves(t, seat, name, taken)


@functools.lru_cache(maxsize=16384)
def near_moves(name: PawnName, near: tuple[FieldId, ...]) -> tuple[Go, ...]:
    """To neighbouring fields, where no hero is in the way on any of them."""
    return tuple(Go(name, field) for field in near)


def far_moves(t: HeroesTable, seat: Seat, name: PawnName, taken: set[FieldId]) -> list[Go]:
    """Through heroes of the own side, and what else a hero passes, only if it can go on.  [HM-419, HM-R-31, HM-R-73]"""
    side, pawn, graph = t.state.sides[seat], pawn_of(t, seat, name), chart(t.state.layout)
    passes = side.passes if name == "main" else []
    near, soaring = crossing(graph, passes), "blocked" in passes or "borders" in passes
    ways: list[tuple[FieldId, ...]] = [()]
    found, seen = [], {pawn.at}
    for way in ways:
        for field in near(way[-1] if way else pawn.at) if len(way) < pawn.moves else ():
            if field in seen:
                continue
            seen.add(field)
            closed = field in taken or (soaring and blocked(graph, field))
            if not closed:
                found.append(Go(name, field, way))
            if closed or (passes and ("fields" in passes or ("guards" in passes and manned(t, seat, field)))):
                ways.append((*way, field))
    return found


def manned(t: HeroesTable, seat: Seat, field: FieldId) -> bool:
    """Whether guards or an enemy hero are on a field."""
    return guarded(t, field) or any(not allied(t, seat, other) for other, _ in standing(t, field))


def crossing(graph: Chart, passes: Sequence[Passage]) -> Callable[[FieldId], Iterable[FieldId]]:
    """The fields beside one; a hero may cross blocked fields, perhaps borders, but does not stop there.

    What is printed around a blocked field does not hold up who passes it.  [HM-R-73, HM-3378]
    """
    if "blocked" not in passes and "borders" not in passes:
        return graph.near

    def around(field: FieldId) -> list[FieldId]:
        beside = [graph.here[cell] for cell in neighbours(graph.at[field]) if cell in graph.here]
        if "borders" in passes:
            return beside
        near, closed = graph.near(field), sealed(field) and not blocked(graph, field)
        over = [each for each in beside if blocked(graph, each) and not (closed and tile_of(each) != tile_of(field))]
        return [each for each in beside if each in near or each in over]

    return around


def passing_only(t: HeroesTable, seat: Seat) -> set[FieldId]:
    """Fields where a hero cannot stop: with a hero of the own side, or an enemy in a sanctuary.  [HM-420, HM-3623]"""
    if t.state.proclaimed and proclaims(t, "truce"):
        return occupied(t)
    found: set[FieldId] = set()
    safe, clash = load().places["sanctuary"], t.state.mode == "clash"
    for other, side in enumerate(t.state.sides):
        if side.out:
            continue
        friend, second = other == seat or (not clash and allied(t, seat, other)), side.second
        if friend or side.main.at in safe:
            found.add(side.main.at)
        if second is not None and (friend or second.at in safe):
            found.add(second.at)
    if t.state.rivals:
        found.update(safe.intersection([rival.at for _, rival in rivals(t)]))
    return found


def closed_fields(t: HeroesTable, seat: Seat, open_now: Container[FieldId]) -> Iterator[Refusal]:
    """Why a hero with movement cannot step on a field beside it.  [HM-420, HM-1408, HM-1412]"""
    graph, taken = chart(t.state.layout), passing_only(t, seat)
    for _, pawn in pawns(t.state.sides[seat]):
        beside = [graph.here[hex] for hex in neighbours(graph.at[pawn.at]) if hex in graph.here] if pawn.moves else []
        for field in beside:
            why = ("field_taken", "HM-420") if field in taken else ("", "")
            if blocked(graph, field):
                why = ("impassable", "HM-1412")
            elif field not in graph.near(pawn.at):
                why = ("thick_edge", "HM-1408")
            if why[0] and field not in open_now:
                yield from (Refusal(on, *why) for on in (f"cell:map/{field}", *standing_on(t, field)))


def standing_on(t: HeroesTable, field: FieldId) -> list[str]:
    """References to what stands on a field, heroes, a flag or guards: to click one of them is to click the field."""
    heroes = [(seat, name, pawn) for seat, side in enumerate(t.state.sides) for name, pawn in pawns(side)]
    found = [f"piece:{hero_key(seat, name)}" for seat, name, pawn in heroes if pawn.at == field]
    found += [f"piece:rival{n}" for n, each in enumerate(t.state.rivals) if each.at == field and not each.out]
    flag = t.state.flags.get(field)
    if flag is not None and not is_home(t, field, flag):
        found.append(f"piece:flag.{field}")
    elif flag is None and guarded(t, field):
        found.append(f"piece:guard.{field}")
    return found


def is_home(t: HeroesTable, field: FieldId, flag: Flag) -> bool:
    """Whether a hero stands on a field of the own player: then he is the flag."""
    return flag.seat >= 0 and any(pawn.at == field for _, pawn in pawns(t.state.sides[flag.seat]))


def is_sanctuary(field: FieldId) -> bool:
    """Whether heroes on a field cannot be attacked.  [HM-3622]"""
    return field in load().places["sanctuary"]


Movement = Go | Revisit | Discover | LayTile
MOVEMENTS = {Go, Revisit, Discover, LayTile}


def is_movement(choice: Choice) -> TypeGuard[Movement]:
    """Whether a choice takes movement points."""
    return type(choice) in MOVEMENTS


def take_movement(t: HeroesTable, seat: Seat, choice: Movement) -> None:
    """Each costs one movement point of the hero, a passage one for each field.  [HM-410, HM-417, HM-421]"""
    pawn = pawn_of(t, seat, choice.pawn)
    if isinstance(choice, Go):
        pawn.moves -= 1 + len(choice.via)
        t.do(Enter(seat, choice.pawn, choice.to, choice.via))
        return
    pawn.moves -= 1
    if isinstance(choice, Revisit):
        t.do(Visit(seat, choice.pawn, pawn.at))
    elif isinstance(choice, Discover):
        t.do(TurnUp(seat, choice.place))
    else:
        t.do(LayNewTile(seat, choice.q, choice.r))
