"""Goal cards: what must be done or be so, and what it gives."""

from __future__ import annotations

from typing import Literal

import msgspec

from questhall.core import snake

from ..effects import BossId, Chain, House, Layer, Reward

Deed = Literal[
    "dig",
    "dig_ore",
    "dig_gem",
    "dig_evil_ore",
    "dig_hellstone",
    "blast",
    "cobweb",
    "long_fall",
    "dig_out",
    "craft_pickaxe",
    "craft_axe",
    "craft_sword",
    "craft_wood_armour",
    "chop",
    "defeat",
    "defeat_any",
    "defeat_by_staff",
    "defeat_plainly",
    "night",
    "discover_biome",
    "discover_underworld",
    "chest_outside_forest",
    "chest_underground",
    "chest_underworld",
    "night_spawn",
    "spend_coin",
    "rise",
    "sink",
]


class Condition(msgspec.Struct, frozen=True, tag_field="is", tag=snake, forbid_unknown_fields=True, kw_only=True):
    """When a goal is met."""


class Done(Condition, frozen=True, kw_only=True):
    """Something is done so often after the goal became visible, perhaps within one phase or night.  [TR-2103]"""

    deed: Deed
    times: int = 1
    few: int = 0
    """How often with one or two players, if otherwise.  [TR-302, TR-R-91]"""
    within: Literal["", "phase", "night"] = ""


class Found(Condition, frozen=True, kw_only=True):
    """Something was found at any time.  [TR-2102, TR-R-90]"""

    what: Literal["star", "crystal", "ocean", "evil_tiles", "biomes", "hive"]
    count: int = 1


class Beaten(Condition, frozen=True, kw_only=True):
    """One of these bosses was defeated at any time, for each appears only once.  [TR-1011, TR-R-90]"""

    bosses: tuple[BossId, ...]


class Owned(Condition, frozen=True, kw_only=True):
    """A player has something of the kind."""

    what: Literal["magic", "yoyo", "summoning_staff", "golden_armour", "voodoo_doll", "all_slots"]


class Built(Condition, frozen=True, kw_only=True):
    """One of these houses stands, perhaps in a layer."""

    houses: tuple[House, ...] = ()
    layer: Layer | None = None
    all: bool = False


class Standing(Condition, frozen=True, kw_only=True):
    """Something about the world is so."""

    what: Literal["npcs", "pylons", "houses_apart", "houses_stacked", "in_beds", "wide_tunnel"]
    count: int = 1
    few: int = 0


AnyCondition = Done | Found | Beaten | Owned | Built | Standing


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A goal card.  [TR-302, TR-305]"""

    id: str
    chain: Chain
    level: int
    condition: AnyCondition
    share: Literal["each", "share", ""] = ""
    """How the reward is given.  [TR-2104, TR-2105, TR-R-88]"""
    reward: Reward = Reward()
    alternative: bool = False
    ours: bool = False
    """The reward and the other side are ours."""
