"""What components say, as data: symbols and effects of cards, conditions and rewards of goals."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from questhall.core import noun, snake

Cell = int
"""A cell of the world: 51 times its row plus its column.  [TR-R-02]"""
CardId = Annotated[str, noun("card")]
TileId = Annotated[str, noun("tile")]
EnemyId = Annotated[str, noun("enemy")]
BossId = Annotated[str, noun("boss")]
Resource = Annotated[str, noun("resource")]
Biome = Annotated[
    Literal["forest", "snow", "desert", "jungle", "corruption", "crimson", "ocean"],
    noun("biome"),
]
Layer = Annotated[
    Literal["surface", "underground", "upper_cavern", "lower_cavern", "underworld"],
    noun("layer"),
]
Row = Annotated[
    Literal["surface_day", "surface_night", "underground", "upper_cavern", "lower_cavern", "underworld"],
    noun("row"),
]
House = Annotated[
    Literal["work_bench", "anvil_furnace", "bottle", "cooking_pot", "loom", "bed", "hellforge"],
    noun("house"),
]
Npc = Annotated[
    Literal["guide", "merchant", "nurse", "goblin_tinkerer", "demolitionist", "dryad"],
    noun("npc"),
]
Debuff = Annotated[Literal["frozen", "burning", "poisoned"], noun("debuff")]
Range = Annotated[Literal["close", "medium", "far"], noun("range")]
Slot = Annotated[Literal["sword", "axe", "pickaxe", "other"], noun("slot")]
Chain = Annotated[Literal["dig", "fight", "explore", "build"], noun("chain")]

BIOMES: tuple[Biome, ...] = ("forest", "snow", "desert", "jungle", "corruption", "crimson", "ocean")
LAYERS: tuple[Layer, ...] = ("surface", "underground", "upper_cavern", "lower_cavern", "underworld")
ROWS: tuple[Row, ...] = ("surface_day", "surface_night", "underground", "upper_cavern", "lower_cavern", "underworld")
HOUSES: tuple[House, ...] = ("work_bench", "anvil_furnace", "bottle", "cooking_pot", "loom", "bed", "hellforge")
SLOTS: tuple[Slot, ...] = ("sword", "axe", "pickaxe", "other")
CHAINS: tuple[Chain, ...] = ("dig", "fight", "explore", "build")
RESOURCES = (
    *("wood", "gel", "stone", "cobweb", "copper", "iron", "silver", "gold", "gem", "demonite", "ebonstone"),
    *("crimtane", "crimstone", "hellstone", "hardened_sand", "ice", "bone", "vine", "flinx_fur"),
)
"""The nineteen kinds; the acorn is none of them.  [TR-5004, TR-5005]"""


class Effect(msgspec.Struct, frozen=True, tag_field="do", tag=snake, forbid_unknown_fields=True, kw_only=True):
    """What a component says, as data. Rules perform it, text describes it, bots weigh it."""


class Gain(Effect, frozen=True, kw_only=True):
    """Symbols: points to spend in this phase, or health, coins and mana at once.  [TR-814 to TR-817, TR-5013]"""

    ap: int = 0
    swords: int = 0
    shields: int = 0
    hearts: int = 0
    coins: int = 0
    mana: int = 0


class DrawCards(Effect, frozen=True, kw_only=True):
    """Take action cards from the own deck into hand.  [TR-5105]"""

    count: int = 1


class OtherDraws(Effect, frozen=True, kw_only=True):
    """Another player draws action cards."""

    count: int = 1


class Search(Effect, frozen=True, kw_only=True):
    """Look through a pile, and take one card into hand.  [TR-915]"""

    pile: Literal["deck", "discard"]


class Destroy(Effect, frozen=True):
    """An own action card may be taken out of the game.  [TR-912, TR-913]"""


class Resist(Effect, frozen=True, kw_only=True):
    """Immune to a debuff this round; a token of it is removed.  [TR-4113, TR-4114]"""

    debuff: Debuff


class Cure(Effect, frozen=True):
    """All own debuff tokens are removed.  [TR-4115]"""


class LandSoftly(Effect, frozen=True):
    """No fall damage for the rest of this phase.  [TR-R-35]"""


class Charm(Effect, frozen=True, kw_only=True):
    """One die of a roll of this phase is upgraded, doubled or rolled again.  [TR-823, TR-48xx]"""

    change: Literal["upgrade", "double", "reroll"]


class Explode(Effect, frozen=True, kw_only=True):
    """Fight, dig and chop on every cell of an area.  [TR-46xx, TR-R-127]"""

    dice: str
    width: int
    dig: int = 0
    chop: int = 0


class CallWall(Effect, frozen=True):
    """The Wall of Flesh appears, if used beside fire in the underworld.  [TR-R-103]"""


AnyEffect = Gain | DrawCards | OtherDraws | Search | Destroy | Resist | Cure | LandSoftly | Charm | Explode | CallWall
Parts = tuple[tuple[AnyEffect, ...], ...]
"""What a card offers: every part may be used once, and of a part one alternative.  [TR-901, TR-902]"""


class Haul(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """So many of each resource.  [TR-5004]"""

    wood: int = 0
    gel: int = 0
    stone: int = 0
    cobweb: int = 0
    copper: int = 0
    iron: int = 0
    silver: int = 0
    gold: int = 0
    gem: int = 0
    demonite: int = 0
    ebonstone: int = 0
    crimtane: int = 0
    crimstone: int = 0
    hellstone: int = 0
    hardened_sand: int = 0
    ice: int = 0
    bone: int = 0
    vine: int = 0
    flinx_fur: int = 0


def hauled(haul: Haul) -> list[tuple[Resource, int]]:
    """The resources of a haul with their counts."""
    return [(kind, count) for kind in RESOURCES if (count := getattr(haul, kind))]


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a chest, an enemy, a goal or a boss gives.  [TR-1310, TR-1716, TR-R-92]"""

    coins: int = 0
    resources: Haul = Haul()
    consumable: Literal[0, 1, 2, 3, 4] = 0
    """A random card of this type.  [TR-R-81]"""
    card: CardId = ""
    """This very consumable, equipment or armour."""
    loot: Literal[0, 1, 2, 3, 4, 5] = 0
    """An action card of this level: one of two.  [TR-1309, TR-1718]"""
    guide: int = 0
    """Guide action cards of choice."""
    destroy: int = 0
    """Action cards that may be destroyed."""
    threat: int = 0
    """By how much threat falls."""
