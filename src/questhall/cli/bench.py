"""questhall bench: how quick the games are."""

from __future__ import annotations

import argparse
import importlib.util
import json
from typing import Any

import msgspec
from rich.table import Table as Grid

from questhall.arena import bench
from questhall.arena.bench import throughput
from questhall.core import Game
from questhall.words.names import Names

from .sitting import Games, find_game
from .terminal import Terminal


def run(args: argparse.Namespace, terminal: Terminal, games: Games) -> int:
    """Measure games and print the figures."""
    chosen = [find_game(games, key) for key in args.games or games]
    speeds = {game.key: figures(game, args.seconds, args.seed) for game in chosen}
    if args.json:
        terminal.write(json.dumps({"games": speeds}, indent=2))
    else:
        show(terminal, games, speeds)
    return 0


def figures(game: Game[Any, Any], seconds: float, seed: int) -> dict[str, Any]:
    """Everything that is measured of a game; nothing for environments where their packages are missing."""
    speed: dict[str, Any] = msgspec.to_builtins(bench(game, seconds, seed))
    speed["env_steps_per_s"] = _environment(game, seconds, seed)
    count = max(24, min(5000, int(3 * seconds * speed["games_per_s"])))
    for processes in (1, 2):
        speed[f"simulate_games_per_s_{processes}"] = throughput(game, count, processes, seed)
    return speed


def _environment(game: Game[Any, Any], seconds: float, seed: int) -> int | None:
    if importlib.util.find_spec("gymnasium") is None or importlib.util.find_spec("pettingzoo") is None:
        return None
    from questhall.envs.bench import steps_per_s  # noqa: PLC0415  # an extra

    return steps_per_s(game, seconds, seed)


def show(terminal: Terminal, games: Games, speeds: dict[str, dict[str, Any]]) -> None:
    """The figures as a table: a line for each, a column for each game."""
    lines = ("decisions", "games", "copy", "freeze", "bytes", "trials", "steps", "one", "two")
    grid = Grid(terminal.words.say("bench-game"), *(Names(games[key], terminal.language).title() for key in speeds))
    for line, found in zip(lines, zip(*(speed.values() for speed in speeds.values()), strict=True), strict=True):
        shown = ("–" if figure is None else f"{figure:,}" for figure in found)
        grid.add_row(terminal.words.say(f"bench-{line}"), *shown)
    terminal.console().print(grid)
    terminal.say("bench-note")
