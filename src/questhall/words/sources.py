"""What the code of a game says: the keys, nouns and refusals that stand in its source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple


class Saying(NamedTuple):
    """A call that says a message: where, which, and the values it gives; None if they cannot be read there."""

    place: str
    key: str
    values: frozenset[str] | None


class Source:
    """The Python files of a folder, as far as words are concerned."""

    def __init__(self, folder: Path) -> None:
        self.literals: set[str] = set()
        self.noun_kinds: set[str] = set()
        self.sayings: list[Saying] = []
        self._patterns: set[str] = set()
        for path in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                self._note(node, path.name)

    def names(self, key: str) -> bool:
        """Whether a key stands in the source, whole, built after a fixed beginning, or as a refusal's reason."""
        if key in self.literals or key.removeprefix("refusal-") in self.literals:
            return True
        return any(re.fullmatch(pattern, key) for pattern in self._patterns)

    def _note(self, node: ast.AST, place: str) -> None:
        match node:
            case ast.Constant(value=str() as text):
                self.literals.add(text)
            case ast.JoinedStr(values=[ast.Constant(value=str() as start), *_] as parts) if start.endswith("-"):
                self._patterns.add("".join(_pattern(part) for part in parts))
            case ast.Call(func=ast.Attribute(attr="name"), args=[ast.Constant(value=str() as kind), *_]):
                self.noun_kinds.add(kind)
            case ast.Call(func=ast.Attribute(attr="say"), args=[ast.Constant(value=str() as key)]):
                self.sayings.append(Saying(f"{place}:{node.lineno}", key, _keywords(node.keywords)))
            case ast.Call(func=ast.Name(id="Refusal")):
                self.sayings += _refusals(node, place)


def _pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"


def _keywords(keywords: Iterable[ast.keyword]) -> frozenset[str] | None:
    names = [keyword.arg for keyword in keywords]
    return None if None in names else frozenset(name for name in names if name)


def _refusals(call: ast.Call, place: str) -> Iterator[Saying]:
    """A refusal made on the spot; its fields are on, why, rule and values."""
    given: dict[str | None, ast.expr] = dict(zip(("on", "why", "rule", "values"), call.args, strict=False))
    given |= {keyword.arg: keyword.value for keyword in call.keywords}
    match given.get("why"):
        case ast.Constant(value=str() as why):
            yield Saying(f"{place}:{call.lineno}", f"refusal-{why}", _dict_keys(given.get("values")))


def _dict_keys(node: ast.expr | None) -> frozenset[str] | None:
    if node is None:
        return frozenset()
    if isinstance(node, ast.Dict) and all(isinstance(key, ast.Constant) for key in node.keys):
        return frozenset(str(key.value) for key in node.keys if isinstance(key, ast.Constant))
    return None
