"""Fluent files, read strictly: a fault in one is an error that names the file and the line."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from ..core.errors import QuesthallError

LANGUAGES = ("en", "uk", "ru")
LANGUAGE_NAMES = {"en": "English", "uk": "Українська", "ru": "Русский"}
"""What each language calls itself."""

SHARED = Path(__file__).parent.parent
"""The folder whose `words/` holds what all games say: the words of the table itself."""


class WordsError(QuesthallError):
    """Something cannot be said: a phrase, a noun or a variable of it is missing."""


def words_file(folder: Path, language: str) -> Path:
    """Where a game keeps its words of a language."""
    if language not in LANGUAGES:
        raise WordsError(f"There is no language “{language}”. There are: {', '.join(LANGUAGES)}.")
    path = folder / "words" / f"{language}.ftl"
    if not path.is_file():
        raise WordsError(f"There are no words of “{folder.name}” in “{language}”: {path} does not exist.")
    return path


def read(path: Path) -> list[ast.Message | ast.Term]:
    """The messages and terms of a file; junk and repeated names are refused."""
    text = path.read_text(encoding="utf-8")
    entries: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise WordsError(f"{path}:{_line(text, entry)}: {entry.annotations[0].message}: {_first_line(entry)}")
        if isinstance(entry, ast.Message | ast.Term):
            name = entry_name(entry)
            if name in entries:
                raise WordsError(f"{path}:{_line(text, entry)}: “{name}” is there twice.")
            entries[name] = entry
    return list(entries.values())


def open_bundle(folder: Path, language: str) -> FluentBundle:
    """The words of a game with those that all games share; a game's own come first."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle._plural_form = functools.lru_cache(1024)(bundle._plural_form)
    for path in dict.fromkeys((words_file(folder, language), words_file(SHARED, language))):
        bundle.add_resource(ast.Resource(list(read(path))))
    return bundle


def entry_name(entry: ast.Message | ast.Term) -> str:
    """How a message or a term is referred to."""
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def nodes_below(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node of a Fluent file and everything in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes_below(child)


def variables_in(node: ast.BaseNode) -> set[str]:
    """The variables that a phrase asks for, cases and all."""
    return {inner.id.name for inner in nodes_below(node) if isinstance(inner, ast.VariableReference)}


def base(variable: str) -> str:
    """The field that a variable speaks of: room-acc -> room."""
    return variable.partition("-")[0]


def _line(text: str, entry: ast.SyntaxNode) -> int:
    return text.count("\n", 0, entry.span.start if entry.span else 0) + 1


def _first_line(junk: ast.Junk) -> str:
    return (junk.content or "").strip().partition("\n")[0]
