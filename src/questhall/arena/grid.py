"""A grid of games in one file: every mix of scenarios, bots, seats and options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from questhall.core import Game
from questhall.core.content import read_yaml
from questhall.core.errors import ContentError, FileError, SetupError, one_of
from questhall.core.game import Option

from .series import Series

EXAMPLE = """\
game: keep
scenarios: [first_night, old_lockup]   # without it: all
bots: [greedy, random]                 # each at all seats; or a list for each seat: [[greedy, random]]
seats: [1, 2]                          # without it: all numbers of the scenario
options: {level: [simple, hard]}
games: 200                             # in each cell
seed: 1
"""
SIDES = ("options", "casts")
"""What has lists by names."""
WHY = {
    "bots": " that are named for each seat",
    "casts": ", which name the scenarios and what the seats play",
    "roles": ", of which each seat has one",
    "seeds": "",
}
"""Why something else says nothing beside these."""


class Grid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: each field with several values is a side of the grid."""

    game: str
    games: int
    bots: tuple[str | tuple[str, ...], ...] = ("greedy",)
    scenarios: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    options: dict[str, tuple[Option, ...]] = {}
    roles: tuple[str, ...] | None = None
    """What each seat plays; drawn for every game if it is not given."""
    casts: dict[str, tuple[tuple[str, ...], ...]] = {}
    """By scenario, what the seats play: each cast is a cell. Then no other scenarios, seats and roles are asked for."""
    pieces: bool = False
    """Whether the scenarios are pieces of a longer game, such as missions of a campaign, each dealt for itself."""
    deeds: bool = True
    """Whether it is counted what happened in each game."""
    seed: int = 1
    seeds: tuple[int, ...] = ()
    """Several seeds instead of one: each is a cell of its own."""


def read_grid(path: Path) -> Grid:
    """The grid of a file."""
    try:
        found = read_yaml(path, Any)
        grid = msgspec.convert(found, Grid)
    except OSError as error:
        raise FileError(f"“{path}” cannot be opened: {error.strerror}.") from None
    except (ContentError, UnicodeDecodeError, msgspec.ValidationError) as error:
        why = str(error).removeprefix(f"{path.name}: ")
        raise FileError(f"“{path}” is no grid of games: {why}. It looks like this:\n\n{EXAMPLE}") from None
    if why := next(_idle(found, grid), ""):
        raise FileError(f"“{path}” is no grid of games: {why}.")
    return grid


def _idle(given: Mapping[str, Any], grid: Grid) -> Iterator[str]:
    """What stands in a file and would do nothing."""
    lists = dict(given) | {f"{side}: {name}": given[side][name] for side in SIDES for name in given.get(side, ())}
    for name, value in lists.items():
        if value == []:
            yield f"the list “{name}” is empty; name something in it, or leave it out"
    has_own_seats = all(isinstance(bots, tuple) for bots in grid.bots)
    for one, other, counts in (
        ("scenarios", "casts", True),
        ("seats", "casts", True),
        ("roles", "casts", True),
        ("seats", "roles", True),
        ("seed", "seeds", True),
        ("seats", "bots", has_own_seats),
    ):
        if counts and one in given and other in given:
            yield f"“{one}” says nothing beside “{other}”{WHY[other]}; leave one of them out"


def cells(grid: Grid, game: Game[Any, Any]) -> list[Series]:
    """Every series of games of the grid, in the order of its sides; seeds are the last of them."""
    found = []
    for scenario, bots in product(grid.casts or grid.scenarios or game.singles, grid.bots):
        for seated, roles in _seated(grid, game, scenario, bots):
            for values in product(*grid.options.values()):
                options: Mapping[str, Option] = dict(zip(grid.options, values, strict=True))
                for seed in grid.seeds or (grid.seed,):
                    found.append(Series(scenario, seated, grid.games, seed, options, roles, grid.deeds, grid.pieces))
    return found


Seated = tuple[tuple[str, ...], tuple[str, ...] | None]
"""The bots of a table, and what they play; None for what is drawn."""


def _seated(grid: Grid, game: Game[Any, Any], scenario: str, bots: str | tuple[str, ...]) -> Sequence[Seated]:
    if grid.casts:
        return [(bots if isinstance(bots, tuple) else (bots,) * len(cast), cast) for cast in grid.casts[scenario]]
    if not isinstance(bots, str):
        return [(bots, grid.roles)]
    counts = grid.seats or tuple(game.seats(scenario))
    if grid.roles is not None:
        counts = (len(grid.roles),)
    return [((bots,) * count, grid.roles) for count in counts]


def game_of(grid: Grid, games: Mapping[str, Game[Any, Any]]) -> Game[Any, Any]:
    """The game of the grid."""
    if grid.game not in games:
        raise SetupError(f"There is no game “{grid.game}”. There are: {one_of(games)}.")
    return games[grid.game]
