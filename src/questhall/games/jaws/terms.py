"""The words of cards, monsters and items: sides, ranges, cases, areas, and what can be added to an action."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from questhall.core import noun
from questhall.haven.terms import Symbol

Condition = Annotated[
    Literal["immobilize", "stun", "muddle", "disarm", "poison", "wound", "curse", "strengthen", "bless"],
    noun("condition"),
]
Amount = int | str
"""A number, or a formula: C characters, L the level, D the damage of the last attack, M the hexes moved."""
Difficulty = Annotated[Literal["easy", "normal", "hard", "very_hard"], noun("difficulty")]
Until = Annotated[Literal["turn", "round", "persistent"], noun("until")]
Side = Annotated[
    Literal["enemies", "allies", "self", "friends", "others", "objectives", "target"],
    noun("side"),
]
"""Whom an action is for: `friends` are oneself and allies, `others` allies and enemies, `target` whoever was hit."""
Around = Annotated[Literal["self", "target", "place", "room", "way", "passed"], noun("around")]
"""From where ranges count: the destroyed obstacle or chosen hex, its whole room, the hexes entered, or only who was
moved through."""
Only = Annotated[Literal["any", "wall", "standard", "other", "favourite"], noun("only")]
"""Next to a wall; normal or elite; none of those before; with the Hatchet's favourite weapon."""
Case = Annotated[
    Literal[
        "always",
        "same_target",
        "same_twice",
        "wall",
        "objective",
        "negative",
        "poisoned",
        "favourite",
        "favourite_near",
        "killed",
        "flanked",
        "beside_ally",
        "attacked_before",
        "opened",
        "moved",
        "attacked",
    ],
    noun("case"),
]
Mark = Annotated[Literal["no_heal", "bleed", "bleed_more", "bare", "lulled"], noun("mark")]
"""What lies on a figure for the round: heals fail, attacks hurt more, its shield does not count, damage wakes it."""
AREAS = {
    "cleave": "r r\n g",
    "cone": "  r\n r r\ng r r",
    "triangle": "r r\n r",
    "flower": " r r\nr r r\n r r",
    "blast": "  r r\n r r r\nr r r r\n r r r",
}
"""The areas of cards and items, drawn; g is the grey hex.  [JL-830, JL-831]"""
Area = Annotated[Literal["", "cleave", "cone", "triangle", "flower", "blast"], noun("area")]


class Extra(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What is added to an action: by an element, a bonus, an item, a modifier card or a circumstance."""

    plus: int = 0
    range: int = 0
    targets: int = 0
    push: int = 0
    pull: int = 0
    inflict: tuple[Condition, ...] = ()
    marks: tuple[Mark, ...] = ()
    advantage: bool = False
    disadvantage: bool = False
    jump: bool = False
    area: Area = ""
    reach: int = 0
    unshield: bool = False
    """The Shield of the target is ignored.  [JL-G-017]"""
    near: int = 0
    """All enemies next to the target suffer damage."""
    beside: int = 0
    """One enemy next to the target suffers damage."""
    overflow: bool = False
    """What was more than needed to kill hurts one enemy next to the hex."""
    damage: int = 0
    shield: int = 0
    fetch: bool = False
    """The favourite weapon returns to its card."""
    xp: int = 0


class Spend(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Elements that may be consumed, and what they add.  [JL-3406]"""

    cost: tuple[Symbol, ...]
    add: Extra


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"case": "if"}):
    """What a circumstance adds.  [JL-2106, JL-G-905]"""

    case: Case
    add: Extra
    per: Annotated[Literal["", "neighbour"], noun("per")] = ""
    """Added for each wall, obstacle, objective, figure or trap next to the target.  [JL-G-916]"""
