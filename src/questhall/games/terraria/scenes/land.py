"""The world as a cut through the earth: what is printed, what was done to it, what stands in it."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec.structs import replace

from questhall.core.scene import Board, Cell, Edge, Mark
from questhall.words import Words, words_for

from .. import effects
from ..content import CellKind
from ..figures import area_of, form_of
from ..state import Land, PlacedHouse
from ..world import DOWN, chart_of, depth_of, distance, house_cells, is_night, place_of, rope_cells, square
from . import icons
from .figures import boss_mark
from .speaker import FOLDER, Speaker, on_platform, printed_name

TERRAIN = {
    "dirt": "dirt",
    "stone": "stone",
    "copper": "copper",
    "iron": "iron",
    "silver": "silver",
    "gold": "gold",
    "gem": "gem",
    "demonite": "corrupt",
    "ebonstone": "corrupt",
    "crimtane": "crimson",
    "crimstone": "crimson",
    "hellstone": "lava",
    "lava": "lava",
    "hardened_sand": "sand",
    "ice": "snow",
    "vine": "jungle",
    "hive": "hive",
}
"""The look of blocks; what is empty is sky above the ground and cave below."""
SIGNS = {
    **{"air": ".", "cave": "·", "cobweb": "%", "lava": "~", "spawn": "!", "chest": "$", "rich_chest": "$"},
    **{"sapling": "♣", "tree": "♣", "tall_tree": "♣", "butterfly": "'", "squirrel": "'", "dirt": "#", "stone": "="},
    **{"copper": "C", "iron": "I", "silver": "S", "gold": "G", "gem": "◆", "demonite": "D", "ebonstone": "E"},
    **{"crimtane": "T", "crimstone": "R", "hellstone": "H", "hardened_sand": "░", "ice": "▒", "vine": "V", "hive": "B"},
}
"""How cells are drawn as text."""
TOKENS = {"tunnel": "·", "acorn": ",", "opened": "□"}
RIGHT = 1
SKY, CAVE, HOUSE = "sky", "cave", "house"
SIGN = 1
"""Of the six cells of a house the one that shows what it is for."""


def board(who: Speaker, reach: Mapping[effects.Cell, tuple[str, ...]]) -> Board:
    """The explored world with the ways through it; what nobody has explored is not there.  [TR-515, TR-608]"""
    cells = dict(printed_cells(who.language, who.seen.land))
    change(who, cells)
    settle(who, cells)
    lay_platforms(who, cells)
    for cell, way in reach.items():
        cells[str(cell)] = reached(who, cells[str(cell)], way)
    return Board(
        "square",
        cells,
        edges=tuple(edges(who, cells)),
        title=who.words.say("board-main"),
        ground="dark",
        light="night" if is_night(who.t.state) else "day",
        signs=signs(who.language),
    )


def reached(who: Speaker, cell: Cell, way: tuple[str, ...]) -> Cell:
    """A cell with the way there, the figure first; where it takes several steps, how many are told.  [TR-1101]"""
    steps = len(way) - 1
    if steps == 1:
        return replace(cell, way=way)
    walk = who.words.say("fact-walk", steps=steps)
    return replace(cell, way=way, detail="; ".join(filter(None, (cell.detail, walk))))


@functools.cache
def signs(language: str) -> dict[str, str]:
    """What stands for which kind of cell in text."""
    words = words_for(FOLDER, language)
    found = {words.name("cell", kind): sign for kind, sign in SIGNS.items()}
    found |= {words.name("mark", mark): sign for mark, sign in TOKENS.items()}
    found |= {words.name("house", house): "⌂" for house in icons.HOUSES}
    return found | {on_platform(words, words.name("cell", kind)): "_" for kind in ("air", "cave", "butterfly")}


@functools.lru_cache(maxsize=256)
def printed_cells(language: str, land: Land) -> dict[str, Cell]:
    """What the placed tiles show."""
    words = words_for(FOLDER, language)
    return {str(cell): printed_cell(words, cell, kind) for cell, kind in chart_of(land).kinds.items()}


def printed_cell(words: Words, cell: effects.Cell, kind: CellKind) -> Cell:
    """One cell as printed.  [TR-602, TR-603]"""
    empty = CAVE if depth_of(cell) else SKY
    cost = kind.dig if kind.dig > 1 else kind.chop
    return Cell(
        (square(cell).x, square(cell).y),
        printed_name(words, cell, kind),
        TERRAIN.get(kind.id, empty),
        icons.CELLS.get(kind.id, ""),
        "; ".join(cell_facts(words, kind)),
        number=str(cost) if cost else "",
    )


def cell_facts(words: Words, kind: CellKind) -> Iterator[str]:
    """What the symbols on a cell mean."""
    if kind.dig:
        yield words.say("fact-cost", cost=kind.dig)
    if kind.resource:
        yield words.say("fact-gives", resource=words.name("resource", kind.resource))
    if kind.hard:
        yield words.say("fact-hard_block")
    if kind.structure:
        yield words.say("fact-structure")
    if kind.fire:
        yield words.say("fact-fire")
    if kind.chop:
        yield words.say("fact-tree", cost=kind.chop)
    if kind.cobweb:
        yield words.say("fact-cobweb")
    if kind.chest:
        yield words.say("fact-chest", cards=kind.chest)


def change(who: Speaker, cells: dict[str, Cell]) -> None:
    """Tunnels, acorns and opened chests.  [TR-1306, TR-1404, TR-1502]"""
    for cell, mark in who.seen.marks.items():
        empty = SKY if mark != "tunnel" and not depth_of(cell) else CAVE
        label = who.name("mark", mark)
        cells[str(cell)] = Cell(cells[str(cell)].place, label, empty, icons.MARKS.get(mark, ""))


def settle(who: Speaker, cells: dict[str, Cell]) -> None:
    """Houses, ropes, pylons, and the cells under bosses."""
    for house in who.seen.lists.houses:
        for number, cell in enumerate(house_cells(house.cell)):
            cells[str(cell)] = house_cell(who, house, cells[str(cell)], sign=number == SIGN)
    for cell in rope_cells(who.t) if who.seen.lists.ropes else ():
        show(who, cells, cell, "rope")
    for cell in who.seen.lists.pylons:
        show(who, cells, cell, "pylon")
    for boss in who.seen.bosses:
        mark = boss_mark(who, boss)
        for cell in area_of(form_of(who.t, boss), boss.cell):
            if str(cell) in cells:
                add(cells, cell, mark)


def lay_platforms(who: Speaker, cells: dict[str, Cell]) -> None:
    """Platforms lie along the bottom edges of cells, and are told with them.  [TR-2801]"""
    for cell in who.seen.lists.platforms:
        under = cells[str(cell)]
        cells[str(cell)] = replace(under, label=on_platform(who.words, under.label))


def house_cell(who: Speaker, house: PlacedHouse, under: Cell, *, sign: bool) -> Cell:
    """A cell under a house token; its second one shows what the house is for.  [TR-2604]"""
    detail = who.name("purpose", house.house)
    return Cell(under.place, who.name("house", house.house), HOUSE, icons.HOUSES[house.house] if sign else "", detail)


def show(who: Speaker, cells: dict[str, Cell], cell: effects.Cell, token: Literal["rope", "pylon"]) -> None:
    """A rope or a pylon: alone it is drawn large."""
    under, name, icon = cells[str(cell)], who.name("mark", token), icons.MARKS[token]
    if under.icon:
        add(cells, cell, Mark(name, icon))
    else:
        cells[str(cell)] = replace(under, icon=icon, detail=name)


def add(cells: dict[str, Cell], cell: effects.Cell, mark: Mark) -> None:
    """Something more lies on a cell."""
    under = cells[str(cell)]
    cells[str(cell)] = replace(under, marks=(*under.marks, mark))


def edges(who: Speaker, cells: dict[str, Cell]) -> Iterator[Edge]:
    """Platforms lie along the bottom edges of cells; elsewhere the borders of tiles are seen.  [TR-601, TR-2801]"""
    platforms = dict.fromkeys((str(cell), str(cell + DOWN)) for cell in who.seen.lists.platforms)
    yield from (Edge(pair, "door") for pair in platforms if pair[1] in cells)
    yield from (border for border in borders(who.seen.land) if border.cells not in platforms)


@functools.lru_cache(maxsize=256)
def borders(land: Land) -> tuple[Edge, ...]:
    """Where cells of two tiles touch, side by side.  [TR-601]"""
    kinds = chart_of(land).kinds
    pairs = [(cell, cell + step) for cell in kinds for step in (RIGHT, DOWN) if cell + step in kinds]
    apart = [(one, two) for one, two in pairs if distance(one, two) == 1 and place_of(one) != place_of(two)]
    return tuple(Edge((str(one), str(two)), "wall") for one, two in apart)
