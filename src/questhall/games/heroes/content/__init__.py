"""Everything printed in the box, read once from the files beside this one."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from questhall.core.content import read_yaml
from questhall.core.errors import ContentError, one_of

from ..effects import CardId, Deck, Difficulty, FieldId, Purse, Tier
from .printed import (
    SLOTS,
    Building,
    Card,
    Dice,
    Exchange,
    Field,
    Group,
    Hero,
    Location,
    Proclamation,
    Scenario,
    Tile,
    Unit,
    UnitSide,
)

FOLDER = Path(__file__).parent
Guards = dict[Tier, int]
STATISTICS = ("attack", "defense", "power", "knowledge")
CARD_FILES = ("statistics", "abilities", "spells", "artifacts", "specialties")
MAGIC_ARROW = "magic_arrow"


class Content(msgspec.Struct, frozen=True, dict=True):
    """Everything printed in the box."""

    units: dict[str, Unit]
    cards: dict[str, Card]
    heroes: dict[str, Hero]
    buildings: dict[str, Building]
    locations: dict[str, Location]
    tiles: dict[str, Tile]
    proclamations: dict[str, Proclamation]
    dice: Dice
    trades: tuple[Exchange, ...]
    guards: dict[int, dict[Difficulty, Guards]]
    scenarios: dict[str, Scenario]
    arrow_tower: UnitSide

    @functools.cached_property
    def fields(self) -> dict[FieldId, Field]:
        """Every field of every tile by its id."""
        return {f"{tile.id}_{slot}": field for tile in self.tiles.values() for slot, field in tile.fields.items()}

    @functools.cached_property
    def factions(self) -> tuple[str, ...]:
        """The factions that can be played, in the order of their heroes."""
        return tuple(dict.fromkeys(hero.faction for hero in self.heroes.values()))

    @functools.cached_property
    def order(self) -> dict[CardId, int]:
        """The place of each card among all that are printed."""
        return {card: place for place, card in enumerate(self.cards)}

    def town(self, faction: str) -> list[Building]:
        """The buildings of a faction."""
        return [building for building in self.buildings.values() if building.faction == faction]

    def army(self, faction: str, tier: str | None = None) -> list[Unit]:
        """The units of a faction, perhaps of one tier, by their recruit price.  [HM-1602]"""
        units = [unit for unit in self.units.values() if unit.faction == faction and tier in (None, unit.tier)]
        return sorted(units, key=lambda unit: unit.side("few").price.gold)

    def deck(self, kind: Deck) -> list[CardId]:
        """A common deck, unshuffled."""
        return [card.id for card in self.cards.values() if card.kind == kind for _ in range(card.copies)]

    def neutrals(self, tier: Tier) -> list[str]:
        """A neutral deck, unshuffled.  [HM-1802]"""
        found = [unit for unit in self.units.values() if unit.neutral and unit.tier == tier]
        return [unit.id for unit in found for _ in range(unit.copies)]

    def group(self, group: Group) -> list[str]:
        """The tiles of a group."""
        return [tile.id for tile in self.tiles.values() if tile.group == group]

    def specialty(self, hero: str, level: int) -> CardId:
        """The specialty that a level gives.  [HM-815]"""
        found = [card.id for card in self.cards.values() if card.hero == hero and card.level == level]
        assert len(found) == 1, f"{hero} has {len(found)} specialties of level {level}"
        return found[0]

    def starting_deck(self, hero: str) -> list[CardId]:
        """The nine cards of a new hero.  [HM-216 to HM-220]"""
        card = self.heroes[hero]
        statistics = [kind for kind in STATISTICS for _ in range(getattr(card.statistics, kind))]
        return [*statistics, *[MAGIC_ARROW] * card.arrows, card.ability, self.specialty(hero, 1)]


@functools.cache
def load() -> Content:
    """Read all files and check what they say of each other."""
    cards = [card for name in CARD_FILES for card in _read(name, Card)]
    scenarios = [read_yaml(path, Scenario) for path in sorted((FOLDER / "scenarios").glob("*.yaml"))]
    content = Content(
        units=_by_id(_read("units", Unit)),
        cards=_by_id(cards),
        heroes=_by_id(_read("heroes", Hero)),
        buildings=_by_id(_read("buildings", Building)),
        locations=_by_id(_read("locations", Location)),
        tiles=_by_id(_read("tiles", Tile)),
        proclamations=_by_id(_read("proclamations", Proclamation)),
        dice=read_yaml(FOLDER / "dice.yaml", Dice),
        trades=tuple(_read("trades", Exchange)),
        guards=read_yaml(FOLDER / "guards.yaml", dict[int, dict[Difficulty, Guards]]),
        scenarios=_by_id(sorted(scenarios, key=lambda scenario: scenario.number)),
        arrow_tower=read_yaml(FOLDER / "arrow_tower.yaml", UnitSide),
    )
    for fault in faults(content):
        raise ContentError(fault)
    return content


def faults(content: Content) -> Iterable[str]:
    """Everything that files say of each other and that is not so."""
    named = [(f"the tile {tile.id}", each.location) for tile in content.tiles.values() for each in tile.fields.values()]
    yield from _unknown("location", named, content.locations)
    yield from _unknown(
        "card", [(f"the hero {each.id}", each.ability) for each in content.heroes.values()], content.cards
    )
    after = [(f"the building {each.id}", each.after) for each in content.buildings.values() if each.after]
    yield from _unknown("building", after, content.buildings)
    owners = [(f"the card {each.id}", each.hero) for each in content.cards.values() if each.hero]
    yield from _unknown("hero", owners, content.heroes)
    for tile in content.tiles.values():
        if set(tile.fields) != set(SLOTS):
            yield f"tiles.yaml: the tile {tile.id} has the fields {one_of(tile.fields)}. It needs: {one_of(SLOTS)}."
    for unit in content.units.values():
        if bool(unit.faction) != bool(unit.few and unit.pack):
            yield f"units.yaml: {unit.id} needs a few and a pack side if a faction leads it, else neither."


def _unknown(kind: str, named: list[tuple[str, str]], known: dict[str, Any]) -> Iterable[str]:
    return [
        f"{where} names the {kind} “{name}”, which does not exist. There are: {one_of(known)}."
        for where, name in named
        if name not in known
    ]


def _read(name: str, kind: Any) -> list[Any]:
    found: list[Any] = read_yaml(FOLDER / f"{name}.yaml", list[kind])
    return found


def _by_id(printed: list[Any]) -> dict[str, Any]:
    found = {each.id: each for each in printed}
    if len(found) != len(printed):
        ids = [each.id for each in printed]
        twice = one_of({name for name in ids if ids.count(name) > 1})
        raise ContentError(f"An id stands twice: {twice}.")
    return found


__all__ = ["MAGIC_ARROW", "STATISTICS", "Content", "Purse", "load"]
