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


LINES = {
    "decisions_per_s": "decisions",
    "games_per_s": "games",
    "copy_us": "copy",
    "freeze_thaw_us": "freeze",
    "frozen_bytes": "bytes",
    "trials_per_s": "trials",
    "env_steps_per_s": "steps",
    "simulate_games_per_s_1": "one",
    "simulate_games_per_s_2": "two",
}
"""The figures in the order of the table, with their words."""


def show(terminal: Terminal, games: Games, speeds: dict[str, dict[str, Any]]) -> None:
    """The figures as a table: a line for each, a column for each game; then what single games measure besides."""
    names = {key: Names(games[key], terminal.language) for key in speeds}
    grid = Grid(terminal.words.say("bench-game"), *(names[key].title() for key in speeds))
    for figure, line in LINES.items():
        grid.add_row(terminal.words.say(f"bench-{line}"), *(_shown(speed[figure]) for speed in speeds.values()))
    for key, speed in speeds.items():
        for measure, found in speed["measures_ms"].items():
            label = terminal.words.say("bench-measure", name=names[key].of(measure, "measure"))
            grid.add_row(label, *(_shown(found if each == key else None) for each in speeds))
    terminal.console().print(grid)
    terminal.say("bench-note")
    for key, name in names.items():
        for scenario, seats in games[key].benched:
            terminal.say("bench-only", game=name.title(), scenario=name.scenario(scenario), seats=seats)


def _shown(figure: float | None) -> str:
    return "–" if figure is None else f"{figure:,}"
