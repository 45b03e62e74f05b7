"""Every answer that a player can give."""

from __future__ import annotations

from questhall.core import Choice
from questhall.core.chapters import defined_in

from .cards import (
    BuyCard,
    Cheer,
    DiscardCard,
    DrawCards,
    DropPermanent,
    KeepDie,
    KeepMorale,
    LookAtDeck,
    PayValuables,
    PeekAt,
    PickDeck,
    Play,
    PutAside,
    RemoveCard,
    Replace,
    ReplaceCard,
    RerollDie,
    RollInstead,
    SeekSpell,
    SpendMorale,
    TakeCard,
    TakeDiscard,
    TakeStatistic,
)
from .combat import (
    Activate,
    Defend,
    Deploy,
    MoveUnit,
    PayDefence,
    Prolong,
    PutGate,
    PutGuard,
    Raze,
    Strike,
    Surrender,
    Target,
    TargetPair,
    TargetSpace,
    UseAbility,
    UseMachine,
    UseToken,
    Withdraw,
    Yield,
)
from .map import (
    Discover,
    Done,
    EndTurn,
    Exchange,
    Go,
    GoHome,
    LayTile,
    LeadRival,
    LeapTo,
    PickBonus,
    Revisit,
    ScoutTile,
    SeizeMine,
    TakeIncome,
    TakeOption,
    TurnTile,
    UseGate,
)
from .others import (
    EndCampaign,
    GiveResource,
    KeepCard,
    KeepWatch,
    MarchOn,
    OfferCard,
    PickHero,
    PickSeat,
    PickTiding,
    SeatName,
    TryAgain,
)
from .town import (
    Build,
    BuySpell,
    BuyWarMachine,
    DropUnit,
    FlipUnit,
    HireHero,
    PickFaction,
    PickTier,
    Recruit,
    ReinforceUnit,
    SwapUnit,
    UseBuilding,
)

__all__ = [
    "CHOICES", "Activate", "Build", "BuyCard", "BuySpell", "BuyWarMachine", "Cheer", "Defend", "Deploy",
    "DiscardCard", "Discover", "Done", "DrawCards", "DropPermanent", "DropUnit", "EndCampaign", "EndTurn",
    "Exchange", "FlipUnit", "GiveResource", "Go", "GoHome", "HireHero", "KeepCard", "KeepDie", "KeepMorale",
    "KeepWatch", "LayTile", "LeadRival", "LeapTo", "LookAtDeck", "MarchOn", "MoveUnit", "OfferCard", "PayDefence",
    "PayValuables", "PeekAt", "PickBonus", "PickDeck", "PickFaction", "PickHero", "PickSeat", "PickTiding",
    "PickTier", "Play", "Prolong", "PutAside", "PutGate", "PutGuard", "Raze", "Recruit", "ReinforceUnit",
    "RemoveCard", "Replace", "ReplaceCard", "RerollDie", "Revisit", "RollInstead", "ScoutTile", "SeatName",
    "SeekSpell", "SeizeMine", "SpendMorale", "Strike", "Surrender", "SwapUnit", "TakeCard", "TakeDiscard",
    "TakeIncome", "TakeOption", "TakeStatistic", "Target", "TargetPair", "TargetSpace", "TryAgain", "TurnTile",
    "UseAbility", "UseBuilding", "UseGate", "UseMachine", "UseToken", "Withdraw", "Yield",
]  # fmt: skip

CHOICES = defined_in(__name__, Choice)
