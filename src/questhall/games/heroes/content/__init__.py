"""Everything printed in the box, read once from the files beside this one."""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from questhall.core.content import by_id, read_yaml
from questhall.core.errors import ContentError

from ..effects import CardId, Deck, Difficulty, FactionId, FieldId, LocationId, Purse, Tier
from .checks import faults
from .printed import (
    BOXES,
    AiCard,
    AiType,
    Box,
    Building,
    Campaign,
    Card,
    Curio,
    Dice,
    Exchange,
    Field,
    Group,
    Hero,
    Location,
    Proclamation,
    Scenario,
    Tiding,
    Tile,
    Unit,
    UnitSide,
)

FOLDER = Path(__file__).parent
Boxes = Collection[Box]
FACTION_BOXES = tuple(box for box in BOXES if box != "stretch")
Guards = dict[Tier, int]
STATISTICS = ("attack", "defense", "power", "knowledge")
CARD_FILES = ("statistics", "abilities", "spells", "artifacts", "specialties", "machines")
MAGIC_ARROW = "magic_arrow"
EMPOWERED = "empowered_"
"""How the names of empowered cards begin."""


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
    missions: dict[str, Scenario]
    """Scenarios of campaigns, which are not played alone."""
    campaigns: dict[str, Campaign]
    arrow_tower: UnitSide
    ai_cards: dict[str, AiCard]
    tidings: dict[str, Tiding]
    curios: dict[str, Curio]
    """Cards of Pandora's Box.  [HM-3360]"""

    @functools.cached_property
    def fields(self) -> dict[FieldId, Field]:
        """Every field of every tile by its id."""
        return {f"{tile.id}_{slot}": field for tile in self.tiles.values() for slot, field in tile.fields.items()}

    @functools.cached_property
    def factions(self) -> tuple[str, ...]:
        """The factions that can be played, in the order of their heroes."""
        return tuple(dict.fromkeys(hero.faction for hero in self.heroes.values()))

    @functools.cached_property
    def places(self) -> dict[LocationId, frozenset[FieldId]]:
        """The fields with each location."""
        found: dict[LocationId, list[FieldId]] = {}
        for field, printed in self.fields.items():
            found.setdefault(printed.location, []).append(field)
        return {location: frozenset(fields) for location, fields in found.items()}

    @functools.cached_property
    def blocked(self) -> frozenset[FieldId]:
        """Fields that nobody can enter.  [HM-1412]"""
        return self.places["blocked"]

    @functools.cached_property
    def sealed(self) -> frozenset[FieldId]:
        """Fields whose outer edges cannot be crossed.  [HM-1408]"""
        return frozenset(f"{tile.id}_{slot}" for tile in self.tiles.values() for slot in tile.sealed)

    @functools.cached_property
    def order(self) -> dict[CardId, int]:
        """The place of each card among all that are printed."""
        return {card: place for place, card in enumerate(self.cards)}

    def plan(self, name: str) -> Scenario:
        """A scenario or a mission of a campaign."""
        return self.scenarios[name] if name in self.scenarios else self.missions[name]

    def town(self, faction: str) -> list[Building]:
        """The buildings of a faction; not to be changed."""
        return self._towns[faction]

    @functools.cached_property
    def _towns(self) -> dict[str, list[Building]]:
        found: dict[str, list[Building]] = {}
        for building in self.buildings.values():
            found.setdefault(building.faction, []).append(building)
        return found

    def army(self, faction: str, tier: str | None = None) -> list[Unit]:
        """The units of a faction, perhaps of one tier, by their recruit price; not to be changed.  [HM-1602]"""
        units = self._armies.get(faction, [])
        return units if tier is None else [unit for unit in units if unit.tier == tier]

    @functools.cached_property
    def _armies(self) -> dict[str, list[Unit]]:
        found: dict[str, list[Unit]] = {}
        led = [unit for unit in self.units.values() if unit.faction]
        for unit in sorted(led, key=lambda unit: unit.side("few").price.gold):
            found.setdefault(unit.faction, []).append(unit)
        return found

    def deck(self, kind: Deck, boxes: Boxes) -> list[CardId]:
        """A common deck, unshuffled."""
        cards = [card for card in self.cards.values() if card.kind == kind and not card.apart]
        return [card.id for card in cards for _ in range(self.copies(card.id, boxes))]

    def better(self, ability: CardId) -> CardId:
        """The empowered card of an ability; nothing for one that is empowered already.  [HM-3376]"""
        name = f"{EMPOWERED}{ability}"
        return name if name in self.cards else ""

    def copies(self, name: CardId, boxes: Boxes) -> int:
        """How often a card is there; each faction of an expansion brings statistics and arrows for its heroes."""
        card = self.cards[name]
        if name not in (*STATISTICS, MAGIC_ARROW):
            return card.copies if card.box in boxes else 0
        return card.copies + sum(self.extra_copies(name, box) for box in boxes if box != "core")

    def extra_copies(self, name: CardId, box: Box) -> int:
        """What a box adds: as many as one of its heroes can need."""
        heroes = [hero for hero in self.heroes.values() if hero.box == box]
        return max((self.starting_deck(hero.id).count(name) for hero in heroes), default=0)

    def neutrals(self, tier: Tier, boxes: Boxes) -> list[str]:
        """A neutral deck, unshuffled.  [HM-1802]"""
        found = [unit for unit in self.units.values() if unit.neutral and unit.box in boxes]
        return [unit.id for unit in found if unit.rank("neutral") == tier for _ in range(unit.copies)]

    def ai_deck(self, kind: AiType) -> list[str]:
        """The AI cards of a type, unshuffled.  [HM-2702]"""
        return [card.id for card in self.ai_cards.values() if card.type == kind for _ in range(card.copies)]

    def group(self, group: Group, boxes: Boxes) -> list[str]:
        """The tiles of a group."""
        return [tile.id for tile in self.tiles.values() if tile.group == group and tile.box in boxes]

    def banks(self, group: Group, boxes: Boxes) -> list[LocationId]:
        """The creature banks for tiles of a group.  [HM-3346]"""
        there = [each for each in self.locations.values() if each.bank is not None and each.box in boxes]
        return [each.id for each in there if each.bank is not None and each.bank.group == group]

    def boxes_of(self, factions: Iterable[str]) -> tuple[Box, ...]:
        """The core box and those of the factions in play."""
        own = {hero.box for hero in self.heroes.values() if hero.faction in factions and hero.box in FACTION_BOXES}
        played = [tile.box for tile in self.tiles.values() if tile.faction and tile.faction in factions]
        return tuple(box for box in BOXES if box == "core" or box in (own & set(played)))

    def specialty(self, hero: str, level: int) -> CardId:
        """The specialty that a level gives.  [HM-815]"""
        found = self._specialties.get((hero, level), [])
        assert len(found) == 1, f"{hero} has {len(found)} specialties of level {level}"
        return found[0]

    def led_by(self, name: str) -> FactionId:
        """The faction of a seat that names its hero, or the faction at once, or nothing.  [HM-203]"""
        return self.heroes[name].faction if name in self.heroes else name

    def specialties(self, hero: str) -> list[CardId]:
        """All specialties of a hero, by their levels.  [HM-1122]"""
        found = sorted((level, cards) for (name, level), cards in self._specialties.items() if name == hero)
        return [card for _, cards in found for card in cards]

    @functools.cached_property
    def _specialties(self) -> dict[tuple[str, int], list[CardId]]:
        found: dict[tuple[str, int], list[CardId]] = {}
        for card in self.cards.values():
            found.setdefault((card.hero, card.level), []).append(card.id)
        return found

    def starting_deck(self, hero: str) -> list[CardId]:
        """The nine cards of a new hero.  [HM-216 to HM-220]"""
        card = self.heroes[hero]
        statistics = [kind for kind in STATISTICS for _ in range(getattr(card.statistics, kind))]
        return [*statistics, *[MAGIC_ARROW] * card.arrows, card.ability, self.specialty(hero, 1)]


@functools.cache
def load() -> Content:
    """Read all files and check what they say of each other."""
    cards = [card for name in CARD_FILES for card in _read(name, Card)]
    cards += empowered_abilities(cards)
    content = Content(
        units=by_id(_read("units", Unit)),
        cards=by_id(cards),
        heroes=by_id(_read("heroes", Hero)),
        buildings=by_id(_read("buildings", Building)),
        locations=by_id(_read("locations", Location)),
        tiles=by_id(_read("tiles", Tile)),
        proclamations=by_id(_read("proclamations", Proclamation)),
        dice=read_yaml(FOLDER / "dice.yaml", Dice),
        trades=tuple(_read("trades", Exchange)),
        guards=read_yaml(FOLDER / "guards.yaml", dict[int, dict[Difficulty, Guards]]),
        scenarios=by_id(_plans("scenarios")),
        missions=by_id(_plans("missions")),
        campaigns=by_id(_read("campaigns", Campaign)),
        arrow_tower=read_yaml(FOLDER / "arrow_tower.yaml", UnitSide),
        ai_cards=by_id(_read("ai_cards", AiCard)),
        tidings=by_id(_read("tidings", Tiding)),
        curios=by_id(_read("curios", Curio)),
    )
    for fault in faults(content):
        raise ContentError(fault)
    return content


def empowered_abilities(cards: list[Card]) -> list[Card]:
    """One card for each ability that has none of its own yet: its effects need no expert use.  [HM-3377, HM-3378]"""
    known = {card.id for card in cards}
    usual = [card for card in cards if card.kind == "ability" and not card.apart]
    return [
        replace(
            card,
            id=f"{EMPOWERED}{card.id}",
            plays=tuple(replace(play, expert=False) for play in card.plays[0 if card.both else 1 :]),
            copies=1,
            apart=True,
            box="naval",
        )
        for card in usual
        if f"{EMPOWERED}{card.id}" not in known
    ]


def _read(name: str, kind: Any) -> list[Any]:
    """What the core box has, then what the expansions have; each has a folder with the same file names."""
    found: list[Any] = read_yaml(FOLDER / f"{name}.yaml", list[kind])
    for box in BOXES:
        if (path := FOLDER / box / f"{name}.yaml").exists():
            more: list[Any] = read_yaml(path, list[kind])
            found += [replace(each, box=box) for each in more]
    return found


def _plans(folder: str) -> list[Scenario]:
    found = [read_yaml(path, Scenario) for path in (FOLDER / folder).glob("*.yaml")]
    return sorted(found, key=lambda scenario: scenario.number)


__all__ = ["MAGIC_ARROW", "STATISTICS", "Content", "Purse", "load"]
