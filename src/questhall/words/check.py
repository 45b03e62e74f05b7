"""Whether a game has all its words, in three languages that agree, and none too many.

def test_all_words_are_there():
    assert faults(GAME.folder, AnyEffect, *GAME.events, *GAME.choices, *QUESTIONS) == []
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import ast

from .bundles import LANGUAGES, SHARED, WordsError, base, entry_name, nodes_below, read, variables_in, words_file
from .fields import parts_of, spoken
from .sources import Source
from .speech import words_for

Nouns = Mapping[str, Iterable[str]]


def faults(folder: Path, *kinds: Any, nouns: Nouns | None = None) -> list[str]:
    """Everything wrong with the words of a game, in sentences.

    `kinds` are the structs that are spoken: classes, unions of them or tuples of them. `nouns` are the ids that
    each kind of noun may stand for; a kind that is not listed may have any.
    """
    try:
        files = [File(folder, language) for language in LANGUAGES]
    except WordsError as error:
        return [str(error)]
    source, classes = Source(folder), spoken_classes(files[0], kinds)
    return [
        *language_faults(files),
        *(fault for file in files for fault in case_faults(file, source)),
        *phrase_faults(files[0], classes),
        *saying_faults(files[0], source),
        *noun_faults(files[0], classes, nouns or {}),
        *unused(files[0], classes, source, nouns or {}),
    ]


def unsaid(folder: Path, structs: Iterable[msgspec.Struct]) -> list[str]:
    """What cannot be said, or is not said to the end, of these effects, events, choices and questions."""
    found: dict[str, None] = {}
    for struct in structs:
        for language in LANGUAGES:
            try:
                text = words_for(folder, language).describe(struct)
            except WordsError as error:
                found[str(error)] = None
            else:
                if "{" in text:
                    found[f"“{text}” is left unrendered in “{language}”."] = None
    return list(found)


class File:
    """The entries of a game's words in one language; `known` has the shared ones too."""

    def __init__(self, folder: Path, language: str) -> None:
        self.language = language
        self.own = {entry_name(entry): entry for entry in read(words_file(folder, language))}
        self.shared = {entry_name(entry): entry for entry in read(words_file(SHARED, language))}
        self.known = self.shared | self.own
        self._variables = {name: _variables(entry) for name, entry in self.known.items()}
        self._references = {name: _references(entry) for name, entry in self.known.items()}

    def references(self, name: str) -> set[str]:
        """The messages and terms that an entry refers to."""
        return self._references[name]

    def variables(self, name: str) -> set[str]:
        """The variables that a message asks for, itself and through those it refers to."""
        reached, waiting = {name}, [name]
        while waiting:
            further = self._references[waiting.pop()] & self.known.keys() - reached
            reached |= further
            waiting += further
        return set().union(*(self._variables[other] for other in reached))

    def bases(self, name: str) -> set[str]:
        """The fields that a message speaks of."""
        return set(map(base, self.variables(name)))

    def attributes(self, name: str) -> set[str]:
        """The attributes of an entry."""
        return {attribute.id.name for attribute in self.known[name].attributes}


def language_faults(files: list[File]) -> Iterator[str]:
    """Where the languages differ: messages, variables, help; and what refers to nothing."""
    for name in sorted(set().union(*(file.own for file in files))):
        there = [file for file in files if name in file.own]
        for file in files:
            if file not in there:
                yield f"“{name}” is missing in “{file.language}”."
        for file in there[1:]:
            for variable in sorted(there[0].bases(name) ^ file.bases(name)):
                yield f"“{name}” speaks of ${variable} in one of “{there[0].language}” and “{file.language}” only."
            for attribute in sorted(filter(_is_no_case, there[0].attributes(name) ^ file.attributes(name))):
                yield f"“{name}.{attribute}” is in one of “{there[0].language}” and “{file.language}” only."
        for file in there:
            for other in sorted(file.references(name) - file.known.keys()):
                yield f"“{name}” refers to “{other}”, which is missing in “{file.language}”."


def case_faults(file: File, source: Source) -> Iterator[str]:
    """Cases that phrases ask for and no noun has, and cases that nouns have and nothing asks for."""
    asked = {variable.partition("-")[2] for name in file.known for variable in file.variables(name)}
    attributes = {attribute for name in file.own if name[0] != "-" for attribute in file.attributes(name)}
    had = set(filter(_is_no_help, attributes))
    for case in sorted(asked - had - {"", "count", "id", "signed"}):
        yield f"A phrase asks for the case “{case}”, which no noun has in “{file.language}”."
    for case in sorted(had - asked):
        if case not in source.literals:
            yield f"Nouns have the case “{case}” in “{file.language}”, and nothing asks for it."


def spoken_classes(file: File, kinds: Iterable[Any]) -> list[type[msgspec.Struct]]:
    """The classes among these kinds, and those that their phrases speak of."""
    found: dict[type[msgspec.Struct], None] = {}
    waiting = [part for kind in kinds for part in _classes_in(kind)]
    while waiting:
        kind = waiting.pop(0)
        if kind not in found:
            found[kind] = None
            bases = set().union(*(file.bases(key) for key in _keys(kind) if key in file.known))
            fields = [field for field in msgspec.structs.fields(kind) if field.name in bases]
            waiting += [part for field in fields for part in _classes_in(field.type)]
    return list(found)


def phrase_faults(file: File, classes: Iterable[type[msgspec.Struct]]) -> Iterator[str]:
    """Structs without a phrase, options of effects that nothing speaks of, variables that are no field."""
    for kind in classes:
        head, *options = _keys(kind)
        if head not in file.known:
            yield f"{kind.__name__} has no phrase “{head}”."
            continue
        for option in options:
            field = option.removeprefix(f"{head}-")
            if option not in file.known and field not in file.bases(head):
                yield f"{kind.__name__}.{field} has no phrase “{option}”, and “{head}” does not speak of it."
        for key in filter(file.known.__contains__, (head, *options)):
            for variable in sorted(file.bases(key) - spoken(kind).nouns.keys()):
                yield f"“{key}” speaks of ${variable}, which {kind.__name__} does not have."


def saying_faults(file: File, source: Source) -> Iterator[str]:
    """Calls in the code that say a message which is not there, or do not give it all its values."""
    for saying in source.sayings:
        if saying.key not in file.known:
            yield f"{saying.place} says “{saying.key}”, which is no message."
        elif saying.values is not None:
            for variable in sorted(file.bases(saying.key) - saying.values):
                yield f"{saying.place} says “{saying.key}” without ${variable}."


def noun_faults(file: File, classes: Iterable[type[msgspec.Struct]], nouns: Nouns) -> Iterator[str]:
    """Ids without a noun, and kinds of noun of which there is none."""
    for kind, ids in nouns.items():
        for name in ids:
            if f"{kind}-{name}" not in file.known:
                yield f"The {kind} “{name}” has no noun “{kind}-{name}”."
    for kind in sorted(_noun_kinds(classes) - nouns.keys() - {"seat"}):
        if not any(name.startswith(f"{kind}-") for name in file.known):
            yield f"There is no noun of the kind “{kind}”: no message begins with “{kind}-”."


def unused(file: File, classes: Iterable[type[msgspec.Struct]], source: Source, nouns: Nouns) -> Iterator[str]:
    """Messages that nothing can say."""
    phrases = {key for kind in classes for key in _keys(kind)}
    named = {f"{kind}-{name}" for kind, ids in nouns.items() for name in ids}
    kinds = (_noun_kinds(classes) | source.noun_kinds) - nouns.keys()
    used = phrases | named | file.shared.keys() | set().union(*map(file.references, file.own))
    for name in file.own:
        if name not in used and not source.names(name) and name.partition("-")[0] not in kinds:
            yield f"Nothing says “{name}”."


def _variables(entry: ast.Message | ast.Term) -> set[str]:
    """What is asked of whoever says it; the variables of a term are given by the message around it."""
    return set() if isinstance(entry, ast.Term) else variables_in(entry)


def _references(entry: ast.Message | ast.Term) -> set[str]:
    below = list(nodes_below(entry))
    terms = {f"-{node.id.name}" for node in below if isinstance(node, ast.TermReference)}
    return terms | {node.id.name for node in below if isinstance(node, ast.MessageReference)}


def _keys(kind: type[msgspec.Struct]) -> list[str]:
    """The head key of a struct, and those of its options if it is an effect."""
    key, _, options = spoken(kind)
    return [key, *(f"{key}-{option}" for option, _ in options if key.startswith("do-"))]


def _classes_in(kind: Any) -> Iterator[type[msgspec.Struct]]:
    for part in kind if isinstance(kind, tuple | list) else parts_of(kind):
        if isinstance(part, type) and issubclass(part, msgspec.Struct):
            yield part
        elif part is not kind:
            yield from _classes_in(part)


def _noun_kinds(classes: Iterable[type[msgspec.Struct]]) -> set[str]:
    return {noun for kind in classes for noun in spoken(kind).nouns.values() if noun}


def _is_no_help(attribute: str) -> bool:
    return attribute not in ("help", "hint") and not attribute.startswith("hint-") and not attribute.endswith("-join")


def _is_no_case(attribute: str) -> bool:
    return not _is_no_help(attribute)
