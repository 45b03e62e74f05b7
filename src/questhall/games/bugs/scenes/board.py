"""The map and the figures on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from questhall.core.scene import Board, Cell, Mark, Piece
from questhall.haven.refusals import cell_ref

from ..content import Column, Monster, Scenario, chamber
from ..content.scenarios import Arrive, Avenge, Collect, Gate, ReachHex, Relieve
from ..events import FACES
from ..state import HERO, Bonus, Figure
from . import icons
from .foresight import plans
from .grounds import detail, hazard, trap
from .speaker import BOARD, Speaker
from .terms import TERRAIN, of_effects, of_monster

GROUND = {"difficult": "swamp", "plate": "stone"}
"""How the floor looks where it is not plain."""
FILLED: dict[str, Literal["feature", "hazard"]] = {"obstacle": "feature", "hazard": "hazard"}


def board(who: Speaker) -> Board:
    """Every hex with its terrain, letters and traps.  [BB-307]"""
    places = chamber(who.state.scenario)
    cells = {name: cell(who, name, (place.q, place.r)) for name, place in places.chart.hexes.items()}
    return Board("hex-pointy", cells, title=who.words.say("board-main"))


def cell(who: Speaker, name: str, place: tuple[int, int]) -> Cell:
    """One hex."""
    terrain = who.state.terrain.get(name, "normal")
    marks = [*furniture(who, terrain), *letters(who, name), *traps(who, name)]
    icon = icons.TERRAIN["plate"] if terrain == "plate" else ""
    ground = (terrain, *(("trap",) if name in who.state.traps else ()))
    terms = tuple(TERRAIN[each] for each in ground if each in TERRAIN)
    return Cell(place, name, GROUND.get(terrain, ""), icon, detail(who, name, terrain), tuple(marks), terms=terms)


def furniture(who: Speaker, terrain: str) -> list[Mark]:
    """What fills a hex: an obstacle or a hazard.  [BB-401]"""
    if terrain not in FILLED:
        return []
    told = hazard(who) if terrain == "hazard" else who.words.name("terrain", terrain)
    return [Mark(told, icons.TERRAIN[terrain], kind=FILLED[terrain])]


def letters(who: Speaker, name: str) -> list[Mark]:
    """The letter of a hex that the scenario speaks of.  [BB-310]"""
    wanted = {goal.letter for goal in who.scenario.goal if isinstance(goal, Collect | ReachHex)}
    wanted |= {rule.letter for rule in who.scenario.rules if isinstance(rule, Gate | Relieve)}
    wanted |= {letter for rule in who.scenario.rules if isinstance(rule, Arrive | Avenge) for letter in rule.letters}
    found = chamber(who.state.scenario).letters.items()
    shown = [letter for letter, cells in found if name in cells and name not in who.state.visited and letter in wanted]
    return [Mark(letter, icons.LETTER, kind="badge", text=letter) for letter in shown]


def traps(who: Speaker, name: str) -> list[Mark]:
    """A trap that was laid."""
    laid = who.state.traps.get(name)
    return [Mark(trap(who, laid), icons.TERRAIN["trap"], kind="hazard", text=str(laid.damage))] if laid else []


def pieces(who: Speaker) -> dict[str, Piece]:
    """Every figure."""
    return {name: piece(who, figure) for name, figure in who.state.figures.items()}


def piece(who: Speaker, figure: Figure) -> Piece:
    """One figure with health and conditions."""
    mine = figure.id == HERO
    return Piece(
        at=cell_ref(figure.at),
        name=who.figure(figure),
        icon=icons.BEINGS.get(figure.being, icons.GAME),
        side="player" if mine else "enemy" if figure.kind == "monster" else "object",
        owner=0 if mine else None,
        health=(figure.health, figure.most),
        badge=str(figure.number) if figure.number else "",
        rank="elite" if figure.elite else "",
        acting=who.state.active == figure.id,
        conditions=who.marks(figure),
        plan=plans(who, figure.id),
        notes=tuple(notes(who, figure)),
        terms=terms(who, figure),
    )


def notes(who: Speaker, figure: Figure) -> Iterator[str]:
    """What works on a figure, and all that is printed on a monster card.  [BB-4003 to BB-4007]"""
    words = who.words
    for bonus in active(who, figure):
        yield words.say("note-bonus", text=words.describe(bonus.effect))
    if figure.kind == "objective" and figure.being in to_protect(who.scenario):
        yield words.say("note-protect")
    elif figure.kind == "objective":
        yield words.say("note-destroy")
    if figure.kind != "monster":
        return
    kind = who.content.monsters[figure.being]
    if always := traits(who, kind):
        yield words.say("note-traits", text=always)
    if kind.immune:
        yield words.say("note-immune", text=", ".join(words.name("condition", each) for each in kind.immune))
    for face, column in zip(FACES, kind.columns, strict=True):
        text, number = column_text(who, column), column.initiative
        yield words.say("note-column", face=words.name("face", face), initiative=number, text=text)


def column_text(who: Speaker, column: Column) -> str:
    """What a column does, and the elements on it.  [BB-1303, BB-4008]"""
    text = who.effects(column.actions)
    return who.words.say("note-charges", text=text, charges=who.elements(column.charge)) if column.charge else text


def to_protect(scenario: Scenario) -> tuple[str, ...]:
    """The kinds of objectives that you must not lose.  [BB-R-34]"""
    return tuple(dict.fromkeys(each.kind for each in scenario.objectives.values() if each.protect))


def active(who: Speaker, figure: Figure) -> list[Bonus]:
    """The bonuses of a figure."""
    return [bonus for bonus in who.state.bonuses if bonus.figure == figure.id]


def terms(who: Speaker, figure: Figure) -> tuple[str, ...]:
    """The words in its notes, and its conditions."""
    found = active(who, figure)
    if figure.kind == "monster":
        told = of_monster(who.content.monsters[figure.being], found, elite=figure.elite)
    else:
        told = of_effects(bonus.effect for bonus in found)
    return tuple(dict.fromkeys((*sorted(figure.conditions), *told)))


def traits(who: Speaker, kind: Monster) -> str:
    """What a monster always has: bonuses, and what its attacks add.  [BB-4004, BB-4005]"""
    added = who.words.describe(kind.attacks)
    return "; ".join(
        filter(None, (who.effects(kind.traits), who.words.say("note-attacks", text=added) if added else ""))
    )


__all__ = ["BOARD", "board", "pieces"]
