"""questhall simulate: many games by bots, and what came out."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.table import Table as Grid

from questhall.arena import Report, simulate, wilson
from questhall.core.errors import SetupError
from questhall.words.names import Names

from . import tournament
from .bars import progress_bar
from .options import read_options
from .sitting import Games, find_game, seed_of, split
from .terminal import Terminal

GAMES, BOTS = 100, ["greedy"]
"""What is played if nothing else is said."""
OF_A_GAME = ("scenario", "roles", "seed", "option", "bots", "games", "json")
OF_A_GRID = ("out", "against")
OF_BOTH = ("processes", "ray")


def run(args: argparse.Namespace, terminal: Terminal, games: Games) -> int:
    """Play a series and print the report; 1 if a game crashed. A file is a grid of many series."""
    is_grid = Path(args.game).suffix in (".yaml", ".yml")
    check_given(args, is_grid=is_grid)
    if is_grid:
        return tournament.run(args, terminal, games)
    game, count = find_game(games, args.game), GAMES if args.games is None else args.games
    with progress_bar(terminal) as progress:
        task = progress.add_task(terminal.words.say("sim-progress"), total=count)
        progress.advance(task, 0)  # The clock starts.
        report = simulate(
            game,
            args.scenario or game.singles[0],
            bots=BOTS if args.bots is None else split(args.bots),
            games=count,
            seed=seed_of(args),
            options=read_options(game, args.option),
            roles=split(args.roles) or None,
            processes=args.processes,
            ray=args.ray,
            watch=lambda done: progress.advance(task, done),
        )
    if args.json:
        terminal.write(report.to_json())
    else:
        show(terminal, Names(game, terminal.language), report)
    return 1 if _report_crash(terminal, report) else 0


def check_given(args: argparse.Namespace, *, is_grid: bool) -> None:
    """Refuse what would do nothing."""
    idle, legal = (OF_A_GAME, OF_A_GRID) if is_grid else (OF_A_GRID, OF_A_GAME)
    found = {name: getattr(args, name) for name in idle}
    given = [name for name, value in found.items() if value is not None and value is not False and value != []]
    if not given:
        return
    named, known = ", ".join(f"--{name}" for name in given), ", ".join(f"--{name}" for name in (*legal, *OF_BOTH))
    if is_grid:
        raise SetupError(f"“{args.game}” says what is played, so {named} cannot be given with it, but {known} can.")
    raise SetupError(f"{named} can be given with the file of a grid only, GRID.yaml; with a game {known} can.")


def show(terminal: Terminal, names: Names, report: Report) -> None:
    """The report as tables."""
    words, console = terminal.words, terminal.console()
    bots = ", ".join(report.bots)
    title = words.say("sim-title", game=names.title(), scenario=names.scenario(report.scenario), bots=bots)
    terminal.write(title)
    low, high = report.interval
    facts = Grid(show_header=False)
    facts.add_row(words.say("sim-seed"), str(report.seed))
    facts.add_row(words.say("sim-games"), str(report.games))
    if not report.seats:
        facts.add_row(words.say("sim-won"), f"{report.wins} ({report.win_rate:.1%})")
        facts.add_row(words.say("sim-interval"), f"{low:.1%} – {high:.1%}")
    for seat, tally in enumerate(report.seats):
        low, high = wilson(tally.wins, tally.games)
        won = f"{tally.wins} ({tally.wins / tally.games:.1%}; {low:.1%} – {high:.1%})"
        facts.add_row(f"{words.say('sim-won')}: {words.seat(seat)} ({report.bots[seat]})", won)
    facts.add_row(words.say("sim-decisions"), f"{report.decisions_mean:.1f}, {report.decisions_median:g}")
    if report.crashes:
        facts.add_row(words.say("sim-crashes"), str(report.crashes))
    console.print(facts, _roles(terminal, names, report), _outcomes(terminal, report))


def _roles(terminal: Terminal, names: Names, report: Report) -> Grid:
    grid = Grid(*(terminal.words.say(key) for key in ("sim-role", "sim-games", "sim-won")), "%")
    for role, tally in report.roles.items():
        name = names.role(role) if role else "–"
        grid.add_row(name, str(tally.games), str(tally.wins), f"{tally.wins / tally.games:.1%}")
    return grid


def _outcomes(terminal: Terminal, report: Report) -> Grid:
    grid = Grid(terminal.words.say("sim-ending"), terminal.words.say("sim-games"))
    for ending, count in report.outcomes.items():
        grid.add_row(ending, str(count))
    return grid


def _report_crash(terminal: Terminal, report: Report) -> bool:
    """Keep the first game that crashed, and say where."""
    crash = report.first_crash
    if crash is None:
        return False
    path = Path(f"crash-{report.game}-{report.seed}-{crash.number}.json")
    path.write_text(crash.file, encoding="utf-8")
    values = {"count": report.crashes, "error": crash.error, "file": str(path)}
    terminal.complain(terminal.words.say("sim-crash", **values))
    return True
