"""Every answer that a player can give."""

from __future__ import annotations

from typing import Annotated, Literal

from questhall.core import Choice, noun

from .effects import BuildingId, CardId, Deck, FactionId, FieldId, HeroId, Resource, School, UnitId
from .state import PawnName

SeatName = Annotated[int, noun("seat")]


class Done(Choice, frozen=True):
    """Go on: skip what is left, or decline."""


class TurnTile(Choice, frozen=True):
    """Lay a tile turned by so many sixths."""

    turn: int


class Go(Choice, frozen=True):
    """Move a hero, perhaps through fields where it may not stop."""

    pawn: PawnName
    to: FieldId
    via: tuple[FieldId, ...] = ()


class Revisit(Choice, frozen=True):
    """Visit the field again on which a hero stands."""

    pawn: PawnName


class Discover(Choice, frozen=True):
    """Turn up a tile next to a hero."""

    pawn: PawnName
    place: int


class LayTile(Choice, frozen=True):
    """Lay a tile of the own supply with its middle here."""

    pawn: PawnName
    q: int
    r: int


class ScoutTile(Choice, frozen=True):
    """Turn up this tile."""

    place: int


class EndTurn(Choice, frozen=True):
    """The turn is over."""


class Build(Choice, frozen=True):
    """Construct a building."""

    building: BuildingId


class Recruit(Choice, frozen=True):
    """Recruit a unit."""

    unit: UnitId


class ReinforceUnit(Choice, frozen=True):
    """Turn a few into a pack."""

    unit: UnitId


class FlipUnit(Choice, frozen=True):
    """Turn a pack into a few."""

    unit: UnitId


class HireHero(Choice, frozen=True):
    """Hire the secondary hero, who appears here."""

    at: FieldId


class BuySpell(Choice, frozen=True):
    """Use the spell book."""


class SpendMorale(Choice, frozen=True):
    """Spend the positive morale token."""

    use: Literal["draw", "swap"]


class KeepMorale(Choice, frozen=True):
    """Keep the token; the second is not gained."""


class DiscardCard(Choice, frozen=True):
    """Discard a hand card."""

    card: CardId


class RemoveCard(Choice, frozen=True):
    """Take a hand card out of the game."""

    card: CardId


class DrawCards(Choice, frozen=True):
    """Draw so many cards."""

    cards: int


class LookAtDeck(Choice, frozen=True):
    """Look at the top cards of the deck."""


class TakeDiscard(Choice, frozen=True):
    """Take the top card of the discard pile."""


class TakeCard(Choice, frozen=True):
    """Take this card."""

    card: CardId


class Replace(Choice, frozen=True):
    """Put a card aside that one cannot use, and see another."""

    card: CardId


class PutAside(Choice, frozen=True):
    """Put this card on the discard pile next."""

    card: CardId


class KeepDie(Choice, frozen=True):
    """Take the result of this die."""

    die: int


class RerollDie(Choice, frozen=True):
    """Roll this die again."""

    die: int


class TakeOption(Choice, frozen=True):
    """Take one of the things offered."""

    option: int


class TakeIncome(Choice, frozen=True):
    """The settlement gives this resource."""

    resource: Resource


class Exchange(Choice, frozen=True):
    """Trade by a line of the table."""

    line: int


class Play(Choice, frozen=True):
    """Play a card for one of its effects."""

    card: CardId
    play: int = 0


class Target(Choice, frozen=True):
    """Choose a unit."""

    fighter: str


class TargetSpace(Choice, frozen=True):
    """Choose a space of the combat board."""

    space: int


class TargetPair(Choice, frozen=True):
    """Choose two adjacent spaces of the combat board."""

    space: int
    other: int


class GoHome(Choice, frozen=True):
    """The hero goes to this town or settlement."""

    at: FieldId


class PayDefence(Choice, frozen=True):
    """Pay so that the army defends the field."""


class Yield(Choice, frozen=True):
    """Let the secondary hero be beaten at once."""


class Deploy(Choice, frozen=True):
    """Put a unit of the army on a space."""

    troop: int
    space: int


class PutGuard(Choice, frozen=True):
    """Put a guard on a space."""

    unit: UnitId
    space: int


class PutGate(Choice, frozen=True):
    """The gate stands in this column."""

    column: int


class Activate(Choice, frozen=True):
    """Activate this unit now."""

    fighter: str


class MoveUnit(Choice, frozen=True):
    """The unit goes to a space."""

    space: int


class Strike(Choice, frozen=True):
    """Attack a unit."""

    target: str


class Raze(Choice, frozen=True):
    """Destroy the wall or the gate of a column."""

    column: int


class Defend(Choice, frozen=True):
    """Take a defence token."""


class Prolong(Choice, frozen=True):
    """Fight for another combat round."""


class Withdraw(Choice, frozen=True):
    """Retreat."""


class Surrender(Choice, frozen=True):
    """Pay to end the combat."""


class PickBonus(Choice, frozen=True):
    """Take this starting bonus."""

    bonus: Literal["dice", "artifact"]


class PickSeat(Choice, frozen=True):
    """Choose an opponent."""

    seat: SeatName


class SwapUnit(Choice, frozen=True):
    """Send this unit away for another."""

    unit: UnitId


class PickHero(Choice, frozen=True):
    """Lead this hero."""

    hero: HeroId


class GiveResource(Choice, frozen=True):
    """Hand one of a resource to an ally."""

    seat: SeatName
    resource: Resource


class OfferCard(Choice, frozen=True):
    """Offer a card to an ally for another."""

    seat: SeatName
    card: CardId


class PeekAt(Choice, frozen=True):
    """Look at the top card of a deck."""

    deck: Deck


class LeadRival(Choice, frozen=True):
    """Of equal ways a hero of the AI takes this one.  [HM-R-130]"""

    to: FieldId


class KeepCard(Choice, frozen=True):
    """Take this card into the next mission.  [HM-3222]"""

    card: CardId


class MarchOn(Choice, frozen=True):
    """Begin the next mission of the campaign."""


class TryAgain(Choice, frozen=True):
    """Play the lost mission again.  [HM-R-156]"""


class EndCampaign(Choice, frozen=True):
    """End the campaign here."""


class UseAbility(Choice, frozen=True):
    """Instead of acting the unit uses its ability: on a unit, a wall by its column, or a free space.  [HM-1717]"""

    ability: Annotated[Literal["rally", "enfeeble", "hurl", "wish", "raise"], noun("feat")]
    goal: str


class BuyCard(Choice, frozen=True):
    """Buy a card of the market.  [HM-3621]"""

    card: CardId


class BuyWarMachine(Choice, frozen=True):
    """Buy a war machine.  [HM-3303]"""

    card: CardId


class PickDeck(Choice, frozen=True):
    """Name a common deck.  [HM-3645]"""

    deck: Deck


class TakeStatistic(Choice, frozen=True):
    """Take a statistic card from the supply.  [HM-3654]"""

    card: CardId


class ReplaceCard(Choice, frozen=True):
    """Replace a statistic card by another.  [HM-3620, HM-3659]"""

    old: CardId
    new: CardId


class DropPermanent(Choice, frozen=True):
    """Discard the permanent card in play.  [HM-R-49]"""


class SeekSpell(Choice, frozen=True):
    """Take the first spell of a school in the spell deck instead of a search."""

    school: School


class LeapTo(Choice, frozen=True):
    """The hero goes to a field over everything between."""

    to: FieldId


class Cheer(Choice, frozen=True):
    """A unit of the army rolls a die for morale, once in a turn."""


class UseMachine(Choice, frozen=True):
    """Use a war machine that is in play: on a unit, or on two adjacent spaces."""

    goal: str


class UseToken(Choice, frozen=True):
    """Take a cube off a building for what it gives in combat."""

    building: BuildingId
    use: Literal["attack", "defense", "power"]


class UseGate(Choice, frozen=True):
    """A hero goes through the gate of the town to another home."""

    pawn: PawnName
    to: FieldId


class PayValuables(Choice, frozen=True):
    """Buy a card for valuables.  [HM-3313]"""

    card: CardId


class RollInstead(Choice, frozen=True):
    """Roll a resource die in place of buying."""


class PickFaction(Choice, frozen=True):
    """This faction holds the stray town.  [HM-3682]"""

    faction: FactionId


class UseBuilding(Choice, frozen=True):
    """Use the effect of a building."""

    building: BuildingId


CHOICES: tuple[type[Choice], ...] = (
    Done,
    TurnTile,
    Go,
    Revisit,
    Discover,
    LayTile,
    ScoutTile,
    EndTurn,
    Build,
    Recruit,
    ReinforceUnit,
    FlipUnit,
    HireHero,
    BuySpell,
    SpendMorale,
    KeepMorale,
    DiscardCard,
    RemoveCard,
    DrawCards,
    LookAtDeck,
    TakeDiscard,
    TakeCard,
    Replace,
    PutAside,
    KeepDie,
    RerollDie,
    TakeOption,
    TakeIncome,
    Exchange,
    Play,
    Target,
    TargetSpace,
    TargetPair,
    GoHome,
    PayDefence,
    Yield,
    Deploy,
    PutGuard,
    PutGate,
    Activate,
    MoveUnit,
    Strike,
    Raze,
    Defend,
    Prolong,
    Withdraw,
    Surrender,
    PickBonus,
    PickSeat,
    PeekAt,
    GiveResource,
    OfferCard,
    PickHero,
    SwapUnit,
    UseBuilding,
    LeadRival,
    KeepCard,
    MarchOn,
    TryAgain,
    EndCampaign,
    UseAbility,
    BuyCard,
    BuyWarMachine,
    PickDeck,
    TakeStatistic,
    ReplaceCard,
    DropPermanent,
    SeekSpell,
    LeapTo,
    Cheer,
    UseMachine,
    UseToken,
    UseGate,
    PayValuables,
    RollInstead,
    PickFaction,
)
