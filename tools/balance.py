"""Measures how often bots win, kind of game by kind of game; writes docs/balance/GAME.md, of one game or of all.

    .venv/bin/python tools/balance.py
    nice .venv/bin/python tools/balance.py bugs heroes --games 100 --minutes 60 --processes 1
    .venv/bin/python tools/balance.py bugs --bot search:8 --games 100
    .venv/bin/python tools/balance.py bugs --minutes 0
    .venv/bin/python tools/balance.py --check

Who plays, how many games of each kind and with which seed is said for each game (PLANS); flags change it. On two idle
cores bugs and terraria take an hour and a half each, jaws an hour, keep half an hour, heroes a quarter.

Each part of a page is a grid of the arena, whose games are kept in build/balance. A run that was stopped goes on where
it was, unless something that is printed has changed; where only code has changed it goes on. Cells take turns, a few
games at once, so that a page of an unfinished run tells a little of each. When the minutes are over nothing more is
played, and the page tells of what there is. What people have to say of a game stands in docs/balance/notes/GAME.md, and
so at the end of its page.
"""

from __future__ import annotations

import argparse
import itertools
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

import balance_chains
import balance_heroes
import balance_party
import msgspec
from balance_tables import COLUMNS, Band, broken_of, games_of, unfinished
from balance_tables import Game as Played
from rich.progress import Progress

import questhall
from questhall.arena.field import play_grid
from questhall.arena.grid import Grid
from questhall.arena.results import GRID, read_asked, rows
from questhall.core.game import Option

ROOT = Path(__file__).parents[1]
CONTENT = re.compile(r"\bcontent (\w+)\.$", re.MULTILINE)
Game = questhall.Game[Any, Any]
Parts = dict[str, Grid]
Rows = list[dict[str, Any]]
Lines = Callable[[Game, Sequence[Played]], list[str]]


class Sample(msgspec.Struct, frozen=True):
    """What a page is taken with."""

    bot: str
    games: int
    """So many of each kind."""
    seed: int


class Plan(msgspec.Struct, frozen=True):
    """How a game is measured, and how its page is written."""

    sample: Sample
    parts: Callable[[Game], Parts]
    page: Lines
    outside: Lines
    """What is not as wanted."""
    at_once: int = 5
    """So many games of a cell are played before the next cell has its turn."""


def levels(
    sample: Sample, option: str, bands: Mapping[str, Band], seats: tuple[int, ...] = (), **other: dict[str, Option]
) -> Plan:
    """A part for each level of a game that all win or lose together; its name is the option's value, if no other."""

    def parts(game: Game) -> Parts:
        chosen = {level: other.get(level, {option: level}) for level in bands}
        sides = {level: {name: (value,) for name, value in options.items()} for level, options in chosen.items()}
        return {level: Grid(game.key, 1, seats=seats, options=options) for level, options in sides.items()}

    return party(sample, parts, bands, 1 if seats else 5)


def alone(sample: Sample, option: str, bands: Mapping[str, Band]) -> Plan:
    """A part for each level of a game for one; every role is measured where it may play."""

    def parts(game: Game) -> Parts:
        scenarios = game.content.scenarios
        casts = {name: tuple((role,) for role in game.roles() if scenarios[name].allows(role)) for name in game.singles}
        return {level: Grid(game.key, 1, casts=casts, options={option: (level,)}) for level in bands}

    return party(sample, parts, bands, alone=True)


def party(
    sample: Sample,
    parts: Callable[[Game], Parts],
    bands: Mapping[str, Band],
    at_once: int = 5,
    *,
    alone: bool = False,
) -> Plan:
    """A game that all win or lose together."""
    return Plan(
        sample,
        parts,
        lambda game, games: balance_party.page(game, games, bands, alone=alone),
        lambda game, games: balance_party.faults(game, games, bands, alone=alone),
        at_once,
    )


def chained(plan: Plan) -> Plan:
    """A game that is won by one of several chains of goals, besides."""
    return msgspec.structs.replace(
        plan,
        page=lambda game, games: [*plan.page(game, games), "", *balance_chains.page(games)],
        outside=lambda game, games: [*plan.outside(game, games), *balance_chains.rare(games)],
    )


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
    "keep": levels(Sample("greedy", 20, 1), "level", {"simple": (70, 100), "hard": (30, 90), "hell": (3, 65)}),
    "bugs": alone(Sample("search:24", 100, 2026), "difficulty", {"standard": (20, 95)}),
    "jaws": levels(Sample("greedy", 100, 1119), "difficulty", {"normal": (15, 95)}, (2, 4)),
    "heroes": Plan(
        Sample("greedy", 84, 1119),
        heroes,
        lambda game, games: balance_heroes.page(games),
        lambda game, games: list(balance_heroes.hard_or_easy(games)),
        2,
    ),
    "terraria": chained(
        levels(
            Sample("greedy", 200, 1123),
            "difficulty",
            {"journey": (60, 100), "normal": (20, 80), "hard": (5, 50)},
            (1, 2, 4),
            journey={"journey": True},
        )
    ),
}


def asked(plan: Plan, args: argparse.Namespace) -> Sample:
    """What the page is taken with: the plan's word, unless a flag says something else."""
    flags = {name: value for name in Sample.__struct_fields__ if (value := getattr(args, name)) is not None}
    return msgspec.structs.replace(plan.sample, **flags)


def measure(game: Game, plan: Plan, sample: Sample, args: argparse.Namespace) -> Iterator[tuple[str, Rows]]:
    """Play what has not been played; of each part all that there is."""
    parts = plan.parts(game)
    for name, part in parts.items():
        folder = kept(game, sample, args) / name
        grid = msgspec.structs.replace(part, games=sample.games, bots=(sample.bot,), seed=sample.seed, deeds=False)
        with Progress() as progress:
            task = progress.add_task(f"{game.key}: {name}")
            play_grid(
                grid,
                game,
                folder,
                processes=args.processes,
                size=plan.at_once,
                seconds=60 * args.minutes / len(parts) / len(args.game or PLANS),
                watch=lambda done, total: progress.update(task, completed=done, total=total),  # noqa: B023  # used at once
                any_code=True,
            )
        yield name, list(rows(folder, COLUMNS))


def kept(game: Game, sample: Sample, args: argparse.Namespace) -> Path:
    """Where the games are."""
    folder: Path = args.kept / f"{game.key}-{game.content_hash}-{sample.bot.replace(':', '-')}-{sample.seed}"
    return folder


def grown(game: Game, sample: Sample, args: argparse.Namespace) -> Sample:
    """With as many games of each kind as were asked for before, if these are more."""
    before = [read_asked(path.parent).grid.games for path in kept(game, sample, args).glob(f"*/{GRID}")]
    return msgspec.structs.replace(sample, games=max([sample.games, *before]))


def page(game: Game, plan: Plan, sample: Sample, found: Sequence[tuple[str, Rows]]) -> str:
    """What was measured."""
    games = [each for name, part in found for each in games_of(name, part)]
    broken = [each for name, part in found for each in broken_of(name, part)]
    lines = [
        f"# Balance of `{game.key}`",
        "",
        f"How often `{sample.bot}` bots win, in percent, with 95 % intervals (Wilson), and of how many games.",
        f"{len(games)} games, up to {sample.games} of each kind.",
        "",
        f"Taken with `tools/balance.py {game.key} --bot {sample.bot} --games {sample.games} --seed {sample.seed}`,",
        f"content {game.content_hash}.",
        "",
        *plan.page(game, games),
        "",
        "## Outside the bands",
        "",
        *([*plan.outside(game, games), *unfinished(broken)] or ["Nothing."]),
    ]
    return "\n".join([*lines, ""])


def write(game: Game, plan: Plan, args: argparse.Namespace) -> None:
    """Measure, and write the page: what was measured, then what people have to say."""
    sample = grown(game, asked(plan, args), args)
    text = page(game, plan, sample, list(measure(game, plan, sample, args)))
    notes = args.notes / f"{game.key}.md"
    said = "\n" + notes.read_text("utf-8") if notes.exists() else ""
    (args.pages / f"{game.key}.md").write_text(text + said, encoding="utf-8")
    print(f"Written: {args.pages / game.key}.md")


def stale(game: Game, pages: Path) -> str:
    """Why the page of a game does not tell of the game as it is; nothing if it does.

    Its notes may name another content with which the same is played.
    """
    path = pages / f"{game.key}.md"
    found = CONTENT.findall(path.read_text("utf-8")) if path.exists() else []
    if not found:
        return f"{game.key}: not measured"
    return "" if game.content_hash in found else f"{game.key}: content {found[0]}, now {game.content_hash}"


def check(names: Sequence[str], pages: Path) -> NoReturn:
    """Name the pages that are of other content than now; exit with 1 if there are any."""
    found = [why for name in names if (why := stale(questhall.GAMES[name], pages))]
    print(*(found or ["All pages are of the content of now."]), sep="\n")
    sys.exit(bool(found))


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and write."""
    args = flags().parse_args(arguments)
    names = args.game or list(PLANS)
    if args.check:
        check(names, args.pages)
    args.pages.mkdir(parents=True, exist_ok=True)
    for name in names:
        write(questhall.GAMES[name], PLANS[name], args)


def flags() -> argparse.ArgumentParser:
    """What the command understands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    docs = ROOT / "docs" / "balance"
    parser.add_argument("game", nargs="*", type=known, help=f"{', '.join(PLANS)}; all if none is named")
    parser.add_argument("--games", type=int, help="games of each kind, if not those of the plan")
    parser.add_argument("--bot", help="who plays, at every seat, if not the bot of the plan")
    parser.add_argument("--seed", type=int, help="if not that of the plan")
    parser.add_argument("--minutes", type=float, default=24 * 60, help="no new game is begun after these")
    parser.add_argument("--processes", type=int, help="otherwise one for each core")
    parser.add_argument("--check", action="store_true", help="only tell which pages are of other content than now")
    parser.add_argument("--kept", type=Path, default=ROOT / "build" / "balance", help="where games are kept")
    parser.add_argument("--pages", type=Path, default=docs, help="where pages are written")
    parser.add_argument("--notes", type=Path, default=docs / "notes", help="what people have to say of a game")
    return parser


def known(name: str) -> str:
    """A game that can be measured."""
    if name not in PLANS:
        raise argparse.ArgumentTypeError(f"There is no game “{name}”. There are: {', '.join(PLANS)}.")
    return name


if __name__ == "__main__":
    main()
