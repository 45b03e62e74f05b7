"""Everything that can change during a scenario, and between the scenarios of a campaign."""

from __future__ import annotations

from typing import Literal

import msgspec

from questhall.haven.charts import CellId
from questhall.haven.terms import Being, CardId, FigureId, ItemId, Symbol

from .content import Difficulty, Trigger
from .effects import Condition, Lasting, Until, Zone

HERO: FigureId = "hero"
COMPLETED = "completed"
"""Why a scenario ends that was not lost."""
Letter = Literal["a", "b"]
Loss = Literal["", "loss", "forever"]
RestLoss = Literal["random", "choice"]


class Figure(msgspec.Struct, gc=False):
    """The character, a monster or an objective.  [BB-424]"""

    id: FigureId
    being: Being
    at: CellId
    health: int
    most: int
    number: int = 0
    elite: bool = False
    kind: Literal["hero", "monster", "objective"] = "monster"
    conditions: dict[Condition, bool] = {}
    """True for one received in its own turn, which outlasts that turn.  [BB-2206]"""


class Held(msgspec.Struct, gc=False):
    """One of your four ability cards: where it is and which side it shows.  [BB-3202]"""

    card: CardId
    side: Letter = "a"
    zone: Zone = "hand"
    loss: Loss = ""
    """How an active card will leave, or how a lost card was lost.  [BB-2511, BB-3704]"""


class Gear(msgspec.Struct, gc=False):
    """An equipped item.  [BB-3406, BB-3408]"""

    item: ItemId
    state: Literal["ready", "spent", "lost"] = "ready"


class Bonus(msgspec.Struct, frozen=True, gc=False):
    """An active bonus of a figure.  [BB-2501]"""

    figure: FigureId
    effect: Lasting
    until: Until
    card: CardId = ""
    """The card in the active area that gives it."""


class Attempt(msgspec.Struct, frozen=True):
    """A scenario that was played in a campaign, and how it ended."""

    scenario: str
    reason: str
    rounds: int = 0
    """Those that were played."""
    difficulty: Difficulty = "standard"

    @property
    def won(self) -> bool:
        """Whether it was completed."""
        return self.reason == COMPLETED


class Campaign(msgspec.Struct, frozen=True):
    """The way through the scenarios so far.  [BB-106]"""

    attempts: tuple[Attempt, ...] = ()

    @property
    def won(self) -> tuple[str, ...]:
        """The scenarios that were completed, in order."""
        return tuple(attempt.scenario for attempt in self.attempts if attempt.won)


class State(msgspec.Struct, kw_only=True, gc=False):
    """Everything that can change."""

    scenario: str
    """Nothing between the scenarios of a campaign."""
    campaign: Campaign | None = None
    character: Being = ""
    difficulty: Difficulty = "standard"
    long_rest_loss: RestLoss = "random"
    figures: dict[FigureId, Figure] = {}
    cards: list[Held] = []
    items: list[Gear] = []
    terrain: dict[CellId, str] = {}
    """Hexes that are not normal."""
    traps: dict[CellId, Trigger] = {}
    bonuses: list[Bonus] = []
    hero_row: int = 0
    monster_row: int = 0
    round: int = 0
    lead: CardId = ""
    """The initiative card; nothing in a long rest.  [BB-602]"""
    initiative: int = 0
    columns: dict[Being, int] = {}
    """The column rolled this round for each kind of monster.  [BB-702]"""
    turns: list[str] = []
    """The turns taken this round.  [BB-715]"""
    active: FigureId = ""
    halves: list[str] = []
    """The halves used in your turn.  [BB-3102]"""
    performed: bool = False
    """Whether something of the ability in use has been done.  [BB-R-30]"""
    moved: int = 0
    """Hexes that you moved in this turn."""
    dice: list[int] = []
    """What the die has shown this round: it lies on the table, so whoever sees the table has seen it."""
    used: list[str] = []
    """Charges used this round.  [BB-1304]"""
    made: list[Symbol] = []
    """Charges created this round.  [BB-R-16]"""
    improved: list[str] = []
    """Monster actions for which their kind has used an element this round.  [BB-4404]"""
    serial: int = 0
    done: list[int] = []
    """The numbers of special rules that happen once and have happened."""
    visited: list[CellId] = []
    stood: CellId = ""
    """Where your last turn ended."""
    completed: bool = False
    """The goal is met; the round is played to its end.  [BB-4709]"""
