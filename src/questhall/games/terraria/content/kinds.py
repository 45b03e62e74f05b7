"""The kinds of components: each file of this folder is read into one of these."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..effects import Biome, CardId, Debuff, EnemyId, House, Layer, Parts, Range, Resource, Reward, Row, Slot

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
    """One side of a boss's form card.  [TR-4301, TR-4405, TR-4408]"""

    width: int
    height: int
    tokens: int
    each: int
    """Tokens for each player beside these."""
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

    track: tuple[tuple[Literal["threat", "spawn", "dawn", "crowd"], ...], ...]
    """The icons of each space; a crowd is a threat icon that counts with two or more players."""
    first_night: int
    platforms: int
    ropes: int
    pylons: int
    tunnels: int
    resource_tokens: dict[int, int]
    most_health: int
    most_mana: int
    start_health: int
    start_mana: int
    dryad_die: int
    slimes: int
    slimes_each: int
    strong: int
    gourmet: Parts
    characters: tuple[str, ...]
