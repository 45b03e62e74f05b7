"""What units can do, as data.  [HM-1713 to HM-1720]"""

from __future__ import annotations

from .acting import Enfeeble, Gloom, Guardian, Hurl, Mend, Muse, Pilfer, RaiseDemons, Rally, Regenerate
from .attack import (
    Again,
    Breath,
    Crush,
    Daunt,
    Drain,
    Dread,
    Elemental,
    MindLash,
    Omen,
    Pierce,
    Plunder,
    Poison,
    Purge,
    Push,
    Rampage,
    Retreat,
    Sap,
    Scatter,
    Slayer,
    Splash,
    Sweep,
    Unanswered,
    Volley,
    Wish,
    Wrath,
)
from .country import Bones, Merry, Peek, Stabled, Tribute, Wander
from .defence import (
    Aura,
    Brace,
    Bulwark,
    Hardy,
    Immune,
    Lucky,
    Rebirth,
    ShieldWall,
    SpellArmour,
    SpellProof,
    Steadfast,
    Tough,
    Unshaken,
    Vengeful,
    Wary,
)
from .dice import Hex, Inspire, NoDie, Petrify, Reroll, SureShot, Surge, TwoDice
from .magic import Blink, Bolt, Entangle, Focus, Muffle, Stifle, Toll
from .terms import Trait

__all__ = [
    "Again", "AnyTrait", "Aura", "Blink", "Bolt", "Bones", "Brace", "Breath", "Bulwark", "Crush", "Daunt", "Drain",
    "Dread", "Elemental", "Enfeeble", "Entangle", "Focus", "Gloom", "Guardian", "Hardy", "Hex", "Hurl", "Immune",
    "Inspire", "Lucky", "Mend", "Merry", "MindLash", "Muffle", "Muse", "NoDie", "Omen", "Peek", "Petrify", "Pierce",
    "Pilfer", "Plunder", "Poison", "Purge", "Push", "RaiseDemons", "Rally", "Rampage", "Rebirth", "Regenerate",
    "Reroll", "Retreat", "Sap", "Scatter", "ShieldWall", "Slayer", "SpellArmour", "SpellProof", "Splash", "Stabled",
    "Steadfast", "Stifle", "SureShot", "Surge", "Sweep", "Toll", "Tough", "Trait", "Tribute", "TwoDice",
    "Unanswered", "Unshaken", "Vengeful", "Volley", "Wander", "Wary", "Wish", "Wrath",
]  # fmt: skip

AnyTrait = (
    Unanswered
    | Volley
    | Pierce
    | Splash
    | Breath
    | Drain
    | Retreat
    | Daunt
    | Slayer
    | Push
    | SureShot
    | TwoDice
    | Reroll
    | Surge
    | NoDie
    | Hex
    | Inspire
    | Petrify
    | Hardy
    | Wary
    | Vengeful
    | Brace
    | Bulwark
    | ShieldWall
    | SpellArmour
    | SpellProof
    | Unshaken
    | Regenerate
    | Mend
    | Gloom
    | Pilfer
    | Muse
    | Guardian
    | Tribute
    | Stabled
    | Wander
    | Peek
    | Bones
    | Elemental
    | Crush
    | Wrath
    | Poison
    | Sap
    | Omen
    | Again
    | Rampage
    | Scatter
    | Sweep
    | Purge
    | Dread
    | Plunder
    | MindLash
    | Wish
    | Rally
    | Enfeeble
    | Hurl
    | RaiseDemons
    | Immune
    | Steadfast
    | Lucky
    | Aura
    | Tough
    | Rebirth
    | Blink
    | Entangle
    | Muffle
    | Stifle
    | Toll
    | Focus
    | Bolt
    | Merry
)
