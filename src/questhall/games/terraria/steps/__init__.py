"""What waits to happen: one file for each chapter of the rulebook."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator

from questhall.core import Lasting, Question, Step


def _classes() -> Iterator[type]:
    """Every class that is defined in a file of this folder."""
    for found in pkgutil.walk_packages(__path__, f"{__name__}."):
        module = importlib.import_module(found.name)
        for value in vars(module).values():
            if inspect.isclass(value) and value.__module__ == module.__name__:
                yield value


STEPS: tuple[type[Step], ...] = tuple(found for found in _classes() if issubclass(found, Step))
QUESTIONS: tuple[type[Question], ...] = tuple(step for step in STEPS if issubclass(step, Question))
LASTING: tuple[type[Lasting], ...] = tuple(found for found in _classes() if issubclass(found, Lasting))
