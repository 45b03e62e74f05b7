"""What waits to happen: one file for each chapter of the rulebook."""

from __future__ import annotations

import inspect
from types import ModuleType

from questhall.core import Lasting, Question, Step

from . import (
    arrival,
    attack,
    beginning,
    cards,
    ending,
    heroes,
    invasion,
    prison,
    resources,
    rooms,
    summon,
    treasures,
    turn,
)
from .scenarios import (
    borrowed_recipes,
    empty_cots,
    first_night,
    gilded_champion,
    high_water,
    old_lockup,
    open_gates,
    thin_walls,
    two_cellars,
    under_renovation,
)

_CHAPTERS = (
    arrival,
    attack,
    beginning,
    cards,
    ending,
    heroes,
    invasion,
    prison,
    resources,
    rooms,
    summon,
    treasures,
    turn,
)
_SCENARIOS = (borrowed_recipes, empty_cots, first_night, gilded_champion, high_water, old_lockup, open_gates, thin_walls,
              two_cellars, under_renovation)  # fmt: skip


def _defined(module: ModuleType, kind: type) -> list[type]:
    found = [value for value in vars(module).values() if inspect.isclass(value) and issubclass(value, kind)]
    return [value for value in found if value.__module__ == module.__name__]


STEPS: tuple[type[Step], ...] = tuple(step for module in (*_CHAPTERS, *_SCENARIOS) for step in _defined(module, Step))
QUESTIONS: tuple[type[Question], ...] = tuple(step for step in STEPS if issubclass(step, Question))
LASTING: tuple[type[Lasting], ...] = tuple(rule for module in _SCENARIOS for rule in _defined(module, Lasting))
