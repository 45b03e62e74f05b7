"""Scenarios and campaigns.  [HM-104]"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from questhall.core import noun

from ...effects import CardId, FactionId, LocationId, OneOf, Purse, SimpleEffect, Tier, TileId
from .terms import AiType, Aspect, Box, Group, Mode, Printed


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """Where a tile lies at the start: its middle, and what it is.  [HM-209]"""

    at: tuple[int, int]
    group: Group
    seat: int | None = None
    """Whose starting tile."""
    rival: int | None = None
    """Which hero of the AI has its town here.  [HM-2602]"""
    tile: TileId = ""
    """A certain tile, not one by chance."""


class Troops(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Starting units by the order of their recruit price in their tier, cheapest first.  [HM-228]"""

    tier: Tier
    place: int
    aspect: Aspect = "few"


class RivalPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """A hero of the AI, as the scenario wants it.  [HM-2618, HM-2703, HM-2705]"""

    factions: tuple[FactionId, ...]
    """The first of these that nobody leads."""
    army: tuple[Troops, ...]
    garrison: tuple[Troops, ...] = ()
    citadel: bool = False
    reserves: dict[int, tuple[Troops, ...]] = {}
    """Units that join its army against so many players; those that it leads already become packs."""
    cards: dict[AiType, int] = {}
    spells: tuple[CardId, ...] = ()
    skill: CardId = ""
    reward: tuple[SimpleEffect, ...] = ()


class Timed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
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


class Growth(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """How many tiles of a map that is made by chance there are for each player."""

    far: int
    near: int
    sea: int = 0
    underground: int = 0


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A token of a scenario, and the group of tiles on which it is laid.  [HM-3342]"""

    location: LocationId
    group: Group


class Scenario(Printed, frozen=True, kw_only=True):
    """A map with its start and its goal.  [HM-104, HM-R-154]"""

    number: int
    mode: Mode
    players: tuple[int, ...]
    teams: int = 2
    """Into how many teams the players of an alliance are split.  [HM-110]"""
    boxes: tuple[Box, ...] = ()
    """Boxes that are in use whoever plays."""
    rounds: int
    """After so many rounds it is over."""
    rounds_for: dict[int, int] = msgspec.field(default_factory=dict)
    """Numbers of players who have more rounds or fewer."""
    resources: Purse
    income: Purse = Purse(gold=10)
    """At the start.  [HM-212, HM-R-158]"""
    army: tuple[Troops, ...]
    armies: dict[FactionId, tuple[Troops, ...]] = msgspec.field(default_factory=dict)
    """Factions that begin with other units.  [HM-1603]"""
    buildings: tuple[str, ...]
    """Kinds of buildings that stand at the start, such as `bronze` for that dwelling."""
    supply: int = 0
    """Far tiles in the own supply of each player.  [HM-1503]"""
    maps: dict[int, tuple[Spot, ...]] = msgspec.field(default_factory=dict)
    """How the tiles lie, by the number of players."""
    grows: Growth | None = None
    """The map is made by chance in place of one that is drawn."""
    whirlpools: bool = False
    """The empty fields of the first three sea tiles are whirlpools.  [HM-3336]"""
    tokens: tuple[Sign, ...] = ()
    """Laid one after the other on the blocked fields of tiles that are discovered.  [HM-3342]"""
    goal: Goal
    count: int = 0
    """How many of what the goal asks for."""
    cubes: Literal["win", "count"] = "win"
    """Whether a cube of every opponent wins, or cubes only count in the end.  [HM-3210, HM-3212]"""
    loses: tuple[Literal["town_lost"], ...] = ()
    """What loses the scenario at once, for those who play together."""
    rivals: tuple[RivalPlan, ...] = ()
    """The heroes of the AI; those that have no town on the map for a number of players stay away."""
    obelisk: tuple[SimpleEffect | OneOf, ...] = ()
    """What the first visit of each obelisk brings a player.  [HM-3651]"""
    conquest: tuple[SimpleEffect | OneOf, ...] = ()
    """What flagging an enemy's town brings.  [HM-3505]"""
    timed: dict[int, Timed] = msgspec.field(default_factory=dict)
    bonus: tuple[SimpleEffect | OneOf, ...] = ()
    """In place of the starting bonus, in campaigns.  [HM-2907]"""
    refresh: dict[int, tuple[LocationId, ...]] = msgspec.field(default_factory=dict)
    """Timed event: rounds in which such fields lose their black cubes.  [HM-312]"""

    def army_of(self, faction: FactionId) -> tuple[Troops, ...]:
        """The units with which a faction begins.  [HM-228]"""
        return self.armies.get(faction, self.army)

    def last_round(self, players: int) -> int:
        """After how many rounds it is over for so many players."""
        return self.rounds_for.get(players, self.rounds)

    def rivals_for(self, players: int) -> tuple[RivalPlan, ...]:
        """The heroes of the AI that so many players have against them.  [HM-2602]"""
        there = {spot.rival for spot in self.maps.get(players, ())}
        return tuple(rival for number, rival in enumerate(self.rivals) if number in there)
