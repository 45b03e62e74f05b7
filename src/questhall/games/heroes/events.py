"""What happened, in the past tense; feeds the log and sets off reactions."""

from __future__ import annotations

from typing import Literal

from questhall.core import Event

from .choices import SeatName
from .effects import (
    AiCardId,
    BuildingId,
    CardId,
    Deck,
    FactionId,
    FieldId,
    HeroId,
    Purse,
    Resource,
    ScenarioId,
    TileId,
    UnitId,
)
from .state import PawnName


class GameBegan(Event, frozen=True):
    """The first player begins."""

    seat: SeatName


class HeroChosen(Event, frozen=True):
    """A player leads this hero."""

    seat: SeatName
    hero: HeroId


class RoundBegan(Event, frozen=True):
    """A round began."""

    number: int


class TurnBegan(Event, frozen=True):
    """A player's turn."""

    seat: SeatName


class TurnEnded(Event, frozen=True):
    """The turn is over."""

    seat: SeatName


class IncomeReceived(Event, frozen=True):
    """A player took the income."""

    seat: SeatName
    amount: Purse


class Proclaimed(Event, frozen=True):
    """The astrologers proclaimed something."""

    card: CardId


class CubesCleared(Event, frozen=True):
    """Fields can be visited again."""

    fields: tuple[FieldId, ...]


class TileTurned(Event, frozen=True):
    """A tile was laid or turned up."""

    seat: SeatName
    tile: TileId
    turn: int


class HeroMoved(Event, frozen=True):
    """A hero went to a field."""

    seat: SeatName
    pawn: PawnName
    origin: FieldId
    to: FieldId
    via: tuple[FieldId, ...] = ()


class HeroReturned(Event, frozen=True):
    """A hero went back, or home."""

    seat: SeatName
    pawn: PawnName
    to: FieldId


class HeroHired(Event, frozen=True):
    """A secondary hero appeared."""

    seat: SeatName
    at: FieldId


class HeroLost(Event, frozen=True):
    """A secondary hero left the map."""

    seat: SeatName


class FieldVisited(Event, frozen=True):
    """A field was visited."""

    seat: SeatName
    field: FieldId


class FieldFlagged(Event, frozen=True):
    """A faction cube was put on a field."""

    seat: SeatName
    field: FieldId
    former: int


class IncomeChanged(Event, frozen=True):
    """An income cube was moved."""

    seat: SeatName
    change: Purse


class ResourcesGained(Event, frozen=True):
    """Resources were gained."""

    seat: SeatName
    amount: Purse


class ResourcesPaid(Event, frozen=True):
    """Resources were paid."""

    seat: SeatName
    amount: Purse


class MovesGained(Event, frozen=True):
    """A hero has more movement in this turn."""

    seat: SeatName
    pawn: PawnName
    points: int


class DiceRolled(Event, frozen=True):
    """Dice were rolled."""

    seat: SeatName
    dice: Literal["resource", "treasure", "attack"]
    faces: tuple[int, ...]


class DieRerolled(Event, frozen=True):
    """A die was rolled again."""

    seat: SeatName
    die: int
    face: int


class MoraleChanged(Event, frozen=True):
    """Morale rose or fell."""

    seat: SeatName
    morale: int


class MoraleSpent(Event, frozen=True):
    """A morale token was spent."""

    seat: SeatName


class HandDropped(Event, frozen=True):
    """The whole hand was discarded."""

    seat: SeatName


class ExperienceGained(Event, frozen=True):
    """The main hero has more experience."""

    seat: SeatName
    points: int


class LevelReached(Event, frozen=True):
    """The main hero rose to a level."""

    seat: SeatName
    level: int


class CardsDrawn(Event, frozen=True):
    """Cards were drawn from the own deck."""

    seat: SeatName
    cards: tuple[CardId, ...]


class CardDiscarded(Event, frozen=True):
    """A hand card was discarded."""

    seat: SeatName
    card: CardId


class CardRemoved(Event, frozen=True):
    """A card left the game."""

    seat: SeatName
    card: CardId


class CardGained(Event, frozen=True):
    """A card was gained."""

    seat: SeatName
    card: CardId
    deck: Deck


class SpecialtyGained(Event, frozen=True):
    """A level gave a specialty."""

    seat: SeatName
    card: CardId


class CardPlayed(Event, frozen=True):
    """A card was played."""

    seat: SeatName
    card: CardId
    play: int


class CardRecalled(Event, frozen=True):
    """A card went back to the hand."""

    seat: SeatName
    card: CardId


class SpellCancelled(Event, frozen=True):
    """A spell did nothing."""

    seat: SeatName
    card: CardId


class DeckReshuffled(Event, frozen=True):
    """The discard pile became the deck."""

    seat: SeatName


class BuildingBuilt(Event, frozen=True):
    """A building was constructed."""

    seat: SeatName
    building: BuildingId


class UnitRecruited(Event, frozen=True):
    """A unit joined the army."""

    seat: SeatName
    unit: UnitId


class UnitReinforced(Event, frozen=True):
    """A few became a pack."""

    seat: SeatName
    unit: UnitId


class UnitReduced(Event, frozen=True):
    """A pack became a few."""

    seat: SeatName
    unit: UnitId


class ArmyRestored(Event, frozen=True):
    """The starting units came back."""

    seat: SeatName


class GrailTaken(Event, frozen=True):
    """The Grail was found."""

    seat: SeatName


class CombatAnnounced(Event, frozen=True):
    """A combat was announced."""

    seat: SeatName
    field: FieldId
    against: int


class QuickCombat(Event, frozen=True):
    """The guards gave way."""

    seat: SeatName
    field: FieldId


class GuardsDrawn(Event, frozen=True):
    """Guards appeared."""

    units: tuple[UnitId, ...]


class UnitDeployed(Event, frozen=True):
    """A unit was put on the combat board."""

    fighter: str
    unit: UnitId
    space: int


class CombatRoundBegan(Event, frozen=True):
    """A combat round began."""

    number: int


class UnitActivated(Event, frozen=True):
    """A unit was activated."""

    fighter: str


class ActivationSkipped(Event, frozen=True):
    """A paralysed unit did not act."""

    fighter: str


class UnitMoved(Event, frozen=True):
    """A unit moved on the combat board."""

    fighter: str
    origin: int
    space: int


class UnitDefended(Event, frozen=True):
    """A unit took a defence token."""

    fighter: str


class AttackDeclared(Event, frozen=True):
    """An attack was declared."""

    attacker: str
    target: str
    retaliation: bool


class AttackRolled(Event, frozen=True):
    """The attack die was thrown."""

    dice: tuple[int, ...]


class GuardRolled(Event, frozen=True):
    """The die of the defence token was thrown."""

    die: int


class AttackPrevented(Event, frozen=True):
    """The attack did nothing."""

    target: str


class DamageDealt(Event, frozen=True):
    """A unit took damage."""

    fighter: str
    damage: int


class UnitHealed(Event, frozen=True):
    """A unit lost damage."""

    fighter: str
    damage: int


class UnitTurned(Event, frozen=True):
    """A pack was reduced to a few in combat."""

    fighter: str


class UnitDefeated(Event, frozen=True):
    """A unit was beaten."""

    fighter: str
    unit: UnitId


class UnitParalysed(Event, frozen=True):
    """A unit was paralysed."""

    fighter: str


class WallRazed(Event, frozen=True):
    """A wall or the gate fell."""

    column: int


class TowerFell(Event, frozen=True):
    """The arrow tower is gone."""


class CombatProlonged(Event, frozen=True):
    """The combat goes on."""

    seat: SeatName


class CombatEnded(Event, frozen=True):
    """A combat was over."""

    winner: int
    how: Literal["won", "retreat", "surrender"]


class TrophyTaken(Event, frozen=True):
    """A faction cube was collected."""

    seat: SeatName
    of: SeatName


class FactionEliminated(Event, frozen=True):
    """A player left the game."""

    seat: SeatName


class GameEnded(Event, frozen=True):
    """The game was over."""

    winners: tuple[SeatName, ...]
    reason: str


class TruceMade(Event, frozen=True):
    """The guards let a hero pass."""

    seat: SeatName
    field: FieldId


class NeutralsShown(Event, frozen=True):
    """Neutral units offered their service."""

    seat: SeatName
    units: tuple[UnitId, ...]


class ResourceGiven(Event, frozen=True):
    """One of a resource went to an ally."""

    seat: SeatName
    to: SeatName
    resource: Resource


class CardsSwapped(Event, frozen=True):
    """Two allies exchanged cards."""

    seat: SeatName
    to: SeatName
    given: CardId
    taken: CardId


class RivalMoved(Event, frozen=True):
    """A hero of the AI went to a field.  [HM-2603]"""

    hero: HeroId
    to: FieldId


class RivalFlagged(Event, frozen=True):
    """A hero of the AI put its cube on a field.  [HM-2610]"""

    hero: HeroId
    field: FieldId


class RivalAttacked(Event, frozen=True):
    """A hero of the AI attacks a player.  [HM-2604]"""

    hero: HeroId
    seat: SeatName
    field: FieldId


class RivalChallenged(Event, frozen=True):
    """A player attacks a hero of the AI, or its town."""

    seat: SeatName
    hero: HeroId
    field: FieldId


class RivalBeaten(Event, frozen=True):
    """A hero of the AI has lost all its units.  [HM-2615]"""

    seat: SeatName
    hero: HeroId


class AiCardDrawn(Event, frozen=True):
    """A hero of the AI drew a card.  [HM-2707]"""

    hero: HeroId
    card: AiCardId


class AiSpellCast(Event, frozen=True):
    """A hero of the AI casts a spell.  [HM-2712]"""

    hero: HeroId
    card: CardId


class UnitShielded(Event, frozen=True):
    """A unit of the AI has more defence against the next attack.  [HM-2711]"""

    fighter: str
    defense: int


class MissionBegan(Event, frozen=True):
    """A mission of a campaign began."""

    scenario: ScenarioId


class MissionEnded(Event, frozen=True):
    """A mission of a campaign was won or lost."""

    scenario: ScenarioId
    won: bool
    reason: str


class CardsKept(Event, frozen=True):
    """The deck with which the hero begins the next mission.  [HM-3222]"""

    cards: tuple[CardId, ...]


class TimedEventCame(Event, frozen=True):
    """What a scenario had in store for a round.  [HM-312]"""

    scenario: ScenarioId
    round: int


class UnitPoisoned(Event, frozen=True):
    """A unit got poison cubes."""

    fighter: str
    cubes: int


class UnitSummoned(Event, frozen=True):
    """A unit came during a combat.  [HM-3322]"""

    fighter: str
    unit: UnitId
    space: int


class UnitEmpowered(Event, frozen=True):
    """A token on a unit changes its attack for a while."""

    fighter: str
    attack: int


class StatisticTaken(Event, frozen=True):
    """A statistic card came from the supply.  [HM-R-53]"""

    seat: SeatName
    card: CardId


class MachineBought(Event, frozen=True):
    """A war machine was bought.  [HM-3303]"""

    seat: SeatName
    card: CardId


class MachineFired(Event, frozen=True):
    """A war machine did its work.  [HM-D-19]"""

    seat: SeatName
    card: CardId


class CubesGrown(Event, frozen=True):
    """A building got a cube."""

    seat: SeatName
    building: BuildingId
    cubes: int


class TidingCame(Event, frozen=True):
    """An event card was drawn.  [HM-3311]"""

    seat: SeatName
    card: CardId


class WaresShown(Event, frozen=True):
    """Cards are for sale.  [HM-3313]"""

    cards: tuple[CardId, ...]


class ResourceThrown(Event, frozen=True):
    """A player rolled two resource dice for a stray town.  [HM-3682]"""

    seat: SeatName
    total: int


class LordChosen(Event, frozen=True):
    """A faction that nobody leads holds a stray town.  [HM-3682]"""

    field: FieldId
    faction: FactionId


class BuildingUsed(Event, frozen=True):
    """The effect of a building was used."""

    seat: SeatName
    building: BuildingId


EVENTS: tuple[type[Event], ...] = (
    GameBegan,
    HeroChosen,
    RoundBegan,
    TurnBegan,
    TurnEnded,
    IncomeReceived,
    Proclaimed,
    CubesCleared,
    TileTurned,
    HeroMoved,
    HeroReturned,
    HeroHired,
    HeroLost,
    FieldVisited,
    FieldFlagged,
    IncomeChanged,
    ResourcesGained,
    ResourcesPaid,
    MovesGained,
    DiceRolled,
    DieRerolled,
    MoraleChanged,
    MoraleSpent,
    HandDropped,
    ExperienceGained,
    LevelReached,
    CardsDrawn,
    CardDiscarded,
    CardRemoved,
    CardGained,
    SpecialtyGained,
    CardPlayed,
    CardRecalled,
    SpellCancelled,
    DeckReshuffled,
    BuildingBuilt,
    UnitRecruited,
    UnitReinforced,
    UnitReduced,
    ArmyRestored,
    GrailTaken,
    CombatAnnounced,
    QuickCombat,
    GuardsDrawn,
    UnitDeployed,
    CombatRoundBegan,
    UnitActivated,
    ActivationSkipped,
    UnitMoved,
    UnitDefended,
    AttackDeclared,
    AttackRolled,
    GuardRolled,
    AttackPrevented,
    DamageDealt,
    UnitHealed,
    UnitTurned,
    UnitDefeated,
    UnitParalysed,
    WallRazed,
    TowerFell,
    CombatProlonged,
    CombatEnded,
    TrophyTaken,
    FactionEliminated,
    GameEnded,
    TruceMade,
    NeutralsShown,
    ResourceGiven,
    CardsSwapped,
    BuildingUsed,
    RivalMoved,
    RivalFlagged,
    RivalAttacked,
    RivalChallenged,
    RivalBeaten,
    AiCardDrawn,
    AiSpellCast,
    UnitShielded,
    MissionBegan,
    MissionEnded,
    CardsKept,
    TimedEventCame,
    UnitPoisoned,
    UnitSummoned,
    UnitEmpowered,
    StatisticTaken,
    MachineBought,
    MachineFired,
    CubesGrown,
    TidingCame,
    WaresShown,
    ResourceThrown,
    LordChosen,
)
