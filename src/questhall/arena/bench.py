"""How quick a game is: random play on one core, copies, and frozen positions."""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Iterator
from itertools import count
from time import perf_counter
from typing import Any

import msgspec

from questhall.core import Game, Setup, Table

POSITIONS = 200
"""As many mid-game positions are copied and frozen."""


class Speed(msgspec.Struct, frozen=True):
    """The figures of one game."""

    decisions_per_s: float
    games_per_s: float
    copy_us: float
    freeze_thaw_us: float
    frozen_bytes: int
    """The longest frozen position seen."""


def bench(game: Game[Any, Any], seconds: float = 2.0, seed: int = 1) -> Speed:
    """Measure a game: random play for that long, and the median over many positions from the middle of games.

    Games go round its scenarios and its numbers of seats; the time of setting them up counts.
    """
    decisions, games, spent = _play_for(game, seconds, seed)
    positions = list(_positions(game, seed))
    return Speed(
        decisions_per_s=round(decisions / spent),
        games_per_s=round(games / spent, 2),
        copy_us=_median_us(positions, lambda table: table.copy()),
        freeze_thaw_us=_median_us(positions, lambda table: Table.thaw(game, table.freeze())),
        frozen_bytes=max(len(table.freeze()) for table in positions),
    )


def setups(game: Game[Any, Any], chance: random.Random) -> Iterator[Setup]:
    """New games without end, each scenario with each number of seats in turn."""
    kinds = [(scenario, seats) for scenario in game.singles for seats in game.seats(scenario)]
    for number in count():
        scenario, seats = kinds[number % len(kinds)]
        roles = chance.sample(list(game.roles()), seats)
        yield Setup(game.key, scenario, tuple(roles), chance.getrandbits(48))


def take_any(table: Table[Any], chance: random.Random) -> None:
    """Take one of all choices that are open to anybody."""
    decisions = table.decisions
    seat = next(iter(decisions)) if len(decisions) == 1 else chance.choice(list(decisions))
    choices = decisions[seat].choices
    table.take(seat, choices[int(chance.random() * len(choices))])


def _play_for(game: Game[Any, Any], seconds: float, seed: int) -> tuple[int, int, float]:
    """Decisions, games and seconds of whole games until the time is up."""
    chance = random.Random(seed)
    decisions = games = 0
    start = perf_counter()
    for setup in setups(game, chance):
        table = Table.sit(game, setup)
        while table.decisions:
            take_any(table, chance)
        decisions += len(table.history)
        games += 1
        spent = perf_counter() - start
        if spent >= seconds:
            break
    return decisions, games, spent


def _positions(game: Game[Any, Any], seed: int) -> Iterator[Table[Any]]:
    """Positions spread over the middle half of games."""
    chance = random.Random(seed)
    taken = 0
    for setup in setups(game, chance):
        middle = _middle(game, setup, chance)
        for table in middle[:: max(1, len(middle) // 10)]:
            yield table
            taken += 1
            if taken == POSITIONS:
                return


def _middle(game: Game[Any, Any], setup: Setup, chance: random.Random) -> list[Table[Any]]:
    table, passed = Table.sit(game, setup), []
    while table.decisions:
        passed.append(table.copy())
        take_any(table, chance)
    return passed[len(passed) // 4 : -(len(passed) // 4) or None]


def _median_us(positions: list[Table[Any]], work: Callable[[Table[Any]], object]) -> float:
    return round(statistics.median(_seconds(table, work) for table in positions) * 1e6, 1)


def _seconds(table: Table[Any], work: Callable[[Table[Any]], object]) -> float:
    start = perf_counter()
    for _ in range(20):
        work(table)
    return (perf_counter() - start) / 20
