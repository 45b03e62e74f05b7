"""What a game has of a kind: its rulebook's chapters are files, and whatever they define is found there."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import TypeVar

Kind = TypeVar("Kind")


def defined_in(module: str, kind: type[Kind]) -> tuple[type[Kind], ...]:
    """Every class of a kind that a module defines, or the files of a package; a module names itself: `__name__`."""
    return tuple(found for found in _classes(sys.modules[module]) if issubclass(found, kind))


def _classes(module: ModuleType) -> Iterator[type]:
    for value in vars(module).values():
        if inspect.isclass(value) and value.__module__ == module.__name__:
            yield value
    for found in pkgutil.iter_modules(getattr(module, "__path__", ()), f"{module.__name__}."):
        yield from _classes(importlib.import_module(found.name))
