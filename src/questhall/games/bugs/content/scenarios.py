"""What a scenario asks for and what is special in it, as data.  [BB-304, BB-305, BB-418]"""

from __future__ import annotations

from typing import Annotated

import msgspec

from questhall.core import noun, snake
from questhall.haven.terms import Being

from ..effects import Condition

# -- goals: all of them must be met


class GoalKind(msgspec.Struct, frozen=True, tag_field="goal", tag=snake, forbid_unknown_fields=True):
    """Something that completes a scenario, or part of it."""


class KillAll(GoalKind, frozen=True):
    """No monster is left, and none will come."""


class Kill(GoalKind, frozen=True):
    """No monster of this kind is left, and none will come."""

    monster: Being


class ReachHex(GoalKind, frozen=True):
    """Stand on a hex with this letter at the end of a turn."""

    letter: str


class Survive(GoalKind, frozen=True):
    """So many rounds are over."""

    rounds: int


class Destroy(GoalKind, frozen=True):
    """All objectives are destroyed, but for those that you protect."""


class Collect(GoalKind, frozen=True):
    """All hexes with this letter have been visited: a turn of yours ended there."""

    letter: str


Goal = KillAll | Kill | ReachHex | Survive | Destroy | Collect


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A thing to destroy or to protect.  [BB-418, BB-R-34]"""

    kind: Being
    health: int
    protect: bool = False
    """Lost when it is destroyed; monsters attack it."""


# -- special rules


class RuleKind(msgspec.Struct, frozen=True, tag_field="rule", tag=snake, forbid_unknown_fields=True):
    """Something that only this scenario has."""


class BeginWith(RuleKind, frozen=True):
    """Figures begin with a condition: the character, or monsters of a kind, or all.  [BB-206, BB-223]"""

    who: Annotated[str, noun("group")]
    condition: Condition


class BeginTurned(RuleKind, frozen=True):
    """All ability cards begin on side B.  [BB-220]"""


class Arrive(RuleKind, frozen=True):
    """At the start of rounds a monster comes, at each letter in turn, while few of its kind are there."""

    monster: Being
    letters: tuple[str, ...]
    first: int = 2
    most: int = 2
    """Only while at most so many of its kind are there."""


class Relieve(RuleKind, frozen=True):
    """Once, at the start of a round, when at most so many of a kind are left, a monster comes."""

    monster: Being
    letter: str
    of: Being
    left: int


class Avenge(RuleKind, frozen=True):
    """When the last monster of a kind dies, others come, each at its letter."""

    of: Being
    monsters: tuple[Being, ...]
    letters: tuple[str, ...]


class Gate(RuleKind, frozen=True):
    """Hexes with this letter are obstacles until a turn of yours ends on a pressure plate.  [BB-416]"""

    letter: str


class Deadline(RuleKind, frozen=True):
    """Lost when so many rounds are over and the goal is not met."""

    rounds: int


Rule = BeginWith | BeginTurned | Arrive | Relieve | Avenge | Gate | Deadline
