"""How quick a game is: random play on one core, copies, frozen positions, and a bot's search."""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Iterator
from itertools import count
from time import perf_counter, process_time
from typing import Any

import msgspec

from questhall.bots import Budget, SearchBot
from questhall.core import Game, Setup, Table
from questhall.core.content import spare_what_lasts

from .simulate import simulate

POSITIONS = 200
"""As many mid-game positions are copied and frozen."""
SEARCHED, TRIALS = 20, 20
"""In so many of them a bot searches, with so many trials."""


class Speed(msgspec.Struct, frozen=True):
    """The figures of one game."""

    measured_in: list[tuple[str, int]]
    """The scenarios and numbers of seats of random play; empty for all."""
    decisions_per_s: float
    games_per_s: float
    copy_us: float
    freeze_thaw_us: float
    frozen_bytes: int
    """The longest frozen position seen."""
    trials_per_s: float
    """How many trials a searching bot makes."""
    measures_ms: dict[str, float]
    """What the game itself names besides."""


def bench(game: Game[Any, Any], seconds: float = 2.0, seed: int = 1) -> Speed:
    """Measure a game: random play for that long, and the median over many positions from the middle of games.

    All in processor time, for other programs may run. Games go round its scenarios and numbers of seats, or those that
    the game is measured by; the time of setting them up counts. Garbage is looked for as seldom as in the processes of
    `simulate` and of a server.
    """
    decisions, games, spent = _play_for(game, seconds, seed)
    positions = list(_positions(game, seed))
    return Speed(
        measured_in=list(game.benched),
        decisions_per_s=round(decisions / spent),
        games_per_s=round(games / spent, 2),
        copy_us=_median_us(positions, lambda table: table.copy()),
        freeze_thaw_us=_median_us(positions, lambda table: Table.thaw(game, table.freeze())),
        frozen_bytes=max(len(table.freeze()) for table in positions),
        trials_per_s=_trials(game, positions[:: max(1, len(positions) // SEARCHED)]),
        measures_ms={name: round(measure(game, seed), 3) for name, measure in game.measures.items()},
    )


def setups(game: Game[Any, Any], chance: random.Random) -> Iterator[Setup]:
    """New games without end, each scenario with each number of seats in turn, or what the game is measured by."""
    kinds = game.benched or [(scenario, seats) for scenario in game.singles for seats in game.seats(scenario)]
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
    """Decisions, games and seconds of whole games until the time is up.

    One is played before the clock starts: it reads the content, which is done once however many follow.
    """
    chance = random.Random(seed)
    coming = setups(game, chance)
    _play(game, next(coming), chance)
    spare_what_lasts()
    decisions = games = 0
    start = process_time()
    for setup in coming:
        decisions += _play(game, setup, chance)
        games += 1
        spent = process_time() - start
        if spent >= seconds:
            break
    return decisions, games, spent


def _play(game: Game[Any, Any], setup: Setup, chance: random.Random) -> int:
    """A whole game; how many decisions it took."""
    table = Table.sit(game, setup)
    while table.decisions:
        take_any(table, chance)
    return len(table.history)


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


def _trials(game: Game[Any, Any], positions: list[Table[Any]]) -> float:
    """Trials a second of a searching bot, over some decisions."""
    trials, start = 0, process_time()
    for table in positions:
        seat, decision = next(iter(table.decisions.items()))
        bot = SearchBot(game, trials, Budget(TRIALS))
        bot.choose(table.view(seat), decision)
        trials += bot.thought.trials if bot.thought else 0
    return round(trials / (process_time() - start), 1)


def _median_us(positions: list[Table[Any]], work: Callable[[Table[Any]], object]) -> float:
    return round(statistics.median(_seconds(table, work) for table in positions) * 1e6, 1)


def _seconds(table: Table[Any], work: Callable[[Table[Any]], object]) -> float:
    start = process_time()
    for _ in range(20):
        work(table)
    return (process_time() - start) / 20


def throughput(game: Game[Any, Any], games: int, processes: int, seed: int = 1) -> float:
    """Games a second that `simulate` plays with random bots on so many processes; by the clock, once all are at work.

    The first third is not counted: processes take a while to start.
    """
    scenario = game.singles[0]
    times: list[tuple[int, float]] = [(0, perf_counter())]
    bots = ["random"] * game.seats(scenario)[0]

    def watch(done: int) -> None:
        times.append((times[-1][0] + done, perf_counter()))

    simulate(game, scenario, bots=bots, games=games, seed=seed, processes=processes, watch=watch)
    before, start = next(each for each in times if each[0] >= games / 3)
    return round((games - before) / (times[-1][1] - start), 1)
