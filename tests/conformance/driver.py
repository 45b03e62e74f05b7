"""Random play, and the games that the conformance suite looks at.

A case is a game, a scenario, its seats, options and seed. Every scenario of every registered game is played: about
a dozen cases of each game always, many more in tests marked slow. `played` plays a case once and keeps some of its
tables, so that each test looks at the same moments without playing the game again.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from msgspec import inspect

import questhall
from questhall.core import Choice, Game, Seat, Setup, Table
from tests.core.toy import TOY

GAMES: dict[str, Game[Any, Any]] = {"toy": TOY, **questhall.GAMES}
LANGUAGES = ("en", "uk", "ru")

QUICK_CASES = 12
"""How many cases of a game are always played; every scenario of a game that is not long at least once."""
LONG_GAMES = {"terraria": 4, "heroes": 3, "jaws": 3}
"""Games that last long at random: so few cases of them are always played, the others in the slow tests."""
SLOW_SEEDS = 10
"""How often every scenario is played besides, in the slow tests."""
MOMENTS = 8
"""At how many moments of a game the costly tests look."""
MOST_CHOICES = 20_000
"""More than a game should ever take, even played at random."""


@dataclass(frozen=True)
class Case:
    key: str
    scenario: str
    seats: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return f"{self.key}-{self.scenario}-{len(self.seats)}p-{self.seed}"

    @property
    def game(self) -> Game[Any, Any]:
        return GAMES[self.key]

    def sit(self) -> Table[Any]:
        setup = Setup(self.key, self.scenario, self.seats, self.seed, dict(self.options))
        return Table.sit(self.game, setup)


def case_of(game: Game[Any, Any], scenario: str, seed: int) -> Case:
    """The seed decides the number of seats (all of them in turn), who sits there, and the options."""
    chance = random.Random(f"{game.key}/{scenario}/{seed}")
    counts = game.seats(scenario)
    count = counts[(list(game.scenarios()).index(scenario) + seed) % len(counts)]
    chosen_in_the_game = seed % 4 == 3
    seats = ("",) * count if chosen_in_the_game else tuple(chance.sample(list(game.roles()), count))
    options = {} if seed == 0 else _some_options(game, chance)
    return Case(game.key, scenario, seats, seed, tuple(options.items()))


ENDLESS = {"endless"}
"""Options with which a game has no last round: chance may never end it, so these have tests of their own."""


def _some_options(game: Game[Any, Any], chance: random.Random) -> dict[str, Any]:
    options = {}
    for option in msgspec.structs.fields(game.options):
        if option.name in ENDLESS:
            continue
        info = inspect.type_info(option.type)
        match info.type if isinstance(info, inspect.Metadata) else info:
            case inspect.LiteralType(values=values):
                options[option.name] = chance.choice(values)
            case inspect.BoolType():
                options[option.name] = chance.choice((False, True))
    return options


def cases(game: Game[Any, Any], *, slow: bool) -> list[Any]:
    """The cases of a game as parameters of a test, those beyond the first few marked slow, if they are wanted."""
    return [
        pytest.param(case, id=str(case), marks=() if seed < quick else pytest.mark.slow)
        for scenario, quick in quick_seeds(game).items()
        for seed in range(quick + SLOW_SEEDS * slow)
        for case in [case_of(game, scenario, seed)]
    ]


def quick_seeds(game: Game[Any, Any]) -> dict[str, int]:
    """How often each scenario is always played; of a long game some are only played in the slow tests."""
    scenarios = list(game.scenarios())
    most = LONG_GAMES.get(game.key)
    if most is None:
        return dict.fromkeys(scenarios, max(1, QUICK_CASES // len(scenarios)))
    always = [scenarios[number * len(scenarios) // most] for number in range(most)]
    return {scenario: always.count(scenario) for scenario in scenarios}


every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def open_choices(t: Table[Any]) -> list[tuple[Seat, Choice]]:
    """Everything that can be taken now."""
    return [(seat, choice) for seat, decision in t.decisions.items() for choice in decision.choices]


def play(t: Table[Any], chance: random.Random, most: int = MOST_CHOICES) -> Iterator[tuple[Seat, Choice]]:
    """Choose at random: first who of those asked, then what. Yields before each choice is taken."""
    for _ in range(most):
        if not t.decisions:
            return
        seat = chance.choice(list(t.decisions))
        choice = chance.choice(t.decisions[seat].choices)
        yield seat, choice
        t.take(seat, choice)


@dataclass
class Played:
    """A game that was played at random: all its choices, and its tables at some moments."""

    choices: list[tuple[Seat, Choice]]
    moments: list[Table[Any]]
    """Copies, from the first decision to the last; not to be changed."""
    end: Table[Any]


@functools.lru_cache(maxsize=64)
def played(case: Case) -> Played:
    t = case.sit()
    choices = list(play(t, random.Random(str(case))))
    last = len(choices) - 1
    looked_at = {last * part // (MOMENTS - 1) for part in range(MOMENTS)}
    again, moments = case.sit(), []
    for number, (seat, choice) in enumerate(choices):
        if number in looked_at:
            moments.append(again.copy())
        again.take(seat, choice)
    return Played(choices, moments, again)


def past(t: Table[Any]) -> tuple[Any, ...]:
    """Everything about a table that a refused choice must not change."""
    return t.freeze(), tuple(t.events), tuple(t.history)


def viewers(t: Table[Any]) -> list[Seat | None]:
    """All seats, and a spectator."""
    assert t.setup is not None
    return [*range(len(t.setup.seats)), None]
