"""How to draw a view: one vocabulary for all games, and for every way of drawing.

References tie things together: `cell:main/12`, `piece:m3`, `card:k7`, `zone:hand`, `panel:supply`. Text arrives
ready in the viewer's language. Maps are keyed by stable ids, so that a change travels as a small keyed difference.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Grid = Literal["hex-pointy", "hex-flat", "square", "graph"]


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lies in a cell: a token with its count."""

    name: str
    icon: str = ""
    count: int = 1


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place of a board. `place` is (column, row), or axial (q, r) on hexes."""

    place: tuple[int, int]
    label: str
    terrain: str = ""
    icon: str = ""
    detail: str = ""
    marks: tuple[Mark, ...] = ()
    kind: str = ""
    """What kind of cell it is, in a word, such as the symbol of a room."""
    short: str = ""
    """With the kind, the detail in a few signs, for where room is short."""


class Edge(msgspec.Struct, frozen=True, omit_defaults=True):
    """What joins or parts two cells."""

    cells: tuple[str, str]
    kind: Literal["passage", "wall", "door"] = "passage"


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cells on a grid, or rooms of a graph that lie on one."""

    grid: Grid
    cells: dict[str, Cell]
    edges: tuple[Edge, ...] = ()
    title: str = ""


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure or object on a board. Side is told by shape, owner by colour, shape and letter."""

    at: str
    name: str
    icon: str = ""
    side: Literal["player", "enemy", "object"] = "object"
    owner: int | None = None
    states: tuple[str, ...] = ()
    """Words for its condition, such as “exhausted”."""
    health: tuple[int, int] | None = None
    spent: bool = False
    """Out of action for now: drawn hollow, and then its states need not be told."""


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that lies face up; `lines` is its text, “or” between alternatives already in place."""

    name: str
    lines: tuple[str, ...]
    kind: str = ""
    icon: str = ""


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place for cards: a hand, a pile, a market. `hidden` counts the cards that lie face down."""

    title: str
    cards: tuple[str, ...] = ()
    hidden: int = 0
    owner: int | None = None
    minor: bool = False
    """Looked at now and then, not in every turn."""
    brief: bool = False
    """At a glance the names of its cards will do."""


class Track(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is counted along a row of steps."""

    title: str
    value: int
    most: int
    caption: str = ""


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a panel: a name, a second line, a value at the edge."""

    name: str
    value: str = ""
    detail: str = ""
    icon: str = ""
    minor: bool = False
    """Looked at now and then, not in every turn."""


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """A titled list beside the board."""

    title: str
    rows: tuple[Row, ...]
    owner: int | None = None
    minor: bool = False
    """Looked at now and then, not in every turn."""
    brief: bool = False
    """At a glance its rows will do in a line."""


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is asked now, in one line, and a line of help."""

    text: str
    help: str = ""
    seat: int | None = None


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal answer: its id is its text form; `on` is what can be clicked for it, nothing makes it a button."""

    id: str
    label: str
    on: tuple[str, ...] = ()
    hint: str = ""
    group: str = ""
    hotkey: str = ""


class Blocked(msgspec.Struct, frozen=True):
    """Why something cannot be chosen now, in words, with the rule's id."""

    on: str
    why: str
    rule: str


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened, in one sentence."""

    text: str
    kind: str = ""
    quiet: bool = False
    """Kept in the log, but no news."""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that a viewer sees."""

    game: str
    rev: int
    title: str
    boards: dict[str, Board]
    pieces: dict[str, Piece] = {}
    cards: dict[str, Card] = {}
    zones: dict[str, Zone] = {}
    tracks: dict[str, Track] = {}
    panels: dict[str, Panel] = {}
    prompt: Prompt | None = None
    choices: tuple[Choice, ...] = ()
    blocked: tuple[Blocked, ...] = ()
    log: tuple[LogLine, ...] = ()
    ending: str = ""
    welcome: tuple[str, ...] = ()
    """What a newcomer reads before the first choice, a paragraph each."""
