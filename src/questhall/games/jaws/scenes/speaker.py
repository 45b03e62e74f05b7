"""A view and the words of its viewer: who and what is called how."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from questhall.core.scene import Mark
from questhall.haven.events import Who
from questhall.haven.scenes import capital, condition_marks
from questhall.words import Words, signed, words_for

from ..content import Ability, Content, Scenario, load
from ..content.modifiers import TIMES, read_modifier
from ..effects import Effect
from ..formulas import work_out
from ..state import Figure, Hero, State
from ..view import View
from . import icons

FOLDER = Path(__file__).parent.parent
BOARD = "main"
Found = TypeVar("Found")


class Speaker:
    """What is needed to draw one view in one language."""

    def __init__(self, seen: View, language: str) -> None:
        self.seen = seen
        self.state: State = seen.state
        self.words: Words = words_for(FOLDER, language)
        self.content: Content = load()
        self._known: dict[str, Any] = {}

    def remember(self, key: str, find: Callable[[], Found]) -> Found:
        """What is asked for often while one view is drawn, found once."""
        if key not in self._known:
            self._known[key] = find()
        found: Found = self._known[key]
        return found

    @property
    def scenario(self) -> Scenario:
        """The scenario that is played."""
        return self.content.scenarios[self.state.scenario]

    @property
    def mine(self) -> Hero | None:
        """The viewer's character."""
        return next((each for each in self.state.heroes.values() if each.seat == self.seen.seat), None)

    def say(self, key: str, **values: Any) -> str:
        """A message with its values."""
        return self.words.say(key, **values)

    def name(self, kind: str, key: str) -> str:
        """What something is called."""
        return self.words.name(kind, key)

    def figure(self, figure: Figure) -> str:
        """What a figure is called."""
        return self.words.describe(Who(figure.being, figure.number, figure.elite))

    def effects(self, effects: Iterable[Effect]) -> str:
        """Several actions, one after the other."""
        return "; ".join(map(self.words.describe, effects))

    def ability(self, ability: Ability) -> str:
        """A half of a card in words."""
        texts = [self.effects(ability.actions)]
        if ability.makes:
            elements = ", ".join(self.name("element", each) for each in ability.makes)
            texts.append(self.say("sheet-makes", elements=elements))
        if ability.xp:
            texts.append(self.say("sheet-xp", xp=ability.xp))
        if ability.lost:
            texts.append(self.say("sheet-lost"))
        return "; ".join(texts)

    def modifier(self, card: str) -> str:
        """A modifier card: its number, and what else is on it."""
        return modifier_text(self.words, card)

    def pile(self, cards: Iterable[str]) -> str:
        """Modifier cards with how many there are of each, those that harm first."""
        counts = sorted(Counter(cards).items(), key=lambda each: order_of(each[0]))
        return " · ".join(
            f"{self.modifier(card)} ×{count}" if count > 1 else self.modifier(card) for card, count in counts
        )

    def perk(self, being: str, perk: int) -> str:
        """What a perk takes out of the modifier deck and puts into it.  [JL-4703]"""
        return perk_text(self.words, being, perk)

    def conditions(self, figure: Figure) -> tuple[Mark, ...]:
        """The conditions of a figure and what lies on it, as marks."""
        found = condition_marks(self.words, figure.conditions, icons.CONDITIONS)
        return (*found, *(Mark(self.name("mark", each), icons.GAME, kind="badge") for each in figure.marks))


def order_of(card: str) -> tuple[float, str]:
    """Modifier cards from the worst to the best."""
    return (99.0 * (TIMES[card] - 1) if card in TIMES else read_modifier(card).plus), card


def modifier_text(words: Words, card: str) -> str:
    """A modifier card: its number, and what else is on it."""
    if card in TIMES:
        return words.name("modifier", card)
    printed = read_modifier(card)
    texts = [signed(printed.plus), *(words.name("condition", each) for each in printed.add.inflict)]
    texts += [capital(words.name("element", each)) for each in printed.elements]
    numbers = {"push": printed.add.push, "around": printed.around, "heal": printed.heal, "shield": printed.shield}
    texts += [words.say(f"modifier-{key}", value=value) for key, value in numbers.items() if value]
    return " ".join(texts)


def goal_texts(words: Words, scenario: Scenario, party: int) -> list[str]:
    """What a scenario asks of so many characters, and until when.  [JL-222]"""
    limit = work_out(scenario.limit, {"C": party})
    until = [words.say("goal-limit", limit=limit)] if limit else []
    return [*(words.describe(each.asked_of(party)) for each in scenario.goal), *until]


def perk_text(words: Words, being: str, perk: int) -> str:
    """What a perk takes out of the modifier deck and puts into it.  [JL-4703]"""
    line = load().characters[being].perks[perk]
    out, into = (", ".join(modifier_text(words, card) for card in cards) for cards in (line.out, line.into))
    if line.out and line.into:
        return words.say("perk-replace", out=out, into=into)
    return words.say("perk-remove", out=out) if line.out else words.say("perk-add", into=into)
