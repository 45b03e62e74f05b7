"""Measures how strong bots are: the same games by each of them; prints the tables of docs/bots.md.

    .venv/bin/python tools/strength.py bugs --bots random,greedy,search:8,search:24 --minutes 10

Games are kept in build/strength, so a run that was stopped goes on where it was; bots take turns at each kind of game.
In `heroes` each bot plays clashes against `greedy`, from both seats of each deal.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from balance_tables import COLUMNS, Game, games_of, rate

import questhall
from questhall.arena.field import play_grid
from questhall.arena.grid import Grid
from questhall.arena.results import rows

ROOT = Path(__file__).parents[1]
RIVAL = "greedy"
FACTIONS = (("castle", "dungeon"), ("dungeon", "necropolis"), ("necropolis", "castle"))


def bugs(bots: tuple[str, ...]) -> Grid:
    """Every other kind of scenario and character."""
    game = questhall.GAMES["bugs"]
    scenarios = game.content.scenarios
    kinds = [(name, role) for name in game.singles for role in game.roles() if scenarios[name].allows(role)]
    casts: dict[str, tuple[tuple[str, ...], ...]] = {}
    for name, role in kinds[::2]:
        casts[name] = (*casts.get(name, ()), (role,))
    return Grid("bugs", 1, bots, casts=casts)


def heroes(bots: tuple[str, ...]) -> Grid:
    """Each bot against the rival, in both seats."""
    seated = [pair for bot in bots if bot != RIVAL for pair in ((bot, RIVAL), (RIVAL, bot))]
    return Grid("heroes", 1, tuple(seated), casts={"first_flags": FACTIONS})


GRIDS = {
    "bugs": bugs,
    "keep": lambda bots: Grid("keep", 1, bots, seats=(1,), options={"level": ("hell",)}),
    "jaws": lambda bots: Grid("jaws", 1, bots, seats=(2,)),
    "heroes": heroes,
    "terraria": lambda bots: Grid("terraria", 1, bots, seats=(1,), options={"difficulty": ("normal",)}),
}


def played(args: argparse.Namespace) -> Iterator[Game]:
    """Play what has not been played; all games of the grid."""
    game = questhall.GAMES[args.game]
    grid = GRIDS[args.game](tuple(args.bots.split(",")))
    asked = Grid(grid.game, args.games, grid.bots, grid.scenarios, grid.seats, grid.options, casts=grid.casts)
    folder = ROOT / "build" / "strength" / f"{args.game}-{game.content_hash}-{args.bots.replace(',', '-')}"
    play_grid(asked, game, folder, processes=args.processes, size=1, seconds=60 * args.minutes)
    yield from games_of("", rows(folder, COLUMNS))


def together(games: Sequence[Game]) -> Iterator[str]:
    """A row for each bot; only kinds of games that all of them have played."""
    bots = list(dict.fromkeys(game.bots[0] for game in games))
    counts = {kind: sum(_kind(game) == kind for game in games) for kind in set(map(_kind, games))}
    for bot in sorted(bots, key=bots.index):
        mine = [game for game in games if game.bots[0] == bot and counts[_kind(game)] % len(bots) == 0]
        yield f"| `{bot}` | {rate(sum(game.won for game in mine), len(mine))} |"


def _kind(game: Game) -> tuple[Any, ...]:
    return game.scenario, game.roles, str(game.options)


def against(games: Sequence[Game]) -> Iterator[str]:
    """A row for each bot: how often it won against the rival, of the games that one of them won."""
    for bot in dict.fromkeys(name for game in games for name in game.bots if name != RIVAL):
        mine = [game for game in games if bot in game.bots and len(game.winners) == 1]
        drawn = sum(bot in game.bots for game in games) - len(mine)
        won = sum(game.bots[game.winners[0]] == bot for game in mine)
        yield f"| `{bot}` against `{RIVAL}` | {rate(won, len(mine))}, {drawn} drawn |"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GRIDS)
    parser.add_argument("--bots", default="random,greedy,search:8,search:24")
    parser.add_argument("--games", type=int, default=1, help="games of each kind")
    parser.add_argument("--minutes", type=float, default=24 * 60)
    parser.add_argument("--processes", type=int, help="otherwise one for each core")
    args = parser.parse_args()
    games = list(played(args))
    print(*(against if args.game == "heroes" else together)(games), sep="\n")


if __name__ == "__main__":
    main()
