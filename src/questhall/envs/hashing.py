"""Features of a tree of named values in an array of a fixed size.

A feature has places in the array, each with a sign, which follow from its name (a count sketch): two features may
share a place, but hardly several.

Most of a view is as it was a choice ago. So what was written last is kept, with its array, and only what differs is
taken out and written anew; the array is the same as if all of it had been written.
"""

from __future__ import annotations

import functools
from array import array
from collections.abc import Callable, Iterator
from enum import Enum
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec.structs import astuple
from numpy.typing import NDArray

MOST_KNOWN = 20_000
"""The features of so many values are remembered at a place of the tree."""
LATER = 1 / 8
"""So much more than the one before it counts a word in a row whose order is told."""
ROWS, BAGS = (list, tuple), (frozenset, set)
"""Several values, with an order or without."""
Floats = NDArray[np.float32]
Feature = tuple[int, float]
"""A place of the array, and what is added there."""
Features = tuple[Feature, ...]


class Layout(NamedTuple):
    """How features lie in an array."""

    size: int
    places: int = 1
    """In so many places each feature counts."""
    exact: bool = False
    """Whether a zero is told from nothing, for it is a word, and words in a row from those in another order."""

    def of(self, name: str) -> Features:
        """Where a feature counts, and with which sign: four bytes of the BLAKE2b digest of its name say each."""
        digest = blake2b(name.encode(), digest_size=4 * self.places).digest()
        numbers = [int.from_bytes(digest[start : start + 4], "little") for start in range(0, len(digest), 4)]
        return tuple((number // 2 % self.size, -1 if number % 2 else 1) for number in numbers)


class Path:
    """A place in the tree by its name, such as `/sides/0/health`, with the places of the array that belong to it."""

    __slots__ = ("_below", "_fields", "_known", "_words", "layout", "name", "places")

    def __init__(self, name: str, layout: Layout) -> None:
        self.name, self.layout = name, layout
        self.places = layout.of(name)
        self._below: dict[Any, Path] = {}
        self._words: dict[str, Features] = {}
        self._fields: dict[type, tuple[Path, ...]] = {}
        self._known: dict[Any, Features] = {}

    def below(self, key: Any) -> Path:
        """The path of a part."""
        found = self._below.get(key)
        if found is None:
            found = self._below[key] = Path(f"{self.name}/{key}", self.layout)
        return found

    def fields(self, kind: type[msgspec.Struct]) -> tuple[Path, ...]:
        """The paths of the fields of a struct that stands here."""
        found = self._fields.get(kind)
        if found is None:
            found = self._fields[kind] = tuple(self.below(name) for name in kind.__struct_fields__)
        return found

    def word(self, word: str) -> Features:
        """Where a word counts one."""
        found = self._words.get(word)
        if found is None:
            found = self._words[word] = self.layout.of(f"{self.name}={word}")
        return found

    def features(self, value: Any) -> Features:
        """What is written for a value that stands here; of what cannot change it is remembered."""
        kind = type(value)
        if kind is str:
            return self.word(value)
        if kind is int or kind is bool or kind is float:
            if not value and self.layout.exact:
                return self.word("0")
            return tuple([(place, sign * value) for place, sign in self.places])
        if value is None:
            return ()
        if not isinstance(value, msgspec.Struct) or not value.__struct_config__.frozen:
            return tuple(self._spread(value))
        try:
            found = self._known.get(value)
        except TypeError:  # it holds something that can change
            return tuple(self._spread(value))
        if found is None:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            found = self._known[value] = tuple(self._spread(value))
        return found

    def _spread(self, value: Any) -> Iterator[Feature]:
        """The features of all parts of a value."""
        if isinstance(value, msgspec.Struct):
            if tag := value.__struct_config__.tag:
                yield from self.below("type").word(str(tag))
            for below, part in zip(self.fields(type(value)), astuple(value), strict=True):
                yield from below.features(part)
        elif isinstance(value, dict):
            for key, part in value.items():
                yield from self.below(key).features(part)
        elif isinstance(value, ROWS):
            for number, part in enumerate(value):
                yield from self.item(number, part)
        elif isinstance(value, Enum):
            yield from self.features(value.value)
        elif isinstance(value, BAGS):
            for part in value:
                yield from self.word(str(part))
        else:
            raise TypeError(f"“{self.name}” is a {type(value).__name__}, which has no place among numbers and words.")

    def item(self, number: int, value: Any) -> Features:
        """What is written for one of a row: words are a bag, or count more the later they come."""
        if not isinstance(value, str):
            return self.below(number).features(value)
        if number and self.layout.exact:
            return tuple([(place, sign * (1 + number * LATER)) for place, sign in self.word(value)])
        return self.word(value)


Change = Callable[[Path, Any, Any], None]


class Written:
    """A tree in its array; another tree is written over it."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._tree: Any = None
        self._numbers = array("d", bytes(8 * root.layout.size))
        self._whole = np.frombuffer(self._numbers)

    def array(self, tree: Any) -> Floats:
        """All features of a tree."""
        self._change(self._root, self._tree, tree)
        self._tree = tree
        return self._whole.astype(np.float32)

    def _change(self, path: Path, old: Any, new: Any) -> None:
        """Write a part over another one that is not the same."""
        kind, numbers = type(new), self._numbers
        if kind is not type(old):
            self._put(path.features(old), -1)
            self._put(path.features(new), 1)
        elif kind is str:
            for place, sign in path.word(old):
                numbers[place] -= sign
            for place, sign in path.word(new):
                numbers[place] += sign
        elif kind is int or kind is bool:
            for place, sign in path.places:
                numbers[place] += sign * (new - old)
        elif issubclass(kind, msgspec.Struct):
            _comparer(kind)(self._change, path.fields(kind), old, new)
        elif kind is dict:
            self._change_entries(path, old, new)
        elif kind is tuple or kind is list:
            self._change_row(path, old, new)
        else:
            self._put(path.features(old), -1)
            self._put(path.features(new), 1)

    def _change_entries(self, path: Path, old: dict[Any, Any], new: dict[Any, Any]) -> None:
        for key, after in new.items():
            before = old.get(key)
            if before is not after and before != after:
                self._change(path.below(key), before, after)
        for key in old.keys() - new.keys():
            self._put(path.below(key).features(old[key]), -1)

    def _change_row(self, path: Path, old: Any, new: Any) -> None:
        """Write a row over another one."""
        for number, (before, after) in enumerate(zip(old, new, strict=False)):
            if before is not after and before != after:
                if type(before) is type(after) is not str:
                    self._change(path.below(number), before, after)
                else:
                    self._put(path.item(number, before), -1)
                    self._put(path.item(number, after), 1)
        for number in range(len(new), len(old)):
            self._put(path.item(number, old[number]), -1)
        for number in range(len(old), len(new)):
            self._put(path.item(number, new[number]), 1)

    def _put(self, features: Features, sign: int) -> None:
        """Write features, or take them out."""
        numbers = self._numbers
        for place, amount in features:
            numbers[place] += sign * amount


@functools.cache
def _comparer(kind: type[msgspec.Struct]) -> Callable[[Change, tuple[Path, ...], Any, Any], None]:
    """A function that calls for a change of every field that differs: written out, it is as quick as by hand."""
    lines = ["def compare(change, paths, old, new):"]
    for number, name in enumerate(kind.__struct_fields__):
        lines += [
            f"    before, after = old.{name}, new.{name}",
            f"    if before is not after and before != after: change(paths[{number}], before, after)",
        ]
    names: dict[str, Any] = {}
    exec("\n".join([*lines, "    return None"]), names)
    made: Callable[[Change, tuple[Path, ...], Any, Any], None] = names["compare"]
    return made


class Hashed:
    """Arrays of views; what was seen last is remembered, for what is seen next."""

    def __init__(self, layout: Layout) -> None:
        self._root = Path("", layout)
        self._last = Written(self._root)

    def array(self, tree: Any) -> Floats:
        """All features of a tree."""
        return self._last.array(tree)

    def row(self, name: str, tree: Any) -> Floats:
        """All features of a small tree under a name, such as a choice."""
        found = np.zeros(self._root.layout.size, np.float32)
        for place, amount in self._root.below(name).features(tree):
            found[place] += amount
        return found
