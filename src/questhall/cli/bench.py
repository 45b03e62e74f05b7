"""questhall bench: how quick the games are."""

from __future__ import annotations

import argparse
import json

import msgspec
from rich.table import Table as Grid

from questhall.arena import Speed, bench
from questhall.words.names import Names

from .sitting import Games, find_game
from .terminal import Terminal


def run(args: argparse.Namespace, terminal: Terminal, games: Games) -> int:
    """Measure games and print the figures."""
    chosen = [find_game(games, key) for key in args.games or games]
    speeds = {game.key: bench(game, args.seconds, args.seed) for game in chosen}
    if args.json:
        terminal.write(json.dumps({"games": msgspec.to_builtins(speeds)}, indent=2))
    else:
        show(terminal, games, speeds)
    return 0


def show(terminal: Terminal, games: Games, speeds: dict[str, Speed]) -> None:
    """The figures as a table."""
    keys = ("game", "decisions", "games", "copy", "freeze", "bytes", "trials")
    grid = Grid(*(terminal.words.say(f"bench-{key}") for key in keys))
    for key, speed in speeds.items():
        figures = msgspec.structs.astuple(speed)
        grid.add_row(Names(games[key], terminal.language).title(), *(f"{figure:,}" for figure in figures))
    terminal.console().print(grid)
    terminal.say("bench-note")
