"""Everything printed in the box, read once from the files beside this one."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from questhall.core import noun
from questhall.core.content import by_id, read_yaml

from ..effects import AnyEffect, CardId, ClanId, HeroClass, Resource, RoomId, Symbol, Token, icons

FOLDER = Path(__file__).parent
ItemKind = Annotated[Literal["equipment", "beast", "potion", "scroll"], noun("kind")]
Role = Annotated[Literal["aggressor", "defender", "helper"], noun("role")]
TreasureEffect = Annotated[Literal["pillage", "curse", "heal", "prisoner", "defeat"], noun("treasure")]
Level = Annotated[Literal["simple", "hard", "hell"], noun("level")]


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A component with a name."""

    id: str
    ours: bool = False
    """Not public, so designed by us within the rulebook's constraints."""


class Card(Printed, frozen=True, kw_only=True):
    """A tactic card or an item: one group of actions, or two to choose from.  [KH-1801]"""

    groups: tuple[tuple[AnyEffect, ...], ...]
    copies: int = 1
    clan: ClanId = ""
    kind: ItemKind | Literal["tactic"] = "tactic"

    @property
    def icons(self) -> set[str]:
        """Everything that the card shows."""
        return {icon for group in self.groups for effect in group for icon in icons(effect)}


class Clan(Printed, frozen=True, kw_only=True):
    """A clan card.  [KH-312, KH-C-16]"""

    role: Role
    monsters: int
    health: int
    starts: int
    symbol: Symbol
    ability: Literal["mend", "shoot", "strike", "draw", "bone", "breed", "move", "haunt", "portal"]


class RoomTile(Printed, frozen=True, kw_only=True):
    """A room: its symbol, its exits unturned, and what activating it does.  [KH-2401]"""

    symbol: Symbol
    exits: str
    """The sides with an exit, out of N, E, S, W."""
    makes: Token | None = None
    sells: ItemKind | None = None
    price: Resource | None = None


class GuildCard(Printed, frozen=True, kw_only=True):
    """A hero card, or a card of the scenario.  [KH-3201]"""

    hero: HeroClass | None = None
    symbol: Symbol | None = None


class TreasureToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A treasure: its value is seen, its effect is not.  [KH-R-004]"""

    value: int
    effect: TreasureEffect
    copies: int = 1


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tokens there are.  [KH-R-421 to KH-R-427]"""

    heroes: int
    resources: int
    traps: int
    wounds: int
    portals: int
    events: int
    markers: int


class LevelTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A difficulty tile: Guild cards per turn in wave 1 and in wave 2.  [KH-318]"""

    id: Level
    cards: tuple[int, int]


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room of a scenario: where it lies, how it is turned, and what it holds at the start.  [KH-R-601]"""

    room: RoomId
    at: tuple[int, int]
    treasure: int
    turn: Literal[0, 90, 180, 270] = 0
    portal: Literal["", "unfinished", "finished"] = ""
    heroes: tuple[HeroClass, ...] = ()


class ScenarioCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that a scenario shuffles into the Guild deck."""

    id: CardId
    copies: int


class Scenario(Printed, frozen=True, kw_only=True):
    """A dungeon with its special rules.  [KH-105]"""

    number: int
    grade: Literal["introductory", "medium", "advanced", "expert"]
    rooms: tuple[Placed, ...]
    cards: tuple[ScenarioCard, ...]
    rules: tuple[str, ...] = ()
    blueprints: tuple[RoomId, ...] = ()
    without: tuple[ItemKind, ...] = ()
    """Kinds of items that are left out."""


class Content(msgspec.Struct, frozen=True, dict=True):
    """Everything printed in the box."""

    clans: dict[str, Clan]
    cards: dict[str, Card]
    rooms: dict[str, RoomTile]
    guild: dict[str, GuildCard]
    scenarios: dict[str, Scenario]
    levels: dict[str, LevelTile]
    treasures: tuple[TreasureToken, ...]
    tokens: Tokens

    @functools.cached_property
    def heroes(self) -> tuple[str, ...]:
        """The ids of the hero cards."""
        return tuple(card.id for card in self.guild.values() if card.hero)

    def deck(self, clan: str) -> list[str]:
        """The starting tactic cards of a clan."""
        return [card.id for card in self.cards.values() if card.clan == clan for _ in range(card.copies)]

    def items(self, without: tuple[str, ...] = ()) -> list[str]:
        """The item deck, unshuffled."""
        kinds = {"equipment", "beast", "potion", "scroll"} - set(without)
        return [card.id for card in self.cards.values() if card.kind in kinds for _ in range(card.copies)]


@functools.cache
def load() -> Content:
    """Read all files."""
    scenarios = [read_yaml(path, Scenario) for path in sorted((FOLDER / "scenarios").glob("*.yaml"))]
    scenarios.sort(key=lambda scenario: scenario.number)
    heroes = read_yaml(FOLDER / "guild.yaml", list[GuildCard])
    return Content(
        clans=by_id(read_yaml(FOLDER / "clans.yaml", list[Clan])),
        cards=by_id([*read_yaml(FOLDER / "tactics.yaml", list[Card]), *read_yaml(FOLDER / "items.yaml", list[Card])]),
        rooms=by_id(read_yaml(FOLDER / "rooms.yaml", list[RoomTile])),
        guild=by_id([*heroes, *_scenario_cards(scenarios)]),
        scenarios=by_id(scenarios),
        levels=by_id(read_yaml(FOLDER / "levels.yaml", list[LevelTile])),
        treasures=tuple(read_yaml(FOLDER / "treasures.yaml", list[TreasureToken])),
        tokens=read_yaml(FOLDER / "tokens.yaml", Tokens),
    )


def _scenario_cards(scenarios: list[Scenario]) -> Iterator[GuildCard]:
    for scenario in scenarios:
        for card in scenario.cards:
            yield GuildCard(id=card.id, ours=True)
