"""A view and the words of its viewer: who and what is called how."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from pathlib import Path

from questhall.core.scene import Mark
from questhall.haven import Modifier
from questhall.haven.events import Who
from questhall.haven.foresight import looking
from questhall.haven.scenes import condition_marks
from questhall.haven.terms import Symbol
from questhall.words import Words, words_for

from ..charges import all_charges
from ..content import Content, Scenario, load
from ..effects import AnyEffect, Retaliate
from ..forecast import Plans, forecast
from ..state import Figure, State
from ..view import View
from ..world import bonuses, shield_of
from . import icons

FOLDER = Path(__file__).parent.parent
BOARD = "main"


class Speaker:
    """What is needed to draw one view in one language."""

    def __init__(self, seen: View, language: str) -> None:
        self.seen = seen
        self.state: State = seen.state
        self.words: Words = words_for(FOLDER, language)
        self.content: Content = load()

    @property
    def scenario(self) -> Scenario:
        """The scenario that is played."""
        return self.content.scenarios[self.state.scenario]

    @functools.cached_property
    def plans(self) -> Plans:
        """What the monsters would do this round as things stand; worked out once."""
        return forecast(self.state)

    def figure(self, figure: Figure) -> str:
        """What a figure is called."""
        return self.words.describe(Who(figure.being, figure.number, figure.elite))

    def effects(self, effects: Iterable[AnyEffect]) -> str:
        """Several actions, one after the other."""
        return "; ".join(map(self.words.describe, effects))

    def elements(self, symbols: Iterable[Symbol]) -> str:
        """Printed elements, by their names."""
        return ", ".join(self.words.name("element", symbol) for symbol in symbols)

    def charges(self, names: Iterable[str], case: str = "") -> str:
        """Charges with where they come from."""
        return ", ".join(self.charge(name, case) for name in names)

    def charge(self, name: str, case: str = "") -> str:
        """A charge: its element, and the card or monster that shows it."""
        symbol = dict(all_charges(self.state))[name]
        source, _, place = name.partition(".")
        if source == "made":
            where = self.words.say("label-made", number=int(place) + 1)
        else:
            where = self.words.name("card" if source in self.content.cards else "being", source)
        return self.words.say("label-charge", charge=self.words.name("element", symbol, case), **{"from": where})

    def modifier(self, modifier: Modifier) -> str:
        """A modifier with what it adds."""
        return self.words.describe(modifier)

    def marks(self, figure: Figure) -> tuple[Mark, ...]:
        """What protects a figure, then its conditions.  [BB-2603, BB-2708]"""
        t = looking(self.state)
        guards = {
            "shield": shield_of(t, figure),
            "retaliate": sum(each.value for each in bonuses(t, figure, Retaliate)),
        }
        found = [
            Mark(self.words.say(f"mark-{name}", value=value), icons.ACTIONS[name], kind="badge", text=str(value))
            for name, value in guards.items()
            if value
        ]
        return (*found, *self.conditions(figure))

    def conditions(self, figure: Figure) -> tuple[Mark, ...]:
        """The conditions of a figure as marks."""
        return tuple(condition_marks(self.words, figure.conditions, icons.CONDITIONS))
