"""What happened, in the past tense; feeds the log and counts towards goals."""

from __future__ import annotations

from typing import Annotated, Literal

from questhall.core import Event, noun
from questhall.core.chapters import defined_in

from .effects import Biome, BossId, CardId, Cell, Chain, Debuff, EnemyId, House, Npc, Resource, TileId
from .state import FigureId, SeatName

GoalId = Annotated[str, noun("goal")]


class RoundBegan(Event, frozen=True):
    """A round."""

    round: int


class CardsDrawn(Event, frozen=True):
    """A player drew action cards."""

    seat: SeatName
    cards: tuple[CardId, ...]


class CardUsed(Event, frozen=True):
    """A part of a card was used."""

    seat: SeatName
    card: CardId
    part: int
    option: int


class CardPrepared(Event, frozen=True):
    """A card was prepared; one that was there before is in the hand again.  [TR-2201, TR-2206]"""

    seat: SeatName
    card: CardId


class PreparedTaken(Event, frozen=True):
    """The prepared card was taken back into the hand.  [TR-2205]"""

    seat: SeatName
    card: CardId


class Consumed(Event, frozen=True):
    """A consumable was used up."""

    seat: SeatName
    card: CardId


class Moved(Event, frozen=True):
    """A character entered a cell."""

    seat: SeatName
    start: Cell
    end: Cell
    how: Literal["walk", "fall", "hook", "teleport", "push", "dig", "arrive"] = "walk"


class Travelled(Event, frozen=True):
    """A character went from the underworld to the surface, or back, within one phase."""

    seat: SeatName
    way: Literal["rise", "sink"]


class Fell(Event, frozen=True):
    """A character landed after so many cells."""

    seat: SeatName
    cells: int
    rolls: tuple[int, ...] = ()
    lost: int = 0


class HealthLost(Event, frozen=True):
    """A character lost health."""

    seat: SeatName
    lost: int
    left: int


class HealthRestored(Event, frozen=True):
    """A character regained health."""

    seat: SeatName
    gained: int


class Died(Event, frozen=True):
    """A character died."""

    seat: SeatName


class Respawned(Event, frozen=True):
    """A character came back."""

    seat: SeatName
    cell: Cell


class CoinsChanged(Event, frozen=True):
    """A player gained or paid coins."""

    seat: SeatName
    by: int
    spent: bool = False


class ResourceGained(Event, frozen=True):
    """A player put resources into the inventory."""

    seat: SeatName
    kind: Resource
    count: int
    how: Literal["found", "given"] = "found"


class ResourceLost(Event, frozen=True):
    """Resources did not fit, or gave way to others."""

    seat: SeatName
    kind: Resource
    count: int


class DebuffGained(Event, frozen=True):
    """A debuff token lies on a player's deck."""

    seat: SeatName
    debuff: Debuff


class DebuffApplied(Event, frozen=True):
    """A debuff did its harm."""

    seat: SeatName
    debuff: Debuff


class CardGained(Event, frozen=True):
    """A player gained an action card, a consumable, equipment or armour."""

    seat: SeatName
    card: CardId


class CardsShown(Event, frozen=True):
    """Cards of a deck were looked at; one of them is kept."""

    seat: SeatName
    cards: tuple[CardId, ...]


class CardDestroyed(Event, frozen=True):
    """An action card left the game."""

    seat: SeatName
    card: CardId


class ChestOpened(Event, frozen=True):
    """A chest was opened."""

    seat: SeatName
    cell: Cell
    biome: Biome
    depth: int


class TreeFelled(Event, frozen=True):
    """A tree or cactus was felled."""

    seat: SeatName
    cell: Cell


class BlockDug(Event, frozen=True):
    """A block was dug."""

    seat: SeatName
    cell: Cell
    block: Annotated[str, noun("cell")]
    blast: bool = False
    whole: bool = False
    """It was the last block of its tile."""


class Donated(Event, frozen=True):
    """A player gave something to another."""

    seat: SeatName
    to: SeatName
    goods: CardId
    count: int


class AttackRolled(Event, frozen=True):
    """An attack and the defence against it were rolled."""

    seat: SeatName
    target: FigureId
    kind: EnemyId
    attack: tuple[int, ...]
    defence: tuple[int, ...]


class EnemyHurt(Event, frozen=True):
    """An enemy lost health."""

    enemy: FigureId
    kind: EnemyId
    lost: int


class EnemyDefeated(Event, frozen=True):
    """An enemy was defeated."""

    seat: SeatName
    enemy: FigureId
    kind: EnemyId
    weapon: CardId = ""


class EnemyRemoved(Event, frozen=True):
    """A token left the world without being defeated."""

    enemy: FigureId
    kind: EnemyId


class EnemyAttacked(Event, frozen=True):
    """An enemy attacked or retaliated, and the character rolled for defence."""

    enemy: FigureId
    kind: EnemyId
    seat: SeatName
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    back: bool = False
    """It retaliated with a die of its defence.  [TR-3418]"""


class DieStrengthened(Event, frozen=True):
    """A player spent swords or shields on a die, which counts as so much now."""

    seat: SeatName
    symbol: Literal["sword", "shield"]
    count: int
    now: int


class EnemyMoved(Event, frozen=True):
    """An enemy went or fell to another cell, or was pushed there."""

    enemy: FigureId
    kind: EnemyId
    start: Cell
    end: Cell
    how: Literal["go", "fall", "push"] = "go"


class EnemyAppeared(Event, frozen=True):
    """A token was placed in the world."""

    enemy: FigureId
    kind: EnemyId
    cell: Cell
    night: bool = False


class TileExplored(Event, frozen=True):
    """A tile was revealed."""

    place: int
    tile: TileId


class BiomeFound(Event, frozen=True):
    """A minimap token was turned over."""

    biome: Biome


class FindTaken(Event, frozen=True):
    """A fallen star or life crystal was collected."""

    seat: SeatName
    find: Literal["star", "crystal"]


class GoalCompleted(Event, frozen=True):
    """A goal was completed."""

    goal: GoalId


class ChainCompleted(Event, frozen=True):
    """A goal chain was completed."""

    chain: Chain


class ThreatChanged(Event, frozen=True):
    """Threat rose or fell."""

    by: int
    now: int


class NpcArrived(Event, frozen=True):
    """A non-player character is in the world."""

    npc: Npc


class ItemCrafted(Event, frozen=True):
    """Equipment, armour, a platform or a rope was made."""

    seat: SeatName
    item: CardId


class HouseBuilt(Event, frozen=True):
    """A house was built."""

    seat: SeatName
    house: House
    cell: Cell


class TokenPlaced(Event, frozen=True):
    """A rope, platform or pylon was placed."""

    seat: SeatName
    token: Literal["rope", "platform", "pylon"]
    cell: Cell


class MinionSummoned(Event, frozen=True):
    """A minion is at a character's side."""

    seat: SeatName
    minion: CardId


class TimePassed(Event, frozen=True):
    """The time token moved on."""

    space: int
    night: bool


class NightSurvived(Event, frozen=True):
    """A night is over."""


class BossAppeared(Event, frozen=True):
    """A boss is in the world."""

    boss: BossId


class BossChanged(Event, frozen=True):
    """A boss took its second form."""

    boss: BossId


class BossDefeated(Event, frozen=True):
    """A boss was defeated."""

    boss: BossId
    seat: SeatName
    plainly: bool = False
    """By a character in wood, copper or no armour.  [TR-G-F10]"""


class BossMoved(Event, frozen=True):
    """A boss moved its area, or fell with it."""

    boss: BossId
    start: Cell
    end: Cell
    how: Literal["go", "fall"] = "go"


class AllyPlaced(Event, frozen=True):
    """An ally token was put on an upgrade card."""

    boss: BossId
    slot: Literal["grey", "green", "red", "white"]


EVENTS = defined_in(__name__, Event)
