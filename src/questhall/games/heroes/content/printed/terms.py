"""What all printed things share."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from questhall.core import noun

from ...effects import Difficulty

Slot = Literal["nw", "ne", "w", "c", "e", "sw", "se"]
SLOTS: tuple[Slot, ...] = ("nw", "ne", "w", "c", "e", "sw", "se")
Group = Annotated[Literal["starting", "far", "near", "center", "sea", "underground"], noun("group")]
CardKind = Annotated[Literal["statistic", "ability", "artifact", "spell", "specialty", "machine"], noun("kind")]
Timing = Annotated[Literal["instant", "activation", "map", "ongoing", "permanent"], noun("timing")]
Mode = Annotated[Literal["clash", "alliance", "cooperative", "campaign"], noun("mode")]
AiType = Annotated[Literal["might", "magic", "skill"], noun("ai_type")]
NO_VALUES: dict[Difficulty, int] = {"easy": 0, "normal": 0, "hard": 0, "impossible": 0}
Aspect = Literal["few", "pack", "neutral", "bank", "stacked"]
"""Which side of a unit counts: a faction card has two, a neutral card one, that of a bank may be stacked.

[HM-1604, HM-1808, HM-3352]
"""
Stack = Literal["", "attack", "defense", "health", "initiative"]
"""What a stack token adds to.  [HM-3352]"""
Box = Annotated[
    Literal["core", "tower", "rampart", "fortress", "inferno", "stronghold", "conflux", "cove", "naval", "stretch"],
    noun("box"),
]
BOXES: tuple[Box, ...] = get_args(get_args(Box)[0])


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """A component with a name."""

    id: str
    box: Box = "core"
    ours: bool = False
    """Not public, so designed by us within the rulebook's constraints."""
