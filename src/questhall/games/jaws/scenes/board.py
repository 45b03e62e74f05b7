"""The map and the figures on it."""

from __future__ import annotations

from questhall.core.scene import Board, Cell, Mark, Piece
from questhall.haven.refusals import cell_ref

from ..content.maps import chamber, floor
from ..state import Figure
from . import icons
from .foresight import plans
from .speaker import BOARD, Speaker
from .terms import GROUND, of_monster


def board(who: Speaker) -> Board:
    """Every hex that is revealed, with what lies there; other rooms are not to be seen.  [JL-G-505]"""
    shown = floor(who.state.scenario, tuple(who.state.opened)).chart.hexes
    cells = {name: cell(who, name, (place.q, place.r)) for name, place in shown.items()}
    return Board("hex-pointy", cells, title=who.say("board-main"), turns=not who.scenario.directed)


def cell(who: Speaker, name: str, place: tuple[int, int]) -> Cell:
    """One hex."""
    terrain = who.state.terrain.get(name, "")
    slow = terrain == "difficult"
    detail = who.say("hex-difficult") if slow else ""
    start = not who.state.round and name in chamber(who.state.scenario).starts
    ground = "swamp" if slow else "grass" if start else ""
    return Cell(place, name, ground, detail=detail, marks=tuple(marks(who, name)), terms=words_for(who, name, terrain))


def words_for(who: Speaker, name: str, terrain: str) -> tuple[str, ...]:
    """What is to be explained about a hex."""
    state = who.state
    closed = floor(state.scenario, tuple(state.opened)).closed
    there = ((terrain, bool(terrain)), ("trap", name in state.traps), ("door", name in closed))
    return tuple(word for word, lies in there if lies and word in GROUND)


def marks(who: Speaker, name: str) -> list[Mark]:
    """What fills a hex or lies on it."""
    state, found = who.state, list[Mark]()
    if state.terrain.get(name) == "obstacle":
        found.append(Mark(who.say("hex-obstacle"), icons.OBSTACLE, kind="feature"))
    doors = chamber(state.scenario).doors
    if name in doors.values():
        closed = next(door for door, at in doors.items() if at == name) not in state.opened
        found += [Mark(who.say("hex-door"), icons.DOOR, kind="feature")] if closed else []
    if name in state.traps:
        trap = state.traps[name]
        text = str(trap.damage) if trap.damage else ""
        found.append(Mark(who.name("terrain", "trap"), icons.TRAP, kind="hazard", text=text))
    if name in state.coins:
        found.append(Mark(who.say("hex-coin"), icons.COIN, count=state.coins[name]))
    if name in state.treasures:
        found.append(Mark(who.say("hex-treasure"), icons.CHEST, kind="badge", text=str(state.treasures[name])))
    if name in state.goods:
        found.append(Mark(who.say("hex-goods"), icons.GOODS, kind="badge"))
    tokens = ((state.devil, "devil", icons.DEVIL), (state.ward, "ward", icons.WARD))
    found += [Mark(who.name("terrain", kind), icon, kind="hazard") for at, kind, icon in tokens if at == name]
    if state.weapon is not None and state.weapon.cell == name:
        found.append(Mark(who.say("hex-weapon"), icons.AXE))
    if name in state.rubble:
        found.append(Mark(who.name("terrain", "rubble"), icons.RUBBLE))
    return found


def pieces(who: Speaker) -> dict[str, Piece]:
    """Every figure."""
    return {name: piece(who, figure) for name, figure in who.state.figures.items()}


def piece(who: Speaker, figure: Figure) -> Piece:
    """One figure with health and conditions."""
    hero = who.state.heroes.get(figure.id)
    boss = figure.kind == "monster" and who.content.monsters[figure.being].boss
    return Piece(
        at=cell_ref(figure.at),
        name=who.figure(figure),
        icon=icons.of_being(figure.being),
        side="player" if hero is not None else "enemy" if figure.kind == "monster" else "object",
        owner=hero.seat if hero is not None else None,
        health=(figure.health, figure.most),
        badge=str(figure.number) if figure.number else "",
        rank="boss" if boss else "elite" if figure.elite else "",
        acting=who.state.active == figure.id,
        conditions=who.conditions(figure),
        plan=plans(who, figure.id),
        terms=explained(who, figure),
    )


def explained(who: Speaker, figure: Figure) -> tuple[str, ...]:
    """The words on a monster's card, and the conditions of a figure."""
    kind = who.content.monsters[figure.being] if figure.kind == "monster" else None
    printed = of_monster(kind, who.state.monster_level, elite=figure.elite) if kind is not None else ()
    return tuple(dict.fromkeys((*printed, *figure.conditions)))


__all__ = ["BOARD", "board", "pieces"]
