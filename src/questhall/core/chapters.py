"""The steps of a game: its rulebook's chapters are files, and whatever they define is found there."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterable, Iterator
from typing import TypeVar

Kind = TypeVar("Kind")


def defined_in(folder: Iterable[str], package: str, kind: type[Kind]) -> tuple[type[Kind], ...]:
    """Every class of a kind that a file of a package's folder defines."""
    return tuple(found for found in _classes(folder, package) if issubclass(found, kind))


def _classes(folder: Iterable[str], package: str) -> Iterator[type]:
    for found in pkgutil.walk_packages(folder, f"{package}."):
        module = importlib.import_module(found.name)
        for value in vars(module).values():
            if inspect.isclass(value) and value.__module__ == module.__name__:
                yield value
