"""What `questhall bench` measures of this game besides."""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator
from time import process_time
from typing import Any

from questhall.core import Deal, Game, Rng, Setup, Table

from .figures import alive, occupied
from .state import Enemy, State
from .steps.enemies import EnemyPhase, active_places
from .world import TerrariaTable, cells_of, is_empty

PHASES, APART, PLAYERS, ENEMIES = 60, 20, 4, 12


def enemy_phase(game: Game[State, Any], seed: int) -> float:
    """The median of enemy phases in which twelve enemies act, out of random games of four; what is asked counts too."""
    chance = random.Random(seed)
    times: list[float] = []
    for t in positions(game, chance):
        place_enemies(t, chance)
        start = process_time()
        phase = Table(game, Deal(t.state, (EnemyPhase(),)), Rng(len(times)))
        while decisions := phase.decisions:
            seat = next(iter(decisions))
            phase.take(seat, decisions[seat].choices[0])
        times.append(process_time() - start)
        if len(times) == PHASES:
            break
    return statistics.median(times) * 1000


def positions(game: Game[State, Any], chance: random.Random) -> Iterator[TerrariaTable]:
    """Copies of tables every so many choices, while anybody is in the world."""
    while True:
        t = Table.sit(game, Setup(game.key, "world", tuple(game.roles()[:PLAYERS]), chance.getrandbits(48)))
        while t.decisions:
            seat = chance.choice(list(t.decisions))
            t.take(seat, chance.choice(t.decisions[seat].choices))
            if len(t.history) % APART == 0 and alive(t):
                yield t.copy()


def place_enemies(t: TerrariaTable, chance: random.Random) -> None:
    """Only so many enemies, all of them where they will act."""
    state = t.state
    state.enemies, kinds = [], [kind for kind, enemy in t.content.enemies.items() if not enemy.find]
    near = [cell for place in active_places(t) for cell in cells_of(place) if is_empty(t, cell)]
    free = sorted(set(near) - occupied(t).keys())
    for cell in chance.sample(free, ENEMIES):
        state.enemies.append(Enemy(f"e{state.tokens}", chance.choice(kinds), cell, "forest", "surface_day"))
        state.tokens += 1
