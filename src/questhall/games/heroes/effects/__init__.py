"""What cards, fields and buildings say, as data.  [HM-912, HM-3401 to HM-3420]"""

from __future__ import annotations

from .answers import Cancel, Favour, Foresee, IgnoreRoll, Levy, Mirror, Recall, Reply, Save, Study, Widen
from .attacks import (
    Bolster,
    Burden,
    Duel,
    FixDice,
    Force,
    Parry,
    Power,
    Rage,
    Rend,
    Snipe,
    Steady,
    TripleDie,
    Weaken,
    Wound,
)
from .combat import Breach, Burst, Dispel, Fire, Forget, Kindle, Mass, Smite, Summon, Tend
from .decks import (
    Banish,
    DeckEffect,
    Expertise,
    Glean,
    Invoke,
    Leap,
    Muster,
    Pluck,
    Promote,
    Recover,
    Reforge,
    Reshuffle,
    Reveal,
    Rummage,
    Scry,
    TakeMachine,
    Winnow,
)
from .gatherings import Auction, Camp, Gaol, Gathering, Glade, Market, Pot, Riddle
from .options import OneOf, Option, SimpleEffect
from .permanent import Attune, Gnaw, Grasp, Machine, Seek, Shelf, Tithe, Windfall
from .places import (
    AskScholar,
    Barter,
    Browse,
    BuyArtifact,
    BuyMachine,
    Cull,
    Dismiss,
    Empower,
    Enlist,
    Enroll,
    Enshrine,
    FreeHero,
    Gamble,
    HireElementals,
    HireHere,
    HireNeutrals,
    Homecoming,
    OpenBox,
    PlaceEffect,
    Poach,
    Propose,
    Retrain,
    SearchPile,
    SellTime,
    SwapStatistic,
    TakeScroll,
    TokenEffect,
    Train,
    Travel,
    Wager,
)
from .powers import Allow, Battery, Column, Echo, Entrench, Fervour, Fuel, Hush, Hushed, Salvo, Scrap
from .terms import (
    DECKS,
    RESOURCES,
    STEP,
    TIERS,
    AiCardId,
    BuildingId,
    CardId,
    Deck,
    Difficulty,
    Effect,
    FactionId,
    FieldId,
    Grade,
    HeroId,
    Kind,
    LocationId,
    Peeked,
    Pool,
    Purse,
    Resource,
    ScenarioId,
    School,
    Tier,
    TileId,
    TwoSided,
    UnitId,
    UnitType,
    is_among,
)
from .travels import (
    BurnSpell,
    Fly,
    Hire,
    Passage,
    Raise,
    Retrieve,
    Sacrifice,
    Sail,
    Sift,
    Sneer,
    Stroll,
    Toss,
    TownPortal,
    Truce,
)
from .tricks import (
    Bounty,
    CastFrom,
    DropDie,
    Endure,
    Jinx,
    Learn,
    Mirth,
    Proud,
    Repeat,
    Rouse,
    Seize,
    SetDie,
    Skip,
    SlayDice,
    Token,
    Transfer,
    Trap,
)
from .units import (
    Aim,
    Berserk,
    Blast,
    Chain,
    Chains,
    Charm,
    CharmStat,
    Clone,
    Cube,
    Damage,
    Flames,
    Heal,
    Horde,
    Paralyse,
    Riposte,
    Shift,
    Silence,
    Spoil,
    Swap,
    Ward,
)
from .visits import (
    Discard,
    Draw,
    DrinkSpring,
    Experience,
    FlipPack,
    Gain,
    Morale,
    Moves,
    Reinforce,
    RollResource,
    RollTreasure,
    Scout,
    Search,
    TakeGrail,
    TakeTop,
    Trade,
    VisitWitch,
)

__all__ = [
    "DECKS", "RESOURCES", "STEP", "TIERS", "AiCardId", "Aim", "Allow", "Answer", "AnyEffect", "AskScholar",
    "Attune", "Auction", "Banish", "Barter", "Battery", "Berserk", "Blast", "Bolster", "Bounty", "Breach",
    "Browse", "BuildingId", "Burden", "BurnSpell", "Burst", "BuyArtifact", "BuyMachine", "Camp", "Cancel",
    "CardId", "CastFrom", "Chain", "Chains", "Charm", "CharmStat", "Clone", "Column", "CombatEffect", "Cube",
    "Cull", "Damage", "Deck", "DeckEffect", "Difficulty", "Discard", "Dismiss", "Dispel", "Draw", "DrinkSpring",
    "DropDie", "Duel", "Echo", "Effect", "Empower", "Endure", "Enlist", "Enroll", "Enshrine", "Entrench",
    "Experience", "Expertise", "FactionId", "Favour", "Fervour", "FieldId", "Fire", "FixDice", "Flames",
    "FlipPack", "Fly", "Force", "Foresee", "Forget", "FreeHero", "Fuel", "Gain", "Gamble", "Gaol", "Gathering",
    "Glade", "Glean", "Gnaw", "Grade", "Grasp", "Heal", "HeroId", "Hire", "HireElementals", "HireHere",
    "HireNeutrals", "Homecoming", "Horde", "Hush", "Hushed", "IgnoreRoll", "Invoke", "Jinx", "Kind", "Kindle",
    "Leap", "Learn", "Levy", "LocationId", "Machine", "MapEffect", "Market", "Mass", "Mirror", "Mirth", "Morale",
    "Moves", "Muster", "OneOf", "OpenBox", "Option", "Paralyse", "Parry", "Passage", "Peeked", "PermanentEffect",
    "PlaceEffect", "Pluck", "Poach", "Pool", "Pot", "Power", "PowerEffect", "Promote", "Propose", "Proud",
    "Purse", "Rage", "Raise", "Recall", "Recover", "Reforge", "Reinforce", "Rend", "Repeat", "Reshuffle",
    "Resource", "Retrain", "Retrieve", "Reveal", "Riddle", "Riposte", "RollResource", "RollTreasure", "Rouse",
    "Rummage", "Sacrifice", "Sail", "Salvo", "Save", "ScenarioId", "School", "Scout", "Scrap", "Scry", "Search",
    "SearchPile", "Seek", "Seize", "SellTime", "SetDie", "Shelf", "Shift", "Sift", "Silence", "SimpleEffect",
    "Skip", "SlayDice", "Smite", "Sneer", "Snipe", "Spoil", "Steady", "Stroll", "Study", "Summon", "Swap",
    "SwapStatistic", "TakeGrail", "TakeMachine", "TakeScroll", "TakeTop", "Tend", "Tier", "TileId", "Tithe",
    "Token", "TokenEffect", "Toss", "TownPortal", "Trade", "Train", "Transfer", "Trap", "Travel", "TripleDie",
    "Truce", "TwoSided", "UnitId", "UnitType", "VisitWitch", "Wager", "Ward", "Weaken", "Widen", "Windfall",
    "Winnow", "Wound", "is_among",
]  # fmt: skip

PowerEffect = Hush | Allow | Entrench | Column | Scrap | Battery | Fervour
CombatEffect = (
    Bolster
    | Weaken
    | Steady
    | Rage
    | TripleDie
    | Damage
    | Blast
    | Chain
    | Paralyse
    | Heal
    | Charm
    | Ward
    | Silence
    | Riposte
    | Flames
    | Shift
    | Aim
    | Swap
    | Horde
    | Spoil
    | Chains
    | Duel
    | Wound
    | Rend
    | Snipe
    | Parry
    | Mass
    | Smite
    | Burst
    | Forget
    | Dispel
    | Breach
    | Summon
    | Kindle
    | Tend
    | Fire
    | PowerEffect
    | Burden
    | FixDice
    | Force
    | Cube
    | Jinx
    | SlayDice
    | Mirth
    | Transfer
    | Token
    | Trap
    | Berserk
    | Clone
    | Rouse
    | CastFrom
)
Answer = Skip | DropDie | SetDie | Endure | Repeat | Learn | Echo | Salvo | Reply
MapEffect = (
    Proud
    | Seize
    | Bounty
    | Fuel
    | Leap
    | Invoke
    | Stroll
    | Hire
    | Truce
    | Raise
    | Fly
    | Sail
    | Retrieve
    | Sneer
    | Toss
    | Sift
    | Sacrifice
    | BurnSpell
    | TownPortal
)
PermanentEffect = Attune | Seek | Tithe | Machine | Gnaw | Shelf | Grasp | Windfall
AnyEffect = SimpleEffect | OneOf | Power | CombatEffect | Answer | MapEffect | PermanentEffect
