"""Everything printed in the box, read once from the files beside this one."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from questhall.core import noun
from questhall.core.content import by_id, read_yaml
from questhall.core.errors import ContentError
from questhall.haven.terms import Being, CardId, Symbol

from ..effects import AnyEffect
from ..terms import Amount, Condition, Extra
from .checks import LEVELS, faults
from .city import CityEvent, Treasure
from .scenarios import Happening, Objective, Placed, Rewards, ScenarioGoal, Scorched

FOLDER = Path(__file__).parent
CardLevel = Literal["A", "B", "1", "X", "2", "3", "4", "5", "6", "7", "8", "9"]
Slot = Annotated[Literal["head", "body", "legs", "hand", "small"], noun("slot")]
Use = Annotated[Literal["free", "spent", "consumed"], noun("use")]
Moment = Annotated[
    Literal[
        "turn",
        "end_turn",
        "move",
        "basic_move",
        "attack",
        "ranged_attack",
        "single_melee",
        "single_ranged",
        "blow",
        "melee_blow",
        "ranged_blow",
        "attacked",
        "damaged",
        "always",
    ],
    noun("when"),
]


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A component with a name."""

    id: str


class Perk(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Modifier cards that leave a deck and others that come into it.  [JL-4703, JL-G-808]"""

    boxes: int = 1
    out: tuple[str, ...] = ()
    into: tuple[str, ...] = ()


class Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that come after scenarios 1 and 2.  [JL-5608, JL-5706]"""

    b: tuple[CardId, CardId]
    first: tuple[CardId, CardId]
    opening: tuple[CardId, CardId]
    """What is suggested for the first round of scenario 1.  [JL-408]"""


class Character(Printed, frozen=True, kw_only=True):
    """A character mat and a perk list.  [JL-C-09, JL-C-23, JL-C-24]"""

    hand: int
    health: tuple[int, int, int, int, int, int, int, int, int]
    tutorial: Lessons
    perks: tuple[Perk, ...]


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"actions": "do"}):
    """A half of an ability card.  [JL-604, JL-624, JL-2101, JL-3403]"""

    actions: tuple[AnyEffect, ...]
    makes: tuple[Symbol, ...] = ()
    xp: int = 0
    lost: bool = False


class Card(Printed, frozen=True, kw_only=True):
    """An ability card.  [JL-C-08]"""

    number: int
    character: Being = ""
    level: CardLevel
    initiative: int
    top: Ability
    bottom: Ability

    def half(self, name: str) -> Ability:
        """The top or the bottom."""
        return self.top if name == "top" else self.bottom


class Stats(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A side of a stat card, by level.  [JL-2603, JL-3101]"""

    health: tuple[Amount, ...]
    move: tuple[int, ...] = ()
    """Nothing: it cannot move by its own cards.  [JL-3305]"""
    attack: tuple[Amount, ...]
    shield: tuple[Amount, ...] = ()
    inflict: dict[Condition, int] = {}
    """Added to all attacks from a level on.  [JL-3103]"""
    advantage: int = LEVELS
    """All its attacks have advantage from this level on."""
    guarded: int = LEVELS
    """Attacks against it have disadvantage from this level on."""
    death: tuple[int, ...] = ()
    """What all adjacent figures suffer when it dies.  [JL-G-910]"""
    thorns: tuple[Amount, ...] = ()


class Monster(Printed, frozen=True, kw_only=True):
    """A kind of monster.  [JL-C-12, JL-C-29]"""

    standees: int = 6
    deck: str = ""
    of: Being = ""
    """The kind whose standees it uses, for a variant of one scenario."""
    immune: tuple[Condition, ...] = ()
    boss: bool = False
    normal: Stats
    elite: Stats | None = None
    one: tuple[AnyEffect, ...] = ()
    two: tuple[AnyEffect, ...] = ()
    leaves: Being = ""
    """What comes where it dies, of its own rank."""
    avenged: Being = ""
    """What comes, elite, where its death kills another."""

    def stats(self, *, elite: bool) -> Stats:
        """The side of the stat card."""
        return self.elite if elite and self.elite is not None else self.normal


class MonsterCard(Printed, frozen=True, kw_only=True, rename={"actions": "do"}):
    """A monster ability card.  [JL-2703, JL-2704]"""

    number: int
    initiative: int
    shuffle: bool = False
    actions: tuple[AnyEffect, ...]
    makes: tuple[Symbol, ...] = ()


class Item(Printed, frozen=True, kw_only=True, rename={"actions": "do"}):
    """An item.  [JL-4608]"""

    number: int
    price: int
    copies: int
    slot: Slot
    use: Use = "free"
    potion: bool = False
    when: Moment
    cost: tuple[Symbol, ...] = ()
    add: Extra | None = None
    actions: tuple[AnyEffect, ...] = ()
    special: Annotated[Literal["", "no_doubles", "last_in_focus", "third_card"], noun("item_rule")] = ""


class BattleGoal(Printed, frozen=True, kw_only=True):
    """A battle goal: a tally and its bounds.  [JL-4904, JL-O-36]"""

    number: int
    tally: Annotated[str, noun("tally")]
    least: int = 0
    most: int = 99
    rank: Annotated[Literal["", "fewest", "most"], noun("rank")] = ""


class Scenario(Printed, frozen=True, kw_only=True):
    """An entry of the scenario book.  [JL-5501]"""

    number: int
    place: str = ""
    """Where it is on the campaign board: a letter and a number.  [JL-117]"""
    map: str
    ours: bool = True
    """Walls, obstacles and starting hexes are ours: they are not public."""
    directed: bool = False
    """Its rules speak of left and right: the map is never turned."""
    monsters: dict[str, Placed] = {}
    """By the letters where they stand."""
    objectives: dict[str, Objective] = {}
    treasures: tuple[int, ...] = ()
    """The numbers of the treasures, in the order of the map."""
    locked: tuple[int, ...] = ()
    """Doors that only a special rule opens."""
    traps: tuple[Condition, ...] = ()
    """What condition traps do.  [JL-2406]"""
    decks: dict[Being, str] = {}
    """Ability decks that replace the usual ones.  [JL-2712]"""
    scorched: tuple[Scorched, ...] = ()
    goal: tuple[ScenarioGoal, ...]
    limit: Amount = 0
    """With this round it is lost, if it is not won; 0: never."""
    rules: tuple[Happening, ...] = ()
    rewards: Rewards = Rewards()

    @property
    def twisted(self) -> bool:
        """Whether it has special rules of its own, besides texts to read."""
        return bool(self.scorched) or any(each.does_something for each in self.rules)


class Content(msgspec.Struct, frozen=True):
    """The whole box."""

    characters: dict[str, Character]
    cards: dict[str, Card]
    monsters: dict[str, Monster]
    decks: dict[str, tuple[MonsterCard, ...]]
    items: dict[str, Item]
    goals: dict[str, BattleGoal]
    scenarios: dict[str, Scenario]
    events: dict[int, CityEvent]
    treasures: dict[int, Treasure]

    def numbered(self, number: int) -> Scenario:
        """The scenario with a number."""
        return next(each for each in self.scenarios.values() if each.number == number)

    def item(self, number: int) -> str:
        """The item with a number."""
        return next(each.id for each in self.items.values() if each.number == number)

    def pool(self, character: str, *levels: str) -> list[str]:
        """The ability cards of a character of some levels, in the order of their numbers."""
        return [card.id for card in self.cards.values() if card.character == character and card.level in levels]

    def ability(self, deck: str, number: int) -> MonsterCard:
        """A monster ability card by its number."""
        return next(card for card in self.decks[deck] if card.number == number)


@functools.cache
def load() -> Content:
    """Read the files once, and refuse what does not fit together."""
    cards = [card for path in sorted((FOLDER / "cards").glob("*.yaml")) for card in _cards(path)]
    scenarios = [read_yaml(path, Scenario) for path in sorted((FOLDER / "scenarios").glob("*.yaml"))]
    content = Content(
        characters=by_id(read_yaml(FOLDER / "characters.yaml", list[Character])),
        cards=by_id(cards),
        monsters=by_id(read_yaml(FOLDER / "monsters.yaml", list[Monster])),
        decks=read_yaml(FOLDER / "decks.yaml", dict[str, tuple[MonsterCard, ...]]),
        items=by_id(read_yaml(FOLDER / "items.yaml", list[Item])),
        goals=by_id(read_yaml(FOLDER / "goals.yaml", list[BattleGoal])),
        scenarios=by_id(sorted(scenarios, key=lambda each: each.number)),
        events={each.number: each for each in read_yaml(FOLDER / "events.yaml", list[CityEvent])},
        treasures={each.number: each for each in read_yaml(FOLDER / "treasures.yaml", list[Treasure])},
    )
    for fault in faults(content):
        raise ContentError(fault)
    return content


def _cards(path: Path) -> list[Card]:
    found: list[Card] = read_yaml(path, list[Card])
    return [msgspec.structs.replace(card, character=path.stem) for card in found]


def names(content: Content) -> Mapping[str, Iterable[str]]:
    """Every id that is spoken by name, by the kind of noun."""
    objectives = {each.kind for scenario in content.scenarios.values() for each in scenario.objectives.values()}
    return {
        "card": content.cards,
        "item": content.items,
        "being": [*content.characters, *content.monsters, *sorted(objectives)],
        "scenario": content.scenarios,
        "goal": content.goals,
    }
