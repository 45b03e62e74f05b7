"""What `questhall bench` measures of this game besides: how long a monster's plan takes.  [JL-28xx to JL-30xx]"""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator
from time import process_time
from typing import Any

from questhall.core import Game, Setup, Table

from .content import load
from .content.maps import chamber
from .effects import Attack, Move
from .minds import Plan, find_focus, strikes
from .state import Figure, State
from .world import JawsTable, chart_of, is_empty

PLANS, CHARACTERS, MONSTERS = 160, 4, 10
ATTACKS = (Attack(value=0), Attack(value=0, range=3), Attack(value=0, range=3, targets=2))
AREAS = (Attack(value=0, area="cleave"), Attack(value=0, range=3, area="triangle"))


def plan(game: Game[State, Any], seed: int) -> float:
    """The median of plans for attacks near and far, on one target and on two."""
    return median_plan(game, seed, ATTACKS)


def area_plan(game: Game[State, Any], seed: int) -> float:
    """The same for attacks with an area."""
    return median_plan(game, seed, AREAS)


def median_plan(game: Game[State, Any], seed: int, attacks: tuple[Attack, ...]) -> float:
    """How long it takes to find whom a monster makes for, its ways and whom it attacks, in milliseconds."""
    times: list[float] = []
    for t, monster in positions(game, random.Random(seed)):
        attack = attacks[len(times) % len(attacks)]
        start = process_time()
        whole_plan(t, monster, attack)
        times.append(process_time() - start)
    return statistics.median(times) * 1000


def whole_plan(t: JawsTable, monster: Figure, attack: Attack) -> None:
    """Focus, the way there, and the targets from where it ends."""
    move = Move(value=0)
    focus = find_focus(t, monster, (move, attack))
    if focus:
        ways = Plan(t, monster, attack, move).paths(focus)
        monster.at = ways[0][-1] if ways else monster.at
        strikes(t, monster, attack, t.state.figures[focus])


def positions(game: Game[State, Any], chance: random.Random) -> Iterator[tuple[JawsTable, Figure]]:
    """The largest map with all doors open, figures anywhere on it, and the monster that plans."""
    largest = max(load().scenarios, key=lambda scenario: len(chamber(scenario).hexes))
    t = Table.sit(game, Setup(game.key, largest, tuple(game.roles()[:CHARACTERS]), chance.getrandbits(48)))
    state = t.state
    state.opened, state.figures = sorted(chamber(largest).doors), {}
    free = [cell for cell in chart_of(t).hexes if is_empty(t, cell)]
    for _ in range(PLANS):
        cells = chance.sample(free, CHARACTERS + MONSTERS)
        placed = [Figure(role, role, cells.pop(), 5, 5, "character") for role in game.roles()[:CHARACTERS]]
        placed += [Figure(f"m{n}", "zealot", cell, 5, 5, "monster", n) for n, cell in enumerate(cells)]
        state.figures = {each.id: each for each in placed}
        yield t, placed[-1]
