"""Movement actions: going, visiting again, discovering, laying tiles.  [HM-410 to HM-421]"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import TypeGuard

from questhall.core import Choice, Seat
from questhall.kit.hexes import neighbours

from ..choices import Discover, Go, LayTile, Revisit
from ..content import load
from ..effects import FieldId, LocationId
from ..geography import HeroesTable, blocked, chart, location_of, sealed, sites
from ..people import allied, occupied, pawn_of, rivals
from ..plays import proclaims
from ..state import PawnName
from .exploring import LayNewTile, TurnUp
from .meeting import Enter
from .visiting import Visit


def stays(t: HeroesTable, seat: Seat, name: PawnName) -> tuple[Choice, ...]:
    """Visit again, discover, lay a tile: for one movement point each.

    [HM-412, HM-414, HM-415, HM-1421, HM-3336, HM-R-69]
    """
    at, layout = pawn_of(t, seat, name).at, t.state.layout
    rules = t.state.rules
    hidden = () if rules.closed_lines and sealed(at) else chart(layout).beside(at)
    found = _stays(name, location_of(t, at), hidden, free_trade=rules.free_trade)
    if t.state.sides[seat].tiles > 0:
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
    if name == "main" and side.flying:
        return far_moves(t, seat, name, taken)
    pawn = side.main if name == "main" else pawn_of(t, seat, name)
    near = chart(t.state.layout).near(pawn.at)
    return near_moves(name, near) if taken.isdisjoint(near) else far_moves(t, seat, name, taken)


@functools.lru_cache(maxsize=16384)
def near_moves(name: PawnName, near: tuple[FieldId, ...]) -> tuple[Go, ...]:
    """To neighbouring fields, where no hero is in the way on any of them."""
    return tuple(Go(name, field) for field in near)


def far_moves(t: HeroesTable, seat: Seat, name: PawnName, taken: set[FieldId]) -> list[Go]:
    """Through heroes of the own side only if the hero can go on.  [HM-419, HM-R-31]"""
    side, pawn, graph = t.state.sides[seat], pawn_of(t, seat, name), chart(t.state.layout)
    flying, soaring = name == "main" and side.flying, name == "main" and side.soaring != "fields"
    near = crossing(t, seat, name)
    first = near(pawn.at)
    found = [Go(name, field) for field in first if field not in taken and not (soaring and blocked(graph, field))]
    ways: list[tuple[FieldId, ...]] = [(field,) for field in first if flying or field in taken]
    seen = {pawn.at, *first}
    for way in ways:
        for field in near(way[-1]) if len(way) < pawn.moves else ():
            if field in seen:
                continue
            seen.add(field)
            passing = field in taken
            if not passing and not (soaring and blocked(graph, field)):
                found.append(Go(name, field, way))
            if passing or flying:
                ways.append((*way, field))
    return found


def crossing(t: HeroesTable, seat: Seat, name: PawnName) -> Callable[[FieldId], Iterable[FieldId]]:
    """The fields beside one; a soaring hero crosses blocked fields, perhaps borders, but does not stop there.

    [HM-R-73, HM-3378]
    """
    graph, soaring = chart(t.state.layout), t.state.sides[seat].soaring
    if name == "second" or soaring == "fields":
        return graph.near

    def around(field: FieldId) -> list[FieldId]:
        beside = [graph.here[cell] for cell in neighbours(graph.at[field]) if cell in graph.here]
        if soaring == "borders" or blocked(graph, field):
            return beside
        near = graph.near(field)
        return [each for each in beside if each in near or blocked(graph, each)]

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
