"""What a seat knows, and what it can choose, as arrays of a fixed size. The same for every game.

A view is a tree of named values. Every value becomes a feature, whose place in the array follows from its name and, if
it is a word, from the word (feature hashing): a number is written at the place of its path, such as `sides/0/health`;
a word counts one at the place of path and word, such as `rooms/vault/heroes=knight`. A choice is written in the same
way into a row of its own. Two features may share a place; with the sizes given here that is rare.
"""

from __future__ import annotations

import functools
import zlib
from collections import Counter
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from questhall.core import Choice, Decision

SIZE = 1024
"""How many numbers describe what a seat knows."""
CHOICE = 64
"""How many numbers describe a choice."""
CHOICES = 128
"""How many actions there are: waiting, choices, and looking at further choices."""
WAIT = 0
"""The action of a seat that is not asked."""
NEXT_PAGE = CHOICES - 1
"""The action that shows further choices, where there are more than fit."""
PAGE = CHOICES - 2
"""So many choices fit: the first one is action 1."""

MOST_KNOWN = 200_000
"""So many parts are remembered."""
MOST_MAIN = 2_000
"""So many main branches are remembered whole."""
_ENCODE = msgspec.msgpack.Encoder().encode

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Features(NamedTuple):
    """What a part of a tree adds, and where."""

    places: NDArray[np.intp]
    values: NDArray[np.float64]


NOTHING = Features(np.empty(0, np.intp), np.empty(0, np.float64))


class Encoder:
    """Turns views and decisions into arrays. The same view is the same array in every process.

    Most of a view is as it was a choice ago, so the features of its parts are remembered.
    """

    def __init__(self) -> None:
        self._views = _Hashed(SIZE)
        self._choices = _Hashed(CHOICE)
        self._rows: dict[Choice, Floats] = {}

    def view(self, view: Any) -> Floats:
        """What a seat knows."""
        return self._views.array(view)

    def choices(self, decision: Decision | None, page: int) -> Floats:
        """The choices of a page, each at the row of its action."""
        found = np.zeros((CHOICES, CHOICE), np.float32)
        for number, choice in enumerate(on_page(decision, page), 1):
            known = self._rows.get(choice)
            if known is None:
                known = self._row(choice)
            found[number] = known
        return found

    def _row(self, choice: Choice) -> Floats:
        if len(self._rows) > MOST_KNOWN:
            self._rows.clear()
        places, values = self._choices.features(type(choice).__name__, choice)
        row = self._rows[choice] = np.bincount(places, values, CHOICE).astype(np.float32)
        return row


class _Hashed:
    """Features of trees in an array of one size."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._known: dict[tuple[str, bytes], Features] = {}
        self._main: dict[tuple[str, bytes], Features] = {}

    def array(self, tree: msgspec.Struct) -> Floats:
        """All features of a tree."""
        places, values = _joined([self._branch(path, part) for path, part in _parts("", tree)])
        return np.bincount(places, values, self.size).astype(np.float32)

    def _branch(self, path: str, value: Any) -> Features:
        """The features of a main branch; most of its own branches are as they were, if it is not itself."""
        if not isinstance(value, msgspec.Struct | dict):
            return self.features(path, value)
        key = path, _ENCODE(value)
        known = self._main.get(key)
        if known is None:
            if len(self._main) > MOST_MAIN:
                self._main.clear()
            parts = [self.features(below, part) for below, part in _parts(path, value)]
            known = self._main[key] = _joined(parts) if parts else NOTHING
        return known

    def features(self, path: str, value: Any) -> Features:
        """The features of a branch."""
        key = path, _ENCODE(value)
        known = self._known.get(key)
        if known is None:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            found: Counter[int] = Counter()
            self._add(found, path, msgspec.to_builtins(value, str_keys=True))
            known = Features(np.array([*found], np.intp), np.array([*found.values()], np.float64))
            self._known[key] = known
        return known

    def _add(self, found: Counter[int], path: str, value: Any) -> None:
        if isinstance(value, dict):
            for name, part in value.items():
                self._add(found, f"{path}/{name}", part)
        elif isinstance(value, list | tuple):  # a row of words is a bag; of anything else the order counts
            for number, part in enumerate(value):
                self._add(found, path if isinstance(part, str) else f"{path}/{number}", part)
        elif isinstance(value, str):
            found[self._place(f"{path}={value}")] += 1
        elif value is not None:
            found[self._place(path)] += value

    def _place(self, name: str) -> int:
        return zlib.crc32(name.encode()) % self.size


def _joined(parts: list[Features]) -> Features:
    places, values = zip(*parts, strict=True)
    return Features(np.concatenate(places), np.concatenate(values))


def _parts(path: str, tree: Any) -> list[tuple[str, Any]]:
    """The branches of a tree, each with its path."""
    if isinstance(tree, dict):
        return [(f"{path}/{name}", part) for name, part in tree.items()]
    return [(below, getattr(tree, name)) for name, below in _named(path, tree.__struct_fields__)]


@functools.cache
def _named(path: str, names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    return tuple((name, f"{path}/{name}") for name in names)


def on_page(decision: Decision | None, page: int) -> tuple[Choice, ...]:
    """The choices that are shown at once."""
    return () if decision is None else tuple(decision.choices)[page * PAGE : (page + 1) * PAGE]


def mask(decision: Decision | None, page: int) -> Mask:
    """Which actions are possible: 1 for each."""
    found = np.zeros(CHOICES, np.int8)
    if decision is None:
        found[WAIT] = 1
        return found
    found[1 : 1 + len(on_page(decision, page))] = 1
    found[NEXT_PAGE] = len(decision.choices) > PAGE
    return found
