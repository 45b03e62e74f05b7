"""What happened, in the past tense; feeds the log and sets off reactions."""

from __future__ import annotations

from typing import Literal

from questhall.core import Event

from .choices import SeatName
from .content import Level, TreasureEffect
from .effects import CardId, ClanId, RoomId, Token
from .state import HeroKind

GuildPurpose = Literal["invasion", "prison", "laboratory", "prisoner", "arrival"]


class ClanChosen(Event, frozen=True):
    """A seat leads this clan."""

    seat: SeatName
    clan: ClanId


class LaboratoryStocked(Event, frozen=True):
    """The cards of an unused clan were shuffled into the item deck."""

    clan: ClanId


class GameBegan(Event, frozen=True):
    """The first player has the active player token."""

    seat: SeatName
    level: Level


class TurnBegan(Event, frozen=True):
    """A player's turn."""

    seat: SeatName
    turn: int


class CardPlayed(Event, frozen=True):
    """A card was played from hand."""

    seat: SeatName
    card: CardId


class CardDrawn(Event, frozen=True):
    """A card went from the tactic deck to hand."""

    seat: SeatName
    card: CardId


class CardDiscarded(Event, frozen=True):
    """A hand card went to the discard pile."""

    seat: SeatName
    card: CardId


class CardPassedOn(Event, frozen=True):
    """A hand card went to a neighbour's discard pile, or under the own deck."""

    seat: SeatName
    card: CardId
    to: SeatName


class DeckReshuffled(Event, frozen=True):
    """The discard pile became the tactic deck."""

    seat: SeatName
    cards: int


class HandRefilled(Event, frozen=True):
    """Played cards were discarded and the hand filled up."""

    seat: SeatName
    cards: int


class ItemTaken(Event, frozen=True):
    """A card of the market went to a discard pile."""

    seat: SeatName
    item: CardId


class ItemRevealed(Event, frozen=True):
    """The market was filled."""

    item: CardId


class ItemsReplaced(Event, frozen=True):
    """Items went under the item deck."""

    seat: SeatName
    items: tuple[CardId, ...]


class MonsterSummoned(Event, frozen=True):
    """A monster came from the lair."""

    seat: SeatName
    room: RoomId


class MonsterMoved(Event, frozen=True):
    """A monster moved, perhaps carrying a token."""

    seat: SeatName
    origin: RoomId
    to: RoomId
    carry: Token = ""


class MonsterWounded(Event, frozen=True):
    """A monster took damage and stays."""

    seat: SeatName
    room: RoomId
    wounds: int
    health: int


class MonsterMended(Event, frozen=True):
    """All wounds of a monster were removed."""

    seat: SeatName
    room: RoomId


class MonsterDriven(Event, frozen=True):
    """A monster left the dungeon for its lair."""

    seat: SeatName
    room: RoomId


class MonsterTaken(Event, frozen=True):
    """A monster became a hostage."""

    seat: SeatName
    room: RoomId


class HostageFreed(Event, frozen=True):
    """A hostage went back to the lair."""

    seat: SeatName


class TokenPlaced(Event, frozen=True):
    """A resource or trap came from the supply."""

    token: Token
    room: RoomId


class TokenDiscarded(Event, frozen=True):
    """A resource or trap went to the supply."""

    token: Token
    room: RoomId


class PortalOpened(Event, frozen=True):
    """A room has a finished portal now."""

    room: RoomId


class PortalClosed(Event, frozen=True):
    """A portal was turned to its unfinished side."""

    room: RoomId


class RoomBuilt(Event, frozen=True):
    """A new room was built."""

    seat: SeatName
    room: RoomId
    value: int


class BlueprintRevealed(Event, frozen=True):
    """A blueprint was revealed."""

    room: RoomId


class GuildCardDrawn(Event, frozen=True):
    """The top Guild card was drawn."""

    card: CardId
    purpose: GuildPurpose


class GuildCardSeen(Event, frozen=True):
    """The top Guild card was looked at and put back; `card` is empty for those who were not shown it."""

    seat: SeatName
    shown: bool
    card: CardId = ""


class WaveBegan(Event, frozen=True):
    """The Guild deck ran out and was shuffled anew."""

    wave: int


class HeroSummoned(Event, frozen=True):
    """A hero entered the dungeon."""

    hero: str
    kind: HeroKind
    room: RoomId


class HeroImprisoned(Event, frozen=True):
    """A hero was put into the prison, exhausted."""

    hero: str
    kind: HeroKind
    purpose: GuildPurpose


class SupplyEmpty(Event, frozen=True):
    """There was no token of the class left to summon."""

    kind: HeroKind


class HeroRoused(Event, frozen=True):
    """An exhausted hero became active."""

    hero: str
    kind: HeroKind
    room: RoomId


class HeroTired(Event, frozen=True):
    """A hero was exhausted."""

    hero: str
    kind: HeroKind
    room: RoomId
    why: Literal["attack", "loot", "wait", "prison", "no_way"]


class HeroHit(Event, frozen=True):
    """A hero with more health took damage and stays."""

    hero: str
    kind: HeroKind
    room: RoomId
    left: int


class HeroBeaten(Event, frozen=True):
    """A hero left the dungeon."""

    hero: str
    kind: HeroKind
    room: RoomId


class TrapSprung(Event, frozen=True):
    """A trap hit a hero."""

    kind: HeroKind
    room: RoomId


class HeroAdvanced(Event, frozen=True):
    """A hero moved nearer to the vault."""

    hero: str
    kind: HeroKind
    origin: RoomId
    to: RoomId


class HeroAttacked(Event, frozen=True):
    """A hero attacked a monster, from its room or by a shot."""

    kind: HeroKind
    seat: SeatName
    room: RoomId
    damage: int


class AttackParried(Event, frozen=True):
    """A defence card took damage off."""

    seat: SeatName
    card: CardId
    group: int
    room: RoomId
    left: int


class TreasureLooted(Event, frozen=True):
    """A treasure was looted."""

    room: RoomId
    value: int
    effect: TreasureEffect


class RoomFlooded(Event, frozen=True):
    """Water rose in a room."""

    room: RoomId


class RoomDrained(Event, frozen=True):
    """Water was pumped out of a room."""

    room: RoomId


class FigureWashed(Event, frozen=True):
    """A figure was moved out of a flooded room."""

    kind: HeroKind | Literal[""]
    seat: SeatName | None
    origin: RoomId
    to: RoomId


class TunnelDug(Event, frozen=True):
    """Tunnel tokens on the wall changed."""

    tokens: int


class WallBroken(Event, frozen=True):
    """A wall became a passage."""

    room: RoomId
    to: RoomId


class VeilShifted(Event, frozen=True):
    """The walls became thin or solid."""

    thin: bool


class NothingHappened(Event, frozen=True):
    """A scenario card had no effect."""

    card: CardId


class GameEnded(Event, frozen=True):
    """All won or all lost."""

    result: Literal["won", "lost"]
    reason: Literal["held", "looted", "unfinished"]


EVENTS: tuple[type[Event], ...] = (
    ClanChosen,
    LaboratoryStocked,
    GameBegan,
    TurnBegan,
    CardPlayed,
    CardDrawn,
    CardDiscarded,
    CardPassedOn,
    DeckReshuffled,
    HandRefilled,
    ItemTaken,
    ItemRevealed,
    ItemsReplaced,
    MonsterSummoned,
    MonsterMoved,
    MonsterWounded,
    MonsterMended,
    MonsterDriven,
    MonsterTaken,
    HostageFreed,
    TokenPlaced,
    TokenDiscarded,
    PortalOpened,
    PortalClosed,
    RoomBuilt,
    BlueprintRevealed,
    GuildCardDrawn,
    GuildCardSeen,
    WaveBegan,
    HeroSummoned,
    HeroImprisoned,
    SupplyEmpty,
    HeroRoused,
    HeroTired,
    HeroHit,
    HeroBeaten,
    TrapSprung,
    HeroAdvanced,
    HeroAttacked,
    AttackParried,
    TreasureLooted,
    RoomFlooded,
    RoomDrained,
    FigureWashed,
    TunnelDug,
    WallBroken,
    VeilShifted,
    NothingHappened,
    GameEnded,
)
