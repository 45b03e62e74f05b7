"""A view and the words of its viewer: who and what is called how."""

from __future__ import annotations

import functools
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from questhall.core import Seat
from questhall.words import Words, words_for

from ..content import CellKind, Content, load
from ..effects import Cell
from ..figures import boss_by, enemy_by
from ..state import NOWHERE, FigureId
from ..steps.pushing import SEAT
from ..view import View, open_state
from ..world import TerrariaTable, depth_of, distance, house_at, printed, square

FOLDER = Path(__file__).parent.parent
BOARD = "main"
SIDES = {-1: ("up", "left"), 0: ("", ""), 1: ("down", "right")}


class Speaker:
    """What is needed to draw one view in one language."""

    def __init__(self, seen: View, language: str) -> None:
        self.seen = seen
        self.language = language
        self.words = named_words(language, tuple(side.character for side in seen.sides))
        self.content: Content = load()
        self.t = looking(seen)

    def name(self, kind: str, id: str) -> str:
        """What something is called."""
        return self.words.name(kind, id)

    def figure(self, name: FigureId, case: str = "") -> str:
        """What an enemy, a boss or a character is called."""
        if (enemy := enemy_by(self.t, name)) is not None:
            return self.words.name("enemy", enemy.kind, case)
        if boss_by(self.t, name) is not None:
            return self.words.name("boss", name, case)
        return self.words.seat(int(name.removeprefix(SEAT)), case) if name.startswith(SEAT) else ""

    def cell(self, cell: Cell) -> str:
        """What an explored cell is called: its house, what was done to it, or what is printed, with its platform."""
        house, mark = house_at(self.t, cell), self.seen.marks.get(cell)
        named = house and self.name("house", house.house)
        named = named or (self.name("mark", mark) if mark else printed_name(self.words, cell, printed(self.t, cell)))
        return on_platform(self.words, named) if cell in self.seen.lists.platforms else named

    def where(self, seat: Seat, cell: Cell) -> str:
        """Where a cell is, as seen from a character: in words if it is near, by arrows if it is far."""
        start = self.seen.sides[seat].cell
        if start == NOWHERE:
            return "{}·{}".format(*square(cell))
        across, down = square(cell).x - square(start).x, square(cell).y - square(start).y
        if distance(start, cell) <= 1:
            parts = (SIDES[down][0], SIDES[across][1])
            return self.words.say(f"where-{'_'.join(filter(None, parts)) or 'here'}")
        arrows = (("←" if across < 0 else "→", abs(across)), ("↑" if down < 0 else "↓", abs(down)))
        return " ".join(f"{arrow}{count}" for arrow, count in arrows if count)


def printed_name(words: Words, cell: Cell, kind: CellKind) -> str:
    """What is printed on a cell; below the ground air is a cave."""
    return words.name("cell", "cave" if kind.id == "air" and depth_of(cell) else kind.id)


def on_platform(words: Words, label: str) -> str:
    """A cell with a platform along its bottom edge.  [TR-2801]"""
    return f"{label}, {words.name('mark', 'platform')}"


def looking(seen: View) -> TerrariaTable:
    """A table that is only looked at: rules that change nothing work on it."""
    found: Any = SimpleNamespace(state=open_state(seen), content=load())
    table: TerrariaTable = found
    return table


@functools.lru_cache(maxsize=1024)
def named_words(language: str, characters: tuple[str, ...]) -> Words:
    """The words of a language, in which seats are called by their characters."""
    names = {seat: ("character", name) for seat, name in enumerate(characters) if name}
    return words_for(FOLDER, language).with_names(names)


def cell_ref(cell: Cell) -> str:
    """A cell of the world."""
    return f"cell:{BOARD}/{cell}"


def piece_ref(name: FigureId | Seat) -> str:
    """A figure: an enemy or a boss by its name, a character by its seat."""
    return f"piece:{SEAT}{name}" if isinstance(name, int) else f"piece:{name}"


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
