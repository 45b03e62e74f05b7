"""Says things: effects, events, choices, questions and refusals, from their data, in one language."""

from __future__ import annotations

import copy
import difflib
import functools
from collections.abc import Callable, Mapping
from itertools import count, takewhile
from pathlib import Path
from typing import Any

import msgspec
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentType

from ..core.agenda import Event, Question
from ..core.decisions import Choice, Refusal, Seat
from .bundles import WordsError, base, open_bundle, variables_in
from .fields import spoken

Name = str | tuple[str, str]
"""What a seat is called: a name, or a noun as (kind, id), which has cases."""
PLAIN = frozenset((str, int, bool))
"""Kinds of values that are the same to every reader."""
MOST_SAID = 20_000
"""As many phrases of a game and a language are remembered."""


@functools.cache
def words_for(folder: Path, language: str) -> Words:
    """The words of the game in a folder; read once."""
    return Words(open_bundle(folder, language), language)


class Number(int, FluentType):
    """A number that takes plural forms and is written plainly, without the cost of locale patterns."""

    def format(self, locale: Locale) -> str:
        """Its digits."""
        return int.__repr__(self)


class Values(dict[str, Any]):
    """The variables of a phrase; each is spoken when the phrase first asks for it."""

    __slots__ = ("join", "nouns", "value_of", "words")

    def __init__(self, words: Words, nouns: Mapping[str, str], value_of: Callable[[str], Any], join: str) -> None:
        self.words = words
        self.nouns = nouns
        self.value_of = value_of
        self.join = join

    def __missing__(self, variable: str) -> str | Number:
        field, _, case = variable.partition("-")
        kind = self.nouns[field]
        value = self.value_of(field)
        if case == "count":
            said: str | Number = Number(_count(value))
        elif case == "id":
            said = "" if value is None else str(value)
        elif case == "signed":
            said = ", ".join([signed(each, "0") for each in value]) if isinstance(value, tuple) else signed(value)
        else:
            separator = self.words.attribute(self.join, f"{field}-join") if isinstance(value, tuple) else ""
            said = self.words.speak(value, kind, case, separator or ", ")
        self[variable] = said
        return said


class Words:
    """What one game says in one language."""

    def __init__(self, bundle: FluentBundle, language: str) -> None:
        self.language = language
        self._bundle = bundle
        self._names: Mapping[Seat, Name] = {}
        self._called: tuple[tuple[Seat, Name], ...] = ()
        self._nouns: dict[tuple[str, str], str] = {}
        self._said: dict[tuple[Any, ...], str] = {}
        self._in_heads: dict[str, set[str]] = {}

    def with_names(self, names: Mapping[Seat, Name]) -> Words:
        """The same words, which call seats by these names."""
        named = copy.copy(self)
        named._names, named._called = dict(names), tuple(sorted(names.items()))
        return named

    # -- what is said

    def say(self, key: str, /, **values: Any) -> str:
        """A message of its own, with its values; of text and numbers the same is put together once."""
        kinds = tuple(map(type, values.values()))
        if not PLAIN.issuperset(kinds):
            return self._with_values(key, values)
        known = (key, kinds, *values.items())
        text = self._said.get(known)
        return self._remember(known, self._with_values(key, values)) if text is None else text

    def describe(self, effect: Any) -> str:
        """The text of an effect: its head phrase, then one for every option that is not at its default."""
        if isinstance(effect, tuple | list):
            return ", ".join(map(self.describe, effect))
        if isinstance(effect, Event | Choice | Question):
            return self._whole(effect)
        kind: type[msgspec.Struct] = type(effect)
        key, _, options = spoken(kind)
        values = self._values(effect, key)
        phrases = [self._phrase(key, values)]
        for option, default in options:
            if getattr(effect, option) != default and not self._is_in_head(key, option):
                phrases.append(self._phrase(f"{key}-{option}", values))
        return ", ".join(filter(None, phrases))

    def event(self, event: Event) -> str:
        """What happened."""
        return self._whole(event)

    def choice(self, choice: Choice) -> str:
        """One answer; the same is put together once."""
        known = (choice, self._called)
        text = self._said.get(known)
        return self._remember(known, self._whole(choice)) if text is None else text

    def question(self, question: Question) -> str:
        """What is asked."""
        return self._whole(question)

    def help(self, question: Question) -> str:
        """A line of help for a question, or nothing."""
        key = spoken(type(question)).key
        return self.attribute(key, "help", self._values(question, key))

    def hints(self, question: Question) -> tuple[str, ...]:
        """Lessons for the first times that this is asked: the attributes hint, hint-2 and so on; or none."""
        key = spoken(type(question)).key
        values = self._values(question, key)
        said = (self.attribute(key, "hint" if number == 1 else f"hint-{number}", values) for number in count(1))
        return tuple(takewhile(bool, said))

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not open; a value named like a kind of noun is spoken as that noun."""
        values, key = refusal.values, f"refusal-{refusal.why}"
        nouns = {name: name if name == "seat" or self.has(f"{name}-{values[name]}") else "" for name in values}
        return self._phrase(key, Values(self, nouns, values.__getitem__, key))

    def name(self, kind: str, id: str, case: str = "") -> str:
        """The noun that stands for an id; a case that it lacks falls back to the nominative."""
        key = f"{kind}-{id}"
        found = self._nouns.get((key, case))
        if found is None:
            found = (self.attribute(key, case) if case else "") or self._phrase(key, {})
            self._nouns[key, case] = found
        return found

    def seat(self, seat: Seat, case: str = "") -> str:
        """What a seat is called."""
        name = self._names.get(seat)
        if isinstance(name, str):
            return name
        if name is not None:
            return self.name(*name, case)
        number = {"number": Number(seat + 1)}
        return (self.attribute("seat", case, number) if case else "") or self._phrase("seat", number)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(key)

    # -- how it is put together

    def speak(self, value: Any, noun: str = "", case: str = "", separator: str = ", ") -> str | Number:
        """One value: nouns by name, structs described, several joined, numbers left to take plural forms."""
        if isinstance(value, tuple | list):
            return separator.join(str(self.speak(item, noun, case)) for item in value)
        if noun and value is not None and value != "":
            return self.seat(value, case) if noun == "seat" else self.name(noun, str(value), case)
        match value:
            case None:
                return ""
            case str():
                return value
            case int():
                return str(value).lower() if isinstance(value, bool) else Number(value)
            case msgspec.Struct():
                return self.describe(value)
        raise WordsError(f"{value!r} cannot be said: words are made of text, whole numbers, structs and tuples.")

    def attribute(self, key: str, attribute: str, values: dict[str, Any] | None = None) -> str:
        """An attribute of a message, or nothing where it has none."""
        pattern = self._bundle.get_message(key).attributes.get(attribute) if self.has(key) else None
        return self._format(f"{key}.{attribute}", pattern, {} if values is None else values) if pattern else ""

    def _remember(self, known: tuple[Any, ...], text: str) -> str:
        if len(self._said) >= MOST_SAID:
            self._said.clear()
        self._said[known] = text
        return text

    def _with_values(self, key: str, values: dict[str, Any]) -> str:
        return self._phrase(key, Values(self, dict.fromkeys(values, ""), values.__getitem__, key))

    def _whole(self, struct: msgspec.Struct) -> str:
        key = spoken(type(struct)).key
        return self._phrase(key, self._values(struct, key))

    def _values(self, struct: msgspec.Struct, key: str) -> Values:
        return Values(self, spoken(type(struct)).nouns, functools.partial(getattr, struct), key)

    def _is_in_head(self, key: str, option: str) -> bool:
        """An option that has no phrase of its own must be spoken by the head phrase."""
        if key not in self._in_heads:
            self._in_heads[key] = set(map(base, variables_in(self._bundle._messages[key])))
        return not self.has(f"{key}-{option}") and option in self._in_heads[key]

    def _phrase(self, key: str, values: dict[str, Any]) -> str:
        if not self._bundle.has_message(key):
            near = difflib.get_close_matches(key, self._bundle._messages, 5, 0.5)
            hint = f" Near it: {', '.join(near)}." if near else ""
            raise WordsError(f"There is no message “{key}” in “{self.language}”.{hint}")
        return self._format(key, self._bundle.get_message(key).value, values)

    def _format(self, key: str, pattern: Pattern | None, values: dict[str, Any]) -> str:
        if pattern is None:
            raise WordsError(f"The message “{key}” in “{self.language}” has no text of its own.")
        errors: list[Exception] = []
        text = pattern(ResolverEnvironment(self._bundle, errors, CurrentEnvironment(values)))
        if errors:
            known = f" It may use: {', '.join(values.nouns)}." if isinstance(values, Values) else ""
            raise WordsError(f"“{key}” cannot be said in “{self.language}”: {'; '.join(map(str, errors))}.{known}")
        assert isinstance(text, str)
        return text


def signed(value: int, nothing: str = "+0") -> str:
    """A number with its sign, and nothing as it should be written."""
    return f"{value:+d}".replace("-", "−") if value else nothing


def _count(value: Any) -> int:
    """How many things a value holds: none for nothing, one for a single thing."""
    return len(value) if isinstance(value, tuple | list) else int(value is not None and value != "")
