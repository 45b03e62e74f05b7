"""What is in the cells of a board, in words."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ..core.scene import Board, Piece, Scene
from . import ways
from .canvas import wrap
from .speech import Words
from .ways import Place

SIDES = {"player": "● ", "enemy": "▲ ", "object": ""}
HOLLOW = {"player": "○ ", "enemy": "△ ", "object": ""}
PLAIN = "·"
"""The number of cells that have none."""
SIGNS = tuple(filter(None, (*SIDES.values(), *HOLLOW.values())))


class Contents(NamedTuple):
    """One cell in words: its marks, and the pieces that stand there."""

    name: str
    label: str
    """The name, with the kind where the detail does not say it."""
    detail: str
    marks: list[str]
    pieces: list[str]
    sign: str = ""
    """A few letters for the lone piece that stands there: its side, and its number or its owner's letter."""

    @property
    def things(self) -> list[str]:
        """Everything that is in it."""
        return [*self.marks, *self.pieces]

    @property
    def lines(self) -> list[str]:
        """All of it: marks in one line, every piece in its own."""
        return [line for line in (self.label, self.detail, ", ".join(self.marks), *self.pieces) if line]


def contents(scene: Scene, board: str, *, plain: bool, short: bool = False) -> dict[str, Contents]:
    """What is in every cell of a board; `short` takes the shorter details."""
    pieces = pieces_by_place(scene)
    told = {}
    for name, cell in scene.boards[board].cells.items():
        label, detail = cell.label, cell.detail
        if short and cell.short:
            label, detail = " · ".join(filter(None, (cell.label, cell.kind))), cell.short
        lying = [mark for mark in cell.marks if mark.name != cell.label or mark.count > 1]
        marks = [counted(mark.name, mark.count, short=short and bool(cell.short)) for mark in lying]
        there = pieces[f"{board}/{name}"]
        things = tell_pieces(there, plain=plain, short=short and bool(cell.short))
        told[name] = Contents(cell.label, label, detail, marks, things, sign_of(there[0]) if len(there) == 1 else "")
    return told


def pieces_by_place(scene: Scene) -> Mapping[str, list[Piece]]:
    """The pieces of a scene by where they stand: `main/vault` for cells, `zone:hand` and the like for the rest."""
    places: defaultdict[str, list[Piece]] = defaultdict(list)
    for piece in scene.pieces.values():
        places[piece.at.removeprefix("cell:")].append(piece)
    return places


def tell_pieces(pieces: Iterable[Piece], *, plain: bool, short: bool = False) -> list[str]:
    """Pieces in words; equal ones once, with their number."""
    told = Counter(_piece(piece, plain=plain, short=short) for piece in pieces)
    return [counted(text, count, short=short) for text, count in told.items()]


def sign_of(piece: Piece) -> str:
    """A piece in two or three signs; nothing where neither a number nor an owner tells it from others."""
    which = letter(piece.owner).strip(" []") or piece.badge
    return (HOLLOW if piece.spent else SIDES)[piece.side].strip() + which if which and piece.side != "object" else ""


def counted(text: str, count: int, *, short: bool = False) -> str:
    """Something with its number, if it is more than one; the sign before it keeps its place."""
    if count == 1:
        return text
    sign = text[:2] if text.startswith(SIGNS) else ""
    return f"{sign}{count}{'×' if short else ' × '}{text[len(sign) :]}"


def letter(owner: int | None) -> str:
    """The letter of a seat, in brackets behind what it owns."""
    return "" if owner is None else f" [{chr(ord('A') + owner)}]"


def room_list(
    board: Board, told: Mapping[str, Contents], words: Words, width: int, start: Place | None = None
) -> list[str]:
    """Every cell that has something to tell, in words, with its ways out; from a place the nearest first, with the way.

    Of what is not explored only what has a number.
    """
    lines = []
    for name in told if start is None else sorted(told, key=lambda each: _far(board, start, each)):
        cell, exits = told[name], _exits(board, name, told, words)
        unknown = start is not None and board.cells[name].fog and board.cells[name].number.strip(PLAIN)
        if not (exits or cell.detail or cell.things or unknown):
            continue
        detail = cell.detail.removesuffix(".") if cell.things else cell.detail
        text = "; ".join(filter(None, (detail, *cell.things))) or ("" if unknown else words.say("view-empty"))
        label = cell.label or name
        if start is not None:
            label = f"{label} ({ways.told(words, board.grid, start, board.cells[name].place)})"
        lines += wrap(f"{label}: {text}" if text else label, width, "", "    ")
        if exits:
            lines += wrap(f"{words.say('view-exits')}: {', '.join(exits)}", width, "  ", "    ")
    return lines


def _far(board: Board, start: Place, name: str) -> int:
    """How many steps away a cell is, if nothing is in the way."""
    return sum(count for _, count in ways.steps(board.grid, start, board.cells[name].place))


def short_list(
    board: Board, told: Mapping[str, Contents], words: Words, width: int, *, exits: bool = True
) -> list[str]:
    """Every cell in one sentence: what it is for, what is in it, where it leads; those that are just empty in one."""
    lines, empty = [], list[str]()
    for name, cell in told.items():
        ways = ", ".join(_exits(board, name, told, words)) if exits else ""
        if not (ways or cell.detail or cell.things):
            empty.append(cell.label or name)
            continue
        label = f"{cell.label or name} ({cell.detail})" if cell.detail else cell.label or name
        text = f"{label}: {'; '.join(cell.things) or words.say('view-empty')}"
        lines += wrap(f"{text} → {ways}" if ways else text, width, "", "    ")
    return lines + (wrap(f"{', '.join(empty)}: {words.say('view-empty')}", width, "", "    ") if empty else [])


def _piece(piece: Piece, *, plain: bool, short: bool) -> str:
    told = dict.fromkeys((*(() if short and piece.spent else piece.states), *(mark.name for mark in piece.conditions)))
    states = f" ({', '.join(told)})" if told else ""
    health = " {}/{}".format(*piece.health) if piece.health else ""
    sign = "" if plain else (HOLLOW if piece.spent else SIDES)[piece.side]
    return f"{sign}{piece.name}{letter(piece.owner)}{health}{states}"


def _exits(board: Board, name: str, told: Mapping[str, Contents], words: Words) -> list[str]:
    exits = []
    for edge in board.edges:
        if edge.kind != "wall" and name in edge.cells:
            other = edge.cells[edge.cells[0] == name]
            door = f" ({words.say('view-door')})" if edge.kind == "door" else ""
            exits.append((told[other].name or other) + door)
    return exits
