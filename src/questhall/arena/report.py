"""What came out of many games."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Container
from typing import Any

import msgspec

from .series import Played, Series


class Crash(msgspec.Struct, frozen=True):
    """A game that broke: its number, what went wrong, and the game up to there as a file's text."""

    number: int
    error: str
    file: str


class Tally(msgspec.Struct, frozen=True):
    """How often something was played, and won."""

    games: int
    wins: int


class Spread(msgspec.Struct, frozen=True):
    """How long games were: half of them from the first quartile to the third, nine tenths from low to high."""

    low: int = 0
    first: int = 0
    median: int = 0
    third: int = 0
    high: int = 0


def spread(lengths: Counter[int]) -> Spread:
    """The quartiles of lengths, and what leaves out a twentieth on either side."""
    found = sorted(lengths.elements())
    return Spread(*(found[round(share * (len(found) - 1))] for share in (0.05, 0.25, 0.5, 0.75, 0.95) if found))


class Report(msgspec.Struct, frozen=True):
    """What came out of a series of games; crashed games count for nothing but `crashes`."""

    game: str
    scenario: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    games: int
    wins: int
    interval: tuple[float, float]
    """Where the true share of wins lies with 95 % certainty."""
    decisions_mean: float
    decisions_median: float
    outcomes: dict[str, int]
    """How often each ending came, such as “lost: treasure_looted”."""
    roles: dict[str, Tally]
    crashes: int = 0
    first_crash: Crash | None = None
    seats: tuple[Tally, ...] = ()
    """How often each seat won where seats play against each other; then a game is won whoever won it."""

    @property
    def win_rate(self) -> float:
        """The share of games that were won."""
        return self.wins / self.games if self.games else 0.0

    def to_json(self) -> str:
        """The report for other programs."""
        plain = msgspec.to_builtins(self)
        crash = plain.pop("first_crash")
        plain["win_rate"] = self.win_rate
        plain["first_crash"] = crash and crash["error"]
        return msgspec.json.format(msgspec.json.encode(plain), indent=2).decode()


class Count:
    """Adds games up as they come in; keeps nothing of them that it does not need."""

    def __init__(self) -> None:
        self.wins = 0
        self.lengths: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.results: Counter[str] = Counter()
        self.winners: Counter[tuple[int, ...]] = Counter()
        """How often just these seats won together."""
        self.most_seats = 0
        self.is_divided = False
        """Whether some game shows that seats play against each other."""
        self.crashes = 0
        self.first_crash: Crash | None = None

    def add(self, played: Played) -> None:
        """One more game."""
        if played.error:
            self._add_crash(played)
            return
        won = played.result == "won"
        self.wins += won
        self.lengths[played.decisions] += 1
        self.rounds[played.rounds] += 1
        self.results[played.result] += 1
        self.outcomes[f"{played.result}: {played.reason}"] += 1
        self.most_seats = max(self.most_seats, len(played.roles))
        self.is_divided |= is_divided(played)
        winners = tuple(seat for seat in range(len(played.roles)) if won_in(played, seat))
        self.winners[winners] += 1
        self.played.update(played.roles)
        self.won.update(played.roles[seat] for seat in winners)

    def _add_crash(self, played: Played) -> None:
        self.crashes += 1
        if self.first_crash is None or played.number < self.first_crash.number:
            self.first_crash = Crash(played.number, played.error, played.file)

    @property
    def games(self) -> int:
        """The games that were played to their end."""
        return self.lengths.total()

    def roles(self) -> dict[str, Tally]:
        """How often every role was played, and won."""
        return {role: Tally(count, self.won[role]) for role, count in sorted(self.played.items())}

    def seats(self) -> tuple[Tally, ...]:
        """How often every seat won, where seats play against each other."""
        return tuple(
            Tally(self.games, self.won_by({seat})) for seat in range(self.most_seats if self.is_divided else 0)
        )

    def won_by(self, seats: Container[int]) -> int:
        """How many games one of some seats won, or several of them together."""
        return sum(games for winners, games in self.winners.items() if any(seat in seats for seat in winners))


def report_of(count: Count, game: str, series: Series) -> Report:
    """What came out of a series of games that are counted."""
    return Report(
        game=game,
        scenario=series.scenario,
        bots=series.bots,
        options=dict(series.options),
        seed=series.seed,
        games=count.games,
        wins=count.wins,
        interval=wilson(count.wins, count.games),
        decisions_mean=round(statistics.fmean(count.lengths.elements()), 2) if count.games else 0.0,
        decisions_median=statistics.median(count.lengths.elements()) if count.games else 0,
        outcomes=dict(sorted(count.outcomes.items())),
        roles=count.roles(),
        crashes=count.crashes,
        first_crash=count.first_crash,
        seats=count.seats(),
    )


def won_in(played: Played, seat: int) -> bool:
    """Whether a seat has won a game; where no winners are named all have."""
    return played.result == "won" and (not played.winners or seat in played.winners)


def is_divided(played: Played) -> bool:
    """Whether a game shows that seats play against each other: some have won and others have not, or nobody has."""
    if played.result == "drawn":
        return len(played.roles) > 1
    return played.result == "won" and 0 < len(played.winners) < len(played.roles)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share.

    >>> wilson(8, 10)
    (0.4902, 0.9433)
    """
    if not games:
        return 0.0, 1.0
    z = 1.959964
    share, weight = wins / games, z * z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = z / (1 + weight) * math.sqrt(share * (1 - share) / games + weight / games / 4)
    return round(max(0.0, middle - reach), 4), round(min(1.0, middle + reach), 4)
