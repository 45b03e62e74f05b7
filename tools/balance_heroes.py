"""The page of `heroes`: core factions against each other, and the missions of the campaign."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from balance_tables import Band, Game, inside, rate, share, table

CORE = ("castle", "dungeon", "necropolis")
CLASH, MISSIONS = "clash", "missions"
WANTED: Band = (40, 60)
WINNABLE: Band = (20, 90)


def page(games: Sequence[Game]) -> list[str]:
    """Factions, then missions."""
    clashes = [game for game in games if game.part == CLASH]
    missions = [game for game in games if game.part == MISSIONS]
    late = sum(game.reason == "no_outcome" for game in games)
    return [
        f"## Core factions against each other, {len(clashes)} games",
        "",
        "Mirrored: each seed is played twice, the factions changing seats.",
        f"Wanted: each wins {WANTED[0]}-{WANTED[1]} % of the decided games.",
        f"{late} games did not end within their rounds.",
        "",
        *pairs(clashes),
        "",
        *factions(clashes),
        "",
        "## Missions of the campaign",
        "",
        "Each for itself, with a new hero; in the campaign a hero brings the cards of the missions before.",
        f"Wanted: {WINNABLE[0]}-{WINNABLE[1]} %.",
        "",
        *table(missions, "mission", lambda game: game.scenario, lambda game: game.roles[0], CORE),
    ]


def decided(games: Sequence[Game]) -> list[Game]:
    """Games that one side won."""
    return [game for game in games if len(game.winners) == 1]


def winner(game: Game) -> str:
    """The faction that won a decided game."""
    return game.roles[game.winners[0]]


def verdict(wins: int, games: int) -> str:
    """Whether a faction's rate is as wanted."""
    return "" if games and WANTED[0] <= 100 * wins / games <= WANTED[1] else f"wanted {WANTED[0]}-{WANTED[1]}"


def pairs(games: Sequence[Game]) -> Iterator[str]:
    """A row for each pair: who won how often, draws apart."""
    yield "| pair | games | drawn | won by the first, % of the decided | by the first seat | by capture |  |"
    yield "|---|---|---|---|---|---|---|"
    for pair in itertools.combinations(CORE, 2):
        mine = [game for game in games if set(game.roles) == set(pair)]
        ended = decided(mine)
        first, opener = sum(winner(game) == pair[0] for game in ended), sum(game.winners == (0,) for game in ended)
        taken, note = sum(game.reason != "rounds_over" for game in ended), verdict(first, len(ended))
        rates = f"{rate(first, len(ended))} | {rate(opener, len(ended))}"
        yield f"| {' : '.join(pair)} | {len(mine)} | {len(mine) - len(ended)} | {rates} | {taken} | {note} |"


def factions(games: Sequence[Game]) -> Iterator[str]:
    """How often each core faction wins its decided games."""
    yield "| faction | won |  |"
    yield "|---|---|---|"
    for faction in CORE:
        mine = [game for game in decided(games) if faction in game.roles]
        wins = sum(winner(game) == faction for game in mine)
        yield f"| {faction} | {rate(wins, len(mine))} | {verdict(wins, len(mine))} |"


def hard_or_easy(games: Sequence[Game]) -> Iterator[str]:
    """Missions that are not as wanted."""
    for mission in dict.fromkeys(game.scenario for game in games if game.part == MISSIONS):
        mine = [game for game in games if game.scenario == mission]
        if not inside(mine, WINNABLE):
            yield f"* {mission}: {share(mine):.0f} %, wanted {WINNABLE[0]}-{WINNABLE[1]}"
