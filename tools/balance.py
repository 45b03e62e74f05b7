"""Measures how often greedy bots win: every scenario, level and number of seats; writes docs/balance/GAME.md.

    .venv/bin/python tools/balance.py keep --games 50

The page is written after every round of five games of each kind. A run that was stopped goes on where it was: what has
been played is kept in build/balance-GAME.json.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import Progress

import questhall
from questhall.arena import simulate
from questhall.arena.report import Tally, wilson
from questhall.core import Game

ROOT = Path(__file__).parents[1]
LEVELS = ("simple", "hard", "hell")
BANDS = {"simple": (70, 100), "hard": (30, 90), "hell": (3, 65)}
"""What the win rates should be, in percent."""
ROUND = 5
"""So many games of each kind are played in a round."""
CLAN_SPREAD = 25
"""How far the means of two roles may lie apart."""


class Cell(msgspec.Struct, frozen=True):
    """Games of one kind."""

    scenario: str
    level: str
    seats: int
    games: int
    wins: int
    roles: dict[str, Tally]


def measure(game: Game[Any, Any], rounds: int, seed: int, kept: Path) -> Iterator[list[Cell]]:
    """Play round after round, each a few games of every kind; what has been played before is not played again."""
    known = msgspec.json.decode(kept.read_bytes(), type=dict[str, Cell]) if kept.exists() else {}
    todo = [(scenario, level, n) for scenario in game.singles for level in LEVELS for n in game.players]
    total = {kind: Cell(*kind, 0, 0, {}) for kind in todo}
    with Progress() as progress:
        task = progress.add_task(f"{game.key}: {rounds} rounds of {ROUND} games", total=len(todo) * rounds)
        for number in range(rounds):
            for kind in todo:
                name = f"{' '.join(map(str, kind))} {seed + number} {game.content_hash}"
                if name not in known:
                    known[name] = play(game, *kind, seed + number)
                    kept.parent.mkdir(exist_ok=True)
                    kept.write_bytes(msgspec.json.encode(known))
                total[kind] = added(total[kind], known[name])
                progress.advance(task)
            yield list(total.values())


def play(game: Game[Any, Any], scenario: str, level: str, seats: int, seed: int) -> Cell:
    """One round of one kind."""
    options = {"level": level}
    report = simulate(game, scenario, bots=["greedy"] * seats, games=ROUND, seed=seed, options=options)
    return Cell(scenario, level, seats, report.games, report.wins, report.roles)


def added(one: Cell, other: Cell) -> Cell:
    """Both together."""
    none = Tally(0, 0)
    roles = {
        role: Tally(
            one.roles.get(role, none).games + other.roles.get(role, none).games,
            one.roles.get(role, none).wins + other.roles.get(role, none).wins,
        )
        for role in (*one.roles, *other.roles)
    }
    return Cell(one.scenario, one.level, one.seats, one.games + other.games, one.wins + other.wins, roles)


def rate(cells: list[Cell]) -> str:
    """A win rate in percent with its 95 % interval."""
    wins, games = sum(cell.wins for cell in cells), sum(cell.games for cell in cells)
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.0f} ({100 * low:.0f}-{100 * high:.0f})"


def table(game: Game[Any, Any], cells: list[Cell], level: str) -> Iterator[str]:
    """One level: a row for each scenario, a column for each number of seats."""
    seats = list(game.players)
    yield f"| scenario | {' | '.join(f'{n} seats' if n > 1 else '1 seat' for n in seats)} | all |"
    yield "|---" * (len(seats) + 2) + "|"
    of_level = [cell for cell in cells if cell.level == level]
    for scenario in (*game.singles, ""):
        row = [cell for cell in of_level if scenario in ("", cell.scenario)]
        columns = [rate([cell for cell in row if cell.seats == n]) for n in seats]
        yield f"| {scenario or '**all**'} | {' | '.join(columns)} | {rate(row)} |"


def roles(game: Game[Any, Any], cells: list[Cell]) -> Iterator[str]:
    """How often each role was among the winners."""
    yield "| role | " + " | ".join(LEVELS) + " | all |"
    yield "|---" * (len(LEVELS) + 2) + "|"
    for role in game.roles():
        tallies = [(cell.level, tally) for cell in cells for name, tally in cell.roles.items() if name == role]
        columns = [_share([tally for level, tally in tallies if level in (wanted, "")]) for wanted in LEVELS]
        yield f"| {role} | {' | '.join(columns)} | {_share([tally for _, tally in tallies])} |"


def _share(tallies: list[Tally]) -> str:
    wins, games = sum(tally.wins for tally in tallies), sum(tally.games for tally in tallies)
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.0f} ({100 * low:.0f}-{100 * high:.0f})" if games else "-"


def outside(cells: list[Cell]) -> Iterator[str]:
    """Cells with a win rate outside its band, and scenarios in which a level is not harder than the one before."""
    for cell in cells:
        low, high = BANDS[cell.level]
        if not low <= 100 * cell.wins / cell.games <= high:
            yield f"* {cell.scenario}, {cell.level}, {cell.seats} seats: {rate([cell])}, wanted {low}-{high}"
    for scenario in dict.fromkeys(cell.scenario for cell in cells):
        shares = [_wins(cells, scenario, level) for level in LEVELS]
        if shares != sorted(shares, reverse=True):
            yield f"* {scenario}: does not fall from level to level"


def _wins(cells: list[Cell], scenario: str, level: str) -> float:
    chosen = [cell for cell in cells if (cell.scenario, cell.level) == (scenario, level)]
    return sum(cell.wins for cell in chosen) / sum(cell.games for cell in chosen)


def page(game: Game[Any, Any], cells: list[Cell], games: int, seed: int) -> str:
    """The document."""
    per_level = games * len(game.players)
    wanted = ", ".join(f"{low}-{high} % on {level}" for level, (low, high) in BANDS.items())
    lines = [
        f"# Balance of `{game.key}`",
        "",
        "How often greedy bots win, in percent, with 95 % intervals (Wilson). Every seat is a greedy bot; clans are",
        f"drawn anew for each game. {games} games for each scenario, level and number of seats, so {per_level} for",
        "each scenario and level.",
        "",
        f"Taken with `tools/balance.py {game.key} --games {games} --seed {seed}`, content {game.content_hash}.",
        f"Wanted: {wanted}, falling from level to level in every scenario, and no clan's mean more than",
        f"{CLAN_SPREAD} points from another's.",
    ]
    for level in LEVELS:
        lines += ["", f"## {level.capitalize()}", "", *table(game, cells, level)]
    lines += ["", "## Clans", "", *roles(game, cells), "", "## Outside the bands", ""]
    return "\n".join([*lines, *(list(outside(cells)) or ["Nothing."]), ""])


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=questhall.GAMES)
    parser.add_argument("--games", type=int, default=200, help="games for each scenario, level and number of seats")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = questhall.GAMES[args.game]
    path = ROOT / "docs" / "balance" / f"{args.game}.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    rounds = -(-args.games // ROUND)
    for number, cells in enumerate(measure(game, rounds, args.seed, ROOT / "build" / f"balance-{args.game}.json"), 1):
        path.write_text(page(game, cells, number * ROUND, args.seed), encoding="utf-8")
    print(f"Written: {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
