"""Measures how often bots win, kind of game by kind of game; writes docs/balance/GAME.md, of one game or of all.

    .venv/bin/python tools/balance.py
    nice .venv/bin/python tools/balance.py bugs heroes --games 100 --minutes 60 --processes 1
    .venv/bin/python tools/balance.py bugs --bot search:8 --games 100
    .venv/bin/python tools/balance.py bugs --games 100 --minutes 0

Each part of a page is a grid of the arena, whose games are kept in build/balance. A run that was stopped goes on where
it was, unless something that is printed has changed. Cells take turns, a few games at once, so that a page of an
unfinished run tells a little of each. When the minutes are over nothing more is played, and the page tells of what
there is.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import balance_heroes
import balance_party
import msgspec
from balance_tables import COLUMNS, Band, games_of
from balance_tables import Game as Played
from rich.progress import Progress

import questhall
from questhall.arena.field import play_grid
from questhall.arena.grid import Grid
from questhall.arena.results import read_asked, rows
from questhall.core.game import Option

ROOT = Path(__file__).parents[1]
Game = questhall.Game[Any, Any]
Parts = dict[str, Grid]


class Plan(msgspec.Struct, frozen=True):
    """How a game is measured, and how its page is written."""

    parts: Callable[[Game], Parts]
    page: Callable[[Game, Sequence[Played]], list[str]]
    at_once: int = 5
    """So many games of a cell are played before the next cell has its turn."""


def levels(option: str, bands: Mapping[str, Band], seats: tuple[int, ...] = (), **other: dict[str, Option]) -> Plan:
    """A part for each level of a game that all win or lose together; its name is the option's value, if no other."""

    def parts(game: Game) -> Parts:
        chosen = {level: other.get(level, {option: level}) for level in bands}
        sides = {level: {name: (value,) for name, value in options.items()} for level, options in chosen.items()}
        return {level: Grid(game.key, 1, seats=seats, options=options) for level, options in sides.items()}

    return Plan(parts, lambda game, games: balance_party.page(game, games, bands, alone=False), 1 if seats else 5)


def alone(option: str, bands: Mapping[str, Band]) -> Plan:
    """A part for each level of a game for one; every role is measured where it may play."""

    def parts(game: Game) -> Parts:
        scenarios = game.content.scenarios
        casts = {name: tuple((role,) for role in game.roles() if scenarios[name].allows(role)) for name in game.singles}
        return {level: Grid(game.key, 1, casts=casts, options={option: (level,)}) for level in bands}

    return Plan(parts, lambda game, games: balance_party.page(game, games, bands, alone=True))


def heroes(game: Game) -> Parts:
    """Core factions in both orders of seats, and missions by each of them."""
    core = balance_heroes.CORE
    missions = [name for campaign in game.content.campaigns.values() for name in campaign.missions]
    casts = {name: tuple((faction,) for faction in core) for name in missions}
    clash = {"first_flags": tuple(itertools.permutations(core, 2))}
    return {
        balance_heroes.CLASH: Grid(game.key, 1, casts=clash),
        balance_heroes.MISSIONS: Grid(game.key, 1, casts=casts, pieces=True),
    }


PLANS = {
    "keep": levels("level", {"simple": (70, 100), "hard": (30, 90), "hell": (3, 65)}),
    "bugs": alone("difficulty", {"standard": (20, 95)}),
    "jaws": levels("difficulty", {"normal": (15, 95)}, (2, 4)),
    "heroes": Plan(heroes, lambda game, games: balance_heroes.page(games), 2),
    "terraria": levels(
        "difficulty",
        {"journey": (60, 100), "normal": (20, 80), "hard": (5, 50)},
        (1, 2, 4),
        journey={"journey": True},
    ),
}


def measure(game: Game, plan: Plan, args: argparse.Namespace) -> Iterator[Played]:
    """Play what has not been played, and read all of it."""
    parts = plan.parts(game)
    for name, part in parts.items():
        folder = args.kept / f"{game.key}-{game.content_hash}-{args.bot.replace(':', '-')}-{args.seed}" / name
        kept = read_asked(folder).grid.games if folder.exists() else 0
        games = max(args.games, kept)
        grid = msgspec.structs.replace(part, games=games, bots=(args.bot,), seed=args.seed, deeds=False)
        with Progress() as progress:
            task = progress.add_task(f"{game.key}: {name}")
            play_grid(
                grid,
                game,
                folder,
                processes=args.processes,
                size=min(plan.at_once, args.games),
                seconds=60 * args.minutes / len(parts) / len(args.game or PLANS),
                watch=lambda done, total: progress.update(task, completed=done, total=total),  # noqa: B023  # used at once
            )
        yield from games_of(name, rows(folder, COLUMNS))


def page(game: Game, plan: Plan, games: Sequence[Played], args: argparse.Namespace) -> str:
    """The document."""
    lines = [
        f"# Balance of `{game.key}`",
        "",
        f"How often `{args.bot}` bots win, in percent, with 95 % intervals (Wilson), and of how many games.",
        f"{len(games)} games, up to {args.games} of each kind.",
        "",
        f"Taken with `tools/balance.py {game.key} --bot {args.bot} --games {args.games} --seed {args.seed}`,",
        f"content {game.content_hash}.",
        "",
        *plan.page(game, games),
    ]
    return "\n".join([*lines, ""])


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help=f"{', '.join(PLANS)}; all if none is named")
    parser.add_argument("--games", type=int, default=20, help="games of each kind")
    parser.add_argument("--bot", default="greedy", help="who plays, at every seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=24 * 60, help="no new game is begun after these")
    parser.add_argument("--processes", type=int, help="otherwise one for each core")
    parser.add_argument("--kept", type=Path, default=ROOT / "build" / "balance", help="where games are kept")
    parser.add_argument("--pages", type=Path, default=ROOT / "docs" / "balance", help="where pages are written")
    args = parser.parse_args(arguments)
    for name in args.game or PLANS:
        if name not in PLANS:
            parser.error(f"There is no game “{name}”. There are: {', '.join(PLANS)}.")
    args.pages.mkdir(parents=True, exist_ok=True)
    for name in args.game or PLANS:
        game, plan = questhall.GAMES[name], PLANS[name]
        text = page(game, plan, list(measure(game, plan, args)), args)
        (args.pages / f"{name}.md").write_text(text, encoding="utf-8")
        print(f"Written: {args.pages / name}.md")


if __name__ == "__main__":
    main()
