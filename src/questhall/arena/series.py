"""A series of games: each one follows from the series' seed and its own number, wherever it is played."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from questhall.bots import Asked, make_bot, next_choice
from questhall.core import Game, Outcome, Rng, Setup, Table
from questhall.core.game import Option
from questhall.core.replay import write

from .deeds import happened

PATIENCE = 5.0
"""After so many seconds the games that were played are handed over, so that they are kept and counted."""
MOST_DECISIONS = 100_000
"""A game that is longer does not end by itself."""


class Series(msgspec.Struct, frozen=True):
    """What is played, by whom, how often."""

    scenario: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, Option] = {}
    roles: tuple[str, ...] | None = None
    """What each seat plays; None draws it for every game."""
    deeds: bool = False
    """Whether it is counted what happened in each game."""
    piece: bool = False
    """Whether the scenario is a piece of a longer game, dealt for itself."""


class Played(msgspec.Struct, frozen=True):
    """One game of a series: how it ended, or what broke it and the game up to there as a file's text."""

    number: int
    roles: tuple[str, ...]
    decisions: int = 0
    result: str = ""
    reason: str = ""
    winners: tuple[int, ...] = ()
    error: str = ""
    file: str = ""
    deeds: dict[str, int] = {}
    """How often each thing happened."""
    last: tuple[str, ...] = ()
    """What happened last: what felled those who lost, or whatever the last choice led to."""
    rounds: int = 0
    """How many turns or rounds began, where the game has such."""


class Chunk(NamedTuple):
    """Some games of one series, by their numbers."""

    series: Series
    numbers: Sequence[int]


class EndlessGame(Exception):
    """A game that does not end by itself."""


def derive(seed: int, *names: object) -> int:
    """A seed that follows from another one and some names."""
    text = "/".join(map(str, (seed, *names)))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big")


def setup_of(game: Game[Any, Any], series: Series, number: int) -> Setup:
    """What the numbered game of a series is started from."""
    roles = series.roles
    if roles is None:
        roles = _draw_roles(game, len(series.bots), Rng(derive(series.seed, number, "roles")))
    return Setup(game.key, series.scenario, roles, derive(series.seed, number), dict(series.options))


def _draw_roles(game: Game[Any, Any], seats: int, rng: Rng) -> tuple[str, ...]:
    names = list(game.roles())
    rng.shuffle(names)
    return tuple(names[:seats] + [""] * (seats - len(names)))


def play_chunk(game: Game[Any, Any], chunk: Chunk) -> list[Played]:
    """Play some games of a series: the first, and as many of the others as begin before patience is over."""
    played, end = [], monotonic() + PATIENCE
    for number in chunk.numbers:
        played.append(play_one(game, chunk.series, number))
        if monotonic() > end:
            break
    return played


def rest_of(chunk: Chunk, played: Sequence[Played]) -> Chunk | None:
    """What is still to be played of some games, if anything is."""
    left = chunk.numbers[len(played) :]
    return Chunk(chunk.series, left) if left else None


def play_one(game: Game[Any, Any], series: Series, number: int) -> Played:
    """Play one game of a series; whatever goes wrong in it is caught and reported."""
    setup = setup_of(game, series, number)
    lines: list[str] = []
    places: dict[str, bytes] = {}
    try:
        table = _dealt(game, setup) if series.piece else Table.sit(game, setup)
        if series.piece:
            places["start"] = table.freeze()
        _play(table, series, number, lines)
    except Exception as error:
        broken = f"{type(error).__name__}: {error}"
        return Played(number, setup.seats, error=broken, file=write(setup, game.content_hash, lines, **places))
    outcome = table.outcome or Outcome("drawn", "no_outcome")
    rounds = sum(type(event) in game.pauses for event in table.events)
    played = Played(number, setup.seats, len(lines), outcome.result, outcome.reason, outcome.winners, rounds=rounds)
    return msgspec.structs.replace(played, **happened(table)) if series.deeds else played


def _dealt(game: Game[Any, Any], setup: Setup) -> Table[Any]:
    """A piece of a longer game, such as a mission of a campaign, which nobody can choose alone."""
    rng = Rng(setup.seed)
    return Table(game, game.deal(setup, game.content, rng), rng, setup)


def _play(table: Table[Any], series: Series, number: int, lines: list[str]) -> None:
    """Play to the end and note every choice before it is taken, so that the one that breaks the game is noted too."""
    names = enumerate(series.bots)
    bots = {seat: make_bot(name, table.game, derive(series.seed, number, "bot", seat)) for seat, name in names}
    while table.decisions:
        if len(lines) == MOST_DECISIONS:
            raise EndlessGame(f"it has not ended after {MOST_DECISIONS} choices")
        asked: Asked = next_choice(table, bots)
        lines.append(f"{asked.seat} {asked.choice}")
        table.take(asked.seat, asked.choice)
