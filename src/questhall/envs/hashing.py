"""Features of a tree of named values in an array of a fixed size.

Most of a view is as it was a choice ago. So what was written last is kept, with its array, and only what differs is
taken out and written anew; the array is the same as if all of it had been written.
"""

from __future__ import annotations

import functools
import zlib
from array import array
from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import astuple
from numpy.typing import NDArray

MOST_KNOWN = 20_000
"""The features of so many values are remembered at a place of the tree."""
ROWS, BAGS = (list, tuple), (frozenset, set)
"""Several values, with an order or without."""
Floats = NDArray[np.float32]
Feature = tuple[int, float]
"""A place of the array, and what is added there."""
Features = tuple[Feature, ...]


class Path:
    """A place in the tree by its name, such as `/sides/0/health`, with the places of the array that belong to it."""

    __slots__ = ("_below", "_fields", "_known", "_words", "name", "place", "size")

    def __init__(self, name: str, size: int) -> None:
        self.name, self.size = name, size
        self.place = _place(name, size)
        self._below: dict[Any, Path] = {}
        self._words: dict[str, int] = {}
        self._fields: dict[type, tuple[Path, ...]] = {}
        self._known: dict[Any, Features] = {}

    def below(self, key: Any) -> Path:
        """The path of a part."""
        found = self._below.get(key)
        if found is None:
            found = self._below[key] = Path(f"{self.name}/{key}", self.size)
        return found

    def fields(self, kind: type[msgspec.Struct]) -> tuple[Path, ...]:
        """The paths of the fields of a struct that stands here."""
        found = self._fields.get(kind)
        if found is None:
            found = self._fields[kind] = tuple(self.below(name) for name in kind.__struct_fields__)
        return found

    def word(self, word: str) -> int:
        """Where a word counts one."""
        found = self._words.get(word)
        if found is None:
            found = self._words[word] = _place(f"{self.name}={word}", self.size)
        return found

    def features(self, value: Any) -> Features:
        """What is written for a value that stands here; of what cannot change it is remembered."""
        kind = type(value)
        if kind is str:
            return ((self.word(value), 1),)
        if kind is int or kind is bool or kind is float:
            return ((self.place, value),)
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
                yield self.below("type").word(str(tag)), 1
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
                yield self.word(str(part)), 1
        else:
            raise TypeError(f"“{self.name}” is a {type(value).__name__}, which has no place among numbers and words.")

    def item(self, number: int, value: Any) -> Features:
        """What is written for one of a row: words are a bag, anything else has its number."""
        return ((self.word(value), 1),) if isinstance(value, str) else self.below(number).features(value)


def _place(name: str, size: int) -> int:
    return zlib.crc32(name.encode()) % size


Change = Callable[[Path, Any, Any], None]


class Written:
    """A tree in its array; another tree is written over it."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._tree: Any = None
        self._numbers = array("d", bytes(8 * root.size))
        self._whole = np.frombuffer(self._numbers)

    def array(self, tree: Any) -> Floats:
        """All features of a tree."""
        self._change(self._root, self._tree, tree)
        self._tree = tree
        return self._whole.astype(np.float32)

    def _change(self, path: Path, old: Any, new: Any) -> None:
        """Write a part over another one that is not the same."""
        kind = type(new)
        if kind is not type(old) or kind is str:
            self._put(path.features(old), -1)
            self._put(path.features(new), 1)
        elif kind is int or kind is bool:
            self._numbers[path.place] += new - old
        elif kind is dict:
            self._change_entries(path, old, new)
        elif kind is tuple or kind is list:
            self._change_row(path, old, new)
        elif issubclass(kind, msgspec.Struct):
            _comparer(kind)(self._change, path.fields(kind), old, new)
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

    def __init__(self, size: int) -> None:
        self._root = Path("", size)
        self._last = Written(self._root)

    def array(self, tree: Any) -> Floats:
        """All features of a tree."""
        return self._last.array(tree)

    def row(self, name: str, tree: Any) -> Floats:
        """All features of a small tree under a name, such as a choice."""
        return Written(self._root.below(name)).array(tree)
