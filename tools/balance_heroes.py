"""Measures `heroes`: core factions against each other, and the missions of the campaign; writes docs/balance/heroes.md.

    .venv/bin/python tools/balance_heroes.py --games 500 --missions 60
    nice .venv/bin/python tools/balance.py heroes --games 500 --processes 1

Games are mirrored: each is played twice from the same seed, the factions changing seats. A mission is played for
itself, by each core faction in turn, with a new hero: in the campaign a hero brings the cards of the missions before.
A run that was stopped goes on where it was: what was played is kept in build/balance-heroes.json, and played again
only if something that is printed has changed.
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec
from rich.progress import track

from questhall.arena.report import wilson
from questhall.bots import make_bot, play
from questhall.core import Outcome, Rng, Setup, Table
from questhall.games import GAMES

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "balance-heroes.json"
CORE = ("castle", "dungeon", "necropolis")
CLASH = "first_flags"
WANTED, WINNABLE = (40, 60), (20, 90)
AT_ONCE = 16


class Match(msgspec.Struct, frozen=True):
    """One game: where, by whom, from which seed."""

    scenario: str
    seats: tuple[str, ...]
    seed: int

    @property
    def name(self) -> str:
        """By which it is kept."""
        return f"{self.scenario} {','.join(self.seats)} {self.seed}"


class Ending(msgspec.Struct, frozen=True):
    """How a game went."""

    winners: tuple[int, ...]
    reason: str
    rounds: int
    seconds: float


def played(match: Match) -> Ending:
    """Let greedy bots play one game; a mission is dealt as if it were a scenario."""
    game, setup = GAMES["heroes"], Setup("heroes", match.scenario, match.seats, match.seed)
    start, rng = time.process_time(), Rng(match.seed)
    table = Table(game, game.deal(setup, game.content, rng), rng, setup)
    play(table, {seat: make_bot("greedy", game, match.seed * 10 + seat) for seat in range(len(match.seats))})
    outcome = table.outcome or Outcome("drawn", "no_outcome")
    return Ending(outcome.winners, outcome.reason, table.state.round, time.process_time() - start)


def clashes(games: int) -> Iterator[Match]:
    """Each pair of core factions as often, in both orders of seats from each seed."""
    pairs = list(itertools.combinations(CORE, 2))
    for number in range(games):
        one, other = pairs[number // 2 % len(pairs)]
        yield Match(CLASH, (one, other) if number % 2 == 0 else (other, one), 1 + number // 2)


def missions(games: int) -> Iterator[Match]:
    """Each mission as often, by the core factions in turn."""
    campaigns = GAMES["heroes"].content.campaigns.values()
    for mission in (name for campaign in campaigns for name in campaign.missions):
        for number in range(games):
            yield Match(mission, (CORE[number % len(CORE)],), 1 + number)


def measure(matches: list[Match], processes: int | None) -> dict[str, Ending]:
    """Play what has not been played; every few games are kept."""
    content = GAMES["heroes"].content_hash
    kept = msgspec.json.decode(KEPT.read_bytes(), type=dict[str, dict[str, Ending]]) if KEPT.exists() else {}
    known = kept.get(content, {})
    left = [match for match in matches if match.name not in known]
    KEPT.parent.mkdir(exist_ok=True)
    with ProcessPoolExecutor(processes) as pool:
        for start in track(range(0, len(left), AT_ONCE), f"heroes: {len(left)} games"):
            some = left[start : start + AT_ONCE]
            known |= {match.name: ending for match, ending in zip(some, pool.map(played, some), strict=True)}
            KEPT.write_bytes(msgspec.json.encode({content: known}))
    return {match.name: known[match.name] for match in matches}


def rate(wins: int, games: int) -> str:
    """A win rate in percent with its 95 % interval."""
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.0f} ({100 * low:.0f}-{100 * high:.0f})" if games else "-"


def verdict(wins: int, games: int, band: tuple[int, int]) -> str:
    """Whether a rate is as wanted."""
    return "" if games and band[0] <= 100 * wins / games <= band[1] else f"wanted {band[0]}-{band[1]}"


def duels(endings: dict[str, Ending], matches: list[Match]) -> Iterator[str]:
    """A row for each pair: who won how often, draws apart."""
    yield "| pair | games | drawn | won by the first, % of the decided | by the first seat | by capture |  |"
    yield "|---|---|---|---|---|---|---|"
    for pair in (*itertools.combinations(CORE, 2), CORE):
        mine = [match for match in matches if match.scenario == CLASH and set(match.seats) <= set(pair)]
        decided = [(match, endings[match.name]) for match in mine if len(endings[match.name].winners) == 1]
        first = sum(match.seats[end.winners[0]] == pair[0] for match, end in decided)
        opener = sum(end.winners[0] == 0 for _, end in decided)
        taken = sum(end.reason != "rounds_over" for _, end in decided)
        whole = len(pair) > 2
        share = "" if whole else rate(first, len(decided))
        note = "" if whole else verdict(first, len(decided), WANTED)
        name = "**all**" if whole else " : ".join(pair)
        cells = (name, len(mine), len(mine) - len(decided), share, rate(opener, len(decided)), taken, note)
        yield f"| {' | '.join(map(str, cells))} |"


def factions(endings: dict[str, Ending], matches: list[Match]) -> Iterator[str]:
    """How often each core faction wins its decided games."""
    yield "| faction | won |  |"
    yield "|---|---|---|"
    for faction in CORE:
        mine = [match for match in matches if match.scenario == CLASH and faction in match.seats]
        ends = [(match, endings[match.name]) for match in mine if len(endings[match.name].winners) == 1]
        wins = sum(match.seats[end.winners[0]] == faction for match, end in ends)
        yield f"| {faction} | {rate(wins, len(ends))} | {verdict(wins, len(ends), WANTED)} |"


def quests(endings: dict[str, Ending], matches: list[Match]) -> Iterator[str]:
    """A row for each mission, a column for each faction."""
    yield f"| mission | {' | '.join(CORE)} | all | rounds |  |"
    yield "|---" * (len(CORE) + 4) + "|"
    for mission in dict.fromkeys(match.scenario for match in matches if match.scenario != CLASH):
        mine = [match for match in matches if match.scenario == mission]
        won = {match.name for match in mine if endings[match.name].winners}
        cells = [tally(mine, won, faction) for faction in CORE]
        rounds = sum(endings[match.name].rounds for match in mine) / max(len(mine), 1)
        share = rate(len(won), len(mine))
        note = verdict(len(won), len(mine), WINNABLE)
        yield f"| {mission} | {' | '.join(cells)} | {share} | {rounds:.1f} | {note} |"


def tally(matches: list[Match], won: set[str], faction: str) -> str:
    """The win rate of one faction."""
    mine = [match.name for match in matches if match.seats == (faction,)]
    return rate(len(won & set(mine)), len(mine))


def page(endings: dict[str, Ending], matches: list[Match]) -> str:
    """The document."""
    late = sum(endings[match.name].reason == "no_outcome" for match in matches)
    seconds = sum(end.seconds for end in endings.values()) / max(len(endings), 1)
    clash = [match for match in matches if match.scenario == CLASH]
    lines = [
        "# Balance of `heroes`",
        "",
        "How often greedy bots win, in percent, with 95 % intervals (Wilson); normal difficulty.",
        f"{len(matches)} games, {seconds:.1f} s of one core each. Taken with `tools/balance.py heroes`, content",
        f"{GAMES['heroes'].content_hash}.",
        "",
        "## Core factions against each other",
        "",
        f"`{CLASH}`, {len(clash)} mirrored games: each seed is played twice, the factions changing seats.",
        f"Wanted: each wins {WANTED[0]}-{WANTED[1]} % of the decided games.",
        f"{late} games did not end within their rounds.",
        "",
        *duels(endings, matches),
        "",
        *factions(endings, matches),
        "",
        "## Missions of the campaign",
        "",
        "Each for itself, with a new hero; in the campaign a hero brings the cards of the missions before.",
        f"Wanted: {WINNABLE[0]}-{WINNABLE[1]} %.",
        "",
        *quests(endings, matches),
        "",
    ]
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500, help="clashes of core factions")
    parser.add_argument("--missions", type=int, default=60, help="games of each mission")
    parser.add_argument("--processes", type=int, help="otherwise one for each core")
    args = parser.parse_args(arguments)
    matches = [*clashes(args.games), *missions(args.missions)]
    path = ROOT / "docs" / "balance" / "heroes.md"
    path.write_text(page(measure(matches, args.processes), matches), encoding="utf-8")
    print(f"Written: {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
