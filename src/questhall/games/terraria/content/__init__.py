"""Everything printed in the box, read once from the files beside this one."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal

import msgspec

from questhall.core.content import read_yaml
from questhall.core.errors import ContentError
from questhall.kit.dice import read_dice
from questhall.kit.drawn import read_squares

from ..effects import (
    Biome,
    CardId,
    Chain,
    Debuff,
    EnemyId,
    House,
    Layer,
    Parts,
    Range,
    Resource,
    Reward,
    Row,
    Slot,
)
from .goals import Goal

FOLDER = Path(__file__).parent
TILE_WIDTH, TILE_HEIGHT = 3, 5
Station = Literal["", "work_bench", "anvil_furnace", "loom", "hellforge"]


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A component with a name."""

    id: str
    ours: bool = False
    """Not public, so designed by us within the rulebook's constraints."""


class CellKind(Printed, frozen=True, kw_only=True):
    """What can be printed on a cell.  [TR-602, TR-603, TR-5009]"""

    symbol: str
    """How it is drawn in the tile files."""
    dig: int = 0
    """Dig points that the block needs; a cell without any is empty."""
    resource: Resource = ""
    hard: bool = False
    structure: bool = False
    ore: bool = False
    fire: bool = False
    cobweb: bool = False
    spawn: bool = False
    chest: int = 0
    chop: int = 0
    start: bool = False
    squirrel: bool = False

    @property
    def solid(self) -> bool:
        """More than half of it is a block.  [TR-602]"""
        return self.dig > 0


class Tile(Printed, frozen=True, kw_only=True):
    """A tile of three by five cells, drawn; underground and underworld tiles have no biome.  [TR-601, TR-C-08]"""

    layer: Layer
    picture: str
    biome: Biome | Literal[""] = ""
    place: int | None = None
    """The column of a start tile.  [TR-R-03]"""
    hive: bool = False


class EnemyKind(Printed, frozen=True, kw_only=True):
    """A line of the bestiary; a find is a fallen star or a life crystal.  [TR-1708, TR-R-66]"""

    health: int = 1
    defence: str = "d4"
    attack: str = "d4"
    ranges: tuple[Range, ...] = ("close",)
    move: int = 2
    way: Literal["walk", "fly", "worm"] = "walk"
    blind: bool = False
    """It needs no line of sight to attack.  [TR-3403]"""
    debuff: Debuff | None = None
    slime: bool = False
    loot: Reward = Reward()
    find: Literal["", "star", "crystal"] = ""


class Tray(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A slot of the enemy tray.  [TR-C-38, TR-C-45, TR-R-13]"""

    biome: Biome
    row: Row
    tokens: dict[EnemyId, int]


class ActionCard(Printed, frozen=True, kw_only=True):
    """An action card: parts joined by +, alternatives by OR.  [TR-901, TR-902]"""

    source: Literal["start", "guide", "merchant", "loot"]
    parts: Parts
    copies: int = 8
    level: int = 0
    price: int = 0
    prepared: Parts = ()
    """What it offers while it is prepared, once in each phase.  [TR-2204]"""


class Consumable(Printed, frozen=True, kw_only=True):
    """A card that is used once; all it says happens.  [TR-908, TR-5102]"""

    type: Literal[1, 2, 3, 4]
    copies: int
    parts: Parts


class Made(Printed, frozen=True, kw_only=True):
    """A card that can be crafted, if it has a cost.  [TR-2501, TR-2502]"""

    copies: int = 4
    cost: dict[Resource, int] = {}
    station: Station = ""
    parts: Parts = ()


class Equipment(Made, frozen=True, kw_only=True):
    """A weapon, tool or other gear.  [TR-2505]"""

    slot: Slot
    start: bool = False
    """A card that every player has from the start.  [TR-414]"""
    ap: int = 1
    mana: int = 0
    """Magic gear spends mana instead of action points.  [TR-3001]"""
    dice: str = ""
    ranges: tuple[Range, ...] = ()
    pierce: int = 0
    calm: bool = False
    """No retaliation.  [TR-1720]"""
    chop: int = 0
    dig: int = 0
    hard: bool = False
    times: int = 1
    """The yield: resources gained with it are multiplied.  [TR-3812]"""
    hook: tuple[tuple[int, int], ...] = ()
    """The cells of the diagram one after another, as steps to the right and down.  [TR-4501]"""
    summons: CardId = ""
    yoyo: bool = False
    staff: bool = False
    evil_pickaxe: bool = False


class Armour(Made, frozen=True, kw_only=True):
    """A set of armour: it covers the character card.  [TR-803, TR-3407]"""

    defence: str
    draw: int = 4
    immune: tuple[Debuff, ...] = ()
    plain: bool = False
    """Wood or copper.  [TR-G-F10]"""
    golden: bool = False


class Minion(Printed, frozen=True, kw_only=True):
    """A minion card.  [TR-3011, TR-3012]"""

    parts: Parts
    copies: int = 4
    calm: bool = False


class Chest(Printed, frozen=True, kw_only=True):
    """A chest card: one reward for each layer.  [TR-1304, TR-R-132]"""

    biome: Biome
    rewards: tuple[Reward, Reward, Reward, Reward, Reward]


class HouseKind(Printed, frozen=True, kw_only=True):
    """A house token.  [TR-2611 to TR-2622]"""

    cost: dict[Resource, int]
    needs: House | None = None
    copies: int = 1


class BossForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side of a boss's form card; tokens come beside one for each player.  [TR-4301, TR-4405, TR-4408]"""

    width: int
    height: int
    tokens: int
    move: int
    defence: str
    attack: str
    ranges: tuple[Range, ...] = ("close",)
    debuff: Debuff | None = None


class BossKind(Printed, frozen=True, kw_only=True):
    """A boss: its forms, its behaviour, its allies and what it leaves behind.  [TR-4201, TR-R-121]"""

    way: Literal["walk", "fly", "worm", "sweep"]
    special: Literal["slime", "lunge", "spit", "teleport", "sting", "stride"]
    forms: tuple[BossForm, BossForm]
    ghost: bool = False
    """It ignores solid blocks.  [TR-4305]"""
    haunts: bool = False
    """It ignores houses.  [TR-4305]"""
    allies: int = 4
    lowers: int = 0
    loot: Reward = Reward()


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Numbers that the rulebook or our rulings give, so that they can be tuned.  [TR-R-15, TR-R-24, TR-R-58]"""

    track: tuple[tuple[Literal["threat", "spawn", "dawn"], ...], ...]
    first_night: int
    platforms: int
    ropes: int
    pylons: int
    most_health: int
    most_mana: int
    start_health: int
    start_mana: int
    dryad_die: int
    gourmet: Parts
    characters: tuple[str, ...]


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
        cells=_by_id(read_yaml(FOLDER / "cells.yaml", list[CellKind])),
        tiles=_by_id(read_yaml(FOLDER / "tiles.yaml", list[Tile])),
        enemies=_by_id(read_yaml(FOLDER / "enemies.yaml", list[EnemyKind])),
        trays=tuple(read_yaml(FOLDER / "trays.yaml", list[Tray])),
        actions=_by_id(read_yaml(FOLDER / "actions.yaml", list[ActionCard])),
        consumables=_by_id(read_yaml(FOLDER / "consumables.yaml", list[Consumable])),
        equipment=_by_id(read_yaml(FOLDER / "equipment.yaml", list[Equipment])),
        armour=_by_id(read_yaml(FOLDER / "armour.yaml", list[Armour])),
        minions=_by_id(read_yaml(FOLDER / "minions.yaml", list[Minion])),
        chests=_by_id(read_yaml(FOLDER / "chests.yaml", list[Chest])),
        houses=_by_id(read_yaml(FOLDER / "houses.yaml", list[HouseKind])),
        goals=_by_id(read_yaml(FOLDER / "goals.yaml", list[Goal])),
        bosses=_by_id(read_yaml(FOLDER / "bosses.yaml", list[BossKind])),
        figures=read_yaml(FOLDER / "figures.yaml", Figures),
    )
    wrong = list(mistakes(content))
    if wrong:
        raise ContentError(" ".join(wrong))
    return content


def mistakes(content: Content) -> Iterable[str]:
    """A sentence for everything that does not fit together."""
    symbols = {kind.symbol for kind in content.cells.values()}
    for tile in content.tiles.values():
        cells = read_squares(tile.picture)
        if len(cells) != TILE_WIDTH * TILE_HEIGHT or set(cells) != {(x, y) for y in range(5) for x in range(3)}:
            yield f"The tile “{tile.id}” is not drawn as {TILE_WIDTH} by {TILE_HEIGHT} cells."
        for symbol in sorted(set(cells.values()) - symbols):
            yield f"The tile “{tile.id}” has a cell “{symbol}”, which no kind of cell is drawn as."
    for tray in content.trays:
        for kind in sorted(set(tray.tokens) - set(content.enemies)):
            yield f"The tray of {tray.biome} {tray.row} holds “{kind}”, which is not in the bestiary."
    for source, reward in _rewards(content):
        if reward.card and not any(reward.card in cards for cards in _gained(content)):
            yield f"“{source}” gives “{reward.card}”, which is no card."
    for item in content.equipment.values():
        if item.summons and item.summons not in content.minions:
            yield f"“{item.id}” summons “{item.summons}”, which is no minion."


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


def _by_id(printed: list[Any]) -> dict[str, Any]:
    found = {each.id: each for each in printed}
    if len(found) != len(printed):
        twice = sorted({each.id for each in printed if [other.id for other in printed].count(each.id) > 1})
        raise ContentError(f"These ids stand twice: {', '.join(twice)}.")
    return found


__all__ = ["Chain", "Content", "Goal", "load"]
