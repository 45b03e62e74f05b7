"""Everything that can change during a game."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from questhall.core import Seat, noun

from .content.printed import Aspect, Box, Group, Mode
from .effects import (
    AiCardId,
    BuildingId,
    CardId,
    Deck,
    Difficulty,
    FactionId,
    FieldId,
    HeroId,
    LocationId,
    Purse,
    Resource,
    School,
    SimpleEffect,
    Tier,
    TileId,
    UnitId,
)

NOBODY: Final[Seat] = -1
"""Neutral units have no player."""
FIRST_RIVAL: Final[Seat] = -2
"""Heroes of the AI count down from here, where players count up from 0."""
PawnName = Annotated[Literal["main", "second"], noun("pawn")]
Camp = Annotated[Literal["attacker", "defender"], noun("camp")]
Token = Annotated[Literal["build", "population", "spell_book"], noun("token")]
TOWER = "tower"
Reroll = Literal["treasure", "resource", "map", "any"]
Wall = Literal["wall", "gate", ""]


class Pawn(msgspec.Struct):
    """A hero model on the map; `back` is the field that it visited last.  [HM-703, HM-2405]"""

    at: FieldId
    moves: int
    back: FieldId = ""


class Troop(msgspec.Struct, frozen=True):
    """A unit card of an army, and the side that is up.  [HM-1607]"""

    unit: UnitId
    aspect: Aspect = "few"


class Boon(msgspec.Struct, frozen=True):
    """More power for spells of some schools, for the first or for all, while it lasts."""

    schools: tuple[School, ...]
    power: int
    first: bool
    until: int
    """The last combat round."""
    unit: str = ""
    """Only while this unit is active."""


class Side(msgspec.Struct, kw_only=True):
    """One player's area; the top of a deck is its end."""

    faction: FactionId
    hero: HeroId
    main: Pawn
    second: Pawn | None = None
    experience: int = 0
    experts: int = 0
    """Expert effects used in this round.  [HM-1003]"""
    purse: Purse = Purse()
    income: Purse = Purse()
    deck: list[CardId] = []
    hand: list[CardId] = []
    discard: list[CardId] = []
    in_play: list[CardId] = []
    """Ongoing and permanent cards.  [HM-924]"""
    power: int = 0
    """Played and not yet used for a spell.  [HM-1107]"""
    charged: list[CardId] = []
    """The cards that this power came from."""
    army: list[Troop] = []
    built: list[BuildingId] = []
    new_guild: bool = False
    """The mage guild was built in this round.  [HM-512]"""
    used: list[Token] = []
    """Town tokens that are inactive.  [HM-507]"""
    morale: Literal[-1, 0, 1] = 0
    drops_hand: bool = False
    """The hand is discarded when the own turn ends next.  [HM-614]"""
    trophies: list[Seat] = []
    """Whose faction cubes were collected.  [HM-2419, HM-3507]"""
    tiles: int = 0
    """Far tiles in the own supply.  [HM-1503]"""
    levy: int = 0
    """Gold that the next recruitment or reinforcement of this turn costs less."""
    study: int = 0
    """Cards that the next bought spell is chosen from, for less gold."""
    rerolls: list[Reroll] = []
    """Dice that may be rolled again in this turn."""
    strolls: int = 0
    """Steps to an empty field at the end of this turn."""
    casts: int = 0
    """Spells cast since the own turn began."""
    spell_back: bool = False
    """The first spell since the proclamation has come back."""
    flying: bool = False
    """The main hero passes fields in this turn without resolving them."""
    leap: int = 0
    """Fields that the main hero may still leap over in this turn."""
    soaring: bool = False
    """It even passes borders and blocked fields."""
    permanent: CardId = ""
    """The one permanent card in play.  [HM-919]"""
    tokens: dict[BuildingId, int] = {}
    """Cubes on buildings."""
    kindled: list[Boon] = []
    """Power that waits for spells on the map."""
    busy: list[BuildingId] = []
    """Buildings that were used in this turn."""
    homeless: int = 0
    """Full rounds without town or settlement.  [HM-3202]"""
    grail: bool = False
    out: bool = False
    """Eliminated.  [HM-3205]"""


class Rival(msgspec.Struct, kw_only=True):
    """A hero of the AI: no town board, no resources, no hero card; the top of a deck is its end.  [HM-2617, HM-2701]"""

    faction: FactionId
    hero: HeroId
    home: FieldId
    at: FieldId
    moves: int = 0
    army: list[Troop] = []
    garrison: list[Troop] = []
    """Who defends its town while it is away."""
    citadel: bool = False
    reward: tuple[SimpleEffect, ...] = ()
    """What beating it brings.  [HM-2616]"""
    deck: list[AiCardId] = []
    discard: list[AiCardId] = []
    spells: list[CardId] = []
    cast: list[CardId] = []
    skill: CardId = ""
    """The ability that was set aside.  [HM-2704]"""
    fury: int = 0
    """Attack that waits for the next of its units that attacks.  [HM-R-135]"""
    out: bool = False


class Place(msgspec.Struct, frozen=True):
    """A tile on the map: its middle and its sixths turned clockwise; without an id it is face down."""

    at: tuple[int, int]
    group: Group
    tile: TileId = ""
    turn: int = 0


class Layout(msgspec.Struct, frozen=True, cache_hash=True):
    """How the tiles lie."""

    places: tuple[Place, ...]


class Flag(msgspec.Struct, frozen=True):
    """A faction cube on a field, and the resource that a settlement gives.  [HM-1417, HM-3518]"""

    seat: Seat
    resource: Resource | None = None


class Pile(msgspec.Struct):
    """A face-down deck with its face-up discard pile; the top of each is its end.  [HM-909]"""

    deck: list[str]
    discard: list[str] = []


LingeringKind = Literal[
    "attack",
    "might",
    "armour",
    "cover",
    "initiative",
    "health",
    "ward",
    "silence",
    "flames",
    "embers",
    "aim",
    "clumsy",
    "firm",
    "sure",
    "daunt",
    "elemental",
    "forget",
    "spell_armour",
]
"""What can last on a unit: `attack` counts in its own activation, `might` in every attack, `armour` is defence,
`cover` defence against shots, `flames` burn adjacent attackers, `embers` ground and flying ones, `clumsy` takes the
lower of two dice, `firm` is never paralysed, `sure` has no combat penalty, `forget` cannot attack."""


class Lingering(msgspec.Struct, frozen=True):
    """What lasts on a unit in combat.  [HM-2304]"""

    kind: LingeringKind
    value: int
    until: int
    """The last combat round in which it lasts."""
    seat: Seat
    card: CardId


class Fighter(msgspec.Struct, kw_only=True):
    """A unit on the combat board; spaces count from the defender's left back, row by row.  [HM-2001]"""

    id: str
    unit: UnitId
    aspect: Aspect
    camp: Camp
    at: int
    troop: int = -1
    """The place in the army of its player; -1 for guards and the tower."""
    damage: int = 0
    acted: bool = False
    answered: bool = False
    """Has retaliated in this combat round.  [HM-2209]"""
    extra: int = 0
    """Further retaliations in this combat round."""
    defending: bool = False
    paralysed: bool = False
    charms: list[Lingering] = []
    home: int = 0
    """Where it stood when it was activated."""
    poison: int = 0
    """Cubes: one damage in each activation."""
    turned: bool = False
    """It was a Pack when the combat began."""
    rooted: bool = False
    """It cannot move in this activation."""
    summoned: bool = False
    """It came during the combat.  [HM-3320]"""
    shield: int = 0
    """Defence against the next attack, by a card of the AI.  [HM-2711]"""
    layer: CardId = ""
    """A specialty that lies on it with other numbers until so much damage is done."""


class Attack(msgspec.Struct, kw_only=True):
    """The attack that was declared, with what cards add to it.  [HM-2201, HM-2307]"""

    attacker: str
    target: str
    retaliation: bool = False
    first: bool = True
    """The first attack of the activation: abilities of attacks count.  [HM-1715]"""
    fixed: int | None = None
    """A lesser attack value, of a second target."""
    attack: int = 0
    defense: int = 0
    steady: bool = False
    """Without die."""
    triple: bool = False
    dice: list[int] = []
    guard_die: int | None = None
    """The second roll, for a defence token.  [HM-2218]"""
    rolled: int | None = None
    """The face that abilities look at, once the damage is computed."""
    where: int = -1
    """Where the target stood."""
    fatal: bool = False
    """It has beaten the side of the target that was up."""
    pierce: bool = False
    """The printed defence does not count, by a card."""


class Combat(msgspec.Struct, kw_only=True):
    """A fight on the combat board.  [HM-2001]"""

    attacker: Seat
    pawn: PawnName
    defender: Seat
    """NOBODY for guards."""
    keeper: PawnName | None = None
    """The defending hero, if one is there."""
    operator: Seat
    """Who moves the defending units; NOBODY if they act by the rules of the AI."""
    field: FieldId
    level: int
    """Field difficulty; 0 between players."""
    round: int = 0
    fighters: list[Fighter] = []
    walls: list[Wall] = msgspec.field(default_factory=lambda: list[Wall](("", "", "", "")))
    siege: bool = False
    attack: Attack | None = None
    spells: dict[Camp, int] = {}
    """Cast in this combat round.  [HM-1113]"""
    more_spells: dict[Camp, int] = {}
    last: Camp = "defender"
    """Whose unit was activated last; `last_initiative` is what it had.  [HM-2107]"""
    last_initiative: int = -99
    deployed: dict[Camp, list[int]] = {}
    """Which units of each army take part."""
    laid: dict[Camp, list[CardId]] = {}
    """Ongoing cards; they are discarded when the combat ends.  [HM-924, HM-2304]"""
    kept: list[CardId] = []
    """Ongoing spells that go back to the hand when they end."""
    winner: Camp | None = None
    how: Literal["won", "retreat", "surrender"] = "won"
    guards: list[UnitId] = []
    """Every guard that was drawn."""
    garrison: list[Troop] = []
    """The units of a faction that hold a stray town.  [HM-3683]"""
    least: int = 0
    """Damage that every attack deals at least."""
    quiet: bool = False
    """The die does not change damage."""
    chained: list[Camp] = []
    """Sides that may not surrender."""
    saved: list[str] = []
    """Units that have used what they can do once in a combat."""
    active: str = ""
    """The unit that is activated."""
    fallen: dict[Camp, int] = {}
    """Units that each side has lost."""
    carts: list[Camp] = []
    """Sides with an ammo cart."""
    tents: list[Camp] = []
    """Sides whose first aid tent was not used in this combat round."""
    tenders: dict[Camp, int] = {}
    """How many times as much a tent heals."""
    clouded: list[Camp] = []
    """Sides that have taken power off a building since their last spell."""
    boons: dict[Camp, list[Boon]] = {}
    """Power that waits for spells."""


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Optional rules, all off by default.  [HM-3001]"""

    all_boxes: bool = False
    """Components of all boxes are in use, not only those of the factions in play."""
    spoils_of_towns: bool = False
    """A captured town yields nothing to its owner; whoever captured it uses its buildings.  [HM-3002, HM-R-160]"""
    no_rerolls: bool = False
    """Dice may not be rolled again.  [HM-3003]"""
    meagre_dice: bool = False
    """Dice yield one resource of the kind they show.  [HM-3004, HM-R-159]"""
    no_bonus: bool = False
    """No starting bonus.  [HM-3005]"""
    helpers: bool = False
    """Everybody starts with a secondary hero.  [HM-3006]"""
    sure_damage: bool = False
    """Every attack deals at least one damage.  [HM-3007]"""
    double_income: bool = False
    """Mines and settlements give double income.  [HM-3008]"""
    tireless: bool = False
    """Prolonging a combat costs no movement.  [HM-3010]"""
    quiet_die: bool = False
    """The attack die does not change damage but triggers abilities.  [HM-3011]"""
    astrologers: Literal["even", "always", "never"] = "even"
    """In which rounds the astrologers proclaim something.  [HM-3012, HM-3013, HM-3016]"""
    returning_fields: bool = False
    """In rounds 4, 8 and 12 all black cubes are taken off.  [HM-3014]"""
    free_trade: bool = False
    """Resources are exchanged at will; a trading post is visited once, for an artifact.  [HM-3009]"""
    slow_cards: bool = False
    """Cards that would go to the hand go to the discard pile.  [HM-3015]"""


class Record(msgspec.Struct, kw_only=True):
    """How far a campaign has come, and what the hero keeps.  [HM-3222]"""

    campaign: str
    mission: int = 0
    """Missions won."""
    cards: list[CardId] = []
    """The deck that the mission begins with; a new hero has none yet."""
    won: bool = False
    reason: str = ""
    """How the last mission ended."""
    losses: int = 0


class State(msgspec.Struct, kw_only=True):
    """Everything that can change."""

    scenario: str
    mode: Mode
    difficulty: Difficulty
    boxes: tuple[Box, ...] = ("core",)
    """The core box, and those whose components are in use."""
    sides: list[Side]
    rivals: list[Rival] = []
    layout: Layout
    tiles: dict[Group, list[TileId]]
    """Tiles that lie face down on the map or in a supply, shuffled; which is where is not known to anybody."""
    visited: list[FieldId] = []
    """Black cubes.  [HM-1415]"""
    flags: dict[FieldId, Flag] = {}
    opened: list[FieldId] = []
    """Fields that were flagged at some time: no guards, no first gain.  [HM-1425, HM-R-67]"""
    marks: dict[FieldId, list[Seat]] = {}
    """Cubes on obelisks, which remove no others.  [HM-3652]"""
    decks: dict[Deck, Pile] = {}
    neutrals: dict[Tier, Pile] = {}
    proclamations: Pile = msgspec.field(default_factory=lambda: Pile([]))
    tidings: Pile = msgspec.field(default_factory=lambda: Pile([]))
    """Event cards.  [HM-235]"""
    told: int = 0
    """Events that were drawn.  [HM-3312]"""
    lords: dict[FieldId, FactionId] = {}
    """Which faction holds a stray town.  [HM-3682]"""
    proclaimed: str = ""
    """The Astrologers card in force."""
    round: int = 0
    active: Seat = 0
    first: Seat = 0
    grail_taken: bool = False
    combat: Combat | None = None
    refresh: dict[int, tuple[LocationId, ...]] = {}
    rules: Rules = Rules()
    campaign: Record | None = None
