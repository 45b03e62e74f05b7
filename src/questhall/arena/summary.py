"""What came out of a grid: cells with their win rates, and what went with winning."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from .report import Count, Tally, wilson
from .results import played_of, read_asked, rows

FEWEST = 20
"""A deed counts only if it was done in so many games, and left undone in as many."""


class CellSummary(msgspec.Struct, frozen=True):
    """The games of one cell."""

    scenario: str
    bots: tuple[str, ...]
    options: str
    games: int
    wins: int
    interval: tuple[float, float]
    decisions: float
    crashes: int
    cast: tuple[str, ...] = ()
    """What the seats played, where the grid says it."""

    @property
    def name(self) -> str:
        """What was played in it; no other cell of the grid is called so."""
        options = self.options.strip("{}").replace('"', "")
        return " · ".join(filter(None, (self.scenario, ", ".join(self.bots), ", ".join(self.cast), options)))

    @property
    def rate(self) -> float:
        """The share of games that were won."""
        return self.wins / self.games if self.games else 0.0


class Deed(msgspec.Struct, frozen=True):
    """Something that happened in some of the games: how often they were won with it, and without."""

    name: str
    done: Tally
    left: Tally

    @property
    def gain(self) -> float:
        """By how much more games with it were won."""
        return self.done.wins / self.done.games - self.left.wins / self.left.games


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
    deeds: tuple[Deed, ...]
    """What went with winning most, first; with losing most, last."""
    fatal: dict[str, int]
    """What happened by the last choice of lost games, the most frequent first."""
    crashes: int
    faults: tuple[Fault, ...] = ()
    """What broke games, each error once, the first one first."""


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


def summarise(folder: Path) -> Summary:
    """What came out of the games in a folder."""
    asked, games = read_asked(folder), sorted(rows(folder), key=lambda row: (row["cell"], row["number"]))
    total = Count()
    cells: dict[int, Count] = defaultdict(Count)
    firsts: dict[int, dict[str, Any]] = {}
    has_casts = bool(asked.grid.casts or asked.grid.roles)
    for game in games:
        played = played_of(game)
        total.add(played)
        cells[game["cell"]].add(played)
        firsts.setdefault(game["cell"], game)
    sound = [game for game in games if not game["error"]]
    lost = Counter(deed for game in sound if game["result"] == "lost" for deed in game["last"])
    return Summary(
        asked.grid.game,
        asked.content,
        tuple(_cell(firsts[number], count, has_casts=has_casts) for number, count in cells.items()),
        dict(total.outcomes.most_common()),
        total.roles(),
        tuple(_deeds(sound)),
        dict(lost.most_common(20)),
        total.crashes,
        tuple(_faults(asked.grid.game, games)),
    )


def _faults(game: str, rows: list[dict[str, Any]]) -> Iterator[Fault]:
    broken: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in rows:
        if row["error"]:
            broken[row["error"]].append(row)
    for error, found in broken.items():
        first = found[0]
        yield Fault(error, len(found), f"crash-{game}-{first['cell']}-{first['number']}.json", first["file"])


def _cell(first: dict[str, Any], count: Count, *, has_casts: bool) -> CellSummary:
    interval = wilson(count.wins, count.games)
    cast = tuple(first["roles"]) if has_casts else ()
    about = first["scenario"], tuple(first["bots"]), first["options"]
    return CellSummary(*about, count.games, count.wins, interval, count.mean_length(), count.crashes, cast)


def _deeds(games: list[dict[str, Any]]) -> list[Deed]:
    wins = sum(game["result"] == "won" for game in games)
    done: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        for name, _ in game["deeds"]:
            done[name] += 1
            won[name] += game["result"] == "won"
    found = [
        Deed(name, Tally(count, won[name]), Tally(len(games) - count, wins - won[name]))
        for name, count in done.items()
        if FEWEST <= count <= len(games) - FEWEST
    ]
    return sorted(found, key=lambda deed: (-deed.gain, deed.name))


def compare(before: Summary, after: Summary) -> list[Change]:
    """What became of every cell that both have."""
    old = {cell.name: cell for cell in before.cells}
    return [_change(old[cell.name], cell) for cell in after.cells if cell.name in old]


def _change(old: CellSummary, new: CellSummary) -> Change:
    """The difference of two shares with Newcombe's interval."""
    gain = new.rate - old.rate
    down = math.hypot(new.rate - new.interval[0], old.interval[1] - old.rate)
    up = math.hypot(new.interval[1] - new.rate, old.rate - old.interval[0])
    return Change(new.name, old.rate, new.rate, (round(gain - down, 4), round(gain + up, 4)))
