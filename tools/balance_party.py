"""The page of a game in which all win or lose together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from balance_tables import Band, Game, endings, inside, seats_word, share, table, won

import questhall

SPREAD = 25
"""How far the means of two roles may lie apart where roles are drawn."""


def page(game: questhall.Game[Any, Any], games: Sequence[Game], bands: Mapping[str, Band], *, alone: bool) -> list[str]:
    """Every level, endings, roles; alone, each role is a column of its own."""
    wanted = ", ".join(f"{low}-{high} % on {level}" for level, (low, high) in bands.items())
    roles = "no role under half the mean of the others" if alone else f"no role's mean {SPREAD} points from another's"
    falling = "falling from level to level in every scenario; " if len(bands) > 1 else ""
    lines = [f"Wanted: {wanted}; {falling}{roles}."]
    columns = list(game.roles()) if alone else list(dict.fromkeys(seats_word(each.seats) for each in games))
    for level in bands:
        mine = [each for each in games if each.part == level]
        kind = (lambda each: each.roles[0]) if alone else (lambda each: seats_word(each.seats))
        lines += ["", f"## {level.capitalize()}", "", *table(mine, "scenario", _scenario, kind, columns)]
    return [
        *lines,
        "",
        "## Endings",
        "",
        *endings(games, list(bands)),
        "",
        "## Roles",
        "",
        *by_role(game, games, list(bands)),
    ]


def faults(
    game: questhall.Game[Any, Any], games: Sequence[Game], bands: Mapping[str, Band], *, alone: bool
) -> list[str]:
    """What is not as wanted."""
    return [*outside(games, bands, alone=alone), *(lagging(game, games) if alone else apart(game, games))]


def _scenario(game: Game) -> str:
    return game.scenario


def of_role(games: Sequence[Game], role: str) -> list[Game]:
    """The games in which a role was played."""
    return [game for game in games if role in game.roles]


def by_role(game: questhall.Game[Any, Any], games: Sequence[Game], levels: Sequence[str]) -> Iterator[str]:
    """How each role fared, level by level."""
    yield f"| role | {' | '.join(levels)} | all |"
    yield "|---" * (len(levels) + 2) + "|"
    for role in game.roles():
        mine = of_role(games, role)
        cells = [won([each for each in mine if each.part == level]) for level in levels]
        yield f"| {role} | {' | '.join(cells)} | {won(mine)} |"


def outside(games: Sequence[Game], bands: Mapping[str, Band], *, alone: bool) -> Iterator[str]:
    """Rates outside their bands, and levels that are not harder."""
    for scenario in dict.fromkeys(map(_scenario, games)):
        there = [game for game in games if game.scenario == scenario]
        for level, band in bands.items():
            mine = [game for game in there if game.part == level]
            groups = {"": mine} if alone else {f", {seats_word(n)}": _of(mine, n) for n in sorted(_counts(mine))}
            for seats, group in groups.items():
                if not inside(group, band):
                    yield f"* {scenario}, {level}{seats}: {won(group)}, wanted {band[0]}-{band[1]}"
        shares = [share([game for game in there if game.part == level]) for level in bands]
        if shares != sorted(shares, reverse=True):
            yield f"* {scenario}: does not fall from level to level"


def _counts(games: Sequence[Game]) -> set[int]:
    return {game.seats for game in games}


def _of(games: Sequence[Game], seats: int) -> list[Game]:
    return [game for game in games if game.seats == seats]


def lagging(game: questhall.Game[Any, Any], games: Sequence[Game]) -> Iterator[str]:
    """Roles that win less than half as often as the others in the scenarios that they may play."""
    for role in game.roles():
        mine = of_role(games, role)
        there = set(map(_scenario, mine))
        others = [each for each in games if role not in each.roles and each.scenario in there]
        if share(mine) < share(others) / 2:
            yield f"* {role}: {won(mine)}, the others in the same scenarios {won(others)}"


def apart(game: questhall.Game[Any, Any], games: Sequence[Game]) -> Iterator[str]:
    """The best and the worst role, if they are too far apart."""
    means = sorted((share(mine), role) for role in game.roles() if (mine := of_role(games, role)))
    if means and means[-1][0] - means[0][0] > SPREAD:
        yield f"* {means[0][1]} and {means[-1][1]} lie {means[-1][0] - means[0][0]:.0f} points apart"
