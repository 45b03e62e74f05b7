"""Everything printed in the box, read once from the files beside this one."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from questhall.core import noun
from questhall.core.content import read_yaml
from questhall.core.errors import ContentError
from questhall.haven import Chart, Grid
from questhall.haven.charts import CellId
from questhall.haven.terms import Being, CardId, Symbol
from questhall.kit import read_hexes

from ..effects import AnyEffect, Condition, Extra
from .scenarios import Goal, Objective, Rule

FOLDER = Path(__file__).parent
CAMPAIGN = "campaign"
"""The scenario that is all of them, one after another."""
Slot = Annotated[Literal["one_hand", "two_hand", "small"], noun("slot")]
Use = Annotated[Literal["spent", "lost", "passive"], noun("use")]
When = Annotated[
    Literal[
        "turn",
        "attack",
        "melee",
        "ranged",
        "single_melee",
        "single_ranged",
        "move",
        "defence",
        "defended",
        "after_attack",
        "initiative",
        "after_top",
        "far_move",
        "stood_still",
        "basic",
    ],
    noun("when"),
]
HEXES = {"far_move": 4, "stood_still": 1}
"""How many hexes at least, and at most, make these moments."""
Difficulty = Annotated[Literal["very_easy", "easy", "standard", "hard", "very_hard"], noun("difficulty")]
USUAL: Difficulty = "standard"


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A component with a name."""

    id: str
    ours: bool = False
    """Not public, so designed by us within the rulebook's constraints."""


class Character(Printed, frozen=True, kw_only=True):
    """Hit points and modifier tables by level.  [BB-102, BB-105, BB-221]"""

    health: tuple[int, int, int, int, int]
    tables: dict[str, tuple[tuple[str, str, str], ...]]


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side of an ability card.  [BB-3201]"""

    initiative: int
    charge: tuple[Symbol, ...] = ()
    top: tuple[AnyEffect, ...]
    bottom: tuple[AnyEffect, ...]
    loss: tuple[Literal["top", "bottom"], ...] = ()
    forever: tuple[Literal["top", "bottom"], ...] = ()
    """Lost so that nothing brings it back.  [BB-3704]"""


class Card(Printed, frozen=True, kw_only=True):
    """A two-sided ability card.  [BB-103, BB-3201]"""

    character: Being = ""
    level: Literal[1, 2] = 1
    upgrades: CardId = ""
    """The level 1 card that it replaces.  [BB-4808]"""
    a: Side
    b: Side

    def side(self, letter: str) -> Side:
        """What is on side a or b."""
        return self.a if letter == "a" else self.b


class Column(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A third of a monster card.  [BB-4008]"""

    initiative: int
    charge: tuple[Symbol, ...] = ()
    actions: tuple[AnyEffect, ...]


class Monster(Printed, frozen=True, kw_only=True):
    """A kind of monster.  [BB-4003]"""

    health: int
    elite_health: int = 0
    """Where it differs.  [BB-R-53]"""
    traits: tuple[AnyEffect, ...] = ()
    attacks: Extra = Extra()
    """Added to every attack.  [BB-4005]"""
    immune: tuple[Condition, ...] = ()
    columns: tuple[Column, Column, Column]


class Item(Printed, frozen=True, kw_only=True):
    """An item.  [BB-3403]"""

    number: int
    slot: Slot
    card: str
    """The card that it stands on: a scenario's number, cover or collector.  [BB-3401, BB-R-45]"""
    use: Use = "passive"
    when: When
    cost: tuple[Symbol, ...] = ()
    add: tuple[Extra, ...] = ()
    """One of these is added to the attack or move."""
    actions: tuple[AnyEffect, ...] = ()
    zero: bool = False
    """A die result becomes ZERO.  [BB-R-41]"""
    initiative: int = 0


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A monster that is there from the start.  [BB-309]"""

    monster: Being
    elite: bool = False
    health: int = 0


class Trigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a hazard does to whoever enters it.  [BB-412]"""

    damage: int = 0
    inflict: tuple[Condition, ...] = ()


class Scenario(Printed, frozen=True, kw_only=True):
    """A scenario card: text side and map.  [BB-301 to BB-310]"""

    number: str
    level: Literal[1, 2, 3, 4, 5]
    only: Being = ""
    without: Being = ""
    next: tuple[str, ...] = ()
    map: str
    monsters: dict[str, Placed]
    """By their numbers, which stand on the map.  [BB-R-66]"""
    objectives: dict[str, Objective] = {}
    """By the letters where they stand."""
    hazard: Trigger = Trigger(damage=1)
    goal: tuple[Goal, ...]
    rules: tuple[Rule, ...] = ()

    def allows(self, character: str) -> bool:
        """Whether a character may play it; while nobody is chosen, whether most may.  [BB-302]"""
        return self.only in ("", character) and (not character or self.without != character)


TERRAIN = {"#": "obstacle", "~": "difficult", "^": "hazard", "o": "plate"}


class Chamber:
    """A scenario's map: its chart and what stands where at first."""

    __slots__ = ("chart", "grid", "ground", "letters", "numbers", "start", "terrain")

    def __init__(self, scenario: Scenario) -> None:
        drawing = read_hexes(scenario.map)
        self.chart = Chart(drawing)
        self.grid = Grid(self.chart)
        symbols = {self.chart.cells[cell]: symbol for cell, symbol in drawing.items()}
        self.terrain: dict[CellId, str] = {c: TERRAIN[s] for c, s in symbols.items() if s in TERRAIN}
        self.ground = ground_of(self.grid, self.terrain)
        self.numbers: dict[str, CellId] = {s: c for c, s in symbols.items() if s.isdigit()}
        self.letters: dict[str, list[CellId]] = {}
        for cell, symbol in symbols.items():
            if symbol.isupper():
                self.letters.setdefault(symbol, []).append(cell)
        starts = [cell for cell, symbol in symbols.items() if symbol == "@"]
        if len(starts) != 1 or not set(scenario.monsters) == set(self.numbers):
            raise ContentError(f"{scenario.id}: a map has one @ and the number of each monster, and no other numbers.")
        self.start = starts[0]


def ground_of(grid: Grid, terrain: Mapping[CellId, str]) -> tuple[int, int, int]:
    """Obstacles, difficult ground and hazards.  [BB-405, BB-408, BB-411]"""
    ground = {"obstacle": 0, "difficult": 0, "hazard": 0, "plate": 0}
    for cell, kind in terrain.items():
        ground[kind] |= grid.bit[cell]
    return ground["obstacle"], ground["difficult"], ground["hazard"]


class Content(msgspec.Struct, frozen=True):
    """The whole box."""

    characters: dict[str, Character]
    cards: dict[str, Card]
    monsters: dict[str, Monster]
    items: dict[str, Item]
    scenarios: dict[str, Scenario]
    difficulties: dict[str, tuple[tuple[str, str, str], ...]]

    def deck(self, character: str, level: int) -> list[str]:
        """The ability cards of a character of one level, in the order of the file."""
        return [card.id for card in self.cards.values() if card.character == character and card.level == level]

    def cast(self, scenario: str) -> tuple[str, ...]:
        """The characters that may play a scenario; the campaign is for all of them.  [BB-302]"""
        every = tuple(self.characters)
        return every if scenario == CAMPAIGN else tuple(filter(self.scenarios[scenario].allows, every))

    def upgrade(self, card: str) -> str:
        """The level 2 card that belongs to a level 1 card.  [BB-4808]"""
        return next(each.id for each in self.cards.values() if each.upgrades == card)


@functools.cache
def load() -> Content:
    """Read the files once."""
    cards = [card for path in sorted((FOLDER / "cards").glob("*.yaml")) for card in _cards(path)]
    scenarios = [read_yaml(path, Scenario) for path in sorted((FOLDER / "scenarios").glob("*.yaml"))]
    return Content(
        characters=_by_id(read_yaml(FOLDER / "characters.yaml", list[Character])),
        cards=_by_id(cards),
        monsters=_by_id(read_yaml(FOLDER / "monsters.yaml", list[Monster])),
        items=_by_id(read_yaml(FOLDER / "items.yaml", list[Item])),
        scenarios=_by_id(sorted(scenarios, key=lambda each: ("." in each.number, float(each.number)))),
        difficulties=read_yaml(FOLDER / "difficulties.yaml", dict[str, tuple[tuple[str, str, str], ...]]),
    )


def _cards(path: Path) -> list[Card]:
    found: list[Card] = read_yaml(path, list[Card])
    return [msgspec.structs.replace(card, character=path.stem, ours=True) for card in found]


def _by_id(listed: Iterable[Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for each in listed:
        if each.id in found:
            raise ContentError(f"“{each.id}” is there twice.")
        found[each.id] = each
    return found


@functools.cache
def chamber(scenario: str) -> Chamber:
    """The map of a scenario; read once."""
    return Chamber(load().scenarios[scenario])


def names(content: Content) -> Mapping[str, Iterable[str]]:
    """Every id that is spoken by name, by the kind of noun."""
    objectives = {each.kind for scenario in content.scenarios.values() for each in scenario.objectives.values()}
    return {
        "card": content.cards,
        "item": content.items,
        "being": [*content.characters, *content.monsters, *sorted(objectives)],
        "scenario": [CAMPAIGN, *content.scenarios],
    }
