"""What is printed: units, cards, heroes, buildings, tiles and the rest, as structs."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from questhall.core import noun

from ..effects import (
    AnyEffect,
    BuildingId,
    CardId,
    Deck,
    Difficulty,
    FactionId,
    HeroId,
    LocationId,
    OneOf,
    Purse,
    Resource,
    School,
    SimpleEffect,
    Tier,
    TileId,
    UnitType,
)
from ..traits import AnyTrait

Slot = Literal["nw", "ne", "w", "c", "e", "sw", "se"]
SLOTS: tuple[Slot, ...] = ("nw", "ne", "w", "c", "e", "sw", "se")
Group = Annotated[Literal["starting", "far", "near", "center"], noun("group")]
CardKind = Annotated[Literal["statistic", "ability", "artifact", "spell", "specialty", "machine"], noun("kind")]
Timing = Annotated[Literal["instant", "activation", "map", "ongoing", "permanent"], noun("timing")]
Mode = Annotated[Literal["clash", "alliance", "cooperative", "campaign"], noun("mode")]
AiType = Annotated[Literal["might", "magic", "skill"], noun("ai_type")]
NO_VALUES: dict[Difficulty, int] = {"easy": 0, "normal": 0, "hard": 0, "impossible": 0}
Aspect = Literal["few", "pack", "neutral"]
"""Which side of a unit counts: a faction card has two, a neutral card one.  [HM-1604, HM-1808]"""


Box = Annotated[
    Literal["core", "tower", "rampart", "fortress", "inferno", "stronghold", "conflux", "cove", "stretch"], noun("box")
]
BOXES: tuple[Box, ...] = get_args(get_args(Box)[0])


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A component with a name."""

    id: str
    box: Box = "core"
    ours: bool = False
    """Not public, so designed by us within the rulebook's constraints."""


class UnitSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The numbers and abilities of one side; the price is that of getting this side.  [HM-1701]"""

    attack: int
    defense: int
    health: int
    initiative: int
    price: Purse = Purse()
    traits: tuple[AnyTrait, ...] = ()
    type: UnitType | None = None
    tier: Tier | None = None
    """Where they differ from the card's other sides."""


class Unit(Printed, frozen=True, kw_only=True):
    """A kind of troops: two sides if a faction leads it, one more if it guards fields.  [HM-1604, HM-1802]"""

    tier: Tier
    type: UnitType
    faction: FactionId = ""
    few: UnitSide | None = None
    pack: UnitSide | None = None
    neutral: UnitSide | None = None
    copies: int = 1
    """Of the neutral card."""
    summoned: bool = False
    """It has two sides but no faction: it comes in combats only.  [HM-3320]"""

    def rank(self, aspect: Aspect) -> Tier:
        """The tier of one side."""
        return self.side(aspect).tier or self.tier

    def kind(self, aspect: Aspect) -> UnitType:
        """The type of one side."""
        return self.side(aspect).type or self.type

    def side(self, aspect: Aspect) -> UnitSide:
        """The numbers of one side."""
        found: UnitSide | None = getattr(self, aspect)
        assert found is not None, f"{self.id} has no side {aspect}"
        return found


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of the effects that a card can be played for.  [HM-922]"""

    timing: Timing = "instant"
    effects: tuple[AnyEffect, ...]
    expert: bool = False
    """Uses up one expert effect of the round.  [HM-1003]"""
    power: int = 0
    """The power that it needs.  [HM-1103]"""
    removes: bool = False
    """The card leaves the game.  [HM-920]"""
    returns: bool = False
    """The card goes back to the hand."""
    until: Literal["combat", "round", "next"] = "combat"
    """How long it lasts in combat: `next` is this combat round and the next."""


class Card(Printed, frozen=True, kw_only=True):
    """A card of might and magic.  [HM-901]"""

    kind: CardKind
    plays: tuple[Play, ...]
    copies: int = 1
    school: School | None = None
    grade: Literal["basic", "expert", "minor", "major", "relic"] | None = None
    """Of spells the class, of artifacts the level.  [HM-1011, HM-1118]"""
    faction: FactionId = ""
    """Only this faction can use it.  [HM-1007]"""
    hero: HeroId = ""
    factory: int = 0
    post: int = 0
    """War machines: the price at a factory and at a trading post.  [HM-3304]"""
    level: int = 0
    """Specialties: whose, and the level that gives it.  [HM-806]"""


class Statistics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards of each kind a hero starts with.  [HM-804]"""

    attack: int
    defense: int
    power: int
    knowledge: int


class Hero(Printed, frozen=True, kw_only=True):
    """A hero card.  [HM-801]"""

    faction: FactionId
    calling: Annotated[str, noun("calling")]
    type: Literal["might", "magic"]
    statistics: Statistics
    ability: CardId

    @property
    def arrows(self) -> int:
        """Magic arrows of the starting deck.  [HM-217, HM-218]"""
        return 1 if self.type == "might" else 2


class Smithy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Gold for a search of the artifact deck, and gold for an artifact of the hand, one of both once in a turn."""

    buy: int
    sell: int


class Cubes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building with cubes that are spent in combat: when it gets them and what for."""

    most: int
    each: Literal["resource", "astrologers", "round"]
    uses: tuple[Literal["attack", "defense", "power"], ...]


class Building(Printed, frozen=True, kw_only=True):
    """A building of a town.  [HM-1304]"""

    faction: FactionId
    kind: Literal["city_hall", "citadel", "mage_guild", "dwelling", "faction"]
    price: Purse
    tier: Tier | None = None
    """Of dwellings."""
    after: BuildingId = ""
    """What must be built before: the dwelling below, or the other side of the tile.  [HM-1309, HM-1318]"""
    built: tuple[SimpleEffect, ...] = ()
    """Resolved when it is built.  [HM-1315]"""
    yields: tuple[SimpleEffect | OneOf, ...] = ()
    """Resolved in every resource round but the first.  [HM-310, HM-R-22]"""
    spell_price: int = 0
    """Gold for a spell with the spell book token.  [HM-513]"""
    rule: str = ""
    """The unique effect of a faction building.  [HM-1311]"""
    stars: tuple[SimpleEffect | OneOf, ...] = ()
    """Resolved in every astrologers' round."""
    smithy: Smithy | None = None
    cubes: Cubes | None = None


class Location(Printed, frozen=True, kw_only=True):
    """What a field is.  [HM-1414]"""

    category: Literal["none", "visitable", "flaggable", "revisitable"]
    effects: tuple[SimpleEffect | OneOf, ...] = ()


class Field(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A field of a tile.  [HM-1411]"""

    location: LocationId = "empty"
    guard: int = 0
    """Field difficulty; 0 is no guard.  [HM-3401]"""
    resource: Resource | None = None
    """Of mines.  [HM-3512]"""
    dice: int = 1
    """Treasure dice, of which one is resolved.  [HM-3603]"""


class Tile(Printed, frozen=True, kw_only=True):
    """Seven fields; slots as printed upright. The outer edges of sealed slots cannot be crossed.  [HM-1405, HM-1408]"""

    group: Group
    fields: dict[Slot, Field]
    sealed: tuple[Slot, ...] = ()
    faction: FactionId = ""
    """Of starting tiles."""


class Proclamation(Printed, frozen=True, kw_only=True):
    """An Astrologers Proclaim card; what lasts, lasts until the next one.  [HM-311, HM-R-23]"""

    each: tuple[SimpleEffect | OneOf, ...] = ()
    """What every player does at once."""
    moves: int = 0
    """Movement points of every hero."""
    hand: int = 0
    """Added to the hand limit."""
    income: Purse = Purse()
    """Added at the next resource round."""
    rule: str = ""


class AiCard(Printed, frozen=True, kw_only=True):
    """A card of a hero of the AI, with a value for each difficulty.  [HM-2702, HM-2709, HM-2714]"""

    type: AiType
    order: Literal["attack", "defend_next", "defend_strongest", "cast", "skill"]
    copies: int
    values: dict[Difficulty, int] = msgspec.field(default_factory=lambda: dict[Difficulty, int](NO_VALUES))
    then: dict[Difficulty, Literal["again", "reshuffle"]] = {}
    """What follows the use of a skill."""


class Market(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Cards for sale at an event."""

    deck: Deck
    each: int = 0
    """So many for each player, or"""
    cards: int = 0
    """so many in all."""
    gold: int = 0
    valuables: int = 0
    levels: dict[str, int] = {}
    """Prices of artifacts by their level."""
    die: bool = False
    """A resource die may be rolled instead."""


class Tiding(Printed, frozen=True, kw_only=True):
    """An event card.  [HM-3310]"""

    each: tuple[SimpleEffect | OneOf, ...] = ()
    market: Market | None = None


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The faces of the dice.  [HM-1212, HM-3404, HM-C-24]"""

    attack: tuple[int, ...]
    resource: tuple[Purse, ...]
    treasure: tuple[tuple[SimpleEffect, ...], ...]


class Exchange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the trade table.  [HM-T-301 to HM-T-306]"""

    give: Purse
    get: Purse


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a tile lies at the start: its middle, and what it is.  [HM-209]"""

    at: tuple[int, int]
    group: Group
    seat: int | None = None
    """Whose starting tile."""
    rival: int | None = None
    """Which hero of the AI has its town here.  [HM-2602]"""
    tile: TileId = ""
    """A certain tile, not one by chance."""


class Troops(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Starting units by the order of their recruit price in their tier, cheapest first.  [HM-228]"""

    tier: Tier
    place: int
    aspect: Aspect = "few"


class RivalPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hero of the AI, as the scenario wants it.  [HM-2618, HM-2703, HM-2705]"""

    factions: tuple[FactionId, ...]
    """The first of these that nobody leads."""
    army: tuple[Troops, ...]
    garrison: tuple[Troops, ...] = ()
    citadel: bool = False
    cards: dict[AiType, int] = {}
    spells: tuple[CardId, ...] = ()
    skill: CardId = ""
    reward: tuple[SimpleEffect, ...] = ()


class Timed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A timed event of a scenario, when its round begins.  [HM-312]"""

    each: tuple[SimpleEffect | OneOf, ...] = ()
    """What every player does."""
    moves: int = 0
    """Movement points of every hero for this round."""
    rally: tuple[Troops, ...] = ()
    """Units that join the heroes of the AI; those that they lead already become packs."""


class Campaign(Printed, frozen=True, kw_only=True):
    """Scenarios that are played one after the other with one hero.  [HM-108]"""

    missions: tuple[str, ...]


Goal = Annotated[
    Literal[
        "capture_town",
        "flag_utopia",
        "beat_rivals",
        "bring_grail",
        "hold_out",
        "flag_mines",
    ],
    noun("goal"),
]


class Growth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tiles of a map that is made by chance there are for each player."""

    far: int
    near: int


class Scenario(Printed, frozen=True, kw_only=True):
    """A map with its start and its goal.  [HM-104, HM-R-154]"""

    number: int
    mode: Mode
    players: tuple[int, ...]
    rounds: int
    """After so many rounds it is over."""
    resources: Purse
    income: Purse = Purse(gold=10)
    """At the start.  [HM-212, HM-R-158]"""
    army: tuple[Troops, ...]
    buildings: tuple[str, ...]
    """Kinds of buildings that stand at the start, such as `bronze` for that dwelling."""
    supply: int = 0
    """Far tiles in the own supply of each player.  [HM-1503]"""
    maps: dict[int, tuple[Spot, ...]] = {}
    """How the tiles lie, by the number of players."""
    grows: Growth | None = None
    """The map is made by chance in place of one that is drawn."""
    goal: Goal
    count: int = 0
    """How many of what the goal asks for."""
    loses: tuple[Literal["town_lost", "hero_beaten"], ...] = ()
    """What loses the scenario at once, for those who play together."""
    rivals: tuple[RivalPlan, ...] = ()
    obelisk: tuple[SimpleEffect | OneOf, ...] = ()
    """What the first visit of each obelisk brings a player.  [HM-3651]"""
    conquest: tuple[SimpleEffect | OneOf, ...] = ()
    """What flagging an enemy's town brings.  [HM-3505]"""
    timed: dict[int, Timed] = {}
    bonus: tuple[SimpleEffect | OneOf, ...] = ()
    """In place of the starting bonus, in campaigns.  [HM-2907]"""
    refresh: dict[int, tuple[LocationId, ...]] = {}
    """Timed event: rounds in which such fields lose their black cubes.  [HM-312]"""
