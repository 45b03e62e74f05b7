"""A view and the words of its viewer: who and what is called how."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from questhall.core import Seat
from questhall.words import Words, words_for

from ..content import Content, load
from ..effects import AnyEffect
from ..state import CHAMPION, Hero, Monster
from ..steps.scenarios.gilded_champion import HEALTH
from ..view import View

FOLDER = Path(__file__).parent.parent
FEMININE = "f"
Case = Literal["", "in", "from", "to", "acc", "ins"]


class Speaker:
    """What is needed to draw one view in one language."""

    def __init__(self, seen: View, language: str) -> None:
        self.seen = seen
        self.language = language
        self.clans = tuple(side.clan for side in seen.sides)
        self.words = named_words(language, self.clans)
        self.content: Content = load()
        self.heroes = {hero.id: (room, hero) for room, place in seen.rooms.items() for hero in place.heroes}

    def room(self, room: str, case: Case = "") -> str:
        """What a room is called."""
        return self.words.name("room", room, case)

    def token(self, token: str, case: Case) -> str:
        """What a token is called, or nothing for none."""
        return self.words.name("token", token, case) if token else ""

    def hero(self, hero: Hero, case: Case = "") -> str:
        """What a hero is called."""
        return self.words.name("hero", hero.kind, case)

    def state(self, hero: Hero) -> str:
        """Which side of a hero is up."""
        state = "fresh" if hero.fresh else "active" if hero.active else "exhausted"
        feminine = self.words.name("hero", hero.kind, "gender") == FEMININE
        return self.words.name("state", state, FEMININE if feminine else "")

    def monster(self, seat: Seat, number: int) -> Monster:
        """A monster of a seat."""
        return self.seen.sides[seat].monsters[number]

    def monster_health(self, seat: Seat, monster: Monster) -> tuple[int, int] | None:
        """What is left of a monster's health, if it has more than one.  [KH-R-043]"""
        most = self.content.clans[self.clans[seat]].health
        return (most - monster.wounds, most) if most > 1 else None

    def mover(self, seat: Seat, number: int) -> str:
        """A monster within a sentence; with its health where others beside it have another."""
        side, monster = self.seen.sides[seat], self.monster(seat, number)
        name = self.words.name("clan", side.clan, "acc")
        beside = {other.wounds for other in side.monsters if other.room == monster.room}
        return f"{name} ({self.health(self.monster_health(seat, monster))})" if len(beside) > 1 else name

    def hero_health(self, hero: Hero) -> tuple[int, int] | None:
        """What is left of the champion's health; others have one.  [KH-3511, KH-R-1185]"""
        most = HEALTH + len(self.clans) if hero.kind == CHAMPION else 1
        return (most - hero.wounds, most) if most > 1 else None

    def health(self, health: tuple[int, int] | None) -> str:
        """Health in words."""
        return self.words.say("state-health", left=health[0], most=health[1]) if health else ""

    def guards(self, room: str) -> list[tuple[Seat, int]]:
        """All monsters in a room, whoever leads them.  [KH-3803]"""
        sides = enumerate(self.seen.sides)
        return [(seat, n) for seat, side in sides for n, monster in enumerate(side.monsters) if monster.room == room]

    def has_rule(self, rule: str) -> bool:
        """Whether the scenario has a special rule."""
        return rule in self.content.scenarios[self.seen.scenario].rules


@functools.lru_cache(maxsize=1024)
def named_words(language: str, clans: tuple[str, ...]) -> Words:
    """The words of a language, in which seats are called by their clans."""
    names = {seat: ("clan", clan) for seat, clan in enumerate(clans) if clan}
    return words_for(FOLDER, language).with_names(names)


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """The text without a capital at its beginning."""
    return text[:1].lower() + text[1:]


def actions_text(words: Words, effects: Iterable[AnyEffect]) -> str:
    """Actions one after another; equal ones are counted."""
    listed = list(effects)
    counts = {effect: listed.count(effect) for effect in listed}
    texts = [
        words.describe(effect) if count == 1 else words.say("times", action=words.describe(effect), count=count)
        for effect, count in counts.items()
    ]
    return "; ".join(texts)
