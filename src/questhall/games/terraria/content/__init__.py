"""Everything printed in the box, read once from the files beside this one."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from questhall.core.content import by_id, read_yaml
from questhall.core.errors import ContentError
from questhall.kit.dice import read_dice
from questhall.kit.drawn import read_squares

from ..effects import RESOURCES, Parts, Reward
from .goals import Goal
from .kinds import (
    ActionCard,
    Armour,
    BossForm,
    BossKind,
    CellKind,
    Chest,
    Consumable,
    EnemyKind,
    Equipment,
    Figures,
    HouseKind,
    Made,
    Minion,
    Tile,
    Tray,
)

FOLDER = Path(__file__).parent
TILE_WIDTH, TILE_HEIGHT = 3, 5


class Content(msgspec.Struct, frozen=True, dict=True):
    """Everything printed in the box."""

    cells: dict[str, CellKind]
    tiles: dict[str, Tile]
    enemies: dict[str, EnemyKind]
    trays: tuple[Tray, ...]
    actions: dict[str, ActionCard]
    consumables: dict[str, Consumable]
    equipment: dict[str, Equipment]
    armour: dict[str, Armour]
    minions: dict[str, Minion]
    chests: dict[str, Chest]
    houses: dict[str, HouseKind]
    goals: dict[str, Goal]
    bosses: dict[str, BossKind]
    figures: Figures

    @functools.cached_property
    def drawn(self) -> dict[str, tuple[CellKind, ...]]:
        """The fifteen cells of every tile, row by row."""
        symbols = {kind.symbol: kind for kind in self.cells.values()}
        return {
            tile.id: tuple(symbols[symbol] for symbol in read_squares(tile.picture).values())
            for tile in self.tiles.values()
        }

    @functools.cached_property
    def dice(self) -> dict[str, tuple[int, ...]]:
        """The dice that are printed anywhere, by how they are written."""
        printed = {
            "",
            "d4",
            *(kind.defence for kind in self.enemies.values()),
            *(kind.attack for kind in self.enemies.values()),
        }
        forms = [form for boss in self.bosses.values() for form in boss.forms]
        printed |= {form.defence for form in forms} | {form.attack for form in forms}
        printed |= {each.defence for each in self.armour.values()} | {each.dice for each in self.equipment.values()}
        return {text: read_dice(text) for text in sorted(printed)}

    @functools.cached_property
    def hives(self) -> frozenset[str]:
        """The tiles with the Bee Hive.  [TR-G-E07]"""
        return frozenset(tile.id for tile in self.tiles.values() if tile.hive)

    @functools.cached_property
    def finds(self) -> frozenset[str]:
        """The tokens that are no enemies: fallen stars and life crystals.  [TR-R-56]"""
        return frozenset(kind.id for kind in self.enemies.values() if kind.find)

    @functools.cached_property
    def aloft(self) -> frozenset[str]:
        """The tokens that never fall: fliers, and those that are no enemies.  [TR-3317, TR-R-56]"""
        return frozenset(kind.id for kind in self.enemies.values() if kind.find or kind.way == "fly")

    @functools.cached_property
    def recipes(self) -> tuple[Made, ...]:
        """Everything that can be crafted.  [TR-2501]"""
        made: list[Made] = [*self.equipment.values(), *self.armour.values()]
        return tuple(item for item in made if item.cost)

    @functools.cached_property
    def offers(self) -> dict[str, Parts]:
        """The parts of everything that can be used: action cards, gear, minions."""
        kinds: tuple[dict[str, Any], ...] = (self.actions, self.equipment, self.armour, self.minions)
        return {card.id: card.parts for kind in kinds for card in kind.values()}


@functools.cache
def load() -> Content:
    """Read all files, and refuse what does not fit together."""
    content = Content(
        cells=by_id(read_yaml(FOLDER / "cells.yaml", list[CellKind])),
        tiles=by_id(read_yaml(FOLDER / "tiles.yaml", list[Tile])),
        enemies=by_id(read_yaml(FOLDER / "enemies.yaml", list[EnemyKind])),
        trays=tuple(read_yaml(FOLDER / "trays.yaml", list[Tray])),
        actions=by_id(read_yaml(FOLDER / "actions.yaml", list[ActionCard])),
        consumables=by_id(read_yaml(FOLDER / "consumables.yaml", list[Consumable])),
        equipment=by_id(read_yaml(FOLDER / "equipment.yaml", list[Equipment])),
        armour=by_id(read_yaml(FOLDER / "armour.yaml", list[Armour])),
        minions=by_id(read_yaml(FOLDER / "minions.yaml", list[Minion])),
        chests=by_id(read_yaml(FOLDER / "chests.yaml", list[Chest])),
        houses=by_id(read_yaml(FOLDER / "houses.yaml", list[HouseKind])),
        goals=by_id(read_yaml(FOLDER / "goals.yaml", list[Goal])),
        bosses=by_id(read_yaml(FOLDER / "bosses.yaml", list[BossKind])),
        figures=read_yaml(FOLDER / "figures.yaml", Figures),
    )
    wrong = list(mistakes(content))
    if wrong:
        raise ContentError(" ".join(wrong))
    return content


def mistakes(content: Content) -> Iterable[str]:
    """A sentence for everything that does not fit together."""
    symbols = {kind.symbol for kind in content.cells.values()}
    for kind in content.cells.values():
        if kind.structure and kind.resource:
            yield f"The block “{kind.id}” is a structure, so it gives no resource, but “{kind.resource}” is printed."
    for tile in content.tiles.values():
        cells = read_squares(tile.picture)
        if len(cells) != TILE_WIDTH * TILE_HEIGHT or set(cells) != {(x, y) for y in range(5) for x in range(3)}:
            yield f"The tile “{tile.id}” is not drawn as {TILE_WIDTH} by {TILE_HEIGHT} cells."
        for symbol in sorted(set(cells.values()) - symbols):
            yield f"The tile “{tile.id}” has a cell “{symbol}”, which no kind of cell is drawn as."
    for tray in content.trays:
        for token in sorted(set(tray.tokens) - set(content.enemies)):
            yield f"The tray of {tray.biome} {tray.row} holds “{token}”, which is not in the bestiary."
    for source, reward in _rewards(content):
        if reward.card and not any(reward.card in cards for cards in _gained(content)):
            yield f"“{source}” gives “{reward.card}”, which is no card."
    for item in content.equipment.values():
        if item.summons and item.summons not in content.minions:
            yield f"“{item.id}” summons “{item.summons}”, which is no minion."
    sets = sum(content.figures.resource_tokens.values())
    if sets != len(RESOURCES):
        yield f"There are {sets} sets of resource tokens for {len(RESOURCES)} resources."


def _gained(content: Content) -> tuple[dict[str, Any], ...]:
    return content.consumables, content.equipment, content.armour


def _rewards(content: Content) -> Iterable[tuple[str, Reward]]:
    for enemy in content.enemies.values():
        yield enemy.id, enemy.loot
    for chest in content.chests.values():
        for reward in chest.rewards:
            yield chest.id, reward
    for goal in content.goals.values():
        yield goal.id, goal.reward
    for boss in content.bosses.values():
        yield boss.id, boss.loot


__all__ = [
    "FOLDER",
    "TILE_HEIGHT",
    "TILE_WIDTH",
    "ActionCard",
    "Armour",
    "BossForm",
    "BossKind",
    "CellKind",
    "Chest",
    "Consumable",
    "Content",
    "EnemyKind",
    "Equipment",
    "Figures",
    "Goal",
    "HouseKind",
    "Made",
    "Minion",
    "Tile",
    "Tray",
    "load",
    "mistakes",
]
