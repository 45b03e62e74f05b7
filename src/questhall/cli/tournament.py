"""questhall simulate GRID.yaml: many kinds of games, kept in a folder with a report."""

from __future__ import annotations

import argparse
import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table

from questhall.arena.grid import game_of, read_grid
from questhall.core import Game
from questhall.core.errors import SetupError

from .bars import follow, progress_bar
from .sitting import Games
from .terminal import Terminal

if TYPE_CHECKING:
    from questhall.arena.summary import Summary

REPORT = "report.html"
INTERRUPTED = 130


def run(args: argparse.Namespace, terminal: Terminal, games: Games) -> int:
    """Play what is missing, write the report, and print the win rates; 1 if a game crashed.

    Interrupted, it writes the report of what there is.
    """
    file = Path(args.game)
    grid = read_grid(file)
    game = game_of(grid, games)
    if importlib.util.find_spec("pyarrow") is None:
        raise SetupError(terminal.words.say("grid-needs", command="pip install questhall[arena]"))
    from questhall.arena.field import play_grid  # noqa: PLC0415  # pyarrow is an extra
    from questhall.arena.summary import summarise  # noqa: PLC0415

    folder = Path(args.out or file.with_suffix(""))
    against = summarise(Path(args.against)) if args.against else None
    try:
        with progress_bar(terminal) as progress:
            watch = follow(progress, terminal.words.say("sim-progress"))
            whole = play_grid(grid, game, folder, processes=args.processes, ray=args.ray, watch=watch)
    except KeyboardInterrupt:
        return _stopped(terminal, folder, game, against)
    summary = _report(terminal, folder, game, against)
    terminal.say("grid-written", games=str(whole), report=str(folder / REPORT))
    return 1 if summary.crashes else 0


def _stopped(terminal: Terminal, folder: Path, game: Game[Any, Any], against: Summary | None) -> int:
    """Say what is kept of a run that was interrupted, if anything is."""
    from questhall.arena.results import rows  # noqa: PLC0415

    kept = sum(1 for _ in rows(folder, ["cell"]))
    if not kept:
        raise KeyboardInterrupt
    terminal.write()
    _report(terminal, folder, game, against)
    terminal.say("grid-stopped", games=kept, folder=str(folder), report=str(folder / REPORT))
    return INTERRUPTED


def _report(terminal: Terminal, folder: Path, game: Game[Any, Any], against: Summary | None) -> Summary:
    """Write the report of what is in the folder, and print the win rates."""
    from questhall.arena.page import page  # noqa: PLC0415
    from questhall.arena.summary import compare, summarise  # noqa: PLC0415

    summary = summarise(folder, game)
    changes = compare(against, summary) if against else []
    (folder / REPORT).write_text(page(summary, changes), encoding="utf-8")
    shown = Table(*(terminal.words.say(key) for key in ("grid-cell", "sim-games", "sim-won", "sim-interval")))
    shares = [share for cell in summary.cells for share in cell.shares]
    for share in (*shares, *(rivalry.won for rivalry in summary.rivalries)):
        low, high = share.interval
        shown.add_row(share.name, str(share.games), f"{share.rate:.1%}", f"{low:.1%} – {high:.1%}")
    terminal.console().print(shown)
    if against:
        key = "grid-changes" if changes else "grid-nothing-common"
        terminal.say(key, count=len(changes), certain=sum(change.certain for change in changes))
    for fault in summary.faults:
        values = {"count": fault.games, "error": fault.error, "file": str(fault.keep(folder))}
        terminal.complain(terminal.words.say("sim-crash", **values))
    return summary
