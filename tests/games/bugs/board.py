"""Tables for tests, drawn as text.

    t = arrange('''
        @ 1 . #
         . . ^ .
    ''', monsters={1: "bandit_guard~3+poison"}, agenda=[Act(Attack(3))], rolls=["zero"])

`@` is you, digits are monsters, `#` obstacles, `~` difficult ground, `^` hazards, `o` pressure plates, capital letters
what the scenario says. Cells are named by row and place: a1, a2, b1. A monster is written as its kind, `!` for an
elite, `~3` for its health, `+poison` for a condition. A card is written as its id, `/b` for side B, `:discard` for its
zone. `rolls` are the die's next results; when they run out it shows ZERO.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence
from typing import Any

from questhall.core import Choice, Deal, Rng, Setup, Step, Table
from questhall.games.bugs import GAME
from questhall.games.bugs.choices import Roll
from questhall.games.bugs.content import Placed, Scenario, Trigger, chamber, load
from questhall.games.bugs.content.scenarios import KillAll
from questhall.games.bugs.events import FACES
from questhall.games.bugs.setup import deal
from questhall.games.bugs.state import HERO, Figure, Gear, Held, State
from questhall.games.bugs.steps.turn import HeroActs

NUMBERS = itertools.count()
GUARD = {1: "bandit_guard"}


class Loaded(Rng):
    """A die whose next results are known; other chances are the first."""

    __slots__ = ("queue",)

    def __init__(self, queue: Sequence[int]) -> None:
        super().__init__(1)
        self.queue = list(queue)

    def below(self, count: int) -> int:
        self.state += 1
        if self.queue:
            return self.queue.pop(0) % count
        return 1 if count == 3 else 0

    def copy(self) -> Loaded:
        copied = Loaded(self.queue)
        copied.state = self.state
        return copied


def faces(*rolls: str | int) -> list[int]:
    """The die's results by name; numbers stand for other chances."""
    return [FACES.index(roll) if isinstance(roll, str) else roll for roll in rolls]


def draw(drawing: str, monsters: Mapping[int, str], **more: Any) -> str:
    """A scenario of its own for this map; its id."""
    kinds = {str(number): Placed(monster=_parts(text)[0], elite="!" in text) for number, text in monsters.items()}
    more = {"goal": (KillAll(),), "hazard": Trigger(damage=1), "number": "1", "level": 1} | more
    name = f"drawn{next(NUMBERS)}"
    load().scenarios[name] = Scenario(id=name, map=drawing, monsters=kinds, **more)
    return name


def arrange(
    drawing: str = "@ 1",
    *,
    monsters: Mapping[int, str] = GUARD,
    character: str = "bruiser",
    cards: Sequence[str] | None = None,
    items: Sequence[str] = (),
    agenda: Sequence[Step] | None = None,
    rolls: Sequence[str | int] = (),
    scenario: Mapping[str, Any] | None = None,
    conditions: Sequence[str] = (),
    health: int | None = None,
    **state: Any,
) -> Table[State]:
    """A table as drawn; without an agenda it is your turn. Further keywords are fields of State."""
    name = draw(drawing, monsters, **(scenario or {}))
    s = deal(Setup("bugs", name, (character,), 1), load(), Rng(1)).state
    for number, text in monsters.items():
        _dress(s.figures[f"m{number}"], text)
    level = load().scenarios[name].level
    most = load().characters[character].health[level - 1]
    you = Figure(HERO, character, chamber(name).start, health or most, most, kind="hero")
    you.conditions = dict.fromkeys(conditions, False)
    s.figures = {HERO: you, **s.figures}
    s.cards = [_card(text) for text in (load().deck(character, 1) if cards is None else cards)]
    s.items = [Gear(item) for item in items]
    s.round, s.active, s.lead = 1, HERO, s.cards[0].card
    for field, value in state.items():
        assert hasattr(s, field), f"State has no field {field}"
        setattr(s, field, value)
    t = object.__new__(Table)
    t.__init__(GAME, Deal(s, [HeroActs()] if agenda is None else agenda), Loaded(faces(*rolls)))
    return t


def _parts(text: str) -> tuple[str, str, str]:
    match = re.fullmatch(r"([a-z_]+)!?(?:~(\d+))?((?:\+[a-z]+)*)", text)
    assert match is not None, f"{text!r} is no monster"
    return match[1], match[2] or "", match[3]


def _dress(figure: Figure, text: str) -> None:
    _, health, conditions = _parts(text)
    if health:
        figure.health = int(health)
    figure.conditions = dict.fromkeys(filter(None, conditions.split("+")), False)


def _card(text: str) -> Held:
    name, _, zone = text.partition(":")
    card, _, side = name.partition("/")
    loss = "loss" if zone == "lost" else ""
    return Held(card, side or "a", zone or "hand", loss)


# -- looking and playing


def take(t: Table[State], *choices: Choice) -> None:
    for choice in choices:
        t.take(0, choice)


def roll(t: Table[State]) -> None:
    """Roll the modifier, where that is still to be said."""
    if Roll() in choices(t):
        take(t, Roll())


def choices(t: Table[State]) -> list[Any]:
    return list(t.decisions[0].choices) if t.decisions else []


def offered(t: Table[State], kind: type[Choice]) -> list[Any]:
    return [choice for choice in choices(t) if isinstance(choice, kind)]


def prompt(t: Table[State]) -> str:
    return t.decisions[0].prompt if t.decisions else ""


def told(t: Table[State], kind: type) -> list[Any]:
    return [event for event in t.events if isinstance(event, kind)]


def health(t: Table[State], figure: str = HERO) -> int:
    """0 for the dead."""
    return t.state.figures[figure].health if figure in t.state.figures else 0


def at(t: Table[State], figure: str = HERO) -> str:
    return t.state.figures[figure].at


def conditions(t: Table[State], figure: str = HERO) -> list[str]:
    return sorted(t.state.figures[figure].conditions)


def zones(t: Table[State]) -> dict[str, str]:
    """Where each card is, with its side."""
    return {each.card: f"{each.zone}/{each.side}" for each in t.state.cards}


def ends(t: Table[State], kind: type[Choice]) -> list[str]:
    """Where the offered ways lead."""
    return sorted(choice.path[-1] for choice in offered(t, kind))
