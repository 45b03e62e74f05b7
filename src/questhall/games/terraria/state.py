"""Everything that can change during a game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from questhall.core import Seat, noun

from .effects import Biome, BossId, CardId, Cell, Chain, Debuff, EnemyId, House, Npc, Resource, Row, Slot, TileId

NOWHERE: Cell = -1
SeatName = Annotated[Seat, noun("seat")]
FigureId = str
"""An enemy token (`e5`) or a boss by its name."""
Mark = Literal["tunnel", "opened", "acorn"]


class Land(msgspec.Struct, frozen=True, cache_hash=True):
    """The tiles by place, layer by layer; a vacant place is empty.  [TR-515]"""

    tiles: tuple[TileId, ...]


class Enemy(msgspec.Struct):
    """An enemy token in the world, a fallen star or a life crystal; damage stays.  [TR-1714, TR-R-49]"""

    id: FigureId
    kind: EnemyId
    cell: Cell
    biome: Biome
    row: Row
    damage: int = 0
    acted: bool = False


class Boss(msgspec.Struct):
    """A boss in the world; the anchor is the lower left cell of its area.  [TR-4301, TR-4304]"""

    id: BossId
    cell: Cell
    form: int = 0
    tokens: int = 0
    allies: int = 0
    """How many ally tokens lie on its upgrade cards."""
    changed: bool = False
    """It changed form in this character phase.  [TR-4409]"""
    acted: bool = False
    heading: int = 1
    taken: dict[Seat, int] = {}
    """Damage tokens by who dealt them.  [TR-4405]"""


class PlacedHouse(msgspec.Struct, frozen=True):
    """A house token by its upper left cell.  [TR-R-69]"""

    house: House
    cell: Cell


class Held(msgspec.Struct, frozen=True, cache_hash=True):
    """An action card in hand, and which of its parts are used.  [TR-820]"""

    card: CardId
    used: tuple[int, ...] = ()


class Stack(msgspec.Struct, frozen=True, cache_hash=True):
    """What an open inventory slot holds.  [TR-3804]"""

    kind: Resource = ""
    count: int = 0


class Points(msgspec.Struct):
    """What can be spent in this phase.  [TR-806, TR-R-32]"""

    ap: int = 0
    swords: int = 0
    shields: int = 0
    chop: int = 0
    dig: int = 0
    hard: int = 0
    """Dig points that also serve for hard blocks."""


class Side(msgspec.Struct):
    """One player's board, cards and character; the top of a pile is its end."""

    character: str
    cell: Cell = NOWHERE
    health: int = 0
    most_health: int = 0
    mana: int = 0
    most_mana: int = 0
    coins: int = 0
    deck: list[CardId] = []
    hand: list[Held] = []
    discard: list[CardId] = []
    prepared: CardId = ""
    slots: list[Stack] = []
    gear: dict[Slot, tuple[CardId, ...]] = {}
    armour: list[CardId] = []
    worn: CardId = ""
    minion: CardId = ""
    consumables: list[CardId] = []
    platforms: int = 0
    ropes: int = 0
    debuffs: dict[Debuff, int] = {}
    """Symbols that are up on the tokens that lie on the deck.  [TR-4103]"""
    points: Points = msgspec.field(default_factory=Points)
    spent: list[str] = []
    """Parts of gear, and abilities, that are used up in this phase.  [TR-905, TR-3102]"""
    resists: list[Debuff] = []
    charms: list[str] = []
    frozen: bool = False
    poisoned: bool = False
    """The prepared slot cannot be used this round.  [TR-4109]"""
    soft: bool = False
    """No fall damage in this phase.  [TR-R-35]"""
    hangs: bool = False
    """The character holds on to a rope.  [TR-2707]"""
    passed: bool = False
    began: Cell = NOWHERE
    """Where the character was when the phase began.  [TR-1111]"""
    stayed: bool = True
    """The character has not moved in this phase.  [TR-1111]"""
    was_high: bool = False
    was_deep: bool = False
    """The character was on the surface, or in the underworld, in this phase.  [TR-G-D10, TR-G-E10]"""
    tombstones: int = 0
    deaths: int = 0
    """How often the character died: there is not a tombstone for each.  [TR-4012, TR-4704]"""


def only_guide() -> list[Npc]:
    """The guide is there from the start.  [TR-315, TR-4901]"""
    return ["guide"]


class State(msgspec.Struct, kw_only=True):
    """Everything that can change."""

    chains: int
    """How many complete chains win.  [TR-105, TR-106, TR-4707]"""
    journey: bool = False
    focus: bool = False
    evil: Biome
    minimap: tuple[Biome, ...]
    """The biomes of the four slots from left to right.  [TR-311]"""
    revealed: list[bool]
    land: Land
    stacks: dict[str, list[TileId]]
    """Face-down tiles by biome and layer.  [TR-208]"""
    tray: dict[str, list[EnemyId]]
    """Face-down tokens by biome and row.  [TR-201]"""
    marks: dict[Cell, Mark] = {}
    enemies: list[Enemy] = []
    tokens: int = 0
    """How many enemy tokens have been placed: the next one's number."""
    bosses: list[Boss] = []
    appeared: list[BossId] = []
    beaten: list[BossId] = []
    slimes: int = 0
    """The track of King Slime's spawn card.  [TR-321, TR-R-99]"""
    evil_ore: int = 0
    """Evil ore blocks that were dug.  [TR-R-101]"""
    houses: list[PlacedHouse] = []
    platforms: list[Cell] = []
    ropes: list[Cell] = []
    pylons: list[Cell] = []
    npcs: list[Npc] = msgspec.field(default_factory=only_guide)
    sides: list[Side]
    goals: dict[Chain, list[str]]
    """The goals left in each chain, the visible one last.  [TR-303, TR-307]"""
    progress: dict[str, int] = {}
    """How often the deeds of visible goals were done.  [TR-2103]"""
    complete: list[Chain] = []
    focused: str = ""
    focus_left: int = 0
    threat: int = 0
    rise: int = 1
    """The visible threat value.  [TR-314]"""
    tombstones: int
    time: int = 0
    """The space of the time track, from 0.  [TR-308]"""
    round: int = 0
    loot: dict[int, list[CardId]]
    chests: dict[Biome, list[str]]
    consumables: dict[int, list[CardId]]
    guide: dict[CardId, int]
    merchant: dict[CardId, int]
    supply: dict[CardId, int]
    """Copies left of equipment, armour and minions.  [TR-R-133]"""
    potions: int = 0
    gourmet: list[int] = []
    """Full potion tokens, and uneaten gourmet tokens by kind.  [TR-2616, TR-2617]"""
    dryad_die: bool = False
    found_crystal: bool = False
    found_star: bool = False
