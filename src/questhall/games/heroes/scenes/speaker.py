"""A view and the words of its viewer: who and what is called how."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from questhall.core import Seat
from questhall.words import Words, words_for

from ..content import Content, load
from ..content.printed import Scenario
from ..effects import Effect, FieldId, LocationId, Purse, UnitId
from ..geography import HeroesTable, location_of, tile_of
from ..state import FIRST_RIVAL, NOBODY, TOWER, Side, Troop
from ..view import SideView, View

FOLDER = Path(__file__).parent.parent
MAP, COMBAT = "map", "combat"
MARK = re.compile(r"[ad]s?\d+o(?:g|(r?)(\d+))")
"""The id of a unit that tells its owner: guards, a hero of the AI, or a seat."""


class Speaker:
    """What is needed to draw one view in one language."""

    def __init__(self, seen: View, language: str) -> None:
        self.seen = seen
        self.language = language
        self.content: Content = load()
        self.scenario: Scenario = self.content.plan(seen.scenario)
        self.sides: list[Side] = [open_side(side) for side in seen.sides]
        self.words: Words = named_words(language, called(seen))
        self.t: HeroesTable = looked_at(seen, self.sides)

    @property
    def own(self) -> Seat:
        """Whose area lies in front of the viewer; a spectator sits with the active player."""
        return self.seen.active if self.seen.seat is None else self.seen.seat

    def field(self, field: FieldId) -> str:
        """What lies on a field."""
        return field_name(self.words, field, location_of(self.t, field))

    def fighter(self, name: str) -> str:
        """What a unit of a combat is called."""
        there = [each for each in self.seen.combat.fighters if each.id == name] if self.seen.combat else []
        return fighter_name(self.words, name, there[0].unit if there else unit_of(name))

    def seat(self, seat: Seat) -> str:
        """What a seat is called, or the guards."""
        return self.words.say("name-guards") if seat == NOBODY else self.words.seat(seat)

    def purse(self, purse: Purse) -> str:
        """Resources in words."""
        return self.words.describe(purse) or "0"

    def effects(self, effects: tuple[Any, ...]) -> str:
        """Several effects, one after the other."""
        return listed(self.words, effects)


Nouns = tuple[tuple[Seat, tuple[str, str]], ...]


def called(seen: View) -> Nouns:
    """The noun of every seat and of every hero of the AI: its hero, or its faction while that is open; none without."""
    seats = enumerate(seen.sides)
    players = [(seat, noun_of(side.open.hero, side.open.faction)) for seat, side in seats if side.open.faction]
    return (*players, *((FIRST_RIVAL - n, noun_of(rival.hero, rival.faction)) for n, rival in enumerate(seen.rivals)))


def noun_of(hero: str, faction: str) -> tuple[str, str]:
    """A hero, or the faction while the hero is open."""
    return ("hero", hero) if hero else ("faction", faction)


@functools.lru_cache(maxsize=1024)
def named_words(language: str, nouns: Nouns) -> Words:
    """The words of a language, in which seats are called by their heroes."""
    return words_for(FOLDER, language).with_names(dict(nouns))


def open_side(side: SideView) -> Side:
    """A player's area as the viewer knows it."""
    return replace(side.open, hand=[card for card in side.hand if card])


def looked_at(seen: View, sides: list[Side]) -> HeroesTable:
    """A table that is only looked at: rules that change nothing work on it."""
    fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
    found: Any = SimpleNamespace(state=SimpleNamespace(**fields | {"sides": sides}))
    table: HeroesTable = found
    return table


def field_name(words: Words, field: FieldId, location: LocationId | None = None) -> str:
    """A town by its faction, a mine by what it gives, the rest by the location."""
    printed, tile = load().fields[field], load().tiles[tile_of(field)]
    if printed.location == "town" and tile.faction:
        return words.say("field-town", faction=words.name("faction", tile.faction))
    if printed.location == "mine" and printed.resource:
        return words.say("field-mine", resource=words.name("resource", printed.resource))
    return words.name("location", location or printed.location)


def listed(words: Words, effects: Iterable[Effect]) -> str:
    """Several effects, one after the other."""
    return ", ".join(filter(None, map(words.describe, effects)))


def army_text(words: Words, army: Iterable[Troop]) -> str:
    """Units with the side that is up."""
    return ", ".join(
        words.say("sheet-unit", unit=words.name("unit", each.unit), aspect=words.name("aspect", each.aspect))
        for each in army
    )


def fighter_name(words: Words, name: str, unit: UnitId) -> str:
    """A unit of a combat, with its owner where both sides have such units; or the arrow tower."""
    if not unit:
        return words.say("name-tower")
    marked = MARK.fullmatch(name.partition("_")[0])
    if marked is None:
        return words.name("unit", unit)
    rival, seat = marked.groups()
    whose = words.say("name-guards") if not seat else words.seat(FIRST_RIVAL - int(seat) if rival else int(seat))
    return words.say("name-owned", unit=words.name("unit", unit), owner=whose)


def unit_of(name: str) -> str:
    """The unit that the id of a fighter tells; nothing for the arrow tower."""
    return "" if name == TOWER else name.partition("_")[2]


def cell(board: str, name: str | int) -> str:
    """The reference of a cell."""
    return f"cell:{board}/{name}"


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
