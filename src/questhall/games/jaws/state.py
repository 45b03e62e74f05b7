"""Everything that can change during a scenario and a campaign."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from questhall.core import noun
from questhall.haven.charts import CellId
from questhall.haven.terms import Being, CardId, FigureId, ItemId

from .effects import Lasting
from .members import Record
from .terms import Condition, Extra, Mark, Until

Zone = Annotated[Literal["hand", "chosen", "active", "discard", "lost"], noun("zone")]
Kind = Literal["character", "monster", "objective"]
STRONG, WANING, INERT = 2, 1, 0
CURSES, BLESSINGS = 10, 10


class Figure(msgspec.Struct):
    """A character, a monster or an objective on the map.  [JL-304]"""

    id: FigureId
    being: Being
    at: CellId
    health: int
    most: int
    kind: Kind = "monster"
    number: int = 0
    elite: bool = False
    room: int = 0
    conditions: dict[Condition, bool] = {}
    """True for one received in its own turn, which outlasts that turn.  [JL-G-301]"""
    marks: list[Mark] = []
    """What lies on it for this round."""
    spawned: bool = False
    marked: bool = False
    """A special rule asks for this one, not for others of its kind."""


class Held(msgspec.Struct):
    """An ability card of the hand chosen for the scenario, and where it is."""

    card: CardId
    zone: Zone = "hand"
    lost: bool = False
    """Whether it will be lost when it leaves the active area.  [JL-3707]"""


class Gear(msgspec.Struct):
    """An item taken into the scenario.  [JL-4614, JL-4615]"""

    item: ItemId
    state: Literal["ready", "spent", "consumed"] = "ready"


class Deck(msgspec.Struct):
    """A deck and its discard pile; the last card is on top."""

    draw: list[str] = []
    discard: list[str] = []
    reshuffle: bool = False
    """A card with the reshuffle symbol was drawn this round.  [JL-907]"""


class Bonus(msgspec.Struct):
    """An active bonus of a figure.  [JL-3701]"""

    figure: FigureId
    effect: Lasting
    until: Until
    card: CardId = ""
    owner: Being = ""
    """Whose card it is."""
    serial: int = 0
    used: int = 0
    """How many slots are used.  [JL-3704]"""


class Hero(msgspec.Struct, kw_only=True):
    """A character in a scenario: its cards, items and what it has gained."""

    seat: int
    being: Being
    level: int = 1
    cards: list[Held] = []
    items: list[Gear] = []
    modifiers: Deck
    lead: CardId = ""
    other: CardId = ""
    """The leading card and the other one; nothing in a long rest.  [JL-403]"""
    initiative: int = 0
    xp: int = 0
    coins: int = 0
    treasures: list[int] = []
    found: list[ItemId] = []
    """Items that lay among the goods of a scenario."""
    offered: list[str] = []
    """Battle goals to choose from.  [JL-4901]"""
    goal: str = ""
    exhausted: bool = False
    patient: bool = False
    """Does not rest while there are two cards in hand, and has said so.  [JL-3803]"""
    halves: list[str] = []
    """The halves used in this turn."""
    doors: list[int] = []
    """The doors opened in this turn."""
    tallies: dict[str, int] = {}
    """What battle goals count."""


class Deed(msgspec.Struct):
    """What the ability in use has done so far: later parts of it may depend on that."""

    performed: bool = False
    hits: list[list[FigureId]] = []
    """The targets of each attack action."""
    target: FigureId = ""
    """Whoever was hit or affected last."""
    affected: list[FigureId] = []
    place: list[CellId] = []
    """The destroyed obstacle, the chosen hex or where somebody died."""
    way: list[CellId] = []
    """The hexes of the last move, its beginning first."""
    passed: list[FigureId] = []
    opened: bool = False
    moved: bool = False
    attacked: bool = False
    damage: int = 0
    over: int = 0
    """What was more than needed to kill."""
    unlucky: bool = False
    """The attack was made with disadvantage."""
    gift: Extra | None = None
    """What influence adds to the next granted attack."""
    influenced: bool = False
    """It has been added to one already."""
    marked: bool = False
    """Tokens of the card lie on somebody."""


class Trap(msgspec.Struct, frozen=True):
    """A trap.  [JL-2401]"""

    damage: int = 0
    inflict: tuple[Condition, ...] = ()


class Weapon(msgspec.Struct, frozen=True):
    """Where the Hatchet's favourite weapon is: on its card, in a figure or on a hex.  [JL-G-915]"""

    card: CardId
    figure: FigureId = ""
    cell: CellId = ""


class State(msgspec.Struct, kw_only=True):
    """Everything that can change."""

    scenario: str
    """Nothing between the scenarios of a campaign."""
    campaign: Record | None = None
    level: int = 1
    """The scenario's; monsters have it too.  [JL-5106]"""
    monster_level: int = 1
    party: int = 2
    """How many characters started.  [JL-3504]"""
    heroes: dict[Being, Hero] = {}
    left: dict[Being, list[ItemId]] = {}
    """Items that stay in town."""
    figures: dict[FigureId, Figure] = {}
    opened: list[int] = []
    terrain: dict[CellId, str] = {}
    rubble: list[CellId] = []
    traps: dict[CellId, Trap] = {}
    coins: dict[CellId, int] = {}
    fresh: list[CellId] = []
    """Where the active character has killed in this turn."""
    treasures: dict[CellId, int] = {}
    goods: dict[CellId, Being] = {}
    """Things of a scenario that are looted."""
    weapon: Weapon | None = None
    devil: CellId = ""
    ward: CellId = ""
    bonuses: list[Bonus] = []
    modifiers: Deck
    """The deck that all monsters share.  [JL-225]"""
    decks: dict[str, list[int]] = {}
    """The ability decks, the last card on top.  [JL-2711]"""
    discards: dict[str, list[int]] = {}
    drawn: dict[Being, int] = {}
    """The ability card of each kind of monster in this round.  [JL-2702]"""
    elements: dict[str, int] = {}
    infused: list[str] = []
    """What becomes strong at the end of this turn.  [JL-3404]"""
    paid: list[str] = []
    """Elements that a kind of monster has consumed under its card.  [JL-3415]"""
    made: list[Being] = []
    """Kinds of monsters that have infused this round.  [JL-O-13]"""
    monster_curses: int = CURSES
    curses: int = CURSES
    blessings: int = BLESSINGS
    standees: dict[Being, list[int]] = {}
    """The numbers that are free.  [JL-215, JL-G-506]"""
    round: int = 0
    acting: bool = False
    """Figures are taking their turns: newcomers join in.  [JL-3202, JL-G-509]"""
    turns: list[FigureId] = []
    """Who has acted in this round."""
    next: list[FigureId] = []
    """Monsters of a room just opened that act before all others.  [JL-2308]"""
    active: FigureId = ""
    deed: Deed
    attacked: dict[FigureId, list[FigureId]] = {}
    """Whom each figure has attacked in this round."""
    killers: list[FigureId] = []
    """Who has killed in this round."""
    dead: dict[Being, int] = {}
    graves: list[tuple[CellId, Being, bool]] = []
    """Where monsters died, and whether they were elite."""
    serial: int = 0
    done: list[int] = []
    """The special rules that happen once and have happened."""
    looted: int = 0
    completed: bool = False
    """The goal is met; the round is played to its end.  [JL-4202]"""
