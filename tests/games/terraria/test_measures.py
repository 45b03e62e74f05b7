"""What `questhall bench` measures of this game."""

import random
from itertools import islice

from questhall.core import Deal, Rng, Table
from questhall.games.terraria import GAME
from questhall.games.terraria.events import EnemyAttacked, EnemyMoved
from questhall.games.terraria.measures import ENEMIES, place_enemies, positions
from questhall.games.terraria.steps.enemies import EnemyPhase


def test_most_enemies_of_a_measured_phase_move_or_attack() -> None:
    chance = random.Random(1)
    for t in islice(positions(GAME, chance), 3):
        place_enemies(t, chance)
        phase = Table(GAME, Deal(t.state, (EnemyPhase(),)), Rng(1))
        while phase.decisions:
            phase.take(*next((seat, decision.choices[0]) for seat, decision in phase.decisions.items()))
        acted = {event.enemy for event in phase.events if isinstance(event, EnemyMoved | EnemyAttacked)}
        assert len(acted) > ENEMIES / 2
