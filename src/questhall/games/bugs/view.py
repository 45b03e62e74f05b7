"""What the player may know: everything but what the die will show."""

from __future__ import annotations

from typing import Any

import msgspec

from questhall.core import Deal, Outcome, Rng, Seat, Step
from questhall.core.copying import state_copier

from .state import State
from .world import BugsTable


class View(msgspec.Struct, frozen=True):
    """Everything on the table; a solo game has no secrets.  [BB-101]"""

    seat: Seat | None
    state: State
    agenda: tuple[Any, ...]
    outcome: Outcome | None


def view(t: BugsTable, seat: Seat | None) -> View:
    """A copy of all that lies open."""
    return View(seat, state_copier(State)(t.state), tuple(t.agenda), t.outcome)


def imagine(seen: View, rng: Rng) -> Deal[State]:
    """The same position; the dice to come are others."""
    agenda: tuple[Step, ...] = seen.agenda[::-1]
    return Deal(state_copier(State)(seen.state), agenda)
