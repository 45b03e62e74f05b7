"""How to draw a view: one vocabulary for all games, and for every way of drawing.

References tie things together: `cell:main/12`, `piece:m3`, `card:k7`, `zone:hand`, `panel:supply`. Text arrives
ready in the viewer's language. Maps are keyed by stable ids, so that a change travels as a small keyed difference.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Grid = Literal["hex-pointy", "hex-flat", "square", "graph"]
Rail = Literal["left", "right"]


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lies in a cell, belongs to a row or is a price: a token with its count."""

    name: str
    icon: str = ""
    count: int = 1
    kind: Literal["goods", "badge", "hazard", "feature"] = "goods"
    """Goods are small chips, a badge a prize with `text` on it, a hazard has a dotted edge, a feature is built in."""
    text: str = ""


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
    chip: tuple[str, ...] = ()
    """What the place does, as icons: what it takes, then "arrow", then what it gives."""
    pattern: str = ""
    number: str = ""
    """A digit at its lower edge, such as the cost of going there."""
    fog: bool = False
    """Not explored yet."""
    terms: tuple[str, ...] = ()
    """Words for what it is that the glossary explains."""
    way: tuple[str, ...] = ()
    """How a piece gets there in several choices: the piece, then cells up to this one; a click goes all the way."""


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
    ground: Literal["", "dark"] = ""
    """A board that is dark in every theme."""
    light: Literal["", "day", "night"] = ""
    """What colour the sky has: cells whose terrain is `sky` follow it."""
    signs: dict[str, str] = {}
    """Where there are very many cells: how they are drawn as text, a sign for each label."""
    origin: str = ""
    """The piece from which the ways to cells are told where the board is not drawn, if their names do not tell them."""
    turns: bool = False
    """It may be drawn turned by a quarter where it is larger so: nothing speaks of its left and right."""


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
    badge: str = ""
    """A number or a letter that tells it from others of its kind."""
    rank: Literal["", "elite", "boss"] = ""
    acting: bool = False
    conditions: tuple[Mark, ...] = ()
    plan: Preview | None = None
    """What it is about to do, as far as that is known."""
    notes: tuple[str, ...] = ()
    """What else is to be known of it, a line each, such as what is printed on its card."""
    terms: tuple[str, ...] = ()
    """Words in its notes that the glossary explains."""


class Act(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a card does: an icon, a word or two, a number."""

    icon: str
    text: str
    value: str = ""


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A half of a card, or one of its alternatives."""

    acts: tuple[Act, ...] = ()
    note: str = ""
    title: str = ""
    """What holds for all of it, such as “pack”."""
    lost: bool = False
    instead: Act | None = None
    """What may be done in its place whenever a choice offers that (`card:ID/0/instead` for the first part)."""


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that lies face up; `lines` is its text, “or” between alternatives already in place."""

    name: str
    lines: tuple[str, ...]
    kind: str = ""
    icon: str = ""
    body: Literal["text", "icons", "halves"] = "text"
    """How it is drawn: `icons` shows its parts with `joiner` between them, `halves` one above the other."""
    parts: tuple[Part, ...] = ()
    joiner: str = ""
    seal: str = ""
    """A number on the seam of the halves, such as the initiative."""
    level: str = ""
    """A sign in its corner: a level, a side, a state."""
    foot: str = ""
    """What stands small at its foot, such as what its other side says."""
    price: tuple[Mark, ...] = ()
    back: Card | None = None
    """Its other side: it lies beside it where the card is enlarged, in the place of the foot."""
    terms: tuple[str, ...] = ()
    """Words on it that the glossary explains."""


class Shelf(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards that are looked at together, such as what can be paid, or all weapons."""

    title: str
    cards: tuple[str, ...]


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
    look: Literal["fan", "list", "pile"] = "fan"
    """Cards side by side, rows of a panel, or a stack with its count, which takes so little room that it is shown
    though it be minor. The open cards of a stack that is not minor, such as one that was looked at, lie beside it.
    """
    place: Literal["dock", "left", "right"] = "dock"
    hand: bool = False
    """What its owner holds, as it is counted beside his name; without one his first zone that is no pile counts."""
    shelves: dict[str, Shelf] = {}
    """By what it can be looked through; a card may lie on several, also one that is in another zone for now."""


class Track(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is counted along a row of steps."""

    title: str
    value: int
    most: int
    caption: str = ""
    icon: str = ""
    coming: int = 0
    """So many steps of it will be taken next."""
    place: Literal["bar", "left", "right"] = "left"
    panel: str = ""
    """The panel that tells what happens at each step: a row for each, in their order."""


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a panel: a name, a second line, a value at the edge."""

    name: str
    value: str = ""
    detail: str = ""
    icon: str = ""
    minor: bool = False
    """Looked at now and then, not in every turn."""
    bar: tuple[int, int] | None = None
    """How full it is, of how much."""
    marks: tuple[Mark, ...] = ()
    ref: str = ""
    """What it stands for: to click the row is to click that."""
    owner: int | None = None
    """Whose it is: its icon gets his colour, shape and letter."""
    terms: tuple[str, ...] = ()
    """Words in it that the glossary explains."""


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """A titled list beside the board."""

    title: str
    rows: tuple[Row, ...]
    owner: int | None = None
    minor: bool = False
    """Looked at now and then, not in every turn."""
    brief: bool = False
    """At a glance its rows will do in a line."""
    place: Rail = "right"
    icon: str = ""
    chip: str = ""
    """A word or a number at the right of its title."""
    headline: str = ""
    """Its rows in a line that is never out of sight, as a goal is: where panels are tabs it stands above the board."""


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """One place in the order of turns."""

    name: str
    icon: str = ""
    number: str = ""
    owner: int | None = None
    side: Literal["player", "enemy", "object"] = "player"
    state: Literal["done", "now", "next"] = "next"


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat plays; people's names are the room's affair."""

    name: str
    icon: str = ""
    asked: bool = False


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is asked now, in one line, and a line of help."""

    text: str
    help: str = ""
    seat: int | None = None
    hints: tuple[str, ...] = ()
    """Lessons for the first times that this is asked. A game gives them all; the table leaves the one that is due.
    What stands below the first line of one is for those who can point at things: a terminal leaves it out."""


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a choice would do, as far as it can be said before."""

    path: tuple[str, ...] = ()
    """References from where it begins to where it leads; the first may be a piece."""
    targets: tuple[str, ...] = ()
    """What would be harmed."""
    changes: tuple[str, ...] = ()
    """What else would change."""
    shows: dict[str, str] = {}
    """What would lie in cells, as icons; nothing where it would be empty."""
    edges: tuple[Edge, ...] = ()
    """What would part cells."""
    text: str = ""
    """Odds, costs, consequences, in a line."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal answer: its id is its text form; `on` is what can be clicked for it, nothing makes it a button.

    With several references, such as a piece and a cell, a click on one leaves the choices that have it, and the others
    of theirs to click. Clicks on all of them, in any order, or a click that leaves a single choice, take it.
    """

    id: str
    label: str
    on: tuple[str, ...] = ()
    hint: str = ""
    group: str = ""
    hotkey: str = ""
    first: bool = False
    """Of several choices on one thing it is what a click means; the right button opens all of them, a touch too."""
    tone: Literal["", "main", "skip", "harm"] = ""
    """The usual way on, a way to do nothing, or something that hurts the chooser: a card that stands for nothing else
    shows the group of its choices, such as “discard”, or what its only choice is called.
    """
    preview: Preview | None = None
    confirm: str = ""
    """A question to be answered with yes before it is taken."""
    same: dict[str, str] = {}
    """Things that mean the same as one in `on` when they are clicked: copies of a card, or the part of a card that the
    choice uses (`card:ID/0` is its first part, `card:ID/0/instead` what may be done in the place of it).
    """


class Term(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word of the rules, and what it means."""

    name: str
    text: str
    icon: str = ""


class Blocked(msgspec.Struct, frozen=True):
    """Why something cannot be chosen now, in words, with the rule's id."""

    on: str
    why: str
    rule: str


class Fx(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to be shown moving; advice for the eye, never needed for the truth."""

    kind: Literal["move", "arrive", "leave", "harm", "heal", "turn", "change"]
    on: str
    path: tuple[str, ...] = ()
    text: str = ""
    """What floats up, such as “-3”."""
    owner: int | None = None
    """Where `on` is a cell: one of the pieces of this owner there, whichever changes."""


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of something that took a while, such as a combat: who won, what was lost and gained, what follows.

    One that has a result for the viewer is shown beside the board until he acts; all can be read again in the log.
    """

    title: str
    text: tuple[str, ...] = ()
    """Why it ended and what it leads to, a sentence each."""
    result: Literal["", "won", "lost", "drawn", "ended"] = ""
    """How it ended for the viewer; nothing where it is the affair of others."""
    icon: str = ""
    parts: tuple[Panel, ...] = ()
    """Both sides, or what was gained: lists with titles of their own."""


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened, in one sentence."""

    text: str
    kind: str = ""
    quiet: bool = False
    """Kept in the log, but no news."""
    icon: str = ""
    heading: bool = False
    """Begins a turn or a round."""
    on: tuple[str, ...] = ()
    """What it speaks of."""
    fx: tuple[Fx, ...] = ()
    report: Report | None = None
    """Where something came to its end with it: what came of that; added by the table."""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that a viewer sees."""

    game: str
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
    result: Literal["", "won", "lost", "drawn", "ended"] = ""
    """How it ended for the viewer; for a spectator, for all."""
    welcome: tuple[str, ...] = ()
    """What is read before the first choice, a paragraph each; in a campaign, before that of each chapter."""
    chapter: str = ""
    """Which part of a campaign this is: a new one has a welcome of its own."""
    subtitle: str = ""
    """What is played of the game: the scenario, how hard it is."""
    standing: str = ""
    """Where the game is: turn, round, whose turn it is."""
    turns: tuple[Turn, ...] = ()
    seats: tuple[Player, ...] = ()
    """What is played at each seat, in their order; owners are numbers into it."""
    glossary: dict[str, Term] = {}
    """What the words on cards, of pieces, cells and rows mean, by their keys."""
    letters: dict[str, str] = {}
    """What letters do in this game whenever it is open: the keys that choices have as `hotkey`."""
    rails: dict[Rail, str] = {}
    """What the two sides of the board are called where they are tabs."""
    rev: int = 0
    """How many choices had been taken; set by the table."""
