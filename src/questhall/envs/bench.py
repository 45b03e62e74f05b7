"""How quick the environments are."""

from __future__ import annotations

import random
from time import process_time
from typing import Any

from questhall.core import Game

from .single import OneSeat


def steps_per_s(game: Game[Any, Any], seconds: float = 2.0, seed: int = 1) -> int:
    """Steps a second of `OneSeat` in the first scenario with as few seats as it has; random bots play the others.

    A step is a random action, all that the others do until the seat is asked again, what is observed and which actions
    are possible then. In processor time on one core; beginning new games counts too.
    """
    env, chance = OneSeat(game, bot="random"), random.Random(seed)
    steps, games, over, start = 0, 0, True, process_time()
    while process_time() - start < seconds:
        if over:
            games += 1
            _, info = env.reset(seed=games)
        action = chance.choice(info["action_mask"].nonzero()[0].tolist())
        _, _, over, _, info = env.step(action)
        steps += 1
    return round(steps / (process_time() - start))
