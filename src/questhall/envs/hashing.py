"""Features of a tree of named values in an array of a fixed size.

Most of a view is as it was a choice ago. So what was written last is kept, with its array, and only what differs is
taken out and written anew; the array is the same as if all of it had been written.
"""

from __future__ import annotations

import zlib
from array import array
from enum import Enum
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Path:
    """A place in the tree by its name, such as `/sides/0/health`, with the places of the array that belong to it."""

    __slots__ = ("_below", "_fields", "_words", "name", "place", "size")

    def __init__(self, name: str, size: int) -> None:
        self.name, self.size = name, size
        self.place = _place(name, size)
        self._below: dict[Any, Path] = {}
        self._words: dict[str, int] = {}
        self._fields: dict[type, tuple[tuple[str, Path], ...]] = {}

    def below(self, key: Any) -> Path:
        """The path of a part."""
        found = self._below.get(key)
        if found is None:
            found = self._below[key] = Path(f"{self.name}/{key}", self.size)
        return found

    def fields(self, kind: type[msgspec.Struct]) -> tuple[tuple[str, Path], ...]:
        """The fields of a struct that stands here, with their paths."""
        found = self._fields.get(kind)
        if found is None:
            found = self._fields[kind] = tuple((name, self.below(name)) for name in kind.__struct_fields__)
        return found

    def word(self, word: str) -> int:
        """Where a word counts one."""
        found = self._words.get(word)
        if found is None:
            found = self._words[word] = _place(f"{self.name}={word}", self.size)
        return found


def _place(name: str, size: int) -> int:
    return zlib.crc32(name.encode()) % size


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
            self._put(path, old, -1)
            self._put(path, new, 1)
        elif kind is int or kind is bool:
            self._numbers[path.place] += new - old
        elif issubclass(kind, msgspec.Struct):
            for name, below in path.fields(kind):
                before, after = getattr(old, name), getattr(new, name)
                if before is not after and before != after:
                    self._change(below, before, after)
        elif kind is dict:
            self._change_entries(path, old, new)
        elif kind is tuple or kind is list:
            self._change_row(path, old, new)
        else:
            self._put(path, old, -1)
            self._put(path, new, 1)

    def _change_entries(self, path: Path, old: dict[Any, Any], new: dict[Any, Any]) -> None:
        for key, after in new.items():
            before = old.get(key)
            if before is not after and before != after:
                self._change(path.below(key), before, after)
        for key in old.keys() - new.keys():
            self._put(path.below(key), old[key], -1)

    def _change_row(self, path: Path, old: Any, new: Any) -> None:
        """Write a row over another one."""
        for number, (before, after) in enumerate(zip(old, new, strict=False)):
            if before is not after and before != after:
                if type(before) is str or type(after) is str:
                    self._put_item(path, number, before, -1)
                    self._put_item(path, number, after, 1)
                else:
                    self._change(path.below(number), before, after)
        for number in range(len(new), len(old)):
            self._put_item(path, number, old[number], -1)
        for number in range(len(old), len(new)):
            self._put_item(path, number, new[number], 1)

    def _put_item(self, path: Path, number: int, value: Any, sign: int) -> None:
        """Write or take out one of a row: words are a bag, anything else has its number."""
        if isinstance(value, str):
            self._numbers[path.word(value)] += sign
        else:
            self._put(path.below(number), value, sign)

    def _put(self, path: Path, value: Any, sign: int) -> None:
        """Write a part, or take it out."""
        kind = type(value)
        if kind is str:
            self._numbers[path.word(value)] += sign
        elif kind is int or kind is bool or kind is float:
            self._numbers[path.place] += sign * value
        elif isinstance(value, msgspec.Struct):
            if tag := value.__struct_config__.tag:
                self._numbers[path.below("type").word(str(tag))] += sign
            for name, below in path.fields(kind):
                self._put(below, getattr(value, name), sign)
        elif isinstance(value, dict):
            for key, part in value.items():
                self._put(path.below(key), part, sign)
        elif isinstance(value, list | tuple):
            for number, part in enumerate(value):
                self._put_item(path, number, part, sign)
        elif value is not None:
            self._put_rare(path, value, sign)

    def _put_rare(self, path: Path, value: Any, sign: int) -> None:
        """What hardly stands in a view: sets, and names of an enumeration."""
        if isinstance(value, Enum):
            self._put(path, value.value, sign)
        elif isinstance(value, frozenset | set):
            for part in value:
                self._numbers[path.word(str(part))] += sign
        else:
            raise TypeError(f"“{path.name}” is a {type(value).__name__}, which has no place among numbers and words.")


class Hashed:
    """Arrays of views; what one seat saw last is remembered, for what it sees next."""

    def __init__(self, size: int) -> None:
        self._root = Path("", size)
        self._written: dict[Any, Written] = {}

    def array(self, tree: Any) -> Floats:
        """All features of a tree."""
        seat = getattr(tree, "seat", None)
        written = self._written.get(seat)
        if written is None:
            written = self._written[seat] = Written(self._root)
        return written.array(tree)

    def row(self, name: str, tree: Any) -> Floats:
        """All features of a small tree under a name, such as a choice."""
        return Written(self._root.below(name)).array(tree)
