"""Which choices a bot should look at, unless the game knows better, and how much further it may look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .decisions import Choice, Decision


class Further(NamedTuple):
    """How many choices of some kinds to look further, how good a position is worth it, and what to do otherwise."""

    choices: int
    kinds: frozenset[type[Choice]]
    above: float
    otherwise: Choice


def no_reflex(view: Any, decision: Decision) -> Choice | None:
    """No choice that any good player takes at once."""
    return None


def all_choices(t: Any, decision: Decision) -> Sequence[Choice]:
    """Every choice is worth a look."""
    return decision.choices


def no_second_look(table: Any, decision: Decision, score: float) -> Sequence[Choice]:
    """No choices beside those."""
    return ()


def not_further(table: Any, decision: Decision, score: float) -> Further | None:
    """Nothing beyond those."""
    return None
