"""Tables of win rates, from the games that the arena has kept."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from questhall.arena.report import wilson
from questhall.arena.series import EndlessGame

Band = tuple[int, int]
"""Where a win rate should lie, in percent."""


class Game(NamedTuple):
    """One game that was played to its end."""

    part: str
    scenario: str
    roles: tuple[str, ...]
    options: dict[str, Any]
    result: str
    reason: str
    winners: tuple[int, ...]
    bots: tuple[str, ...]

    @property
    def won(self) -> bool:
        """Whether the party won, or somebody did."""
        return self.result == "won"

    @property
    def seats(self) -> int:
        """How many sat there."""
        return len(self.roles)


COLUMNS = ["scenario", "roles", "options", "result", "reason", "winners", "bots", "error"]


class Broken(NamedTuple):
    """A kind of game that did not come to its end, and how."""

    part: str
    scenario: str
    seats: int
    how: str


def games_of(part: str, rows: Iterable[dict[str, Any]]) -> Iterator[Game]:
    """The games of some rows; one that crashed is none."""
    for row in rows:
        if not row["error"]:
            roles, winners, bots = tuple(row["roles"]), tuple(row["winners"]), tuple(row["bots"])
            options = json.loads(row["options"])
            yield Game(part, row["scenario"], roles, options, row["result"], row["reason"], winners, bots)


def broken_of(part: str, rows: Iterable[dict[str, Any]]) -> Iterator[Broken]:
    """What became of the rows that are no games: an endless one is stopped some day, and kept like a crash."""
    for row in rows:
        if row["error"]:
            how = "endless" if row["error"].startswith(f"{EndlessGame.__name__}:") else "crashed"
            yield Broken(part, row["scenario"], len(row["roles"]), how)


def unfinished(broken: Iterable[Broken]) -> Iterator[str]:
    """How many games of a kind did not come to their end.

    >>> list(unfinished([Broken("hard", "world", 2, "endless")]))
    ['* world, hard, 2 seats: 1 endless, not counted above']
    """
    for (part, scenario, seats, how), count in sorted(Counter(broken).items()):
        yield f"* {scenario}, {part}, {seats_word(seats)}: {count} {how}, not counted above"


def rate(wins: int, games: int) -> str:
    """A win rate in percent with its 95 % interval, and of how many games.

    >>> rate(3, 20)
    '15 (5-36), 3 of 20'
    """
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.0f} ({100 * low:.0f}-{100 * high:.0f}), {wins} of {games}" if games else "-"


def won(games: Sequence[Game]) -> str:
    """How often games were won."""
    return rate(sum(game.won for game in games), len(games))


def share(games: Sequence[Game]) -> float:
    """How often games were won, in percent."""
    return 100 * sum(game.won for game in games) / len(games) if games else 0.0


def inside(games: Sequence[Game], band: Band) -> bool:
    """Whether a win rate is as wanted; no games are no fault."""
    return not games or band[0] <= share(games) <= band[1]


def seats_word(count: int) -> str:
    """A number of seats.

    >>> seats_word(1), seats_word(2)
    ('1 seat', '2 seats')
    """
    return f"{count} seat" if count == 1 else f"{count} seats"


def table(
    games: Sequence[Game],
    corner: str,
    row: Callable[[Game], str],
    column: Callable[[Game], str],
    columns: Sequence[str],
) -> Iterator[str]:
    """A row for each value of one thing, a column for each of another, and all together at the ends."""
    yield f"| {corner} | {' | '.join(columns)} | all |"
    yield "|---" * (len(columns) + 2) + "|"
    for name in (*dict.fromkeys(map(row, games)), "**all**"):
        mine = [game for game in games if name in (row(game), "**all**")]
        cells = [won([game for game in mine if column(game) == each]) for each in columns]
        yield f"| {name} | {' | '.join(cells)} | {won(mine)} |"


def endings(games: Sequence[Game], parts: Sequence[str]) -> Iterator[str]:
    """How often each ending came, part by part."""
    counts = {part: Counter(f"{game.result}: {game.reason}" for game in games if game.part == part) for part in parts}
    yield f"| ending | {' | '.join(parts)} |"
    yield "|---" * (len(parts) + 1) + "|"
    for name in sorted({name for count in counts.values() for name in count}):
        yield f"| {name} | {' | '.join(str(counts[part][name]) for part in parts)} |"
