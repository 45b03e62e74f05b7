"""What came out of a grid: cells with their win rates, and what went with winning."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from questhall.core import Game

from .contributions import Cause, Contribution, Speaker, causes, contributions
from .grid import Grid
from .report import Count, Spread, Tally, spread, wilson
from .results import played_of, read_asked, rows


class Share(msgspec.Struct, frozen=True):
    """How many of some games were won, by all or by one of the seats."""

    name: str
    games: int
    wins: int

    @property
    def rate(self) -> float:
        """The share of games that were won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 % certainty."""
        return wilson(self.wins, self.games)


class Rivalry(msgspec.Struct, frozen=True):
    """How often a bot won against others, and how often nobody did."""

    won: Share
    drawn: int
    fair: float
    """The share of the seats that it held: who is as strong as the others wins as many games."""


class CellSummary(msgspec.Struct, frozen=True):
    """The games of one cell."""

    scenario: str
    bots: tuple[str, ...]
    options: str
    games: int
    wins: int
    choices: Spread
    rounds: Spread = Spread()
    crashes: int = 0
    drawn: int = 0
    seats: tuple[Tally, ...] = ()
    """How often each seat won, where seats play against each other."""
    cast: tuple[str, ...] = ()
    """What the seats played, where the grid says it."""
    seed: int | None = None
    """Where the grid has several."""
    won_by: dict[str, int] = {}
    """How many games each bot won, from one of its seats or from several together."""

    @property
    def name(self) -> str:
        """What was played in it; no other cell of the grid is called so."""
        options = self.options.strip("{}").replace('"', "")
        seed = "" if self.seed is None else f"seed {self.seed}"
        return " · ".join(filter(None, (self.scenario, ", ".join(self.bots), ", ".join(self.cast), options, seed)))

    @property
    def shares(self) -> tuple[Share, ...]:
        """How often the game was won; or each seat, where they play against each other."""
        if not self.seats:
            return (Share(self.name, self.games, self.wins),)
        named = zip(self.bots, self.seats, strict=True)
        return tuple(
            Share(f"{self.name} · seat {number}: {bot}", tally.games, tally.wins)
            for number, (bot, tally) in enumerate(named, 1)
        )


class Fault(msgspec.Struct, frozen=True):
    """Something that broke games: how many, and the first of them as a file that leads there."""

    error: str
    games: int
    name: str
    """What the file is called."""
    file: str
    """What stands in it."""

    def keep(self, folder: Path) -> Path:
        """Write the file into a folder."""
        path = folder / self.name
        path.write_text(self.file, encoding="utf-8")
        return path


class Summary(msgspec.Struct, frozen=True):
    """Everything that came out."""

    game: str
    content: str
    cells: tuple[CellSummary, ...]
    endings: dict[str, int]
    roles: dict[str, Tally]
    contributions: tuple[Contribution, ...]
    """What went with winning most, first; with losing most, last."""
    causes: tuple[Cause, ...]
    """What happened last in lost games, the most frequent first."""
    crashes: int
    faults: tuple[Fault, ...] = ()
    """What broke games, each error once, the first one first."""
    pace: str = "rounds"
    """What a game's length is counted in, besides choices."""
    rivalries: tuple[Rivalry, ...] = ()
    """Where bots play against other bots, how often each of them won."""


class Change(msgspec.Struct, frozen=True):
    """A cell in two runs: the difference of its win rates, and where that lies with 95 % certainty."""

    name: str
    before: float
    after: float
    interval: tuple[float, float]

    @property
    def certain(self) -> bool:
        """Whether the difference is more than chance."""
        low, high = self.interval
        return low > 0 or high < 0


def summarise(folder: Path, game: Game[Any, Any] | None = None) -> Summary:
    """What came out of the games in a folder, with the names of the game's things if it is given."""
    asked = read_asked(folder)
    found = sorted(rows(folder), key=lambda row: (row["cell"], row["number"]))
    return summary_of(asked.grid, asked.content, found, game)


def summary_of(grid: Grid, content: str, games: list[dict[str, Any]], game: Game[Any, Any] | None = None) -> Summary:
    """What came out of the games of a grid, row by row."""
    total = Count()
    cells: dict[int, Count] = defaultdict(Count)
    firsts: dict[int, dict[str, Any]] = {}
    for row in games:
        played = played_of(row)
        total.add(played)
        cells[row["cell"]].add(played)
        firsts.setdefault(row["cell"], row)
    sound = [row for row in games if not row["error"]]
    summaries, speaker = tuple(_cell(firsts[cell], count, grid) for cell, count in cells.items()), Speaker(game)
    return Summary(
        speaker.title(grid.game),
        content,
        summaries,
        dict(total.outcomes.most_common()),
        {speaker.role(role): tally for role, tally in total.roles().items()},
        tuple(contributions(sound, speaker)),
        tuple(causes(sound, speaker)),
        total.crashes,
        tuple(_faults(grid.game, games)),
        _pace(game),
        tuple(_rivalries(summaries)),
    )


def _pace(game: Game[Any, Any] | None) -> str:
    """What begins anew when a game pauses."""
    return "turns" if game and any(event.__name__ == "TurnBegan" for event in game.pauses) else "rounds"


def _faults(game: str, rows: list[dict[str, Any]]) -> Iterator[Fault]:
    broken: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in rows:
        if row["error"]:
            broken[row["error"]].append(row)
    for error, found in broken.items():
        first = found[0]
        yield Fault(error, len(found), f"crash-{game}-{first['cell']}-{first['number']}.json", first["file"])


def _cell(first: dict[str, Any], count: Count, grid: Grid) -> CellSummary:
    """A cell as its first game says what was played; of several seeds each is the last side of the grid in turn."""
    cast = tuple(first["roles"]) if grid.casts or grid.roles else ()
    seed = grid.seeds[first["cell"] % len(grid.seeds)] if len(grid.seeds) > 1 else None
    about = first["scenario"], tuple(first["bots"]), first["options"]
    drawn = count.results["drawn"]
    held = {bot: {seat for seat, name in enumerate(first["bots"]) if name == bot} for bot in first["bots"]}
    return CellSummary(
        *about,
        count.games,
        count.wins,
        spread(count.lengths),
        spread(count.rounds),
        count.crashes,
        drawn,
        count.seats(),
        cast,
        seed,
        {bot: count.won_by(seats) for bot, seats in held.items()},
    )


def _rivalries(cells: Iterable[CellSummary]) -> Iterator[Rivalry]:
    """Each bot against the same others, from all seats and in all cells."""
    found: dict[str, list[tuple[str, CellSummary]]] = defaultdict(list)
    for cell in cells:
        for bot in dict.fromkeys(cell.bots) if cell.seats else ():
            others = sorted({*cell.bots} - {bot})
            if others:
                found[f"{bot} against {', '.join(others)}"].append((bot, cell))
    for name, played in found.items():
        games = sum(cell.games for _, cell in played)
        wins = sum(cell.won_by[bot] for bot, cell in played)
        seats = sum(cell.games * cell.bots.count(bot) / len(cell.bots) for bot, cell in played)
        yield Rivalry(Share(name, games, wins), sum(cell.drawn for _, cell in played), seats / games if games else 0.0)


def compare(before: Summary, after: Summary) -> list[Change]:
    """What became of every cell, or of every seat of it, that both have."""
    old = {share.name: share for cell in before.cells for share in cell.shares}
    new = [share for cell in after.cells for share in cell.shares]
    return [_change(old[share.name], share) for share in new if share.name in old]


def _change(old: Share, new: Share) -> Change:
    """The difference of two shares with Newcombe's interval."""
    gain = new.rate - old.rate
    down = math.hypot(new.rate - new.interval[0], old.interval[1] - old.rate)
    up = math.hypot(new.interval[1] - new.rate, old.rate - old.interval[0])
    return Change(new.name, old.rate, new.rate, (round(gain - down, 4), round(gain + up, 4)))
