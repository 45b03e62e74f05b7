"""Measures how strong bots are: the same games by each of them; prints the tables of docs/bots.md.

    .venv/bin/python tools/strength.py bugs --bots random,greedy,search:8,search:24 --minutes 10
    .venv/bin/python tools/strength.py keep --levels simple,hard,hell --games 6

Games are kept in build/strength, so a run that was stopped goes on where it was, with the same code only; bots take
turns at each kind of game. Only games that all of the bots have played count, level by level; after the rates it prints
how often of two bots only the one and only the other won. In `heroes` each bot plays clashes against `greedy`, and the
deals count that it has played from both seats.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
from balance_tables import rate

import questhall
from questhall.arena.field import play_grid
from questhall.arena.grid import Grid
from questhall.arena.results import rows
from questhall.core.errors import QuesthallError
from questhall.core.game import Option

ROOT = Path(__file__).parents[1]
RIVAL = "greedy"
FACTIONS = (("castle", "dungeon"), ("dungeon", "necropolis"), ("necropolis", "castle"))
COLUMNS = ["scenario", "number", "roles", "result", "winners", "bots", "error"]
Row = Mapping[str, Any]
Deal = tuple[str, int, tuple[str, ...]]


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


GRIDS: dict[str, Callable[[tuple[str, ...]], Grid]] = {
    "bugs": bugs,
    "keep": lambda bots: Grid("keep", 1, bots, seats=(1,)),
    "jaws": lambda bots: Grid("jaws", 1, bots, seats=(2,)),
    "heroes": heroes,
    "terraria": lambda bots: Grid("terraria", 1, bots, seats=(1,)),
}
LEVELS = {"bugs": "standard", "keep": "hell", "jaws": "normal", "heroes": "clash", "terraria": "normal"}
"""How hard games are, if nothing else is said: so that greedy bots neither win nor lose nearly all."""


def options(game: str, level: str) -> dict[str, tuple[Option, ...]]:
    """What makes games so hard."""
    if game == "heroes":
        return {}
    if level == "journey":
        return {"journey": (True,)}
    return {"level" if game == "keep" else "difficulty": (level,)}


def played(args: argparse.Namespace, level: str) -> list[Row]:
    """Play what has not been played; all games of the grid."""
    game, bots = questhall.GAMES[args.game], args.bots
    grid = GRIDS[args.game](tuple(bots.split(",")))
    asked = msgspec.structs.replace(grid, games=args.games, options=options(args.game, level), deeds=False)
    folder = ROOT / "build" / "strength" / f"{args.game}-{game.content_hash}-{level}-{bots.replace(',', '-')}"
    minutes = args.minutes / len(args.levels.split(","))
    play_grid(asked, game, folder, processes=args.processes, size=1, seconds=60 * minutes)
    return list(rows(folder, COLUMNS))


def deal(row: Row) -> Deal:
    """What is the same whoever plays."""
    return row["scenario"], row["number"], tuple(row["roles"])


def together(games: Sequence[Row], bots: Sequence[str]) -> Iterator[str]:
    """A row for each bot, of the games that all of them have played; then what two of them won alone."""
    found: dict[Deal, dict[str, bool]] = {}
    for row in games:
        found.setdefault(deal(row), {})[row["bots"][0]] = row["result"] == "won"
    common = [each for each in found.values() if len(each) == len(bots)]
    for bot in bots:
        yield f"| `{bot}` | {rate(sum(each[bot] for each in common), len(common))} |"
    for one, two in combinations(bots, 2):
        first, second = [sum(each[a] and not each[b] for each in common) for a, b in ((one, two), (two, one))]
        yield f"* only `{one}` won {first}, only `{two}` {second}"


def against(games: Sequence[Row]) -> Iterator[str]:
    """A row for each bot: how often it won against the rival, of the deals it played from both seats and one won."""
    for bot in dict.fromkeys(name for row in games for name in row["bots"] if name != RIVAL):
        mine = [row for row in games if bot in row["bots"]]
        seats = Counter(map(deal, mine))
        both = [row for row in mine if seats[deal(row)] == 2]
        decided = [row for row in both if len(row["winners"]) == 1]
        won = sum(row["bots"][row["winners"][0]] == bot for row in decided)
        yield f"| `{bot}` against `{RIVAL}` | {rate(won, len(decided))}, {len(both) - len(decided)} drawn |"


def told(game: str, games: Sequence[Row], bots: Sequence[str]) -> Iterator[str]:
    """What the games say that came to an end, and how many did not."""
    sound = [row for row in games if not row["error"]]
    yield from against(sound) if game == "heroes" else together(sound, bots)
    if crashed := len(games) - len(sound):
        yield f"* {crashed} crashed, not counted above"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GRIDS)
    parser.add_argument("--bots", default="random,greedy,search:8,search:24")
    parser.add_argument("--levels", help="how hard the games are, one or several; otherwise so that there is room")
    parser.add_argument("--games", type=int, default=1, help="games of each kind")
    parser.add_argument("--minutes", type=float, default=24 * 60)
    parser.add_argument("--processes", type=int, help="otherwise one for each core")
    args = parser.parse_args()
    args.levels = args.levels or LEVELS[args.game]
    for level in args.levels.split(","):
        try:
            games = played(args, level)
        except QuesthallError as error:
            sys.exit(str(error))
        print(f"{args.game}, {level}:")
        print(*told(args.game, games, args.bots.split(",")), sep="\n")


if __name__ == "__main__":
    main()
